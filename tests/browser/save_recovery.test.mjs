// Faults that were found by playing, and mended.
import assert from "node:assert/strict";
import { test } from "./harness.mjs";
import { deal, open, pictures, playOn } from "./lib/game.mjs";

test("a notice stays until it is dismissed", async ({ page, url }) => {
  await page.addInitScript(() => {
    Storage.prototype.getItem = () => {
      throw new DOMException("The storage is blocked.", "SecurityError");
    };
  });
  await open(page, url);
  const notice = page.getByText("This browser saves nothing for this page.");
  await notice.waitFor();
  await page.getByRole("button", { name: /^Play/ }).click();
  assert.ok(await notice.isVisible(), "starting a game does not take it away");
});

test("the end of the game can be left while it is celebrated", { reducedMotion: "no-preference" }, async ({ page, url }) => {
  await deal(page, url, { rules: "evening", seed: 4, dealer: 3 });
  await page.evaluate(() => window.canasta.settings({ pace: "fast" }));
  // A win of the person's side is celebrated.
  for (let seed = 4; seed < 24; seed += 1) {
    await page.evaluate((seed) => (window.canasta.settings({ pace: "instant" }), window.canasta.newGame({ rules: "evening", seed })), seed);
    await playOn(page, () => window.canasta.observation().ended !== null);
    await page.getByRole("dialog").waitFor();
    if (await page.locator("canvas.celebration").count()) break;
  }
  assert.equal(await page.locator("canvas.celebration").count(), 1);
  await page.keyboard.press("Escape");
  await page.locator("canvas.celebration").waitFor({ state: "detached" });
  // A frame later the browser calls what is no longer there.
  await pictures(page);
});
