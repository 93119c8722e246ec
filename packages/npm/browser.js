import { start } from "./engine.js";

const file = await fetch(new URL("./canasta_engine_bg.wasm", import.meta.url));
if (!file.ok) throw new Error(`canasta-engine: ${file.url} answers ${file.status}`);
// Some hosts send the file under another type, which a stream refuses.
const isTyped = WebAssembly.compileStreaming && file.headers.get("content-type")?.startsWith("application/wasm");
start(isTyped ? await WebAssembly.compileStreaming(file) : await WebAssembly.compile(await file.arrayBuffer()));

export { Bot, Game, bots, presets, review } from "./engine.js";
