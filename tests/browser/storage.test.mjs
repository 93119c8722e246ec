// Where the page stores what: each folder of a host has a place of its own, and what an older version stored is taken over.

import assert from "node:assert/strict";
import { test } from "./harness.mjs";
import { deal, observation, open, play, ready, record, settings, waitForTurn } from "./lib/game.mjs";
import { dealMidHand } from "./lib/player.mjs";
import { fromMenu } from "./lib/screens.mjs";
import { downloadSite, serveFiles } from "./lib/static_host.mjs";
import { databaseOf, keyOf, stored, untilStored } from "./lib/storage.mjs";
import { dialog } from "./lib/table.mjs";

/** Serves the page in several folders of one host, and calls `then` with their addresses. */
async function withFolders(url, folders, then) {
  const files = await downloadSite(url);
  const all = folders.flatMap((folder) => [[`${folder}/`, files.get("index.html")], ...[...files].map(([name, bytes]) => [`${folder}/${name}`, bytes])]);
  const host = await serveFiles(new Map([["404.html", files.get("404.html")], ...all]), "/");
  try {
    await then(...folders.map((folder) => `${host.url}${folder}/`));
  } finally {
    await host.stop();
  }
}

/** The titles of the games in the library. */
async function listed(page) {
  await fromMenu(page, "Library…");
  const library = dialog(page, "Library");
  await library.getByText(/^\d+ games?, |No games yet|Every game that you/).first().waitFor();
  const games = await library.getByRole("list").getByRole("listitem").allInnerTexts();
  await library.getByRole("button", { name: "Done" }).click();
  return games;
}

/** Turns what the page at this address has stored into what an older version stored, without the folder. */
async function asOlderVersion(page, url) {
  await page.goto("about:blank");
  await page.goto(new URL("icon.svg", url).href);
  await page.evaluate(async ([prefix, database]) => {
    for (const key of Object.keys(localStorage)) {
      const text = localStorage.getItem(key);
      localStorage.removeItem(key);
      if (!key.endsWith(" copied")) localStorage.setItem(key.replace(prefix, "canasta."), text);
    }
    const settled = (request) => new Promise((resolve, reject) => Object.assign(request, { onsuccess: () => resolve(request.result), onerror: () => reject(request.error) }));
    const from = await settled(indexedDB.open(database));
    const opening = indexedDB.open("canasta", 3);
    const names = ["summaries", "games", "reviews", "facts"];
    opening.onupgradeneeded = () => names.forEach((name) => opening.result.createObjectStore(name));
    const to = await settled(opening);
    for (const name of names) {
      const store = from.transaction(name).objectStore(name);
      const [keys, values] = await Promise.all([settled(store.getAllKeys()), settled(store.getAll())]);
      const writing = to.transaction(name, "readwrite");
      keys.forEach((key, at) => writing.objectStore(name).put(values[at], key));
      await new Promise((resolve) => (writing.oncomplete = resolve));
    }
    from.close();
    to.close();
    await settled(indexedDB.deleteDatabase(database));
  }, [keyOf(url, ""), databaseOf(url)]);
}

/** Everything in `localStorage` whose key begins like this. */
const all = (page, prefix) =>
  page.evaluate((prefix) => Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith(prefix)).sort()), prefix);

const discard = (page) => page.evaluate(() => window.canasta.legal(20_000).find((action) => action.startsWith("discard")));

/** Deals, and plays a turn, so that the library has the game. */
async function playTurn(page, url, seed) {
  await deal(page, url, { rules: "classic", seed, dealer: 3 });
  await play(page, "draw");
  await play(page, await discard(page));
  await waitForTurn(page);
  await untilStored(page, "game", (text) => text !== null && JSON.parse(text).library?.base !== undefined);
}

test("two folders of one host share nothing, nor do they ask each other", async ({ page, url, context }) => {
  await withFolders(url, ["one", "fork"], async (one, fork) => {
    await playTurn(page, one, 7);
    await settings(page, { theme: "dark" });
    const before = await all(page, keyOf(one, ""));
    await open(page, fork);
    assert.equal(await observation(page), null, "a new visitor");
    assert.equal(await page.evaluate(() => window.canasta.settings().theme), "system");
    assert.deepEqual(await listed(page), []);
    await playTurn(page, fork, 8);
    assert.equal((await listed(page)).length, 1);
    assert.deepEqual(await all(page, keyOf(one, "")), before);
    assert.deepEqual(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("canasta."))), []);
    const other = await context.newPage();
    await open(other, one);
    assert.equal(await other.getByRole("dialog").count(), 0);
    assert.equal((await listed(other)).length, 1);
    assert.equal(await other.evaluate(() => window.canasta.settings().theme), "dark");
  });
});

test("every folder takes over what an older version stored, once, and leaves it there", async ({ page, url }) => {
  await withFolders(url, ["one", "fork"], async (one, fork) => {
    await playTurn(page, one, 7);
    await settings(page, { theme: "dark" });
    const kept = await record(page);
    await asOlderVersion(page, one);
    const old = await all(page, "canasta.");
    assert.ok(old["canasta.game"].includes("canasta-record") && old["canasta.settings"].includes("dark"));
    for (const folder of [one, fork]) {
      await open(page, folder);
      assert.equal(await record(page), kept, folder);
      assert.equal(await page.evaluate(() => window.canasta.settings().theme), "dark");
      assert.equal((await listed(page)).length, 1, folder);
    }
    assert.deepEqual(await all(page, "canasta."), old);

    // What is ended or deleted does not come back.
    await fromMenu(page, /^Abandon/);
    await dialog(page, "Abandon the game?").getByRole("button", { name: "Abandon" }).click();
    await fromMenu(page, "Library…");
    await dialog(page, "Library").getByRole("button", { name: /^Delete: / }).click();
    await dialog(page, "Library").getByRole("button", { name: "Done" }).click();
    await page.reload();
    await ready(page);
    assert.equal(await observation(page), null);
    assert.deepEqual(await listed(page), []);
    await open(page, one);
    assert.equal(await record(page), kept);
    assert.equal((await listed(page)).length, 1);
  });
});

test("what an older version stored never replaces what this folder has", async ({ page, url }) => {
  await dealMidHand(page, url, 21);
  const own = [await record(page), await stored(page, "settings")];
  await page.evaluate((copied) => {
    localStorage.removeItem(copied);
    localStorage.setItem("canasta.game", "older");
    localStorage.setItem("canasta.settings", "older");
    localStorage.setItem("canasta.rules", "[]");
  }, keyOf(url, "copied"));
  await page.reload();
  await ready(page);
  assert.deepEqual([await record(page), await stored(page, "settings")], own);
  assert.equal(await stored(page, "rules"), "[]", "only what is missing is copied");
});

test("where there is no room for a copy, it moves", async ({ page, url }) => {
  await dealMidHand(page, url, 21);
  const kept = await record(page);
  await page.addInitScript((prefix) => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, text) {
      if (key.startsWith(prefix) && this.getItem(key.replace(prefix, "canasta.")) !== null) throw new DOMException("The quota is exceeded.", "QuotaExceededError");
      return setItem.call(this, key, text);
    };
  }, keyOf(url, ""));
  await page.goto(new URL("icon.svg", url).href);
  await page.evaluate((prefix) => {
    const texts = Object.entries(localStorage).filter(([key]) => !key.endsWith(" copied"));
    localStorage.clear();
    for (const [key, text] of texts) localStorage.setItem(key.replace(prefix, "canasta."), text);
  }, keyOf(url, ""));
  await open(page, url);
  assert.equal(await record(page), kept);
  assert.deepEqual(await all(page, "canasta."), {});
});
