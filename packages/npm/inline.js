// The file as text in this module, for tools that carry no other files: no fetch, no `import.meta`, no top-level `await`.
import { start } from "./engine.js";
import { text } from "./inline_text.js";

start(new WebAssembly.Module(Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))));

export { Bot, Game, bots, presets, review } from "./engine.js";
