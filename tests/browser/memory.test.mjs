// What the page holds does not grow from hand to hand.

import assert from "node:assert/strict";
import { test } from "./harness.mjs";
import { open, settings, WITH_MOTION } from "./lib/game.mjs";

/** What may stay behind of a hand: less than one node, and what the browser's own books grow by. */
const NODES_A_HAND = 1;
const HEAP_A_HAND = 0.01;

/** Plays hands one after another in matches, within the page. */
const hands = (page, number) =>
  page.evaluate(async (number) => {
    const game = window.canasta;
    const rest = () => new Promise((done) => setTimeout(done, 4));
    for (let hand = 0; hand < number; hand += 1) {
      game.newGame({ rules: "classic", seed: window.nextSeed = (window.nextSeed ?? 0) + 1, dealer: 3 });
      for (let wait = 0; game.observation().ended === null; wait += 1) {
        const seen = game.observation();
        if (seen.to_act === 0) {
          const plain = { answer: ["answer yes"], draw: ["draw"], play: [...seen.hand].reverse().map((card) => `discard ${card}`) }[seen.phase];
          plain.some((action) => game.play(action).ok) || game.play(game.legal(1)[0]);
        }
        await rest();
        if (wait > 20_000) throw new Error("the hand does not end");
      }
    }
    game.newGame({ rules: "classic", seed: 1, dealer: 3 });
  }, number);

/** What the page holds, once all that nobody needs is gone. */
async function held(page, client) {
  await page.waitForTimeout(2_500);
  for (let n = 0; n < 3; n += 1) await client.send("HeapProfiler.collectGarbage");
  const { usedSize } = await client.send("Runtime.getHeapUsage");
  const { nodes, jsEventListeners } = await client.send("Memory.getDOMCounters");
  const wasm = await page.evaluate(() => window.wasm.memory.buffer.byteLength);
  return { heap: usedSize / 1e6, nodes, listeners: jsEventListeners, wasm: wasm / 1e6 };
}

/** What it holds after three equal stretches of play, and how much that grows from hand to hand. */
async function flat(page, url, context, first, stretch) {
  await page.addInitScript(() => {
    window.addEventListener("TrunkApplicationStarted", (event) => (window.wasm = event.detail.wasm));
  });
  await open(page, url);
  await settings(page, { pace: "instant", motion: "fast" });
  const client = await context.newCDPSession(page);
  const samples = [];
  for (const number of [first, stretch, stretch]) {
    await hands(page, number);
    samples.push(await held(page, client));
  }
  const slope = (what) => (samples[2][what] - samples[0][what]) / (2 * stretch);
  const words = ({ heap, nodes, listeners, wasm }) => `${heap.toFixed(2)} MB, ${nodes} nodes, ${listeners} listeners, ${wasm.toFixed(1)} MB wasm`;
  console.log(`    after ${[0, 1, 2].map((n) => `${first + n * stretch} hands: ${words(samples[n])}`).join("; ")}`);
  console.log(`    a hand: ${(slope("heap") * 1000).toFixed(1)} kB, ${slope("nodes").toFixed(2)} nodes`);
  const all = JSON.stringify(samples);
  // What a hand leaves behind for good would be there in each stretch; what is filled once is not.
  const grows = (what, most) => samples.slice(1).every((sample, n) => (sample[what] - samples[n][what]) / stretch > most);
  assert.ok(!grows("nodes", NODES_A_HAND), `the nodes: ${all}`);
  assert.ok(!grows("heap", HEAP_A_HAND), `the heap: ${all}`);
  assert.equal(samples[2].listeners, samples[1].listeners, `the listeners: ${all}`);
  assert.equal(samples[2].wasm, samples[1].wasm, `the memory of the program: ${all}`);
}

test("what the page holds does not grow from hand to hand", { ...WITH_MOTION, timeout: 400_000 }, ({ page, url, context }) => flat(page, url, context, 4, 4));
