import assert from "node:assert/strict";
import { test } from "./harness.mjs";
import {
  act, deal, deckOf, hand, observation, pictures, play, pressGreyed, record, redeal, refusal, select, stage,
} from "./lib/game.mjs";

/** Clicks what cannot be done: the sentence comes, and nothing else. */
async function refused(page, button, sentence) {
  const before = [await observation(page), await record(page)];
  await pressGreyed(button);
  await refusal(page).waitFor();
  assert.equal((await refusal(page).innerText()).trim(), sentence);
  assert.deepEqual([await observation(page), await record(page)], before, "a refused action changes nothing");
}

test("a small opening is refused with its points and the minimum", async ({ page, url }) => {
  const deck = deckOf({ hands: ["4s 4h 4d 5s 5h 5d Ks Qs Js 9s 8c"], up: "Tc", stock: "Ac" });
  await deal(page, url, { rules: "classic", deck, dealer: 3 });
  await act(page, /^Draw/).click();
  await stage(page, ["4s", "4h", "4d"]);
  const lay = act(page, /^Lay/);
  assert.equal(await lay.getAttribute("aria-disabled"), "true");
  assert.match(await lay.innerText(), /15 of 50/, "the button says the reason");
  await refused(page, lay, "This counts 15 points. Your opening minimum is 50: 35 more are needed.");
  assert.deepEqual((await observation(page)).melds[0], []);

  await page.getByRole("button", { name: "Dismiss" }).click();
  await refusal(page).waitFor({ state: "hidden" });
});

test("a frozen pile says what takes it", async ({ page, url }) => {
  const hands = ["Kh 2c As Ah Ad 9s 8c 7d 6h 5s 4d"];
  await deal(page, url, { rules: "classic", deck: deckOf({ hands, up: "2d Ks" }), dealer: 3 });
  const take = act(page, /^Take the pile/);
  assert.equal(await take.getAttribute("aria-disabled"), "true");
  await select(page, ["Kh", "2c"]);
  assert.match(await take.innerText(), /frozen: needs two natural kings/);
  await refused(page, take, "The pile is frozen by a wild card: only two natural kings from your hand can take it.");
  // The pile itself answers like the button.
  await page.keyboard.press("Escape");
  await select(page, ["Kh", "2c"]);
  await refused(page, page.getByRole("button", { name: /^Pile, 2 cards, top king of spades/ }),
    "The pile is frozen by a wild card: only two natural kings from your hand can take it.");

  await redeal(page, { rules: "classic", deck: deckOf({ hands, up: "3h Ks" }), dealer: 3 });
  await select(page, ["Kh", "2c"]);
  await refused(page, take, "The pile is frozen by a red three: only two natural kings from your hand can take it.");

  await redeal(page, { rules: "classic", deck: deckOf({ hands, up: "Ks" }), dealer: 3 });
  await select(page, ["Kh", "2c"]);
  await refused(page, take,
    "The pile is frozen to you until your side has melded: only two natural kings from your hand can take it.");
});

test("going out without the canastas is refused with their number", async ({ page, url }) => {
  const hands = ["As Ah Ad Ac Ks Kh Kd Kc Qs Qh Qd"];
  const deck = deckOf({ hands, up: "Tc", stock: "Qc" });
  await deal(page, url, { rules: "classic", deck, dealer: 3 });
  await act(page, /^Draw/).click();
  await stage(page, ["As", "Ah", "Ad", "Ac", "Ks", "Kh", "Kd", "Kc", "Qs", "Qh", "Qd", "Qc"]);
  const lay = act(page, /^Lay/);
  assert.match(await lay.innerText(), /canastas: 0 of 1/);
  await pressGreyed(lay);
  assert.equal(await refusal(page).innerText(), "To go out your side needs one canasta; it has none.");
  assert.deepEqual((await observation(page)).melds[0], []);

  await page.getByRole("button", { name: "Take all back" }).click();
  await play(page, "meld As Ah Ad Ac + Ks Kh Kd + Qs Qh Qd");
  await select(page, ["Qc"]);
  assert.match(await lay.innerText(), /keep at least two cards/);
  await pressGreyed(lay);
  const sentence = /^Keep at least two cards, one of them to discard: to go out your side needs one canasta/;
  assert.match(await refusal(page).innerText(), sentence);
  assert.equal((await observation(page)).hand.length, 2);
});

test("buttons that cannot be used say why, and in a sentence when they are clicked", async ({ page, url }) => {
  const deck = deckOf({ hands: ["As Kh Kd Qs Js Ts 9s 8c 7d 6h 5d"], up: "4c" });
  await deal(page, url, { rules: "classic", deck, dealer: 3, pace: "slow" });
  const take = act(page, /^Take the pile/);
  assert.equal(await take.getAttribute("aria-disabled"), "true");
  assert.match(await take.innerText(), /^Take the pile\s+\S+/);

  await act(page, /^Draw/).click();
  const discard = act(page, /^Discard/);
  assert.match(await discard.innerText(), /select one card/);
  await refused(page, discard, "Select one card to discard.");
  await refused(page, act(page, /^Lay/), "Select cards in your hand first.");
  await refused(page, page.getByRole("button", { name: /^Stock/ }), "You have already drawn this turn.");
  await select(page, ["Kh", "Kd"]);
  const lay = act(page, /^Lay/);
  assert.match(await lay.innerText(), /needs one more card$/);
  await refused(page, lay, "A meld needs at least three cards: the kings would have two.");
  await select(page, ["Kh", "Qs", "As"]);
  assert.equal(await lay.getAttribute("aria-disabled"), "true");

  await select(page, ["5d"]);
  await discard.click();
  await refused(page, act(page, /^Draw/), "It is not your turn: wait for Ada.");
  assert.match(await act(page, /^Draw/).innerText(), /wait for Ada/);

  // The size that a meld needs is that of the rules in play.
  await redeal(page, { rules: "classic", set: { min_naturals: 4 }, deck, dealer: 3, pace: "slow" });
  await act(page, /^Draw/).click();
  await select(page, ["Kh", "Kd"]);
  assert.match(await lay.innerText(), /needs two more kings$/);
  await refused(page, lay, "A meld needs at least four cards: the kings would have two.");
});

test("an opening is staged in groups, with a running count", async ({ page, url }) => {
  const deck = deckOf({ hands: ["Ks Kh Kd 4s 4h 4d 5s 5h 5d 9s 8c"], up: "Tc", stock: "7c" });
  await deal(page, url, { rules: "classic", deck, dealer: 3 });
  await act(page, /^Draw/).click();
  const meter = page.getByRole("meter", { name: "Opening" });
  const count = async () => (await meter.innerText()).replace(/\s+/g, " ").trim();
  await select(page, ["Ks", "Kh", "Kd"]);
  assert.match(await act(page, /^Set out 3 kings/).innerText(), /30 of 50/);
  await act(page, /^Set out 3 kings/).click();
  await pictures(page);
  assert.equal(await count(), "30 of 50");
  await page.getByRole("group", { name: "Opening set out, 30 of 50" }).waitFor();
  assert.equal(await hand(page).getByRole("option").count(), 9);
  assert.deepEqual((await observation(page)).melds[0], [], "nothing is laid yet");
  await stage(page, ["4s", "4h", "4d"]);
  assert.equal(await count(), "45 of 50");
  await page.getByRole("button", { name: /^Take back three kings, 30/ }).click();
  await pictures(page);
  assert.equal(await count(), "15 of 50");
  assert.equal(await hand(page).getByRole("option").count(), 9);
  await stage(page, ["Ks", "Kh", "Kd"]);
  assert.equal(await count(), "45 of 50");
  await page.getByRole("button", { name: "Take all back" }).click();
  await meter.waitFor({ state: "detached" });
  assert.equal(await hand(page).getByRole("option").count(), 12);

  await stage(page, ["5s", "5h", "5d"]);
  await stage(page, ["4s", "4h", "4d"]);
  await select(page, ["Ks", "Kh", "Kd"]);
  const lay = act(page, "Lay all groups");
  assert.match(await lay.innerText(), /60 of 50, opens/);
  await lay.click();
  assert.equal((await observation(page)).melds[0].length, 3);
  await meter.waitFor({ state: "detached" });
  await page.getByText("Opened").waitFor();
  await page.getByRole("group", { name: "Kings: 3 cards, 4 more to a canasta" }).waitFor();
});

test("the pile is taken with staged groups", async ({ page, url }) => {
  const deck = deckOf({ hands: ["Kh Kd Qs Qh Qd 9s 8c 7d 6h 5s 4d"], up: "Ks" });
  await deal(page, url, { rules: "classic", deck, dealer: 3 });
  await select(page, ["Kh", "Kd"]);
  const take = act(page, /^Take the pile/);
  await refused(page, take, "This counts 30 points. Your opening minimum is 50: 20 more are needed.");
  await stage(page, ["Qs", "Qh", "Qd"]);
  await page.getByRole("group", { name: "Opening set out, 30 of 50" }).waitFor();
  await select(page, ["Kh", "Kd"]);
  assert.match(await take.innerText(), /^Take the pile with 2 kings\s+60 of 50, opens$/);
  await take.click();
  assert.match(await record(page), /^# 0 take K. K. \+ Q. Q. Q.$/m);
  const seen = await observation(page);
  assert.deepEqual([seen.melds[0].length, seen.pile, seen.drew], [2, [], "pile"]);
});

test("several ways are asked about", async ({ page, url }) => {
  const hands = ["Ks Kh Kd Qs Qh Qd 2c 9s 8c 7d 6h"];
  await deal(page, url, { rules: "evening", deck: deckOf({ hands, up: "Tc", stock: "4h" }), dealer: 3 });
  await act(page, /^Draw/).click();
  await select(page, ["Ks", "Kh", "Kd", "Qs", "Qh", "Qd", "2c"]);
  const lay = act(page, /^Lay/);
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
