// An evening under a real screen reader, by keys alone: `node evening.mjs firefox FOLDER` or `chromium`. What the game announces is to be
// heard, whole, once and in order. Nothing is compared with the clock. With a third argument the transcript goes into that file.

import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { servePage } from "./page.mjs";
import { Reader } from "./reader.mjs";

const [browser, folder, file] = process.argv.slice(2);
const NUMBERS = { three: 3, four: 4, five: 5, six: 6 };
/** The keys that focus a card of a rank. */
const RANKS = { fours: "4", fives: "5", sixes: "6", sevens: "7", eights: "8", nines: "9", tens: "0", jacks: "J", queens: "Q", kings: "K", aces: "A" };

const page = await servePage(folder);
const reader = new Reader();
/** How many announcements were compared. */
let compared = 0;
const faults = [];

/** Letters and figures alone: readers have signs of their own for the rest. */
const bare = (text) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

/** Compares what the log got with what was heard. */
function compare(what, said) {
  const heard = bare(said.join(" "));
  let from = 0;
  for (; compared < page.announced.length; compared += 1) {
    const words = bare(page.announced[compared]);
    const at = heard.indexOf(words, from);
    if (at < 0) faults.push(`[${what}] not heard in its place: ${page.announced[compared]} | heard: ${said.join(" / ")}`);
    else if (words.length > 12 && heard.indexOf(words, at + 1) > 0) faults.push(`[${what}] heard twice: ${page.announced[compared]}`);
    from = Math.max(from, at + words.length);
  }
  return said;
}

const press = async (key) => compare(key, await reader.press(key));

/** Presses keys, of which the last answers. Gives all that was heard. */
async function keys(...all) {
  const heard = [];
  for (const key of all) heard.push(...(await press(key)));
  return heard.join(" ");
}

/** Presses a key until something is heard. */
async function until(key, pattern, most = 40) {
  for (let n = 0; n < most; n += 1) {
    const said = (await press(key)).join(" ");
    if (pattern.test(said)) return said;
  }
  throw new Error(`${key} never leads to ${pattern}`);
}

/** Listens until the log or the voice has said it. */
async function listen(pattern, most = 30) {
  for (let n = 0; n < most; n += 1) {
    const said = compare("", await reader.hear("", () => {})).join(" ");
    if (pattern.test(said)) return said;
  }
  throw new Error(`never heard: ${pattern}`);
}

const check = (text, pattern, why) => pattern.test(text) || faults.push(`${why}: ${pattern} in: ${text}`);

/** Lays every three cards of a rank that the buttons accept. */
async function lay() {
  const hand = await keys("h");
  for (const [, number, rank] of hand.matchAll(/\b(three|four|five|six) (\w+)/g)) {
    if (!RANKS[rank]) continue;
    for (let n = 0; n < NUMBERS[number]; n += 1) await keys(RANKS[rank], "space");
    if (/You can:[^.]*\bLay\b/.test(await keys("w"))) check(await keys("l"), /You (laid|opened|closed)/, "melds are heard");
    else await keys("Escape");
  }
}

/** Discards the first card that may be. */
async function discard() {
  for (let n = 0; n < 12; n += 1) {
    if (n === 0) await keys("5");
    const selected = await keys("space");
    const said = await keys("x");
    if (/You discarded/.test(said) || /dialog/.test(said)) return said;
    await keys(...(/selected/.test(selected) ? ["Escape", "Right"] : ["Right"]));
  }
  return keys("k");
}

async function evening() {
  await reader.start(browser, page.url);
  await until("Tab", /^(.* )?Play .*first game/);
  const dealt = await keys("Return");
  check(dealt, /Your hand, \d+ cards/, "the hand has the focus after the deal");
  check(dealt, /1 of \d+/, "the place of the card is heard");
  check(dealt, /focus mode/, "and how a reader is set");
  let asked = false;
  let over = false;
  for (let turn = 0; turn < 40 && !over; turn += 1) {
    const can = await keys("w");
    const drew = await keys(/Draw|End the hand/.test(can) ? "d" : "t");
    over = /dialog|Next hand|New match/.test(drew);
    if (over) break;
    check(drew, /You (got|drew)|took the pile/, "the drawn card is heard");
    if (turn === 0) {
      check(await keys("i"), /\w+/, "a hint is heard");
      for (const key of ["m", "p", "s", "o", "r"]) await keys(key);
      // From a button the letters arrive as from the hand.
      await keys("Tab");
      check(await keys("h"), /Your hand, \d+ cards/, "the hand is read from a button");
    }
    await lay();
    const said = await discard();
    if (!asked) {
      asked = true;
      check(await keys("u"), /Taken back|You may|cannot|undo/i, "undo is heard");
      if (/Discard/.test(await keys("w"))) await discard();
    }
    over = /dialog|Next hand|New match/.test(said);
    for (let n = 0; n < 30 && !over; n += 1) {
      const heard = n === 0 ? said : compare("", await reader.hear("", () => {})).join(" ");
      over = /dialog|Next hand|New match/.test(heard);
      if (/Draw, or|Your turn|must (draw|take)|End the hand/i.test(heard)) break;
    }
  }
  assert.ok(over, "the hand ends");
  reader.transcript.push("## The end of the hand");
  await keys("Tab", "Tab", "Escape");
  await keys("question", "Escape");
  await until("Shift+Tab", /Menu/);
  await keys("Return", "Down", "Down", "Escape");
}

try {
  await evening();
} catch (error) {
  faults.push(String(error.stack));
} finally {
  if (file) writeFileSync(file, `${reader.transcript.join("\n")}\n`);
  reader.stop();
  page.stop();
}
console.log(`${browser}: ${compared} announcements heard, ${faults.length} faults`);
for (const fault of faults) console.log(`  ${fault}`);
process.exit(faults.length > 0 || compared < 20 ? 1 : 0);
