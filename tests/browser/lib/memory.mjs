// The memory that a page keeps of the hands that were played in it.

import { memoryOf } from "./chromium.mjs";
import { open, settings } from "./game.mjs";

/** At most so many nodes stay of a hand: less than one. */
export const NODES_PER_HAND = 1;
/** At most so many objects stay of a hand: less than one. The code that the browser compiles on the way is none. */
export const OBJECTS_PER_HAND = 1;
/** At most so much of the heap stays of a hand, in megabytes: the browser keeps some books of its own. */
export const HEAP_PER_HAND = 0.01;

/** Plays hands in the page, each as the first of a match. */
const playHands = (page, rules, number) =>
  page.evaluate(async ([rules, number]) => {
    const game = window.canasta;
    const pause = () => new Promise((done) => setTimeout(done, 4));
    for (let hand = 0; hand < number; hand += 1) {
      game.newGame({ rules, seed: window.nextSeed = (window.nextSeed ?? 0) + 1, dealer: 1 });
      for (let wait = 0; game.observation().ended === null; wait += 1) {
        const seen = game.observation();
        if (seen.to_act === 0) {
          const plain = { answer: ["answer yes"], draw: ["draw"], play: [...seen.hand].reverse().map((card) => `discard ${card}`) }[seen.phase];
          plain.some((action) => game.play(action).ok) || game.play(game.legal(1)[0]);
        }
        await pause();
        if (wait > 20_000) throw new Error("the hand does not end");
      }
    }
    game.newGame({ rules, seed: 1, dealer: 1 });
  }, [rules, number]);

/** The heap and the memory of the program in megabytes, the objects, nodes and event listeners, after a garbage collection. */
async function usage(page) {
  await page.waitForTimeout(2_500);
  const { heap, objects, nodes, listeners } = await memoryOf(page);
  const wasm = await page.evaluate(() => window.wasm.memory.buffer.byteLength);
  return { heap: heap / 1e6, objects, nodes, listeners, wasm: wasm / 1e6 };
}

/**
 * Plays `first` hands, then three stretches of `stretch` hands. Gives the growth per hand of objects, nodes, heap and the program's memory
 * in the stretch in which they grow least: a leak grows in all, a cache that fills once does not, and neither does a hand that is longer
 * than all before it. Of listeners gives the growth in the last stretch as a whole.
 */
export async function growthPerHand(page, url, rules, first, stretch) {
  await page.addInitScript(() => {
    window.addEventListener("TrunkApplicationStarted", (event) => (window.wasm = event.detail.wasm));
  });
  await open(page, url);
  await settings(page, { pace: "instant", motion: "fast" });
  const samples = [];
  for (const number of [first, stretch, stretch, stretch]) {
    await playHands(page, rules, number);
    const sample = await usage(page);
    samples.push(sample);
    const { heap, objects, nodes, listeners, wasm } = sample;
    console.log(`    ${heap.toFixed(2)} MB, ${objects} objects, ${nodes} nodes, ${listeners} listeners, ${wasm.toFixed(1)} MB of the program`);
  }
  const growth = (what) => samples.slice(1).map((sample, at) => sample[what] - samples[at][what]);
  const perHand = (what) => Math.min(...growth(what)) / stretch;
  return {
    objects: perHand("objects"), nodes: perHand("nodes"), heap: perHand("heap"), wasm: perHand("wasm"),
    listeners: growth("listeners").at(-1),
  };
}
