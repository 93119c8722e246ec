// The library: what is kept, resumed, renamed, deleted, saved as a file and brought in, in the browser's database.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { test, PHONE } from "./harness.mjs";
import { deal, observation, open, play, ready, record, redeal, waitForTurn } from "./lib/game.mjs";
import { playUntil } from "./lib/player.mjs";
import { fromMenu, RECORDS } from "./lib/screens.mjs";
import { databaseOf, keyOf } from "./lib/storage.mjs";
import { dialog } from "./lib/table.mjs";

const pathOf = (name) => fileURLToPath(new URL(`../records/${name}.txt`, import.meta.url));
const library = (page) => dialog(page, "Library");
const games = (page) => library(page).getByRole("list").getByRole("listitem");

async function openLibrary(page) {
  await fromMenu(page, "Library…");
  await library(page).waitFor();
}

/** What the database holds: the text of each store by key. */
const stored = (page) =>
  page.evaluate(async (database) => {
    if (!(await indexedDB.databases()).some(({ name }) => name === database)) return {};
    const settled = (request) => new Promise((resolve, reject) => Object.assign(request, { onsuccess: () => resolve(request.result), onerror: () => reject(request.error) }));
    const opened = await settled(indexedDB.open(database));
    const all = {};
    for (const name of opened.objectStoreNames) {
      const store = opened.transaction(name).objectStore(name);
      const [keys, values] = await Promise.all([settled(store.getAllKeys()), settled(store.getAll())]);
      all[name] = Object.fromEntries(keys.map((key, at) => [key, values[at]]));
    }
    opened.close();
    return all;
  }, databaseOf(page.url()));

/** The records that are stored, in any order. */
const storedRecords = async (page) => Object.values((await stored(page)).games ?? {}).map((text) => JSON.parse(text).record);

/** Waits until the database holds a game that ends in this line. */
async function untilStored(page, test) {
  for (let n = 0; n < 100; n += 1) {
    const records = await storedRecords(page);
    if (records.some(test)) return records;
    await page.waitForTimeout(100);
  }
  assert.fail(`not stored: ${(await storedRecords(page)).map((text) => text.split("\n").slice(-3).join(" / "))}`);
}

const discard = (page) => page.evaluate(() => window.canasta.legal(20_000).find((action) => action.startsWith("discard")));

/** Draws and discards, and waits until it is the person's turn again. */
async function playTurn(page) {
  await play(page, "draw");
  await play(page, await discard(page));
  await waitForTurn(page);
}

async function bringIn(page, names) {
  await library(page).getByText("Bring games in").click();
  await library(page).getByLabel("Files with games").setInputFiles(names.map(pathOf));
  await library(page).getByText(new RegExp(`^${names.length === 1 ? "1 game" : `${names.length} games`} came in`)).waitFor();
}

test("a game comes into the library with the first own action, and is continued from there after another one", async ({ page, url }) => {
  await deal(page, url, { rules: "classic", seed: 5, dealer: 3 });
  assert.deepEqual((await stored(page)).games ?? {}, {}, "no game is stored before the first action");
  await play(page, "draw");
  await untilStored(page, (text) => text.endsWith("\n0 draw\n"));
  await play(page, await discard(page));
  await waitForTurn(page);
  await play(page, "draw");
  const before = [await observation(page), await record(page)];
  // Another game is dealt: the first one is kept as it is.
  await redeal(page, { rules: "duel", seed: 6, dealer: 1 });
  await play(page, "draw");
  await untilStored(page, (text) => text.includes("\nrules duel"));
  await openLibrary(page);
  assert.equal(await games(page).count(), 2);
  const [second, first] = [games(page).nth(0), games(page).nth(1)];
  await second.getByText("On the table").waitFor();
  assert.match(await first.innerText(), /^You and Ben against Ada and Cleo\nHand 1\n/i);
  // The date is in the form of the browser.
  const date = await first.locator("time").innerText();
  assert.equal(date, await page.evaluate((at) => new Intl.DateTimeFormat([], { dateStyle: "medium", timeStyle: "short" }).format(Number(at)), await first.locator("time").getAttribute("data-time")));
  const other = await record(page);
  await first.getByRole("button", { name: /^Continue: / }).click();
  await library(page).waitFor({ state: "detached" });
  assert.deepEqual([await observation(page), await record(page)], before);
  await page.reload();
  await ready(page);
  assert.deepEqual([await observation(page), await record(page)], before);
  // And back.
  await openLibrary(page);
  await games(page).filter({ hasText: "Duel" }).getByRole("button", { name: /^Continue: / }).click();
  await library(page).waitFor({ state: "detached" });
  assert.equal(await record(page), other);
});

test("a save of a version without a library moves over by itself", async ({ page, url }) => {
  await deal(page, url, { rules: "classic", seed: 7, dealer: 3 });
  await play(page, "draw");
  await untilStored(page, (text) => text.endsWith("\n0 draw\n"));
  const kept = await record(page);
  await page.goto("about:blank");
  await page.goto(new URL("icon.svg", url).href);
  await page.evaluate(async ([key, database]) => {
    const save = JSON.parse(localStorage[key]);
    delete save.library;
    localStorage[key] = JSON.stringify(save);
    await new Promise((resolve) => Object.assign(indexedDB.deleteDatabase(database), { onsuccess: resolve }));
  }, [keyOf(url, "game"), databaseOf(url)]);
  await open(page, url);
  const [text] = await untilStored(page, (text) => text.endsWith("\n0 draw\n"));
  assert.equal(await record(page), kept);
  assert.ok(text.startsWith(kept.split("# ")[0]));
  await play(page, await discard(page));
  await page.waitForFunction((key) => JSON.parse(localStorage[key]).library?.base, keyOf(url, "game"));
  assert.equal((await storedRecords(page)).length, 1);
});

test("a finished match is looked back at, renamed, deleted and brought back", { tag: "@quick" }, async ({ page, url }) => {
  const asked = [];
  await page.exposeFunction("asked", () => asked.push("persist"));
  await page.addInitScript(() => {
    const persist = navigator.storage.persist.bind(navigator.storage);
    navigator.storage.persist = () => (window.asked(), persist());
  });
  await deal(page, url, { rules: "evening", seed: 5, dealer: 3 });
  await playUntil(page, () => window.canasta.observation().ended !== null);
  await page.locator("dialog.scene[open]").waitFor();
  await untilStored(page, (text) => /\nresult \d/.test(text));
  await redeal(page, { rules: "duel", seed: 6, dealer: 1 });
  await play(page, "draw");
  const onTable = await record(page);
  await untilStored(page, (text) => text.includes("\nrules duel"));
  assert.deepEqual(asked, ["persist"], "the browser is asked once, after the first finished match");

  await openLibrary(page);
  const match = games(page).filter({ hasText: "Evening" });
  await match.getByRole("button", { name: /^Rename: / }).click();
  const title = match.getByRole("textbox", { name: "Title" });
  assert.ok(await title.evaluate((field) => field === document.activeElement), "the field has the focus");
  await title.fill("Christmas");
  await page.keyboard.press("Enter");
  await games(page).filter({ hasText: "Christmas" }).getByRole("button", { name: "Look back: Christmas" }).waitFor();
  const before = await stored(page);
  await games(page).filter({ hasText: "Christmas" }).getByRole("button", { name: "Delete: Christmas" }).click();
  await library(page).getByText("Deleted: Christmas.").waitFor();
  assert.equal(await games(page).count(), 1);
  assert.equal(Object.keys((await stored(page)).games).length, 1);
  await library(page).getByRole("button", { name: "Undo" }).click();
  await library(page).getByText("The game is back.").waitFor();
  assert.equal(await games(page).count(), 2);
  await untilStored(page, (text) => text.includes("\nrules evening"));
  assert.deepEqual(await stored(page), before);
  await games(page).getByRole("button", { name: "Look back: Christmas" }).click();
  await page.locator(".look-bar").waitFor();
  await page.getByRole("button", { name: "Stop looking back" }).click();
  await page.locator(".look-bar").waitFor({ state: "detached" });
  assert.equal(await record(page), onTable, "the match waits meanwhile");
});

test("the search and the filters find games", async ({ page, url }) => {
  await open(page, url);
  await openLibrary(page);
  await library(page).getByText("No games yet").waitFor();
  await bringIn(page, RECORDS);
  assert.equal(await games(page).count(), RECORDS.length);
  await library(page).getByRole("combobox", { name: "Rules" }).selectOption("pagat");
  assert.match(await games(page).allInnerTexts().then((all) => all.join()), /Pagat/);
  assert.equal(await games(page).count(), 1);
  await library(page).getByRole("combobox", { name: "Rules" }).selectOption("any");
  await library(page).getByRole("combobox", { name: "Player" }).selectOption("Jan");
  assert.equal(await games(page).count(), 3);
  await library(page).getByRole("searchbox").pressSequentially("rooms");
  assert.equal(await games(page).count(), 1);
  await library(page).getByRole("radio", { name: "Begun" }).check();
  await library(page).getByText("No game matches.").waitFor();
  await library(page).getByRole("button", { name: "Show all games" }).click();
  assert.equal(await games(page).count(), RECORDS.length);
});

test("all games go to another device in one file, and come in once", async ({ page, url, newPage }) => {
  await deal(page, url, { rules: "classic", seed: 5, dealer: 3 });
  await play(page, "draw");
  await openLibrary(page);
  await bringIn(page, RECORDS);
  const download = page.waitForEvent("download");
  await library(page).getByRole("button", { name: "Save all as one file" }).click();
  const file = await download;
  assert.equal(file.suggestedFilename(), "canasta-library.canasta");
  const path = await file.path();
  const there = await newPage();
  await open(there, url);
  await openLibrary(there);
  await library(there).getByText("Bring games in").click();
  await library(there).getByLabel("Files with games").setInputFiles(path);
  await library(there).getByText("7 games came in.").waitFor();
  // The game of the other device counts here once the person says that it was theirs.
  await library(there).locator(".game-notice").getByRole("button", { name: "These were my games" }).click();
  await library(there).getByText("The game counts as yours.").waitFor();
  const here = await stored(page);
  const same = async () => JSON.parse(JSON.stringify(await stored(there)).replaceAll('\\"elsewhere\\":true,', ""));
  await there.waitForTimeout(100);
  assert.deepEqual(await same(), here);
  await library(there).getByLabel("Files with games").setInputFiles([path, pathOf("pagat"), fileURLToPath(import.meta.url)]);
  await library(there).getByText("No game came in, 8 were there already and 1 could not be read.").waitFor();
  assert.deepEqual(await same(), here);
  // The game that goes on is continued with the cards of both devices alike.
  await games(there).getByRole("button", { name: /^Continue: / }).click();
  await library(there).waitFor({ state: "detached" });
  assert.deepEqual((await observation(there)).hand, (await observation(page)).hand);
});

test("a finished game is saved as a record", async ({ page, url }) => {
  await open(page, url);
  await openLibrary(page);
  await bringIn(page, ["pagat"]);
  const download = page.waitForEvent("download");
  await games(page).getByRole("button", { name: /^Save as a file: / }).click();
  const text = await readFile(await (await download).path(), "utf8");
  const lines = (all) => all.split("\n").filter((line) => !line.startsWith("#"));
  assert.deepEqual(lines(text), lines(await readFile(pathOf("pagat"), "utf8")));
});

test.describe(() => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("records are dropped onto the page and pasted", async ({ page, url }) => {
    await deal(page, url, { rules: "duel", seed: 5, dealer: 1 });
    const [pagat, evening] = await Promise.all(["pagat", "evening"].map((name) => readFile(pathOf(name), "utf8")));
    const drop = (kind) =>
      page.evaluate(([kind, text]) => {
        const data = new DataTransfer();
        data.items.add(new File([text], "record.txt", { type: "text/plain" }));
        const event = new DragEvent(kind, { dataTransfer: data, bubbles: true, cancelable: true });
        document.querySelector("#app").dispatchEvent(event);
        return [event.defaultPrevented, document.documentElement.hasAttribute("data-dropping")];
      }, [kind, pagat]);
    assert.deepEqual(await drop("dragover"), [true, true]);
    assert.deepEqual(await drop("drop"), [true, false]);
    await library(page).getByText("1 game came in.").waitFor();
    await page.evaluate((text) => navigator.clipboard.writeText(text), evening);
    await library(page).getByRole("button", { name: "Done" }).focus();
    await page.keyboard.press("ControlOrMeta+v");
    await games(page).filter({ hasText: "Evening" }).waitFor();
    assert.equal(await games(page).count(), 2);
    await library(page).getByText("Bring games in").click();
    await library(page).getByRole("button", { name: "Bring in" }).click();
    await library(page).getByRole("alert").getByText("Paste a record or a saved library first").waitFor();
    await library(page).getByRole("textbox", { name: /^Pasted/ }).fill(pagat);
    await library(page).getByRole("button", { name: "Bring in" }).click();
    await library(page).getByText("No game came in and 1 was there already.").waitFor();
  });
});

test("a file opened with the installed app comes into the library", async ({ page, url }) => {
  const text = await readFile(pathOf("evening"), "utf8");
  await page.addInitScript((text) => {
    const handle = { getFile: async () => new File([text], "record.txt") };
    Object.defineProperty(window, "launchQueue", { value: { setConsumer: (consumer) => consumer({ files: [handle] }) } });
  }, text);
  await open(page, url);
  await library(page).getByText("1 game came in.").waitFor();
  const manifest = await (await page.request.get(new URL("manifest.webmanifest", url).href)).json();
  assert.deepEqual(manifest.file_handlers[0].accept, { "application/x-canasta": [".canasta"], "text/plain": [".txt"] });
});

test("a game in two tabs is never overwritten by its older version, where no lock keeps them apart", async ({ page, url, context }) => {
  await context.addInitScript(() => Object.defineProperty(Navigator.prototype, "locks", { value: undefined }));
  await deal(page, url, { rules: "classic", seed: 5, dealer: 3 });
  await play(page, "draw");
  await untilStored(page, (text) => text.endsWith("\n0 draw\n"));
  const other = await context.newPage();
  await open(other, url);
  await other.evaluate(() => window.canasta.settings({ pace: "instant" }));
  assert.equal(await record(other), await record(page));
  await play(page, await discard(page));
  await waitForTurn(page);
  await playTurn(page);
  const newer = (await untilStored(page, (text) => text.match(/^0 discard/gm)?.length === 2))[0];
  // The other tab plays the first turn in another way.
  const another = await other.evaluate((newer) => window.canasta.legal(20_000).find((action) => action.startsWith("discard") && !newer.includes(`\n0 ${action}\n`)), newer);
  await play(other, another);
  const both = await untilStored(page, (text) => text.includes(`\n0 ${another}\n`));
  assert.equal(both.length, 2);
  assert.ok(both.includes(newer));
});

for (const [how, refuse] of Object.entries({
  "no database": () => Object.defineProperty(window, "indexedDB", { value: undefined }),
  "a database that refuses": () => {
    indexedDB.constructor.prototype.open = () => {
      throw new DOMException("refused", "SecurityError");
    };
  },
  "a database that fails": () => {
    const { open } = indexedDB.constructor.prototype;
    // A version that is older than the one that is there cannot be opened.
    indexedDB.constructor.prototype.open = function (name) {
      const request = open.call(this, `${name}.newer`, 9);
      request.onsuccess = () => request.result.close();
      return open.call(this, `${name}.newer`, 1);
    };
  },
})) {
  test(`without a library the game goes on as before: ${how}`, async ({ page, url }) => {
    await page.addInitScript(refuse);
    await deal(page, url, { rules: "classic", seed: 5, dealer: 3 });
    await playTurn(page);
    await play(page, "draw");
    const before = [await observation(page), await record(page)];
    await page.reload();
    await ready(page);
    assert.deepEqual([await observation(page), await record(page)], before);
    await openLibrary(page);
    await library(page).getByText(/^The library cannot be read now: this browser does not answer, or stores nothing for good in this window/).waitFor();
    await library(page).getByRole("button", { name: "Done" }).click();
    await fromMenu(page, /^Abandon/);
    await dialog(page, "Abandon the game?").getByText(/is lost, unless you save it as a file/).waitFor();
  });
}

test("games that an earlier version stored are listed, and come first where they are the latest", async ({ page, url }) => {
  await open(page, url);
  await openLibrary(page);
  await bringIn(page, ["evening"]);
  // The first version of the database stored a summary as its text alone, and had no index.
  await page.evaluate(async (name) => {
    const settled = (request) => new Promise((resolve) => Object.assign(request, { onsuccess: () => resolve(request.result) }));
    const database = await settled(indexedDB.open(name));
    const from = database.transaction(["summaries", "games"]);
    const [{ text }] = await settled(from.objectStore("summaries").getAll());
    const [game] = await settled(from.objectStore("games").getAll());
    database.close();
    await settled(indexedDB.deleteDatabase(name));
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => ["summaries", "games", "reviews"].forEach((store) => request.result.createObjectStore(store));
    const old = await settled(request);
    const all = old.transaction(["summaries", "games"], "readwrite");
    for (let n = 0; n < 60; n += 1) {
      const id = n.toString(16).padStart(16, "0");
      all.objectStore("summaries").put(JSON.stringify({ ...JSON.parse(text), id, changed: 1000 + n, title: `Game ${n}` }), id);
      all.objectStore("games").put(game, id);
    }
    await new Promise((resolve) => (all.oncomplete = resolve));
    old.close();
  }, databaseOf(url));
  for (let visit = 0; visit < 2; visit += 1) {
    await page.reload();
    await ready(page);
    await openLibrary(page);
    await library(page).getByText(/^60 games, /).waitFor();
    await games(page).first().getByText("Game 59").waitFor();
    assert.equal(await games(page).count(), 50);
  }
  // The second visit has found them all in the index.
  const orders = await page.evaluate(async (name) => {
    const settled = (request) => new Promise((resolve) => Object.assign(request, { onsuccess: () => resolve(request.result) }));
    const database = await settled(indexedDB.open(name));
    const found = await settled(database.transaction("summaries").objectStore("summaries").index("latest").getAll(null, 2));
    database.close();
    return found.map((value) => value.order);
  }, databaseOf(url));
  assert.deepEqual(orders, [-1059, -1058]);
});

test.describe(() => {
  test.use({ viewport: PHONE });

  test("a long list shows more on demand, and the keyboard reaches every action", async ({ page, url }) => {
    await open(page, url);
    await openLibrary(page);
    await bringIn(page, ["evening"]);
    await library(page).getByRole("button", { name: "Done" }).click();
    await page.evaluate(async (name) => {
      const settled = (request) => new Promise((resolve) => Object.assign(request, { onsuccess: () => resolve(request.result) }));
      const database = await settled(indexedDB.open(name));
      const all = database.transaction(["summaries", "games"], "readwrite");
      const [{ text }] = await settled(all.objectStore("summaries").getAll());
      const [game] = await settled(all.objectStore("games").getAll());
      for (let n = 0; n < 119; n += 1) {
        const id = n.toString(16).padStart(16, "0");
        const changed = 1000 + n;
        all.objectStore("summaries").put({ order: -changed, text: JSON.stringify({ ...JSON.parse(text), id, changed, title: `Game ${n}` }) }, id);
        all.objectStore("games").put(game, id);
      }
      await new Promise((resolve) => (all.oncomplete = resolve));
      database.close();
    }, databaseOf(url));
    await openLibrary(page);
    await library(page).getByText(/^120 games, /).waitFor();
    assert.equal(await games(page).count(), 50);
    const more = library(page).getByRole("button", { name: "Show more" });
    await more.focus();
    await page.keyboard.press("Enter");
    assert.equal(await games(page).count(), 100);
    await more.click();
    assert.equal(await games(page).count(), 120);
    assert.equal(await more.count(), 0);
    // Every control has a name, and Tab goes from one to the next.
    await games(page).nth(5).getByRole("button", { name: /^Look back/ }).focus();
    const names = [];
    for (let n = 0; n < 5; n += 1) {
      names.push(await page.evaluate(() => document.activeElement.getAttribute("aria-label")));
      await page.keyboard.press("Tab");
    }
    assert.deepEqual(names.map((name) => name.split(": ")[0]), ["Look back", "Review", "Rename", "Save as a file", "Delete"]);
    await games(page).nth(5).getByRole("button", { name: /^Delete/ }).focus();
    await page.keyboard.press("Enter");
    await library(page).getByText("Deleted: Game 114.").waitFor();
    assert.equal(await page.evaluate(() => document.activeElement.closest(".game, .game-notice") !== null), true, "the focus stays in the list");
  });
});
