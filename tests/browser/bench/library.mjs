// How long the pages of the library and of the statistics take to open with ten thousand games, from the click to what they show.

import { open, ready } from "../lib/game.mjs";
import { median } from "../lib/statistics.mjs";
import { databaseOf } from "../lib/storage.mjs";

const GAMES = 10_000;
const ROUNDS = 7;
/** From the click until the list is painted, in milliseconds. */
const OPEN = 200;
/** From the click until all figures are there, in milliseconds. */
const COUNTED = 1500;
const NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Greta", "Hugo"];

export async function bench({ newPage, url }) {
  const page = await newPage({ reducedMotion: "reduce" });
  await open(page, url);
  // The page creates its database when it is first used.
  await page.evaluate(() => document.querySelector("[data-intent='open:library']").click());
  await page.waitForSelector("dialog[open] .bring-in");
  await page.evaluate(fill, [GAMES, NAMES, databaseOf(page.url())]);
  const opened = [];
  const whole = [];
  const searched = [];
  const counted = [];
  for (let n = 0; n < ROUNDS; n += 1) {
    await page.reload();
    await ready(page);
    await page.waitForTimeout(300);
    opened.push(await page.evaluate(untilListed, "open:library"));
    // The whole list is there when the page says how many games there are.
    whole.push(await page.evaluate(untilWhole));
    searched.push(await page.evaluate(untilFound, "greta 77"));
    await page.reload();
    await ready(page);
    await page.waitForTimeout(300);
    counted.push(await page.evaluate(untilCounted));
  }
  await page.context().close();
  return [
    { name: `the list of ${GAMES} games opens`, value: median(opened), unit: "ms", atMost: OPEN },
    { name: `until all ${GAMES} games can be searched`, value: median(opened.map((time, at) => time + whole[at])), unit: "ms" },
    { name: `a search in ${GAMES} games`, value: median(searched), unit: "ms", atMost: OPEN },
    { name: `the figures of ${GAMES} games are there`, value: median(counted), unit: "ms", atMost: COUNTED },
  ];
}

/** Fills the database with games. */
async function fill([count, names, name]) {
  const settled = (request) => new Promise((resolve) => Object.assign(request, { onsuccess: () => resolve(request.result) }));
  const database = await settled(indexedDB.open(name));
  const all = database.transaction(["summaries", "games", "facts"], "readwrite");
  for (let n = 0; n < count; n += 1) {
    const id = n.toString(16).padStart(16, "0");
    const others = [0, 3, 5].map((step) => ({ name: names[(n + step) % names.length], player: "club" }));
    const summary = {
      id, title: n % 9 ? "" : `Evening ${n}`, begun: 1.7e12 + n * 1e6, changed: 1.7e12 + n * 1e6 + 5e5,
      preset: ["classic", "evening", "pagat"][n % 3], rules_changed: n % 2, target: 5000,
      players: [{ name: "You", player: "person" }, ...others], me: 0, state: ["begun", "won", "lost"][n % 3],
      hands: n % 9, totals: [n % 5000, (n * 7) % 5000], practice: false, origin: "played", fingerprint: id + id,
    };
    all.objectStore("summaries").put({ order: -summary.changed, text: JSON.stringify(summary) }, id);
    all.objectStore("games").put("{}", id);
    const hand = { hand: n % 9, points: (n * 13) % 3000 };
    const tally = {
      hands: n % 9, points: n % 9000, other_points: (n * 7) % 9000, natural: n % 3, mixed: n % 7, out: n % 5, concealed: 0, other_out: n % 4,
      openings: n % 9, opening_rounds: n % 30, opening_points: n % 900, piles: n % 8, pile_cards: n % 80, largest_pile: n % 40,
    };
    const facts = { version: 2, id, fingerprint: summary.fingerprint, tally, best: hand, worst: hand, achievements: n % 40 ? [] : ["natural"], review: null };
    all.objectStore("facts").put(JSON.stringify(facts), id);
  }
  await new Promise((resolve) => (all.oncomplete = resolve));
  database.close();
}

/** Clicks a control. Gives the time until the list is painted. */
function untilListed(intent) {
  return new Promise((resolve) => {
    const start = performance.now();
    document.querySelector(`[data-intent='${intent}']`).click();
    const look = () => (document.querySelector("dialog[open] .games > .game") ? requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start))) : setTimeout(look));
    look();
  });
}

/** Gives the time until the whole list is there. */
function untilWhole() {
  return new Promise((resolve) => {
    const start = performance.now();
    const look = () => (/^\d+ games,/.test(document.querySelector("#dialog-note")?.textContent) ? resolve(performance.now() - start) : setTimeout(look));
    look();
  });
}

/** Opens the statistics. Gives the time until all games are counted and painted. Facts of another version are counted anew, for minutes. */
function untilCounted() {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    setTimeout(() => reject(new Error(`not counted after a minute: ${document.querySelector(".counting-games")?.textContent}`)), 60_000);
    document.querySelector("[data-intent='open:statistics']").click();
    const isThere = () => document.querySelector("dialog[open] .fact-list") && document.querySelector(".counting-games").textContent === "";
    const look = () => (isThere() ? requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start))) : setTimeout(look));
    look();
  });
}

/** Searches. Gives the time until the result is painted. */
function untilFound(text) {
  return new Promise((resolve) => {
    const field = document.querySelector("dialog[open] input[type=search]");
    const start = performance.now();
    field.value = text;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
  });
}
