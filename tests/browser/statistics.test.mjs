// The statistics: figures of played games, their export, the way to a hand, and achievements.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test, PHONE } from "./harness.mjs";
import { deal, open, ready } from "./lib/game.mjs";
import { playedGames } from "./lib/played_games.mjs";
import { playUntil } from "./lib/player.mjs";
import { fromMenu, reviewGames } from "./lib/screens.mjs";
import { databaseOf } from "./lib/storage.mjs";
import { dialog } from "./lib/table.mjs";

const NAMES = ["classic", "classic-two", "evening"];
const statistics = (page) => dialog(page, "Statistics");

async function bringIn(page, names) {
  await fromMenu(page, "Library…");
  const library = dialog(page, "Library");
  await library.getByText("Bring games in").click();
  await library.getByLabel("Files with games").setInputFiles(await playedGames(names));
  await library.getByText(`${names.length} games came in.`).waitFor();
  await library.locator(".game-notice").getByRole("button", { name: "These were my games" }).click();
  await library.getByText(`${names.length} games count as yours.`).waitFor();
  await library.getByRole("button", { name: "Done" }).click();
}

async function openStatistics(page) {
  await fromMenu(page, "Statistics…");
  await statistics(page).getByRole("heading", { name: "Games won" }).waitFor();
  await page.waitForFunction(() => document.querySelector("dialog[open] .counting-games")?.textContent === "");
}

/** The rows of the table whose first head is this word. */
const rows = (page, head) =>
  statistics(page).locator("table").filter({ has: page.getByRole("columnheader", { name: head, exact: true }) }).locator("tbody tr")
    .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent.trim())));

/** The value of a figure. */
const figure = (page, name) => statistics(page).locator("dl > div").filter({ hasText: name }).locator("dd").innerText();

/** What the records say: who won, and the points of the first side in every hand. */
async function told(names) {
  const all = [];
  for (const name of names) {
    const text = await readFile(new URL(`../records/${name}.txt`, import.meta.url), "utf8");
    const before = [...text.matchAll(/^hand \d+ dealer \d+ scores (-?\d+) (-?\d+)/gm)].map((hand) => hand.slice(1).map(Number));
    const after = [...text.matchAll(/^end \S+ scores (-?\d+) (-?\d+)/gm)].map((hand) => hand.slice(1).map(Number));
    all.push({
      hands: after.map((totals, at) => totals.map((total, side) => total - before[at][side])),
      out: [...text.matchAll(/^end (\S+)/gm)].map((hand) => hand[1]),
      won: /^result 0 /m.test(text),
    });
  }
  return all;
}

const number = (n) => `${n < 0 ? "−" : ""}${Math.abs(n).toLocaleString("en")}`;

test("a person without games is told where figures come from", async ({ page, url }) => {
  await open(page, url);
  await fromMenu(page, "Statistics…");
  await statistics(page).getByText("Nothing to count yet. Play a hand to its end, and your figures begin here.").waitFor();
  assert.equal(await statistics(page).getByRole("button", { name: "Save as CSV" }).count(), 0);
  assert.equal(await statistics(page).getByRole("listitem").count(), 12);
});

test("figures agree with the records, are saved as a table, and lead to the hands", async ({ page, url }) => {
  await open(page, url);
  await bringIn(page, NAMES);
  await openStatistics(page);
  const games = await told(NAMES);
  const hands = games.flatMap((game) => game.hands);
  const won = games.filter((game) => game.won).length;
  await statistics(page).getByText(`${hands.length} hands and 3 finished games on this device. Practice and games from files do not count.`).waitFor();
  const [all, ...byRules] = await rows(page, "Rules");
  assert.deepEqual(all.slice(0, 2), ["All games", `${won} of 3`]);
  assert.equal(byRules.length, 3);
  assert.match(all[3], /^\d+–\d+ %$/);
  assert.deepEqual((await rows(page, "Opponents")).map(([name]) => name), ["Club", "Expert", "Master"]);
  const mean = (side) => number(Math.round(hands.reduce((sum, hand) => sum + hand[side], 0) / hands.length));
  assert.equal(await figure(page, "Your points a hand"), mean(0));
  assert.equal(await figure(page, "Their points a hand"), mean(1));
  // One kind of rules alone.
  await statistics(page).getByLabel("Rules").selectOption("evening");
  await statistics(page).getByText(/1 finished game on this device/).waitFor();
  const evening = games[2].hands;
  assert.equal(await figure(page, "Your points a hand"), number(Math.round(evening.reduce((sum, hand) => sum + hand[0], 0) / evening.length)));
  await statistics(page).getByLabel("Rules").selectOption("any");
  await statistics(page).getByText(/3 finished games on this device/).waitFor();
  // The course is there as a table too.
  await statistics(page).getByText("As a table").click();
  const course = await rows(page, "Games");
  assert.deepEqual(course.map(([at]) => at), ["1", "2", "3"]);
  assert.equal(course[0][1], number(Math.round(games[0].hands.reduce((sum, hand) => sum + hand[0], 0) / games[0].hands.length)));
  // The table for other programs.
  const saved = page.waitForEvent("download");
  await statistics(page).getByRole("button", { name: "Save as CSV" }).click();
  const file = await saved;
  assert.equal(file.suggestedFilename(), "canasta-statistics.csv");
  const lines = (await readFile(await file.path(), "utf8")).trim().split("\r\n");
  assert.equal(lines.length, 4);
  const columns = lines[0].split(",");
  const first = Object.fromEntries(lines[1].split(",").map((value, at) => [columns[at], value]));
  assert.equal(first.date, "2026-01-01");
  assert.equal(Number(first.hands), games[0].hands.length);
  assert.equal(Number(first.own_points), games[0].hands.reduce((sum, hand) => sum + hand[0], 0));
  // The best hand, by keyboard.
  const best = Math.max(...games.map((game) => Math.max(...game.hands.map((hand) => hand[0]))));
  const button = statistics(page).getByRole("list", { name: "Your best hands" }).getByRole("button").first();
  assert.match(await button.innerText(), new RegExp(`^${number(best)}`));
  const hand = Number(/Hand (\d+)/.exec(await button.innerText())[1]);
  await button.focus();
  await page.keyboard.press("Enter");
  await page.locator(".look-bar").waitFor();
  assert.match(await page.locator(".look-bar").innerText(), new RegExp(`hand ${hand}\\b`, "i"));
});

test("errors and luck of reviewed games are shown as pictures and as a table", async ({ page, url }) => {
  await open(page, url);
  await bringIn(page, NAMES);
  await openStatistics(page);
  await statistics(page).getByText("No game is reviewed yet.", { exact: false }).waitFor();
  await reviewGames(page, 2);
  await openStatistics(page);
  await statistics(page).getByText(/^2 games are reviewed, with \d+ decisions of yours\. Only reviewed games count here\.$/).waitFor();
  assert.match(await figure(page, "Error rate"), /^\d+\.\d\u{a0}% ±\u{a0}\d+\.\d\u{a0}%$/u);
  assert.match(await figure(page, "Luck a hand"), /^[+−]?\d+\.\d\u{a0}%$/u);
  const part = statistics(page).locator(".figures-part").filter({ has: page.getByRole("heading", { name: "Errors and luck" }) });
  assert.equal(await part.locator("svg.course").count(), 2);
  await part.getByText("As a table").click();
  const course = await rows(page, "Reviewed games");
  assert.deepEqual(course.map(([at]) => at), ["1", "2"]);
  const decisions = course.reduce((sum, [, count]) => sum + Number(count), 0);
  await statistics(page).getByText(`2 games are reviewed, with ${decisions} decisions of yours.`, { exact: false }).waitFor();
  // A reload finds the same.
  await open(page, url);
  await openStatistics(page);
  await statistics(page).getByText(`2 games are reviewed, with ${decisions} decisions of yours.`, { exact: false }).waitFor();
});

test.describe(() => {
  test.use({ viewport: PHONE });

  test("games are counted once, and what was counted stays", async ({ page, url }) => {
    await open(page, url);
    await bringIn(page, NAMES);
    await openStatistics(page);
    const before = await rows(page, "Rules");
    const facts = () => page.evaluate(async (name) => {
      const settled = (request) => new Promise((resolve) => Object.assign(request, { onsuccess: () => resolve(request.result) }));
      const database = await settled(indexedDB.open(name));
      const store = database.transaction("facts", "readwrite").objectStore("facts");
      const all = await settled(store.getAll());
      // Facts of another record are counted anew; these say so by their fingerprint, and all others are taken as they are.
      const changed = JSON.parse(all[0]);
      changed.tally.hands += 100;
      await settled(store.put(JSON.stringify(changed), changed.id));
      database.close();
      return all.length;
    }, databaseOf(url));
    assert.equal(await facts(), 3);
    await page.reload();
    await ready(page);
    await openStatistics(page);
    assert.deepEqual(await rows(page, "Rules"), before);
    const hands = (await told(NAMES)).flatMap((game) => game.hands).length;
    await statistics(page).getByText(new RegExp(`^${hands + 100} hands and 3 finished games`)).waitFor();
    // Deleting a game takes its facts along.
    await statistics(page).getByRole("button", { name: "Done" }).click();
    await fromMenu(page, "Library…");
    await dialog(page, "Library").getByRole("button", { name: /^Delete/ }).first().click();
    await dialog(page, "Library").getByText(/^Deleted/).waitFor();
    await dialog(page, "Library").getByRole("button", { name: "Done" }).click();
    await openStatistics(page);
    await statistics(page).getByText(/and 2 finished games on this device/).waitFor();
  });
});

test("a hand that was played is counted, and what is achieved in it is told once", { tag: "@quick" }, async ({ page, url }) => {
  test.setTimeout(240_000);
  // Chosen cards would make it practice.
  await deal(page, url, { rules: "classic-two" });
  await playUntil(page, () => window.canasta.observation().ended !== null);
  await page.locator("dialog.scene[open]").waitFor();
  const told = await page.locator("dialog[open] .achieved").allInnerTexts();
  const names = [...(told[0] ?? "").matchAll(/“([^”]+)”/g)].map((match) => match[1]);
  await page.keyboard.press("Escape");
  await fromMenu(page, "Statistics…");
  await statistics(page).getByText(/^1 hand and 0 finished games/).waitFor();
  const got = await statistics(page).locator(".achievements > .got b").allInnerTexts();
  assert.deepEqual(got, names);
});
