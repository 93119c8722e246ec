// On every screen, phase and dialog axe-core finds no violation, and nothing is asked of another origin. One opening of a screen serves
// both, since that takes longer than to look at it. windows.test.mjs says whether they fit.

import assert from "node:assert/strict";
import { test } from "./harness.mjs";
import { violations } from "./lib/axe.mjs";
import { allOrFew, LONG, openScreen, SCREEN_NAMES } from "./lib/screens.mjs";

const PHONE = [360, 740];
const DESKTOP = [1280, 800];
const THEMES = ["light", "dark", "contrast"];
/** The tests that share the screens of a theme, so that workers have equal parts. */
const PARTS = 3;

/** Lists requests to other origins, and those that fail. */
function watchRequests(page, url) {
  const wrong = [];
  page.on("request", (request) => {
    if (/^(https?|wss?):/.test(request.url()) && !request.url().startsWith(url)) wrong.push(`asks for ${request.url()}`);
  });
  page.on("response", (response) => response.status() >= 400 && wrong.push(`${response.url()} is ${response.status()}`));
  return wrong;
}

async function look(newPage, url, screen, theme, [width, height]) {
  const page = await newPage({ viewport: { width, height }, reducedMotion: "reduce" });
  const wrong = watchRequests(page, url);
  await openScreen(page, url, screen, { theme });
  const found = [...(await violations(page)), ...wrong];
  await page.context().close();
  return found.map((line) => `${screen}: ${line}`);
}

for (const [turn, theme] of THEMES.entries()) {
  for (let part = 0; part < PARTS; part += 1) {
    test(`every screen is accessible: the ${theme} theme, part ${part + 1} of ${PARTS}`, async ({ newPage, url }) => {
      test.setTimeout(LONG);
      const problems = [];
      for (const [at, screen] of SCREEN_NAMES.entries()) {
        const isTurn = at % THEMES.length === turn;
        if (Math.floor(at / THEMES.length) % PARTS !== part || !allOrFew(true, isTurn)) continue;
        // In turns a phone and a desktop.
        problems.push(...(await look(newPage, url, screen, theme, (at + theme.length) % 2 ? PHONE : DESKTOP)));
      }
      assert.deepEqual(problems, []);
    });
  }
}
