// The menu and its entries.

import assert from "node:assert/strict";
import { PHONE, test } from "./harness.mjs";
import { MIXED_GAME } from "./lib/decks.mjs";
import { deal, play, record } from "./lib/game.mjs";
import { fromMenu, openScreen } from "./lib/screens.mjs";
import { stored } from "./lib/storage.mjs";
import { dialog, focusedName, playButton, pressKeys } from "./lib/table.mjs";

test("the tab key leaves the menu and closes it", async ({ page, url }) => {
  await openScreen(page, url, "middle");
  await page.getByRole("button", { name: "Menu" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem").first().waitFor();
  await page.keyboard.press("Tab");
  assert.equal(await page.getByRole("menuitem").count(), 0);
  assert.equal(await focusedName(page), "We\n0\n+230 so far", "the control after the menu");
});

test("the arrow keys wrap around in the menu", async ({ page, url }) => {
  await deal(page, url, MIXED_GAME);
  await page.getByRole("button", { name: "Menu" }).focus();
  await pressKeys(page, "Enter");
  const here = () => page.evaluate(() => document.activeElement.textContent);
  assert.equal(await here(), "New game…");
  await pressKeys(page, "ArrowUp");
  assert.equal(await here(), "More…");
  await pressKeys(page, "ArrowDown", "ArrowDown", "ArrowDown");
  assert.equal(await here(), "Undo this turn");
  await pressKeys(page, "Escape");
  assert.equal(await page.evaluate(() => document.activeElement.getAttribute("aria-label")), "Menu");
});

test("a game is abandoned only after a confirmation", async ({ page, url }) => {
  await deal(page, url, { rules: "classic", seed: 5, dealer: 3 });
  await play(page, "draw");
  const before = await record(page);
  const question = dialog(page, "Abandon the game?");
  await fromMenu(page, "Abandon the game");
  assert.ok(await question.getByRole("button", { name: "Keep playing" }).evaluate((button) => button === document.activeElement));
  await question.getByRole("button", { name: "Keep playing" }).click();
  await fromMenu(page, "Abandon the game");
  await page.keyboard.press("Escape");
  await question.waitFor({ state: "detached" });
  assert.equal(await record(page), before);
  await fromMenu(page, "Abandon the game");
  await question.getByRole("button", { name: "Abandon" }).click();
  await playButton(page).waitFor();
  assert.equal(await stored(page, "game"), null);
});

test("the menu offers full screen where the browser supports it", async ({ page, url }) => {
  await deal(page, url, { rules: "duel", seed: 5 });
  const can = await page.evaluate(() => document.fullscreenEnabled);
  await page.keyboard.press("M");
  assert.equal(await page.getByRole("button", { name: "Full screen" }).isVisible(), can);
});

test("the menu has fourteen items at most, twelve on a phone, and none for keys there", async ({ page, url }) => {
  await deal(page, url, { rules: "duel", seed: 5 });
  await page.evaluate(() => window.canasta.settings({ look_through: true, sort: "own" }));
  const items = () => page.getByRole("menuitem").allInnerTexts();
  await page.getByRole("button", { name: "Menu" }).click();
  assert.ok((await items()).length <= 14 && (await items()).includes("Statistics…"), String(await items()));
  await page.keyboard.press("Escape");
  await page.setViewportSize(PHONE);
  await page.getByRole("button", { name: "Menu" }).click();
  assert.ok((await items()).length <= 12, String(await items()));
  await page.getByRole("menuitem", { name: "More…" }).click();
  const list = dialog(page, "More");
  await list.getByRole("button", { name: "Statistics…" }).waitFor();
  assert.equal(await list.getByRole("button", { name: "Keys" }).count(), 0);
  await list.getByRole("button", { name: /^Words of the game/ }).click();
  await dialog(page, "Words of the game").waitFor();
});

test("keys open what the menu has, and a list closes with its choice", async ({ page, url }) => {
  await deal(page, url, { rules: "duel", seed: 5 });
  for (const [key, title] of [["N", "New game"], ["P", "Play"], ["L", "Library"], ["E", "Learn"], ["S", "Settings"], ["O", "House rules"]]) {
    await page.keyboard.press(key);
    await dialog(page, title).waitFor();
    await page.keyboard.press("Escape");
    if (key === "O") await page.keyboard.press("Escape");
    await page.locator("dialog[open]").waitFor({ state: "detached" });
  }
  await page.keyboard.press("P");
  await dialog(page, "Play").getByRole("button", { name: /^First page/ }).click();
  await page.getByRole("button", { name: /^Continue/ }).waitFor();
});
