/**
 * How to write a browser test: as for any Playwright Test (https://playwright.dev/docs/writing-tests), with `test` from this file.
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
 *     test.describe(() => {
 *       test.use({ viewport: PHONE, hasTouch: true });
 *       test("a slow one on a phone", async ({ page, url }) => {
 *         test.setTimeout(300_000);
 *       });
 *     });
 *
 * `cargo xtask test browser` builds the page, serves it and runs every file. `cargo xtask test browser -- phone drawn`
 * runs only the tests whose file or name contains "phone" or "drawn". Options of Playwright Test go there too:
 * `cargo xtask test browser -- phone --workers=1`. playwright.config.mjs has the defaults.
 *
 * Fixtures beside those of Playwright:
 *   url           the address of the game's front page; it ends in a slash and lies below a sub-path
 *   newContext    newContext(options?): another context with the options of this test, watched and closed like the first
 *   newPage       newPage(options?): a page in such a context, as if on another device
 *   allAtOnce     an option, true unless given: whether pages load all parts of the program as soon as they are shown
 *   expectErrors  an option: a RegExp of console errors and exceptions that belong to the test
 *
 * A test also fails when any page, worker or tab of its contexts logs an error or throws an exception, in a promise that nobody
 * awaits too. Moving cards only make tests slower, so motion is reduced unless a test uses WITH_MOTION of lib/game.mjs; the
 * service worker is blocked unless it uses WITH_SERVICE_WORKER of lib/service_worker.mjs.
 *
 * A failed test leaves pictures and a trace in `out`, and is tried once more, because a browser may hang on a busy machine. One that
 * passes then counts as passed and as flaky: the closing line says how many those are, and each is to be mended.
 *
 * Tests do not measure time: the benches in bench/ do, with a bound for each figure.
 */

import { test as base } from "@playwright/test";
import { environment } from "./lib/launch.mjs";

/** Sizes of windows, in CSS pixels. */
export const DESKTOP = { width: 1280, height: 800 };
export const LAPTOP = { width: 1024, height: 640 };
export const TABLET = { width: 820, height: 1180 };
export const PHONE = { width: 390, height: 844 };
export const SMALL_PHONE = { width: 320, height: 568 };
export const PHONE_SIDEWAYS = { width: 844, height: 390 };

export { darkenAutomatically, setFonts, setSafeArea } from "./lib/chromium.mjs";

/** Watches contexts for errors of which no test knows. Throws them in `check`. */
class ErrorWatch {
  #problems = [];
  #contexts = [];
  #expected;

  constructor(expected) {
    this.#expected = expected;
  }

  #record(kind, text) {
    if (!this.#expected?.test(text)) this.#problems.push(`${kind}: ${text}`);
  }

  watch(context) {
    this.#contexts.push(context);
    context.on("console", (message) => {
      const { url, lineNumber } = message.location();
      // The browser asks the host for the icon of a document that names none.
      if (message.type() === "error" && !/^https?:\/\/[^/]+\/favicon\.ico$/.test(url)) this.#record("console error", `${message.text()} (${url}:${lineNumber})`);
    });
    context.on("weberror", (event) => this.#record("exception in the page", String(event.error()?.stack ?? event.error())));
    context.on("page", (page) => page.on("crash", () => this.#record("crash", page.url())));
    return context;
  }

  async check() {
    // One round trip brings in the events that the pages have already sent. A page may be navigating meanwhile.
    const pages = this.#contexts.flatMap((context) => context.pages()).filter((page) => !page.isClosed());
    await Promise.all(pages.map((page) => page.evaluate(() => new Promise((done) => setTimeout(done, 0))).catch(() => {})));
    if (this.#problems.length > 0) throw new Error(this.#problems.join("\n"));
  }
}

/** Lets a page load all parts of the program once it is shown, with `window.canasta`. */
const loadAll = () => addEventListener("CanastaShown", () => dispatchEvent(new Event("CanastaLoad")));

export const test = base.extend({
  expectErrors: [null, { option: true }],

  url: async ({}, use) => use(environment().url),

  errorWatch: [
    async ({ expectErrors }, use) => {
      const errors = new ErrorWatch(expectErrors);
      await use(errors);
    },
    { auto: true },
  ],

  allAtOnce: [true, { option: true }],

  context: async ({ context, errorWatch, allAtOnce }, use) => {
    if (allAtOnce) await context.addInitScript(loadAll);
    await use(errorWatch.watch(context));
    await errorWatch.check();
  },

  newContext: async ({ browser, errorWatch, allAtOnce }, use) => {
    const contexts = [];
    // Options of the test are inherited.
    await use(async (options = {}) => {
      const context = errorWatch.watch(await browser.newContext(options));
      if (allAtOnce) await context.addInitScript(loadAll);
      contexts.push(context);
      return context;
    });
    await errorWatch.check();
    await Promise.all(contexts.map((context) => context.close()));
  },

  newPage: async ({ newContext }, use) => use(async (options) => (await newContext(options)).newPage()),
});
