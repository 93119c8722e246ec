// Laying melds: an opening in groups, and the choice between several ways.

import assert from "node:assert/strict";
import { test } from "./harness.mjs";
import { deckOf } from "./lib/decks.mjs";
import { deal, nextFrames, observation, open, play, record, redeal } from "./lib/game.mjs";
import { raiseCurtain } from "./lib/screens.mjs";
import { actionButton, expectRefusal, hand, pressKeys, select, stageGroup } from "./lib/table.mjs";

test("an opening is staged in groups, with a running count", async ({ page, url }) => {
  const deck = deckOf({ hands: ["Ks Kh Kd 4s 4h 4d 5s 5h 5d 9s 8c"], up: "Tc", stock: "7c" });
  await deal(page, url, { rules: "classic", deck, dealer: 3 });
  await actionButton(page, /^Draw/).click();
  const meter = page.getByRole("meter", { name: "Opening" });
  const count = async () => (await meter.innerText()).replace(/\s+/g, " ").trim();
  await select(page, ["Ks", "Kh", "Kd"]);
  assert.match(await actionButton(page, /^Set out 3 kings/).innerText(), /30 of 50/);
  await actionButton(page, /^Set out 3 kings/).click();
  await nextFrames(page);
  assert.equal(await count(), "30 of 50");
  await page.getByRole("group", { name: "Opening set out, 30 of 50" }).waitFor();
  assert.equal(await hand(page).getByRole("option").count(), 9);
  assert.deepEqual((await observation(page)).melds[0], [], "nothing is laid yet");
  await stageGroup(page, ["4s", "4h", "4d"]);
  assert.equal(await count(), "45 of 50");
  await page.getByRole("button", { name: /^Take back three kings, 30/ }).click();
  await nextFrames(page);
  assert.equal(await count(), "15 of 50");
  assert.equal(await hand(page).getByRole("option").count(), 9);
  await stageGroup(page, ["Ks", "Kh", "Kd"]);
  assert.equal(await count(), "45 of 50");
  await page.getByRole("button", { name: "Take all back" }).click();
  await meter.waitFor({ state: "detached" });
  assert.equal(await hand(page).getByRole("option").count(), 12);

  await stageGroup(page, ["5s", "5h", "5d"]);
  await stageGroup(page, ["4s", "4h", "4d"]);
  await select(page, ["Ks", "Kh", "Kd"]);
  const lay = actionButton(page, "Lay all groups");
  assert.match(await lay.innerText(), /60 of 50, opens/);
  await lay.click();
  assert.equal((await observation(page)).melds[0].length, 3);
  await meter.waitFor({ state: "detached" });
  await page.locator(".opening-minimum.open").first().waitFor();
  await page.getByRole("group", { name: "Kings: 3 cards, 4 more to a canasta" }).waitFor();
});

test("the pile can be taken together with staged groups", async ({ page, url }) => {
  const deck = deckOf({ hands: ["Kh Kd Qs Qh Qd 9s 8c 7d 6h 5s 4d"], up: "Ks" });
  await deal(page, url, { rules: "classic", deck, dealer: 3 });
  await select(page, ["Kh", "Kd"]);
  const take = actionButton(page, /^Take the pile/);
  await expectRefusal(page, take, "This counts 30 points. Your opening minimum is 50: 20 more are needed.");
  await stageGroup(page, ["Qs", "Qh", "Qd"]);
  await page.getByRole("group", { name: "Opening set out, 30 of 50" }).waitFor();
  await select(page, ["Kh", "Kd"]);
  assert.match(await take.innerText(), /^Take the pile with 2 kings\s*:\s*60 of 50, opens$/);
  await take.click();
  assert.match(await record(page), /^# 0 take K. K. \+ Q. Q. Q.$/m);
  const seen = await observation(page);
  assert.deepEqual([seen.melds[0].length, seen.pile, seen.drew], [2, [], "pile"]);
});

test("the person chooses between several ways to lay", async ({ page, url }) => {
  const hands = ["Ks Kh Kd Qs Qh Qd 2c 9s 8c 7d 6h"];
  await deal(page, url, { rules: "evening", deck: deckOf({ hands, up: "Tc", stock: "4h" }), dealer: 3 });
  await actionButton(page, /^Draw/).click();
  await select(page, ["Ks", "Kh", "Kd", "Qs", "Qh", "Qd", "2c"]);
  const lay = actionButton(page, /^Lay/);
  assert.match(await lay.innerText(), /choose where…/);
  await lay.click();
  const dialog = page.getByRole("dialog", { name: "Choose where to lay the cards" });
  const way = dialog.getByRole("button", { name: /three kings with a two/i });
  await way.click();
  await dialog.waitFor({ state: "detached" });
  const { melds } = await observation(page);
  const sizes = Object.fromEntries(melds[0].map((meld) => [meld.find((card) => "KQ".includes(card[0]))[0], meld.length]));
  assert.deepEqual(sizes, { K: 4, Q: 3 });
});

test("the ways of taking the pile differ in effect, the cheapest first, and say what they leave", async ({ page, url }) => {
  const hands = ["Ts Th Ks Kh Kd Qs Qh Qd 2c 4s 5h 6d 8c 9s 7c"];
  await deal(page, url, { rules: "duel", deck: deckOf({ players: 2, size: 15, hands, up: "Td" }), dealer: 1, pace: "slow" });
  await actionButton(page, /^Take the pile/).click();
  const ways = await page.locator("dialog .way b").allInnerTexts();
  assert.ok(ways.length > 2, ways.join("; "));
  assert.equal(new Set(ways).size, ways.length, ways.join("; "));
  const withWild = ways.map((words) => /two\b(?! )|a two/.test(words.replace(/two tens|two kings|two queens/g, "")));
  assert.ok(!withWild[0] && withWild.includes(true), ways.join("; "));
  assert.equal(withWild.indexOf(true), withWild.filter((wild) => !wild).length, "those without wilds come first");
  const notes = await page.locator("dialog .way small").allInnerTexts();
  assert.match(notes[0], /points; leaves one wild, three (kings|queens), \d other cards$/);
});

test("what can be laid after taking the pile is no other way", async ({ page, url }) => {
  await open(page, url);
  const hands = ["Ks Kh Kd Qs Qh Qd 7s 7h 7d 2c 4s 5h 6d 8c 9s", "Kc 4h 4d 5c 6s 6h 8d 8s 9h 9c Td Jc Js Qc Ac"];
  const seats = ["A", "B"].map((name) => ({ name, player: "person" }));
  await redeal(page, { rules: "duel", deck: deckOf({ players: 2, size: 15, hands, up: "Ts", stock: "5d 5s 4c 6c" }), dealer: 1, seats });
  await raiseCurtain(page);
  await play(page, "draw", "meld Ks Kh Kd + Qs Qh Qd + 7s 7h 7d", "discard 4s");
  await raiseCurtain(page);
  await play(page, "draw", "discard Kc");
  await raiseCurtain(page);
  await actionButton(page, /^Take the pile/).click();
  await page.waitForFunction(() => window.canasta.observation().pile.length === 0);
  assert.equal(await page.getByRole("dialog").count(), 0);
});

test("digits choose between several ways to lay", async ({ page, url }) => {
  const deck = deckOf({ hands: ["Ks Kh Kd As Ah Ad 2c 9s 8c 7d 6h"], up: "4c", stock: "5h" });
  await deal(page, url, { rules: "classic", dealer: 3, pace: "slow", deck });
  await play(page, "draw", "meld Ks Kh Kd + As Ah Ad");
  await pressKeys(page, "2", "Space", "l");
  await page.getByRole("dialog", { name: "Choose where to lay the cards" }).waitFor();
  await pressKeys(page, "1");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  assert.equal((await observation(page)).melds[0].flat().length, 7);
});
