import init from "./canasta_engine.js";

await init();

export { Bot, Game, bots, presets, review } from "./canasta_engine.js";
