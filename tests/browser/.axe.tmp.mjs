import { createServer } from "node:http"; import { readFile } from "node:fs/promises"; import { extname, join } from "node:path"; import { createRequire } from "node:module";
import { launchBrowser } from "./lib/launch.mjs"; import { openScreen } from "./lib/screens.mjs";
const AXE = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const [dist, screens] = process.argv.slice(2);
const types = { ".html": "text/html", ".js": "text/javascript", ".wasm": "application/wasm", ".css": "text/css", ".svg": "image/svg+xml", ".json": "application/json" };
const server = createServer(async (q, r) => { const p = new URL(q.url, "http://x").pathname; try { const b = await readFile(join(dist, p === "/" ? "index.html" : p)); r.writeHead(200, { "content-type": types[extname(p === "/" ? "x.html" : p)] ?? "application/octet-stream" }); r.end(b); } catch { r.writeHead(404); r.end(); } }).listen(0);
const url = `http://127.0.0.1:${server.address().port}/`;
const browser = await launchBrowser();
for (const screen of screens.split("|")) for (const [w, h] of [[1280, 800], [360, 740]]) for (const theme of ["light", "dark", "contrast"]) {
  const page = await browser.newPage({ viewport: { width: w, height: h }, reducedMotion: "reduce", bypassCSP: true });
  try {
    await openScreen(page, url, screen, { theme });
    await page.evaluate(AXE);
    const found = await page.evaluate(async () => (await window.axe.run(document, { resultTypes: ["violations"] })).violations.flatMap((rule) => rule.nodes.slice(0, 3).map((node) => `${rule.id}: ${node.target.join(" ")} ${node.any[0]?.message ?? ""}`)));
    console.log(screen, w, theme, found.length ? found.join("\n   ") : "ok");
  } catch (e) { console.log(screen, w, theme, "FAILED", e.message.slice(0, 200)); }
  await page.close();
}
await browser.close(); server.close();
