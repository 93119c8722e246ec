// Themes, and the preferences of the system that change them.

import assert from "node:assert/strict";
import { test } from "./harness.mjs";
import { deal, open } from "./lib/game.mjs";
import { openScreen } from "./lib/screens.mjs";

test.describe(() => {
  test.use({ colorScheme: "dark" });

  test("the page follows the colour scheme of the system unless a theme is chosen", async ({ page, url }) => {
    await open(page, url);
    const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
    assert.equal(await scheme(), "dark");
    await page.evaluate(() => window.canasta.settings({ theme: "light" }));
    assert.equal(await scheme(), "light");
  });
});

test.describe(() => {
  test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

  test("with forced colours a switch shows whether it is on", async ({ page, url }) => {
    for (const [look, switches] of [["settings", ".switch input"], ["house", ".rule input[role=switch]"]]) {
      await openScreen(page, url, look);
      const colours = await page.locator(switches).evaluateAll((all) =>
        all.map((one) => [one.checked, getComputedStyle(one).backgroundColor, getComputedStyle(one, "::before").backgroundColor]),
      );
      const of = (on) => new Set(colours.filter(([checked]) => checked === on).map(([, back, knob]) => `${back} ${knob}`));
      const [on, off] = [of(true), of(false)];
      assert.deepEqual([on.size, off.size], [1, 1], look);
      assert.notDeepEqual(on, off, look);
      for (const [, back, knob] of colours) assert.notEqual(back, knob, `${look}: the knob is seen`);
    }
  });
});

test("the table has high contrast if the system asks for it and no theme is chosen", async ({ page, url }) => {
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
  const line = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--line").trim());
  await deal(page, url, { rules: "classic", seed: 1, dealer: 3, pace: "slow" });
  assert.equal(await theme(), undefined);
  await page.emulateMedia({ contrast: "more" });
  await page.waitForFunction(() => document.documentElement.dataset.theme === "contrast");
  assert.equal(await line(), "#fff");
  await page.evaluate(() => window.canasta.settings({ theme: "dark" }));
  assert.equal(await theme(), "dark");
  await page.evaluate(() => window.canasta.settings({ theme: "system" }));
  assert.equal(await theme(), "contrast");
  await page.emulateMedia({ contrast: "no-preference" });
  await page.waitForFunction(() => document.documentElement.dataset.theme === undefined);
});
