// How long the page of the library takes to open with ten thousand games, from the click to the list.

import { open, ready } from "../lib/game.mjs";
import { median } from "../lib/statistics.mjs";

const GAMES = 10_000;
const ROUNDS = 7;
/** From the click until the list is painted, in milliseconds. */
const OPEN = 200;
const NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Greta", "Hugo"];

export async function bench({ newPage, url }) {
  const page = await newPage({ reducedMotion: "reduce" });
  await open(page, url);
  // The page creates its database when it is first used.
  await page.evaluate(() => document.querySelector("[data-intent='open:library']").click());
  await page.waitForSelector("dialog[open] .bring-in");
  await page.evaluate(fill, [GAMES, NAMES]);
  const opened = [];
  const whole = [];
  const searched = [];
  for (let n = 0; n < ROUNDS; n += 1) {
    await page.reload();
    await ready(page);
    await page.waitForTimeout(300);
    opened.push(await page.evaluate(untilListed, "open:library"));
    // The whole list is there when the page says how many games there are.
    whole.push(await page.evaluate(untilWhole));
    searched.push(await page.evaluate(untilFound, "greta 77"));
  }
  await page.context().close();
  return [
    { name: `the list of ${GAMES} games opens`, value: median(opened), unit: "ms", atMost: OPEN },
    { name: `until all ${GAMES} games can be searched`, value: median(opened.map((time, at) => time + whole[at])), unit: "ms" },
    { name: `a search in ${GAMES} games`, value: median(searched), unit: "ms", atMost: OPEN },
  ];
}

/** Fills the database with games. */
async function fill([count, names]) {
  const settled = (request) => new Promise((resolve) => Object.assign(request, { onsuccess: () => resolve(request.result) }));
  const database = await settled(indexedDB.open("canasta"));
  const all = database.transaction(["summaries", "games"], "readwrite");
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
