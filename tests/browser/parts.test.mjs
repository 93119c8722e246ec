// The part of the program that is loaded after the first cards.

import assert from "node:assert/strict";
import { test } from "./harness.mjs";
import { deal, open, ready } from "./lib/game.mjs";
import { SUB_PATH, waitUntilCached, WITH_SERVICE_WORKER } from "./lib/service_worker.mjs";
import { downloadSite, serveFiles } from "./lib/static_host.mjs";

const PART = /\/part-[0-9a-f]+\.wasm$/;

/** Waits for what the program says of its part. */
const partIs = (page, state) => page.locator(`html[data-parts="${state}"]`).waitFor({ state: "attached" });

/** The addresses of the part that the page asks for, in their order. */
function partRequests(page) {
  const found = [];
  page.on("request", (request) => PART.test(request.url()) && found.push(request.url()));
  return found;
}

test("a newcomer gets the part after the first cards, and a known visitor at once", async ({ page, url }) => {
  const requests = partRequests(page);
  await open(page, url);
  // Long enough for a request that nothing has asked for.
  await page.waitForTimeout(500);
  assert.deepEqual(requests, []);
  await deal(page, url);
  await partIs(page, "here");
  assert.equal(requests.length, 1);
  await page.reload();
  await ready(page);
  await partIs(page, "here");
  assert.equal(requests.length, 2);
});

test.describe(() => {
  test.use({ expectErrors: /ERR_FAILED/ });

  test("a part that cannot be loaded is reported, and loaded at the next try", async ({ page, url }) => {
    await page.route(PART, (route) => route.abort());
    await deal(page, url);
    await partIs(page, "missing");
    await page.unroute(PART);
    await page.evaluate(() => window.canasta.newGame({}));
    await partIs(page, "here");
  });
});

test.describe(() => {
  test.use(WITH_SERVICE_WORKER);

  test("the part is there offline after the first visit, also without a deal in it", async ({ page, url }) => {
    const site = await serveFiles(await downloadSite(url), SUB_PATH);
    await open(page, site.url);
    await waitUntilCached(page);
    await site.stop();
    await page.reload();
    await deal(page, site.url);
    await partIs(page, "here");
  });
});
