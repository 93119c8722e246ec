import { Game } from "canasta-engine";

const here = new Game({ rules: "duel", seed: 43 }).legal();
// Nothing is waited for: the first message must reach both, one because it says when it listens, the other because it hears at once.
const ask = (worker, waits) =>
  new Promise((resolve) => {
    worker.addEventListener("message", ({ data }) => (data === "ready" ? worker.postMessage(43) : resolve(data)));
    if (!waits) worker.postMessage(43);
  });
const [ready, inline] = await Promise.all([
  ask(new Worker(new URL("./ready_worker.js", import.meta.url), { type: "module" }), true),
  ask(new Worker(new URL("./inline_worker.js", import.meta.url), { type: "module" }), false),
]);
globalThis.SAID = [here, ready, inline].every((legal) => `${legal}` === `${here}`) ? here : { here, ready, inline };
