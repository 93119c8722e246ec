import assert from "node:assert/strict";
import { PHONE, test } from "./harness.mjs";
import { act, card, deal, deckOf, hand, observation, pictures, play, record, refusal, select, selected, STRIP } from "./lib/game.mjs";

const MIXED = { rules: "classic", dealer: 3, pace: "slow", deck: deckOf({ hands: ["As Ah Ad Ac Kh Kd Ks Qs 9s 8c 7d"], up: "4c", stock: "6h" }) };

const ghost = (page) => page.locator(".ghost");
const middle = async (locator) => {
  const box = await locator.boundingBox();
  return [box.x + box.width / 2, box.y + box.height / 2];
};
const strip = async (locator) => {
  const box = await locator.boundingBox();
  return [box.x + STRIP.x, box.y + STRIP.y];
};
const stock = (page) => page.getByRole("button", { name: /^Stock/ });
const pile = (page) => page.getByRole("button", { name: /^Pile/ });
const ourSide = (page) => page.getByRole("region", { name: /^We/ });
const shown = (page) => hand(page).getByRole("option").evaluateAll((cards) => cards.map((card) => card.dataset.card));

/** Drags with the mouse; `look` is called with the cards over the target. */
async function drag(page, from, to, look = async () => {}) {
  await page.mouse.move(...(await strip(from)));
  await page.mouse.down();
  const [x, y] = Array.isArray(to) ? to : await middle(to);
  await page.mouse.move(x, y, { steps: 6 });
  await look();
  await page.mouse.up();
  assert.equal(await ghost(page).count(), 0, "nothing hangs in the air");
}

test("a card is dragged onto the pile to discard it", async ({ page, url }) => {
  await deal(page, url, MIXED);
  await play(page, "draw");
  await drag(page, card(page, "9s"), pile(page), async () => {
    assert.equal(await ghost(page).locator(".card").count(), 1);
    assert.match(await pile(page).getAttribute("class"), /\bcan\b.*\bover\b/);
    assert.deepEqual(await selected(page), ["9s"]);
  });
  assert.match(await record(page), /^# 0 draw\n# 0 discard 9s$/m);
});

test("the selection is dragged onto the own side, and onto a meld", async ({ page, url }) => {
  await deal(page, url, MIXED);
  await play(page, "draw");
  await select(page, ["As", "Ah", "Ad"]);
  await drag(page, card(page, "Ah"), ourSide(page), async () => {
    assert.equal(await ghost(page).locator(".card").count(), 3);
    assert.match(await ourSide(page).getAttribute("class"), /\bover\b/);
  });
  const aces = page.getByRole("group", { name: /^Aces: 3 cards/ });
  await aces.waitFor();
  await drag(page, card(page, "Ac"), aces, async () => assert.match(await aces.getAttribute("class"), /\bcan\b.*\bover\b/));
  await page.getByRole("group", { name: /^Aces: 4 cards/ }).waitFor();

  // A card that does not belong there is refused with the reason, and the meld is not marked.
  const four = page.getByRole("group", { name: /^Aces: 4 cards/ });
  await drag(page, card(page, "9s"), four, async () => assert.ok(!/over/.test(await four.getAttribute("class"))));
  await refusal(page).waitFor();
  assert.match(await refusal(page).innerText(), /a nine does not fit/);
  assert.equal((await observation(page)).melds[0].length, 1);
});

test("the pile is taken by dragging cards onto it", async ({ page, url }) => {
  const deck = deckOf({ hands: ["As Ah Kd 9s 8c 7d 6h 5s 4d Qs Js"], up: "Ad" });
  await deal(page, url, { rules: "classic", dealer: 3, pace: "slow", deck });
  await select(page, ["As", "Ah"]);
  await drag(page, card(page, "As"), pile(page));
  assert.match(await record(page), /^# 0 take As Ah/m);
});

test("dragging onto the stock says what is wrong with it", async ({ page, url }) => {
  await deal(page, url, MIXED);
  await play(page, "draw");
  const before = await record(page);
  await drag(page, card(page, "9s"), stock(page), async () => assert.ok(!/over/.test(await stock(page).getAttribute("class"))));
  assert.match(await refusal(page).innerText(), /Cards never go onto the stock/);
  assert.equal(await record(page), before);
});

test("a drop that cannot be says what was meant", async ({ page, url }) => {
  await deal(page, url, MIXED);
  // Before the draw one card that takes nothing is a discard.
  await drag(page, card(page, "9s"), pile(page));
  assert.match(await refusal(page).innerText(), /Draw from the stock or take the pile first/);
  await play(page, "draw");
  const before = await record(page);
  await drag(page, card(page, "9s"), page.locator(".zone.they"), async () =>
    assert.doesNotMatch(await page.locator(".zone.they").getAttribute("class"), /over/));
  assert.match(await refusal(page).innerText(), /your own side's melds only/);
  assert.equal(await record(page), before);
});

test("Escape and a drop on nothing put the cards back", async ({ page, url }) => {
  await deal(page, url, MIXED);
  await play(page, "draw");
  const before = await record(page);
  await drag(page, card(page, "9s"), page.getByRole("heading", { name: "Canasta" }));
  await drag(page, card(page, "9s"), pile(page), () => page.keyboard.press("Escape"));
  assert.equal(await record(page), before);
  assert.deepEqual(await selected(page), []);
});

test("cards are put into an own order, which stays", async ({ page, url }) => {
  await deal(page, url, MIXED);
  const [x, y] = await strip(card(page, "As"));
  await drag(page, card(page, "7d"), [x - 6, y + 20]);
  assert.equal((await shown(page))[0], "7d");
  assert.deepEqual(await selected(page), [], "a card that was only moved is not selected");
  await select(page, ["Kh", "Kd"]);
  const last = await middle(hand(page).getByRole("option").last());
  await drag(page, card(page, "Kh"), [last[0] + 30, last[1]], () =>
    page.evaluate(() => {
      window.kept = [];
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (name, value) {
        window.kept.push(name);
        return setItem.call(this, name, value);
      };
    }));
  const order = await shown(page);
  // The game is kept in a task of its own.
  await page.waitForFunction(() => window.kept.includes("canasta.game"));
  const kept = await page.evaluate(() => window.kept);
  assert.deepEqual(kept.sort(), ["canasta.game", "canasta.settings"], "both cards are moved and kept at once");
  assert.deepEqual(order.slice(-2).sort(), ["Kd", "Kh"]);
  await page.reload();
  await page.waitForFunction(() => document.querySelector("#hand"));
  assert.deepEqual(await shown(page), order);

  // The same by keyboard.
  await card(page, "7d").focus();
  await page.keyboard.press("Alt+ArrowRight");
  await pictures(page);
  assert.equal((await shown(page))[1], "7d");
  assert.equal(await page.evaluate(() => document.activeElement.dataset.card), "7d", "the focus goes with the card");
  await page.keyboard.press("Alt+ArrowLeft");
  await pictures(page);
  assert.deepEqual(await shown(page), order);
  assert.equal(await page.evaluate(() => document.activeElement.dataset.card), "7d");
});

test("dragging one card leaves the others selected, and the right button waits", async ({ page, url }) => {
  await deal(page, url, MIXED);
  await play(page, "draw");
  await select(page, ["As", "Ah"]);
  await page.mouse.move(...(await strip(card(page, "9s"))));
  await page.mouse.down();
  const [x, y] = await middle(pile(page));
  await page.mouse.move(x, y, { steps: 6 });
  assert.deepEqual(await selected(page), ["9s"]);
  await card(page, "8c").dispatchEvent("contextmenu", { button: 2 });
  assert.deepEqual(await selected(page), ["9s"], "what is dragged stays what it was");
  await page.keyboard.press("Escape");
  await page.mouse.up();
  assert.deepEqual(await selected(page), ["As", "Ah"]);
});

test("a press that hardly moves is a click", async ({ page, url }) => {
  await deal(page, url, MIXED);
  const [x, y] = await strip(card(page, "9s"));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 3, y + 2);
  await page.mouse.up();
  assert.deepEqual(await selected(page), ["9s"]);
});

test("a double click discards", async ({ page, url }) => {
  await deal(page, url, MIXED);
  await card(page, "9s").dblclick({ position: STRIP });
  assert.match(await refusal(page).innerText(), /Draw from the stock or take the pile first/);
  await act(page, /^Draw/).click();
  await card(page, "9s").dblclick({ position: STRIP });
  assert.match(await record(page), /^# 0 discard 9s$/m);
});

test("what is pointed at explains itself", async ({ page, url }) => {
  await deal(page, url, MIXED);
  await play(page, "draw", "meld As Ah Ad");
  assert.match(await stock(page).getAttribute("title"), /^Stock: \d+ cards face down/);
  assert.match(await pile(page).getAttribute("title"), /^Pile\. Drop a card here to discard it$/);
  assert.equal(await page.getByRole("group", { name: /^Aces/ }).getAttribute("title"), "60 points; 4 more to a canasta");
});

/** A finger, by the protocol of the browser. */
async function finger(page) {
  const session = await page.context().newCDPSession(page);
  const send = (type, points) => session.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(([x, y]) => ({ x, y })) });
  return {
    down: (x, y) => send("touchStart", [[x, y]]),
    move: (x, y) => send("touchMove", [[x, y]]),
    up: () => send("touchEnd", []),
  };
}

const TOUCH = { viewport: PHONE, hasTouch: true, isMobile: true };

test("a finger drags a card onto the pile", TOUCH, async ({ page, url }) => {
  await deal(page, url, MIXED);
  await play(page, "draw");
  const touch = await finger(page);
  const [x, y] = await strip(card(page, "9s"));
  const [to_x, to_y] = await middle(pile(page));
  await touch.down(x, y);
  for (let part = 1; part <= 8; part += 1) await touch.move(x + ((to_x - x) * part) / 8, y + ((to_y - y) * part) / 8);
  assert.equal(await ghost(page).count(), 1);
  await touch.up();
  await page.waitForFunction(() => /discard 9s/.test(window.canasta.record()));
});

test("a finger that slips has tapped, and a drag that changes nothing leaves the selection", TOUCH, async ({ page, url }) => {
  await deal(page, url, MIXED);
  await play(page, "draw");
  for (const name of ["Kh", "Kd"]) await card(page, name).tap({ position: STRIP });
  const touch = await finger(page);
  const [x, y] = await strip(card(page, "Ks"));
  await touch.down(x, y);
  for (let part = 1; part <= 4; part += 1) await touch.move(x + 4 * part, y);
  await touch.up();
  await page.waitForFunction(() => document.querySelectorAll("#hand > [aria-selected=true]").length === 3);
  assert.deepEqual((await selected(page)).sort(), ["Kd", "Kh", "Ks"]);

  // A long way and back to where it was: a drag, of a card that was not selected, and no tap.
  await page.waitForTimeout(400);
  const [from, height] = await strip(card(page, "9s"));
  await touch.down(from, height);
  for (let part = 1; part <= 4; part += 1) await touch.move(from, height - 40 * part);
  assert.equal(await ghost(page).count(), 1);
  for (let part = 3; part >= 0; part -= 1) await touch.move(from, height - 40 * part);
  await touch.up();
  await page.waitForFunction(() => document.querySelector(".ghost") === null);
  assert.deepEqual((await selected(page)).sort(), ["Kd", "Kh", "Ks"]);
});

test("a second finger ends no drag", TOUCH, async ({ page, url }) => {
  await deal(page, url, MIXED);
  await play(page, "draw");
  const session = await page.context().newCDPSession(page);
  const send = (type, points) => session.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  const [x, y] = await strip(card(page, "9s"));
  const [to_x, to_y] = await middle(pile(page));
  await send("touchStart", [{ x, y, id: 1 }]);
  for (let part = 1; part <= 6; part += 1) await send("touchMove", [{ x: x + ((to_x - x) * part) / 8, y: y + ((to_y - y) * part) / 8, id: 1 }]);
  const second = { x: x - 40, y: y + 30, id: 2 };
  await send("touchStart", [{ x: x + ((to_x - x) * 6) / 8, y: y + ((to_y - y) * 6) / 8, id: 1 }, second]);
  assert.equal(await ghost(page).count(), 1, "the drag goes on");
  await send("touchMove", [{ x: to_x, y: to_y, id: 1 }, second]);
  await send("touchEnd", [second]);
  await send("touchEnd", []);
  await page.waitForFunction(() => /discard 9s/.test(window.canasta.record()));
});

test("a finger that rests shows the card large, and selects nothing", TOUCH, async ({ page, url }) => {
  await deal(page, url, MIXED);
  const touch = await finger(page);
  const [x, y] = await strip(card(page, "9s"));
  await touch.down(x, y);
  await page.locator(".peek .card").waitFor();
  const large = await page.locator(".peek .card").boundingBox();
  assert.ok(large.width > 1.5 * (await card(page, "9s").boundingBox()).width);
  await touch.up();
  await page.locator(".peek").waitFor({ state: "detached" });
  await page.waitForTimeout(400);
  assert.deepEqual(await selected(page), []);
  await card(page, "9s").tap({ position: STRIP });
  assert.deepEqual(await selected(page), ["9s"], "a short touch still selects");
});

test("two quick taps do not zoom and do not discard", TOUCH, async ({ page, url }) => {
  await deal(page, url, MIXED);
  await play(page, "draw");
  const before = await record(page);
  await card(page, "9s").tap({ position: STRIP });
  await card(page, "9s").tap({ position: STRIP });
  assert.equal(await page.evaluate(() => window.visualViewport.scale), 1);
  assert.equal(await record(page), before);
});

test("where the page is too high for the window, a finger on the hand scrolls", { ...TOUCH, viewport: { width: 340, height: 420 } }, async ({ page, url }) => {
  await deal(page, url, MIXED);
  await page.evaluate(() => (document.documentElement.style.fontSize = "30px"));
  await page.evaluate(() => window.canasta.settings({ left_handed: true }));
  await page.waitForFunction(() => document.documentElement.hasAttribute("data-scrolls"));
  await card(page, "As").evaluate((card) => card.scrollIntoView({ block: "center" }));
  const touch = await finger(page);
  const [x, y] = await strip(card(page, "As"));
  const before = await page.evaluate(() => scrollY);
  const way = before > 60 ? 1 : -1;
  await touch.down(x, y);
  for (let part = 1; part <= 8; part += 1) await touch.move(x, y + way * part * 15);
  await touch.up();
  await page.waitForFunction((before) => Math.abs(scrollY - before) > 30, before);
});
