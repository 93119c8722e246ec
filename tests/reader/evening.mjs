// An evening under a real screen reader, by keys alone: `node evening.mjs firefox FOLDER` or `chromium`. What the game announces is to be
// heard, whole, once and in order; every dialog says its name, and the focus where it goes. Nothing is compared with the clock, and what is
// pressed follows from what was announced. The evening has parts, each in a new browser; words after the folder name those to play.
// TRANSCRIPT names a folder for all that was pressed and heard.

import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { servePage } from "./page.mjs";
import { Reader } from "./reader.mjs";

const [browser, folder, ...words] = process.argv.slice(2);
const NUMBERS = { a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8 };
/** The keys that focus a card of a rank, from the cheapest rank up. */
const KEYS = { four: "4", five: "5", six: "6", seven: "7", eight: "8", nine: "9", ten: "0", jack: "J", queen: "Q", king: "K", ace: "A" };
const OTHERS = { three: "3", two: "2", joker: "W" };
/** What is asked of the person next. */
const TURN = /Your turn|You must take|Take the pile|Draw, or|[Ee]nd the hand|Answer yes or no/;

const page = await servePage(folder);
const reader = new Reader(page);
const texts = (told) => told.filter((one) => one.kind === "log").map((one) => one.words).join(" ");
const opened = (told) => told.findLast((one) => one.kind === "dialog")?.words ?? null;

/** Presses keys. Gives what was announced, and the dialog that opened. */
async function press(...keys) {
  let { told, said } = await reader.press(...keys);
  // Where there are several ways, the first is taken.
  if (/^Choose (how|where)/.test(opened(told) ?? "")) {
    const chosen = await reader.press("Return");
    [told, said] = [[...told.filter((one) => one.kind === "log"), ...chosen.told], [...said, ...chosen.said]];
  }
  return { words: texts(told), dialog: opened(told), said: said.join(" ") };
}

function check(heard, pattern, why) {
  if (!pattern.test(heard)) reader.fault(`${why}: ${pattern} in: ${heard}`);
}

/** Presses a key until something is heard. */
async function until(key, pattern, most = 40) {
  for (let n = 0; n < most; n += 1) {
    const { said } = await press(key);
    if (pattern.test(said)) return said;
  }
  throw new Error(`${key} never leads to ${pattern}`);
}

/** "a six, three kings and a joker" as counts by rank. */
function ranksIn(text) {
  const counts = {};
  for (const [, number, rank] of text.matchAll(/\b(an?|one|two|three|four|five|six|seven|eight) (?:black )?(\w+)/g)) {
    const singular = rank === "sixes" ? "six" : rank.replace(/s$/, "");
    if (singular in KEYS || singular in OTHERS) counts[singular] = (counts[singular] ?? 0) + NUMBERS[number];
  }
  return counts;
}

async function hand() {
  const { words, said } = await press("h");
  check(said, /Your hand(, \d+ cards?|.* is empty)/, "the hand is heard");
  return ranksIn(/Your hand, \d+ cards?: ([^.]*)/.exec(words)?.[1] ?? "");
}

/** Selects cards of a rank. */
async function select(rank, number) {
  for (let n = 0; n < number; n += 1) {
    const { said } = await press({ ...KEYS, ...OTHERS }[rank]);
    // Nothing is said where the focus is on the card already.
    if (said !== "") check(said, new RegExp(`${rank}.*\\d+ of \\d+`, "i"), "a card is heard with its place");
    check((await press("space")).said, /selected/, "a selected card is heard");
  }
}

/** Lays every three cards of a rank that the buttons accept. Gives the hand. */
async function lay(tried) {
  let own = await hand();
  for (const [rank, number] of Object.entries(own)) {
    if (!(rank in KEYS) || number < 3 || tried.has(`${rank}${number}`)) continue;
    tried.add(`${rank}${number}`);
    await select(rank, number);
    if (/You can:[^.]*\b(Lay|Set out)\b/.test((await press("w")).words)) {
      const { said } = await press("l");
      check(said, /You (laid|opened|closed)|Set out/, "melds are heard");
      if (/Take all back/.test((await press("w")).words)) check((await press("b")).said, /Taken back/, "cards that go back are heard");
      own = await hand();
    } else {
      await press("Escape");
    }
  }
  return own;
}

/** Discards a card of which there are few, or keeps the last one. Gives what was announced. */
async function discard(own) {
  const worth = (rank) => (rank === "three" ? -1 : rank in OTHERS ? 100 : own[rank]);
  for (const rank of Object.keys(own).sort((a, b) => worth(a) - worth(b))) {
    await select(rank, 1);
    const { words, dialog, said } = await press("x");
    if (/You discarded/.test(words) || dialog !== null) return { words, dialog, said };
    await press("Escape");
  }
  return press("k");
}

/** Goes on after what was announced, until it is the person's turn or a dialog has opened. */
async function turn({ words, dialog }) {
  for (let n = 0; n < 60; n += 1) {
    if (dialog !== null || TURN.test(words)) return { words, dialog };
    const { told } = await reader.hear("…");
    [words, dialog] = [texts(told), opened(told)];
  }
  throw new Error("it is never the person's turn");
}

/** From the first page to the first deal, by its largest button. */
async function deal() {
  await until("Tab", /^(.* )?Play .*first game/);
  return press("Return");
}

/** Opens a dialog by its key, hears its name and first controls, and closes it. */
async function visit(key, back) {
  const { dialog, said } = await press(key);
  if (dialog === null) {
    reader.fault(`${key} opens no dialog: ${said}`);
    return;
  }
  check(said, /dialog/i, "a dialog says that it is one");
  // The focus is at the button that ends it, the last stop.
  for (let n = 0; n < 2; n += 1) {
    const tab = await press("shift+Tab");
    check(tab.said, /\w/, `[${key}] a control is heard`);
    // A stop at what scrolls reads its name; with all that is in it, it is as long as a page.
    if (tab.said.length > 400) reader.fault(`[${key}] a stop reads the whole dialog: ${tab.said}`);
  }
  let closed = await press("Escape");
  // Some dialogs give back the one that leads to them.
  if (closed.dialog !== null) closed = await press("Escape");
  check(closed.said, back, `the focus is heard when “${dialog}” closes`);
  if (closed.words !== "") reader.fault(`[${key}] the log speaks when a dialog closes: ${closed.words}`);
}

/** What a sentence of the guided hand asks to press: "Keys: Shift K and Space three times, then L." */
function strokes(words) {
  const [, all] = /Keys: (.+?)\.( |$)/.exec(words) ?? [];
  if (!all) return ["Return"];
  const name = (key) => (key === "Space" ? "space" : key.startsWith("Shift ") ? key.slice(6) : key.toLowerCase());
  return all.split(", then ").flatMap((part) => {
    if (part.startsWith("choose ")) return ["Return"];
    const [, keys, times = "once"] = /^(.+?)(?: (once|twice|three|four)(?: times)?)?$/.exec(part);
    return Array({ once: 1, twice: 2, three: 3, four: 4 }[times]).fill(keys.split(" and ").map(name)).flat();
  });
}

const PARTS = {
  /** A whole hand from the first page to the score, and the next deal. */
  async hand() {
    const dealt = await deal();
    check(dealt.said, /Your hand, \d+ cards/, "the hand has the focus after the deal");
    check(dealt.said, /1 of \d+/, "the place of the card is heard");
    check(dealt.said, /focus mode/i, "and how a reader is set");
    let [has, tried, taken] = [dealt, new Set(), 0];
    for (let number = 1; number < 60; number += 1) {
      has = await turn(has);
      if (has.dialog !== null) break;
      if (/Answer yes or no/.test(has.words)) {
        has = await press("y");
        continue;
      }
      const drawn = await press(/You must take|^Take the pile/.test(has.words) ? "t" : "d");
      has = drawn;
      if (drawn.dialog !== null) continue;
      check(drawn.said, /You (got|drew)|took the pile/, "the drawn card is heard");
      if (number === 1) {
        check((await press("i")).said, /\w+/, "a hint is heard");
        check((await press("m")).said, /none|cards/i, "the melds are heard");
        check((await press("p")).said, /pile/i, "the pile is heard");
        check((await press("s")).said, /We|You/, "the score is heard");
        check((await press("o")).said, /\d+ points|Any meld|open/i, "the opening is heard");
        await press("r");
        check((await press("r")).said, new RegExp(/You got [^.]*/.exec(drawn.words)?.[0] ?? "You"), "the last announcement is heard again");
        check((await press("t")).said, /already drawn/, "a refusal is heard");
        // From a button the letters arrive as from the hand.
        check((await press("Tab")).said, /button/, "a button is heard");
      }
      const own = await lay(tried);
      has = await discard(own);
      if (number === 1 && has.dialog === null && !TURN.test(has.words)) {
        const undone = await press("u");
        check(undone.said, /Taken back|undo/i, "undo is heard");
        has = /Taken back/.test(undone.words) ? await discard(await hand()) : undone;
      }
      if (/You took the pile/.test(drawn.words)) taken += 1;
    }
    if (has.dialog === null) throw new Error("the hand never ends");
    check(has.dialog, /won|win|Hand 1/, "the hand is over");
    await until("Tab", /New game|Next hand|New match|Play again|Rematch/i);
    let next = await press("Return");
    if (/New game/.test(next.dialog ?? "")) next = await press("Return");
    check(next.said, /Your hand, \d+ cards/, "the next hand is dealt");
  },

  /** Each dialog of the table, by its key. */
  async dialogs() {
    await turn(await deal());
    for (const key of ["question", "N", "P", "C", "H", "L", "T", "E", "R", "O", "S", "X", "G", "M"]) await visit(key, /of \d+|Your hand/);
    // The menu by its button.
    await until("shift+Tab", /Menu/);
    await press("Return");
    for (let n = 0; n < 3; n += 1) check((await press("Down")).said, /\w/, "an item of the menu is heard");
    // In Firefox Orca says nothing of the button but that.
    check((await press("Escape")).said, /Menu|collapsed/, "the menu gives the focus back");
  },

  /** A drill, from the first page: a question, an answer, and what comes next. */
  async drill() {
    await until("Tab", /^(.* )?Drills/);
    check((await press("Return")).said, /Learn.*dialog/i, "the page of the drills is heard");
    await until("shift+Tab", /A safe discard/);
    const { words, said } = await press("Return");
    check(words, /\?/, "the question is announced");
    check(said, /1 of \d+/, "the hand has the focus");
    for (const key of ["h", "p", "r", "w"]) check((await press(key)).words, /\w{3}/, `${key} is answered`);
    await press("space");
    check((await press("x")).words, /\w{3}/, "the answer is judged");
    check((await press("w")).words, /Next|again/i, "what comes next is heard");
    await press("Return");
    await press("h");
  },

  /** The guided hand, by the keys that it names. */
  async lesson() {
    await until("Tab", /New to canasta/);
    let { words, said } = await press("Return");
    check(said, /1 of \d+/, "the hand has the focus");
    for (const key of ["r", "h", "w"]) check((await press(key)).words, /\w{3}/, `${key} is answered`);
    for (let n = 0; n < 16; n += 1) {
      let heard = "";
      for (const key of strokes(words)) heard = (await press(key)).words;
      // The opponent plays by itself.
      if (heard === "") heard = texts((await reader.hear("…")).told);
      check(heard, /\w{3}/, "the next step is announced");
      words = heard;
    }
  },

  /** The score keeper: a new sheet, and a hand in it. */
  async keeper() {
    await turn(await deal());
    const { said } = await press("B");
    check(said, /Score keeper dialog.*New score sheet/i, "the score keeper is heard");
    const fields = async (key, number) => {
      for (let n = 0; n < number; n += 1) check((await press(key)).said, /\w/, "a field of the score keeper is heard");
    };
    check((await press("Return")).said, /New score sheet|rules/i, "the form of a sheet is heard");
    await fields("shift+Tab", 3);
    await until("Tab", /Begin the sheet/, 5);
    const sheet = await press("Return");
    check(sheet.said, /\w/, "the sheet is heard");
    if (!/Add a hand/.test(sheet.said)) await until("Tab", /Add a hand/);
    check((await press("Return")).said, /\w/, "the form of a hand is heard");
    await fields("Tab", 6);
    await until("Tab", /Write it down/, 80);
    check((await press("Return")).said, /\w/, "the hand in the sheet is heard");
    for (let closed = null, n = 0; n < 4 && !/of \d+/.test(closed ?? ""); n += 1) {
      closed = (await press("Escape")).said;
      check(closed, n === 3 ? /of \d+/ : /\w/, "the focus is heard when the score keeper closes");
    }
  },

  /** A look back at the hand that is played. */
  async look() {
    await turn(await deal());
    await press("d");
    await press("space");
    await turn(await press("x"));
    check((await press("H")).said, /Hand history dialog/i, "the history is heard");
    await until("Tab", /^(.* )?Look back/, 4);
    const begun = await press("Return");
    check(begun.words, /\w{3}/, "the moment is announced");
    check(begun.said, /\d+ of \d+/, "the hand has the focus");
    for (const key of ["Home", "Right", "Right", "Left", "Next", "End"]) {
      check((await press(key)).words, /\w{3}/, `${key} goes to another moment`);
    }
    for (const key of ["h", "m", "p", "s", "r", "w"]) check((await press(key)).words, /\w{3}/, `${key} is answered`);
  },
};

function writeTranscript() {
  const { TRANSCRIPT: transcripts } = process.env;
  if (!transcripts) return;
  mkdirSync(transcripts, { recursive: true });
  writeFileSync(path.join(transcripts, `${browser}.txt`), `${reader.transcript.join("\n")}\n`);
}

try {
  await reader.start();
  for (const [name, part] of Object.entries(PARTS)) {
    if (words.length > 0 && !words.includes(name)) continue;
    const [before, faults, start] = [reader.heard, reader.faults.length, Date.now()];
    reader.transcript.push(`## ${name}`);
    try {
      await reader.open(browser);
      await part();
    } catch (error) {
      reader.fault(String(error.stack));
    }
    console.log(`  ${name}: ${reader.heard - before} announcements and dialogs, ${reader.faults.length - faults} faults, ${Math.round((Date.now() - start) / 1000)} s`);
    if (reader.heard === before) reader.fault(`${name}: nothing was announced`);
    writeTranscript();
  }
} catch (error) {
  reader.fault(String(error.stack));
} finally {
  writeTranscript();
  reader.stop();
  page.stop();
}
console.log(`${browser}: ${reader.heard} announcements and dialogs, ${reader.faults.length} faults`);
for (const fault of reader.faults) console.log(`  ${fault}`);
process.exit(reader.faults.length > 0 ? 1 : 0);
