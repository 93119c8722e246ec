import assert from "node:assert/strict";
import { test } from "./harness.mjs";
import { deckOf, MIXED_GAME } from "./lib/decks.mjs";
import { deal, nextFrames, observation, play, record } from "./lib/game.mjs";
import { keyOf } from "./lib/storage.mjs";
import {
  actionButton, card, CARD_CORNER, centreOf, cornerOf, draggedCards, hand, pile, refusal, select, selected,
} from "./lib/table.mjs";

const stock = (page) => page.getByRole("button", { name: /^Stock/ });
const ourSide = (page) => page.getByRole("region", { name: /^WE/ });
const shown = (page) => hand(page).getByRole("option").evaluateAll((cards) => cards.map((card) => card.dataset.card));

/** Drags with the mouse. `look` is called while the cards are over the target. */
async function drag(page, from, to, look = async () => {}) {
  await page.mouse.move(...(await cornerOf(from)));
  await page.mouse.down();
  const [x, y] = Array.isArray(to) ? to : await centreOf(to);
  await page.mouse.move(x, y, { steps: 6 });
  await look();
  await page.mouse.up();
  assert.equal(await draggedCards(page).count(), 0, "no dragged card is left");
}

test("a card that is dragged onto the pile is discarded", async ({ page, url }) => {
  await deal(page, url, MIXED_GAME);
  await play(page, "draw");
  await drag(page, card(page, "9s"), pile(page), async () => {
    assert.equal(await draggedCards(page).locator(".card").count(), 1);
    assert.match(await pile(page).getAttribute("class"), /\baccepts\b.*\bdrop-target\b/);
    assert.deepEqual(await selected(page), ["9s"]);
  });
  assert.match(await record(page), /^# 0 draw\n# 0 discard 9s$/m);
});

test("a device that is turned in mid-drag loses no card and leaves none in the air", async ({ page, url }) => {
  await deal(page, url, MIXED_GAME);
  await play(page, "draw");
  const before = await shown(page);
  await page.mouse.move(...(await cornerOf(card(page, "9s"))));
  await page.mouse.down();
  await page.mouse.move(...(await centreOf(ourSide(page))), { steps: 4 });
  assert.equal(await draggedCards(page).count(), 1);
  await page.setViewportSize({ width: 740, height: 360 });
  await nextFrames(page);
  await page.mouse.up();
  await nextFrames(page);
  assert.equal(await draggedCards(page).count(), 0);
  assert.deepEqual((await shown(page)).sort(), before.sort());
  await select(page, ["9s"]);
  await actionButton(page, /^Discard/).click();
  assert.match(await record(page), /^# 0 draw\n# 0 discard 9s$/m);
});

test("selected cards that are dragged onto the own side or a meld are laid", async ({ page, url }) => {
  await deal(page, url, MIXED_GAME);
  await play(page, "draw");
  await select(page, ["As", "Ah", "Ad"]);
  await drag(page, card(page, "Ah"), ourSide(page), async () => {
    assert.equal(await draggedCards(page).locator(".card").count(), 3);
    assert.match(await ourSide(page).getAttribute("class"), /\bdrop-target\b/);
  });
  const aces = page.getByRole("group", { name: /^Aces: 3 cards/ });
  await aces.waitFor();
  await drag(page, card(page, "Ac"), aces, async () => assert.match(await aces.getAttribute("class"), /\baccepts\b.*\bdrop-target\b/));
  await page.getByRole("group", { name: /^Aces: 4 cards/ }).waitFor();

  // A card that does not belong there is refused with the reason, and the meld is not marked.
  const four = page.getByRole("group", { name: /^Aces: 4 cards/ });
  await drag(page, card(page, "9s"), four, async () => assert.ok(!/drop-target/.test(await four.getAttribute("class"))));
  await refusal(page).waitFor();
  assert.match(await refusal(page).innerText(), /a nine does not fit/);
  assert.equal((await observation(page)).melds[0].length, 1);
});

test("cards that are dragged onto the pile take it", async ({ page, url }) => {
  const deck = deckOf({ hands: ["As Ah Kd 9s 8c 7d 6h 5s 4d Qs Js"], up: "Ad" });
  await deal(page, url, { rules: "classic", dealer: 3, pace: "slow", deck });
  await select(page, ["As", "Ah"]);
  await drag(page, card(page, "As"), pile(page));
  assert.match(await record(page), /^# 0 take As Ah/m);
});

test("a drop on the stock is refused with the reason", async ({ page, url }) => {
  await deal(page, url, MIXED_GAME);
  await play(page, "draw");
  const before = await record(page);
  await drag(page, card(page, "9s"), stock(page), async () => assert.ok(!/drop-target/.test(await stock(page).getAttribute("class"))));
  assert.match(await refusal(page).innerText(), /Cards never go onto the stock/);
  assert.equal(await record(page), before);
});

test("a refused drop gives the reason for the action that it stands for", async ({ page, url }) => {
  await deal(page, url, MIXED_GAME);
  // Before the draw, one card dropped on the pile stands for a discard.
  await drag(page, card(page, "9s"), pile(page));
  assert.match(await refusal(page).innerText(), /Draw from the stock or take the pile first/);
  await play(page, "draw");
  const before = await record(page);
  await drag(page, card(page, "9s"), page.locator(".zone.they"), async () =>
    assert.doesNotMatch(await page.locator(".zone.they").getAttribute("class"), /drop-target/));
  assert.match(await refusal(page).innerText(), /your own side's melds only/);
  assert.equal(await record(page), before);
});

test("Escape and a drop outside of any target put the cards back", async ({ page, url }) => {
  await deal(page, url, MIXED_GAME);
  await play(page, "draw");
  const before = await record(page);
  await drag(page, card(page, "9s"), page.getByRole("heading", { name: "Canasta" }));
  await drag(page, card(page, "9s"), pile(page), () => page.keyboard.press("Escape"));
  assert.equal(await record(page), before);
  assert.deepEqual(await selected(page), []);
});

test("cards can be moved into an order of one's own, which outlives a reload", async ({ page, url }) => {
  await deal(page, url, MIXED_GAME);
  const [x, y] = await cornerOf(card(page, "As"));
  await drag(page, card(page, "7d"), [x - 6, y + 20]);
  assert.equal((await shown(page))[0], "7d");
  assert.deepEqual(await selected(page), [], "a card that was only moved is not selected");
  await select(page, ["Kh", "Kd"]);
  const last = await centreOf(hand(page).getByRole("option").last());
  await drag(page, card(page, "Kh"), [last[0] + 30, last[1]], () =>
    page.evaluate(() => {
      window.savedKeys = [];
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (name, value) {
        window.savedKeys.push(name);
        return setItem.call(this, name, value);
      };
    }));
  const order = await shown(page);
  // The game is saved in a task of its own.
  const keys = ["game", "settings"].map((name) => keyOf(url, name));
  await page.waitForFunction((game) => window.savedKeys.includes(game), keys[0]);
  const savedKeys = await page.evaluate(() => window.savedKeys);
  assert.deepEqual(savedKeys.sort(), keys, "both cards are moved and saved at once");
  assert.deepEqual(order.slice(-2).sort(), ["Kd", "Kh"]);
  await page.reload();
  await page.waitForFunction(() => document.querySelector("#hand"));
  assert.deepEqual(await shown(page), order);

  // The keyboard moves cards too.
  await card(page, "7d").focus();
  await page.keyboard.press("Alt+ArrowRight");
  await nextFrames(page);
  assert.equal((await shown(page))[1], "7d");
  assert.equal(await page.evaluate(() => document.activeElement.dataset.card), "7d", "the focus goes with the card");
  await page.keyboard.press("Alt+ArrowLeft");
  await nextFrames(page);
  assert.deepEqual(await shown(page), order);
  assert.equal(await page.evaluate(() => document.activeElement.dataset.card), "7d");
});

test("a cancelled drag restores the selection, and the right button does nothing meanwhile", async ({ page, url }) => {
  await deal(page, url, MIXED_GAME);
  await play(page, "draw");
  await select(page, ["As", "Ah"]);
  await page.mouse.move(...(await cornerOf(card(page, "9s"))));
  await page.mouse.down();
  const [x, y] = await centreOf(pile(page));
  await page.mouse.move(x, y, { steps: 6 });
  assert.deepEqual(await selected(page), ["9s"]);
  await card(page, "8c").dispatchEvent("contextmenu", { button: 2 });
  assert.deepEqual(await selected(page), ["9s"], "the dragged cards stay the same");
  await page.keyboard.press("Escape");
  await page.mouse.up();
  assert.deepEqual(await selected(page), ["As", "Ah"]);
});

test("a press that hardly moves is a click", async ({ page, url }) => {
  await deal(page, url, MIXED_GAME);
  const [x, y] = await cornerOf(card(page, "9s"));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 3, y + 2);
  await page.mouse.up();
  assert.deepEqual(await selected(page), ["9s"]);
});

test("a double click discards the card", async ({ page, url }) => {
  await deal(page, url, MIXED_GAME);
  await card(page, "9s").dblclick({ position: CARD_CORNER });
  assert.match(await refusal(page).innerText(), /Draw from the stock or take the pile first/);
  await actionButton(page, /^Draw/).click();
  await card(page, "9s").dblclick({ position: CARD_CORNER });
  assert.match(await record(page), /^# 0 discard 9s$/m);
});

test("stock, pile and melds have tooltips", async ({ page, url }) => {
  await deal(page, url, MIXED_GAME);
  await play(page, "draw", "meld As Ah Ad");
  const tooltip = async (place) => {
    assert.equal(await place.getAttribute("title"), null, "a screen reader would say it each time");
    await place.hover();
    return place.getAttribute("title");
  };
  assert.match(await tooltip(stock(page)), /^Stock: \d+ cards face down/);
  assert.match(await tooltip(pile(page)), /^Pile\. Drop a card here to discard it$/);
  assert.equal(await tooltip(page.getByRole("group", { name: /^Aces/ })), "60 points; 4 more to a canasta");
});
