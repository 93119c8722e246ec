// Every screen, phase and dialog of the page, each reached in the same way every time. The tests play every seat, so that no screen depends
// on the decisions of a bot.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { cardsOfPacks, deckOf, doublePack, WINNING_HAND } from "./decks.mjs";
import { open, play, redeal } from "./game.mjs";
import { playedGames } from "./played_games.mjs";
import { openGroup } from "./settings.mjs";
import { store, storeFirst } from "./storage.mjs";
import { actionButton, centreOf, clickDisabled, cornerOf, hand, playButton } from "./table.mjs";

/** Takes cards out of a pool: five kings and two wilds for `{ K: 5, w: 2 }`. Gives them by rank. */
function deal(pool, counts) {
  const groups = {};
  for (const [rank, n] of Object.entries(counts)) {
    const fits = (card) => (rank === "w" ? card === "Jo" || card[0] === "2" : card[0] === rank && card !== "Jo");
    groups[rank] = [];
    for (let i = 0; i < n; i += 1) {
      const at = pool.findIndex(fits);
      if (at < 0) throw new Error(`too many of ${rank}`);
      groups[rank].push(...pool.splice(at, 1));
    }
  }
  return groups;
}

/** The action that melds the groups of some ranks; `wilds` gives the number of wilds that go to a rank. */
function meld(groups, ranks, wilds = {}) {
  const wild = [...(groups.w ?? [])];
  const group = (rank) => [...groups[rank], ...wild.splice(0, wilds[rank] ?? 0)].join(" ");
  return `meld ${[...ranks].map(group).join(" + ")}`;
}

/** Deals a game in which every seat is played by a person. */
async function dealToPersons(page, { players, hands, up, stock, set = {}, rules = players === 2 ? "classic-two" : "classic" }) {
  const size = Math.max(...hands.map((cards) => cards.split(" ").length));
  const deck = deckOf({ players, size, hands, up, stock });
  const seats = ["You", ...(players === 2 ? ["Ada"] : ["Ada", "Ben", "Cleo"])].map((name) => ({ name, player: "person" }));
  await redeal(page, { rules, set: { hand_size: size, draw_count: 1, ...set }, seats, dealer: players - 1, deck });
}

/** Dismisses the curtain between two persons if there is one. */
export const raiseCurtain = (page) => playTurns(page);

/** Plays the actions of one seat after another within one task, so that no frame comes between them. */
async function playTurns(page, ...list) {
  const refused = await page.evaluate((list) => {
    const reveal = () => document.querySelector(".welcome [autofocus]")?.click();
    for (const actions of list) {
      reveal();
      for (const action of actions) {
        const outcome = window.canasta.play(action);
        if (!outcome.ok) return `${action}: ${outcome.message}`;
      }
    }
    reveal();
    return null;
  }, list);
  assert.equal(refused, null);
}

/** Selects these cards of the hand with events instead of the mouse, which is quicker. */
export const selectCards = (page, cards) =>
  page.evaluate((cards) => {
    const taken = new Set();
    for (const [at, card] of cards.entries()) {
      const one = [...document.querySelectorAll("#hand [role=option]")].find((el) => el.dataset.card === card && !taken.has(el.id));
      taken.add(one.id);
      const press = { bubbles: true, cancelable: true, button: at === 0 ? 0 : 2 };
      one.dispatchEvent(new MouseEvent(at === 0 ? "click" : "contextmenu", press));
    }
  }, cards);

/**
 * Opens the page with these settings and goes to a screen. The coach of the first game appears only on the screens about it.
 */
export async function openScreen(page, url, screen, settings = {}) {
  if (!screen.startsWith("coach")) await storeFirst(page, url, "settings", '{"greeted":true}');
  await open(page, url);
  await page.evaluate((settings) => window.canasta.settings(settings), { motion: "off", ...settings });
  await SCREENS[screen](page, url);
}

/** Begins the guided first hand and lets it be shown up to a step. */
async function toStep(page, name) {
  await page.locator("[data-intent=lesson]").last().click();
  await page.locator(".lesson").waitFor();
  // Within the page, since there are dozens of steps.
  const reached = await page.evaluate(async (name) => {
    const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const step = () => document.querySelector(".lesson")?.dataset.step;
    for (let n = 0; n < 60 && step() !== name; n += 1) {
      const now = step();
      document.querySelector(".lesson :is([data-intent='step-show'], [data-intent='step-next'])").click();
      while (step() === now || step() === undefined) await frame();
    }
    return step();
  }, name);
  assert.equal(reached, name);
}

/** Begins a drill from the list. */
async function toDrill(page, title) {
  await page.locator("[data-intent='open:learn']").last().click();
  await page.locator("dialog[data-dialog=learn]").getByRole("button", { name: new RegExp(`^${title.replace("?", "\\?")}`) }).click();
  await page.locator(".drill").waitFor();
}

/** Opens the house rules from the New game dialog. */
async function houseRules(page) {
  await fromMenu(page, /^New game/);
  await page.getByRole("button", { name: "House rules…" }).click();
  await page.getByRole("dialog", { name: "House rules" }).waitFor();
  await openRuleGroups(page);
}

/** Opens the groups of the house rules, without what is folded away in them. */
export async function openRuleGroups(page) {
  await page.locator("dialog[data-dialog=house] .rules-group").evaluateAll((groups) => groups.forEach((group) => (group.open = true)));
}

/** Opens an entry of the menu, or of one of the lists that it leads to. */
export async function fromMenu(page, name) {
  const menu = page.getByRole("button", { name: "Menu" });
  await menu.click();
  const item = page.getByRole("menuitem", { name });
  await page.getByRole("menuitem").first().waitFor();
  if ((await item.count()) > 0) return item.click();
  const entry = page.locator("dialog[data-dialog=more], dialog[data-dialog=play]").getByRole("button", { name });
  await page.getByRole("menuitem", { name: "More…" }).click();
  await page.locator("dialog[data-dialog=more]").waitFor();
  if ((await entry.count()) === 0) {
    await page.keyboard.press("Escape");
    await page.locator("dialog[data-dialog=more]").waitFor({ state: "detached" });
    await menu.click();
    await page.getByRole("menuitem", { name: "Play…" }).click();
  }
  await entry.click();
}

/** Opens the explanation of a word at an element of the table. */
export async function explain(page, selector, word) {
  await page.evaluate(([selector, word]) => {
    const badge = document.querySelector(`[data-intent="word:${word}"]`) ?? document.querySelector(selector);
    badge.setAttribute("data-intent", `word:${word}`);
    badge.setAttribute("tabindex", "0");
    badge.focus();
    badge.click();
  }, [selector, word]);
  await page.locator("dialog[data-dialog=word]").waitFor();
}

/** A card of the hand that the opponents have melded. */
export const feeding = (page) =>
  page.evaluate(() => {
    const ranks = [...document.querySelectorAll(".zone.they .card")].map((one) => one.dataset.card[0]);
    return [...document.querySelectorAll("#hand [role=option]")].map((one) => one.dataset.card).find((card) => ranks.includes(card[0]) && card[0] !== "2" && card[0] !== "J");
  });

/** Asks for a hint and waits for it. */
export async function askHint(page) {
  await page.keyboard.press("i");
  await page.locator(".hint-sheet").getByRole("button", { name: "Show it" }).waitFor();
}

/** Deals a game of four in the middle of a hand: melds and canastas on both sides, and seat 0 is to draw. */
async function dealWithMelds(page, { last = "8c", set } = {}) {
  const pool = doublePack();
  const take = (cards) => cards.split(" ").forEach((card) => pool.splice(pool.indexOf(card), 1));
  const discards = ["9c", "6h", "Jd", last];
  take(discards.join(" "));
  take("Ts");
  const [us, ada, ben, cleo] = [
    deal(pool, { K: 5, Q: 3, 7: 4, w: 2, A: 2, 9: 2, 5: 2, 4: 1, 6: 1 }),
    deal(pool, { J: 6, 8: 3, w: 3, 6: 2, 4: 3, T: 2 }),
    deal(pool, { Q: 4, A: 5, w: 2, T: 3, 5: 3, 9: 1, 4: 2 }),
    deal(pool, { 8: 4, 6: 3, 9: 3, J: 1, 7: 3, T: 2, w: 1, 5: 1 }),
  ];
  const size = 24;
  const fill = (groups, discard) => {
    const cards = [...Object.values(groups).flat(), discard];
    while (cards.length < size) cards.push(pool.splice(pool.findIndex((card) => card !== "3h" && card !== "3d" && card !== "Jo" && card[0] !== "2"), 1)[0]);
    return cards.join(" ");
  };
  const hands = [fill(us, discards[0]), fill(ada, discards[1]), fill(ben, discards[2]), fill(cleo, discards[3])];
  await dealToPersons(page, { players: 4, hands, up: "Ts", set });
  await playTurns(
    page,
    ["draw", meld(us, "K7", { K: 1 }), `discard ${discards[0]}`],
    ["draw", meld(ada, "J4", { J: 2 }), `discard ${discards[1]}`],
    ["draw", meld(ben, "QA", { Q: 0 }), `discard ${discards[2]}`],
    ["draw", meld(cleo, "867"), `discard ${discards[3]}`],
  );
}

/** Deals a game against bots of which the first has just drawn; each step takes a long time. */
async function dealToBots(page) {
  const seats = ["You", ...["Ada", "Ben", "Cleo"].map((name) => ({ name, player: "thumb" }))];
  const deck = deckOf({ hands: ["Ks Kh Kd As Ah Qs Js 9s 8c 7d 6h"], up: "4c" });
  await redeal(page, { rules: "classic", dealer: 3, deck, seats, pace: "slow" });
  await play(page, "draw", "discard 6h");
  await page.keyboard.press(" ");
}

/** Deals a game of two in which each side has `melds` melds. */
async function dealManyMelds(page, melds) {
  const pool = doublePack();
  for (const card of ["3s", "3c", "8h"]) pool.splice(pool.indexOf(card), 1);
  const ours = { K: 5, 9: 7, A: 4, Q: 3, J: 4, T: 3, 8: 4, 7: 3, 6: 3, 5: 4, 4: 3, w: 4 };
  const theirs = { 4: 5, 7: 5, 6: 5, Q: 5, J: 4, A: 4, 5: 4, K: 3, 8: 3, T: 4, w: 5 };
  const us = deal(pool, ours);
  const they = deal(pool, theirs);
  const size = 49;
  const fill = (groups, discard) => {
    const cards = [...Object.values(groups).flat(), discard];
    while (cards.length < size) cards.push(pool.splice(pool.findIndex((card) => card !== "3h" && card !== "3d"), 1)[0]);
    return cards.join(" ");
  };
  const hands = [fill(us, "3s"), fill(they, "3c")];
  await dealToPersons(page, { players: 2, hands, up: "8h" });
  const ranks = (list) => list.filter((rank) => rank !== "w").slice(0, melds).join("");
  await playTurns(
    page,
    ["draw", meld(us, ranks(["K", "9", "A", "Q", "J", "T", "8", "7", "6", "5", "4"]), { K: 2, A: 1 }), "discard 3s"],
    ["draw", meld(they, ranks(["4", "7", "6", "Q", "J", "A", "5", "K", "8", "T"]), { 4: 2, 6: 1 }), "discard 3c"],
  );
}

const OTHERS = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Charlie", "Emil"];
/** Five melds for the first seat of a side, five other ranks for the second, and one card more to each of the first five for the third. */
const FULL_TURNS = [
  "meld 4s 4h 4d + 5s 5h 5d + 6s 6h 6d + 7s 7h 7d + 8s 8h 8d",
  "meld 9s 9h 9d + Ts Th Td + Js Jh Jd + Qs Qh Qd + Ks Kh Kd",
  "meld 4c + 5c + 6c + 7c + 8c",
];

/**
 * Deals a game for persons in which each seat has laid five groups in its last turn, and the first seat is to draw: the fullest strip of
 * the last round.
 */
async function dealFullRound(page, players, { rules = "classic", set = {}, sides = players === 4 || players === 6 ? 2 : players, names = OTHERS, packs = players > 4 ? 6 : 4, melds = FULL_TURNS, up = "Tc" } = {}) {
  const turns = Array.from({ length: players }, (_, seat) => melds[Math.floor(seat / sides)]);
  const size = 17;
  // Six packs have six aces of hearts.
  const last = (seat) => (seat < 6 ? "Ah" : "Ac");
  const hands = turns.map((turn, seat) => `${turn.slice(5).replaceAll(" + ", " ")} ${last(seat)}`);
  const deck = deckOf({ players, size, hands, up, packs });
  const more = sides === players ? { ask_partner: false } : {};
  const seats = ["You", ...names.slice(0, players - 1)].map((name) => ({ name, player: "person" }));
  await redeal(page, { rules, set: { players, packs, hand_size: size, draw_count: 1, ...more, ...set }, seats, dealer: players - 1, deck });
  await playTurns(page, ...turns.map((turn, seat) => ["draw", turn, `discard ${last(seat)}`]));
}

/** Plays a hand of many players in which the first seat goes out at once, so that the others hold all their cards. */
async function playHandOutOf(page, players, { size = 11, packs = 3, set = {} } = {}) {
  const melds = size > 11 ? ["Qs Qh Qd Qc Qs Qh Qd Qc", "Js Jh Jd Jc Js Jh Jd Jc"] : [];
  const hand = [WINNING_HAND, ...melds].join(" ").split(" ").slice(0, size).join(" ");
  const sides = players === 4 || players === 6 ? {} : { ask_partner: false };
  const deck = deckOf({ players, size, hands: [hand], up: "Tc", stock: "9h", packs });
  await redeal(page, { rules: "classic", set: { players, packs, hand_size: size, draw_count: 1, ...sides, ...set }, deck, dealer: players - 1, pace: "slow" });
  const out = ["Ks Kh Kd Kc Ks Kh Kd", "As Ah Ad Ac", ...melds].join(" + ");
  await play(page, "draw", `meld ${out}`, "discard 9h");
}

const FIRST_HAND = "Ks Kh Kd Qs Qh 9s 9h 7c 5d 2c Ah";
const SECOND_HAND = "Ks Kh Kd Qs Qh Qd 9s 9h 7c 5d 2c";

async function dealFresh(page, { hands = [FIRST_HAND, "", "", ""], up = "Td", stock = "8h", seats } = {}) {
  await redeal(page, { rules: "classic", deck: deckOf({ hands, up, stock }), dealer: 3, pace: "slow", ...(seats ? { seats } : {}) });
}

async function stageOpening(page, groups) {
  await dealFresh(page, { hands: [SECOND_HAND, "", "", ""] });
  await play(page, "draw");
  for (const group of groups) {
    await selectCards(page, group.split(" "));
    await actionButton(page, /^Set out/).click();
  }
}

/** Deals a game of two with hands of a given size. */
async function dealLargeHands(page, size) {
  const pool = doublePack().filter((card) => card !== "3h" && card !== "3d");
  const mixed = pool.map((card, at) => [(at * 41) % 109, card]).sort((a, b) => a[0] - b[0]).map(([, card]) => card);
  await dealToPersons(page, { players: 2, hands: [mixed.slice(0, size).join(" "), mixed.slice(size, size + size).join(" ")], up: mixed[2 * size] });
  await playTurns(page, ["draw"]);
}

/** Plays a hand in which seat 0 goes out at once. */
async function playHandOut(page, set) {
  await redeal(page, { rules: "classic", set, deck: deckOf({ hands: [WINNING_HAND, "", "", ""], up: "Tc", stock: "9h" }), dealer: 3, pace: "slow" });
  await play(page, "draw", "meld Ks Kh Kd Kc Ks Kh Kd + As Ah Ad Ac", "discard 9h");
}

/** Plays a hand in which the third turn of seat 0 ends it, and reviews it: the second turn was a blunder. */
export async function makeMistake(page) {
  const stock = "9h 9d 9c 9s 8h 8d 8c 8s 7h";
  await dealToPersons(page, { players: 4, hands: [WINNING_HAND, "", "", ""], up: "Tc", stock });
  const drawn = stock.split(" ");
  const pass = (cards) => cards.map((card) => ["draw", `discard ${card}`]);
  await playTurns(page, ...pass(drawn.slice(0, 8)), ["draw", "meld Ks Kh Kd Kc Ks Kh Kd + As Ah Ad Ac", "discard 7h"]);
  await page.getByRole("dialog").getByRole("button", { name: "Review this hand" }).waitFor();
  await answerReviews(page);
  await page.getByRole("dialog").getByRole("button", { name: "Review this hand" }).click();
  await page.getByText(/^All \d+ decisions are reviewed/).waitFor();
  await page.getByRole("button", { name: "Stop looking back" }).click();
}

/** Opens a record of `tests/records` as the current game. */
async function openRecord(page, name) {
  const text = await readFile(new URL(`../../records/${name}.txt`, import.meta.url), "utf8");
  await fromMenu(page, /^Export/);
  await page.getByRole("textbox", { name: "Pasted record or settings" }).fill(text);
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await page.locator("dialog.scene[open]").waitFor();
}

/** The records of finished matches in `tests/records`. */
export const RECORDS = ["classic", "classic-two", "duel-cut-and-hash", "evening", "pagat", "rooms-four"];

/** Opens the library with a game at the table and some records. */
async function openLibrary(page) {
  await dealWithMelds(page);
  await fromMenu(page, /^Library/);
  await page.locator("dialog summary").click();
  await page.getByLabel("Files with games").setInputFiles(RECORDS.map((name) => fileURLToPath(new URL(`../../records/${name}.txt`, import.meta.url))));
  await page.getByText(`${RECORDS.length} games came in.`).waitFor();
  await page.locator("dialog summary").click();
}

/** Opens the statistics of the records, as if the person had played them. */
async function openStatistics(page) {
  await fromMenu(page, /^Library/);
  await page.locator("dialog summary").click();
  await page.getByLabel("Files with games").setInputFiles(await playedGames(RECORDS));
  await page.getByText(`${RECORDS.length} games came in.`).waitFor();
  await page.locator(".game-notice").getByRole("button", { name: "These were my games" }).click();
  await page.getByRole("button", { name: "Statistics" }).click();
  await page.getByRole("heading", { name: "Games won" }).waitFor();
  await page.getByText(/^Counting your games/).waitFor({ state: "detached" });
}

/** Reviews the last hand of the first games of the library, with the worker of the test. */
export async function reviewGames(page, count) {
  await page.getByRole("dialog").getByRole("button", { name: "Done" }).click();
  await answerReviews(page);
  for (let at = 0; at < count; at += 1) {
    await fromMenu(page, /^Library/);
    await page.getByRole("dialog").getByRole("button", { name: /^Review/ }).nth(at).click();
    await page.getByText(/^(All \d+ decisions are|The only decision is) reviewed/).waitFor();
    await page.getByRole("button", { name: "Stop looking back" }).click();
  }
}

/** Looks back at a record of `tests/records`, beside the match. */
export async function lookAtRecord(page, name) {
  const text = await readFile(new URL(`../../records/${name}.txt`, import.meta.url), "utf8");
  await fromMenu(page, /^Export/);
  await page.getByRole("textbox", { name: "Pasted record or settings" }).fill(text);
  await page.getByRole("button", { name: "Look at it" }).click();
  await page.locator(".look-bar").waitFor();
}

/** Goes to a moment of the hand that is looked at. */
export async function scrubTo(page, actions) {
  await page.locator(".scrubber").evaluate((scrubber, actions) => {
    scrubber.value = actions;
    scrubber.dispatchEvent(new Event("input", { bubbles: true }));
  }, actions);
}

/**
 * Lets a worker of the test review decisions in the place of the bots: some lost something, a little or much, so that every screen is
 * the same  * each time and none waits for a search. With `allCards` the worker of the bots answers how hands stood with all cards.
 */
export async function answerReviews(page, count = Infinity, { allCards = false } = {}) {
  await page.evaluate(([count, allCards]) => {
    const losses = [0.0312, 0.1143, 0, 0.0711, 0, 0.004, 0.0312, 0];
    let asked = 0;
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (message) {
      const question = typeof message === "string" ? JSON.parse(message) : message;
      const reply = (answer) => setTimeout(() => this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify({ answer: { id: question.id, answer } }) })));
      // With all cards a hand stands as if there were no answer: a screen shows one line.
      if (question?.subject?.allcards && !allCards) return void reply("nothing");
      const asks = question?.subject?.seat;
      if (asks?.wanted !== "review") return post.call(this, message);
      if (asked >= count) return undefined;
      const { hand, action, seat, kind, done } = asks.decided.decision;
      const loss = kind === "play" && done.length === 1 ? losses[asked % losses.length] : 0;
      const chance = 0.5 + 0.3 * Math.sin(asked / 3);
      asked += 1;
      const other = asks.observation.hand.find((card) => card[0] !== done.at(-1).split(" ").at(-1)[0]);
      const best = loss ? [`discard ${other}`] : done;
      const win = { done: chance - loss, best: chance, loss, error: 0.004 };
      const worth = { best, is_best: loss === 0, states: 256, win, points: { done: 0, best: 0, loss: 0, error: 0 } };
      const review = { hand, action, seat, kind, done, worth };
      return void reply({ review });
    };
  }, [count, allCards]);
}

/** Reviews the record that is looked at, with the worker of the test. */
export async function reviewRecord(page, count = Infinity, more = {}) {
  await answerReviews(page, count, more);
  await page.locator(".look-tools").getByRole("button", { name: "Review" }).click();
  await page.locator(".match-review").waitFor();
}

/** The screens by name, each with a function that leads there from the welcome page with an empty storage. */
export const SCREENS = {
  hello: async () => {},
  draw: (page) => dealFresh(page),
  play: async (page) => {
    await dealFresh(page);
    await play(page, "draw");
    await selectCards(page, ["Ks", "Kh", "Kd"]);
  },
  waiting: async (page) => {
    await dealFresh(page);
    await play(page, "draw", "discard 7c");
  },
  refused: async (page) => {
    await dealFresh(page);
    await play(page, "draw");
    await selectCards(page, ["Ks", "Kh", "Kd"]);
    await clickDisabled(actionButton(page, /^Discard/));
  },
  staged: (page) => stageOpening(page, ["Ks Kh Kd"]),
  "staged, enough": async (page) => {
    await stageOpening(page, ["Ks Kh Kd"]);
    await selectCards(page, ["Qs", "Qh", "Qd"]);
  },
  "staged, refused": async (page) => {
    await stageOpening(page, ["Ks Kh Kd"]);
    await clickDisabled(actionButton(page, /^Lay/));
  },
  middle: (page) => dealWithMelds(page),
  frozen: (page) => dealWithMelds(page, { last: "2h" }),
  "black three": (page) => dealWithMelds(page, { last: "3s" }),
  laying: async (page) => {
    await dealWithMelds(page);
    await play(page, "draw");
    await selectCards(page, await cardsOfRank(page, "Q"));
  },
  // Persons in all seats: one of them cuts.
  cut: async (page) => {
    await dealToPersons(page, { players: 4, hands: ["As Ah Ad 9s 9h 8c 7d 6s 5h 4d Qs", "", "", ""], up: "Tc", set: { cut_keep: "three" } });
    await raiseCurtain(page);
    await fromMenu(page, /^New game/);
    const players = page.locator('dialog select[data-set^="player"]');
    for (const player of await players.all()) await player.selectOption("person");
    await page.getByRole("dialog").getByRole("button", { name: "Deal", exact: true }).click();
    await page.locator("dialog[data-dialog=cut]").waitFor();
  },
  choice: async (page) => {
    await dealWithMelds(page);
    await play(page, "draw");
    await selectCards(page, (await cardsOfRank(page, "2")).slice(0, 1));
    await actionButton(page, /^Lay/).click();
    await page.locator("dialog.choices").waitFor();
  },
  asked: async (page) => {
    await dealToPersons(page, { players: 4, hands: ["As Ah Ad 9s 9h 8c 7d 6s 5h 4d Qs", "4h Qh Jd Js 9d 9c 8s 7h 6h 5s 4s", WINNING_HAND, ""], up: "Tc" });
    await playTurns(page, ["draw", "discard 8c"], ["draw", "discard 4h"], ["draw", "ask"]);
  },
  bound: async (page) => {
    await dealToPersons(page, { players: 4, hands: [WINNING_HAND, "", "", ""], up: "Tc" });
    await playTurns(page, ["draw", "ask"], ["answer no"]);
  },
  "six melds": (page) => dealManyMelds(page, 6),
  "ten melds": (page) => dealManyMelds(page, 11),
  "two players": (page) => redeal(page, { rules: "duel", seed: 3, dealer: 1, pace: "slow" }),
  "20 cards": (page) => dealLargeHands(page, 20),
  "30 cards": (page) => dealLargeHands(page, 30),
  "45 cards": (page) => dealLargeHands(page, 45),
  curtain: async (page) => {
    await dealFresh(page, { seats: ["You", { name: "Ada", player: "person" }, "Ben", "Cleo"] });
    await raiseCurtain(page);
    await play(page, "draw", "discard 7c");
  },
  "open hands": async (page) => {
    await dealWithMelds(page);
    await page.evaluate(() => window.canasta.settings({ open_hands: true }));
  },
  "full round": (page) => dealFullRound(page, 4),
  "full round, two": (page) => dealFullRound(page, 2, { set: { ask_partner: false } }),
  "full round, three": (page) => dealFullRound(page, 3),
  "full round, five": (page) => dealFullRound(page, 5),
  "full round, six": (page) => dealFullRound(page, 6),
  "full round, eight": (page) => dealFullRound(page, 8, { sides: 4, set: { sides: 4 } }),
  "full round, three sides": (page) => dealFullRound(page, 6, { sides: 3, set: { sides: 3 } }),
  "full round, long names": (page) => dealFullRound(page, 4, { names: ["Wilhelmina Charlotte", "Maximilian-Alexander", "Oluwaseun Adekunle"] }),
  "full round, watched": async (page) => {
    await dealFullRound(page, 6);
    await page.evaluate(() => window.canasta.settings({ open_hands: true }));
  },
  "30 cards, six players": async (page) => {
    const hand = cardsOfPacks(6).filter((card) => card[0] !== "3").map((card, at) => [(at * 41) % 311, card]).sort((a, b) => a[0] - b[0]).map(([, card]) => card).slice(0, 29).join(" ");
    const deck = deckOf({ players: 6, size: 29, hands: [hand], up: "Tc", packs: 6 });
    await redeal(page, { rules: "classic", set: { players: 6, packs: 6, hand_size: 29, draw_count: 1 }, deck, dealer: 5, pace: "slow" });
    await play(page, "draw");
    await selectCards(page, hand.split(" ").filter((card) => card[0] === "K").slice(0, 3));
  },
  "hand and foot": async (page) => {
    await redeal(page, { rules: "hand-and-foot", seed: 3, dealer: 3, pace: "slow" });
    await play(page, "draw");
  },
  "take with a wild": async (page) => {
    await dealToPersons(page, { players: 2, hands: ["4s 4h 2c 2d Ks Kh Kd Kc Qs 9s 8c 7d 5h 5s 6h", ""], up: "4c", stock: "9h 9d", rules: "duel" });
  },
  "staged, five groups": async (page) => {
    const groups = ["4s 4h 4d", "5s 5h 5d", "6s 6h 6d", "7s 7h 7d", "8s 8h 8d"];
    const deck = deckOf({ size: 17, hands: [groups.join(" ")], up: "Tc" });
    await redeal(page, { rules: "classic", set: { hand_size: 17, opening_minimums: [120, 120, 120, 120] }, deck, dealer: 3, pace: "slow" });
    await play(page, "draw");
    for (const group of groups) {
      await selectCards(page, group.split(" "));
      await actionButton(page, /^Set out/).click();
    }
  },
  dragging: async (page) => {
    await SCREENS.laying(page);
    await page.mouse.move(...(await cornerOf(page.locator("#hand [aria-selected=true]").first())));
    await page.mouse.down();
    await page.mouse.move(...(await centreOf(page.locator(".zone.we"))), { steps: 4 });
    await page.locator(".drop-target").waitFor();
  },
  score: (page) => playHandOut(page, {}),
  "score, three": (page) => playHandOutOf(page, 3),
  "score, five": (page) => playHandOutOf(page, 5),
  "score, six": (page) => playHandOutOf(page, 6),
  "score, many cards": (page) => playHandOutOf(page, 4, { size: 27, packs: 5 }),
  "end, counting": async (page) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.evaluate(() => window.canasta.settings({ motion: "normal" }));
    await playHandOut(page, { target: 400 });
    await page.getByRole("button", { name: "Count at once" }).waitFor();
  },
  "end, six": (page) => playHandOutOf(page, 6, { set: { target: 400 } }),
  "end, five": (page) => playHandOutOf(page, 5, { set: { target: 400 } }),
  "after the hand": async (page) => {
    await playHandOut(page, {});
    await page.getByRole("button", { name: "Look at the table" }).click();
  },
  end: (page) => playHandOut(page, { target: 400 }),
  "end, several hands": (page) => openRecord(page, "pagat"),
  "end, two": (page) => openRecord(page, "duel-cut-and-hash"),
  pad: async (page) => {
    await playHandOut(page, {});
    await page.getByRole("dialog").getByRole("button", { name: "Next hand" }).click();
    await fromMenu(page, "Score pad");
    await page.locator("dialog summary").first().click();
  },
  "new game": async (page) => {
    await dealWithMelds(page);
    await fromMenu(page, /^New game/);
  },
  settings: async (page) => {
    await dealWithMelds(page);
    await fromMenu(page, /^Settings/);
  },
  "settings, a group": async (page) => {
    await SCREENS.settings(page);
    await openGroup(page, "Cards and table");
  },
  "settings, found": async (page) => {
    await SCREENS.settings(page);
    await page.getByRole("searchbox").fill("colour");
    await page.getByText(/^[0-9]+ settings$/).waitFor();
  },
  "mouse offer": async (page) => {
    await dealFresh(page);
    await play(page, "draw");
    await selectCards(page, ["Ks"]);
    await selectCards(page, ["9s"]);
    await page.getByRole("group", { name: "Selecting by mouse" }).waitFor();
  },
  "double click": async (page) => {
    await dealFresh(page, { hands: [SECOND_HAND, "", "", ""] });
    await play(page, "draw");
    await page.locator("#hand [data-card='2c']").dispatchEvent("dblclick");
    await page.getByRole("dialog", { name: /^Discard/ }).waitFor();
  },
  "settings, no game yet": (page) => page.getByRole("button", { name: "Settings" }).click(),
  rules: async (page) => {
    await dealWithMelds(page);
    await fromMenu(page, /^Rules/);
  },
  word: async (page) => {
    await dealWithMelds(page, { last: "2h" });
    await explain(page, ".banner", "frozen");
  },
  "word, opening": async (page) => {
    await dealFresh(page);
    await explain(page, ".opening-minimum", "opening");
  },
  glossary: async (page) => {
    await dealWithMelds(page);
    await fromMenu(page, /^Words/);
  },
  strategy: async (page) => {
    await dealWithMelds(page);
    await fromMenu(page, /^Strategy/);
  },
  "glossary, searched": async (page) => {
    await SCREENS.glossary(page);
    await page.getByRole("searchbox").fill("dirty");
  },
  others: async (page) => {
    await dealToBots(page);
  },
  replay: async (page) => {
    await dealToBots(page);
    await page.evaluate(() => window.canasta.settings({ pace: "instant" }));
    await page.waitForFunction(() => window.canasta.observation().to_act === 0);
    await page.evaluate(() => window.canasta.settings({ pace: "slow" }));
    await fromMenu(page, "What happened?");
    await page.waitForFunction(() => document.activeElement?.dataset.intent === "skip");
    await page.keyboard.press(" ");
  },
  "look back": async (page) => {
    await dealFresh(page);
    await lookAtRecord(page, "classic");
    await scrubTo(page, await page.locator(".scrubber").evaluate((scrubber) => Math.round(scrubber.max * 0.7)));
  },
  "look back, all open": async (page) => {
    await SCREENS["look back"](page);
    await page.locator(".look-from select").selectOption("all");
  },
  "look back, hand is on": async (page) => {
    await dealWithMelds(page);
    await fromMenu(page, "Hand history");
    await page.getByRole("dialog").getByRole("button", { name: "Look back" }).click();
    await page.locator(".look-bar").waitFor();
  },
  "look back, played on": async (page) => {
    await SCREENS["look back"](page);
    await page.evaluate(() => window.canasta.settings({ pace: "slow" }));
    await page.getByRole("button", { name: "Play on from here" }).click();
    await page.locator(".look-back.branch").waitFor();
  },
  review: async (page) => {
    await dealFresh(page);
    await lookAtRecord(page, "classic");
    await reviewRecord(page);
    await page.getByText(/^All \d+ decisions are reviewed/).waitFor();
    await page.locator(".worst button").first().click();
    await page.locator(".plans").waitFor();
  },
  "try again, solved": async (page) => {
    await SCREENS.review(page);
    await page.locator(".decision").getByRole("button", { name: "Try again" }).click();
    await page.getByRole("button", { name: "Show the best plan" }).click();
    await page.locator(".action-bar").getByRole("button", { name: /^Discard/ }).click();
    await page.locator(".exercise .reply.right").waitFor();
  },
  "review, under way": async (page) => {
    await dealFresh(page);
    await lookAtRecord(page, "classic");
    await reviewRecord(page, 4);
    await page.getByText(/^4 of \d+ decisions/).waitFor();
  },
  history: async (page) => {
    await dealWithMelds(page);
    await fromMenu(page, "Hand history");
  },
  pile: async (page) => {
    await dealWithMelds(page);
    await page.evaluate(() => window.canasta.settings({ look_through: true }));
    await fromMenu(page, /Look through the pile/);
  },
  about: async (page) => {
    await dealWithMelds(page);
    await fromMenu(page, /^About/);
  },
  house: async (page) => {
    await dealWithMelds(page);
    await houseRules(page);
  },
  "house, refused": async (page) => {
    await dealWithMelds(page);
    await houseRules(page);
    const cards = page.getByRole("textbox", { name: "Cards dealt to each player" });
    await cards.fill("60");
    await cards.blur();
    await page.locator(".rule.bad").waitFor();
  },
  "house, own rules": async (page) => {
    await dealWithMelds(page);
    await houseRules(page);
    await page.getByRole("textbox", { name: "Name for these rules" }).fill("As we play at grandmother’s");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByRole("button", { name: /^Remove the rules/ }).waitFor();
  },
  keys: async (page) => {
    await dealWithMelds(page);
    // The lists of a phone do not name it.
    await page.keyboard.press("?");
    await page.locator("dialog[data-dialog=keys]").waitFor();
  },
  files: async (page) => {
    await dealWithMelds(page);
    await fromMenu(page, /^Export/);
  },
  "files, refused": async (page) => {
    await dealWithMelds(page);
    await fromMenu(page, /^Export/);
    await page.getByRole("textbox", { name: "Pasted record or settings" }).fill("nonsense");
    await page.getByRole("button", { name: "Open", exact: true }).click();
    await page.getByRole("dialog").getByRole("alert").filter({ hasText: /./ }).waitFor();
  },
  library: (page) => openLibrary(page),
  send: async (page) => {
    await lookAtRecord(page, "classic-two");
    await page.getByRole("button", { name: "Send…" }).click();
    await page.locator("dialog[data-dialog=link]").waitFor();
  },
  "sent-deal": async (page) => {
    await SCREENS.send(page);
    const link = await page.locator("canvas[data-qr]").getAttribute("data-qr");
    await page.evaluate((link) => (location.hash = link), link);
    await page.getByRole("dialog", { name: "Play these cards?" }).waitFor();
  },
  "link-refused": async (page) => {
    await page.evaluate(() => (location.hash = "#game=G1"));
    await page.getByRole("dialog", { name: "This link cannot be opened" }).waitFor();
  },
  "library, renamed": async (page) => {
    await openLibrary(page);
    await page.getByRole("button", { name: /^Rename/ }).nth(1).click();
    await page.getByRole("textbox", { name: "Title" }).waitFor();
  },
  "library, deleted": async (page) => {
    await openLibrary(page);
    await page.getByRole("button", { name: /^Delete/ }).nth(1).click();
    await page.getByRole("button", { name: "Undo" }).last().waitFor();
  },
  "library, none found": async (page) => {
    await openLibrary(page);
    await page.getByRole("searchbox").fill("nobody");
    await page.getByRole("button", { name: "Show all games" }).waitFor();
  },
  "library, empty": async (page) => {
    // A game without an action of the person is not kept.
    await dealFresh(page);
    await fromMenu(page, /^Library/);
    await page.getByText("No games yet").waitFor();
  },
  "score keeper, new": async (page) => {
    await fromMenu(page, /^Score keeper/);
    await page.getByRole("button", { name: "New score sheet" }).click();
    await page.getByRole("button", { name: "Begin the sheet" }).waitFor();
  },
  "score keeper, hand": async (page) => {
    await SCREENS["score keeper, new"](page);
    await page.getByRole("button", { name: "Begin the sheet" }).click();
    await page.getByRole("button", { name: "Add a hand" }).click();
    await page.getByRole("button", { name: "One more: Mixed canastas, We" }).click();
    await page.locator(".keeper-lines").waitFor();
  },
  "score keeper, sheet": async (page) => {
    await SCREENS["score keeper, hand"](page);
    await page.getByRole("button", { name: "Write it down" }).click();
    await page.getByText("Undo: hand 1 added").waitFor();
  },
  "score keeper": async (page) => {
    await SCREENS["score keeper, sheet"](page);
    await page.goBack();
    await page.getByRole("button", { name: /^Open, / }).waitFor();
  },
  statistics: (page) => openStatistics(page),
  "statistics, reviewed": async (page) => {
    await openStatistics(page);
    await reviewGames(page, 3);
    await fromMenu(page, /^Statistics/);
    await page.getByRole("heading", { name: "Errors and luck" }).evaluate((heading) => heading.scrollIntoView());
  },
  "statistics, achievements": async (page) => {
    await openStatistics(page);
    await page.getByRole("heading", { name: "Achievements" }).scrollIntoViewIfNeeded();
    await page.locator(".dialog-body").evaluate((body) => body.scrollTo(0, body.scrollHeight));
  },
  "statistics, empty": async (page) => {
    await fromMenu(page, /^Statistics/);
    await page.getByText("Nothing to count yet").waitFor();
  },
  lesson: (page) => toStep(page, "aim"),
  "lesson, opening": (page) => toStep(page, "open-with-queens"),
  "lesson, pile": (page) => toStep(page, "take-pile"),
  "lesson, frozen": (page) => toStep(page, "why-frozen"),
  "lesson, answered": async (page) => {
    await toStep(page, "take-pile");
    await page.locator("[data-intent='do:draw']").last().click();
    await page.locator(".lesson .reply").waitFor();
  },
  "lesson, going out": (page) => toStep(page, "lay-threes"),
  "lesson, end": (page) => toStep(page, "score"),
  learn: async (page) => {
    await toDrill(page, "Count the hand");
    await page.getByRole("button", { name: "75", exact: true }).click();
    await page.getByRole("button", { name: "Leave the drill" }).click();
    await page.locator("dialog[data-dialog=learn]").waitFor();
  },
  drill: (page) => toDrill(page, "A safe discard"),
  "drill, numbers": (page) => toDrill(page, "Count the hand"),
  "drill, three buttons": (page) => toDrill(page, "Go out now?"),
  "drill, shown": async (page) => {
    await toDrill(page, "Enough to open?");
    await page.getByRole("button", { name: "Show me" }).click();
    await page.locator(".drill .reply.shown").waitFor();
  },
  "drill, right": async (page) => {
    await toDrill(page, "A safe discard");
    await play(page, "discard 4d");
    await page.locator(".drill .reply.right").waitFor();
  },
  "drill, wrong": async (page) => {
    await toDrill(page, "A safe discard");
    await play(page, "discard Js");
    await page.locator(".drill .reply.wrong").getByText(/^It costs /).waitFor();
  },
  "first page, a match waits": async (page) => {
    await dealWithMelds(page);
    await fromMenu(page, "First page");
    await page.getByRole("button", { name: /^Continue/ }).waitFor();
  },
  sure: async (page) => {
    await dealWithMelds(page);
    await fromMenu(page, /^Abandon/);
    await page.getByRole("dialog", { name: "Abandon the game?" }).waitFor();
  },
  "several ways": async (page) => {
    await SCREENS["two players"](page);
    await actionButton(page, /^Take the pile/).click();
    await page.locator("dialog.choices").waitFor();
  },
  paused: async (page) => {
    await SCREENS.waiting(page);
    await fromMenu(page, /^Pause/);
  },
  "coach, drawing": (page) => dealFresh(page),
  "coach, opening": async (page) => {
    await dealFresh(page);
    await play(page, "draw");
  },
  "coach, sound": async (page) => {
    await playButton(page).click();
    await page.getByRole("region", { name: "Play with sound?" }).waitFor();
  },
  "coach, two": async (page) => {
    await SCREENS["two players"](page);
  },
  "coach, laying": (page) => SCREENS.laying(page),
  "coach, warning offered": async (page) => {
    await dealWithMelds(page, { last: "8c" });
    await play(page, "draw");
    await selectCards(page, [await feeding(page)]);
    await page.locator(".coach").waitFor();
  },
  tips: async (page) => {
    await dealFresh(page);
    await fromMenu(page, /^Tips/);
    await page.locator("dialog[data-dialog=tips]").waitFor();
  },
  hint: async (page) => {
    await dealWithMelds(page);
    await play(page, "draw");
    await askHint(page);
  },
  "hint to take": async (page) => {
    await SCREENS["two players"](page);
    await askHint(page);
  },
  "discard warning": async (page) => {
    await page.evaluate(() => window.canasta.settings({ warn_discards: true }));
    await dealWithMelds(page);
    await play(page, "draw");
    await selectCards(page, [await feeding(page)]);
    await page.locator(".discard-warning").waitFor();
  },
  menu: async (page) => {
    await dealWithMelds(page);
    await page.getByRole("button", { name: "Menu" }).click();
  },
  notice: async (page, url) => {
    await dealFresh(page);
    await store(page, "game", "nonsense");
    await open(page, url);
  },
  "your drills": async (page) => {
    await makeMistake(page);
    await fromMenu(page, /^Learn/);
    await page.getByRole("button", { name: /^Mistakes of your games/ }).waitFor();
  },
};

/** The cards of a rank in the visible hand. */
async function cardsOfRank(page, rank) {
  return hand(page).locator("[role=option]").evaluateAll((cards, rank) => cards.map((card) => card.dataset.card).filter((card) => card[0] === rank && card !== "Jo"), rank);
}

/** Opens a new page with these settings on a screen. Motion is off, so that nothing is shown half-way. */
export async function newScreenPage(newPage, url, screen, settings = {}, viewport = { width: 1280, height: 800 }) {
  const page = await newPage({ viewport, reducedMotion: "reduce" });
  await openScreen(page, url, screen, settings);
  return page;
}

export const SCREEN_NAMES = Object.keys(SCREENS);

/** The timeout of tests that go through many screens, in milliseconds. */
export const LONG = 600_000;

/**
 * `all` with `CANASTA_SCREENS=all` in the environment, else `few`. Every screen in every window and theme takes some ten minutes;
 * without it the screens that are hardest to fit are tried in the windows that are hardest to fill.
 */
export const allOrFew = (all, few) => (process.env.CANASTA_SCREENS === "all" ? all : few);
