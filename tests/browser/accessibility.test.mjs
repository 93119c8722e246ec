// axe-core finds no violation in further modes, and finds what it should. all_screens.test.mjs tries every screen in the themes.

import assert from "node:assert/strict";
import { test } from "./harness.mjs";
import { violations } from "./lib/axe.mjs";
import { allOrFew, LONG, newScreenPage, openScreen } from "./lib/screens.mjs";

test("axe-core finds no violation in other modes", async ({ newPage, url }) => {
  test.setTimeout(LONG);
  const problems = [];
  const modes = [{ lite: true }, { tv: true }, { four_colour: true, theme: "dark", felt: "plum" }, { felt: "blue", large_print: true }, { felt: "slate", back: "plain", messages: false }];
  for (const settings of modes) {
    for (const screen of allOrFew(["middle", "staged", "frozen", "settings"], ["frozen"])) {
      const page = await newScreenPage(newPage, url, screen, settings);
      problems.push(...(await violations(page)).map((line) => `${JSON.stringify(settings)}, ${screen}: ${line}`));
      await page.context().close();
    }
  }
  assert.deepEqual(problems, []);
});

test("a text that can hardly be seen is noticed, on gradients too", async ({ page, url }) => {
  for (const [screen, token, faint] of [["middle", "--ink", "#2a4f47"], ["middle", "--toolbar-ink", "#2c3733"], ["settings", "--panel-dim", "#3a4a45"]]) {
    await openScreen(page, url, screen, { theme: "dark" });
    await page.evaluate(([token, faint]) => document.documentElement.style.setProperty(token, faint), [token, faint]);
    const found = await violations(page);
    assert.ok(found.some((line) => /contrast/.test(line)), `${token} as ${faint} on ${screen}`);
  }
});
