// A window that is too low for the table.

import assert from "node:assert/strict";
import { test } from "./harness.mjs";
import { deal, nextFrames } from "./lib/game.mjs";

test("a window that is too low scrolls, and stops scrolling once it is higher", async ({ page, url }) => {
  await deal(page, url, { rules: "classic", seed: 5, dealer: 3 });
  const look = async (width, height) => {
    // By then the measurements that follow a deal are done: the resize alone must lead to a new one.
    await page.waitForTimeout(300);
    await page.setViewportSize({ width, height });
    await nextFrames(page);
    return page.evaluate(() => {
      const html = document.documentElement;
      const melds = document.querySelector(".zone.we").getBoundingClientRect();
      const hand = document.querySelector(".player-area").getBoundingClientRect();
      return { over: html.scrollHeight - html.clientHeight, gap: hand.top - melds.bottom, marked: html.hasAttribute("data-scrolls") };
    });
  };
  const fits = ({ over, gap, marked }) => assert.ok(over === 0 && gap >= 0 && gap < 20 && !marked, `${over}, ${gap}, ${marked}`);
  fits(await look(1280, 800));
  const low = await look(700, 490);
  assert.ok(low.over > 20 && low.gap >= 0 && low.marked, `it scrolls, and the hand does not lie over the melds: ${JSON.stringify(low)}`);
  fits(await look(1280, 800));
});
