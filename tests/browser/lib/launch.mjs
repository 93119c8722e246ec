// Starts the Chromium that CHROME names.

import { chromium } from "@playwright/test";

const QUIET = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Arguments for a browser that makes no connections of its own. As root Chromium starts only without its sandbox. */
export const BROWSER_ARGS = process.getuid?.() === 0 ? ["--no-sandbox", ...QUIET] : QUIET;

/** Starts a browser, that of CHROME unless another program is given. HEADED=1 in the environment shows its windows. */
export const launchBrowser = (args = [], program = process.env.CHROME) =>
  chromium.launch({ executablePath: program, headless: process.env.HEADED !== "1", args: [...BROWSER_ARGS, ...args] });

/** CHROME and CANASTA_URL of the environment; the program ends if one is missing. `url` ends in a slash. */
export function environment() {
  const { CHROME: chrome, CANASTA_URL: url } = process.env;
  if (!chrome || !url) {
    console.error("Set CHROME to a Chromium and CANASTA_URL to the address of the page, as cargo xtask does");
    process.exit(2);
  }
  return { chrome, url: url.endsWith("/") ? url : `${url}/` };
}
