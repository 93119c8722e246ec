// Runs the browser tests, several at once where there are cores for it; harness.mjs says how to write one. Ends with the line
// "N passed, N failed".

import { mkdir, readdir, rm } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import path from "node:path";
import { chromium } from "playwright-core";
import { DEFAULT_TIMEOUT, DESKTOP, testsOf } from "./harness.mjs";

const HERE = path.dirname(fileURLToPath(import.meta.url));
const OUT = path.join(HERE, "out");
const CONSOLE_LINES_SHOWN = 20;
/** So many cores does one test keep busy: fewer in a Chromium that has no windows. */
const CORES_A_TEST = /headless.shell/.test(path.basename(process.env.CHROME ?? "")) ? 1 : 2;
/** So many tests at once: more of them make bots think too long. */
const LANES = Number(process.env.CANASTA_LANES) || Math.min(4, Math.max(1, Math.floor(availableParallelism() / CORES_A_TEST)));

const ARGS = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** What every context has unless its test says otherwise. Few tests are about what is kept for play without a connection. */
const USUAL = { reducedMotion: "reduce", serviceWorkers: "block" };

/** Options of a test that are for this runner; all others go to the browser context. */
const RUNNER_OPTIONS = new Set(["viewport", "timeout", "expectErrors", "skip", "alone", "waits"]);

const { CHROME, CANASTA_URL, HEADED } = process.env;
if (!CHROME || !CANASTA_URL) {
  console.error("Set CHROME to a Chromium and CANASTA_URL to the page's address, or run: cargo xtask test browser");
  process.exit(2);
}
const url = CANASTA_URL.endsWith("/") ? CANASTA_URL : `${CANASTA_URL}/`;

const filters = process.argv.slice(2);
const tally = { passed: 0, failed: 0, skipped: 0 };
const tests = await collect();
await rm(OUT, { recursive: true, force: true });
await mkdir(OUT, { recursive: true });

class Late extends Error {}

/** How the tests that run now are objected to. Of a rejected promise nobody knows whose it was: it is held against all. */
const running = new Set();
process.on("unhandledRejection", (error) => {
  const text = describe(error);
  if (running.size === 0) console.log(`rejected, and nobody awaits it: ${text}`);
  for (const object of running) object("rejected, and nobody awaits it", text);
});

const numbered = tests.map((test, index) => ({ ...test, index }));
const together = numbered.filter(({ options }) => !options.alone);
const waiting = () => inLanes(together.filter(({ options }) => options.waits), 1);
const beside = LANES > 1 ? waiting() : undefined;
await inLanes(together.filter(({ options }) => !options.waits), LANES);
await (beside ?? waiting());
await inLanes(numbered.filter(({ options }) => options.alone), 1);
if (tests.length === 0) console.log(filters.length ? `No test is called like: ${filters.join(", ")}` : "There are no tests");

if (tally.skipped > 0) console.log(`${tally.skipped} skipped`);
console.log(`${tally.passed} passed, ${tally.failed} failed`);
process.exit(tally.failed > 0 || tests.length === 0 ? 1 : 0);

/** Runs tests, so many at once. Each lane has a browser of its own. */
async function inLanes(tests, lanes) {
  const waiting = [...tests];
  const lane = async () => {
    const own = { browser: undefined };
    while (waiting.length > 0) await report(waiting.shift(), own);
    await own.browser?.close();
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

/** Runs one test and says how it went. */
async function report(test, lane) {
  const title = `[${test.index + 1}/${tests.length}] ${test.file}: ${test.name}`;
  if (test.options.skip) {
    tally.skipped += 1;
    console.log(`skip ${title}: ${test.options.skip}`);
    return;
  }
  const start = performance.now();
  const problems = await attempt(test, lane);
  const time = `${((performance.now() - start) / 1000).toFixed(1)} s`;
  if (problems.length === 0) {
    tally.passed += 1;
    console.log(`ok   ${title} (${time})`);
  } else {
    tally.failed += 1;
    console.log([`FAIL ${title} (${time})`, ...problems.map((problem) => problem.replace(/^/gm, "       "))].join("\n"));
  }
}

/** Imports every test file. One that cannot be imported counts as a failed test. */
async function collect() {
  const files = (await readdir(HERE)).filter((name) => name.endsWith(".test.mjs")).sort();
  const found = [];
  for (const name of files) {
    const file = name.replace(/\.test\.mjs$/, "");
    try {
      found.push(...(await testsOf(file, new URL(name, import.meta.url))));
    } catch (error) {
      tally.failed += 1;
      console.log(`FAIL ${file}: the file cannot be loaded\n${describe(error)}`);
    }
  }
  const wanted = (test) => filters.some((word) => `${test.file}: ${test.name}`.toLowerCase().includes(word.toLowerCase()));
  return filters.length ? found.filter(wanted) : found;
}

/** Runs one test in the browser of its lane. Gives what went wrong. */
async function attempt(test, lane) {
  const { viewport = DESKTOP, timeout = DEFAULT_TIMEOUT, expectErrors = [] } = test.options;
  const others = Object.fromEntries(Object.entries(test.options).filter(([name]) => !RUNNER_OPTIONS.has(name)));
  const contexts = [];
  const problems = [];
  const consoleLines = [];

  const object = (kind, text) => {
    if (!expectErrors.some((pattern) => pattern.test(text))) problems.push(`${kind}: ${text}`);
  };
  running.add(object);
  const newContext = async (options = {}) => {
    const context = await lane.browser.newContext({ ...USUAL, viewport, ...others, ...options });
    contexts.push(context);
    context.on("console", (message) => {
      const text = `${message.text()} (${message.location().url}:${message.location().lineNumber})`;
      consoleLines.push(`${message.type()}: ${text}`);
      if (message.type() === "error") object("console error", text);
    });
    context.on("weberror", (event) => object("exception in the page", describe(event.error())));
    context.on("page", (page) => page.on("crash", () => object("crash", page.url())));
    return context;
  };
  const newPage = async (options) => (await newContext(options)).newPage();

  const body = async () => {
    const page = await newPage();
    await test.body({ page, url, context: page.context(), browser: lane.browser, newPage, newContext, viewport });
    // What the pages have reported is on its way: one round trip brings it in. A page may be leaving meanwhile.
    const roundTrip = (page) => page.evaluate(() => new Promise((done) => setTimeout(done, 0))).catch(() => {});
    await Promise.all(openPages(contexts).map(roundTrip));
    if (!lane.browser.isConnected()) throw new Error("the browser is gone");
  };
  let going;
  let late = false;
  try {
    if (!lane.browser?.isConnected()) lane.browser = await launch();
    going = body();
    await within(timeout, going);
  } catch (error) {
    late = error instanceof Late;
    problems.unshift(late ? error.message : describe(error));
  }

  if (problems.length > 0) {
    problems.push(...(await takePictures(test, openPages(contexts))));
    if (consoleLines.length > 0) {
      problems.push(`the console's last lines:\n${consoleLines.slice(-CONSOLE_LINES_SHOWN).join("\n")}`);
    }
  }
  await Promise.allSettled(contexts.map((context) => within(10_000, context.close())));
  // A browser that died is not always known to be gone yet: the next test gets another one.
  if (problems.length > 0 && lane.browser && !(await answers(lane.browser))) lane.browser = undefined;
  // Closing the pages ends whatever a late test was waiting for, and so tells what it was.
  if (late) await within(1_000, going).catch((error) => problems.splice(1, 0, `it was at: ${describe(error)}`));
  running.delete(object);
  return problems;
}

function launch() {
  const isRoot = process.getuid?.() === 0;
  const args = isRoot ? ["--no-sandbox", ...ARGS] : ARGS;
  return chromium.launch({ executablePath: CHROME, headless: HEADED !== "1", args });
}

/** Whether the browser still opens windows. */
function answers(browser) {
  const trial = async () => (await browser.newContext()).close();
  return within(10_000, trial()).then(() => true, () => false);
}

function openPages(contexts) {
  return contexts.flatMap((context) => context.pages()).filter((page) => !page.isClosed());
}

async function takePictures(test, pages) {
  const lines = [];
  for (const [number, page] of pages.entries()) {
    const words = `${test.file} ${test.name}`.toLowerCase().match(/[a-z0-9]+/g) ?? ["test"];
    const name = `${String(test.index + 1).padStart(3, "0")}-${words.join("-").slice(0, 80)}${number ? `-${number + 1}` : ""}.png`;
    try {
      await page.screenshot({ path: path.join(OUT, name), timeout: 10_000 });
      lines.push(`picture: tests/browser/out/${name}`);
    } catch (error) {
      lines.push(`no picture: ${error.message.split("\n")[0]}`);
    }
  }
  return lines;
}

/** Waits for work that must not take longer. */
async function within(milliseconds, work) {
  let timer;
  const alarm = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Late(`it took longer than ${milliseconds / 1000} s`)), milliseconds);
  });
  try {
    return await Promise.race([work, alarm]);
  } finally {
    clearTimeout(timer);
  }
}

function describe(error) {
  if (!(error instanceof Error)) return String(error);
  const text = error.stack?.includes(error.message) ? error.stack : `${error.message}\n${error.stack ?? ""}`;
  return text.replace(/\u001b\[\d+m/g, "");
}
