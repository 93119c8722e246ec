// The manifest of the web app, and its installation.

import assert from "node:assert/strict";
import { test } from "./harness.mjs";
import { deal, open, ready, record } from "./lib/game.mjs";

test("the manifest names existing images, and its shortcuts work", async ({ page, url }) => {
  await page.goto(url);
  const address = await page.locator("link[rel=manifest]").evaluate((link) => link.href);
  const manifest = await (await fetch(address)).json();
  for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots]) {
    const size = await page.evaluate(async (src) => {
      const image = Object.assign(new Image(), { src });
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
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
  // The game is open already, and only the fragment of the address changes.
  await page.goto(fresh);
  await page.getByRole("dialog", { name: "New game" }).waitFor();
  assert.equal(page.url(), url, "loading the page again does not ask again");
  await page.goto("about:blank");
  await page.goto(fresh);
  await page.getByRole("dialog", { name: "New game" }).waitFor();
  assert.equal(await record(page), going);
});

test("the installation is offered without a prompt, and not again once it is declined", async ({ page, url }) => {
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
  assert.equal(await question.count(), 0, "the offer is gone");
  await offer();
  await page.getByRole("button", { name: "No, thanks" }).click();
  assert.equal(await question.count(), 0);
  await page.reload();
  await ready(page);
  await offer();
  assert.equal(await question.count(), 0, "the choice is remembered");
  // The menu still offers the installation.
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("menuitem", { name: "Install on this device…" }).click();
  assert.equal(await page.evaluate(() => window.prompted), 1);
});
