// A worker that thinks for a seat: it says "ready" once it listens, then answers each record with an action.
//
// In a browser: new Worker(new URL("./bot_worker.mjs", import.meta.url), { type: "module" }). A module that waits for its
// WebAssembly file hears nothing meanwhile, and browsers drop what came in that time: so the page posts nothing before "ready".
// With `canasta-engine/inline` nothing is waited for.
import { Bot, Game } from "canasta-engine";

// Node.js has the other end of a worker in a module, browsers in the global object.
const page = globalThis.process?.versions?.node ? (await import("node:worker_threads")).parentPort : globalThis;
const listen = (hear) => (page.on ? page.on("message", hear) : page.addEventListener("message", ({ data }) => hear(data)));

let bot;
listen((message) => {
  if (message.level) bot = new Bot(message.level, { seed: message.seed });
  else {
    // The record holds all cards; the bot is shown what its seat may know.
    const game = new Game({ record: message.record });
    page.postMessage({ action: bot.act(game) });
    game.free();
  }
});
page.postMessage({ ready: true });
