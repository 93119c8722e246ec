// Cards, and decks that are put together by hand.

import assert from "node:assert/strict";

const RANKS = "456789TJQKA23";
const SUITS = "shdc";
const WORDS = "four five six seven eight nine ten jack queen king ace two three".split(" ");
const RANK_WORDS = Object.fromEntries([...RANKS].map((rank, at) => [rank, WORDS[at]]));
const SUIT_WORDS = { s: "spades", h: "hearts", d: "diamonds", c: "clubs" };

/** The accessible name of a card: "king of hearts" for `Kh`. */
export const nameOf = (card) => (card === "Jo" ? "joker" : `${RANK_WORDS[card[0]]} of ${SUIT_WORDS[card[1]]}`);

/** The cards of some packs, each with two jokers. */
export function cardsOfPacks(packs) {
  const cards = [...RANKS].flatMap((rank) => [...SUITS].map((suit) => rank + suit));
  return [...Array(packs).fill(cards).flat(), ...Array(2 * packs).fill("Jo")];
}

/** The 108 cards of two packs with four jokers. */
export const doublePack = () => cardsOfPacks(2);

export const cardsOf = (text) => text.trim().split(/\s+/).filter(Boolean);
const isRedThree = (card) => card === "3h" || card === "3d";
const isWild = (card) => card === "Jo" || card[0] === "2";

/**
 * A deck, first card first, that deals `hands[seat]`, filled up with plain cards, turns up the cards `up`, of which those that freeze the
 * pile come first, and lets `stock` be drawn next. The other cards follow in a fixed order, with red threes at the end.
 */
export function deckOf({ players = 4, size = players === 4 ? 11 : 15, dealer = players - 1, hands = [], up = "", stock = "", packs = 2 }) {
  const left = cardsOfPacks(packs);
  const use = (card) => {
    const at = left.indexOf(card);
    assert.ok(at >= 0, `more ${card} than ${packs} packs hold`);
    left.splice(at, 1);
    return card;
  };
  const dealt = Array.from({ length: players }, (_, seat) => cardsOf(hands[seat] ?? "").map(use));
  const turned = cardsOf(up).map(use);
  const next = cardsOf(stock).map(use);
  // The plain cards, shuffled with a fixed seed.
  const mixed = left.filter((card) => !isRedThree(card) && !isWild(card) && card[0] !== "3");
  let state = 1;
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    state = (state * 48271) % 2147483647;
    const other = state % (at + 1);
    [mixed[at], mixed[other]] = [mixed[other], mixed[at]];
  }
  const filler = () => use(mixed.shift() ?? left.find((card) => !isRedThree(card)));
  for (const hand of dealt) while (hand.length < size) hand.push(filler());
  if (turned.length === 0) turned.push(filler());
  const deck = [];
  for (let round = 0; round < size; round += 1) {
    for (let n = 1; n <= players; n += 1) deck.push(dealt[(dealer + n) % players][round]);
  }
  deck.push(...turned, ...next);
  while (mixed.length > 0) deck.push(filler());
  deck.push(...left.filter((card) => !isRedThree(card)), ...left.filter(isRedThree));
  assert.equal(deck.length, 54 * packs);
  return deck.join(" ");
}

/** A deck with which the first player goes out in the first turn: the actions before the last discard, and its card. */
export const OUT_AT_ONCE = {
  deck: deckOf({ hands: ["Ks Kh Kd Kc Ks Kh Kd 4s 4h 4d 4c"], up: "9c", stock: "Qc" }),
  laid: ["draw", "meld Ks Kh Kd Kc Ks Kh Kd + 4s 4h 4d 4c"],
  last: "Qc",
};

/** Seven kings and four aces: with any card drawn this hand can go out. */
export const WINNING_HAND = "Ks Kh Kd Kc Ks Kh Kd As Ah Ad Ac";

/** A game of four in which the person leads, with three kings, four aces and single cards in the hand. */
export const MIXED_GAME = {
  rules: "classic", dealer: 3, pace: "slow",
  deck: deckOf({ hands: ["As Ah Ad Ac Kh Kd Ks Qs 9s 8c 7d"], up: "4c", stock: "6h" }),
};
