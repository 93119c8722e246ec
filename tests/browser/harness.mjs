/**
 * How to write a browser test.
 *
 * A file `something.test.mjs` in this folder:
 *
 *     import assert from "node:assert/strict";
 *     import { test, PHONE } from "./harness.mjs";
 *
 *     test("a card can be drawn", async ({ page, url }) => {
 *       await page.goto(url);
 *       await page.getByRole("button", { name: "Draw" }).click();
 *       assert.equal(await page.locator(".hand .card").count(), 12);
 *     });
 *
 *     test("a slow one on a phone", { viewport: PHONE, hasTouch: true, timeout: 300_000 }, async ({ page, url }) => {});
 *
 * `cargo xtask test browser` builds the page, serves it and runs every file. `cargo xtask test browser -- phone drawn`
 * runs only the tests whose file or name contains "phone" or "drawn".
 *
 * test(name, [options], body)
 *   options.viewport      { width, height }; DESKTOP by default
 *   options.timeout       milliseconds for the whole test; 120_000 by default
 *   options.skip          the reason not to run the test; it is printed, and the test counts as skipped
 *   options.expectErrors  array of RegExp: console errors and exceptions that belong to the test
 *   reducedMotion         "reduce" by default, because moving cards only make tests slower; "no-preference" lets them move
 *   serviceWorkers        "block" by default; "allow" installs the service worker
 *   every other option    goes to Playwright's browser.newContext: hasTouch, isMobile, colorScheme, forcedColors,
 *                         offline, locale, storageState, deviceScaleFactor, ...
 *
 * body({ page, url, context, browser, newPage, newContext, viewport })
 *   page          Playwright's Page, blank, in a browser context of its own (storage is empty)
 *   url           the address of the game's front page; it ends in a slash and lies below a sub-path
 *   context       the page's BrowserContext: context.newPage() is a second tab with the same storage
 *   browser       Playwright's Browser, shared with the tests before and after this one
 *   newContext    newContext(options?): another context with the options of this test, watched and closed like the first
 *   newPage       newPage(options?): a page in such a context, as if on another device
 *   viewport      the viewport in use
 *
 * A test fails when its body throws, when it takes too long, and when any page, worker or tab of its contexts logs an error or
 * throws an exception, also in a promise that nobody awaits. A failure saves a screenshot of each open page in out/ and prints
 * the last lines of the console. A test that fails is tried once more in another browser, because a browser may hang on a busy
 * machine. One that passes then counts as passed and as flaky: the closing line says how many those are, and each is to be mended.
 *
 * Tests do not measure time: the benches in bench/ do, with a bound for each figure.
 *
 * Environment: CHROME (the browser to start) and CANASTA_URL (the page to test), both set by xtask. HEADED=1 shows the windows.
 * A test needs two cores, or one in a Chromium without windows; up to four run at once, each in a browser of its own.
 * CANASTA_LANES sets another number. CANASTA_SCREENS=all goes through every screen in every window and theme.
 */

/** Sizes of windows, in CSS pixels. */
export const DESKTOP = { width: 1280, height: 800 };
export const LAPTOP = { width: 1024, height: 640 };
export const TABLET = { width: 820, height: 1180 };
export const PHONE = { width: 390, height: 844 };
export const SMALL_PHONE = { width: 320, height: 568 };
export const PHONE_SIDEWAYS = { width: 844, height: 390 };

export const DEFAULT_TIMEOUT = 120_000;

const registered = [];
let currentFile = "";

/** Registers a test; see the comment above. */
export function test(name, options, body) {
  if (typeof options === "function") [options, body] = [{}, options];
  if (typeof name !== "string" || typeof body !== "function") throw new TypeError("test(name, [options], body)");
  registered.push({ file: currentFile, name, options: options ?? {}, body });
}

/** Imports a test file. Gives the tests that it registers. */
export async function testsOf(file, address) {
  currentFile = file;
  const before = registered.length;
  await import(address);
  return registered.slice(before);
}
