// Serves the finished page, and learns from it what its log announces.

import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";

const TYPES = {
  html: "text/html; charset=utf-8", js: "text/javascript; charset=utf-8", css: "text/css; charset=utf-8", wasm: "application/wasm",
  svg: "image/svg+xml", png: "image/png", webp: "image/webp", webmanifest: "application/manifest+json",
};

/** Runs in the page: tells the server each announcement. */
const TELL = `new MutationObserver((changes) => {
  for (const { target, addedNodes } of changes) for (const node of addedNodes) {
    if (target.getAttribute?.("role") === "log") fetch("log", { method: "POST", body: node.textContent });
  }
}).observe(document.getElementById("page"), { childList: true, subtree: true });`;

/** Serves a folder on a free port. Gives the address, the announcements so far, and how to stop. */
export async function servePage(folder) {
  const announced = [];
  const server = createServer((request, response) => {
    const name = new URL(request.url, "http://host").pathname.slice(1) || "index.html";
    if (name === "log") {
      let text = "";
      request.on("data", (part) => (text += part));
      request.on("end", () => announced.push(text) && response.writeHead(204).end());
      return;
    }
    try {
      let body = name === "tell.js" ? TELL : readFileSync(path.join(folder, path.normalize(`/${name}`)));
      if (name === "index.html") body = String(body).replace("</body>", '<script src="tell.js"></script></body>');
      response.writeHead(200, { "Content-Type": TYPES[name.split(".").pop()] ?? "text/plain", "Cache-Control": "no-store" }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  return { url: `http://127.0.0.1:${server.address().port}/`, announced, stop: () => server.closeAllConnections() ?? server.close() };
}
