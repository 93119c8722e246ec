// The page in the language of its reader: before the program has started, where its words do not come, and where the program cannot go on.

import assert from "node:assert/strict";
import { PHONE, test } from "./harness.mjs";
import { open, ready } from "./lib/game.mjs";
import { SUB_PATH, waitUntilCached, WITH_SERVICE_WORKER } from "./lib/service_worker.mjs";
import { downloadSite, serveFiles } from "./lib/static_host.mjs";
import { storeFirst } from "./lib/storage.mjs";
import { message, offeredLanguages } from "./lib/words.mjs";

/** The words of a language that the first screens say. */
const FIRST_WORDS = /\/words-([a-z]+(?:-[A-Z]+)?)-[0-9a-f]+\.bin$/;

/** Holds requests back until the returned function is called. */
async function holdBack(page, pattern) {
  let send;
  const sent = new Promise((done) => (send = done));
  await page.route(pattern, async (route) => {
    await sent;
    await route.continue().catch(() => {});
  });
  return send;
}

/** What a reader, a browser and a system see of the language of the page. */
const shownLanguage = (page) =>
  page.evaluate(() => ({
    lang: document.documentElement.lang,
    title: document.title,
    manifest: document.querySelector("link[rel=manifest]").getAttribute("href"),
  }));

const expectedLanguage = async (tag) => ({
  lang: tag,
  title: await message(tag, "common", "game"),
  manifest: tag === "en" ? "manifest.webmanifest" : `manifest-${tag}.webmanifest`,
});

/** All that can be read on the first page, also what is folded away. */
const textsOfPage = (page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.querySelector("#app"), NodeFilter.SHOW_TEXT);
    const texts = [...document.querySelectorAll("#app [aria-label]")].flatMap((part) => [part.ariaLabel, part.title]);
    while (walker.nextNode()) if (!walker.currentNode.parentElement.closest(".hash")) texts.push(walker.currentNode.data);
    return texts;
  });

const boxes = (page) =>
  page.evaluate(() => [...document.querySelectorAll("#app *")].filter((part) => !part.closest("details > p")).map((part) => {
    const { x, y, width, height } = part.getBoundingClientRect();
    return [part.localName, x, y, width, height].join(" ");
  }));

const heroText = (page) => page.locator(".hero > p");

for (const [locale, viewport] of [["de-AT", undefined], ["es-419", PHONE], ["sv-SE", undefined]]) {
  test(`a device of ${locale} sees the first page in its language before the program has loaded, and it stays`, async ({ newPage, url }) => {
    const language = locale.slice(0, 2);
    const tag = (await offeredLanguages(url)).includes(language) ? language : "en";
    const page = await newPage({ locale, ...(viewport && { viewport }) });
    await page.addInitScript(() => {
      window.shifted = 0;
      new PerformanceObserver((list) => list.getEntries().forEach(({ value }) => (window.shifted += value))).observe({ type: "layout-shift" });
    });
    const send = await holdBack(page, "**/*.wasm");
    await page.goto(url);
    await page.locator(".entry").first().waitFor();
    assert.deepEqual(await shownLanguage(page), await expectedLanguage(tag));
    assert.equal(await heroText(page).innerText(), await message(tag, "first-page", "free"));
    assert.equal(await page.locator("[data-intent=lesson] b").innerText(), await message(tag, "first-page", "new-to-canasta"));
    assert.equal(await page.locator("[data-intent='open:settings']").first().getAttribute("aria-label"), await message(tag, "common", "settings"));
    // What is folded away, and what search engines read, comes with the words of the language.
    await page.getByText(await message(tag, "first-page", "fingerprint-note")).waitFor({ state: "attached" });
    assert.equal(await page.locator("meta[name=description]").getAttribute("content"), await message(tag, "page", "page-description"));
    const waiting = page.getByText(await message(tag, "page", "page-waiting"));
    await waiting.waitFor({ state: "visible" });
    const before = [await textsOfPage(page), await boxes(page)];
    await page.evaluate(() => (window.seen = document.querySelector(".entry")));
    send();
    await ready(page);
    assert.deepEqual([await textsOfPage(page), await boxes(page)], before, "the program shows the same");
    assert.ok(await page.evaluate(() => window.seen === document.querySelector(".entry")), "it is the same page");
    assert.equal(await page.evaluate(() => window.shifted), 0);
    assert.deepEqual(await shownLanguage(page), await expectedLanguage(tag));
    const manifest = await page.evaluate(async () => (await fetch(document.querySelector("link[rel=manifest]").href)).json());
    assert.deepEqual([manifest.lang, manifest.description], [tag, await message(tag, "page", "app-description")]);
    assert.equal(manifest.shortcuts[0].name, await message(tag, "page", "shortcut-resume"));
  });
}

test("without scripts the page is in English", async ({ newPage, url }) => {
  const page = await newPage({ locale: "de-DE", javaScriptEnabled: false });
  await page.goto(url);
  assert.match(await page.locator("noscript").innerText(), /^Canasta is played with JavaScript and WebAssembly/);
  assert.equal(await page.locator("html").getAttribute("lang"), "en");
  // Nothing can be asked of it when the test ends.
  await page.close();
});

test("the language of the settings counts before that of the device, and only its words are loaded", async ({ newPage, url }) => {
  const tag = (await offeredLanguages(url)).includes("fr") ? "fr" : "en";
  const page = await newPage({ locale: "de-DE" });
  await storeFirst(page, url, "settings", JSON.stringify({ language: "fr" }));
  const asked = [];
  page.on("request", (request) => asked.push(request.url()));
  const send = await holdBack(page, "**/*.wasm");
  await page.goto(url);
  await page.getByText(await message(tag, "page", "page-waiting")).waitFor({ state: "visible" });
  assert.deepEqual(await shownLanguage(page), await expectedLanguage(tag));
  send();
  await ready(page);
  assert.deepEqual(await shownLanguage(page), await expectedLanguage(tag));
  assert.equal(await heroText(page).innerText(), await message(tag, "first-page", "free"));
  const words = asked.map((address) => address.match(FIRST_WORDS)?.[1]).filter(Boolean);
  assert.deepEqual(words, tag === "en" ? [] : [tag]);
});

test("title, manifest and the page of a fault follow the language of the settings, and nothing is in English meanwhile", async ({ newPage, url }) => {
  const offered = await offeredLanguages(url);
  test.skip(!["de", "fr"].every((tag) => offered.includes(tag)), "the build offers English alone");
  const page = await newPage({ locale: "de-DE" });
  await open(page, url);
  const send = await holdBack(page, "**/words-fr-*.bin");
  await page.evaluate(() => {
    window.langs = new Set();
    new MutationObserver(() => window.langs.add(document.documentElement.lang)).observe(document.documentElement, { attributeFilter: ["lang"] });
    window.canasta.settings({ language: "fr" });
  });
  await page.waitForTimeout(100);
  assert.deepEqual(await shownLanguage(page), await expectedLanguage("de"), "the language stays until the words are there");
  assert.equal(await heroText(page).innerText(), await message("de", "first-page", "free"));
  send();
  await page.getByText(await message("fr", "first-page", "free")).waitFor();
  assert.deepEqual(await shownLanguage(page), await expectedLanguage("fr"));
  assert.deepEqual(await page.evaluate(() => [...window.langs]), ["fr"]);
  const fault = await page.evaluate(() => document.getElementById("fault-page").content.textContent);
  for (const name of ["stopped", "stopped-why", "stopped-saved", "stopped-behind", "page-reload", "stopped-save", "stopped-without"]) {
    assert.ok(fault.includes(await message("fr", "page", name)), `${name}: ${fault}`);
  }
  await page.evaluate(() => window.canasta.settings({ language: "en" }));
  await page.getByText(await message("en", "first-page", "free")).waitFor();
  assert.deepEqual(await shownLanguage(page), await expectedLanguage("en"));
  assert.match(await page.evaluate(() => document.getElementById("fault-page").content.textContent), /Something went wrong in the program/);
});

test.describe(() => {
  test.use({ expectErrors: /unreachable/ });

  test("the page of a fault speaks the language of the game", async ({ newPage, url }) => {
    const tag = (await offeredLanguages(url)).includes("it") ? "it" : "en";
    const page = await newPage({ locale: "it-IT" });
    await open(page, url);
    await page.evaluate(() => setTimeout(() => { throw new WebAssembly.RuntimeError("unreachable"); }));
    const fault = page.getByRole("dialog", { name: await message(tag, "page", "stopped") });
    await fault.getByRole("button", { name: await message(tag, "page", "page-reload") }).waitFor();
    await fault.getByText(await message(tag, "page", "stopped-why")).waitFor();
  });
});

test.describe(() => {
  test.use({ expectErrors: /404|Failed to load|ERR_/ });

  /** What becomes of the first request for words, and whether the page has to wait for it. */
  const FAILURES = {
    "never come": () => new Promise(() => {}),
    "are missing": (route) => route.fulfill({ status: 404, body: "" }),
    "fail": (route) => route.abort(),
    "are damaged": async (route) => {
      const answer = await route.fetch();
      const body = await answer.body();
      await route.fulfill({ response: answer, body: body.subarray(0, body.length >> 1) });
    },
  };

  for (const [what, fail] of Object.entries(FAILURES)) {
    test(`where the words of the language ${what}, the page is in English and tries again`, async ({ newPage, url }) => {
      test.skip(!(await offeredLanguages(url)).includes("de"), "the build offers English alone");
      const page = await newPage({ locale: "de-DE" });
      let requests = 0;
      await page.route(FIRST_WORDS, async (route) => {
        requests += 1;
        await (requests === 1 ? fail(route) : route.continue());
      });
      await page.goto(url);
      const notice = page.getByRole("alert").filter({ hasText: await message("en", "common", "words-missing") });
      await notice.waitFor({ timeout: 20_000 });
      assert.deepEqual(await shownLanguage(page), await expectedLanguage("en"));
      assert.equal(await heroText(page).innerText(), await message("en", "first-page", "free"));
      assert.equal(requests, 1);
      await notice.getByRole("button", { name: "Try again" }).click();
      await page.getByText(await message("de", "first-page", "free")).waitFor();
      assert.deepEqual(await shownLanguage(page), await expectedLanguage("de"));
      assert.equal(await page.getByRole("alert").count(), 0, "the warning has ended");
      assert.equal(requests, 2);
    });
  }

  test("words that come late are taken without a press", async ({ newPage, url }) => {
    test.skip(!(await offeredLanguages(url)).includes("nl"), "the build offers English alone");
    const page = await newPage({ locale: "nl-BE" });
    const send = await holdBack(page, FIRST_WORDS);
    await page.goto(url);
    await page.getByRole("alert").filter({ hasText: await message("en", "common", "words-missing") }).waitFor({ timeout: 20_000 });
    send();
    await page.getByText(await message("nl", "first-page", "free")).waitFor();
    assert.equal(await page.getByRole("alert").count(), 0);
    assert.deepEqual(await shownLanguage(page), await expectedLanguage("nl"));
  });

  test("the page for wrong addresses speaks the language of the settings or of the device", async ({ newPage, url }) => {
    const offered = await offeredLanguages(url);
    const site = await serveFiles(await downloadSite(url), SUB_PATH);
    const page = await newPage({ locale: "pt-PT" });
    for (const [wanted, before] of [["pt-BR", () => {}], ["nl", () => storeFirst(page, site.url, "settings", JSON.stringify({ language: "nl" }))]]) {
      const tag = offered.includes(wanted) ? wanted : "en";
      await before();
      await page.goto(`${site.url}none/at/all`);
      await page.getByRole("heading", { name: await message(tag, "page", "no-page") }).waitFor();
      await page.getByRole("link", { name: await message(tag, "page", "to-the-game") }).waitFor();
      assert.equal(await page.locator("html").getAttribute("lang"), tag);
      assert.ok((await page.title()).startsWith((await message(tag, "page", "no-page-title")).split(" ·")[0]));
    }
    await site.stop();
  });
});

test.describe(() => {
  test.use({ expectErrors: /WebAssembly/ });

  test("the single file speaks the language of the device, also where it cannot start", async ({ newPage, url }) => {
    const tag = (await offeredLanguages(url)).includes("es") ? "es" : "en";
    const page = await newPage({ locale: "es-UY" });
    await open(page, `${url}canasta.html`);
    assert.equal(await heroText(page).innerText(), await message(tag, "first-page", "free"));
    assert.equal(await page.locator("html").getAttribute("lang"), tag);
    await page.addInitScript(() => { delete window.WebAssembly; });
    await page.reload();
    await page.getByText(await message(tag, "page", "page-needs-wasm")).waitFor();
  });
});

test.describe(() => {
  test.use(WITH_SERVICE_WORKER);

  test("a first visitor's language is there offline", async ({ newPage, url }) => {
    const tag = (await offeredLanguages(url)).includes("de") ? "de" : "en";
    const site = await serveFiles(await downloadSite(url), SUB_PATH);
    const page = await newPage({ locale: "de-DE" });
    await open(page, site.url);
    await waitUntilCached(page);
    const kept = (ending) => page.waitForFunction(async (ending) => {
      const names = await caches.keys();
      const urls = (await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))).flat().map(({ url }) => url);
      return urls.some((url) => url.includes(ending));
    }, ending);
    if (tag !== "en") await Promise.all([kept("/words-de-later-"), kept("/words-de-"), kept("/manifest-de.webmanifest")]);
    await site.stop();
    await page.reload();
    await ready(page);
    assert.deepEqual(await shownLanguage(page), await expectedLanguage(tag));
    assert.equal(await heroText(page).innerText(), await message(tag, "first-page", "free"));
  });

  test("words that were kept damaged are loaded anew when they are asked for again", async ({ newPage, url }) => {
    test.skip(!(await offeredLanguages(url)).includes("de"), "the build offers English alone");
    const site = await serveFiles(await downloadSite(url), SUB_PATH);
    const page = await newPage({ locale: "de-DE" });
    await open(page, site.url);
    await waitUntilCached(page);
    const notice = page.getByRole("alert").filter({ hasText: await message("en", "common", "words-missing") });
    const german = page.getByText(await message("de", "first-page", "free"));
    const damage = () => page.waitForFunction(async () => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        const words = (await cache.keys()).map(({ url }) => url).find((url) => /\/words-de-[0-9a-f]+\.bin/.test(url));
        if (words) return cache.put(words, new Response(new Uint8Array(9))).then(() => true);
      }
      return false;
    });
    // The service worker may just be keeping them once more: then they are damaged again.
    for (let tries = 0; tries < 5 && !(await notice.isVisible()); tries += 1) {
      await damage();
      await page.reload();
      await notice.or(german).first().waitFor();
    }
    await notice.getByRole("button", { name: "Try again" }).click();
    await german.waitFor();
    await page.reload();
    await german.waitFor();
    assert.deepEqual(await shownLanguage(page), await expectedLanguage("de"));
  });
});
