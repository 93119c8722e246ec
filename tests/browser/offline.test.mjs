// The game as an app of the device: kept for play without a connection, renewed when the person says so, installed.

import assert from "node:assert/strict";
import { test } from "./harness.mjs";
import { deal, observation, open, play, playOn, myTurn, ready, record, redeal } from "./lib/game.mjs";
import { filesAt, hashOf, host, keptBy, rebuilt } from "./lib/static_host.mjs";
import { ALLOW, buildOf, DEEP, GAME, kept, news } from "./lib/service_worker.mjs";

/** Sees that nothing is asked of any other origin. */
function alone(context, url) {
  const outside = [];
  const { origin } = new URL(url);
  context.on("request", (request) => {
    const address = new URL(request.url());
    if (!["data:", "blob:"].includes(address.protocol) && address.origin !== origin) outside.push(request.url());
  });
  return outside;
}

test("once loaded, a whole hand is played without a connection, below a deep path", { ...ALLOW, timeout: 240_000 }, async ({ page, context, url }) => {
  const site = await host(await filesAt(url), DEEP);
  const outside = alone(context, site.url);
  await open(page, site.url);
  await kept(page);
  await site.leave();
  await page.reload();
  await ready(page);
  await page.evaluate(() => window.canasta.settings({ pace: "instant", patience: "short" }));
  await redeal(page, GAME);
  await playOn(page, () => window.canasta.observation().ended !== null);
  assert.notEqual((await observation(page)).ended, null);
  assert.equal(page.workers().length, 1, "the bot thinks in its worker");
  assert.equal(await page.getByRole("alert").filter({ hasText: /think|background process/ }).count(), 0);
  // A second start, by the name of the page and with a question behind it, as some hosts and links have it.
  const other = await context.newPage();
  await other.goto(`${site.url}index.html?from=link`);
  await ready(other);
  assert.deepEqual(outside, []);
});

test("a new version waits for the person, and the game goes on in it", ALLOW, async ({ page, url }) => {
  const files = await filesAt(url);
  const site = await host(files, DEEP);
  await deal(page, site.url, GAME);
  await kept(page);
  await myTurn(page);
  await play(page, (await page.evaluate(() => window.canasta.legal()))[0]);
  const [before, old] = [await record(page), await buildOf(page)];
  site.serve(rebuilt(files, "b"));
  await page.reload();
  await ready(page);
  await news(page).waitFor();
  assert.equal(await buildOf(page), old, "the old version goes on");
  assert.equal(await record(page), before);
  // It is news once.
  await news(page).getByRole("button", { name: "Later" }).click();
  assert.equal(await news(page).count(), 0);
  await page.reload();
  await news(page).waitFor();
  assert.equal(await buildOf(page), old);
  await news(page).getByRole("button", { name: "Update now" }).click();
  await page.waitForFunction((old) => document.querySelector("link[rel=modulepreload]")?.getAttribute("href") !== old, old);
  await ready(page);
  assert.match(await buildOf(page), /b\.js$/);
  assert.equal(await record(page), before, "the game is there again");
  await site.leave();
  await playOn(page, () => window.canasta.observation().ended !== null);
  assert.notEqual((await observation(page)).ended, null, "and is played to its end, without a connection");
  assert.equal(page.workers().length, 1);
});

test("a new version is used at the next start; a page left open goes on with the old one", ALLOW, async ({ page, context, url }) => {
  const files = await filesAt(url);
  const site = await host(files, DEEP);
  await open(page, site.url);
  await kept(page);
  const old = await buildOf(page);
  const other = await context.newPage();
  await open(other, site.url);
  site.serve(rebuilt(files, "b"));
  await page.reload();
  await ready(page);
  await news(page).waitFor();
  // The old page has not needed its worker so far. It gets it although the new version is on, and the host has it no longer.
  await news(page).getByRole("button", { name: "Update now" }).click();
  await page.waitForFunction((old) => document.querySelector("link[rel=modulepreload]")?.getAttribute("href") !== old, old);
  await other.evaluate(() => window.canasta.settings({ pace: "instant", patience: "short" }));
  await redeal(other, GAME);
  await myTurn(other);
  assert.equal(await buildOf(other), old);
  assert.equal(other.workers().length, 1, "the old page has its own worker");
  assert.match(other.workers()[0].url(), /worker-[0-9a-f]+\.js$/);
  const going = await record(other);

  site.serve(rebuilt(files, "c"));
  await other.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await other.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting);
  await Promise.all([page.close(), other.close()]);
  // The browser sees after a moment that no page is open.
  let next;
  for (let tries = 0; tries < 40 && !/c\.js$/.test(next ? await buildOf(next) : ""); tries += 1) {
    await next?.close();
    await new Promise((done) => setTimeout(done, 250));
    next = await context.newPage();
    await open(next, site.url);
  }
  assert.match(await buildOf(next), /c\.js$/);
  assert.equal(await record(next), going);
  assert.equal(await news(next).count(), 0);
  const caches = await next.evaluate(() => window.caches.keys());
  assert.ok(caches.length <= 2, `old builds go: ${caches.join(", ")}`);
  await site.leave();
});

test("every hash is that of its file", async ({ url }) => {
  const files = await filesAt(url);
  const html = String(files.get("index.html"));
  const linked = [...html.matchAll(/<link [^>]*href="\.\/([^"]+)" integrity="([^"]+)"/g)];
  assert.equal(linked.length, 2, "the style sheet and the program's JavaScript");
  const listed = keptBy(String(files.get("sw.js")));
  const kinds = listed.map(([name]) => name.replace(/-[0-9a-f]+(?=[._])/, ""));
  assert.deepEqual(kinds, ["canasta.css", "index.html", "manifest.webmanifest", "page.js", "page_bg.wasm", "worker.js"]);
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

test("the page's policy allows nothing from elsewhere, and no code made of texts", { expectErrors: [/Content Security Policy/] }, async ({ page, url }) => {
  await open(page, url);
  const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute("content");
  assert.match(policy, /^default-src 'none'; script-src 'self' 'wasm-unsafe-eval' 'sha256-[^']+';/);
  assert.doesNotMatch(policy, /unsafe-inline|'unsafe-eval'|\*|https?:/);
  const refused = await page.evaluate(async () => {
    const refused = [];
    addEventListener("securitypolicyviolation", (event) => refused.push(event.effectiveDirective));
    const attempt = (what) => { try { what(); } catch {} };
    // What a debugger runs may do it; what is called later may not.
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

test("the manifest names what is there, and its shortcuts lead where they say", async ({ page, url }) => {
  await page.goto(url);
  const address = await page.locator("link[rel=manifest]").evaluate((link) => link.href);
  const manifest = await (await fetch(address)).json();
  for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots]) {
    const size = await page.evaluate(async (src) => {
      const picture = Object.assign(new Image(), { src });
      await picture.decode();
      return `${picture.naturalWidth}x${picture.naturalHeight}`;
    }, new URL(src, address).href);
    if (sizes !== "any") assert.equal(size, sizes, src);
  }
  assert.ok(manifest.icons.some(({ purpose }) => purpose === "maskable"));
  const [resume, fresh] = manifest.shortcuts.map(({ url }) => new URL(url, address).href);
  await deal(page, url, { rules: "duel", seed: 3 });
  const going = await record(page);
  await page.goto("about:blank");
  await page.goto(resume);
  await ready(page);
  assert.equal(await record(page), going);
  assert.equal(await page.getByRole("dialog").count(), 0);
  assert.equal(page.url(), url);
  // The game is open already: the address alone changes.
  await page.goto(fresh);
  await page.getByRole("dialog", { name: "New game" }).waitFor();
  assert.equal(page.url(), url, "loading the page again does not ask again");
  await page.goto("about:blank");
  await page.goto(fresh);
  await page.getByRole("dialog", { name: "New game" }).waitFor();
  assert.equal(await record(page), going);
});

test("to install the game is offered quietly, and not again once declined", async ({ page, url }) => {
  const offer = () => page.evaluate(() => {
    const event = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
      prompt: () => Promise.resolve((window.prompted = (window.prompted ?? 0) + 1)),
    });
    dispatchEvent(event);
    return event.defaultPrevented;
  });
  const question = page.getByRole("button", { name: "Install the game" });
  await open(page, url);
  assert.equal(await question.count(), 0);
  assert.ok(await offer(), "the browser does not ask by itself");
  await question.waitFor();
  const shifted = await page.evaluate(() => new Promise((done) => {
    const sum = (list) => list.getEntries().reduce((sum, { value }) => sum + value, 0);
    new PerformanceObserver((list) => done(sum(list))).observe({ type: "layout-shift", buffered: true });
    setTimeout(() => done(0), 500);
  }));
  assert.equal(shifted, 0, "nothing has moved since the page was opened, nor for the offer");
  await question.click();
  assert.equal(await page.evaluate(() => window.prompted), 1);
  assert.equal(await question.count(), 0, "it was asked");
  await offer();
  await page.getByRole("button", { name: "No, thanks" }).click();
  assert.equal(await question.count(), 0);
  await page.reload();
  await ready(page);
  await offer();
  assert.equal(await question.count(), 0, "it is remembered");
  // Who changes their mind finds it in the menu.
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("menuitem", { name: "Install on this device…" }).click();
  assert.equal(await page.evaluate(() => window.prompted), 1);
});

test("a wrong address leads to the game, however deep it is", { expectErrors: [/404/] }, async ({ page, url }) => {
  const site = await host(await filesAt(url), DEEP);
  for (const wrong of ["none", "none/at/all.html"]) {
    const answer = await page.goto(site.url + wrong);
    assert.equal(answer.status(), 404);
    const link = page.getByRole("link", { name: "To the game" });
    await page.waitForFunction((href) => document.querySelector("a").href === href, site.url);
    await link.click();
    await ready(page);
  }
  await site.leave();
});
