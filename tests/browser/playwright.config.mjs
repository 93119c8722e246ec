// Settings of the browser tests; harness.mjs says how to write one. xtask sets CHROME (the browser to start) and CANASTA_URL (the page
// to test). HEADED=1 shows the windows. CANASTA_SCREENS=all goes through every screen in every window and theme.

import { availableParallelism } from "node:os";
import { existsSync } from "node:fs";
import path from "node:path";
import { defineConfig, devices, firefox, webkit } from "@playwright/test";
import { DESKTOP } from "./harness.mjs";
import { BROWSER_ARGS } from "./lib/launch.mjs";

/** The number of cores that a test keeps busy. A Chromium without windows needs less. */
const CORES_PER_TEST = /headless.shell/.test(path.basename(process.env.CHROME ?? "")) ? 1 : 2;

const CHROMIUM = { browserName: "chromium", launchOptions: { executablePath: process.env.CHROME, args: BROWSER_ARGS } };

/** What every browser is tried with. */
const EVERY_BROWSER = "every_browser.test.mjs";

/** A project for a browser that Playwright has installed: `npx playwright install firefox webkit`. */
const ifInstalled = (type, device) =>
  existsSync(type.executablePath())
    ? [{ name: type.name(), testMatch: EVERY_BROWSER, use: { ...devices[device], browserName: type.name() } }]
    : [];

export default defineConfig({
  testDir: ".",
  testMatch: "*.test.mjs",
  outputDir: "out",
  fullyParallel: true,
  // With more than four, bots would need longer than their tests allow.
  workers: Math.min(4, Math.max(1, Math.floor(availableParallelism() / CORES_PER_TEST))),
  timeout: 120_000,
  retries: 1,
  reporter: [["list"], ["html", { open: "never", outputFolder: "report" }], ["./lib/reporter.mjs"]],
  use: {
    viewport: DESKTOP,
    headless: process.env.HEADED !== "1",
    // Few tests are about motion or the service worker.
    contextOptions: { reducedMotion: "reduce" },
    serviceWorkers: "block",
    screenshot: "only-on-failure",
    trace: "on-first-retry",
  },
  projects: [
    { name: "chromium", use: CHROMIUM },
    { name: "phone", testMatch: EVERY_BROWSER, use: { ...devices["Pixel 7"], ...CHROMIUM } },
    ...ifInstalled(firefox, "Desktop Firefox"),
    ...ifInstalled(webkit, "Desktop Safari"),
  ],
});
