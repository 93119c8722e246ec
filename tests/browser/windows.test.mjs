// The table of windows: on every screen, in every window, mode and font of the browser, nothing lies beyond the edge, is cut off, runs into
// something else or lies under a notch. A later case is a row of ROWS, or a screen of lib/screens.mjs.
//
// The day decides which tenth of the screens of DAILY is tried. CANASTA_TENTH=3 tries that one, CANASTA_SCREENS=all every screen,
// CANASTA_SCREEN="full round" the screens whose name begins so, and CANASTA_ROWS=de the rows of that language alone.

import assert from "node:assert/strict";
import { setFonts, setSafeArea, test } from "./harness.mjs";
import { nextFrames } from "./lib/game.mjs";
import { ACCENTED, canSpeak, serveAccented, speak } from "./lib/languages.mjs";
import { findFaults, findMisplaced } from "./lib/misplaced.mjs";
import { LONG, openScreen, SCREEN_NAMES } from "./lib/screens.mjs";

const NORMAL = { text_size: "normal", tv: false };
const LARGE = { text_size: "large", tv: false };
const TV = { text_size: "normal", tv: true };
const in3 = (...window) => [{ window }, { window, settings: LARGE }, { window, settings: TV }];

/** The screens with a panel of the guided hand, a drill or an exercise, which scrolls before the table does. */
const PANELS = /^(lesson|drill|try again)/;

/** In windows with `whole` the table needs no scrolling, with a panel in none with usual type. `insets` are those of a notch, `font` is the size that the browser is set to. */
const ROWS = [
  ...in3(320, 568), ...in3(568, 320), ...in3(640, 360), ...in3(360, 640), ...in3(390, 844), ...in3(640, 580), ...in3(500, 465), ...in3(1280, 800), ...in3(1920, 1080),
  { window: [700, 600] },
  { window: [768, 1024] },
  { window: [360, 740], whole: true },
  { window: [740, 360], whole: true },
  { window: [820, 1180], whole: true },
  { window: [1280, 800], whole: true },
  { window: [3840, 2160], whole: true },
  { window: [844, 390], insets: { left: 47, right: 47, bottom: 21 } },
  { window: [390, 844], insets: { top: 47, bottom: 34 } },
  ...[24, 32].flatMap((font) => [[320, 568], [390, 844], [844, 390], [1280, 800]].map((window) => ({ window, font }))),
  ...["de", "fr"].flatMap((language) => [[320, 568], [360, 740], [640, 360]].map((window) => ({ window, language }))),
  // Longer than any language: what fits here fits in later ones.
  ...[[320, 568], [360, 740], [740, 360], [1280, 800]].map((window) => ({ window, language: ACCENTED })),
];

/** The languages that the build offers, with their rows. */
const TRIED = ["en", "de", "fr", ACCENTED]
  .filter((tag) => canSpeak(tag) && [tag, undefined].includes(process.env.CANASTA_ROWS))
  .map((tag) => [tag, ROWS.filter(({ language = "en" }) => language === tag)]);

/** Screens of which every row is without a fault. The others join them once they are; until then the nightly run alone tries them. */
const DAILY = [
  "hello", "play", "refused", "staged, enough", "middle", "black three", "choice", "bound", "ten melds", "20 cards", "45 cards",
  "open hands", "full round, two", "full round, five", "full round, three sides", "hand and foot", "staged, five groups", "score",
  "lesson, opening", "lesson, end", "drill, shown", "drill, three buttons", "hint to take", "end",
];

/** The faults of a screen in all rows. */
async function faultsOf(newPage, url, screen) {
  const page = await newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" });
  await serveAccented(page);
  await openScreen(page, url, screen);
  const found = [];
  for (const [language, rows] of TRIED) {
    await speak(page, language);
    found.push(...(await faultsIn(page, screen, rows)));
  }
  await page.context().close();
  return found;
}

/** The faults of the open screen in these rows. */
async function faultsIn(page, screen, rows) {
  const found = [];
  for (const { window: [width, height], settings = NORMAL, insets = {}, font = 16, whole = false, language } of rows) {
    // The page measures its letters when the window changes.
    await setFonts(page, font);
    await page.setViewportSize({ width, height });
    await page.evaluate((settings) => window.canasta.settings(settings), settings);
    await setSafeArea(page, insets);
    await nextFrames(page);
    // The list of choices shows each in full; a language cuts its words to the room.
    const faults = (await page.evaluate(findFaults, { insets })).filter((fault) => language !== ACCENTED || !fault.startsWith("the choice"));
    if (whole || (PANELS.test(screen) && settings === NORMAL && font === 16)) faults.push(...(await page.evaluate(findMisplaced, { tall: false })));
    const how = [settings === LARGE && "large text", settings === TV && "TV", insets.bottom && "a notch", font !== 16 && `fonts of ${font} px`, language].filter(Boolean);
    found.push(...faults.map((fault) => `${[screen, `${width}×${height}`, ...how].join(", ")}: ${fault}`));
  }
  return found;
}

const { CANASTA_SCREENS: all, CANASTA_TENTH: tenth, CANASTA_SCREEN: named } = process.env;
const TENTHS = all === "all" || named ? [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] : [Number(tenth ?? Math.floor(Date.now() / 86_400_000) % 10)];

for (const tenth of TENTHS) {
  const screens = (all === "all" || named ? SCREEN_NAMES : DAILY).filter((screen, at) => at % 10 === tenth && screen.startsWith(named ?? ""));
  if (screens.length === 0) continue;
  test(`every screen fits every window: tenth ${tenth}`, async ({ newPage, url }) => {
    test.setTimeout(LONG);
    console.log(`    tenth ${tenth} of the screens: CANASTA_TENTH=${tenth} repeats it`);
    const found = [];
    for (const screen of screens) found.push(...(await faultsOf(newPage, url, screen)));
    assert.deepEqual(found, []);
  });
}
