import assert from "node:assert/strict";
import { test } from "./harness.mjs";
import { arrowsTo } from "./lib/tv_remote.mjs";
import { act, card, deal, deckOf, hand, myTurn, observation, play, record, refusal, selected } from "./lib/game.mjs";

const MIXED = { rules: "classic", dealer: 3, pace: "slow", deck: deckOf({ hands: ["As Ah Ad Ac Kh Kd Ks Qs 9s 8c 7d"], up: "4c", stock: "6h" }) };
const focused = (page) => page.evaluate(() => document.activeElement?.dataset.card ?? null);
const list = (page) => page.getByRole("dialog", { name: "Keys" });
const press = async (page, ...keys) => {
  for (const key of keys) await page.keyboard.press(key);
};

test("a turn by single keys", async ({ page, url }) => {
  await deal(page, url, MIXED);
  await press(page, "d");
  assert.equal((await observation(page)).phase, "play");
  await press(page, "A", "Space", "A", "Space", "A", "Space");
  assert.equal((await selected(page)).length, 3);
  await press(page, "l");
  assert.equal((await observation(page)).melds[0].length, 1);
  assert.notEqual(await focused(page), null, "the focus stays in the hand when its card is laid");
  await press(page, "u");
  assert.equal((await observation(page)).melds[0].length, 0);
  await press(page, "9", "Space", "Enter");
  assert.match(await record(page), /^# 0 discard 9s$/m);
  await press(page, "k");
  assert.match(await refusal(page).innerText(), /It is not your turn/, "what cannot be done is said");
});

test("the tab key finds one card, and shift extends the selection", async ({ page, url }) => {
  await deal(page, url, MIXED);
  const stops = () => hand(page).locator('[tabindex="0"]').evaluateAll((cards) => cards.map((card) => card.dataset.card));
  assert.equal((await stops()).length, 1);
  await card(page, "Qs").focus();
  assert.deepEqual(await stops(), ["Qs"]);
  await press(page, "End");
  assert.deepEqual(await stops(), ["7d"]);
  await press(page, "Home", "Shift+ArrowRight", "Shift+ArrowRight");
  assert.equal((await selected(page)).length, 3);
  await press(page, "Tab");
  assert.equal(await focused(page), null, "one more tab leaves the hand");
  await press(page, "Shift+Tab");
  assert.notEqual(await focused(page), null);
  const here = await focused(page);
  await press(page, "d");
  assert.equal(await focused(page), here, "a draw leaves the focus where it was");
  assert.equal((await stops()).length, 1);
});

test("the focus never gets lost", async ({ page, url }) => {
  await deal(page, url, { ...MIXED, pace: "instant" });
  const has = () => page.evaluate(() => document.activeElement !== document.body && document.activeElement.isConnected);
  await act(page, /^Draw/).focus();
  await press(page, "Enter");
  assert.ok(await has());
  assert.notEqual(await focused(page), null, "from the button that is gone to the hand");
  await card(page, "7d").focus();
  await press(page, "Space");
  await act(page, /^Discard/).focus();
  await press(page, "Enter");
  assert.ok(await has());
  await myTurn(page);
  assert.ok(await has());
  for (const name of ["Settings", "Score pad"]) {
    const button = page.getByRole("button", { name, exact: true });
    await button.focus();
    await press(page, "Enter");
    await page.getByRole("dialog").waitFor();
    assert.ok(await page.evaluate(() => document.querySelector("dialog").contains(document.activeElement)));
    await press(page, "Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    assert.ok(await button.evaluate((button) => button === document.activeElement), "back to where it was opened");
  }
});

test("the key of a rank goes to its next card, or says that there is none", async ({ page, url }) => {
  await deal(page, url, MIXED);
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
  // Held long enough for the keyboard to repeat it.
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
  await act(page, /^Discard/).focus();
  await hold("Enter", 6);
  await page.getByText("Ada's turn").waitFor();
  assert.equal(await hand(page).count(), 0, "nobody's hand is shown to whoever holds the key");
});

test("the list of keys shows them and changes them", async ({ page, url }) => {
  await deal(page, url, MIXED);
  await press(page, "?");
  await list(page).waitFor();
  const field = (name) => list(page).getByRole("textbox", { name, exact: true });
  assert.equal(await field("Draw").inputValue(), "d");
  assert.equal(await field("Take the pile").inputValue(), "t");
  await field("Draw").focus();
  await press(page, "t");
  assert.deepEqual([await field("Draw").inputValue(), await field("Take the pile").inputValue()], ["t", "d"], "two commands exchange keys");
  await field("Undo").focus();
  await press(page, "Backspace");
  assert.equal(await field("Undo").inputValue(), "");
  await press(page, "Escape");
  await list(page).waitFor({ state: "detached" });
  await page.reload();
  await page.waitForFunction(() => document.querySelector("#hand"));
  await press(page, "t");
  assert.equal((await observation(page)).phase, "play", "the new key draws, also after a reload");

  await press(page, "?");
  await list(page).getByRole("button", { name: "Default keys" }).click();
  assert.equal(await field("Draw").inputValue(), "d");
  await list(page).getByRole("switch", { name: /^Letter keys/ }).click();
  await list(page).getByRole("button", { name: "Done" }).click();
  await press(page, "h", "?", "9");
  assert.equal(await list(page).count(), 0, "switched off they do nothing");
  assert.equal(await page.getByRole("log").getByText(/^Your hand/).count(), 0);

  // The menu still shows the list.
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("menuitem", { name: "Keys" }).click();
  await list(page).waitFor();
});

test("the arrows go round in the menu", async ({ page, url }) => {
  await deal(page, url, MIXED);
  await page.getByRole("button", { name: "Menu" }).focus();
  await press(page, "Enter");
  const here = () => page.evaluate(() => document.activeElement.textContent);
  assert.equal(await here(), "New game…");
  await press(page, "ArrowUp");
  assert.equal(await here(), "About");
  await press(page, "ArrowDown", "ArrowDown");
  assert.equal(await here(), "Undo this turn");
  await press(page, "Escape");
  assert.equal(await page.evaluate(() => document.activeElement.getAttribute("aria-label")), "Menu");
});

test("digits choose among several ways", async ({ page, url }) => {
  const deck = deckOf({ hands: ["Ks Kh Kd As Ah Ad 2c 9s 8c 7d 6h"], up: "4c", stock: "5h" });
  await deal(page, url, { rules: "classic", dealer: 3, pace: "slow", deck });
  await play(page, "draw", "meld Ks Kh Kd + As Ah Ad");
  await press(page, "2", "Space", "l");
  await page.getByRole("dialog", { name: "Choose where to lay the cards" }).waitFor();
  await press(page, "1");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  assert.equal((await observation(page)).melds[0].flat().length, 7);
});

test("TV mode: arrows and Enter alone reach and do everything", { viewport: { width: 1920, height: 1080 } }, async ({ page, url }) => {
  await deal(page, url, { ...MIXED, pace: "instant" });
  await page.evaluate(() => window.canasta.settings({ tv: true }));
  await press(page, "ArrowDown");
  assert.notEqual(await page.evaluate(() => document.activeElement.tagName), "BODY");

  const go = async (locator) => {
    await arrowsTo(page, locator);
    await press(page, "Enter");
  };
  await go(page.getByRole("button", { name: /^Stock, .*Draw$/ }));
  assert.equal((await observation(page)).phase, "play");
  for (const name of ["As", "Ah", "Ad"]) await go(card(page, name));
  assert.deepEqual((await selected(page)).sort(), ["Ad", "Ah", "As"]);
  await go(act(page, /^Lay/));
  assert.equal((await observation(page)).melds[0].length, 1);
  await go(card(page, "Ac"));
  await go(page.getByRole("button", { name: "Add an ace to the aces" }));
  assert.equal((await observation(page)).melds[0][0].length, 4);
  await go(card(page, "9s"));
  await go(page.getByRole("button", { name: /^Pile, .*Discard here$/ }));
  assert.match(await record(page), /^# 0 discard 9s$/m);
  await myTurn(page);

  // The menu, a dialog with every kind of control, and out of both again.
  await go(page.getByRole("button", { name: "Menu" }));
  await press(page, "ArrowLeft");
  await page.getByRole("menuitem", { name: "About" }).waitFor({ state: "hidden" });
  await go(page.getByRole("button", { name: "Menu" }));
  await go(page.getByRole("menuitem", { name: "New game…" }));
  const chooser = page.getByRole("dialog", { name: "New game" });
  await go(chooser.getByRole("radiogroup", { name: "Players" }).getByRole("radio", { name: "2" }));
  await go(chooser.getByRole("radio", { name: /^Duel/ }));
  assert.ok(await chooser.getByRole("radio", { name: /^Duel/ }).isChecked());
  const target = chooser.getByRole("combobox", { name: "Play to" });
  const before = await target.inputValue();
  await go(target);
  assert.notEqual(await target.inputValue(), before);
  await go(chooser.getByRole("button", { name: "Deal" }));
  // A game is on: whether it may end is asked.
  await go(page.getByRole("dialog", { name: "Deal a new game?" }).getByRole("button", { name: "Deal" }));
  await page.getByRole("dialog").waitFor({ state: "detached" });
  assert.equal((await observation(page)).hand_counts.length, 2);
});
