// The coach of the first game.

import assert from "node:assert/strict";
import { test } from "./harness.mjs";
import { open, ready } from "./lib/game.mjs";

test("the coach covers no control, and stays away once it is dismissed", { viewport: { width: 360, height: 740 } }, async ({ page, url }) => {
  await open(page, url);
  await page.evaluate(() => window.canasta.settings({ pace: "instant" }));
  await page.getByRole("button", { name: /^Play/ }).click();
  const coach = page.getByRole("note", { name: "Hint for your first game" });
  await coach.waitFor();
  const covered = () => page.evaluate(() => {
    const box = document.querySelector(".coach").getBoundingClientRect();
    const controls = [...document.querySelectorAll("button, [role=option]")].filter((one) => !one.closest(".coach") && one.checkVisibility());
    return controls.filter((one) => {
      const other = one.getBoundingClientRect();
      return other.left < box.right && other.right > box.left && other.top < box.bottom && other.bottom > box.top;
    }).map((one) => one.outerHTML.slice(0, 90));
  });
  assert.deepEqual(await covered(), []);
  await page.getByRole("group", { name: "Actions" }).getByRole("button", { name: /^Draw/ }).click();
  await coach.locator(".by-mouse").getByText(/must count|cards to lay/).waitFor();
  assert.deepEqual(await covered(), []);
  await coach.getByRole("button", { name: "Got it" }).click();
  await coach.waitFor({ state: "detached" });
  await page.reload();
  await ready(page);
  await page.getByRole("group", { name: "Actions" }).waitFor();
  assert.equal(await coach.count(), 0);
});

test("the coach names the input in use, and covers neither seats nor melds", async ({ newPage, url }) => {
  const seen = async (options, settings = {}) => {
    const page = await newPage(options);
    await open(page, url);
    await page.evaluate((settings) => window.canasta.settings({ pace: "instant", ...settings }), settings);
    await page.evaluate(() => window.canasta.newGame({ rules: "classic", seed: 4, dealer: 3 }));
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
