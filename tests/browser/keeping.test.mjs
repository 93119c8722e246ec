// A browser that stops to store, or never answers: the page says what is so, and nothing is lost unasked. The cases of each call stand in
// crates/canasta-app/tests/session/keeping.rs.

import assert from "node:assert/strict";
import { test } from "./harness.mjs";
import { deal, open, play, ready, record, waitForTurn } from "./lib/game.mjs";
import { fromMenu } from "./lib/screens.mjs";
import { keyOf } from "./lib/storage.mjs";
import { dialog } from "./lib/table.mjs";

const GAME = { rules: "duel", seats: ["You", { name: "Ada", player: "beginner" }], seed: 36, dealer: 0 };
const lines = (text) => text.trim().split("\n").length;

/** Draws and throws the first card, so many times. */
async function turns(page, count) {
  for (let turn = 0; turn < count; turn += 1) {
    await waitForTurn(page);
    await play(page, "draw");
    const [card] = (await page.evaluate(() => window.canasta.legal())).filter((action) => action.startsWith("discard"));
    await play(page, card);
    await page.waitForTimeout(100);
  }
  await waitForTurn(page);
}

test("a library that stores no more is known at once, and the match is not replaced unasked", async ({ page, url }) => {
  await page.addInitScript(() => {
    const { put } = IDBObjectStore.prototype;
    let calls = 0;
    IDBObjectStore.prototype.put = function (...given) {
      const request = put.apply(this, given);
      calls += 1;
      if (calls >= 5) this.transaction.abort();
      return request;
    };
  });
  await deal(page, url, GAME);
  await turns(page, 4);
  await page.getByText("The library could not store this game.").waitFor();
  const before = await record(page);
  await fromMenu(page, "New game");
  await dialog(page, "New game").getByRole("button", { name: "Deal", exact: true }).click();
  const question = dialog(page, "Deal a new game?");
  await question.getByText("the library could not store it").waitFor();
  const file = page.waitForEvent("download");
  await question.getByRole("button", { name: "Save as a file" }).click();
  assert.match((await file).suggestedFilename(), /library/);
  await question.getByRole("button", { name: "Keep playing" }).click();
  await page.keyboard.press("Escape");
  assert.equal(await record(page), before);
});

test("after a reload the library offers what the full storage did not take", async ({ page, url }) => {
  await page.addInitScript((key) => {
    const { setItem } = Storage.prototype;
    let calls = 0;
    Storage.prototype.setItem = function (name, text) {
      if (name === key && (calls += 1) > 6) throw new DOMException("full", "QuotaExceededError");
      return setItem.call(this, name, text);
    };
  }, keyOf(url, "game"));
  await deal(page, url, GAME);
  await turns(page, 6);
  await page.getByText("The library has it up to your last turn").waitFor();
  await page.waitForTimeout(500);
  const before = lines(await record(page));
  await page.reload();
  await ready(page);
  const notice = page.getByRole("alert").filter({ hasText: "The library has more of a game than was saved here." });
  await notice.waitFor();
  assert.ok(lines(await record(page)) < before - 4);
  await notice.getByRole("button", { name: "Continue" }).click();
  await waitForTurn(page);
  await page.waitForFunction((before) => window.canasta.record().trim().split("\n").length >= before - 3, before);
});

test("a lock and a database that never answer count as refused", async ({ page, url }) => {
  await page.addInitScript(() => {
    LockManager.prototype.request = () => new Promise(() => {});
    IDBFactory.prototype.open = () => new EventTarget();
    StorageManager.prototype.estimate = () => new Promise(() => {});
    StorageManager.prototype.persisted = () => new Promise(() => {});
    Clipboard.prototype.writeText = () => new Promise(() => {});
  });
  await deal(page, url, GAME);
  await turns(page, 1);
  await fromMenu(page, "Library");
  await dialog(page, "Library").getByText("The library cannot be read now").waitFor({ timeout: 15_000 });
  await page.keyboard.press("Escape");
  await page.getByText("The library could not store this game.").waitFor();
});

test.describe(() => {
  test.use({ userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1" });

  test("an app on the Home Screen says once that the games of the browser are not here", async ({ page, url }) => {
    await page.addInitScript(() => {
      const { matchMedia } = window;
      window.matchMedia = (query) => (query.includes("standalone") ? matchMedia("all") : matchMedia(query));
    });
    await open(page, url);
    const notice = page.getByText("This app starts without the games of the browser.");
    await notice.waitFor();
    await page.reload();
    await ready(page);
    await page.waitForTimeout(300);
    assert.equal(await notice.count(), 0);
  });
});
