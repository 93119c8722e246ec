// The end of a match: its graph and its celebration.

import assert from "node:assert/strict";
import { test } from "./harness.mjs";
import { OUT_AT_ONCE } from "./lib/decks.mjs";
import { deal, nextFrames, open, play, redeal, settings, WITH_MOTION } from "./lib/game.mjs";
import { playUntil } from "./lib/player.mjs";

/** A game in which seat 0 goes out in its first turn. */
const OUT_AT_ONCE_GAME = { rules: "classic", dealer: 3, deck: OUT_AT_ONCE.deck };

/** A window whose pixels a machine without a graphics card paints in time: the celebration ends by itself. */
const SMALL = { width: 800, height: 500 };

/** Plays matches until the own side has won one. After the first hand, which is one turn, it is near the target. */
async function winMatch(page) {
  for (let match = 0; match < 16; match += 1) {
    await redeal(page, { ...OUT_AT_ONCE_GAME, set: { target: 1000 } });
    for (let hand = 0; hand < 12; hand += 1) {
      await playUntil(page, () => window.canasta.observation().ended !== null || null);
      const title = await page.getByRole("dialog").getByRole("heading", { level: 2 }).innerText();
      if (/^You.* win/.test(title)) return;
      if (/ win/.test(title)) break;
      await page.getByRole("dialog").getByRole("button", { name: "Next hand" }).click();
    }
  }
  throw new Error("no match was won");
}

/** Waits until a canvas is painted, which happens after its dialog has opened. */
const waitUntilPainted = (page, selector) => page.waitForFunction((selector) => {
  const canvas = document.querySelector(selector);
  if (canvas === null || canvas.width === 0) return false;
  const dots = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height).data;
  let ink = 0;
  for (let at = 3; at < dots.length; at += 4) if (dots[at] > 0) ink += 1;
  return ink > 1_000;
}, selector, { polling: 100 });

test.describe(() => {
  test.use({ ...WITH_MOTION, viewport: SMALL, deviceScaleFactor: 2 });

  test("the graph of the match is painted, and a won match is celebrated", async ({ page, url }) => {
    test.setTimeout(240_000);
    await open(page, url);
    await winMatch(page);
    await page.waitForFunction(() => document.querySelector(".celebration"));
    // The celebration ends by itself, so this is checked at once.
    const above = await page.evaluate(() => document.querySelector(".celebration").matches(":popover-open"));
    assert.ok(above, "the celebration is above the dialog");
    await waitUntilPainted(page, ".celebration");
    await waitUntilPainted(page, "canvas.graph");
    assert.equal(await page.locator("canvas.graph").getAttribute("aria-hidden"), "true");
    const sharp = await page.locator("canvas.graph").evaluate((canvas) => canvas.width / canvas.clientWidth);
    assert.ok(Math.abs(sharp - 2) < 0.02);
    // The celebration does not block the buttons.
    await page.getByRole("dialog").getByRole("button", { name: "Look at the table" }).click();
    assert.equal(await page.locator(".celebration").count(), 0);
    await page.getByRole("button", { name: "Score pad" }).click();
    await waitUntilPainted(page, "canvas.graph");
    await settings(page, { theme: "dark" });
    await settings(page, { lite: true });
    assert.equal(await page.locator("canvas").count(), 0);
  });
});

test.describe(() => {
  test.use(WITH_MOTION);

  test("a won match is not celebrated when motion is off", async ({ page, url }) => {
    test.setTimeout(240_000);
    await open(page, url);
    await settings(page, { motion: "off" });
    await winMatch(page);
    assert.equal(await page.locator(".celebration").count(), 0);
    await waitUntilPainted(page, "canvas.graph");
  });
});

test.describe(() => {
  test.use(WITH_MOTION);

  test("the dialog at the end of a match can be closed during the celebration", async ({ page, url }) => {
    await deal(page, url, { ...OUT_AT_ONCE_GAME, set: { target: 500 } });
    await play(page, ...OUT_AT_ONCE.laid, `discard ${OUT_AT_ONCE.last}`);
    await page.getByRole("dialog").waitFor();
    assert.equal(await page.locator("canvas.celebration").count(), 1);
    await page.keyboard.press("Escape");
    await page.locator("canvas.celebration").waitFor({ state: "detached" });
    // The next frame callback runs without the canvas and must not fail.
    await nextFrames(page);
  });
});

test.describe(() => {
  test.use(WITH_MOTION);

  test("the pad counts row by row after the last card has been seen, and can be counted at once", async ({ page, url }) => {
    await deal(page, url, OUT_AT_ONCE_GAME);
    await settings(page, { pace: "normal" });
    await play(page, ...OUT_AT_ONCE.laid);
    const start = Date.now();
    await play(page, `discard ${OUT_AT_ONCE.last}`);
    assert.equal(await page.locator("dialog[open]").count(), 0, "the last card is seen first");
    assert.equal(await page.locator(`.pile [data-card=${OUT_AT_ONCE.last}]`).count(), 1);
    assert.equal(await page.locator(".open-hand").count(), 0, "hands are closed while it falls");
    const scene = page.locator("dialog.scene[open]");
    await scene.waitFor();
    const waited = Date.now() - start;
    assert.ok(waited >= 1_500, `${waited} ms`);
    assert.equal(await page.evaluate(() => document.activeElement.textContent), "Next hand");
    const seen = () => scene.locator(".counting tbody .value").evaluateAll((all) => all.filter((one) => getComputedStyle(one).opacity > 0.5).length);
    assert.ok((await seen()) < 12, "rows come one by one");
    await scene.getByRole("button", { name: "Count at once" }).click();
    assert.equal(await scene.locator(".counting").count(), 0);
    assert.equal(await scene.getByRole("button", { name: "Count at once" }).count(), 0);
    assert.equal(await scene.getByRole("table").locator("tfoot .total .sum").first().isVisible(), true);
  });

  test("a tap skips the time of the last move, and without motion there is none", async ({ page, url }) => {
    await deal(page, url, OUT_AT_ONCE_GAME);
    await settings(page, { pace: "normal" });
    await play(page, ...OUT_AT_ONCE.laid);
    await play(page, `discard ${OUT_AT_ONCE.last}`);
    await page.locator(".table-area").click({ position: { x: 5, y: 5 } });
    await page.waitForFunction(() => document.querySelector("dialog.scene[open]"), undefined, { timeout: 1_000 });
    await page.getByRole("button", { name: "Next hand" }).click();
    await settings(page, { motion: "off" });
    await redeal(page, OUT_AT_ONCE_GAME);
    await play(page, ...OUT_AT_ONCE.laid, `discard ${OUT_AT_ONCE.last}`);
    assert.equal(await page.locator("dialog.scene[open]").count(), 1);
    assert.equal(await page.locator(".counting, .count-skip").count(), 0, "the whole count is there at once");
  });

  test("a canasta that closes is marked for a moment", async ({ page, url }) => {
    await deal(page, url, OUT_AT_ONCE_GAME);
    await play(page, ...OUT_AT_ONCE.laid);
    await page.locator('.zone.we .meld[data-meld="K#1"][data-closing=natural]').waitFor();
    await page.locator("[data-closing]").waitFor({ state: "detached" });
  });
});
