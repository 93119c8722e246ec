// The mouse at the own hand: the offer of another mode, and double clicks.

import assert from "node:assert/strict";
import { test } from "./harness.mjs";
import { deckOf } from "./lib/decks.mjs";
import { deal, observation, play, ready } from "./lib/game.mjs";
import { card, CARD_CORNER, selected } from "./lib/table.mjs";

const DEAL = { rules: "classic", dealer: 3, pace: "slow", deck: deckOf({ hands: ["As Kh Kd Qs Js Ts 9s 8c 7d 6h 2d"], up: "4c", stock: "5d" }) };

const offer = (page) => page.getByRole("group", { name: "Selecting by mouse" });
const click = (page, name, button = "left") => card(page, name).click({ button, position: CARD_CORNER });

test("a click that drops a selected card offers that every click adds, once", async ({ page, url }) => {
  await deal(page, url, DEAL);
  await click(page, "Kh");
  assert.equal(await offer(page).count(), 0);
  await click(page, "Kd");
  await offer(page).getByText("Keep them selected?").waitFor();
  await page.getByRole("log").getByText("Keep them selected? The right button adds, or let every click add.").waitFor({ state: "attached" });
  await offer(page).getByRole("button", { name: "Let every click add" }).click();
  await offer(page).waitFor({ state: "detached" });
  assert.deepEqual((await selected(page)).sort(), ["Kd", "Kh"], "the dropped card is back");
  await click(page, "9s");
  assert.deepEqual((await selected(page)).sort(), ["9s", "Kd", "Kh"]);
  await click(page, "9s", "right");
  assert.deepEqual((await selected(page)).sort(), ["Kd", "Kh"], "either button removes");
  await page.reload();
  await ready(page);
  const { click_adds, swap_buttons, mouse_offered } = await page.evaluate(() => window.canasta.settings());
  assert.deepEqual({ click_adds, swap_buttons, mouse_offered }, { click_adds: true, swap_buttons: false, mouse_offered: true });
});

test("the offer can be declined by keyboard, and does not come again", async ({ page, url }) => {
  await deal(page, url, DEAL);
  await click(page, "Kh");
  await click(page, "9s");
  await offer(page).waitFor();
  const keep = offer(page).getByRole("button", { name: "Keep it so" });
  for (let i = 0; i < 40 && !(await keep.evaluate((button) => button === document.activeElement)); i += 1) await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await offer(page).waitFor({ state: "detached" });
  assert.deepEqual(await selected(page), ["9s"], "the selection is as it was");
  await click(page, "Kh");
  assert.equal(await offer(page).count(), 0);
});

test.describe(() => {
  test.use({ hasTouch: true });

  test("fingers are offered nothing", async ({ page, url }) => {
    await deal(page, url, DEAL);
    for (const name of ["Kh", "9s", "8c"]) await card(page, name).tap({ position: CARD_CORNER });
    assert.equal((await selected(page)).length, 3);
    assert.equal(await offer(page).count(), 0);
  });
});

test("a double click asks before it throws a wild card", async ({ page, url }) => {
  await deal(page, url, DEAL);
  await play(page, "draw");
  const question = page.getByRole("dialog", { name: "Discard the two of diamonds?" });
  await card(page, "2d").dblclick({ position: CARD_CORNER });
  await question.getByText("freezes the pile").waitFor();
  await page.keyboard.press("Escape");
  await question.waitFor({ state: "detached" });
  assert.equal((await observation(page)).phase, "play");
  await card(page, "2d").dblclick({ position: CARD_CORNER });
  await question.waitFor();
  await page.keyboard.press("Enter");
  await question.waitFor({ state: "detached" });
  assert.equal((await observation(page)).phase, "play", "Enter keeps the card");
  await card(page, "2d").dblclick({ position: CARD_CORNER });
  await question.getByRole("button", { name: "Discard" }).click();
  await page.waitForFunction(() => window.canasta.observation().pile.at(-1) === "2d");
});

test("a double click on a plain card discards it at once", async ({ page, url }) => {
  await deal(page, url, DEAL);
  await play(page, "draw");
  await card(page, "7d").dblclick({ position: CARD_CORNER });
  await page.waitForFunction(() => window.canasta.observation().pile.at(-1) === "7d");
});
