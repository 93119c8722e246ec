// The first visit on a slow phone, beside that of another build: until the page takes a press, until the cards of that press are there, what
// went over the line until then, the memory after the first hand, the second visit without a connection, and how fast Master thinks.
//
//     cargo xtask bench load --against DIST     # the folder or the commit of another build
//
// The two builds take turns, so that a busy machine slows down both. Figures are medians; ratios are medians of the ratios of the turns.
// xtask sets CANASTA_DIST to the folder of this build, and CANASTA_AGAINST to that of the other. The bounds are those of xtask/src/bench/kept.json.

import { readFile } from "node:fs/promises";
import { PHONE } from "../harness.mjs";
import { memoryOf, processOf, slowDown } from "../lib/chromium.mjs";
import { launchBrowser } from "../lib/launch.mjs";
import { playUntil } from "../lib/player.mjs";
import { waitUntilCached } from "../lib/service_worker.mjs";
import { readSite, serveOverLine, SLOW_PHONE } from "../lib/slow_line.mjs";
import { median } from "../lib/statistics.mjs";
import { MASTER_GAME, recordWorkers } from "../lib/workers.mjs";

const TURNS = Number(process.env.CANASTA_TURNS ?? 5);
/** How many times as slow the processor is. */
const SLOW_DOWN = 4;
const BELOW = "/canasta/";
/** The decisions that Master is asked for, and the time for each in milliseconds. */
const DECISIONS = 8;
const THINKS = 400;

const KEPT = new URL("../../../xtask/src/bench/kept.json", import.meta.url);

/** The figures of a visit, with their units. */
const FIGURES = {
  takesPress: ["until the page takes a press", "ms"],
  cards: ["until the first cards are there", "ms"],
  bytes: ["over the line before the first card", "bytes"],
  memory: ["memory of the page after the first hand, beyond that of an empty page", "MB"],
  offline: ["until the cards of the second visit, offline", "ms"],
  playouts: ["Master's playouts in the worker", "a second"],
};

export async function bench() {
  const { most, ratio_most: ratioMost, ratio_least: ratioLeast } = JSON.parse(await readFile(KEPT, "utf8"));
  const folders = [process.env.CANASTA_DIST, process.env.CANASTA_AGAINST].filter(Boolean);
  const sites = await Promise.all(folders.map(readSite));
  const visits = sites.map(() => []);
  const empty = await memoryOfEmptyPage();
  for (let turn = 1; turn <= TURNS; turn += 1) {
    // The order changes from turn to turn.
    for (const at of turn % 2 ? [...sites.keys()] : [...sites.keys()].reverse()) {
      const figures = await visit(sites[at]);
      figures.memory -= empty;
      visits[at].push(figures);
      console.log(`    turn ${turn}, ${at ? "the other" : "this build"}: ${Object.entries(figures).map(([name, value]) => `${name} ${Math.round(value)}`).join(", ")}`);
    }
  }
  const [these, others] = visits;
  const of = (visits, name) => median(visits.map((visit) => visit[name]));
  const figures = Object.entries(FIGURES).map(([name, [title, unit]]) => ({ id: name, name: title, value: of(these, name), unit, atMost: most[name] }));
  if (!others) return figures.filter(({ value }) => !Number.isNaN(value));
  for (const [name, [title, unit]] of Object.entries(FIGURES)) {
    figures.push({ id: `other ${name}`, name: `${title}, the other build`, value: of(others, name), unit });
    const ratio = median(these.map((visit, turn) => visit[name] / others[turn][name]));
    figures.push({ id: `ratio ${name}`, name: `${title}, of the other build's`, value: ratio, atMost: ratioMost[name], atLeast: ratioLeast[name] });
  }
  return figures.filter(({ value }) => !Number.isNaN(value));
}

async function memoryOfEmptyPage() {
  const browser = await launchBrowser();
  const page = await browser.newPage();
  await page.goto("data:text/html,<!doctype html><title>Empty</title>");
  await page.waitForTimeout(1000);
  const memory = await privateMemory(await processOf(browser, page));
  await browser.close();
  return memory;
}

/** Visits a site for the first and the second time, in a browser of its own. */
async function visit(site) {
  const host = await serveOverLine(site, BELOW);
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true, deviceScaleFactor: 2, reducedMotion: "no-preference" });
    await context.addInitScript(watch);
    // A busy machine may take long.
    context.setDefaultTimeout(120_000);
    const first = await firstVisit(context, host);
    host.setLimits(null);
    const [page] = context.pages();
    await slowDown(page, 1);
    await waitUntilCached(page);
    await page.close();
    await host.stop();
    const { offline, memory } = await secondVisit(browser, context, host.url);
    await context.close();
    await host.start();
    const playouts = await playoutsOfMaster(browser, host.url);
    return { ...first, memory, offline, playouts };
  } finally {
    await browser.close();
    await host.stop();
  }
}

/** Opens the page and presses what deals, as soon as it can be pressed. */
async function firstVisit(context, host) {
  const page = await context.newPage();
  host.setLimits(SLOW_PHONE);
  await slowDown(page, SLOW_DOWN);
  let isThere, isPressable;
  const cards = new Promise((done) => (isThere = done));
  const pressable = new Promise((done) => (isPressable = done));
  await page.exposeFunction("noteCards", (time) => isThere({ time, bytes: host.sent() }));
  await page.exposeFunction("notePress", (time, x, y) => isPressable({ time, x, y }));
  const began = performance.now();
  await page.goto(host.url, { waitUntil: "commit" });
  const { time, x, y } = await pressable;
  await page.touchscreen.tap(x, y);
  const { time: shown, bytes } = await cards;
  if (performance.now() - began < shown - 200) throw new Error("the clocks of page and bench differ");
  return { takesPress: time, cards: shown, bytes };
}

/** Runs in each page before it loads: notes when the button that deals can be pressed, and when cards are painted. */
function watch() {
  if (window.top !== window) return;
  const afterPaint = (call) => requestAnimationFrame(() => setTimeout(call));
  const middle = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const isPainted = (card) => card.getBoundingClientRect().width > 0 && (getComputedStyle(card).backgroundImage !== "none" || card.textContent);
  const lookForCards = () => {
    const cards = [...document.querySelectorAll("#hand > .card")];
    if (cards.length < 11 || !cards.every(isPainted)) return requestAnimationFrame(lookForCards);
    afterPaint(() => {
      window.cardsAt = performance.now();
      window.noteCards?.(window.cardsAt);
    });
  };
  const lookForButton = () => {
    const button = document.querySelector("#page [data-intent='start']");
    const [x, y] = button ? middle(button) : [];
    if (!button || !button.contains(document.elementFromPoint(x, y))) return requestAnimationFrame(lookForButton);
    afterPaint(() => window.notePress?.(performance.now(), x, y));
  };
  requestAnimationFrame(lookForCards);
  requestAnimationFrame(lookForButton);
}

/**
 * Opens the page without a connection. Gives the time until the cards of the game that was begun are there, and the memory of the page after
 * its first hand.
 */
async function secondVisit(browser, context, url) {
  const page = await context.newPage();
  await slowDown(page, SLOW_DOWN);
  await page.goto(url, { waitUntil: "commit" });
  await page.waitForFunction(() => window.cardsAt);
  const offline = await page.evaluate(() => window.cardsAt);
  await slowDown(page, 1);
  await page.waitForFunction(() => window.canasta?.settings);
  await page.evaluate(() => window.canasta.settings({ pace: "instant" }));
  await playUntil(page, () => window.canasta.observation().ended !== null);
  await page.waitForTimeout(1500);
  // Collects the garbage, so that its time does not matter.
  await memoryOf(page);
  return { offline, memory: await privateMemory(await processOf(browser, page)) };
}

/** The memory that a process has written and shares with no other, in megabytes. Only Linux tells it. */
async function privateMemory(process) {
  try {
    const text = await readFile(`/proc/${process}/smaps_rollup`, "utf8");
    return Number(text.match(/^Private_Dirty: +(\d+) kB/m)[1]) / 1000;
  } catch (error) {
    if (error.code === "ENOENT") return NaN;
    throw error;
  }
}

/** Asks the page's own worker what Master finds in decisions of a game that is the same each time. */
async function playoutsOfMaster(browser, url) {
  const page = await browser.newPage({ serviceWorkers: "block" });
  await recordWorkers(page);
  await page.goto(url);
  await page.locator("#page [data-intent='start']").click();
  await page.waitForFunction(() => window.canasta?.newGame);
  await page.evaluate((game) => {
    window.canasta.settings({ pace: "instant" });
    window.canasta.newGame(game);
  }, { ...MASTER_GAME, seats: ["You", { name: "Ada", player: "expert" }] });
  await playUntil(page, () => window.canasta.observation().ended !== null);
  const found = await page.evaluate(askMaster, [DECISIONS, THINKS]);
  await page.close();
  const sum = (name) => found.reduce((sum, one) => sum + one[name], 0);
  if (found.length < DECISIONS) throw new Error(`${found.length} decisions in which there is something to try`);
  return sum("trials") / (sum("time") / 1000);
}

/** Runs in the page. Puts questions that were put to the worker to it again, as of Master, with more time. */
async function askMaster([decisions, thinks]) {
  const { sent, received, post } = window.workers.at(-1);
  const found = [];
  const questions = sent.map(([, text]) => JSON.parse(text)).filter(({ subject }) => subject.seat?.wanted === "action");
  for (const [at, question] of questions.entries()) {
    if (found.length === decisions) break;
    const id = 1_000_000 + at;
    Object.assign(question.subject.seat, { bot: "master", wanted: "findings" });
    const begin = performance.now();
    post(JSON.stringify({ ...question, id, budget_ms: thinks }));
    const isAnswer = ([, text]) => typeof text === "string" && JSON.parse(text).answer?.id === id;
    while (!received.some(isAnswer)) await new Promise((done) => setTimeout(done, 2));
    const [end, text] = received.find(isAnswer);
    const { findings } = JSON.parse(text).answer.answer;
    const trials = findings.reduce((sum, { trials }) => sum + trials, 0);
    // Where there is one plan only, nothing is tried.
    if (trials > 0) found.push({ trials, time: end - begin });
  }
  return found;
}
