// Hashes of files, and what the content security policy of the page allows.

import assert from "node:assert/strict";
import { test } from "./harness.mjs";
import { open } from "./lib/game.mjs";
import { downloadSite, hashOf, precachedFiles } from "./lib/static_host.mjs";

test("every listed hash matches its file", async ({ url }) => {
  const files = await downloadSite(url);
  const html = String(files.get("index.html"));
  const linked = [...html.matchAll(/<link [^>]*href="\.\/([^"]+)" integrity="([^"]+)"/g)];
  assert.equal(linked.length, 2, "the style sheet and the program's JavaScript");
  const listed = precachedFiles(String(files.get("sw.js")));
  // Beside them each other language has its words and a manifest.
  const kinds = listed.map(([name]) => name.replace(/-[0-9a-f]{8,}(?=[._])/, "")).filter((name) => !/^(words|manifest)-/.test(name)).sort();
  assert.deepEqual(kinds, ["canasta.css", "index.html", "later.css", "licences.txt", "manifest.webmanifest", "page.js", "page_bg.wasm", "part.wasm", "worker.js", "worker_bg.wasm"]);
  for (const [name, hash] of [...linked.map(([, name, hash]) => [name, hash]), ...listed]) {
    assert.equal(hashOf(files.get(name)), hash, name);
  }
  for (const page of ["index.html", "404.html", "canasta.html"]) {
    const text = String(files.get(page));
    const [, policy] = text.match(/Content-Security-Policy" content="(.*?)"/);
    for (const [, kind, attributes, body] of text.matchAll(/<(script|style)([^>]*)>(.*?)<\/\1>/gs)) {
      if (!attributes.includes("text/plain")) assert.ok(policy.includes(`'${hashOf(body)}'`), `${page}: a ${kind}`);
    }
  }
});

/** The whole policy of each page. An inline script or style is allowed by its hash only. */
const POLICIES = {
  "index.html": "default-src 'none'; script-src 'self' 'wasm-unsafe-eval' 4 hashes; style-src 'self' 1 hashes; img-src 'self' data: blob:; connect-src 'self' wss: ws://localhost:* ws://127.0.0.1:*; manifest-src 'self'; worker-src 'self'; base-uri 'self'; form-action 'none'",
  "404.html": "default-src 'none'; script-src 1 hashes; style-src 1 hashes; connect-src 'self'; base-uri 'none'; form-action 'none'",
  "canasta.html": "default-src 'none'; script-src 'wasm-unsafe-eval' 5 hashes; style-src 2 hashes; img-src data: blob:; worker-src blob:; connect-src 'self' wss: ws://localhost:* ws://127.0.0.1:*; base-uri 'none'; form-action 'none'",
};
const withoutHashes = (policy) =>
  policy.replace(/( 'sha256-[^']+')+/g, (hashes) => ` ${hashes.trim().split(" ").length} hashes`);

test("the content security policy of each page is the one that is meant, whole", async ({ url }) => {
  const files = await downloadSite(url);
  for (const [page, wanted] of Object.entries(POLICIES)) {
    const [, policy] = String(files.get(page)).match(/Content-Security-Policy" content="(.*?)"/);
    assert.equal(withoutHashes(policy), wanted, page);
  }
});

test.describe(() => {
  test.use({ expectErrors: /Content Security Policy/ });

  test("the content security policy forbids other origins, inline scripts and eval", async ({ page, url }) => {
    await open(page, url);
    const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute("content");
    assert.equal(withoutHashes(policy), POLICIES["index.html"]);
    const refused = await page.evaluate(async () => {
      const refused = [];
      addEventListener("securitypolicyviolation", (event) => refused.push(event.effectiveDirective));
      const attempt = (what) => { try { what(); } catch {} };
      // Code that the debugger evaluates is exempt; a timer callback is not.
      setTimeout(() => attempt(() => new Function("return 1")()));
      attempt(() => document.head.append(Object.assign(document.createElement("script"), { textContent: "window.stranger = 1" })));
      await fetch("https://example.org/").catch(() => {});
      document.body.append(Object.assign(new Image(), { src: "https://example.org/x.png" }));
      await new Promise((done) => setTimeout(done, 300));
      return refused;
    });
    assert.deepEqual(refused.sort(), ["connect-src", "img-src", "script-src", "script-src-elem"]);
    assert.equal(await page.evaluate(() => window.stranger), undefined);
  });
});
