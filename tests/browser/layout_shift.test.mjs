// The layout does not shift when cards are drawn, laid or discarded, or when something is said or asked. An element that the program
// animates to its new place does not count, as in the browser's own measure of layout shift.

import assert from "node:assert/strict";
import { test } from "./harness.mjs";
import { deckOf } from "./lib/decks.mjs";
import { longOrShort } from "./lib/extent.mjs";
import { nextFrames, open, play, redeal, waitForTurn, WITH_MOTION } from "./lib/game.mjs";
import { callInPage, choosePlainAction } from "./lib/player.mjs";
import { SCREENS, selectCards } from "./lib/screens.mjs";
import { actionButton, select } from "./lib/table.mjs";

const SIZES = { phone: { width: 360, height: 740 }, tablet: { width: 820, height: 1180 }, desktop: { width: 1280, height: 800 } };
/** The time of the deal's animations, in milliseconds. */
const AFTER_DEAL = 1_600;
// A star in a caption moves the text behind it by its width, a few pixels of small type, which is less than this in all. Browsers call
// 0.1 good.
const MOST_SHIFT = 0.0005;

/**
 * Records the elements whose animation starts, and until when they have not been painted: to the end of the callbacks of a frame, or, where
 * it starts between two frames, to the second frame from there. Before the callbacks of a frame the browser may test which element is below
 * the mouse. It then counts the new place of such an element as a shift, although the element is never painted there before it moves.
 */
const recordAnimated = (page) =>
  page.evaluate(() => {
    if (window.animated) return;
    window.animated = [];
    const now = () => new Event("now").timeStamp;
    const [request, animate] = [window.requestAnimationFrame, Element.prototype.animate];
    let frame = null;
    window.requestAnimationFrame = (call) =>
      request.call(window, (time) => {
        frame = time;
        try {
          call(time);
        } finally {
          frame = null;
        }
      });
    Element.prototype.animate = function (frames, ...how) {
      if (frames[0]?.transform) {
        const one = { element: this, from: frame ?? now(), to: frame === null ? Infinity : now() };
        window.animated.push(one);
        if (frame === null) request.call(window, () => request.call(window, (time) => (one.to = time)));
      }
      return animate.call(this, frames, ...how);
    };
  });

/** Starts to collect layout shifts, also those after a click, until the hand ends, because then another screen follows. */
async function startCollecting(page) {
  await recordAnimated(page);
  await page.evaluate(() => {
    window.shifts = [];
    window.watching?.disconnect();
    const name = (node) => (node?.nodeType === 1 ? `${node.tagName}.${node.getAttribute("class")}` : `text in ${node?.parentElement?.className}`);
    const box = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(" ");
    window.watching = new PerformanceObserver((list) => {
      for (const one of list.getEntries()) {
        if (window.canasta.observation()?.ended !== null) continue;
        const animated = window.animated.filter(({ from, to }) => from <= one.startTime && one.startTime <= to);
        // In a row whose cards are animated one by one, a card may keep its place.
        const isAnimated = ({ node }) => animated.some(({ element }) => (element.closest(".fan") ?? element).contains(node));
        if (one.sources.length > 0 && one.sources.every(isAnimated)) continue;
        const sources = one.sources.map((s) => `${name(s.node)}: ${box(s.previousRect)} -> ${box(s.currentRect)}`);
        window.shifts.push({ value: one.value, sources });
      }
    });
    window.watching.observe({ type: "layout-shift" });
  });
}

/** The sum of the shifts since the last call, and the largest of them for the report. */
async function collectedShifts(page) {
  await nextFrames(page);
  const shifts = await page.evaluate(() => window.shifts.splice(0));
  const sum = shifts.reduce((sum, { value }) => sum + value, 0);
  shifts.sort((a, b) => b.value - a.value);
  const worst = shifts.slice(0, 4).map(({ value, sources }) => [value.toFixed(5), ...sources].join("\n        "));
  return { sum, worst: worst.join("\n      ") };
}

async function expectNoShift(page, what) {
  const { sum, worst } = await collectedShifts(page);
  assert.ok(sum < MOST_SHIFT, `${what}: ${sum}\n      ${worst}`);
}

/** Plays turns of the person as a plain player, at most to the end of the hand. Gives their number. */
const playTurnsInPage = (page, turns) =>
  callInPage(page, async (next, turns) => {
    const wait = (ms) => new Promise((done) => setTimeout(done, ms));
    for (let n = 0; n < turns; ) {
      const seen = window.canasta.observation();
      if (seen.ended !== null) return n;
      if (seen.to_act !== 0) {
        await wait(30);
        continue;
      }
      const action = next();
      const outcome = window.canasta.play(action);
      if (!outcome.ok) throw new Error(`${action}: ${outcome.message}`);
      if (/^(discard|keep)/.test(action)) n += 1;
      await wait(220);
    }
    return turns;
  }, choosePlainAction, turns);

for (const [name, viewport] of Object.entries(SIZES)) {
  // The game for two has the table of four with fewer seats: by day it is played in the window that has the least room.
  const games = [["classic", 3, 12, 4], ...longOrShort(true, name === "phone") ? [["classic-two", 1, 5, 5]] : []];
  for (const [rules, dealer, seed, turns] of games) {
    test.describe(() => {
      test.use({ ...WITH_MOTION, viewport });

      test(`the layout does not shift in ${turns} rounds of ${rules} on a ${name}`, async ({ page, url }) => {
        await open(page, url);
        await page.evaluate(() => window.canasta.settings({ motion: "fast", pace: "fast" }));
        await redeal(page, { rules, seed, dealer, pace: rules === "classic" ? "fast" : "instant" });
        await page.waitForTimeout(AFTER_DEAL);
        await startCollecting(page);
        const played = await playTurnsInPage(page, turns);
        assert.ok(played >= 4, `${played} rounds`);
        await expectNoShift(page, `${rules} on a ${name}`);
      });
    });
  }

  test.describe(() => {
    test.use({ ...WITH_MOTION, viewport, hasTouch: name !== "desktop" });

    test(`the layout does not shift while the person acts, on a ${name}`, async ({ page, url }) => {
      await open(page, url);
      await page.evaluate(() => window.canasta.settings({ motion: "fast" }));
      const hands = ["Ks Kh Kd Qs Qh Qd 9s 9h 7c 5d 2c"];
      await redeal(page, { rules: "classic", dealer: 3, pace: "slow", deck: deckOf({ hands, up: "4d", stock: "8h" }) });
      await page.waitForTimeout(AFTER_DEAL);
      await startCollecting(page);
      // The reasons on unavailable buttons differ in length from selection to selection.
      for (const cards of [["7c"], ["9s", "9h"], ["Ks", "Kh", "Kd"], ["9s", "9h", "7c", "5d"]]) {
        await selectCards(page, cards);
        await page.waitForTimeout(60);
      }
      await page.keyboard.press("Escape");
      await actionButton(page, /^Draw/).click();
      await page.waitForTimeout(250);
      for (const cards of [["Ks", "Kh", "Kd"], ["Qs", "Qh", "Qd"]]) {
        await select(page, cards);
        await page.waitForTimeout(60);
        if (cards[0] === "Ks") await actionButton(page, /^Set out/).click();
      }
      await expectNoShift(page, "choosing and setting out");
      await actionButton(page, /^Lay/).click();
      await page.waitForTimeout(250);
      await select(page, ["2c"]);
      await page.keyboard.press("Escape");
      await select(page, ["7c"]);
      await actionButton(page, /^Discard/).click();
      await page.waitForTimeout(250);
      await expectNoShift(page, "laying and discarding");
    });
  });
}

test.describe(() => {
  test.use({ ...WITH_MOTION, viewport: SIZES.phone });

  test("a question and its answer do not shift the layout", async ({ page, url }) => {
    await open(page, url);
    await page.evaluate(() => window.canasta.settings({ motion: "off" }));
    await SCREENS.asked(page);
    await startCollecting(page);
    await play(page, "answer no");
    await expectNoShift(page, "the answer");
  });
});

test.describe(() => {
  test.use({ viewport: SIZES.phone });

  test("turns of the others do not shift the layout, with motion off too", async ({ page, url }) => {
    await open(page, url);
    await page.evaluate(() => window.canasta.settings({ motion: "off" }));
    await redeal(page, { rules: "classic", seed: 3, dealer: 3, pace: "fast" });
    await startCollecting(page);
    await play(page, "draw");
    await play(page, await page.evaluate(() => window.canasta.legal().find((action) => action.startsWith("discard"))));
    await page.waitForTimeout(100);
    await collectedShifts(page);
    await waitForTurn(page);
    await expectNoShift(page, "three turns of others");
  });
});
