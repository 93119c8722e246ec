import assert from "node:assert/strict";
import { test } from "./harness.mjs";
import { deal, deckOf, myTurn, takenFor } from "./lib/game.mjs";
import { Listener } from "./lib/screen_reader.mjs";

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
    if (!/Your turn|You must take|Take the pile|Draw, or|end the hand|Answer yes or no/.test(prompt)) {
      const { all } = await person.until(/Your turn|You must take|Take the pile|Draw, or|end the hand|Answer yes or no|went out|the hand ends/);
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
  assert.deepEqual(await person.press("o"), ["The opening minimum is 50."]);
  assert.deepEqual(await person.press("r"), ["The opening minimum is 50."]);
  assert.match((await person.press("w"))[0], /^You can: Draw: 1 card\. Not now: Take the pile: /);
  const drawn = await person.press("d");
  assert.ok(drawn.includes("You got the five of hearts."), drawn.join(" | "));
  assert.match((await person.press("r"))[0], /You got the five of hearts\./, "what the table said last is said again");
  await person.press("A", "Space", "A", "Space", "A", "Space");
  assert.match((await person.press("h"))[0], /Selected: three aces\.$/);
  const [laid] = await person.press("l");
  assert.equal(laid, "You laid three aces.");
  assert.deepEqual(await person.press("m"), ["We: Aces: 3 cards, 4 more to a canasta. They: none."]);
  assert.deepEqual(await person.press("o"), ["We have opened: there is no longer a minimum."]);
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

/** The live logs that are not inert, with what they say, as the browser tells a screen reader. */
async function logs(page) {
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send("Accessibility.getFullAXTree");
  await client.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const words = (node) => (node.role?.value === "StaticText" ? node.name.value : (node.childIds ?? []).map((id) => words(byId.get(id))).join(" "));
  return nodes.filter((node) => !node.ignored && node.role?.value === "log").map((node) => words(node).replace(/\s+/g, " ").trim());
}

test("what happens is heard while a dialog is open", async ({ page, url }) => {
  await deal(page, url, { ...MIXED, pace: "fast" });
  const person = new Listener(page);
  await person.start();
  await person.press("d", "6", "Space", "x");
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("dialog").waitFor();
  assert.equal((await logs(page)).length, 1, "the log outside is inert, the one within is not");
  await myTurn(page);
  await page.waitForFunction(() => /Your turn/.test(document.querySelector("dialog [role=log]").textContent));
  const [said, ...more] = await logs(page);
  assert.deepEqual(more, []);
  assert.match(said, /^Ada .*discarded.* Ben .*discarded.* Cleo .*discarded.*Your turn/, "each turn once, in its order");
  assert.equal(said.match(/Ada/g).length, 1);
  await person.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  const [outside] = await logs(page);
  assert.match(outside, /Cleo .*discarded/, "it is in the log outside too, for who looks for it");
});

for (const device of ["quick", "slow"]) {
  test(`the end of a hand is heard once, by its dialog, on a ${device} device`, async ({ page, url }) => {
    await takenFor(page, device);
    const hands = ["Ks Kh Kd Kc Ks Kh Kd As Ah Ad Ac"];
    await deal(page, url, { rules: "classic", dealer: 3, deck: deckOf({ hands, up: "Tc", stock: "9h" }) });
    await page.evaluate(() => window.canasta.play("draw"));
    await page.evaluate(() => window.canasta.play("meld Ks Kh Kd Kc Ks Kh Kd + As Ah Ad Ac"));
    await page.evaluate(() => {
      window.outside = [];
      window.came = null;
      new MutationObserver(() => (window.came ??= document.querySelector("dialog")?.open)).observe(document.querySelector("#page"), { childList: true });
      const live = document.getElementById("live");
      new MutationObserver(() => window.outside.push(live.hasAttribute("inert"))).observe(live, { childList: true, subtree: true });
      window.canasta.play("discard 9h");
    });
    await page.getByRole("dialog", { name: /^Hand 1/ }).waitFor();
    await page.waitForFunction(() => /went out/.test(document.querySelector("dialog [role=log]").textContent));
    assert.equal(await page.evaluate(() => document.querySelector("dialog [role=log]").textContent.match(/went out/g).length), 1);
    const outside = await page.evaluate(() => window.outside);
    assert.ok(outside.length > 0 && outside.every((inert) => inert), `not heard twice: ${outside}`);
    assert.equal(await page.evaluate(() => window.came), device === "quick", "on a slow device it opens in a task of its own");
  });
}
