import { readFileSync } from "node:fs";
import { initSync } from "./canasta_engine.js";

initSync({ module: readFileSync(new URL("./canasta_engine_bg.wasm", import.meta.url)) });

export { Bot, Game, bots, presets, review } from "./canasta_engine.js";
