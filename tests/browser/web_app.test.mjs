// The manifest of the web app, and its installation.

import assert from "node:assert/strict";
import { test } from "./harness.mjs";
import { deal, open, ready, record } from "./lib/game.mjs";

test("the manifest names existing images, and its shortcuts work", async ({ page, url }) => {
  await page.goto(url);
  const address = await page.locator("link[rel=manifest]").evaluate((link) => link.href);
  const manifest = await (await fetch(address)).json();
  const icons = manifest.shortcuts.flatMap(({ icons }) => icons);
  assert.equal(icons.length, manifest.shortcuts.length);
  for (const { src, sizes } of [...manifest.icons, ...icons, ...manifest.screenshots]) {
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

test("a link to the game has a picture, and says how large it is", async ({ page, url }) => {
  await page.goto(url);
  const property = (name) => page.locator(`meta[property="og:${name}"]`).getAttribute("content");
  const src = new URL(await property("image"), url).href;
  const size = await page.evaluate(async (src) => {
    const image = Object.assign(new Image(), { src: `./${src.split("/").at(-1)}` });
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  }, src);
  assert.deepEqual(size.map(String), [await property("image:width"), await property("image:height")]);
  assert.ok((await property("image:alt")).length > 20);
  const single = await (await fetch(`${url}canasta.html`)).text();
  assert.doesNotMatch(single, /og:image|social\.jpg/, "the single file has no picture beside it");
});

test.describe(() => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 });

  test("iOS gets a startup picture for both orientations, in the size of the screen", async ({ page, url }) => {
    await page.addInitScript(() => Object.defineProperty(Navigator.prototype, "standalone", { value: false }));
    await open(page, url);
    const links = page.locator("link[rel=apple-touch-startup-image]");
    await links.nth(1).waitFor({ state: "attached" });
    const pictures = await links.evaluateAll((links) => Promise.all(links.map(async ({ media, href }) => {
      const image = Object.assign(new Image(), { src: href });
      await image.decode();
      const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
      const context = canvas.getContext("2d");
      context.drawImage(image, 0, 0);
      const colours = new Set(new Uint32Array(context.getImageData(0, 0, canvas.width, canvas.height).data.buffer));
      return { media, width: image.naturalWidth, height: image.naturalHeight, isDrawn: colours.size > 2 };
    })));
    const [width, height] = await page.evaluate(() => [screen.width * devicePixelRatio, screen.height * devicePixelRatio]);
    assert.ok(width < height);
    assert.deepEqual(pictures, [
      { media: "(orientation: portrait)", width, height, isDrawn: true },
      { media: "(orientation: landscape)", width: height, height: width, isDrawn: true },
    ]);
  });
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
  await page.keyboard.press("M");
  await page.getByRole("button", { name: /^Install on this device/ }).click();
  assert.equal(await page.evaluate(() => window.prompted), 1);
});
