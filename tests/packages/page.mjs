// Serves a folder, opens it in Chromium, and waits for what the page says: node page.mjs FOLDER
import assert from "node:assert/strict";
import { createReadStream, existsSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { pathToFileURL } from "node:url";

const [folder] = process.argv.slice(2);
const { chromium } = (await import(pathToFileURL(process.env.CANASTA_PLAYWRIGHT))).default;
const TYPES = { ".html": "text/html", ".js": "text/javascript", ".mjs": "text/javascript", ".wasm": "application/wasm" };

const server = createServer((request, response) => {
  const path = normalize(new URL(request.url, "http://here").pathname);
  const file = join(folder, path.endsWith("/") ? `${path}index.html` : path);
  if (!existsSync(file)) return response.writeHead(404).end();
  response.writeHead(200, { "content-type": TYPES[extname(file)] ?? "application/octet-stream" });
  createReadStream(file).pipe(response);
});
await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
const browser = await chromium.launch({ executablePath: process.env.CHROME });
try {
  const page = await browser.newPage();
  const wrong = [];
  page.on("pageerror", (error) => wrong.push(error.message));
  page.on("console", (message) => message.type() === "error" && !/favicon/.test(message.location().url) && wrong.push(message.text()));
  await page.goto(`http://127.0.0.1:${server.address().port}/`);
  await page.waitForFunction(() => globalThis.SAID !== undefined, null, { timeout: 20_000 }).catch(() => wrong.push("the page says nothing"));
  assert.deepEqual(wrong, []);
  assert.deepEqual(await page.evaluate(() => globalThis.SAID), JSON.parse(process.argv[3] ?? '["draw","take As Ac"]'));
  console.log("the page says what it should");
} finally {
  await browser.close();
  server.close();
}
