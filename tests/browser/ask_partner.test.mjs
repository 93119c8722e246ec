import assert from "node:assert/strict";
import { test } from "./harness.mjs";
import { deckOf, WINNING_HAND } from "./lib/decks.mjs";
import { deal, observation, open, play, record, redeal, waitForTurn } from "./lib/game.mjs";
import { actionButton, clickDisabled, refusal, select, stageGroup } from "./lib/table.mjs";

// Hands of the partner: low cards, which cost little, and wilds, which would cost more than the other side can lose.
const CHEAP = "4s 5h 6d 7s 4h 5d 6c 7h 4d 5c 6s";
const COSTLY = "Jo Jo Jo Jo 2s 2h 2d 2c 2s 2h 2d";

/** Asks the partner with the button. Gives the answer. */
async function askPartner(page, partner, drawn) {
  const deck = deckOf({ hands: [WINNING_HAND, "", partner, ""], up: "Tc", stock: drawn });
  // Rules of thumb count what the partner's cards cost; a search may think otherwise.
  const bots = ["Ada", "Ben", "Cleo"].map((name) => ({ name, player: "thumb" }));
  await redeal(page, { rules: "classic", deck, dealer: 3, seats: [{ name: "You", player: "person" }, ...bots] });
  await actionButton(page, /^Draw/).click();
  await actionButton(page, /^Ask “May I go out\?”/).click();
  await page.waitForFunction(() => window.canasta.observation().bound !== null);
  const seen = await observation(page);
  assert.equal(seen.to_act, 0);
  const answer = (await record(page)).match(/^# 2 answer (yes|no)$/m)[1];
  assert.equal(seen.bound, answer === "yes" ? "must-go-out" : "may-not-go-out");
  assert.equal(await actionButton(page, /^Ask/).count(), 0, "one asks once in a turn");
  return answer;
}

test("after the partner's yes to “May I go out?” the player must go out", async ({ page, url }) => {
  await open(page, url);
  assert.equal(await askPartner(page, CHEAP, "9h"), "yes");
  await page.getByText("Ben said yes: you must go out this turn.").waitFor();
  await select(page, ["9h"]);
  const discard = actionButton(page, /^Discard/);
  await clickDisabled(discard);
  assert.equal(await refusal(page).innerText(), "You must go out this turn.");

  await select(page, WINNING_HAND.split(" "));
  await stageOrLay(page);
  await select(page, ["9h"]);
  assert.match(await discard.innerText(), /and go out/);
  await discard.click();
  await page.getByRole("dialog", { name: "You go out concealed!" }).waitFor();
});

test("after the partner's no to “May I go out?” the player may not go out", async ({ page, url }) => {
  await open(page, url);
  assert.equal(await askPartner(page, COSTLY, "As"), "no");
  await page.getByText("Ben said no: you may not go out this turn.").waitFor();
  await select(page, [...WINNING_HAND.split(" "), "As"]);
  await stageOrLay(page, { refused: true });
  assert.equal((await observation(page)).melds[0].length, 0);
  assert.equal(await refusal(page).innerText(), "Your partner said no: you may not go out this turn.");
  const back = page.getByRole("button", { name: "Take all back" });
  if (await back.isVisible()) await back.click();
  await select(page, ["Ac"]);
  await actionButton(page, /^Discard/).click();
  assert.match(await record(page), /^# 0 discard Ac$/m, "the turn ends like any other");
  assert.equal((await observation(page)).bound, null);
});

/** Lays the selected cards, through a staged group if the page offers one. */
async function stageOrLay(page, { refused = false } = {}) {
  const out = actionButton(page, /^Set out/);
  if (await out.isVisible()) await out.click();
  const lay = actionButton(page, /^Lay/);
  await (refused ? clickDisabled(lay) : lay.click());
}

/**
 * Plays until the partner asks and the person is to answer. The partner can go out in the first turn, but asks only if it is doubtful
 * whether that pays. This depends on the person's melds and hand, so several openings are tried.
 */
async function playUntilAsked(page) {
  const mine = "As Ah Ad As Ah Ad Qs Qh Qd 9s 8c";
  const deck = deckOf({ hands: [mine, "", "Ks Kh Kd Kc Ks Kh Kd Js Jh Jd Jc", ""], up: "Tc", stock: "7h" });
  const openings = ["As Ah Ad", "As Ah Ad As", "As Ah Ad As Ah", "As Ah Ad As Ah Ad", "As Ah Ad + Qs Qh Qd", ""];
  for (const opening of openings) {
    await redeal(page, { rules: "classic", deck, dealer: 3 });
    await play(page, "draw", ...(opening ? [`meld ${opening}`] : []), "discard 8c");
    await waitForTurn(page);
    const seen = await observation(page);
    if (seen.phase === "answer" && seen.ended === null) return;
  }
  throw new Error("the partner never asks");
}

for (const answer of ["Yes", "No"]) {
  test(`the partner asks “May I go out?” and follows the answer ${answer.toLowerCase()}`, async ({ page, url }) => {
    await open(page, url);
    await playUntilAsked(page);
    const turn = (await observation(page)).turn;
    assert.equal(turn, 2);
    const question = page.getByRole("group", { name: /^Ben asks: “May I go out\?”/ });
    await question.waitFor();
    const points = (await question.innerText()).match(/You hold (\d+) points/)[1];
    const value = (card) => (card === "Jo" ? 50 : "A2".includes(card[0]) ? 20 : "KQJT98".includes(card[0]) ? 10 : 5);
    assert.equal(Number(points), (await observation(page)).hand.reduce((sum, card) => sum + value(card), 0));
    assert.equal(await page.getByRole("group", { name: "Actions" }).getByRole("button").count(), 0);

    await question.getByRole("button", { name: answer, exact: true }).click();
    await question.waitFor({ state: "detached" });
    const said = answer.toLowerCase();
    assert.match(await record(page), new RegExp(`^#? ?0 answer ${said}$`, "m"));
    await page.waitForFunction(() => {
      const seen = window.canasta.observation();
      return seen.ended !== null || seen.turn !== 2;
    });
    const ended = (await observation(page)).ended;
    if (answer === "Yes") assert.ok(["out", "concealed"].includes(ended), "after a yes the partner goes out");
    else assert.ok(!(ended === "out" || ended === "concealed"), "after a no the partner does not go out");
  });
}

test("in the rules of the rooms a player who may not go out keeps the last card", async ({ page, url }) => {
  const hands = ["4s 4h 4d 5s 5h 5d 6s 6h 6d 7s 7h 7d 8s 8h 8d"];
  const deck = deckOf({ players: 2, hands, up: "Tc", stock: "9h" });
  await deal(page, url, { rules: "rooms-two", deck, dealer: 1, pace: "slow" });
  await actionButton(page, /^Draw/).click();
  assert.equal(await actionButton(page, /^Keep/).count(), 0);
  for (const rank of ["4", "5", "6"]) await stageGroup(page, [..."shd"].map((suit) => rank + suit));
  await select(page, [..."shd"].map((suit) => `7${suit}`));
  await stageOrLay(page);
  await select(page, [..."shd"].map((suit) => `8${suit}`));
  await actionButton(page, /^Lay/).click();
  assert.deepEqual((await observation(page)).hand, ["9h"]);
  await select(page, ["9h"]);
  await clickDisabled(actionButton(page, /^Discard/));
  assert.equal(await refusal(page).innerText(), "To go out you need one canasta; you have none.");
  await actionButton(page, "Keep the last card").click();
  assert.match(await record(page), /^# 0 keep$/m);
  const seen = await observation(page);
  assert.deepEqual([seen.hand, seen.to_act, seen.pile], [["9h"], 1, ["Tc"]]);
  assert.match(await page.getByRole("log").innerText(), /You kept the last card\./);
});
