// Every dialog opens. The page behind an open dialog is inert, and usable again when the dialog is closed.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "./harness.mjs";
import { deal } from "./lib/game.mjs";
import { openScreen } from "./lib/screens.mjs";
import { hand } from "./lib/table.mjs";

const GAME = { rules: "classic", seed: 4, dealer: 3, pace: "slow" };

/** The focusable elements outside of dialogs and inert parts. An inert area of melds is marked by its tabindex; the page that a fault
 * leads to is not displayed. */
const focusable = (page) => page.evaluate(() => {
  const all = [...document.querySelectorAll("button, input, select, a[href], [tabindex]:not(.melds[aria-hidden=true][tabindex='-1'])")];
  return all.filter((one) => !one.closest("dialog, [inert], #stopped")).map((one) => `${one.tagName} ${one.id} ${one.ariaLabel ?? one.textContent}`);
});
const waitUntilInert = (page) => page.waitForFunction(() => [...document.querySelectorAll("button, [tabindex]:not(.melds[aria-hidden=true][tabindex='-1'])")].every((one) => one.closest("dialog, [inert]")));
const waitUntilUsable = (page) => page.waitForFunction(() => !document.querySelector("[inert], .melds[aria-hidden], .melds[tabindex='-1']"));

test("nothing behind an open dialog can be used, and everything once it is closed", async ({ page, url }) => {
  await deal(page, url, GAME);
  const before = await focusable(page);
  await page.getByRole("button", { name: "Score pad" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.waitFor();
  assert.equal(await dialog.getAttribute("aria-modal"), "true");
  await waitUntilInert(page);
  assert.deepEqual(await focusable(page), []);
  // The backdrop covers every point outside of the dialog.
  const over = await page.evaluate(() => [[20, 20], [640, 600], [30, 400], [640, 330]].map(([x, y]) => document.elementFromPoint(x, y)?.closest(".shade, dialog")?.tagName ?? "the table"));
  assert.ok(!over.includes("the table"), over.join());
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await waitUntilUsable(page);
  assert.deepEqual(await focusable(page), before);
  assert.equal(await page.evaluate(() => document.activeElement.getAttribute("aria-label") ?? document.activeElement.textContent), "Score pad", "the focus is back");
});

test("elements that bots change behind an open dialog are inert too", async ({ page, url }) => {
  await deal(page, url, { ...GAME, pace: "fast" });
  await page.evaluate(() => { const game = window.canasta; game.play("draw"); game.play(game.legal(100).find((action) => action.startsWith("discard"))); });
  await page.getByRole("button", { name: "Settings" }).click();
  await waitUntilInert(page);
  await page.waitForFunction(() => window.canasta.observation().to_act === 0, undefined, { timeout: 30_000 });
  await waitUntilInert(page);
  await page.keyboard.press("Escape");
  await waitUntilUsable(page);
  await hand(page).getByRole("option").first().click();
});

test("the focus cannot leave a dialog that has just opened", async ({ page, url }) => {
  await deal(page, url, GAME);
  const within = await page.evaluate(async () => {
    document.querySelector('[aria-label="Settings"]').click();
    document.querySelector("#hand > .card").focus();
    await new Promise((done) => setTimeout(done, 20));
    return document.querySelector("dialog").contains(document.activeElement);
  });
  assert.ok(within);
});

test("a key right after the one that closes a dialog reaches the table", async ({ page, url }) => {
  await deal(page, url, GAME);
  await hand(page).getByRole("option").first().focus();
  await page.keyboard.press("?");
  await page.getByRole("dialog", { name: /Keys/ }).waitFor();
  await waitUntilInert(page);
  // No frame is rendered between the two keys.
  const on = await page.evaluate(() => {
    const press = (key) => document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    press("Escape");
    press("ArrowRight");
    return [...document.querySelectorAll("#hand > .card")].indexOf(document.activeElement);
  });
  assert.equal(on, 1);
  await waitUntilUsable(page);
});

test("the focus returns to the opener if it was lost, and if the browser closes the dialog", async ({ page, url }) => {
  await deal(page, url, GAME);
  const opener = page.getByRole("button", { name: "Score pad" });
  const focused = () => page.evaluate(() => document.activeElement.getAttribute("aria-label"));
  const dialog = page.getByRole("dialog");
  await opener.click();
  await waitUntilInert(page);
  await page.mouse.click(20, 400);
  await page.evaluate(() => document.activeElement.blur());
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  assert.equal(await focused(), "Score pad");
  await opener.click();
  await waitUntilInert(page);
  // The back gesture of a phone closes the dialog without an event of the page.
  await page.evaluate(() => document.querySelector("dialog").close());
  await dialog.waitFor({ state: "detached" });
  await waitUntilUsable(page);
  assert.equal(await focused(), "Score pad");
});

test("a click reaches the hand in the frame after a dialog closes", async ({ page, url }) => {
  await deal(page, url, GAME);
  await page.getByRole("button", { name: "Score pad" }).click();
  await waitUntilInert(page);
  await page.keyboard.press("Escape");
  const [x, y] = await page.evaluate(() => {
    const box = document.querySelector("#hand > .card").getBoundingClientRect();
    return [box.left + 9, box.top + 14];
  });
  await page.mouse.click(x, y);
  await page.waitForFunction(() => document.querySelector('#hand > [aria-selected="true"]'), undefined, { timeout: 3_000 });
});

/** The names of all dialogs, and the screens of those that need more than a name. */
const DIALOGS = [...(await readFile(new URL("../../crates/canasta-app/src/session/dialog.rs", import.meta.url), "utf8")).matchAll(/^ {8}[A-Z]\w+ = "([a-z-]+)",$/gm)].map(([, name]) => name);
const BY_SCREEN = { ways: "choice", word: "word", ask: "sure", link: "send", cut: "cut" };

test("every dialog opens and closes", { tag: "@quick" }, async ({ page, url }) => {
  test.setTimeout(240_000);
  assert.ok(DIALOGS.length > 20, DIALOGS.join(" "));
  await openScreen(page, url, "middle");
  for (const name of DIALOGS) {
    if (BY_SCREEN[name]) await openScreen(page, url, BY_SCREEN[name]);
    else {
      await page.getByRole("button", { name: "Menu" }).evaluate((button, name) => {
        button.dataset.intent = `open:${name}`;
        button.click();
      }, name);
    }
    const opened = page.locator(`dialog[open][data-dialog=${name}]`);
    await opened.waitFor();
    assert.ok((await opened.innerText()).length > 20, name);
    await page.keyboard.press("Escape");
    await opened.waitFor({ state: "detached" });
    // Who closes the cut has dealt to persons, whose cards are covered.
    if (name === "cut") await openScreen(page, url, "middle");
  }
});
