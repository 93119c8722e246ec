// Files that may hold anything: much that is no game, times that no date can be, and a match that moves to another device.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { test } from "./harness.mjs";
import { deal, observation, open, play, ready, record, waitForTurn } from "./lib/game.mjs";
import { dealMidHand } from "./lib/player.mjs";
import { playedGames } from "./lib/played_games.mjs";
import { fromMenu } from "./lib/screens.mjs";
import { databaseOf, store } from "./lib/storage.mjs";
import { dialog } from "./lib/table.mjs";

const library = (page) => dialog(page, "Library");
const fault = (page) => page.locator("#fault");
const pathOf = (name) => fileURLToPath(new URL(`../records/${name}.txt`, import.meta.url));

async function openLibrary(page) {
  await fromMenu(page, "Library…");
  await library(page).waitFor();
}

/** Drops a file on the page that begins with a text and then repeats another. */
const drop = (page, head, line, times) =>
  page.evaluate(([head, line, times]) => {
    const many = line.repeat(Math.min(times, 1000));
    const data = new DataTransfer();
    data.items.add(new File([head, ...Array.from({ length: Math.ceil(times / 1000) }, () => many)], "games.canasta"));
    document.querySelector("#app").dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
  }, [head, line, times]);

const HEAD = '{"canasta":"library","version":1}\n';

test("a large file of something else is left soon, and can be stopped", async ({ page, url }) => {
  await open(page, url);
  // Fifty megabytes of lines that are no games, of one line without an end, and of other bytes.
  await drop(page, HEAD, '{"garbage":1}\n', 3_600_000);
  await library(page).getByText("No game came in and 1,000 lines were no games. The rest of the file was left").waitFor();
  await drop(page, HEAD, "0123456789", 5_000_000);
  await library(page).getByText("No game came in and 1 line was no game.").waitFor();
  await drop(page, "", "\u0000\u0007\uffff\n", 8_000_000);
  await library(page).getByText("No game came in and 1 could not be read.").waitFor();
  // One that is read slowly is stopped.
  await page.evaluate(() => {
    const read = Blob.prototype.arrayBuffer;
    Blob.prototype.arrayBuffer = async function () {
      await new Promise((resolve) => setTimeout(resolve, 200));
      return read.call(this);
    };
  });
  await drop(page, HEAD, "0123456789", 5_000_000);
  await library(page).getByRole("progressbar").waitFor();
  await library(page).getByText(/^\d+\.\d MB of 50\.0 MB$/).waitFor();
  await library(page).getByRole("button", { name: "Stop" }).click();
  await library(page).getByText("You stopped it; the rest was not read.").waitFor();
  // The page reads the next file as before.
  await library(page).getByText("Bring games in").click();
  await library(page).getByLabel("Files with games").setInputFiles(pathOf("evening"));
  await library(page).getByText("1 game came in.").waitFor();
});

test("a time that no date can be stops nothing, wherever it stands", async ({ page, url }) => {
  await open(page, url);
  const file = await playedGames(["evening", "classic"]);
  let text = file.buffer.toString();
  text = text.replace(/"changed":\d+/, '"changed":8640000000000001').replace(/"changed":(\d{13}),(?!.*changed)/s, '"changed":$1000000,');
  await openLibrary(page);
  await library(page).getByText("Bring games in").click();
  await library(page).getByLabel("Files with games").setInputFiles({ ...file, buffer: Buffer.from(text) });
  await library(page).getByText("2 games came in.").waitFor();
  const games = library(page).getByRole("list").getByRole("listitem");
  const now = Date.now();
  const times = () => games.locator("time").evaluateAll((all) => all.map((time) => [Number(time.dataset.time), time.textContent]));
  for (const [time, words] of await times()) assert.ok(time <= now + 600_000 && words.length > 5, `${time} ${words}`);
  // What an older version has stored already.
  await page.evaluate(async (name) => {
    const settled = (request) => new Promise((resolve) => Object.assign(request, { onsuccess: () => resolve(request.result) }));
    const database = await settled(indexedDB.open(name));
    const summaries = database.transaction("summaries", "readwrite").objectStore("summaries");
    for (const { text } of await settled(summaries.getAll())) {
      const summary = { ...JSON.parse(text), changed: 8640000000000001, begun: -3, hands: 4294967295, totals: [-2147483648, 2147483647] };
      await settled(summaries.put({ order: -summary.changed, text: JSON.stringify(summary) }, summary.id));
    }
    database.close();
  }, databaseOf(url));
  await store(page, "score-sheets", '{"version":1,"sheets":[{"id":1,"begun":100000001,"preset":"classic","rules_name":null,"changes":{},"names":["We","They"],"dealer":null,"log":[],"drafts":[]}]}');
  await page.reload();
  await ready(page);
  await openLibrary(page);
  assert.equal(await games.count(), 2);
  for (const [time, words] of await times()) assert.ok(time <= Date.now() && words.length > 5, `${time} ${words}`);
  await games.first().getByRole("button", { name: /^Delete/ }).click();
  await library(page).getByText(/^Deleted/).waitFor();
  await library(page).getByRole("button", { name: "Score keeper…" }).click();
  const sheet = dialog(page, "Score keeper").getByRole("listitem");
  const today = await page.evaluate(() => new Intl.DateTimeFormat([], { dateStyle: "medium" }).format(new Date()));
  assert.equal(await sheet.locator("time").innerText(), today);
  assert.equal(await fault(page).count(), 0);
});

test.describe(() => {
  test.use({ expectErrors: /broken for a test/ });

  test("dates that the browser cannot write are left out, and everything else goes on", async ({ page, url }) => {
    await deal(page, url, { rules: "classic", seed: 5, dealer: 3 });
    await page.evaluate(() => {
      Intl.DateTimeFormat = function () {
        throw new RangeError("broken for a test");
      };
    });
    await play(page, "draw");
    await page.waitForTimeout(300);
    await openLibrary(page);
    await library(page).getByText("No date").waitFor();
    await library(page).getByRole("button", { name: "Done" }).click();
    await play(page, await page.evaluate(() => window.canasta.legal(20_000).find((action) => action.startsWith("discard"))));
    await waitForTurn(page);
    assert.equal(await fault(page).count(), 0);
  });
});

test("a match goes on on another device in the middle of a hand, and comes back", async ({ page, url, newPage }) => {
  await dealMidHand(page, url, 21);
  const files = (page) => dialog(page, "Export and import");
  const move = async (from, to) => {
    await fromMenu(from, "Export and import…");
    const download = from.waitForEvent("download");
    await files(from).getByRole("button", { name: "Download the match" }).click();
    const file = await download;
    assert.equal(file.suggestedFilename(), "canasta-match.canasta");
    await files(from).getByRole("button", { name: "Done" }).click();
    await fromMenu(to, "Export and import…");
    await files(to).getByLabel("File with a record or settings").setInputFiles({ name: "canasta-match.canasta", mimeType: "text/plain", buffer: await readFile(await file.path()) });
    await library(to).getByText("1 game came in.").waitFor();
    await library(to).locator(".game-notice").getByRole("button", { name: "Continue" }).click();
    await library(to).waitFor({ state: "detached" });
  };
  const all = async (page) => [await observation(page), await record(page), await page.locator(".seat .name").allInnerTexts()];
  const other = await newPage();
  await open(other, url);
  await move(page, other);
  assert.deepEqual(await all(other), await all(page));
  await other.evaluate(() => window.canasta.settings({ pace: "instant" }));
  await play(other, await other.evaluate(() => window.canasta.legal(20_000).find((action) => action.startsWith("discard") || action === "draw")));
  await waitForTurn(other);
  await move(other, page);
  assert.deepEqual(await all(page), await all(other));
});
