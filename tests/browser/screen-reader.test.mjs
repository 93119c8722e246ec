import assert from "node:assert/strict";
import { test } from "./harness.mjs";
import { deal, deckOf, myTurn } from "./lib/game.mjs";

/**
 * A person who sees nothing: presses keys, and knows only what is heard, which is the name and state of what has the
 * focus, the lines that come into the live log, alerts, and the titles of dialogs.
 */
class Listener {
  constructor(page) {
    this.page = page;
  }

  async start() {
    await this.page.evaluate(() => {
      window.heard = [];
      const hear = (text) => text.trim() && window.heard.push(text.trim());
      const watch = new MutationObserver((changes) => {
        for (const change of changes) {
          const element = change.target.nodeType === 1 ? change.target : change.target.parentElement;
          const region = element?.closest("[role=log], [role=alert], [role=status]");
          if (region?.getAttribute("role") === "alert") hear(region.textContent);
          else if (region) for (const node of change.addedNodes) hear(node.textContent);
        }
      });
      watch.observe(document.querySelector("#page"), { childList: true, subtree: true, characterData: true });
    });
  }

  /** What was said since the last time. */
  async said() {
    await this.page.evaluate(() => new Promise((done) => setTimeout(done, 30)));
    return this.page.evaluate(() => window.heard.splice(0));
  }

  async press(...keys) {
    for (const key of keys) await this.page.keyboard.press(key);
    return this.said();
  }

  /** The name and state of what has the focus. */
  focus() {
    return this.page.evaluate(() => {
      const element = document.activeElement;
      const selected = element.getAttribute("aria-selected") === "true";
      const name = element.getAttribute("aria-label") ?? element.textContent;
      return { role: element.getAttribute("role") ?? element.tagName.toLowerCase(), name, selected };
    });
  }

  /** The title of the open dialog. */
  async dialog() {
    const dialog = this.page.getByRole("dialog");
    return (await dialog.count()) === 0 ? null : dialog.getByRole("heading").first().innerText();
  }

  /** Waits until something is said that matches. */
  async until(pattern) {
    const all = [];
    for (let n = 0; n < 100; n += 1) {
      all.push(...(await this.said()));
      const found = all.find((line) => pattern.test(line));
      if (found) return { found, all };
    }
    throw new Error(`never said: ${pattern}; but: ${all.join(" | ")}`);
  }
}

test("a whole hand for two, played with the screen off", { timeout: 300_000 }, async ({ page, url }) => {
  await deal(page, url, { rules: "evening", seed: 3 });
  const person = new Listener(page);
  await person.start();
  let turns = 0;
  let laid = 0;
  let bots = 0;
  let prompt = (await person.press("r")).join(" ");
  for (; turns < 120; turns += 1) {
    if ((await person.dialog()) !== null) break;
    if (!/Your turn|You must take|Take the pile|Draw, or|end the hand|waits for your answer/.test(prompt)) {
      const { all } = await person.until(/Your turn|You must take|Take the pile|Draw, or|end the hand|waits for your answer|went out|the hand ends/);
      prompt = all.join(" ");
      bots += all.filter((line) => /^(?!You)\w+ .*(discarded|laid|took)/.test(line)).length;
      if ((await person.dialog()) !== null) break;
    }
    if (/waits for your answer/.test(prompt)) {
      prompt = (await person.press("y")).join(" ");
      continue;
    }
    const drawn = (await person.press(/You must take|^Take the pile/.test(prompt) ? "t" : "d")).join(" ");
    prompt = drawn;
    if ((await person.dialog()) !== null) break;
    assert.match(drawn, /You got (the|a) |took the pile|must take|You drew/, "what was drawn is said");

    // Ranks of which there are three or more are laid, if the buttons say that it can be done.
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

    // Then the card with the focus is thrown away, or another if that one is refused.
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

const MIXED = { rules: "classic", dealer: 3, deck: deckOf({ hands: ["As Ah Ad Kh Kd Ks Qs 9s 8c 7d 6h"], up: "4c", stock: "5h" }) };

test("questions are answered in words, again and again", async ({ page, url }) => {
  await deal(page, url, MIXED);
  const person = new Listener(page);
  await person.start();
  const hand = ["Your hand, 11 cards: three aces, three kings, a queen, a nine, an eight, a seven and a six."];
  assert.deepEqual(await person.press("h"), hand);
  assert.deepEqual(await person.press("h"), hand, "the same answer is said again");
  assert.deepEqual(await person.press("m"), ["Nobody has melded."]);
  assert.deepEqual(await person.press("p"), ["Pile, 1 card, top four of clubs. Frozen to you until you meld. Stock, 63 cards."]);
  assert.deepEqual(await person.press("s"), ["We have 0, they have 0. To 5,000; hand 1."]);
  assert.deepEqual(await person.press("o"), ["The opening needs 50."]);
  assert.deepEqual(await person.press("r"), ["The opening needs 50."]);
  assert.match((await person.press("w"))[0], /^You can: Draw: 1 card\. Not now: Take the pile: /);
  const drawn = await person.press("d");
  assert.ok(drawn.includes("You got the five of hearts."), drawn.join(" | "));
  assert.match((await person.press("r"))[0], /You got the five of hearts\./, "what the table said last is said again");
  await person.press("A", "Space", "A", "Space", "A", "Space");
  assert.match((await person.press("h"))[0], /Selected: three aces\.$/);
  const [laid] = await person.press("l");
  assert.equal(laid, "You laid three aces.");
  assert.deepEqual(await person.press("m"), ["We: Aces: 3 cards, 4 more to a canasta. They: none."]);
  assert.deepEqual(await person.press("o"), ["We are open: there is no minimum any more."]);
  assert.ok((await person.press("u")).includes("Taken back."));
});

test("each turn of the others is one sentence, as long as one likes", async ({ page, url }) => {
  for (const [verbosity, pattern] of [["brief", /^Ada discarded the \w+ of \w+\.$/], ["normal", /^Ada discarded the \w+ of \w+\.$/], ["full", /^Ada drew 1 card and discarded the \w+ of \w+\.$/]]) {
    await deal(page, url, MIXED);
    await page.evaluate((verbosity) => window.canasta.settings({ verbosity }), verbosity);
    const person = new Listener(page);
    await person.start();
    const all = await person.press("d", "6", "Space", "x");
    await myTurn(page);
    all.push(...(await person.said()));
    const lines = await page.getByRole("log").locator("p").allInnerTexts();
    assert.ok(lines.some((line) => pattern.test(line)), `${verbosity}: ${lines.join(" | ")}`);
    for (const name of ["Ada", "Ben", "Cleo"]) assert.equal(lines.filter((line) => line.startsWith(`${name} `)).length, 1);
    assert.ok(!all.some((line) => /[♠♥♦♣]/.test(line)), "cards are named in words");
  }
});

test("there is one live region, and the messages for the eye are not announced twice", async ({ page, url }) => {
  await deal(page, url, MIXED);
  assert.equal(await page.locator("[aria-live]").count(), 1);
  assert.equal(await page.getByRole("status").count(), 0);
  const box = await page.getByRole("log").boundingBox();
  assert.ok(box.width <= 1 && box.height <= 1, "it is heard, not seen");
});
