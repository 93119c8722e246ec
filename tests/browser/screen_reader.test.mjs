// A hand and a match played with a screen reader and the keyboard alone.

import assert from "node:assert/strict";
import { test } from "./harness.mjs";
import { longOrShort } from "./lib/extent.mjs";
import { deal, open } from "./lib/game.mjs";
import { ScreenReader } from "./lib/screen_reader.mjs";
import { HAND_END } from "./lib/table.mjs";

test("a hand for two can be played with a screen reader alone", async ({ page, url }) => {
  test.setTimeout(300_000);
  await deal(page, url, { rules: "evening", seed: 3 });
  const person = new ScreenReader(page);
  await person.start();
  let turns = 0;
  let laid = 0;
  let bots = 0;
  let prompt = (await person.press("r")).join(" ");
  for (; turns < 120; turns += 1) {
    if ((await person.dialog()) !== null) break;
    if (!/Your turn|You must take|Take the pile|Draw, or|end the hand|Answer yes or no/.test(prompt)) {
      const { all } = await person.waitFor(/Your turn|You must take|Take the pile|Draw, or|end the hand|Answer yes or no|went out|the hand ends/);
      prompt = all.join(" ");
      bots += all.filter((line) => /^(?!You)\w+ .*(discarded|laid|took)/.test(line)).length;
      if ((await person.dialog()) !== null) break;
    }
    if (/Answer yes or no/.test(prompt)) {
      prompt = (await person.press("y")).join(" ");
      continue;
    }
    const drawn = (await person.press(/You must take|^Take the pile/.test(prompt) ? "t" : "d")).join(" ");
    prompt = drawn;
    if ((await person.dialog()) !== null) break;
    assert.match(drawn, /You got (the|a) |took the pile|must take|You drew/, "the drawn card is announced");

    // Lays ranks with three or more cards if the buttons say that it is possible.
    const [own] = await person.press("h");
    assert.match(own, /^Your hand, \d+ cards?: /);
    const ranks = { fours: "4", fives: "5", sixes: "6", sevens: "7", eights: "8", nines: "9", tens: "0", jacks: "J", queens: "Q", kings: "K", aces: "A" };
    for (const [, count, rank] of own.matchAll(/\b(three|four|five|six|seven|eight) (\w+)/g)) {
      if (!ranks[rank]) continue;
      const number = { three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8 }[count];
      for (let n = 0; n < number; n += 1) await person.press(ranks[rank], "Space");
      const [can] = await person.press("w");
      if (/You can:[^.]*\bLay\b/.test(can)) {
        await person.press("l");
        laid += 1;
      }
      await person.press("Escape");
    }
    if ((await person.dialog()) !== null) break;

    // Discards the focused card, or another one if that is refused.
    await person.press("7");
    for (let tries = 0; tries < 16; tries += 1) {
      if ((await person.focus()).role !== "option") await person.press("Shift+Tab");
      const card = await person.focus();
      if (card.role !== "option") break;
      assert.match(card.name, / of |joker/);
      await person.press("Space");
      assert.equal((await person.focus()).selected, true);
      prompt = (await person.press("x")).join(" ");
      if (/You discarded/.test(prompt)) break;
      await person.press("Escape", "ArrowRight");
    }
    if (!/You discarded/.test(prompt)) prompt = (await person.press("k")).join(" ");
    bots += prompt.split(/(?<=\.) /).filter((line) => /^(?!You)[A-Z]\w+ (discarded|laid|took)/.test(line)).length;
  }
  assert.match(await person.dialog(), /won|win|Hand 1/, `the hand is over after ${turns} turns`);
  assert.ok(turns > 3 && bots > 2, `${turns} turns, ${bots} of others, ${laid} melds`);
});

const NUMBERS = { a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8 };
/** The keys that focus a card of a rank, from the cheapest rank up. */
const KEYS = { four: "4", five: "5", six: "6", seven: "7", eight: "8", nine: "9", ten: "0", jack: "J", queen: "Q", king: "K", ace: "A" };
const THREE = { three: "3" };
const WILD = { two: "2", joker: "Shift+W" };

/** "a six, three kings and a joker" as counts by rank. */
function ranksIn(words) {
  const counts = {};
  for (const [, number, rank] of words.matchAll(/\b(an?|one|two|three|four|five|six|seven|eight|\d+) (?:black )?(\w+)/g)) {
    const singular = rank === "sixes" ? "six" : rank.replace(/s$/, "");
    const n = NUMBERS[number] ?? Number(number);
    if (n && (singular in KEYS || singular in THREE || singular in WILD)) counts[singular] = (counts[singular] ?? 0) + n;
  }
  return counts;
}

/** A plain player who only uses a screen reader and the keyboard. */
class ScreenReaderPlayer extends ScreenReader {
  turns = 0;
  laid = 0;
  taken = 0;
  refused = 0;
  careful = false;
  story = [];

  /** Presses keys. Gives the announcements, and adds them to the story. */
  async press(...keys) {
    const announced = await super.press(...keys);
    this.story.push(`[${keys.join(" ")}]`, ...announced);
    return announced;
  }

  /** Asks a question by its key. Gives the answer; an empty text if the hand has just ended. */
  async ask(key, answer) {
    const announced = await this.press(key);
    // What an action has brought meanwhile comes before it.
    const found = announced.filter((line) => answer.test(line)).map((line) => line.slice(line.search(answer))).at(-1);
    assert.ok(found || (await this.dialog()) !== null, `the question ${key} is answered: ${announced.join(" | ")}`);
    return found ?? "";
  }

  /** The available actions, in the words of the buttons. */
  async availableActions() {
    const words = await this.ask("w", /(You can: |Not now: |There is nothing to do)/);
    return words.startsWith("You can: ") ? words.slice(9).split(/\. Not now: |\. Tip: |\.$/)[0] : "";
  }

  async hand() {
    const words = await this.ask("h", /Your hand(, \d+ cards?: | is empty)/);
    return ranksIn(words.split(": ")[1]?.split(". ")[0] ?? "");
  }

  /** The ranks of the melds of the own side. */
  async ours() {
    const words = await this.ask("m", /(We: |Nobody has melded)/);
    const we = /We: (.*?)\. They: /.exec(words)?.[1] ?? "";
    return Object.keys(KEYS).filter((rank) => new RegExp(`\\b${rank}(s|es)\\b`, "i").test(we));
  }

  async select(rank, number) {
    for (let n = 0; n < number; n += 1) await this.press({ ...KEYS, ...THREE, ...WILD }[rank], "Space");
  }

  /** Lays all cards that the buttons accept: onto own melds, three or more of a rank, or a pair with a wild. */
  async lay() {
    const ours = await this.ours();
    let hand = await this.hand();
    const tries = [];
    for (const [rank, n] of Object.entries(hand)) {
      if (!(rank in KEYS)) continue;
      if (n >= 3 || ours.includes(rank)) tries.push([[rank, n]]);
      else if (n === 2 && (hand.two || hand.joker)) tries.push([[rank, 2], [hand.two ? "two" : "joker", 1]]);
    }
    for (const group of tries) {
      if ((await this.dialog()) !== null) return;
      hand = await this.hand();
      if (group.some(([rank, n]) => (hand[rank] ?? 0) < n)) continue;
      for (const [rank, n] of group) await this.select(rank, n);
      const can = await this.availableActions();
      if (/(^|; )(Lay|Set out)\b/.test(can)) {
        const announced = (await this.press("l")).join(" ");
        if (/You laid/.test(announced)) this.laid += 1;
        if (/where to lay the cards/.test((await this.dialog()) ?? "")) {
          await this.chooseWay();
          this.laid += 1;
        }
      } else {
        await this.press("Escape");
      }
    }
    // Staged groups that do not make an opening go back into the hand.
    const can = await this.availableActions();
    if (/Take all back/.test(can)) await this.press("b");
  }

  async chooseWay() {
    const name = await this.dialog();
    assert.match(name, /^(Choose how to take the pile|Choose where to lay the cards)/);
    await this.press("Enter");
  }

  /** Discards a card that may be discarded: black threes first, then single cards of ranks without a meld. */
  async discard() {
    const hand = await this.hand();
    const ours = await this.ours();
    const worth = (rank) => (rank in THREE ? -1 : rank in WILD ? 100 : hand[rank] + (ours.includes(rank) ? 10 : 0));
    for (const rank of Object.keys(hand).sort((a, b) => worth(a) - worth(b))) {
      await this.select(rank, 1);
      const card = await this.focus();
      assert.equal(card.role, "option");
      assert.match(card.name, new RegExp(`^(${rank} of (spades|hearts|diamonds|clubs)|joker)$`));
      assert.equal(card.selected, true);
      const announced = (await this.press("x")).join(" ");
      if (/You discarded/.test(announced) || (await this.dialog()) !== null) return;
      assert.ok(announced.length > 0, "a refusal says why");
      this.refused += 1;
      // A card that may not be discarded may fit a meld: then the turn continues from there.
      if (/(^|; )Lay\b/.test(await this.availableActions())) {
        await this.press("l");
        if (/where to lay the cards/.test((await this.dialog()) ?? "")) await this.chooseWay();
        return;
      }
      await this.press("Escape");
    }
    if (/Keep/.test(await this.availableActions())) {
      await this.press("k");
      return;
    }
    // Too many cards were laid: the last step is undone, and a card is discarded instead.
    const announced = (await this.press("u")).join(" ");
    assert.match(announced, /Taken back/, "there is always a way to end the turn");
    this.careful = true;
  }

  /** Plays until the dialog at the end of the hand. Gives the name of the dialog. */
  async playHand() {
    for (let idle = 0; idle < 200; ) {
      const dialog = await this.dialog();
      if (dialog !== null) return dialog;
      const can = await this.availableActions();
      if (/^Yes/.test(can)) {
        await this.press("y");
      } else if (/Take the pile/.test(can)) {
        await this.press("t");
        if (/how to take the pile/.test((await this.dialog()) ?? "")) await this.chooseWay();
        this.taken += 1;
      } else if (/Draw|End the hand/.test(can)) {
        const announced = (await this.press("d")).join(" ");
        this.turns += 1;
        if (/Draw/.test(can) && (await this.dialog()) === null) assert.match(announced, /You got |You drew|red three|hand ends/, "the drawn card is announced");
      } else if (/Discard|Lay|Set out|Ask/.test(can) || (await this.hasDrawn())) {
        if (!this.careful) await this.lay();
        this.careful = false;
        if ((await this.dialog()) !== null) continue;
        if (await this.hasDrawn()) await this.discard();
      } else {
        this.story.push(...(await this.announcements()));
        idle += 1;
        continue;
      }
      idle = 0;
    }
    throw new Error(`nothing goes on: ${this.story.slice(-40).join(" | ")}`);
  }

  /** Whether the person has drawn: then there is a button to discard, even if it is unavailable. */
  async hasDrawn() {
    return /\bDiscard\b/.test(await this.ask("w", /(You can: |Not now: |There is nothing to do)/));
  }
}

test("a match for four can be played with a screen reader alone", async ({ page, url }) => {
  test.setTimeout(600_000);
  // Fixed randomness makes the same match each time.
  await page.addInitScript(() => (crypto.getRandomValues = (bytes) => bytes.fill(7)));
  await open(page, url);
  await page.evaluate(() => {
    window.canasta.settings({ pace: "instant" });
    // From now on the test knows only the announcements.
    delete window.canasta;
  });
  const person = new ScreenReaderPlayer(page);
  await person.start();
  try {
    await person.button(/^Choose the game/);
    assert.match(await person.dialog(), /^New game/);
    await person.find("radio", /^Evening/);
    for (let n = 0; n < 8 && !/^Classic\b/.test((await person.focus()).name); n += 1) await person.press("ArrowUp");
    assert.match((await person.focus()).name, /^Classic\b/);
    await person.find("combobox", /^Play to/);
    // From 5,000 to a target below it; by day to one that two or three hands reach.
    const [target, steps] = longOrShort(["3,000", 1], ["1,500", 3]);
    for (let n = 0; n < steps; n += 1) await person.press("ArrowUp");
    await person.button(/^Deal$/);
    let hands = 0;
    let title = "";
    for (; hands < 30; ) {
      title = await person.playHand();
      hands += 1;
      if (/ wins? by /.test(title)) break;
      assert.match(title, HAND_END, "the end of the hand is announced");
      assert.match(title, /This hand: we [−\d,]+, they [−\d,]+\. Total: we [−\d,]+, they [−\d,]+\./, "with its score");
      assert.match(title, /lead by [\d,]+|tie/, "and the score of the match");
      await person.button(/^Next hand$/);
    }
    assert.match(title, new RegExp(`^(You and \\w+|\\w+ and \\w+) win by [\\d,]+\\. After \\d+ hands, to ${target}`), "the winner is announced");
    assert.match(title, /This hand: we [−\d,]+, they [−\d,]+\. Total: we [−\d,]+, they [−\d,]+\.$/, "with the totals");
    console.log(`    ${hands} hands, ${person.turns} turns, ${person.laid} melds laid, ${person.taken} piles taken, ${person.refused} discards refused: ${title}`);
    assert.ok(hands > 1 && person.laid > 0, `${hands} hands, ${person.laid} melds`);
    for (const what of [/took the pile of .+ with/i, /closed (a canasta|canastas) of/i]) {
      assert.ok(person.story.some((line) => what.test(line)), `${what} is announced in the match`);
    }
    // The next match can be started in the same way.
    await person.button(/^New game$/);
    assert.match(await person.dialog(), /^New game/);
    await person.button(/^Deal$/);
    assert.match(await person.availableActions(), /Draw|Pause|^$/, "the next match has begun");
    assert.match((await person.hand()) && (await person.press("s")).join(" "), /We have 0, they have 0\./);
  } catch (error) {
    error.message += `\nheard last: ${person.story.slice(-30).join(" | ").slice(-2500)}`;
    throw error;
  }
});
