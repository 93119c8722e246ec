// Cloudflare's runtime compiles the file itself, and forbids to do so while it runs.
import module from "./canasta_engine_bg.wasm";
import { start } from "./engine.js";

start(module);

export { Bot, Game, bots, presets, review } from "./engine.js";
