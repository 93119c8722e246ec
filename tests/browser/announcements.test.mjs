// What the page tells a screen reader: answers to questions, turns of the others, the end of a hand.

import assert from "node:assert/strict";
import { test } from "./harness.mjs";
import { accessibilityTree } from "./lib/chromium.mjs";
import { deckOf } from "./lib/decks.mjs";
import { deal, emulateDevice } from "./lib/game.mjs";
import { ScreenReader } from "./lib/screen_reader.mjs";

const MIXED_GAME = { rules: "classic", dealer: 3, deck: deckOf({ hands: ["As Ah Ad Kh Kd Ks Qs 9s 8c 7d 6h"], up: "4c", stock: "5h" }) };

test("the keys for questions announce the answer each time they are pressed", async ({ page, url }) => {
  await deal(page, url, MIXED_GAME);
  await page.waitForFunction(() => /is dealt/.test(document.querySelector("[role=log]").textContent));
  const person = new ScreenReader(page);
  await person.start();
  const hand = ["Your hand, 11 cards: three aces, three kings, a queen, a nine, an eight, a seven and a six."];
  assert.deepEqual(await person.press("h"), hand);
  assert.deepEqual(await person.press("h"), hand, "the same answer is said again");
  assert.deepEqual(await person.press("m"), ["Nobody has melded."]);
  assert.deepEqual(await person.press("p"), ["Pile, 1 card, top four of clubs. Until your side opens, only two natural cards of its rank take it. Stock, 63 cards."]);
  assert.deepEqual(await person.press("s"), ["We have 0, they have 0. To 5,000; hand 1."]);
  assert.deepEqual(await person.press("o"), ["The opening minimum is 50."]);
  assert.deepEqual(await person.press("r"), ["The opening minimum is 50."]);
  assert.match((await person.press("w"))[0], /^You can: Draw: 1 card\. Not now: Take the pile: /);
  const [drawn, ...more] = await person.press("d");
  assert.match(drawn, /^You got the five of hearts\. Meld, or select a card to discard\./);
  assert.deepEqual(more, [], "what an action brings is one announcement");
  assert.match((await person.press("r"))[0], /You got the five of hearts\./, "the last announcement is repeated");
  await person.press("A", "Space", "A", "Space", "A", "Space");
  assert.match((await person.press("h"))[0], /Selected: three aces\.$/);
  const [laid] = await person.press("l");
  assert.match(laid, /^You opened with three aces\./);
  assert.deepEqual(await person.press("m"), ["We: Aces: 3 cards, 4 more to a canasta. They: none."]);
  assert.deepEqual(await person.press("o"), ["We have opened: there is no longer a minimum."]);
  assert.match((await person.press("u"))[0], /^Taken back\./);
});

test("the pile is said to open up with the own side, or with the player where two play, and never below a three", async ({ page, url }) => {
  const hands = ["As Ah Ad Kh Kd Ks Qs 9s 8c 7d 6h"];
  const opens = async (game) => {
    await deal(page, url, game);
    const person = new ScreenReader(page);
    await person.start();
    return (await person.press("p")).at(-1);
  };
  const two = { rules: "classic-two", dealer: 1 };
  const pair = "only two natural cards of its rank take it.";
  assert.equal(await opens({ ...two, deck: deckOf({ players: 2, hands, up: "4c" }) }), `Pile, 1 card, top four of clubs. Until you open, ${pair} Stock, 77 cards.`);
  assert.equal(await opens({ ...MIXED_GAME, deck: deckOf({ hands, up: "3c" }) }), "Pile, 1 card, top three of clubs, frozen until it is covered. Stock, 63 cards.");
});

test("each turn of another player is announced in one sentence of the chosen verbosity", async ({ page, url }) => {
  for (const [verbosity, pattern] of [["brief", /^Ada discarded the \w+ of \w+\.$/], ["normal", /^Ada discarded the \w+ of \w+\.$/], ["full", /^Ada drew a card and discarded the \w+ of \w+\.$/]]) {
    await deal(page, url, MIXED_GAME);
    await page.evaluate((verbosity) => window.canasta.settings({ verbosity }), verbosity);
    const person = new ScreenReader(page);
    await person.start();
    const all = await person.press("d", "6", "Space", "x");
    if (!all.some((line) => /Your turn/.test(line))) all.push(...(await person.waitFor(/Your turn/)).all);
    // A quick round is one announcement.
    const round = all.filter((line) => / discarded /.test(line));
    assert.equal(round.length, 1, round.join(" | "));
    assert.equal(await page.getByRole("log").locator("p").count(), 1, "the last one stands in the log");
    const lines = round[0].split(/(?<=\.) /);
    assert.ok(lines.some((line) => pattern.test(line)), `${verbosity}: ${lines.join(" | ")}`);
    for (const name of ["Ada", "Ben", "Cleo"]) assert.equal(lines.filter((line) => line.startsWith(`${name} `)).length, 1);
    assert.ok(!all.some((line) => /[♠♥♦♣]/.test(line)), "cards are named in words");
  }
});

test("there is one live region, and visible messages are not announced twice", async ({ page, url }) => {
  await deal(page, url, MIXED_GAME);
  assert.equal(await page.locator("[aria-live]").count(), 1);
  assert.equal(await page.locator("#live[role=log][aria-live=polite]:not([aria-hidden])").count(), 1, "the log is read aloud");
  assert.equal(await page.getByRole("status").count(), 0);
  const box = await page.getByRole("log").boundingBox();
  assert.ok(box.width <= 1 && box.height <= 1, "the region is announced, not visible");
});

/** The texts of the live logs in the accessibility tree, which leaves out inert ones. */
async function logs(page) {
  const nodes = await accessibilityTree(page);
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const words = (node) => (node.role?.value === "StaticText" ? node.name.value : (node.childIds ?? []).map((id) => words(byId.get(id))).join(" "));
  return nodes.filter((node) => !node.ignored && node.role?.value === "log").map((node) => words(node).replace(/\s+/g, " ").trim());
}

test("events are announced while a dialog is open", async ({ page, url }) => {
  await deal(page, url, { ...MIXED_GAME, pace: "fast" });
  const person = new ScreenReader(page);
  await person.start();
  await person.press("d", "6", "Space", "x");
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("dialog").waitFor();
  assert.equal((await logs(page)).length, 1, "the log outside is inert, the one within is not");
  const { all } = await person.waitFor(/Your turn/, { withDialogs: false });
  const said = all.join(" ");
  assert.match(said, /Ada .*discarded.* Ben .*discarded.* Cleo .*discarded.*Your turn/, "each turn once, in its order");
  assert.equal(said.match(/Ada/g).length, 1);
  await person.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  assert.deepEqual(await person.announcements(), [], "a dialog that closes says nothing but its return of focus");
  assert.deepEqual(await logs(page), [""], "and leaves nothing to be said");
});

for (const device of ["quick", "slow"]) {
  test(`the end of a hand is announced once, in its dialog, on a ${device} device`, async ({ page, url }) => {
    await emulateDevice(page, device);
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
    await page.getByRole("dialog", { name: "You go out concealed!" }).waitFor();
    await page.waitForFunction(() => /went out/.test(document.querySelector("dialog [role=log]").textContent));
    assert.equal(await page.evaluate(() => document.querySelector("dialog [role=log]").textContent.match(/went out/g).length), 1);
    const outside = await page.evaluate(() => window.outside);
    assert.ok(outside.length > 0 && outside.every((inert) => inert), `announced twice: ${outside}`);
    assert.equal(await page.evaluate(() => window.came), device === "quick", "on a slow device the dialog opens in a task of its own");
  });
}
