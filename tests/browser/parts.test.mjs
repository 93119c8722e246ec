// The part of the program that is loaded after the first cards.

import assert from "node:assert/strict";
import { test } from "./harness.mjs";
import { findEnglish, isOffered, textsOf } from "./lib/languages.mjs";
import { SUB_PATH, waitUntilCached, WITH_SERVICE_WORKER } from "./lib/service_worker.mjs";
import { downloadSite, serveFiles } from "./lib/static_host.mjs";
import { message } from "./lib/words.mjs";

const PART = /\/part-[0-9a-f]+\.wasm$/;

// The pages load the part when they need it, as those of players do.
test.use({ allAtOnce: false });

/** Waits until the part is there. */
const isHere = (page) => page.waitForFunction(() => window.canasta);
/** Deals the first game, as a newcomer does. */
const dealFirst = async (page, url) => {
  await page.goto(url);
  await page.locator("[data-intent=start]").click();
  await page.locator(".hand .card").first().waitFor();
};

/** The addresses of the part that the page asks for, in their order. */
function partRequests(page) {
  const found = [];
  page.on("request", (request) => PART.test(request.url()) && found.push(request.url()));
  return found;
}

test("a newcomer gets the part after the first cards, and a known visitor at once", async ({ page, url }) => {
  const requests = partRequests(page);
  await page.goto(url);
  await page.locator("[data-intent=start]").waitFor();
  // Long enough for a request that nothing has asked for, and shorter than the page waits.
  await page.waitForTimeout(500);
  assert.deepEqual(requests, []);
  await dealFirst(page, url);
  await isHere(page);
  assert.equal(requests.length, 1);
  const record = await page.evaluate(() => window.canasta.record());
  await page.reload();
  await page.locator(".hand .card").first().waitFor();
  assert.equal(await page.evaluate(() => window.canasta.record()), record);
  assert.equal(requests.length, 2);
});

test("a page that is read loads the part by itself", async ({ page, url }) => {
  await page.goto(url);
  await isHere(page);
});

test("a program asks for the part, and hears when it is there", async ({ page, url }) => {
  await page.goto(url);
  await page.locator("[data-intent=start]").waitFor();
  assert.ok(
    await page.evaluate(async () => {
      await new Promise((ready) => {
        addEventListener("CanastaReady", ready, { once: true });
        dispatchEvent(new Event("CanastaLoad"));
      });
      return window.canasta.version;
    }),
  );
});

test.describe(() => {
  test.use({ expectErrors: /ERR_FAILED|a part of the program is missing/ });

  test("without its part the game goes on, and says what is missing", async ({ page, url }) => {
    await page.route(PART, (route) => route.abort());
    await dealFirst(page, url);
    await page.locator("button[aria-label^=Settings], [data-intent='open:settings']").first().click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Try again" }).waitFor();
    assert.match(await dialog.textContent(), /not loaded yet.*nothing is lost/s);
    await page.keyboard.press("Escape");
    const cards = await page.locator(".hand .card").count();
    await page.getByRole("button", { name: "Draw" }).first().click();
    await page.waitForFunction((cards) => document.querySelectorAll(".hand .card").length > cards, cards);
    await page.locator("[data-intent='open:settings']").first().click();
    await page.unroute(PART);
    await dialog.getByRole("button", { name: "Try again" }).click();
    await dialog.getByRole("heading", { name: "Settings" }).waitFor();
    assert.match(await page.evaluate(() => window.canasta.record()), /draw/);
  });

  test("a known visitor whose part does not come is told, and loses nothing", async ({ page, url }) => {
    await dealFirst(page, url);
    await isHere(page);
    const record = await page.evaluate(() => window.canasta.record());
    await page.route(PART, (route) => route.abort());
    await page.reload();
    await page.locator("#failed:not([hidden])").waitFor();
    await page.unroute(PART);
    await page.reload();
    await page.locator(".hand .card").first().waitFor();
    assert.equal(await page.evaluate(() => window.canasta.record()), record);
  });
});

test.describe(() => {
  test.use({ locale: "de-AT", expectErrors: /ERR_FAILED/ });
  test.skip(!isOffered("de"), "the build offers English alone");
  const REST = /\/words-de-later-[0-9a-f]+\.bin$/;

  test("the first hand is in the person's language before the rest of its words is there", async ({ page, url }) => {
    const requests = [];
    page.on("request", (request) => REST.test(request.url()) && requests.push(request.url()));
    const english = findEnglish("de");
    const check = async (where) => assert.deepEqual(english(await textsOf(page)), [], where);
    await page.route(REST, (route) => route.abort());
    await page.goto(url);
    await page.locator("[data-intent=start]").waitFor();
    await page.waitForTimeout(500);
    assert.deepEqual(requests, [], "the rest comes with the part");
    await check("first page");
    await dealFirst(page, url);
    await check("table");
    await page.getByRole("button", { name: await message("de", "table", "draw") }).first().click();
    await page.locator(".hand .card").nth(11).waitFor();
    await check("a card drawn");
    await page.locator("[data-intent='open:settings']:visible, button[aria-label^=Einstellungen]").first().click();
    const again = page.getByRole("dialog").getByRole("button", { name: await message("de", "common", "try-again") });
    await again.waitFor();
    await check("a dialog whose part is missing");
    await page.unroute(REST);
    await again.click();
    await isHere(page);
    await page.getByRole("dialog").getByRole("heading", { name: await message("de", "common", "settings") }).waitFor();
    await check("settings");
  });

  test("a language that is chosen later comes whole", async ({ page, url }) => {
    await page.goto(url);
    await isHere(page);
    await page.evaluate(() => window.canasta.settings({ language: "fr" }));
    await page.waitForFunction(() => document.documentElement.lang === "fr");
    await page.locator("[data-intent='open:settings']:visible").first().click();
    await page.getByRole("dialog").getByRole("heading").first().waitFor();
    assert.deepEqual(findEnglish("fr")(await textsOf(page)), []);
  });
});

test.describe(() => {
  test.use(WITH_SERVICE_WORKER);

  test("the part is there offline after the first visit, also without a deal in it", async ({ page, url }) => {
    const site = await serveFiles(await downloadSite(url), SUB_PATH);
    await page.goto(site.url);
    await waitUntilCached(page);
    await site.stop();
    await page.reload();
    await dealFirst(page, site.url);
    await isHere(page);
  });
});
