// Every screen, phase and dialog fits the windows that the page is made for, axe-core finds no violation on it, and it asks nothing of
// another origin. One opening of a screen serves all three, since that takes longer than to look at it.

import assert from "node:assert/strict";
import { test } from "./harness.mjs";
import { violations } from "./lib/axe.mjs";
import { nextFrames } from "./lib/game.mjs";
import { findCutOff, findMisplaced } from "./lib/misplaced.mjs";
import { allOrFew, LONG, openScreen, SCREEN_NAMES } from "./lib/screens.mjs";

const WINDOWS = allOrFew([[740, 360], [820, 1180], [1920, 1080], [3840, 2160]], [[740, 360], [820, 1180], [1920, 1080]]);
/** The table, and the dialogs of the menu, in which no text is cut off. */
const NOT_CUT_OFF = [
  "hello", "draw", "two players", "ten melds", "staged, refused", "score", "end", "after the hand", "new game", "menu", "pad", "rules",
  "settings", "about", "history", "keys", "files", "library, empty", "statistics, empty", "learn", "glossary", "strategy", "tips", "pile",
];
/** The screens that are tried in all windows: in the nightly run all of them. */
const FITTED = allOrFew(SCREEN_NAMES, [...SCREEN_NAMES.filter((_, at) => at % 3 === 1), ...NOT_CUT_OFF]);
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

async function look(newPage, url, screen, theme, windows) {
  const found = [];
  const page = await newPage({ viewport: size(windows[0]), reducedMotion: "reduce" });
  const wrong = watchRequests(page, url);
  await openScreen(page, url, screen, { theme });
  for (const window of windows) {
    await page.setViewportSize(size(window));
    await nextFrames(page);
    const misplaced = FITTED.includes(screen) ? await page.evaluate(findMisplaced, { tall: false }) : [];
    // The menu scrolls in a window that is this low.
    const isCut = NOT_CUT_OFF.includes(screen) && !(screen === "menu" && window[1] < 500);
    if (isCut) misplaced.push(...(await page.evaluate(findCutOff)));
    found.push(...misplaced.map((line) => `${window.join("×")}: ${line}`));
  }
  found.push(...(await violations(page)), ...wrong);
  await page.context().close();
  return found.map((line) => `${screen}: ${line}`);
}

const size = ([width, height]) => ({ width, height });

for (const [turn, theme] of THEMES.entries()) {
  for (let part = 0; part < PARTS; part += 1) {
    test(`every screen fits and is accessible: the ${theme} theme, part ${part + 1} of ${PARTS}`, async ({ newPage, url }) => {
      test.setTimeout(LONG);
      const problems = [];
      for (const [at, screen] of SCREEN_NAMES.entries()) {
        // The place of things does not depend on the theme, so each screen is tried in the windows once.
        const isTurn = at % THEMES.length === turn;
        if (Math.floor(at / THEMES.length) % PARTS !== part || !allOrFew(true, isTurn)) continue;
        // The last window is the one of axe-core: in turns a phone and a desktop.
        const [first, last] = (at + theme.length) % 2 ? [DESKTOP, PHONE] : [PHONE, DESKTOP];
        problems.push(...(await look(newPage, url, screen, theme, isTurn && FITTED.includes(screen) ? [first, ...WINDOWS, last] : [last])));
      }
      assert.deepEqual(problems, []);
    });
  }
}
