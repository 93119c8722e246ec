// The offline cache in failure cases.

import assert from "node:assert/strict";
import { test } from "./harness.mjs";
import { reloadPastCaches } from "./lib/chromium.mjs";
import { open, play, ready, redeal, waitForTurn } from "./lib/game.mjs";
import { buildOf, SUB_PATH, updateNotice, waitUntilCached, WITH_SERVICE_WORKER } from "./lib/service_worker.mjs";
import { anotherBuild, downloadSite, serveFiles } from "./lib/static_host.mjs";
import { MASTER_GAME } from "./lib/workers.mjs";

/** Checks for a new version. Waits until one is installed or none is found. */
const checkForUpdate = (page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update().catch(() => {});
    const coming = registration.installing;
    if (!coming) return;
    await new Promise((done) => {
      const settled = () => !["installing", "activating"].includes(coming.state) && done();
      coming.addEventListener("statechange", settled);
      settled();
    });
  });

/** Checks that the page starts without a connection. */
async function expectOfflineStart(page, site) {
  await site.stop();
  await page.reload();
  await ready(page);
}

test.describe(() => {
  test.use({ ...WITH_SERVICE_WORKER, expectErrors: /404/ });

  test("the cache survives a host that goes back to the running build and lacks a file", async ({ page, url }) => {
    const files = await downloadSite(url);
    const site = await serveFiles(files, SUB_PATH);
    await open(page, site.url);
    await waitUntilCached(page);
    site.replaceFiles(anotherBuild(files, "b"));
    await page.reload();
    await ready(page);
    await updateNotice(page).waitFor();
    const broken = new Map(files);
    for (const name of files.keys()) if (name.endsWith(".wasm")) broken.delete(name);
    site.replaceFiles(broken);
    await checkForUpdate(page);
    await expectOfflineStart(page, site);
  });
});

test.describe(() => {
  test.use({ ...WITH_SERVICE_WORKER, expectErrors: /integrity|digest/i });

  test("a build with one wrong byte is not taken, and the one in use stays", async ({ page, url }) => {
    const files = await downloadSite(url);
    const site = await serveFiles(files, SUB_PATH);
    await open(page, site.url);
    await waitUntilCached(page);
    const old = await buildOf(page);
    const wrong = anotherBuild(files, "b");
    const name = [...wrong.keys()].find((name) => name.endsWith(".css"));
    const bytes = Buffer.from(wrong.get(name));
    bytes[bytes.length >> 1] ^= 1;
    wrong.set(name, bytes);
    site.replaceFiles(wrong);
    await checkForUpdate(page);
    assert.equal(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting), null);
    assert.equal(await updateNotice(page).count(), 0);
    await expectOfflineStart(page, site);
    assert.equal(await buildOf(page), old);
  });
});

test.describe(() => {
  test.use(WITH_SERVICE_WORKER);

  test("a page that was loaded past the cache has its own files while it is open", async ({ page, url }) => {
    const files = await downloadSite(url);
    const site = await serveFiles(files, SUB_PATH);
    await open(page, site.url);
    await waitUntilCached(page);
    await reloadPastCaches(page);
    await page.waitForFunction(() => window.canasta && navigator.serviceWorker.controller === null);
    await ready(page);
    const old = await buildOf(page);
    site.replaceFiles(anotherBuild(files, "b"));
    await checkForUpdate(page);
    await page.waitForFunction(() => navigator.serviceWorker.controller);
    await page.evaluate(() => window.canasta.settings({ pace: "instant", patience: "short" }));
    await redeal(page, MASTER_GAME);
    await waitForTurn(page);
    await play(page, (await page.evaluate(() => window.canasta.legal()))[0]);
    await waitForTurn(page);
    assert.equal(await buildOf(page), old);
    assert.equal(page.workers().length, 1, "its bots think in the worker of its own build");
    assert.equal((await page.getByRole("alert").allInnerTexts()).join(""), "");
    await site.stop();
  });

  test("an emptied cache is filled again at the next start", async ({ page, url }) => {
    const site = await serveFiles(await downloadSite(url), SUB_PATH);
    await open(page, site.url);
    await waitUntilCached(page);
    const files = () => page.evaluate(async () => (await Promise.all((await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).length))).join());
    const before = await files();
    await page.evaluate(async () => Promise.all((await caches.keys()).map((name) => caches.delete(name))));
    await page.reload();
    await ready(page);
    for (let tries = 0; tries < 50 && (await files()) !== before; tries += 1) await page.waitForTimeout(100);
    assert.equal(await files(), before);
    await expectOfflineStart(page, site);
    await page.evaluate(() => window.canasta.settings({ pace: "instant", patience: "short" }));
    await redeal(page, MASTER_GAME);
    await waitForTurn(page);
    await play(page, (await page.evaluate(() => window.canasta.legal()))[0]);
    await page.waitForFunction(() => window.canasta.observation().to_act === 0 || window.canasta.observation().phase === "play");
    assert.equal(page.workers().length, 1, "bots think in their worker");
  });
});

test.describe(() => {
  test.use({ ...WITH_SERVICE_WORKER, expectErrors: /404/ });

  test("other pages of the same host do not keep an old build alive", async ({ page, context, url }) => {
    const files = await downloadSite(url);
    const site = await serveFiles(files, SUB_PATH);
    await open(page, site.url);
    await waitUntilCached(page);
    const other = await context.newPage();
    await other.goto(new URL("/manifest.webmanifest", site.url).href).catch(() => {});
    site.replaceFiles(anotherBuild(files, "b"));
    await page.reload();
    await ready(page);
    const old = await buildOf(page);
    await updateNotice(page).getByRole("button", { name: "Update now" }).click();
    await page.waitForFunction((old) => document.querySelector("link[rel=modulepreload]")?.getAttribute("href") !== old, old);
    await ready(page);
    await page.waitForFunction(async () => (await caches.keys()).length === 1);
    await site.stop();
  });
});
