// Random clicks, taps, drags and keys: no fault, no dead end, and nothing is lost.

import assert from "node:assert/strict";
import { DESKTOP, PHONE, test } from "./harness.mjs";
import { open, ready, redeal, settings } from "./lib/game.mjs";
import { randomNumbers } from "./lib/random.mjs";

/** The events of a run: more in the nightly one. */
const EVENTS = Number(process.env.CANASTA_EVENTS) || 150;
const SEED = Number(process.env.CANASTA_SEED) || 1;

const KEYS = [
  "Enter", "Space", "Escape", "Tab", "Shift+Tab", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "PageDown", "Backspace", "Delete",
  "d", "t", "m", "s", "h", "u", "?", "4", "9", "k", "a", "2", "0", "Control+z", "Control+a", "F1", "F10", "ContextMenu",
];
const SIZES = [{ width: 360, height: 740 }, { width: 740, height: 360 }, { width: 820, height: 1180 }, DESKTOP];

/** Keeps the window from being left: by a print, a link or a chosen file. */
const stayHere = () => {
  window.print = () => {};
  window.open = () => null;
  Element.prototype.requestFullscreen = () => Promise.reject(new TypeError("not in a test"));
  HTMLInputElement.prototype.showPicker = () => {};
  addEventListener("click", (event) => {
    const link = event.target.closest?.("a[href]");
    if (link && !link.href.startsWith("blob:") && new URL(link.href).pathname !== location.pathname) event.preventDefault();
  }, true);
};

/** The record of the match, which a lesson or a record may lie over. Runs in the page. */
const savedMatch = () => {
  const name = Object.keys(localStorage).find((name) => /\bgame$/.test(name));
  return name === undefined ? null : JSON.parse(localStorage.getItem(name)).record;
};

/** The middle of a random thing that can be clicked, or a random point of the window. */
const aTarget = (number) => {
  const all = [...document.querySelectorAll("button, [role=option], input, select, label, summary, .pile, .stock, .meld, a, [tabindex]")]
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height, left, top }) => width > 0 && height > 0 && left >= 0 && top >= 0 && left < innerWidth && top < innerHeight);
  const { left, top, width, height } = all[Math.floor(number * all.length)] ?? { left: 0, top: 0, width: innerWidth, height: innerHeight };
  return [left + Math.min(width / 2, innerWidth - left - 1), top + Math.min(height / 2, innerHeight - top - 1)];
};

for (const [device, options] of [["desktop", { viewport: DESKTOP }], ["phone", { viewport: PHONE, hasTouch: true, isMobile: true }]]) {
  test.describe(() => {
    test.use({ ...options, permissions: [] });

    test(`${EVENTS} random events on a ${device} do no harm`, async ({ page, url }) => {
      test.setTimeout(900_000);
      const random = randomNumbers(SEED);
      const pick = (all) => all[Math.floor(random() * all.length)];
      page.on("dialog", (dialog) => dialog.dismiss());
      page.on("filechooser", () => {});
      await page.addInitScript(stayHere);
      await open(page, url);
      await redeal(page, { rules: pick(["classic", "classic-two", "evening"]), seed: SEED, dealer: 0, pace: "instant" });
      await settings(page, { motion: pick(["off", "fast"]) });
      const done = [];
      const events = {
        async click() {
          const [x, y] = await page.evaluate(aTarget, random());
          await page.mouse.click(x, y, { button: pick(["left", "left", "left", "right", "middle"]), clickCount: pick([1, 1, 1, 2]) });
        },
        async tap() {
          const [x, y] = await page.evaluate(aTarget, random());
          if (options.hasTouch) await page.touchscreen.tap(x, y);
          else await page.mouse.click(x, y);
        },
        async drag() {
          const [from, to] = [await page.evaluate(aTarget, random()), await page.evaluate(aTarget, random())];
          await page.mouse.move(...from);
          await page.mouse.down();
          await page.mouse.move(...to, { steps: 3 });
          if (random() < 0.2) await page.keyboard.press("Escape");
          await page.mouse.up();
        },
        key: () => page.keyboard.press(pick(KEYS)),
        type: () => page.keyboard.type(pick(["0", "12", "Zoë", "-1", "𝄞"])),
        async turn() {
          if (!options.isMobile) await page.setViewportSize(pick(SIZES));
        },
        // What a person does who is lost: the game goes on.
        async play() {
          await page.evaluate((number) => {
            const legal = window.canasta.legal(200);
            if (legal.length > 0) window.canasta.play(legal[Math.floor(number * legal.length)]);
          }, random());
        },
      };
      const often = ["click", "click", "click", "tap", "tap", "key", "key", "key", "drag", "type", "turn", "play", "play"];
      for (let n = 0; n < EVENTS; n += 1) {
        const name = pick(often);
        done.push(name);
        await events[name]().catch((error) => assert.fail(`event ${n} (${done.slice(-5).join(", ")}) of seed ${SEED}: ${error.message}`));
        const state = await page.evaluate(() => ({ fault: document.getElementById("fault") !== null, empty: document.querySelector("#page")?.childElementCount === 0 }));
        assert.deepEqual(state, { fault: false, empty: false }, `after event ${n} of seed ${SEED}: ${done.slice(-5).join(", ")}`);
      }
      // The match is there after a reload.
      await page.evaluate(() => window.canasta.settings({ pace: "slow" }));
      await page.waitForTimeout(100);
      const before = await page.evaluate(savedMatch);
      assert.ok(before);
      await page.reload();
      await ready(page);
      assert.equal(await page.evaluate(savedMatch), before);
    });
  });
}
