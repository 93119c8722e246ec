// The smoke tests in three engines. `engine` names the one of a project of playwright.config.mjs: Chromium is driven by Playwright,
// Firefox by Marionette and WebKitGTK by its WebDriver, each with the same calls of the page.
//
// FIREFOX, WEBKIT_DRIVER and WEBKIT name the programs. xtask sets them; a project whose program is missing is left out.
//
// Fixtures beside those of Playwright:
//   openPage  openPage({ refusesStorage, tellsAddresses, engine }?): a page in a new browser, as large as DESKTOP, of this engine unless another one
//             is given. Its errors fail the test. One that tells its addresses asks nothing of the network to connect to another page.
//   files     the files of the finished page

import { test as base } from "@playwright/test";
import { DESKTOP } from "../harness.mjs";
import { TELLS_ADDRESSES } from "../lib/friends.mjs";
import { environment, launchBrowser } from "../lib/launch.mjs";
import { downloadSite, serveFiles } from "../lib/static_host.mjs";
import { startFirefox } from "./marionette.mjs";
import { WebDriverPage } from "./page.mjs";
import { startWebKit } from "./webkit_driver.mjs";

export { DESKTOP };

const ENGINES = {
  async chromium({ tellsAddresses }) {
    const browser = await launchBrowser(tellsAddresses ? [TELLS_ADDRESSES] : []);
    const permissions = ["clipboard-read", "clipboard-write"];
    const context = await browser.newContext({ viewport: DESKTOP, reducedMotion: "reduce", permissions });
    const page = await context.newPage();
    const errors = [];
    page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    page.on("pageerror", (error) => errors.push(String(error.stack)));
    return { page, version: browser.version(), errors: async () => errors, stop: () => browser.close() };
  },

  async firefox({ refusesStorage, tellsAddresses }) {
    const preferences = {
      // Without a question whether the page may read what it has copied.
      "dom.events.testing.asyncClipboard": true,
      // 2 refuses cookies and everything else that a page may store.
      ...(refusesStorage && { "network.cookie.cookieBehavior": 2 }),
      ...(tellsAddresses && { "media.peerconnection.ice.obfuscate_host_addresses": false }),
    };
    const browser = await startFirefox({ program: process.env.FIREFOX, preferences });
    const hasAsked = "return [...document.querySelectorAll('#notification-popup > popupnotification')].map((one) => one.id)";
    return {
      page: new WebDriverPage(browser),
      version: browser.version,
      errors: browser.errors,
      asked: () => browser.inBrowser(hasAsked),
      stop: browser.stop,
    };
  },

  async webkit() {
    const browser = await startWebKit({ driver: process.env.WEBKIT_DRIVER, program: process.env.WEBKIT });
    const errors = async () => browser.said().split("\n").filter((line) => /^CONSOLE \S+ ERROR/.test(line));
    return { page: new WebDriverPage(browser), version: browser.version, errors, stop: browser.stop };
  },
};

/** Refuses both storages to the page before anything of it runs. */
const REFUSAL = `<script>for (const name of ["localStorage", "indexedDB"]) {
  Object.defineProperty(window, name, { get() { throw new DOMException("Access is denied.", "SecurityError"); } });
}</script>`;

/** The files of a page to which the storage is refused. */
export function refusingStorage(files) {
  const html = String(files.get("index.html"));
  return new Map([...files, ["index.html", Buffer.from(html.replace("<head>", `<head>${REFUSAL}`))]]);
}

export const test = base.extend({
  engine: ["chromium", { option: true, scope: "worker" }],

  files: [async ({}, use) => use(await downloadSite(environment().url)), { scope: "worker" }],

  openPage: async ({ engine }, use, info) => {
    const browsers = [];
    await use(async (options = {}) => {
      const name = options.engine ?? engine;
      const browser = await ENGINES[name](options);
      browsers.push(browser);
      if (name === engine) info.annotations.push({ type: "version", description: `${engine} ${browser.version}` });
      await browser.page.setViewportSize(DESKTOP);
      return browser.page;
    });
    try {
      const problems = [];
      for (const [n, browser] of browsers.entries()) {
        if (info.status !== info.expectedStatus) await browser.page.screenshot({ path: info.outputPath(`page-${n}.png`) }).catch(() => {});
        problems.push(...(await browser.errors()), ...((await browser.asked?.()) ?? []).map((id) => `the browser asks: ${id}`));
      }
      if (problems.length > 0) throw new Error(problems.join("\n"));
    } finally {
      for (const browser of browsers) await browser.stop();
    }
  },

  /** A host with the files below a path, which ends with the test. `serve(files)` gives it. */
  serve: async ({}, use) => {
    const hosts = [];
    await use(async (files, path) => {
      const host = await serveFiles(files, path);
      hosts.push(host);
      return host;
    });
    await Promise.all(hosts.map((host) => host.stop().catch(() => {})));
  },
});

