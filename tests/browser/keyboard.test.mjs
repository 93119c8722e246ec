import assert from "node:assert/strict";
import { test } from "./harness.mjs";
import { MIXED_GAME } from "./lib/decks.mjs";
import { deal, observation, record } from "./lib/game.mjs";
import { fromMenu } from "./lib/screens.mjs";
import { actionButton, card, focusedCard, hand, pressKeys, refusal, selected } from "./lib/table.mjs";

const list = (page) => page.getByRole("dialog", { name: "Keys" });

test("a turn can be played by single keys", async ({ page, url }) => {
  await deal(page, url, MIXED_GAME);
  await pressKeys(page, "d");
  assert.equal((await observation(page)).phase, "play");
  await pressKeys(page, "A", "Space", "A", "Space", "A", "Space");
  assert.equal((await selected(page)).length, 3);
  await pressKeys(page, "l");
  assert.equal((await observation(page)).melds[0].length, 1);
  assert.notEqual(await focusedCard(page), null, "the focus stays in the hand when its card is laid");
  await pressKeys(page, "u");
  assert.equal((await observation(page)).melds[0].length, 0);
  await pressKeys(page, "9", "Space", "Enter");
  assert.match(await record(page), /^# 0 discard 9s$/m);
  await pressKeys(page, "k");
  assert.match(await refusal(page).innerText(), /It is not your turn/, "an unavailable action is refused with the reason");
});

test("Enter on a card presses the one button that is highlighted, also while a hint is shown", async ({ page, url }) => {
  await deal(page, url, MIXED_GAME);
  await pressKeys(page, "d", "i");
  const show = page.locator(".hint-sheet").getByRole("button", { name: "Show it" });
  await show.waitFor();
  assert.equal(await page.locator(":is(.hint-sheet, .action-bar) .primary").count(), 1);
  await card(page, "Qs").focus();
  await pressKeys(page, "Enter");
  await show.waitFor({ state: "detached" });
  const primary = page.locator(".action-bar .primary");
  assert.equal(await primary.getAttribute("data-advised"), "", "what the hint says is selected, and its button is highlighted");
  // Whoever selects something else goes on with that.
  await pressKeys(page, "Escape", "Q", "Space");
  assert.equal(await page.locator(":is(.hint-sheet, .action-bar) .primary").count(), 1);
  await pressKeys(page, "Enter");
  assert.match(await record(page), /^# 0 discard Qs$/m);
});

test("the hand is one tab stop, and shift with the arrows extends the selection", async ({ page, url }) => {
  await deal(page, url, MIXED_GAME);
  const stops = () => hand(page).locator('[tabindex="0"]').evaluateAll((cards) => cards.map((card) => card.dataset.card));
  assert.equal((await stops()).length, 1);
  await card(page, "Qs").focus();
  assert.deepEqual(await stops(), ["Qs"]);
  await pressKeys(page, "End");
  assert.deepEqual(await stops(), ["7d"]);
  await pressKeys(page, "Home", "Shift+ArrowRight", "Shift+ArrowRight");
  assert.equal((await selected(page)).length, 3);
  await pressKeys(page, "Tab");
  assert.equal(await focusedCard(page), null, "one more tab leaves the hand");
  await pressKeys(page, "Shift+Tab");
  assert.notEqual(await focusedCard(page), null);
  const here = await focusedCard(page);
  await pressKeys(page, "d");
  assert.equal(await focusedCard(page), here, "a draw leaves the focus where it was");
  assert.equal((await stops()).length, 1);
});

test("the key of a rank focuses its next card, or says that there is none", async ({ page, url }) => {
  await deal(page, url, MIXED_GAME);
  const focused = () => page.evaluate(() => document.activeElement.dataset.card ?? null);
  const kings = [];
  for (let n = 0; n < 4; n += 1) {
    await page.keyboard.press("K");
    kings.push(await focused());
  }
  assert.deepEqual(kings.slice(0, 3).sort(), ["Kd", "Kh", "Ks"]);
  assert.equal(kings[3], kings[0]);
  await page.keyboard.press("4");
  assert.match(await refusal(page).innerText(), /You have no fours in your hand\./);
  assert.equal(await focused(), kings[0], "the focus stays");
});

test("a key that is held down acts once", async ({ page, url }) => {
  await deal(page, url, { rules: "classic", seed: 3, dealer: 3, pace: "slow", seats: ["You", { name: "Ada", player: "person" }, "Ben", "Cleo"] });
  await page.locator(".welcome .action").first().focus();
  // A key that is held sends repeated key-down events.
  const hold = async (key, times) => {
    for (let time = 0; time < times; time += 1) await page.keyboard.down(key);
    await page.keyboard.up(key);
  };
  await hold("Enter", 4);
  const mine = () => page.evaluate(() => window.canasta.record().match(/^# 0 .*$/gm));
  assert.equal(await mine(), null, "the hand is shown, and nothing is drawn");
  await page.getByRole("button", { name: /^Draw/ }).last().focus();
  await hold("Enter", 4);
  assert.deepEqual(await mine(), ["# 0 draw"]);
  await hand(page).getByRole("option").first().focus();
  await hold(" ", 4);
  assert.equal((await selected(page)).length, 1);
  await actionButton(page, /^Discard/).focus();
  await hold("Enter", 6);
  await page.getByText("Ada's turn").waitFor();
  assert.equal(await hand(page).count(), 0, "the next hand stays hidden while the key is held");
});

test("the list of keys shows and changes the keys", async ({ page, url }) => {
  await deal(page, url, MIXED_GAME);
  await pressKeys(page, "?");
  await list(page).waitFor();
  const field = (name) => list(page).getByRole("textbox", { name, exact: true });
  assert.equal(await field("Draw").inputValue(), "d");
  assert.equal(await field("Take the pile").inputValue(), "t");
  await field("Draw").focus();
  await pressKeys(page, "t");
  assert.deepEqual([await field("Draw").inputValue(), await field("Take the pile").inputValue()], ["t", "d"], "two commands exchange keys");
  await field("Undo").focus();
  await pressKeys(page, "Backspace");
  assert.equal(await field("Undo").inputValue(), "");
  await pressKeys(page, "Escape");
  await list(page).waitFor({ state: "detached" });
  await page.reload();
  await page.waitForFunction(() => document.querySelector("#hand"));
  await pressKeys(page, "t");
  // What tests ask comes with the part.
  await page.waitForFunction(() => window.canasta);
  assert.equal((await observation(page)).phase, "play", "the new key draws, also after a reload");

  await pressKeys(page, "?");
  await list(page).getByRole("button", { name: "Default keys" }).click();
  assert.equal(await field("Draw").inputValue(), "d");
  await list(page).getByRole("switch", { name: /^Letter keys/ }).click();
  await list(page).getByRole("button", { name: "Done" }).click();
  await pressKeys(page, "h", "?", "9");
  assert.equal(await list(page).count(), 0, "switched off they do nothing");
  assert.equal(await page.getByRole("log").getByText(/^Your hand/).count(), 0);

  // The menu opens the list even when letter keys are off.
  await fromMenu(page, "Keys");
  await list(page).waitFor();
});

test("Caps Lock and a Cyrillic layout change no key", async ({ page, url }) => {
  await deal(page, url, MIXED_GAME);
  const press = (key, code, options = {}) =>
    page.evaluate(([key, code, options]) => {
      const target = document.activeElement ?? document.body;
      target.dispatchEvent(new KeyboardEvent("keydown", { key, code, bubbles: true, cancelable: true, ...options }));
    }, [key, code, options]);
  await press("D", "KeyD", { modifierCapsLock: true });
  assert.equal((await observation(page)).phase, "play", "d with Caps Lock draws");
  await press("Л", "KeyK", { shiftKey: true });
  assert.match(await focusedCard(page), /^K/, "K on a Cyrillic layout goes to the kings");
  await press("г", "KeyU");
  assert.equal((await observation(page)).phase, "play", "a draw is not undone");
  assert.match(await refusal(page).innerText(), /undo/i, "u on a Cyrillic layout asks for undo");
});
