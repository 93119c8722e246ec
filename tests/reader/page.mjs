// Serves the finished page, and learns from it what its log announces and which dialogs open.

import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";

const TYPES = {
  html: "text/html; charset=utf-8", js: "text/javascript; charset=utf-8", css: "text/css; charset=utf-8", wasm: "application/wasm",
  svg: "image/svg+xml", png: "image/png", webp: "image/webp", webmanifest: "application/manifest+json",
};

/** Runs in the page before anything of it: deals the same cards each time, and tells the server what happens, in its order. */
const TELL = `let random = 2463534242;
crypto.getRandomValues = (values) => {
  const bytes = new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
  for (let n = 0; n < bytes.length; n += 1) {
    random ^= random << 13; random ^= random >>> 17; random ^= random << 5;
    bytes[n] = random;
  }
  return values;
};
let told = Promise.resolve();
const tell = (kind, words) => { told = told.then(() => fetch("told", { method: "POST", body: JSON.stringify({ kind, words }) })).catch(() => {}); };
const nameOf = (dialog) => {
  const by = dialog.getAttribute("aria-labelledby");
  return dialog.getAttribute("aria-label") ?? (by ? by.split(" ").map((id) => document.getElementById(id)?.textContent ?? "").join(" ") : "");
};
new MutationObserver((changes) => {
  for (const { type, target, addedNodes } of changes) {
    if (type === "attributes") { if (target.open && target.tagName === "DIALOG") tell("dialog", nameOf(target)); continue; }
    for (const node of addedNodes) if (target.getAttribute?.("role") === "log" && node.textContent) tell("log", node.textContent);
  }
}).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ["open"] });
addEventListener("error", (event) => tell("error", event.message));`;

/** Serves a folder on a free port. Gives the address, what the page has told so far (`kind` and `words`), and how to stop. */
export async function servePage(folder) {
  const told = [];
  const server = createServer((request, response) => {
    const name = new URL(request.url, "http://host").pathname.slice(1) || "index.html";
    if (name === "told") {
      let text = "";
      request.on("data", (part) => (text += part));
      request.on("end", () => told.push(JSON.parse(text)) && response.writeHead(204).end());
      return;
    }
    try {
      let body = name === "tell.js" ? TELL : readFileSync(path.join(folder, path.normalize(`/${name}`)));
      if (name === "index.html") body = String(body).replace("<head>", '<head><script src="tell.js"></script>');
      response.writeHead(200, { "Content-Type": TYPES[name.split(".").pop()] ?? "text/plain", "Cache-Control": "no-store" }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  return { url: `http://127.0.0.1:${server.address().port}/`, told, stop: () => server.closeAllConnections() ?? server.close() };
}
