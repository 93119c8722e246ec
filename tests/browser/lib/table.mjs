// Elements of the table, found by their accessible names, and actions on them.

import assert from "node:assert/strict";
import { nameOf } from "./decks.mjs";
import { nextFrames, observation, record, shown } from "./game.mjs";

/** The hand of the person. */
export const hand = (page) => page.getByRole("listbox", { name: /^Your hand/ });

/** The entry of the first page that deals. */
export const playButton = (page) => page.getByRole("button", { name: /^Play (?!with friends)/ });

/** A button of the action bar, by its name. */
export const actionButton = (page, name) => page.getByRole("group", { name: "Actions" }).getByRole("button", { name });

/** The message of a refused action. */
export const refusal = (page) => page.getByRole("region", { name: "Your side" }).locator(".callout:not(.offer)");

/** The cards of one kind in the hand. */
export const card = (page, name) => hand(page).getByRole("option", { name: nameOf(name), exact: true });

/** Clicks a button that is marked as unavailable, which Playwright would not do by itself. */
export const clickDisabled = (button) => button.click({ force: true });

/** The point of a card that the next card does not cover, in pixels from its top left corner. */
export const CARD_CORNER = { x: 9, y: 14 };

/** The number of actions at which the record is that is looked back at. */
export async function moment(page) {
  await shown(page);
  return page.locator(".scrubber").evaluate((scrubber) => Number(scrubber.value));
}

/** The centre of an element, in pixels of the window. */
export async function centreOf(locator) {
  const box = await locator.boundingBox();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** The same point of a card in pixels of the window. */
export async function cornerOf(locator) {
  const box = await locator.boundingBox();
  return [box.x + CARD_CORNER.x, box.y + CARD_CORNER.y];
}

/** The discard pile. */
export const pile = (page) => page.getByRole("button", { name: /^Pile/ });

/** The copy of the dragged cards below the pointer. */
export const draggedCards = (page) => page.locator(".ghost");

/** The selected cards, in the order of the hand. */
export const selected = (page) =>
  hand(page).locator('[aria-selected="true"]').evaluateAll((cards) => cards.map((card) => card.dataset.card));

/** Selects exactly these cards with the mouse: the first with the left button, the others with the right one. */
export async function select(page, cards) {
  const before = await selected(page);
  if (before.join() === cards.join()) return;
  const seen = {};
  for (const [at, name] of cards.entries()) {
    const nth = (seen[name] = (seen[name] ?? -1) + 1);
    const one = card(page, name).nth(nth);
    // A left click would deselect the only selected card.
    if (at === 0 && before.length === 1 && (await one.getAttribute("aria-selected")) === "true") continue;
    await one.click({ button: at === 0 ? "left" : "right", position: CARD_CORNER });
  }
  assert.deepEqual((await selected(page)).sort(), [...cards].sort(), "the clicked cards are selected");
}

/** Stages a group for the opening. Gives false if `orLay` is set and the group can only be laid at once. */
export async function stageGroup(page, cards, { orLay = false } = {}) {
  await select(page, cards);
  const out = actionButton(page, /^Set out/);
  if (orLay && !(await out.isVisible())) return false;
  await out.click();
  await nextFrames(page);
  return true;
}

/** A notice over the table, which stays until it is dismissed. Refusals of actions are shown elsewhere. */
export const notice = (page) => page.getByRole("alert").filter({ has: page.getByRole("button", { name: "OK" }) });

/** An open dialog, by its name if one is given. */
export const dialog = (page, name) => page.getByRole("dialog", name === undefined ? undefined : { name });

/** The headlines of the end of a hand that does not end the match. */
export const HAND_END = /^(.+ goe?s? out( concealed)?!|The stock is used up|A red three ends the hand)/;

/** The card of the hand that has the focus; null if none has. */
export const focusedCard = (page) => page.evaluate(() => document.activeElement?.dataset.card ?? null);

/** The accessible label or the text of the element that has the focus. */
export const focusedName = (page) =>
  page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.innerText ?? "");

/** Presses keys one after another. */
export async function pressKeys(page, ...keys) {
  for (const key of keys) await page.keyboard.press(key);
}

/** Clicks a button whose action is refused: the sentence is shown, and nothing else changes. */
export async function expectRefusal(page, button, sentence) {
  const before = [await observation(page), await record(page)];
  await clickDisabled(button);
  await refusal(page).waitFor();
  assert.equal((await refusal(page).innerText()).trim(), sentence);
  assert.deepEqual([await observation(page), await record(page)], before, "a refused action changes nothing");
}
