// Touch input: taps, drags and long presses.

import assert from "node:assert/strict";
import { PHONE, test } from "./harness.mjs";
import { fingers } from "./lib/chromium.mjs";
import { MIXED_GAME } from "./lib/decks.mjs";
import { deal, play, record } from "./lib/game.mjs";
import { card, CARD_CORNER, centreOf, cornerOf, draggedCards, pile, selected } from "./lib/table.mjs";

/** A finger on the screen. */
function touchScreen(page) {
  const { down, move, up } = fingers(page);
  return { down: (x, y) => down({ x, y }), move: (x, y) => move({ x, y }), up: () => up() };
}

const TOUCH = { viewport: PHONE, hasTouch: true, isMobile: true };

test.describe(() => {
  test.use(TOUCH);

  test("a card that is dragged onto the pile by touch is discarded", async ({ page, url }) => {
    await deal(page, url, MIXED_GAME);
    await play(page, "draw");
    const touch = touchScreen(page);
    const [x, y] = await cornerOf(card(page, "9s"));
    const [to_x, to_y] = await centreOf(pile(page));
    await touch.down(x, y);
    for (let part = 1; part <= 8; part += 1) await touch.move(x + ((to_x - x) * part) / 8, y + ((to_y - y) * part) / 8);
    assert.equal(await draggedCards(page).count(), 1);
    await touch.up();
    await page.waitForFunction(() => /discard 9s/.test(window.canasta.record()));
  });

  test("a tap that slips selects the card, and a drag that ends where it began keeps the selection", async ({ page, url }) => {
    await deal(page, url, MIXED_GAME);
    await play(page, "draw");
    for (const name of ["Kh", "Kd"]) await card(page, name).tap({ position: CARD_CORNER });
    const touch = touchScreen(page);
    const [x, y] = await cornerOf(card(page, "Ks"));
    await touch.down(x, y);
    for (let part = 1; part <= 4; part += 1) await touch.move(x + 4 * part, y);
    await touch.up();
    await page.waitForFunction(() => document.querySelectorAll("#hand > [aria-selected=true]").length === 3);
    assert.deepEqual((await selected(page)).sort(), ["Kd", "Kh", "Ks"]);

    // A long way there and back is a drag of an unselected card, not a tap.
    await page.waitForTimeout(400);
    const [from, height] = await cornerOf(card(page, "9s"));
    await touch.down(from, height);
    for (let part = 1; part <= 4; part += 1) await touch.move(from, height - 40 * part);
    assert.equal(await draggedCards(page).count(), 1);
    for (let part = 3; part >= 0; part -= 1) await touch.move(from, height - 40 * part);
    await touch.up();
    await page.waitForFunction(() => document.querySelector(".ghost") === null);
    assert.deepEqual((await selected(page)).sort(), ["Kd", "Kh", "Ks"]);
  });

  test("a second finger does not end a drag", async ({ page, url }) => {
    await deal(page, url, MIXED_GAME);
    await play(page, "draw");
    const { down, move, up } = fingers(page);
    const [x, y] = await cornerOf(card(page, "9s"));
    const [to_x, to_y] = await centreOf(pile(page));
    await down({ x, y, id: 1 });
    for (let part = 1; part <= 6; part += 1) await move({ x: x + ((to_x - x) * part) / 8, y: y + ((to_y - y) * part) / 8, id: 1 });
    const second = { x: x - 40, y: y + 30, id: 2 };
    await down({ x: x + ((to_x - x) * 6) / 8, y: y + ((to_y - y) * 6) / 8, id: 1 }, second);
    assert.equal(await draggedCards(page).count(), 1, "the drag continues");
    await move({ x: to_x, y: to_y, id: 1 }, second);
    await up(second);
    await up();
    await page.waitForFunction(() => /discard 9s/.test(window.canasta.record()));
  });

  test("a long press shows the card large and selects nothing", async ({ page, url }) => {
    await deal(page, url, MIXED_GAME);
    const touch = touchScreen(page);
    const [x, y] = await cornerOf(card(page, "9s"));
    await touch.down(x, y);
    await page.locator(".peek .card").waitFor();
    const large = await page.locator(".peek .card").boundingBox();
    assert.ok(large.width > 1.5 * (await card(page, "9s").boundingBox()).width);
    await touch.up();
    await page.locator(".peek").waitFor({ state: "detached" });
    await page.waitForTimeout(400);
    assert.deepEqual(await selected(page), []);
    await card(page, "9s").tap({ position: CARD_CORNER });
    assert.deepEqual(await selected(page), ["9s"], "a short touch still selects");
  });

  test("a double tap neither zooms nor discards", async ({ page, url }) => {
    await deal(page, url, MIXED_GAME);
    await play(page, "draw");
    const before = await record(page);
    await card(page, "9s").tap({ position: CARD_CORNER });
    await card(page, "9s").tap({ position: CARD_CORNER });
    assert.equal(await page.evaluate(() => window.visualViewport.scale), 1);
    assert.equal(await record(page), before);
  });
});

test.describe(() => {
  test.use({ ...TOUCH, viewport: { width: 340, height: 420 } });

  test("a vertical swipe on the hand scrolls a page that is higher than the window", async ({ page, url }) => {
    await deal(page, url, MIXED_GAME);
    await page.evaluate(() => (document.documentElement.style.fontSize = "30px"));
    await page.evaluate(() => window.canasta.settings({ left_handed: true }));
    await page.waitForFunction(() => document.documentElement.hasAttribute("data-scrolls"));
    await card(page, "As").evaluate((card) => card.scrollIntoView({ block: "center" }));
    const touch = touchScreen(page);
    const [x, y] = await cornerOf(card(page, "As"));
    const before = await page.evaluate(() => scrollY);
    const way = before > 60 ? 1 : -1;
    await touch.down(x, y);
    for (let part = 1; part <= 8; part += 1) await touch.move(x, y + way * part * 15);
    await touch.up();
    await page.waitForFunction((before) => Math.abs(scrollY - before) > 30, before);
  });
});
