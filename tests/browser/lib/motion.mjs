// A game with motion, and what moves in it.

import { deckOf } from "./decks.mjs";
import { open, redeal, settings } from "./game.mjs";

/** A game in which the person leads with single cards; the king of clubs is drawn first. */
export const GAME = {
  rules: "classic", dealer: 3,
  deck: deckOf({ hands: ["Ks Kh Kd As Ah Qs Js 9s 8c 7d 6h"], up: "4c", stock: "Kc" }),
};

/** Opens the page and deals that game, with slow motion unless `changes` of the settings say otherwise. */
export async function dealMoving(page, url, changes = {}) {
  await open(page, url);
  await settings(page, { motion: "slow", ...changes });
  await redeal(page, { ...GAME, pace: "normal" });
}

/** The number of animations that the program has started; those of the style sheets do not count. */
export const runningAnimations = (page) =>
  page.evaluate(() => document.getAnimations().filter((one) => !(one instanceof CSSAnimation || one instanceof CSSTransition)).length);

/** The number of copies of cards that fly. */
export const flyingCards = (page) => page.locator(".flight .card").count();

/** Waits until no card flies. */
export const allLanded = (page) => page.waitForFunction(() => document.querySelector(".flight") === null);

/** Waits for the next frame, in which the last change begins to move. */
export const nextFrame = (page) => page.evaluate(() => new Promise(requestAnimationFrame));
