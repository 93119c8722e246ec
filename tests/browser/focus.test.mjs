// The focus after dialogs, and when its element disappears.

import assert from "node:assert/strict";
import { test } from "./harness.mjs";
import { MIXED_GAME } from "./lib/decks.mjs";
import { deal, waitForTurn } from "./lib/game.mjs";
import { openScreen } from "./lib/screens.mjs";
import { actionButton, card, dialog, focusedName, pressKeys } from "./lib/table.mjs";

test("the focus returns to the button that opened the dialog", async ({ page, url }) => {
  await openScreen(page, url, "middle");
  const menu = page.getByRole("button", { name: "Menu" });
  for (const item of ["Rules", /^Learn/, "More…"]) {
    await menu.focus();
    await page.keyboard.press("Enter");
    await page.getByRole("menuitem", { name: item }).focus();
    await page.keyboard.press("Enter");
    await dialog(page).waitFor();
    await page.keyboard.press("Escape");
    await dialog(page).waitFor({ state: "detached" });
    assert.equal(await focusedName(page), "Menu", String(item));
  }
  // A dialog that opens another one gets the focus back.
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: /^New game/ }).press("Enter");
  await dialog(page).getByRole("button", { name: "House rules…" }).press("Enter");
  await page.getByRole("dialog", { name: "House rules" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog", { name: "New game" }).waitFor();
  assert.equal(await focusedName(page), "House rules…");
  await page.keyboard.press("Escape");
  await dialog(page).waitFor({ state: "detached" });
  assert.equal(await focusedName(page), "Menu");
});

test.describe(() => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test("the focused control is not covered by the message of a dialog", async ({ page, url }) => {
    await openScreen(page, url, "house, refused");
    const hidden = await page.evaluate(async () => {
      const hidden = [];
      for (const control of document.querySelectorAll("dialog .dialog-body :is(input, select, button)")) {
        control.focus();
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        // What is folded takes no focus.
        if (document.activeElement !== control) continue;
        const { y, height } = control.getBoundingClientRect();
        const words = document.querySelector(".dialog-body > .error:not(:empty)").getBoundingClientRect();
        if (y + height > words.top && y < words.bottom) hidden.push(`${control.getAttribute("aria-label")}: ${y + height - words.top}`);
      }
      return hidden;
    });
    assert.deepEqual(hidden, []);
    const field = page.getByRole("textbox", { name: "Cards dealt to each player" });
    assert.equal(await field.getAttribute("aria-invalid"), "true");
    const note = await field.evaluate((field) => document.getElementById(field.getAttribute("aria-describedby")).innerText);
    assert.match(note, /100/, "the field has its fault");
  });
});

test("the focus is never lost when its element disappears", async ({ page, url }) => {
  await deal(page, url, { ...MIXED_GAME, pace: "instant" });
  const has = () => page.evaluate(() => document.activeElement !== document.body && document.activeElement.isConnected);
  await actionButton(page, /^Draw/).focus();
  await pressKeys(page, "Enter");
  assert.ok(await has());
  // From the button that is gone to the hand; on a slow device after the next frame.
  await page.waitForFunction(() => document.activeElement?.dataset.card);
  assert.ok(await has());
  await card(page, "7d").focus();
  await pressKeys(page, "Space");
  await actionButton(page, /^Discard/).focus();
  await pressKeys(page, "Enter");
  assert.ok(await has());
  await waitForTurn(page);
  assert.ok(await has());
  for (const name of ["Settings", "Score pad"]) {
    const button = page.getByRole("button", { name, exact: true });
    await button.focus();
    await pressKeys(page, "Enter");
    await page.getByRole("dialog").waitFor();
    assert.ok(await page.evaluate(() => document.querySelector("dialog").contains(document.activeElement)));
    await pressKeys(page, "Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    assert.ok(await button.evaluate((button) => button === document.activeElement), "back to where it was opened");
  }
});
