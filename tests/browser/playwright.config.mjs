// Settings of the browser tests; harness.mjs says how to write one. xtask sets CHROME (the browser to start) and CANASTA_URL (the page
// to test). HEADED=1 shows the windows. CANASTA_SCREENS=all goes through every screen in every window and theme.

import { availableParallelism } from "node:os";
import path from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { DESKTOP } from "./harness.mjs";
import { BROWSER_ARGS } from "./lib/launch.mjs";

/** The number of cores that a test keeps busy. A Chromium without windows needs less. */
const CORES_PER_TEST = /headless.shell/.test(path.basename(process.env.CHROME ?? "")) ? 1 : 2;

const CHROMIUM = { browserName: "chromium", launchOptions: { executablePath: process.env.CHROME, args: BROWSER_ARGS } };

export default defineConfig({
  testDir: ".",
  testMatch: "*.test.mjs",
  // The smoke tests in other engines have settings of their own.
  testIgnore: "engines/**",
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
    { name: "phone", testMatch: "every_browser.test.mjs", use: { ...devices["Pixel 7"], ...CHROMIUM } },
  ],
});
