// Measures the finished page with Lighthouse, as on a slow phone. By hand, on a machine that does nothing else:
//
//     cargo xtask build
//     cargo xtask play --no-open --port 8080 &
//     CHROME=/usr/bin/chromium CANASTA_URL=http://127.0.0.1:8080/canasta/ node tests/browser/lighthouse.mjs
//
// npx fetches Lighthouse, which nothing else here needs. The page is served compressed, as by GitHub Pages.

import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { downloadSite, serveFiles } from "./lib/static_host.mjs";

const VERSION = "12";
/** At least for the first four, at most for the others. */
const WANTED = { performance: 98, accessibility: 100, "best-practices": 100, seo: 100 };
const AT_MOST = { "first-contentful-paint": 1000, "largest-contentful-paint": 1000, "total-blocking-time": 100, "cumulative-layout-shift": 0 };

const { CHROME, CANASTA_URL } = process.env;
if (!CHROME || !CANASTA_URL) {
  console.error("Set CHROME to a Chromium and CANASTA_URL to the page's address");
  process.exit(2);
}
const site = await serveFiles(await downloadSite(CANASTA_URL), "/canasta/");
const folder = await mkdtemp(path.join(tmpdir(), "canasta-lighthouse-"));
const flags = `--headless=new --disable-gpu ${process.getuid?.() === 0 ? "--no-sandbox" : ""}`;
const words = ["--yes", `lighthouse@${VERSION}`, site.url, "--quiet", `--chrome-flags=${flags}`, "--output=json", `--output-path=${folder}/report.json`];
const run = spawn("npx", words, { env: { ...process.env, CHROME_PATH: CHROME }, stdio: ["ignore", "ignore", "inherit"] });
const code = await new Promise((done) => run.once("exit", done));
await site.stop();
if (code !== 0) process.exit(code ?? 1);
const { categories, audits, runWarnings } = JSON.parse(await readFile(`${folder}/report.json`, "utf8"));
await rm(folder, { recursive: true });
let good = true;
const line = (what, value, limit, holds) => {
  good &&= holds;
  console.log(`${holds ? "ok  " : "FAIL"} ${what}: ${value} (${limit})`);
};
for (const [what, least] of Object.entries(WANTED)) {
  const score = Math.round(categories[what].score * 100);
  line(what, score, `at least ${least}`, score >= least);
}
for (const [what, most] of Object.entries(AT_MOST)) {
  const value = Math.round(audits[what].numericValue * 1000) / 1000;
  line(what, value, `at most ${most}`, value <= most);
}
for (const warning of runWarnings) console.log(`note ${warning}`);
process.exit(good ? 0 : 1);
