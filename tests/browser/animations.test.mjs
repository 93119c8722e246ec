import assert from "node:assert/strict";
import { test } from "./harness.mjs";
import { deckOf } from "./lib/decks.mjs";
import { observation, play, redeal, settings, waitForTurn, WITH_MOTION } from "./lib/game.mjs";
import { allLanded, dealMoving, flyingCards, GAME, nextFrame, runningAnimations } from "./lib/motion.mjs";
import { card, CARD_CORNER } from "./lib/table.mjs";

test.describe(() => {
  test.use(WITH_MOTION);

  test("dealt and drawn cards fly from the stock, and the hand makes room", async ({ page, url }) => {
    await dealMoving(page, url);
    assert.ok((await flyingCards(page)) >= 12, "the deal");
    await allLanded(page);
    assert.equal(await runningAnimations(page), 0, "no animation is left");
    const seen = await page.evaluate(async () => {
      window.canasta.play("draw");
      // Animations start in the next frame.
      await new Promise(requestAnimationFrame);
      const copies = [...document.querySelectorAll(".flight .card")].map((one) => [one.dataset.card, one.getBoundingClientRect().x]);
      const moving = [...document.querySelectorAll("#hand .card")].filter((one) => one.getAnimations().some((a) => !(a instanceof CSSAnimation))).length;
      const stock = document.querySelector(".stock").getBoundingClientRect();
      return { copies, moving, stock: stock.x };
    });
    assert.deepEqual(seen.copies.map(([name]) => name), ["Kc"]);
    assert.ok(Math.abs(seen.copies[0][1] - seen.stock) < 40, "the flight begins at the stock");
    assert.ok(seen.moving >= 4, `${seen.moving} cards make room`);
    await allLanded(page);
    await play(page, "discard 6h");
    await nextFrame(page);
    assert.equal(await flyingCards(page), 1);
    await page.waitForFunction(() => document.querySelector(".flight .card.back"), undefined, { timeout: 5_000 });
  });

  test("laid cards fly to the table, and undone cards fly back", async ({ page, url }) => {
    await dealMoving(page, url);
    await play(page, "draw", "discard 6h");
    await waitForTurn(page);
    const names = () => page.locator(".flight .card").evaluateAll((all) => all.map((one) => one.dataset.card ?? "back").sort());
    await redeal(page, { ...GAME, deck: deckOf({ hands: ["Ks Kh Kd As Ah Ad Qs Js 9s 8c 7d"], up: "4c" }) });
    await play(page, "draw", "meld Ks Kh Kd + As Ah Ad");
    await nextFrame(page);
    assert.deepEqual(await names(), ["Ad", "Ah", "As", "Kd", "Kh", "Ks"]);
    await allLanded(page);
    await page.getByRole("button", { name: "Undo" }).click();
    assert.equal((await observation(page)).melds[0].length, 0);
    await nextFrame(page);
    assert.deepEqual(await names(), ["Ad", "Ah", "As", "Kd", "Kh", "Ks"]);
  });

  test("the cards of a meld stay whole and leave no gap while others fly to it", async ({ page, url }) => {
    await dealMoving(page, url, { motion: "slow" });
    await redeal(page, { ...GAME, deck: deckOf({ hands: ["Ks Kh Kd Kc As Ah Ac Ad Qs Qh Qd"], up: "4c" }) });
    await play(page, "draw", "meld Ks Kh Kd + As Ah Ac");
    await page.evaluate(() => {
      window.gaps = [];
      window.framesSeen = 0;
      const look = () => {
        if (document.querySelector(".flight")) window.framesSeen += 1;
        for (const fan of document.querySelectorAll(".meld > .fan")) {
          const seen = [...fan.children].filter((one) => getComputedStyle(one).opacity === "1").map((one) => [one.dataset.card, one.getBoundingClientRect()]);
          for (const [at, [name, { right, width, height }]] of seen.entries()) {
            const next = seen[at + 1];
            if (next ? next[1].left > right : width < height / 1.5) window.gaps.push(`${name}, ${Math.round(width)} wide, before ${next?.[0] ?? "nothing"}`);
          }
        }
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    // One card comes on top of the others, one between them.
    for (const more of ["Kc", "Ad"]) {
      await play(page, `meld ${more}`);
      await nextFrame(page);
      assert.equal(await flyingCards(page), 1);
      await allLanded(page);
    }
    // After an undo one card flies back, and none flies to the meld that stays.
    await page.getByRole("button", { name: "Undo" }).click();
    await nextFrame(page);
    assert.equal(await flyingCards(page), 1);
    await allLanded(page);
    assert.ok((await page.evaluate(() => window.framesSeen)) > 10);
    assert.deepEqual(await page.evaluate(() => window.gaps), []);
    assert.equal(await page.locator(".loose").count(), 0);
  });

  test("a dropped card continues from where it was released", async ({ page, url }) => {
    await dealMoving(page, url, { motion: "slow" });
    await allLanded(page);
    await play(page, "draw");
    await allLanded(page);
    const [from, pile] = [await card(page, "9s").boundingBox(), await page.locator(".pile").boundingBox()];
    await page.mouse.move(from.x + CARD_CORNER.x, from.y + CARD_CORNER.y);
    await page.mouse.down();
    await page.mouse.move(pile.x + pile.width / 2, pile.y + pile.height, { steps: 6 });
    const middle = (selector) => page.evaluate((selector) => {
      const { x, y, width, height } = document.querySelector(selector).getBoundingClientRect();
      return [x + width / 2, y + height / 2];
    }, selector);
    const held = await middle(".ghost .card");
    // The place where the copy starts, recorded when its animation is created.
    await page.evaluate(() => {
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (frames, options) {
        const box = this.closest(".flight") && this.querySelector(".card").getBoundingClientRect();
        if (box) window.begun = [frames[0].transform, box.width, box.height];
        return animate.call(this, frames, options);
      };
    });
    await page.mouse.up();
    await page.waitForFunction(() => window.begun);
    const [transform, width, height] = await page.evaluate(() => window.begun);
    const [x, y] = /translate\(([-\d.]+)px, ?([-\d.]+)px\)/.exec(transform).slice(1).map(Number);
    assert.ok(Math.hypot(x + width / 2 - held[0], y + height / 2 - held[1]) < 4, `held at ${held}, begun at ${[x + width / 2, y + height / 2]}`);
  });

  test("a card is hidden until it leaves the stock", async ({ page, url }) => {
    await dealMoving(page, url, { motion: "slow" });
    await redeal(page, GAME);
    await nextFrame(page);
    const waiting = await page.evaluate(() => [...document.querySelectorAll(".flight > span")].map((one) => [one.getAnimations()[0].effect.getComputedTiming().progress, getComputedStyle(one).opacity]));
    const unseen = waiting.filter(([progress]) => progress === null);
    assert.ok(unseen.length >= 10, `${waiting.length}`);
    assert.deepEqual(unseen.filter(([, opacity]) => opacity !== "0"), []);
  });

  test("an action ends running animations, so that a flying card can be used at once", async ({ page, url }) => {
    await dealMoving(page, url);
    assert.ok((await runningAnimations(page)) > 0);
    // Playwright would wait until the card stands still: the pointer goes to its place directly.
    const box = await card(page, "9s").boundingBox();
    await page.mouse.click(box.x + CARD_CORNER.x, box.y + CARD_CORNER.y);
    assert.equal(await card(page, "9s").getAttribute("aria-selected"), "true");
    assert.equal(await flyingCards(page), 0);
    assert.equal(await runningAnimations(page), 0);
  });
});

for (const [name, options, changes] of [
  ["with motion off", WITH_MOTION, { motion: "off" }],
  ["in the Lite version", WITH_MOTION, { lite: true }],
  ["when the system asks for less", { contextOptions: { reducedMotion: "reduce" } }, {}],
]) {
  test.describe(() => {
    test.use(options);

    test(`nothing moves ${name}`, async ({ page, url }) => {
      await page.addInitScript(() => {
        window.animated = 0;
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (...all) {
          window.animated += 1;
          return animate.apply(this, all);
        };
      });
      await dealMoving(page, url, changes);
      await play(page, "draw", "discard 6h");
      await page.waitForTimeout(1_200);
      assert.equal(await page.evaluate(() => window.animated), 0);
    });
  });
}

test.describe(() => {
  test.use(WITH_MOTION);

  test("bots play on while no frame is rendered, as in a hidden window", async ({ page, url }) => {
    await dealMoving(page, url);
    await settings(page, { pace: "fast" });
    await play(page, "draw");
    await page.evaluate(() => {
      window.requestAnimationFrame = () => 0;
      window.canasta.play(window.canasta.legal(100).find((action) => action.startsWith("discard")));
    });
    const turn = () => window.canasta.observation().to_act === 0;
    await page.waitForFunction(turn, undefined, { polling: 100, timeout: 30_000 });
  });
});
