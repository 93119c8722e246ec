// Rounds at the table as a person plays them with the mouse, for benches, in any language.

import assert from "node:assert/strict";
import { observation, open, redeal, settings, waitForTurn } from "./game.mjs";
import { CARD_CORNER } from "./table.mjs";

const PHASES = ["answer", "draw", "play"];

const button = (page, kind) => page.locator(`.action-bar [data-intent="do:${kind}"]`);

/** The first card of this kind in the hand. */
const held = (page, name) => page.locator(`#hand > .card[data-card="${name}"]`).first();

/** Does one step of the person's turn in a task of its own: draws, or discards the last card that may be discarded. */
const stepByApi = (page) =>
  page.evaluate(() => {
    const game = window.canasta;
    const seen = game.observation();
    if (seen.to_act !== 0) return;
    const plain = { answer: ["answer yes"], draw: ["draw"], play: [...seen.hand].reverse().map((card) => `discard ${card}`) }[seen.phase];
    setTimeout(() => plain.some((action) => game.play(action).ok) || game.play(game.legal(1)[0]), 0);
  });

/** Does the same step with the mouse; by the API where the mouse does not lead there, as at a question. Gives whether the mouse did it. */
async function stepByMouse(page) {
  const seen = await observation(page);
  if (seen.to_act !== 0) return false;
  const click = async (target, offset) => {
    const box = await target.boundingBox();
    const { x, y } = offset ?? { x: box.width / 2, y: box.height / 2 };
    await page.mouse.click(box.x + x, box.y + y, { delay: 50 });
    await page.waitForTimeout(250);
  };
  if (seen.phase === "draw") await click(button(page, "draw"));
  if (seen.phase === "play") {
    const legal = await page.evaluate(() => window.canasta.legal(500));
    const name = [...seen.hand].reverse().find((name) => legal.includes(`discard ${name}`));
    if (name) {
      await click(held(page, name), CARD_CORNER);
      await click(button(page, "discard"));
    }
  }
  const now = await observation(page);
  if (now.to_act !== 0 || now.phase !== seen.phase) return true;
  await stepByApi(page);
  return false;
}

/** Plays turns of the person. Gives the number of steps that the mouse did. */
export async function playTurns(page, number, step = stepByApi) {
  let byMouse = 0;
  for (let n = 0; n < number; n += 1) {
    await waitForTurn(page);
    let seen = await observation(page);
    // Quick bots may have played meanwhile: an earlier phase than the last one belongs to the next turn.
    for (let steps = 0, last = 0; steps < 4 && seen.to_act === 0 && PHASES.indexOf(seen.phase) >= last; steps += 1) {
      last = PHASES.indexOf(seen.phase);
      if (await step(page)) byMouse += 1;
      await page.waitForTimeout(40);
      seen = await observation(page);
    }
  }
  return byMouse;
}

/** Opens a table of four in the middle of a hand: melds of both sides, a pile, a full hand, and the person to act. */
export async function dealMiddle(page, url) {
  await open(page, url);
  await settings(page, { motion: "normal" });
  // The bot "thumb" never changes its play; other bots may end this hand earlier in a later version.
  const seats = ["You", ...Array(3).fill({ player: "thumb" })];
  await redeal(page, { rules: "classic", seed: 5, dealer: 3, pace: "instant", seats });
  await playTurns(page, 7);
  await settings(page, { pace: "fast" });
  await waitForTurn(page);
  assert.equal((await observation(page)).ended, null);
  assert.ok((await page.locator(".meld").count()) >= 3);
}

/** Plays one round with the mouse: goes on after the end of a hand, selects cards and clears them, plays a turn, and waits for the others. */
export async function playRound(page) {
  if ((await observation(page)).ended !== null) {
    await page.locator("dialog [data-intent=next-hand]").click();
    await waitForTurn(page);
  }
  for (let at = 0; at < 4; at += 1) await held(page, (await observation(page)).hand[at]).dispatchEvent("click", { ctrlKey: true });
  await page.keyboard.press("Escape");
  const byMouse = await playTurns(page, 1, stepByMouse);
  await waitForTurn(page);
  await page.waitForTimeout(400);
  return byMouse;
}

/** Waits until images of all visible cards of the hand and the melds are painted in their sizes. */
export const cardsPainted = (page) =>
  page.waitForFunction(
    () => [...document.querySelectorAll("#hand > .card, .melds .card")].every((card) => getComputedStyle(card).backgroundImage.startsWith('url("blob:')),
    undefined, { timeout: 30_000 },
  );
