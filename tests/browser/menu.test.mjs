// The menu and its entries.

import assert from "node:assert/strict";
import { test } from "./harness.mjs";
import { MIXED_GAME } from "./lib/decks.mjs";
import { deal, play, record } from "./lib/game.mjs";
import { fromMenu, openScreen } from "./lib/screens.mjs";
import { stored } from "./lib/storage.mjs";
import { dialog, focusedName, pressKeys } from "./lib/table.mjs";

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
  assert.equal(await here(), "About");
  await pressKeys(page, "ArrowDown", "ArrowDown");
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
  await page.getByRole("button", { name: /^Play/ }).waitFor();
  assert.equal(await stored(page, "game"), null);
});

test("the menu offers full screen where the browser supports it", async ({ page, url }) => {
  await deal(page, url, { rules: "duel", seed: 5 });
  const can = await page.evaluate(() => document.fullscreenEnabled);
  await page.getByRole("button", { name: "Menu" }).click();
  assert.equal(await page.getByRole("menuitem", { name: "Full screen" }).isVisible(), can);
});
