// The coach of the first game.

import assert from "node:assert/strict";
import { test } from "./harness.mjs";
import { MIXED_GAME } from "./lib/decks.mjs";
import { open, ready, redeal } from "./lib/game.mjs";
import { fromMenu } from "./lib/screens.mjs";
import { dialog, playButton } from "./lib/table.mjs";

test.describe(() => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("the coach covers no control, and each tip stays away once it is dismissed", async ({ page, url }) => {
    await open(page, url);
    await page.evaluate(() => window.canasta.settings({ pace: "instant" }));
    await playButton(page).click();
    const tip = page.getByRole("region", { name: "Tip", exact: true });
    // The row asks about sounds first, and the tip waits for the answer.
    await page.getByRole("region", { name: "Play with sound?" }).waitFor();
    assert.equal(await tip.count(), 0);
    const covered = () => page.evaluate(() => {
      const box = document.querySelector(".coach").getBoundingClientRect();
      const controls = [...document.querySelectorAll("button, [role=option]")].filter((one) => !one.closest(".coach") && one.checkVisibility());
      return controls.filter((one) => {
        const other = one.getBoundingClientRect();
        return other.left < box.right && other.right > box.left && other.top < box.bottom && other.bottom > box.top;
      }).map((one) => one.outerHTML.slice(0, 90));
    });
    assert.deepEqual(await covered(), []);
    await page.getByRole("button", { name: "Stay quiet" }).click();
    await tip.waitFor();
    assert.deepEqual(await covered(), []);
    // The first deal is random, and a red three has a tip of its own: the other tips are checked with known cards.
    await redeal(page, MIXED_GAME);
    const drawing = tip.getByText("Click the stock to draw a card.", { exact: true });
    await drawing.waitFor();
    assert.deepEqual(await covered(), []);
    const draw = page.getByRole("group", { name: "Actions" }).getByRole("button", { name: /^Draw/ });
    await draw.click();
    const opening = tip.getByText("Select three or more of a rank: your first melds must count 50 together. Otherwise discard a card.", { exact: true });
    await opening.waitFor();
    assert.deepEqual(await covered(), []);
    await redeal(page, MIXED_GAME);
    await drawing.waitFor();
    await tip.getByRole("button", { name: "Got it" }).click();
    await tip.waitFor({ state: "detached" });
    await page.reload();
    await ready(page);
    await draw.waitFor();
    assert.equal(await tip.count(), 0, "this tip stays away");
    await draw.click();
    await opening.waitFor();
    await fromMenu(page, /^Tips/);
    await dialog(page, "Tips").getByRole("button", { name: "No more tips" }).click();
    await page.keyboard.press("Escape");
    await tip.waitFor({ state: "detached" });
    await page.reload();
    await ready(page);
    await page.getByRole("group", { name: "Actions" }).waitFor();
    assert.equal(await page.locator(".coach").count(), 0, "no tip comes, and no room is kept for one");
  });
});

test("the coach names the input in use, and covers neither seats nor melds", async ({ newPage, url }) => {
  const seen = async (options, settings = {}) => {
    const page = await newPage(options);
    await open(page, url);
    await page.evaluate((settings) => window.canasta.settings({ pace: "instant", ...settings }), settings);
    // Nobody has a red three, which would have a tip of its own first.
    await redeal(page, MIXED_GAME);
    await page.locator(".coach").waitFor();
    return page.evaluate(() => {
      const box = document.querySelector(".coach").getBoundingClientRect();
      const others = [...document.querySelectorAll(".seat-label, .zone-title, .stock, .pile, .toolbar *")].filter((one) => one.checkVisibility());
      const under = others.filter((one) => {
        const other = one.getBoundingClientRect();
        return other.left < box.right - 1 && other.right > box.left + 1 && other.top < box.bottom - 1 && other.bottom > box.top + 1;
      });
      return [document.querySelector(".coach p").innerText, under.map((one) => one.className || one.localName)];
    });
  };
  const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
  for (const [options, settings, words] of [
    [{}, {}, /Click the stock/],
    [phone, {}, /Tap the stock/],
    [{ ...phone, viewport: { width: 360, height: 640 } }, {}, /Tap the stock/],
    [{ viewport: { width: 1920, height: 1080 } }, { tv: true }, /arrows and Enter/],
  ]) {
    const [said, under] = await seen(options, settings);
    assert.match(said, words);
    assert.doesNotMatch(said.replace(words, ""), /click|tap/i);
    assert.deepEqual(under, []);
  }
});
