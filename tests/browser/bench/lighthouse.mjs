// Lighthouse, as on a slow phone: the medians of several runs. npx fetches Lighthouse, which nothing else here needs. The page is served
// compressed, as by GitHub Pages.

import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { downloadSite, serveFiles } from "../lib/static_host.mjs";
import { median } from "../lib/statistics.mjs";

const VERSION = "12";
const RUNS = 5;
/** The least score of each category. */
const SCORES = { performance: 98, accessibility: 100, "best-practices": 100, seo: 100 };
/** The most of each audit, with its unit. */
const AUDITS = {
  "first-contentful-paint": [1000, "ms"], "largest-contentful-paint": [1000, "ms"], "total-blocking-time": [100, "ms"],
  "cumulative-layout-shift": [0, ""],
};

export async function bench({ chrome, url }) {
  const site = await serveFiles(await downloadSite(url), "/canasta/");
  const reports = [];
  try {
    for (let n = 0; n < RUNS; n += 1) reports.push(await audit(chrome, site.url));
  } finally {
    await site.stop();
  }
  for (const warning of new Set(reports.flatMap(({ runWarnings }) => runWarnings))) console.log(`    ${warning}`);
  const scores = Object.entries(SCORES).map(([category, atLeast]) => {
    return { name: category, value: median(reports.map(({ categories }) => Math.round(categories[category].score * 100))), atLeast };
  });
  const audits = Object.entries(AUDITS).map(([name, [atMost, unit]]) => {
    return { name, value: median(reports.map(({ audits }) => Math.round(audits[name].numericValue * 1000) / 1000)), unit, atMost };
  });
  return [...scores, ...audits];
}

/** Runs Lighthouse once. Gives its report. */
async function audit(chrome, url) {
  const folder = await mkdtemp(path.join(tmpdir(), "canasta-lighthouse-"));
  try {
    const report = path.join(folder, "report.json");
    const flags = `--headless=new --disable-gpu ${process.getuid?.() === 0 ? "--no-sandbox" : ""}`;
    const args = ["--yes", `lighthouse@${VERSION}`, url, "--quiet", `--chrome-flags=${flags}`, "--output=json", `--output-path=${report}`];
    const run = spawn("npx", args, { env: { ...process.env, CHROME_PATH: chrome }, stdio: ["ignore", "ignore", "inherit"] });
    const code = await new Promise((done, failed) => run.once("exit", done).once("error", failed));
    if (code !== 0) throw new Error(`Lighthouse ended with code ${code}`);
    return JSON.parse(await readFile(report, "utf8"));
  } finally {
    await rm(folder, { recursive: true });
  }
}
