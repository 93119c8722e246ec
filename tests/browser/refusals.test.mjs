import assert from "node:assert/strict";
import { test } from "./harness.mjs";
import { deckOf } from "./lib/decks.mjs";
import { deal, observation, open, play, redeal } from "./lib/game.mjs";
import { actionButton, clickDisabled, expectRefusal, refusal, select, stageGroup } from "./lib/table.mjs";

test("an opening below the minimum is refused with its points and the minimum", async ({ page, url }) => {
  const deck = deckOf({ hands: ["4s 4h 4d 5s 5h 5d Ks Qs Js 9s 8c"], up: "Tc", stock: "Ac" });
  await deal(page, url, { rules: "classic", deck, dealer: 3 });
  await actionButton(page, /^Draw/).click();
  await stageGroup(page, ["4s", "4h", "4d"]);
  const lay = actionButton(page, /^Lay/);
  assert.equal(await lay.getAttribute("aria-disabled"), "true");
  assert.match(await lay.innerText(), /15 of 50/, "the button says the reason");
  await expectRefusal(page, lay, "This counts 15 points. Your opening minimum is 50: 35 more are needed.");
  assert.deepEqual((await observation(page)).melds[0], []);

  await page.getByRole("button", { name: "Dismiss" }).click();
  await refusal(page).waitFor({ state: "hidden" });
});

test("taking a frozen pile is refused with the cards that take it", async ({ page, url }) => {
  const hands = ["Kh 2c As Ah Ad 9s 8c 7d 6h 5s 4d"];
  await deal(page, url, { rules: "classic", deck: deckOf({ hands, up: "2d Ks" }), dealer: 3 });
  const take = actionButton(page, /^Take the pile/);
  assert.equal(await take.getAttribute("aria-disabled"), "true");
  await select(page, ["Kh", "2c"]);
  assert.match(await take.innerText(), /frozen: needs two natural kings/);
  await expectRefusal(page, take, "The pile is frozen by a wild card: only two natural kings from your hand can take it.");
  // A click on the pile gives the same answer as the button.
  await page.keyboard.press("Escape");
  await select(page, ["Kh", "2c"]);
  await expectRefusal(page, page.getByRole("button", { name: /^Pile, 2 cards, top king of spades/ }),
    "The pile is frozen by a wild card: only two natural kings from your hand can take it.");

  await redeal(page, { rules: "classic", deck: deckOf({ hands, up: "3h Ks" }), dealer: 3 });
  await select(page, ["Kh", "2c"]);
  await expectRefusal(page, take, "The pile is frozen by a red three: only two natural kings from your hand can take it.");

  await redeal(page, { rules: "classic", deck: deckOf({ hands, up: "Ks" }), dealer: 3 });
  await select(page, ["Kh", "2c"]);
  await expectRefusal(page, take,
    "Until your side has melded, only two natural kings from your hand can take the pile.");
});

test("going out without enough canastas is refused with their number", async ({ page, url }) => {
  const hands = ["As Ah Ad Ac Ks Kh Kd Kc Qs Qh Qd"];
  const deck = deckOf({ hands, up: "Tc", stock: "Qc" });
  await deal(page, url, { rules: "classic", deck, dealer: 3 });
  await actionButton(page, /^Draw/).click();
  await stageGroup(page, ["As", "Ah", "Ad", "Ac", "Ks", "Kh", "Kd", "Kc", "Qs", "Qh", "Qd", "Qc"]);
  const lay = actionButton(page, /^Lay/);
  assert.match(await lay.innerText(), /canastas: 0 of 1/);
  await clickDisabled(lay);
  assert.equal(await refusal(page).innerText(), "To go out your side needs one canasta; it has none.");
  assert.deepEqual((await observation(page)).melds[0], []);

  await page.getByRole("button", { name: "Take all back" }).click();
  await play(page, "meld As Ah Ad Ac + Ks Kh Kd + Qs Qh Qd");
  await select(page, ["Qc"]);
  assert.match(await lay.innerText(), /keep at least two cards/);
  await clickDisabled(lay);
  const sentence = /^Keep at least two cards, one of them to discard: to go out your side needs one canasta/;
  assert.match(await refusal(page).innerText(), sentence);
  assert.equal((await observation(page)).hand.length, 2);
});

test("an unavailable button shows the reason, and a sentence when it is clicked", async ({ page, url }) => {
  const deck = deckOf({ hands: ["As Kh Kd Qs Js Ts 9s 8c 7d 6h 5d"], up: "4c" });
  await deal(page, url, { rules: "classic", deck, dealer: 3, pace: "slow" });
  const take = actionButton(page, /^Take the pile/);
  assert.equal(await take.getAttribute("aria-disabled"), "true");
  assert.match(await take.innerText(), /^Take the pile\s*:\s+\S+/);

  await actionButton(page, /^Draw/).click();
  const discard = actionButton(page, /^Discard/);
  assert.match(await discard.innerText(), /select one card/);
  await expectRefusal(page, discard, "Select one card to discard.");
  await expectRefusal(page, actionButton(page, /^Lay/), "Select cards in your hand first.");
  await expectRefusal(page, page.getByRole("button", { name: /^Stock/ }), "You have already drawn this turn.");
  await select(page, ["Kh", "Kd"]);
  const lay = actionButton(page, /^Lay/);
  assert.match(await lay.innerText(), /needs one more card$/);
  await expectRefusal(page, lay, "A meld needs at least three cards: the kings would have two.");
  await select(page, ["Kh", "Qs", "As"]);
  assert.equal(await lay.getAttribute("aria-disabled"), "true");

  await select(page, ["5d"]);
  await discard.click();
  // While another player acts, the bar has no button to draw with, so it offers nothing that would be refused; the stock stays.
  await expectRefusal(page, page.getByRole("button", { name: /^Stock/ }), "It is not your turn: wait for Ada.");
  assert.equal(await actionButton(page, /^(Draw|Discard|Lay|Take)/).count(), 0);

  // The least size of a meld comes from the rules in play.
  await redeal(page, { rules: "classic", set: { min_naturals: 4 }, deck, dealer: 3, pace: "slow" });
  await actionButton(page, /^Draw/).click();
  await select(page, ["Kh", "Kd"]);
  assert.match(await lay.innerText(), /needs two more kings$/);
  await expectRefusal(page, lay, "A meld needs at least four cards: the kings would have two.");
});

test("a refusal that names whose turn it is goes away when another player acts", async ({ page, url }) => {
  await open(page, url);
  await redeal(page, { rules: "classic", dealer: 0, seed: 3, pace: "slow" });
  await page.keyboard.press("d");
  const said = refusal(page).filter({ hasText: "It is not your turn" });
  await said.waitFor();
  await page.keyboard.press("g");
  await page.getByRole("button", { name: "One step" }).click();
  await said.waitFor({ state: "detached" });
});
