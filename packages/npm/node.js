import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { start } from "./engine.js";

// A path, because test environments with a document replace `URL`, and `readFileSync` refuses theirs.
start(new WebAssembly.Module(readFileSync(join(dirname(fileURLToPath(import.meta.url)), "canasta_engine_bg.wasm"))));

export { Bot, Game, bots, presets, review } from "./engine.js";
