// Back closes what is open before it leaves the page, and the history does not grow.

import assert from "node:assert/strict";
import { test } from "./harness.mjs";
import { deckOf } from "./lib/decks.mjs";
import { deal, open, ready } from "./lib/game.mjs";
import { fromMenu } from "./lib/screens.mjs";

const DEAL = { rules: "classic", dealer: 3, deck: deckOf({ hands: ["As Kh Qc Qs Js Ts 9s 8c 7d 6h 5d"], up: "4c" }) };

const dialog = (page, name) => page.getByRole("dialog", { name });
const settings = (page) => page.getByRole("button", { name: "Settings", exact: true }).click();
const entries = (page) => page.evaluate(() => [history.length, history.state ?? 0]);
/** Waits until only the entry of the game is left. */
const settled = (page) => page.waitForFunction(() => (history.state ?? 0) <= 1 && !document.querySelector("dialog[open]"));
/** Opens a dialog and closes it by Back. */
async function openAndClose(page) {
  await settings(page);
  await dialog(page, "Settings").waitFor();
  await page.goBack();
  await settled(page);
}
const question = (page) => dialog(page, "Leave?");

/** Leaves the page with two Backs: the first asks. */
async function leaves(page, url) {
  assert.equal(page.url(), url);
  await page.goBack();
  await question(page).getByText("Your game is kept on this device.").waitFor();
  await page.goBack();
  await page.waitForURL("about:blank");
}

test("Back closes a dialog, and then leaves the page", async ({ page, url }) => {
  await deal(page, url, DEAL);
  const here = page.url();
  await settings(page);
  await dialog(page, "Settings").waitFor();
  await page.goBack();
  await dialog(page, "Settings").waitFor({ state: "detached" });
  assert.equal(await page.evaluate(() => window.canasta.observation().hand.length), 11, "the game is still there");
  await leaves(page, here);
});

test("dialogs that lead to others close one by one", async ({ page, url }) => {
  await deal(page, url, DEAL);
  const here = page.url();
  await fromMenu(page, /^New game/);
  await page.getByRole("button", { name: "House rules…" }).click();
  await dialog(page, "House rules").waitFor();
  await page.goBack();
  await dialog(page, "New game").waitFor();
  await page.goBack();
  await settled(page);
  await leaves(page, here);
});

test("a dialog that is closed otherwise leaves no entry behind", async ({ page, url }) => {
  await deal(page, url, DEAL);
  const here = page.url();
  await settings(page);
  await page.keyboard.press("Escape");
  await settled(page);
  const [before] = await entries(page);
  for (const close of [(shown) => shown.getByRole("button", { name: "Done" }).click(), () => page.keyboard.press("Escape"), (shown) => shown.getByRole("button", { name: "Close" }).click()]) {
    await settings(page);
    await close(dialog(page, "Settings"));
    await settled(page);
  }
  assert.deepEqual(await entries(page), [before, 1]);
  await leaves(page, here);
});

test("Back closes the menu", async ({ page, url }) => {
  await deal(page, url, DEAL);
  const here = page.url();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.locator("#menu:popover-open").waitFor();
  await page.waitForFunction(() => history.state === 2);
  await page.goBack();
  await page.locator("#menu:popover-open").waitFor({ state: "hidden" });
  await fromMenu(page, /^About/);
  await dialog(page, "About").waitFor();
  await page.waitForFunction(() => history.state === 2);
  await page.goBack();
  await settled(page);
  await leaves(page, here);
});

test("Forward opens nothing, and does not keep the page", async ({ page, url }) => {
  await deal(page, url, DEAL);
  const here = page.url();
  await openAndClose(page);
  await page.evaluate(() => history.forward());
  await page.waitForTimeout(300);
  await settled(page);
  await leaves(page, here);
});

test("a reload with an open dialog forgets its entry", async ({ page, url }) => {
  await deal(page, url, DEAL);
  const here = page.url();
  await settings(page);
  await dialog(page, "Settings").waitFor();
  await page.reload();
  await ready(page);
  await settled(page);
  await leaves(page, here);
});

test("Back works on the first page too, and leaves without a question", async ({ page, url }) => {
  await open(page, url);
  const here = page.url();
  await openAndClose(page);
  assert.equal(page.url(), here);
  await page.goBack();
  await page.waitForURL("about:blank");
});

test("Back closes a hint, asks, and the game can go on", async ({ page, url }) => {
  await deal(page, url, DEAL);
  const here = page.url();
  await page.keyboard.press("i");
  await page.locator(".hint-sheet").waitFor();
  await page.goBack();
  await page.locator(".hint-sheet").waitFor({ state: "detached" });
  assert.equal(await question(page).count(), 0);
  await page.goBack();
  await question(page).getByRole("button", { name: "Keep playing" }).click();
  await question(page).waitFor({ state: "detached" });
  assert.equal(await page.evaluate(() => window.canasta.observation().hand.length), 11);
  await page.goBack();
  await question(page).getByRole("button", { name: "Leave" }).click();
  await page.waitForURL("about:blank");
  await page.goForward();
  await ready(page);
  assert.equal(page.url(), here);
  assert.equal(await page.evaluate(() => window.canasta.observation().hand.length), 11, "and it is kept");
});

test("Back never leaves a game without a word after a visit that began with a dialog", async ({ page, url }) => {
  await deal(page, url, DEAL);
  await page.goto("about:blank");
  await page.goto(url);
  await ready(page);
  await settings(page);
  await page.goBack();
  await dialog(page, "Settings").waitFor({ state: "detached" });
  assert.equal(await question(page).count(), 0, "one Back does one thing");
  await page.mouse.click(640, 400);
  await page.goBack();
  await question(page).waitFor();
});

test("after the end of a match Back leaves at once", async ({ page, url }) => {
  await deal(page, url, { rules: "evening", seed: 5, seats: ["You", "Ada", "Ben", "Cleo"].map((name) => ({ name, player: "thumb" })) });
  await page.waitForFunction(() => window.canasta.observation()?.to_act === null, undefined, { timeout: 60_000 });
  await page.keyboard.press("Escape");
  await page.locator("dialog[open]").waitFor({ state: "detached" });
  await page.waitForFunction(() => (history.state ?? 0) === 0);
  await page.goBack();
  await page.waitForURL("about:blank");
});

test("a link that is opened in the middle of a game is followed once", async ({ page, url }) => {
  await deal(page, url, DEAL);
  const here = page.url();
  // The entry of the game waits for a press.
  await openAndClose(page);
  await page.evaluate(() => { location.hash = "#game=G1nonsense"; });
  const refused = dialog(page, "This link cannot be opened");
  await refused.waitFor();
  assert.equal(page.url(), here);
  await refused.getByRole("button", { name: "Done" }).click();
  await refused.waitFor({ state: "detached" });
  for (let back = 0; back < 2; back += 1) {
    await page.goBack();
    await page.waitForTimeout(300);
    assert.equal(await refused.count(), 0, `followed again after ${back + 1} moves back`);
    assert.equal(page.url(), here);
  }
});
