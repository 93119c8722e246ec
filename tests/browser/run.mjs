// Runs the browser tests, several at once on machines with enough cores; harness.mjs says how to write one. The last line of the
// output is "N passed, N failed".

import { mkdir, readdir, rm } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import path from "node:path";
import { DEFAULT_TIMEOUT, DESKTOP, testsOf } from "./harness.mjs";
import { environment, launchBrowser } from "./lib/launch.mjs";

const HERE = path.dirname(fileURLToPath(import.meta.url));
const OUT = path.join(HERE, "out");
const CONSOLE_LINES_SHOWN = 20;
/** The number of cores that a test keeps busy. A Chromium without windows needs less. */
const CORES_PER_TEST = /headless.shell/.test(path.basename(process.env.CHROME ?? "")) ? 1 : 2;
/** The number of tests that run at once. With more than four, bots would need longer than their tests allow. */
const LANES = Number(process.env.CANASTA_LANES) || Math.min(4, Math.max(1, Math.floor(availableParallelism() / CORES_PER_TEST)));

/** Options of every browser context unless its test says otherwise. Few tests are about motion or the service worker. */
const CONTEXT_DEFAULTS = { reducedMotion: "reduce", serviceWorkers: "block" };

/** Options of a test that are for this runner; all others go to the browser context. */
const RUNNER_OPTIONS = new Set(["viewport", "timeout", "expectErrors", "skip"]);

class TimeoutError extends Error {}

const { url } = environment();
const filters = process.argv.slice(2);
const counts = { passed: 0, failed: 0, skipped: 0, flaky: 0 };
const tests = await collect();
await rm(OUT, { recursive: true, force: true });
await mkdir(OUT, { recursive: true });

/** Functions that record a problem, one for each test that is running. Nothing says which test a rejected promise belongs to: all get it. */
const running = new Set();
process.on("unhandledRejection", (error) => {
  const text = describe(error);
  if (running.size === 0) console.log(`unhandled rejection: ${text}`);
  for (const recordProblem of running) recordProblem("unhandled rejection", text);
});

const numbered = tests.map((test, index) => ({ ...test, index }));
await runInLanes(numbered, LANES);
if (tests.length === 0) console.log(filters.length ? `No test is called like: ${filters.join(", ")}` : "There are no tests");

if (counts.skipped > 0) console.log(`${counts.skipped} skipped`);
if (counts.flaky > 0) console.log(`${counts.flaky} flaky`);
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exit(counts.failed > 0 || tests.length === 0 ? 1 : 0);

/** Runs tests in a number of lanes at once. Each lane has a browser of its own. */
async function runInLanes(tests, lanes) {
  const queue = [...tests];
  const runLane = async () => {
    const lane = { browser: undefined };
    while (queue.length > 0) await runAndReport(queue.shift(), lane);
    await lane.browser?.close();
  };
  await Promise.all(Array.from({ length: lanes }, runLane));
}

/** Runs one test, prints its result and counts it. A test that fails is tried once more in another browser; if it passes then, it is flaky. */
async function runAndReport(test, lane) {
  const title = `[${test.index + 1}/${tests.length}] ${test.file}: ${test.name}`;
  if (test.options.skip) {
    counts.skipped += 1;
    console.log(`skip ${title}: ${test.options.skip}`);
    return;
  }
  const start = performance.now();
  const problems = await runTest(test, lane);
  const time = () => `${((performance.now() - start) / 1000).toFixed(1)} s`;
  const report = (word) => console.log([`${word} ${title} (${time()})`, ...problems.map((problem) => problem.replace(/^/gm, "       "))].join("\n"));
  if (problems.length === 0) {
    counts.passed += 1;
    report("ok  ");
    return;
  }
  report("FAIL");
  // A browser may hang on a busy machine. A fault of the page fails in another browser too.
  await lane.browser?.close().catch(() => {});
  lane.browser = undefined;
  problems.splice(0, Infinity, ...(await runTest(test, lane)));
  counts[problems.length === 0 ? "passed" : "failed"] += 1;
  if (problems.length === 0) counts.flaky += 1;
  report(problems.length === 0 ? "flaky" : "FAIL again");
}

/** Imports every test file and gives the tests that the filters name. A file that cannot be imported counts as a failed test. */
async function collect() {
  const files = (await readdir(HERE)).filter((name) => name.endsWith(".test.mjs")).sort();
  const found = [];
  for (const name of files) {
    const file = name.replace(/\.test\.mjs$/, "");
    try {
      found.push(...(await testsOf(file, new URL(name, import.meta.url))));
    } catch (error) {
      counts.failed += 1;
      console.log(`FAIL ${file}: the file cannot be loaded\n${describe(error)}`);
    }
  }
  const wanted = (test) => filters.some((word) => `${test.file}: ${test.name}`.toLowerCase().includes(word.toLowerCase()));
  return filters.length ? found.filter(wanted) : found;
}

/** Runs one test in the browser of its lane. Gives its problems; none if it passes. */
async function runTest(test, lane) {
  const { viewport = DESKTOP, timeout = DEFAULT_TIMEOUT, expectErrors = [] } = test.options;
  const contextOptions = Object.fromEntries(Object.entries(test.options).filter(([name]) => !RUNNER_OPTIONS.has(name)));
  const contexts = [];
  const problems = [];
  const consoleLines = [];

  const recordProblem = (kind, text) => {
    if (!expectErrors.some((pattern) => pattern.test(text))) problems.push(`${kind}: ${text}`);
  };
  running.add(recordProblem);
  const newContext = async (options = {}) => {
    const context = await lane.browser.newContext({ ...CONTEXT_DEFAULTS, viewport, ...contextOptions, ...options });
    contexts.push(context);
    context.on("console", (message) => {
      const text = `${message.text()} (${message.location().url}:${message.location().lineNumber})`;
      consoleLines.push(`${message.type()}: ${text}`);
      if (message.type() === "error") recordProblem("console error", text);
    });
    context.on("weberror", (event) => recordProblem("exception in the page", describe(event.error())));
    context.on("page", (page) => page.on("crash", () => recordProblem("crash", page.url())));
    return context;
  };
  const newPage = async (options) => (await newContext(options)).newPage();

  const body = async () => {
    const page = await newPage();
    await test.body({ page, url, context: page.context(), browser: lane.browser, newPage, newContext, viewport });
    // One round trip brings in the events that the pages have already sent. A page may be navigating meanwhile.
    const roundTrip = (page) => page.evaluate(() => new Promise((done) => setTimeout(done, 0))).catch(() => {});
    await Promise.all(openPages(contexts).map(roundTrip));
    if (!lane.browser.isConnected()) throw new Error("the browser is gone");
  };
  let pending;
  let timedOut = false;
  try {
    if (!lane.browser?.isConnected()) lane.browser = await launchBrowser();
    pending = body();
    await within(timeout, pending);
  } catch (error) {
    timedOut = error instanceof TimeoutError;
    problems.unshift(timedOut ? error.message : describe(error));
  }

  if (problems.length > 0) {
    problems.push(...(await takeScreenshots(test, openPages(contexts))));
    if (consoleLines.length > 0) {
      problems.push(`the console's last lines:\n${consoleLines.slice(-CONSOLE_LINES_SHOWN).join("\n")}`);
    }
  }
  await Promise.allSettled(contexts.map((context) => within(10_000, context.close())));
  // A browser that has crashed may still count as connected: the next test gets another one.
  if (problems.length > 0 && lane.browser && !(await responds(lane.browser))) lane.browser = undefined;
  // Closing the pages rejects the operation that the test was waiting for, and the error names it.
  if (timedOut) await within(1_000, pending).catch((error) => problems.splice(1, 0, `it was at: ${describe(error)}`));
  running.delete(recordProblem);
  return problems;
}

/** Whether the browser still opens contexts. */
function responds(browser) {
  const attempt = async () => (await browser.newContext()).close();
  return within(10_000, attempt()).then(() => true, () => false);
}

function openPages(contexts) {
  return contexts.flatMap((context) => context.pages()).filter((page) => !page.isClosed());
}

/** Saves a screenshot of each page. Gives a line for each that says where. */
async function takeScreenshots(test, pages) {
  const lines = [];
  for (const [number, page] of pages.entries()) {
    const words = `${test.file} ${test.name}`.toLowerCase().match(/[a-z0-9]+/g) ?? ["test"];
    const name = `${String(test.index + 1).padStart(3, "0")}-${words.join("-").slice(0, 80)}${number ? `-${number + 1}` : ""}.png`;
    try {
      await page.screenshot({ path: path.join(OUT, name), timeout: 10_000 });
      lines.push(`screenshot: tests/browser/out/${name}`);
    } catch (error) {
      lines.push(`no screenshot: ${error.message.split("\n")[0]}`);
    }
  }
  return lines;
}

/** Waits for a promise. Throws a `TimeoutError` if it takes longer than so many milliseconds. */
async function within(milliseconds, promise) {
  let timer;
  const alarm = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new TimeoutError(`it took longer than ${milliseconds / 1000} s`)), milliseconds);
  });
  try {
    return await Promise.race([promise, alarm]);
  } finally {
    clearTimeout(timer);
  }
}

function describe(error) {
  if (!(error instanceof Error)) return String(error);
  const text = error.stack?.includes(error.message) ? error.stack : `${error.message}\n${error.stack ?? ""}`;
  return text.replace(/\u001b\[\d+m/g, "");
}
