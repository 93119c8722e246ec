// Themes, and the preferences of the system that change them.

import assert from "node:assert/strict";
import { darkenAutomatically, test } from "./harness.mjs";
import { deal, nextFrames, open } from "./lib/game.mjs";
import { tooFaintPixels } from "./lib/pixel_contrast.mjs";
import { newScreenPage, openScreen } from "./lib/screens.mjs";

test.describe(() => {
  test.use({ colorScheme: "dark" });

  test("the page follows the colour scheme of the system unless a theme is chosen", async ({ page, url }) => {
    await open(page, url);
    const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
    assert.equal(await scheme(), "dark");
    await page.evaluate(() => window.canasta.settings({ theme: "light" }));
    assert.match(await scheme(), /^(only light|light only)$/);
  });
});

// Firefox draws the bar of a dark dialog white unless it is told the colours.
test("every bar that scrolls has the colours of the theme", async ({ newPage, url }) => {
  for (const [screen, selector] of [["new game", ".dialog-body"], ["end, six", ".moment"], ["ten melds", ".melds"]]) {
    for (const theme of ["dark", "contrast"]) {
      const page = await newScreenPage(newPage, url, screen, { theme }, { width: 900, height: 500 });
      const [bar, auto] = await page.locator(selector).last().evaluate((scroller) => [getComputedStyle(scroller).scrollbarColor, getComputedStyle(scroller).overflowY]);
      assert.match(auto, /auto|scroll/, `${screen} scrolls`);
      assert.match(bar, /^rgb/, `${screen}, ${theme}`);
      await page.context().close();
    }
  }
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

// A light device darkens every theme; a dark one leaves alone what says that it is light on purpose.
for (const [device, themes] of [["light", ["light", "system", "dark", "contrast"]], ["dark", ["light", "system"]]]) {
  test.describe(() => {
    test.use({ colorScheme: device, deviceScaleFactor: 2, viewport: { width: 900, height: 700 } });

    test(`on a ${device} device whose browser darkens pages by itself every text and every card is legible`, async ({ newPage, url }) => {
      test.setTimeout(300_000);
      const PLAIN = { four_colour: false, large_print: false, lite: false };
      const FACES = [{}, { four_colour: true }, { large_print: true }, { lite: true }];
      const open = async (screen, settings) => {
        const page = await newPage();
        await darkenAutomatically(page);
        await openScreen(page, url, screen, settings);
        await page.mouse.move(1, 1);
        return page;
      };
      const expectLegible = async (page, screen, settings) => {
        const { found, counted } = await tooFaintPixels(page);
        assert.ok(counted[0] > 10, `${counted}`);
        if (screen === "laying") assert.ok(counted[1] > 20 || settings.lite, `${counted}`);
        assert.deepEqual(found, [], `${screen} ${JSON.stringify(settings)}`);
      };
      // One table in every theme and face.
      const table = await open("laying", { theme: "light" });
      for (const settings of [...themes.map((theme, at) => ({ theme, ...FACES[at % FACES.length] })), ...FACES.map((face) => ({ theme: "light", ...face }))]) {
        await table.evaluate((settings) => window.canasta.settings(settings), { ...PLAIN, ...settings });
        await nextFrames(table);
        await expectLegible(table, "laying", settings);
      }
      await table.close();
      for (const [at, theme] of themes.entries()) {
        const screen = ["end", "settings", "new game", "frozen"][at];
        const page = await open(screen, { theme });
        await expectLegible(page, screen, { theme });
        await page.close();
      }
    });
  });
}

test("a page that the browser begins to darken while it is open stays legible", async ({ page, url }) => {
  await openScreen(page, url, "laying", { theme: "light" });
  await darkenAutomatically(page);
  assert.deepEqual((await tooFaintPixels(page)).found, []);
});
