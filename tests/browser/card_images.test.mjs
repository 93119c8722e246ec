// Card images, rasterized from the drawings in the page in the sizes in which cards are shown.

import assert from "node:assert/strict";
import { test } from "./harness.mjs";
import { deckOf, OUT_AT_ONCE } from "./lib/decks.mjs";
import { deal, open, play, redeal, settings } from "./lib/game.mjs";

const HAND = "Ks Kh Kd As 2s Jo 9c Td 4h 7s 3c";

/** The background images of cards, each with the name of its card. */
const backgroundImages = (page, cards) =>
  page.locator(cards).evaluateAll((all) => all.map((one) => [one.dataset.card, getComputedStyle(one).backgroundImage]));

const kinds = (list) => [...new Set(list.map(([, image]) => image.slice(0, 9)))];

/** The first opaque colour of the image of a card, as red, green and blue. */
const imageColour = (page, card) => page.evaluate(async (card) => {
  const address = getComputedStyle(document.querySelector(`#hand > [data-card="${card}"]`)).backgroundImage.slice(5, -2);
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [100, 140];
  const pen = canvas.getContext("2d");
  pen.drawImage(image, 0, 0, 100, 140);
  const { data } = pen.getImageData(0, 0, 100, 140);
  // The paper, which is part of the image, has hardly a colour.
  for (let at = 0; at < data.length; at += 4) {
    const colour = [...data.slice(at, at + 3)];
    if (data[at + 3] === 255 && Math.max(...colour) - Math.min(...colour) > 60) return colour;
  }
  return null;
}, card);

test("every card has an image of its own, and visible cards get images painted in their size", async ({ page, url }) => {
  await deal(page, url, { rules: "classic", dealer: 3, deck: deckOf({ hands: [HAND], up: "Qc", stock: "8s" }), pace: "slow" });
  const first = await backgroundImages(page, "#hand > .card");
  assert.equal(first.length, 11);
  assert.equal(new Set(first.map(([, image]) => image)).size, 11, "all different");
  assert.ok(first.every(([, image]) => /^url\("(data:image\/svg|blob:)/.test(image)), JSON.stringify(kinds(first)));
  await page.waitForFunction(() => [...document.querySelectorAll("#hand > .card, .pile > .card, .stock > .card")].every((card) => getComputedStyle(card).backgroundImage.startsWith('url("blob:')), undefined, { timeout: 20_000 });
  const later = await backgroundImages(page, "#hand > .card");
  assert.equal(new Set(later.map(([, image]) => image)).size, 11);
  // The image is as wide as the card in device pixels.
  const [wide, drawn] = await page.evaluate(async () => {
    const card = document.querySelector("#hand > .card");
    const image = new Image();
    image.src = getComputedStyle(card).backgroundImage.slice(5, -2);
    await image.decode();
    return [image.naturalWidth, card.clientWidth * devicePixelRatio];
  });
  assert.ok(wide >= drawn && wide < drawn * 1.25, `${wide} for ${drawn}`);
  await play(page, "draw", "meld Ks Kh Kd As 2s Jo".replace(" As 2s", " 2s"));
  await page.waitForFunction(() => [...document.querySelectorAll(".zone.we .melds .card")].every((card) => getComputedStyle(card).backgroundImage.startsWith('url("blob:')), undefined, { timeout: 20_000 });
});

test("open hands show painted images, at the end of the first hand too", async ({ page, url }) => {
  test.setTimeout(120_000);
  const { deck, laid, last } = OUT_AT_ONCE;
  await deal(page, url, { rules: "classic", dealer: 3, deck, pace: "instant" });
  await play(page, ...laid);
  // For melds the images of all cards are painted, because any card may be laid next.
  await page.waitForFunction(() => document.adoptedStyleSheets.some((sheet) => sheet.cssRules.length >= 54 && [...sheet.cssRules].every((rule) => /melds/.test(rule.selectorText))), undefined, { timeout: 60_000 });
  await play(page, `discard ${last}`);
  await page.locator(".open-hand > .card").first().waitFor();
  const seen = await backgroundImages(page, ".open-hand > .card");
  assert.equal(seen.length, 33);
  assert.deepEqual(kinds(seen), ['url("blob'], JSON.stringify(seen));
  const faces = new Map(seen);
  assert.equal(new Set(faces.values()).size, faces.size, "all different");
  // Images of the exact size follow.
  await page.waitForFunction(async () => {
    const card = document.querySelector(".open-hand > .card");
    const image = new Image();
    image.src = getComputedStyle(card).backgroundImage.slice(5, -2);
    await image.decode();
    return Math.abs(image.naturalWidth - card.clientWidth * devicePixelRatio) <= 1;
  }, undefined, { timeout: 30_000 });
});

test("only card images of the last sizes are kept", async ({ page, url }) => {
  test.setTimeout(300_000);
  await page.addInitScript(() => {
    window.addresses = new Set();
    const { createObjectURL, revokeObjectURL } = URL;
    URL.createObjectURL = (thing) => { const address = createObjectURL.call(URL, thing); window.addresses.add(address); return address; };
    URL.revokeObjectURL = (address) => { window.addresses.delete(address); revokeObjectURL.call(URL, address); };
  });
  await deal(page, url, { rules: "classic", dealer: 3, deck: deckOf({ hands: [HAND], up: "Qc", stock: "8s" }), pace: "slow" });
  /** A summary once every card of the hand has an image of its width and images of other sizes are released; null before. */
  const settled = () => page.evaluate(async () => {
    for (const card of document.querySelectorAll("#hand > .card")) {
      const image = new Image();
      image.src = getComputedStyle(card).backgroundImage.slice(5, -2);
      await image.decode().catch(() => {});
      if (!image.src.startsWith("blob:") || Math.abs(image.naturalWidth - card.clientWidth) > 1) return null;
    }
    const rules = document.adoptedStyleSheets.map((sheet) => sheet.cssRules.length);
    return rules.length === 2 && rules[0] === rules[1] ? `${rules} rules, ${window.addresses.size} images` : null;
  });
  const after = async (change) => {
    await change();
    for (let n = 0; n < 250; n += 1) {
      const found = await settled();
      if (found) return found;
      await page.waitForTimeout(300);
    }
    return "images of other sizes";
  };
  const first = await after(() => {});
  assert.match(first, /^(\d+),\1 rules, \1 images$/);
  const wide = () => page.evaluate(() => document.querySelector("#hand > .card").clientWidth);
  const was = await wide();
  assert.equal(await after(() => page.setViewportSize({ width: 600, height: 500 })), first);
  assert.notEqual(await wide(), was);
  assert.equal(await after(() => page.setViewportSize({ width: 1280, height: 800 })), first);
});

test("card images follow the deck, the back, the theme and the Lite version", async ({ page, url }) => {
  await deal(page, url, { rules: "classic", dealer: 3, deck: deckOf({ hands: [HAND], up: "Qc", stock: "8s" }), pace: "slow" });
  const blue = ([r, , b]) => b > r + 40;
  assert.ok(!blue(await imageColour(page, "Td")), "diamonds are red");
  await settings(page, { four_colour: true });
  assert.ok(blue(await imageColour(page, "Td")), "diamonds are blue in a deck of four colours");
  const before = (await backgroundImages(page, "#hand > .card"))[0][1];
  await settings(page, { large_print: true });
  assert.notEqual((await backgroundImages(page, "#hand > .card"))[0][1], before, "large print");
  const back = (await backgroundImages(page, ".stock > .back"))[0][1];
  await settings(page, { back: "red" });
  assert.notEqual((await backgroundImages(page, ".stock > .back"))[0][1], back, "another back");
  const light = (await backgroundImages(page, "#hand > .card"))[0][1];
  await settings(page, { theme: "contrast" });
  assert.notEqual((await backgroundImages(page, "#hand > .card"))[0][1], light, "another theme");
  await settings(page, { lite: true });
  assert.deepEqual(kinds(await backgroundImages(page, ".card")), ["none"], "words in Lite mode");
  await settings(page, { lite: false });
  assert.ok((await backgroundImages(page, "#hand > .card")).every(([, image]) => image !== "none"));
});

test("card images follow the colour scheme of the system", async ({ page, url }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await open(page, url);
  await redeal(page, { rules: "classic", seed: 4, dealer: 3, pace: "slow" });
  const heart = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--h"));
  const face = async () => (await backgroundImages(page, "#hand > .card"))[0][1];
  const [light, day] = [await heart(), await face()];
  await page.emulateMedia({ colorScheme: "dark" });
  await page.waitForFunction((light) => getComputedStyle(document.documentElement).getPropertyValue("--h") !== light, light);
  await page.waitForFunction((day) => getComputedStyle(document.querySelector("#hand > .card")).backgroundImage !== day, day);
});

test("a browser that adds noise to canvases shows the drawings instead", async ({ page, url }) => {
  await page.addInitScript(() => {
    const read = CanvasRenderingContext2D.prototype.getImageData;
    CanvasRenderingContext2D.prototype.getImageData = function (...given) {
      const image = read.apply(this, given);
      for (let at = 0; at < image.data.length; at += 1) image.data[at] = Math.random() * 256;
      return image;
    };
  });
  await deal(page, url, { rules: "classic", seed: 4, dealer: 3, pace: "slow" });
  await page.waitForTimeout(6_000);
  assert.deepEqual(kinds(await backgroundImages(page, "#hand > .card")), ['url("data']);
});

test("a flying card back has the pattern of the style sheet", async ({ page, url }) => {
  await deal(page, url, { rules: "classic", seed: 4, dealer: 3, pace: "slow" });
  const stock = () => page.evaluate(() => getComputedStyle(document.querySelector(".stock > .back")).backgroundImage);
  await page.waitForFunction(() => getComputedStyle(document.querySelector(".stock > .back")).backgroundImage.startsWith('url("blob:'), undefined, { timeout: 20_000 });
  const flying = await page.evaluate(() => {
    const flight = document.createElement("div");
    flight.className = "flight";
    flight.innerHTML = '<span><span class="card back flying"></span></span>';
    document.body.append(flight);
    const image = getComputedStyle(flight.querySelector(".card")).backgroundImage;
    flight.remove();
    return image;
  });
  assert.match(await stock(), /^url\("blob:/);
  assert.match(flying, /^repeating-linear-gradient/);
});
