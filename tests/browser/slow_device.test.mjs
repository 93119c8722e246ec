// On a slow device an action is shown after the next frame. The delay has no other effect.

import assert from "node:assert/strict";
import { test } from "./harness.mjs";
import { MIXED_GAME } from "./lib/decks.mjs";
import { emulateDevice, nextFrames, open, play, record, redeal, WITH_MOTION } from "./lib/game.mjs";
import { openScreen } from "./lib/screens.mjs";
import { actionButton, card, CARD_CORNER, refusal } from "./lib/table.mjs";

/** Deals a game on a device that takes itself for quick or slow, and whose tasks can be observed. */
async function dealOn(page, url, device) {
  await emulateDevice(page, device);
  await page.addInitScript(() => {
    const post = scheduler.postTask.bind(scheduler);
    scheduler.postTask = (call, ...how) =>
      post(() => {
        call();
        window.recordValue?.();
      }, ...how);
  });
  await open(page, url);
  await redeal(page, MIXED_GAME);
  await page.waitForFunction(() => document.querySelector(".flight") === null);
}

/** Records the values of an expression before each frame and after each task of the page. */
const recordValues = (page, expression) =>
  page.evaluate((expression) => {
    const evaluate = new Function(`return ${expression}`);
    window.recorded = [];
    window.recordValue = () => {
      const now = evaluate();
      if (window.recorded.at(-1) !== now) window.recorded.push(now);
    };
    const eachFrame = () => {
      window.recordValue();
      requestAnimationFrame(eachFrame);
    };
    eachFrame();
  }, expression);
const recordedValues = (page) => page.evaluate(() => window.recorded);
const ORDER = `[...document.querySelectorAll("#hand > .card")].map((card) => card.dataset.card)`;

for (const device of ["quick", "slow"]) {
  test.describe(() => {
    test.use(WITH_MOTION);

    test(`a card that is dropped on the pile never reappears in the hand, on a ${device} device`, async ({ page, url }) => {
      await dealOn(page, url, device);
      await play(page, "draw");
      await page.waitForFunction(() => document.querySelector(".flight") === null);
      const box = await card(page, "9s").boundingBox();
      const pile = await page.getByRole("button", { name: /^Pile/ }).boundingBox();
      await page.mouse.move(box.x + CARD_CORNER.x, box.y + CARD_CORNER.y);
      await page.mouse.down();
      await page.mouse.move(pile.x + pile.width / 2, pile.y + pile.height / 2, { steps: 6 });
      await recordValues(page, `document.querySelector(".ghost") ? "dragged" : document.querySelector("#hand [data-card='9s']") ? "hand" : "gone"`);
      await page.mouse.up();
      await card(page, "9s").waitFor({ state: "detached" });
      await nextFrames(page);
      assert.deepEqual(await recordedValues(page), ["dragged", "gone"]);
      assert.match(await record(page), /^# 0 discard 9s$/m);
    });

    test(`the focus is never lost between tasks, on a ${device} device`, async ({ page, url }) => {
      await dealOn(page, url, device);
      await actionButton(page, /^Draw/).focus();
      await recordValues(page, `document.activeElement === document.body ? "lost" : "there"`);
      await page.keyboard.press("Enter");
      await actionButton(page, /^Draw/).waitFor({ state: "detached" });
      await nextFrames(page);
      await page.keyboard.press("Alt+ArrowRight");
      await nextFrames(page);
      await nextFrames(page);
      await card(page, "7d").focus();
      await page.keyboard.press("Space");
      await actionButton(page, /^Discard/).focus();
      await page.keyboard.press("Enter");
      await card(page, "7d").waitFor({ state: "detached" });
      await nextFrames(page);
      assert.deepEqual(await recordedValues(page), ["there"]);
    });

    test(`two quick key presses move a card by two places, on a ${device} device`, async ({ page, url }) => {
      await dealOn(page, url, device);
      await card(page, "9s").focus();
      const order = await page.evaluate((order) => {
        const evaluate = new Function(`return ${order}`);
        const before = evaluate();
        for (let n = 0; n < 2; n += 1) {
          const key = new KeyboardEvent("keydown", { key: "ArrowLeft", altKey: true, bubbles: true, cancelable: true });
          if (document.activeElement.dispatchEvent(key)) return [before, "the browser goes back"];
        }
        window.canasta.observation();
        return [before, evaluate()];
      }, ORDER);
      const expected = order[0].filter((name) => name !== "9s");
      expected.splice(order[0].indexOf("9s") - 2, 0, "9s");
      assert.deepEqual(order[1], expected);
      assert.ok(await card(page, "9s").evaluate((card) => card === document.activeElement));
    });

    test(`a double press on a way to take the pile plays it once, on a ${device} device`, async ({ page, url }) => {
      await emulateDevice(page, device);
      await openScreen(page, url, "several ways", { motion: "normal" });
      await page.evaluate(() => {
        const way = document.querySelector("dialog .way");
        way.click();
        way.click();
      });
      await page.getByRole("dialog").waitFor({ state: "detached" });
      await nextFrames(page);
      assert.equal((await refusal(page).allInnerTexts()).join(""), "", "nothing is refused");
    });

    test(`a double press on Deal deals once, on a ${device} device`, async ({ page, url }) => {
      await dealOn(page, url, device);
      await page.evaluate(() => {
        document.querySelector("[data-intent='open:new-game']").click();
        const fill = crypto.getRandomValues;
        window.seeds = 0;
        crypto.getRandomValues = function (into) {
          window.seeds += 1;
          return fill.call(this, into);
        };
      });
      await page.getByRole("dialog").waitFor();
      await page.evaluate(() => {
        const start = document.querySelector("dialog [data-intent='start']");
        start.click();
        start.click();
      });
      await page.getByRole("dialog").waitFor({ state: "detached" });
      assert.equal(await page.evaluate(() => window.seeds), 0, "the deck is dealt that was shuffled before, and no other");
    });
  });
}
