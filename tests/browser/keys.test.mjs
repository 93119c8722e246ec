import assert from "node:assert/strict";
import { test } from "./harness.mjs";
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
  await list(page).getByRole("button", { name: "Usual keys" }).click();
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
  assert.equal(await here(), "Take back the turn");
  await press(page, "Escape");
  assert.equal(await page.evaluate(() => document.activeElement.getAttribute("aria-label")), "Menu");
});

test("digits choose among several ways", async ({ page, url }) => {
  const deck = deckOf({ hands: ["Ks Kh Kd As Ah Ad 2c 9s 8c 7d 6h"], up: "4c", stock: "5h" });
  await deal(page, url, { rules: "classic", dealer: 3, pace: "slow", deck });
  await play(page, "draw", "meld Ks Kh Kd + As Ah Ad");
  await press(page, "2", "Space", "l");
  await page.getByRole("dialog", { name: "Where do the cards go?" }).waitFor();
  await press(page, "1");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  assert.equal((await observation(page)).melds[0].flat().length, 7);
});

/** Goes with the arrows alone to an element, as one does with a remote: towards it, and around what is in the way. */
export async function arrowsTo(page, locator) {
  await locator.evaluate((element) => (window.goal = element));
  const seen = new Map();
  for (let steps = 0; steps < 60; steps += 1) {
    const way = await page.evaluate(() => {
      const goal = window.goal;
      const active = document.activeElement;
      if (active === goal) return null;
      const middle = (element) => {
        const box = element.getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2];
      };
      const [a, b] = [middle(active === document.body ? goal : active), middle(goal)];
      const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
      const across = dx > 0 ? "ArrowRight" : "ArrowLeft";
      const along = dy > 0 ? "ArrowDown" : "ArrowUp";
      window.ids ??= new Map();
      if (!window.ids.has(active)) window.ids.set(active, window.ids.size);
      const first = Math.abs(dy) > 40 ? [along, across] : [across, along];
      return { ways: [...first, "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"], id: window.ids.get(active) };
    });
    if (way === null) return steps;
    const tried = seen.get(way.id) ?? 0;
    seen.set(way.id, tried + 1);
    await page.keyboard.press(way.ways[tried % way.ways.length]);
  }
  throw new Error(`the arrows do not reach ${locator}`);
}

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

test("TV mode: a hand by arrows and Enter alone", { viewport: { width: 1920, height: 1080 }, timeout: 300_000 }, async ({ page, url }) => {
  await deal(page, url, { rules: "evening", seed: 7, pace: "instant" });
  await page.evaluate(() => window.canasta.settings({ tv: true }));
  const go = async (locator) => {
    await arrowsTo(page, locator);
    await press(page, "Enter");
  };
  for (let turn = 0; turn < 80; turn += 1) {
    await myTurn(page);
    const seen = await observation(page);
    if (seen.ended !== null) break;
    if (seen.phase === "answer") await go(page.getByRole("button", { name: "Yes", exact: true }));
    else if (seen.phase === "draw") {
      await go(act(page, /^(Draw|End the hand|Take the pile)/).and(page.locator(".primary")));
      // Several ways of taking the pile: the first.
      const ways = page.getByRole("dialog", { name: "How do you take the pile?" });
      if ((await ways.count()) > 0) await go(ways.locator(".way").first());
    }
    else {
      const discard = (await page.evaluate(() => window.canasta.legal())).find((action) => action.startsWith("discard"));
      await go(card(page, discard.split(" ")[1]).first());
      await go(act(page, /^Discard/));
    }
  }
  await page.getByRole("dialog").waitFor();
  await go(page.getByRole("dialog").getByRole("button", { name: /^(Next hand|Same again)/ }));
  await page.getByRole("dialog").waitFor({ state: "detached" });
});
