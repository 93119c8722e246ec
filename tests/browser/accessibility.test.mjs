// axe-core finds no violation on any screen, in any theme and mode.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { test } from "./harness.mjs";
import { tooFaint } from "./lib/contrast.mjs";
import { allOrFew, LONG, newScreenPage, openScreen, SCREEN_NAMES } from "./lib/screens.mjs";

const AXE = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe-core finds, a line for each. What it leaves open about the contrast of texts is computed. */
async function violations(page) {
  await page.evaluate(AXE);
  const { lines, open } = await page.evaluate(async () => {
    const found = await window.axe.run(document, { resultTypes: ["violations", "incomplete"] });
    const line = (rule, node) => `${rule.id}: ${node.target.join(" ")} ${node.any[0]?.message ?? node.failureSummary ?? ""}`;
    const open = found.incomplete.filter(({ id }) => id === "color-contrast").flatMap(({ nodes }) => nodes.map(({ target }) => target[0]));
    return { lines: found.violations.flatMap((rule) => rule.nodes.slice(0, 3).map((node) => line(rule, node))), open };
  });
  return [...lines, ...(await page.evaluate(tooFaint, open))];
}

for (const [turn, theme] of ["light", "dark", "contrast"].entries()) {
  const screens = allOrFew(SCREEN_NAMES, SCREEN_NAMES.filter((_, at) => at % 3 === turn));
  test(`axe-core finds no violation on any screen in the ${theme} theme`, async ({ newPage, url }) => {
    test.setTimeout(LONG);
    const problems = [];
    for (const [at, screen] of screens.entries()) {
      // In turns on a phone and on a desktop.
      const viewport = (at + theme.length) % 2 ? { width: 360, height: 740 } : { width: 1280, height: 800 };
      const page = await newScreenPage(newPage, url, screen, { theme }, viewport);
      problems.push(...(await violations(page)).map((line) => `${screen}: ${line}`));
      await page.context().close();
    }
    assert.deepEqual(problems, []);
  });
}

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
