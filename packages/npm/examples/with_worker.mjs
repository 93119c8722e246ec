// A match in which a worker thinks for one seat: node with_worker.mjs [LEVEL [ACTIONS]]
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { Game } from "canasta-engine";

const [level, most] = [process.argv[2] ?? "club", Number(process.argv[3] ?? 200)];
const worker = new Worker(new URL("./bot_worker.mjs", import.meta.url));
const answer = async () => (await once(worker, "message"))[0]; // throws what the worker throws

await answer(); // { ready: true }
worker.postMessage({ level, seed: 7 });
const game = new Game({ rules: "duel", seed: 1 });
let [status, actions] = [game.status(), 0];
while (!status.over && actions < most) {
  if (status.to_act === null) status = game.deal();
  else if (status.to_act === 0) status = game.play(game.observe().legal.at(-1));
  else {
    worker.postMessage({ record: game.record() });
    status = game.play((await answer()).action);
  }
  actions += 1;
}
await worker.terminate();
console.log(`${actions} actions: ${status.totals.join(" : ")}`);
