// The time that par takes in the page, for the deals of the first day (docs/bots.md): `node par.mjs ADDRESS`, on Linux, with the browser of
// `CHROME`. The browser slows the page down four times. The processor time of the worker is that of its thread.

import fs from "node:fs";
import { chromium } from "@playwright/test";
import { slowDown } from "../lib/chromium.mjs";

const DEALS = { two: /^Two/, four: /^Four/, further: /^Further/ };
const PLAYINGS = 8;
const MOST_MS = 240_000;

/** The processor time of each thread of a worker so far, in seconds. */
function threads() {
  const all = new Map();
  for (const pid of fs.readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    try {
      if (!fs.readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("--type=renderer")) continue;
      for (const thread of fs.readdirSync(`/proc/${pid}/task`)) {
        const stat = fs.readFileSync(`/proc/${pid}/task/${thread}/stat`, "utf8");
        const [name, rest] = stat.slice(stat.indexOf("(") + 1).split(") ");
        const fields = rest.split(" ");
        if (name.startsWith("DedicatedWorker")) all.set(thread, (Number(fields[11]) + Number(fields[12])) / 100);
      }
    } catch {
      // A process that has just ended.
    }
  }
  return all;
}

/** Notes how long the worker takes for each question about par. */
function listen() {
  window.pars = [];
  const Plain = window.Worker;
  window.Worker = class extends Plain {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", ({ data }) => {
        if (this.asked && String(data).includes('"par"')) {
          window.pars.push(performance.now() - this.asked);
          this.asked = 0;
        }
      });
    }

    postMessage(message, ...rest) {
      if (String(message).includes('"par"')) this.asked = performance.now();
      return super.postMessage(message, ...rest);
    }
  };
}

const url = process.argv[2];
const browser = await chromium.launch({ executablePath: process.env.CHROME, args: ["--no-sandbox"] });
for (const [game, name] of Object.entries(DEALS)) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.addInitScript(listen);
  await slowDown(page, 4);
  await page.goto(`${url}#day=2026-11-28-${game}`);
  await page.waitForFunction(() => window.canasta?.settings);
  await page.evaluate(() => window.canasta.settings({ pace: "instant" }));
  await page.getByRole("dialog").getByRole("button", { name }).click();
  await page.waitForFunction(() => window.pars.length > 0, null, { timeout: MOST_MS, polling: 50 });
  let [before, used] = [threads(), 0];
  let pars = [];
  for (const begun = Date.now(); pars.length < PLAYINGS && Date.now() - begun < MOST_MS; ) {
    await new Promise((done) => setTimeout(done, 100));
    const now = threads();
    for (const [thread, seconds] of now) used += seconds - (before.get(thread) ?? 0);
    before = now;
    pars = await page.evaluate(() => window.pars);
  }
  const waited = pars.reduce((sum, one) => sum + one, 0) / 1000;
  // The first playing was over when the time of the thread began to be read.
  const whole = (used * PLAYINGS) / (PLAYINGS - 1);
  console.log(`${game}: ${pars.length} playings, ${waited.toFixed(1)} s from question to answer, ${whole.toFixed(1)} s of the worker`);
  await context.close();
}
await browser.close();
