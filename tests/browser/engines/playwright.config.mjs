// The smoke tests, in each engine that is there. harness.mjs says which variables of the environment name them.

import { defineConfig } from "@playwright/test";

const { CHROME, FIREFOX, WEBKIT_DRIVER, WEBKIT } = process.env;
const THERE = [["chromium", CHROME], ["firefox", FIREFOX], ["webkit", WEBKIT_DRIVER && WEBKIT]].filter(([, program]) => program);

export default defineConfig({
  testDir: ".",
  outputDir: "../out/engines",
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  // What is flaky in an engine is to be mended.
  retries: 0,
  reporter: [["list"], ["./reporter.mjs"]],
  projects: THERE.map(([engine]) => ({ name: engine, use: { engine } })),
});
