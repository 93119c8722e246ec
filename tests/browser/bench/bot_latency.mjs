// The time that the strongest bot takes for a decision.

import { deal } from "../lib/game.mjs";
import { playUntil } from "../lib/player.mjs";
import { median } from "../lib/statistics.mjs";
import { MASTER_GAME, recordWorkers } from "../lib/workers.mjs";

const DECISIONS = 6;

export async function bench({ newPage, url }) {
  const page = await newPage({ reducedMotion: "reduce" });
  await recordWorkers(page);
  await deal(page, url, { ...MASTER_GAME, dealer: 1 });
  await playUntil(page, () => window.workers[0]?.received.length > 7);
  const [{ sent, received }] = await page.evaluate(() => window.workers);
  // The first message of a worker says that it is ready, and its first decision includes its start.
  const times = sent.slice(1, 1 + DECISIONS).map(([begin], at) => received[at + 2][0] - begin);
  await page.context().close();
  return [{ name: "median of Master's decisions", value: median(times), unit: "ms", atMost: 500 }];
}
