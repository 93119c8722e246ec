// Play without a connection, and updates of the cached page.

import assert from "node:assert/strict";
import { test } from "./harness.mjs";
import { deal, observation, open, play, ready, record, redeal, waitForTurn } from "./lib/game.mjs";
import { playUntil } from "./lib/player.mjs";
import { fromMenu } from "./lib/screens.mjs";
import { buildOf, SUB_PATH, updateNotice, waitUntilCached, WITH_SERVICE_WORKER } from "./lib/service_worker.mjs";
import { anotherBuild, downloadSite, serveFiles } from "./lib/static_host.mjs";
import { MASTER_GAME } from "./lib/workers.mjs";

/** Collects requests to other origins. */
function foreignRequests(context, url) {
  const outside = [];
  const { origin } = new URL(url);
  context.on("request", (request) => {
    const address = new URL(request.url());
    if (!["data:", "blob:"].includes(address.protocol) && address.origin !== origin) outside.push(request.url());
  });
  return outside;
}

test.use(WITH_SERVICE_WORKER);

test("once loaded, a hand can be played offline, below a deep path too", async ({ page, context, url }) => {
  test.setTimeout(240_000);
  const site = await serveFiles(await downloadSite(url), SUB_PATH);
  const outside = foreignRequests(context, site.url);
  await open(page, site.url);
  await waitUntilCached(page);
  await site.stop();
  await page.reload();
  await ready(page);
  await page.evaluate(() => window.canasta.settings({ pace: "instant", patience: "short" }));
  await redeal(page, MASTER_GAME);
  await playUntil(page, () => window.canasta.observation().ended !== null);
  assert.notEqual((await observation(page)).ended, null);
  assert.equal(page.workers().length, 1, "the bot thinks in its worker");
  assert.equal(await page.getByRole("alert").filter({ hasText: /quick rules/ }).count(), 0);
  // A start by file name and with a query, as some hosts and links have it.
  const other = await context.newPage();
  await other.goto(`${site.url}index.html?from=link`);
  await ready(other);
  assert.deepEqual(outside, []);
});

test("a new version waits for the person's consent, and the game continues in it", async ({ page, url }) => {
  const files = await downloadSite(url);
  const site = await serveFiles(files, SUB_PATH);
  await open(page, site.url);
  await page.evaluate(() => window.canasta.settings({ patience: "short" }));
  await redeal(page, MASTER_GAME);
  await waitUntilCached(page);
  await waitForTurn(page);
  await play(page, (await page.evaluate(() => window.canasta.legal()))[0]);
  const [before, old] = [await record(page), await buildOf(page)];
  site.replaceFiles(anotherBuild(files, "b"));
  await page.reload();
  await ready(page);
  await updateNotice(page).waitFor();
  assert.equal(await buildOf(page), old, "the old version is still in use");
  assert.equal(await record(page), before);
  // The notice is dismissed until the next start.
  await updateNotice(page).getByRole("button", { name: "Later" }).click();
  assert.equal(await updateNotice(page).count(), 0);
  await page.reload();
  await updateNotice(page).waitFor();
  assert.equal(await buildOf(page), old);
  await updateNotice(page).getByRole("button", { name: "Update now" }).click();
  await page.waitForFunction((old) => document.querySelector("link[rel=modulepreload]")?.getAttribute("href") !== old, old);
  await ready(page);
  assert.match(await buildOf(page), /b\.js$/);
  assert.equal(await record(page), before, "the game is restored");
  await site.stop();
  await playUntil(page, () => window.canasta.observation().ended !== null);
  assert.notEqual((await observation(page)).ended, null, "the hand can be played to its end offline");
  assert.equal(page.workers().length, 1);
});

test("a new version is used at the next start, and a page that is still open keeps the old one", async ({ page, context, url }) => {
  const files = await downloadSite(url);
  const site = await serveFiles(files, SUB_PATH);
  await open(page, site.url);
  await waitUntilCached(page);
  const old = await buildOf(page);
  const other = await context.newPage();
  await open(other, site.url);
  site.replaceFiles(anotherBuild(files, "b"));
  await page.reload();
  await ready(page);
  await updateNotice(page).waitFor();
  // The old page has not loaded its worker so far. It gets it from its cache, although the host has only the new version.
  await updateNotice(page).getByRole("button", { name: "Update now" }).click();
  await page.waitForFunction((old) => document.querySelector("link[rel=modulepreload]")?.getAttribute("href") !== old, old);
  // It was opened second, so it asks before it saves.
  const question = other.getByRole("dialog", { name: "The game is open in another tab." });
  await question.getByRole("button", { name: "Take over here" }).click();
  await question.waitFor({ state: "detached" });
  await other.evaluate(() => window.canasta.settings({ pace: "instant", patience: "short" }));
  await redeal(other, MASTER_GAME);
  await waitForTurn(other);
  assert.equal(await buildOf(other), old);
  assert.equal(other.workers().length, 1, "the old page has its own worker");
  assert.match(other.workers()[0].url(), /worker-[0-9a-f]+\.js$/);
  const going = await record(other);

  site.replaceFiles(anotherBuild(files, "c"));
  await other.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await other.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting);
  await Promise.all([page.close(), other.close()]);
  // The browser notices after a moment that no page is open.
  let next;
  for (let tries = 0; tries < 40 && !/c\.js$/.test(next ? await buildOf(next) : ""); tries += 1) {
    await next?.close();
    await new Promise((done) => setTimeout(done, 250));
    next = await context.newPage();
    await open(next, site.url);
  }
  assert.match(await buildOf(next), /c\.js$/);
  assert.equal(await record(next), going);
  assert.equal(await updateNotice(next).count(), 0);
  const caches = await next.evaluate(() => window.caches.keys());
  assert.ok(caches.length <= 2, `old builds go: ${caches.join(", ")}`);
  await site.stop();
});

test("the licences can be read offline, from About", async ({ page, context, url }) => {
  const site = await serveFiles(await downloadSite(url), SUB_PATH);
  await deal(page, site.url, { rules: "duel", seed: 5 });
  await waitUntilCached(page);
  await site.stop();
  await fromMenu(page, "About");
  const link = page.getByRole("link", { name: /^Licences/ });
  const [other] = await Promise.all([context.waitForEvent("page"), link.click()]);
  await other.waitForLoadState();
  assert.equal(other.url(), `${site.url}licences.txt`);
  const text = await other.locator("body").innerText();
  assert.match(text, /^\S*Canasta is free software/);
  assert.match(text, /\nCopyright \(c\) 2005-2020 Rich Felker/);
  assert.match(text, /\nCopyright © 1991-2024 Unicode, Inc\./, "in the right encoding");
});
