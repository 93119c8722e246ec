// The contrast that is really painted, in pixels of a screenshot. Browsers that recolour a page change no computed style.

/** Runs in a blank page: the least contrast of each text with what lies below it, and of the index of each card with its paper. */
const measure = async ([withText, withoutText, places, cards]) => {
  const pixels = async (png) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
    const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
    context.drawImage(image, 0, 0);
    return { data: context.getImageData(0, 0, image.width, image.height).data, width: image.width, height: image.height };
  };
  const [text, ground] = [await pixels(withText), await pixels(withoutText)];
  const linear = Array.from({ length: 256 }, (_, n) => (n / 255 <= 0.04045 ? n / 255 / 12.92 : ((n / 255 + 0.055) / 1.055) ** 2.4));
  const luminance = (image, at) => 0.2126 * linear[image.data[at]] + 0.7152 * linear[image.data[at + 1]] + 0.0722 * linear[image.data[at + 2]];
  const ratio = (one, other) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
  const each = function* ([left, top, right, bottom]) {
    for (let y = Math.max(0, Math.floor(top)); y < Math.min(text.height, bottom); y += 1) {
      for (let x = Math.max(0, Math.floor(left)); x < Math.min(text.width, right); x += 1) yield 4 * (y * text.width + x);
    }
  };
  const found = places.map(([name, needed, area]) => {
    let most = 1;
    for (const at of each(area)) most = Math.max(most, ratio(luminance(text, at), luminance(ground, at)));
    return [name, needed, most];
  });
  for (const [name, paperArea, area] of cards) {
    const counts = new Map();
    for (const at of each(paperArea)) {
      const key = (text.data[at] << 16) | (text.data[at + 1] << 8) | text.data[at + 2];
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    const [key] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? [0];
    const paper = 0.2126 * linear[key >> 16] + 0.7152 * linear[(key >> 8) & 255] + 0.0722 * linear[key & 255];
    let most = 1;
    for (const at of each(area)) most = Math.max(most, ratio(luminance(text, at), paper));
    found.push([name, 4.5, most]);
  }
  return found.filter(([, needed, most]) => most < needed).map(([name, needed, most]) => `${most.toFixed(2)} of ${needed}: ${name}`);
};

/** Runs in the page: where texts and cards are, in pixels of the screen. */
const places = () => {
  const scale = devicePixelRatio;
  const texts = [];
  const cards = [];
  const add = (list, name, rect, more) => {
    const [left, top] = [Math.max(0, rect.left), Math.max(0, rect.top)];
    const [right, bottom] = [Math.min(innerWidth, rect.right), Math.min(innerHeight, rect.bottom)];
    if (right - left > 3 && bottom - top > 3) list.push([name, ...more, [left, top, right, bottom].map((one) => one * scale)]);
  };
  /** Whether an element is what is seen at the middle of a rectangle. */
  const isSeen = (element, rect) => {
    const top = document.elementFromPoint(rect.left + rect.width / 2, rect.top + rect.height / 2);
    const control = element.closest("button, a, label, summary, [role]");
    return top !== null && (top === element || element.contains(top) || (top.contains(element) && control !== null && top.closest("button, a, label, summary, [role]") === control));
  };
  const isActive = (element) => !element.closest("[inert], :disabled, [aria-disabled=true], [hidden], .sprite, .sr-only, template");
  const named = (element, words) => `${element.closest("[id], [class]")?.className || element.tagName} “${words.trim().slice(0, 24)}”`;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (node.data.trim() === "" || !isActive(element) || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rect = range.getBoundingClientRect();
    if (rect.width < 3 || !isSeen(element, rect)) continue;
    const { fontSize, fontWeight } = getComputedStyle(element);
    const size = Number.parseFloat(fontSize);
    add(texts, named(element, node.data), rect, [size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5]);
  }
  for (const tiny of document.querySelectorAll(".tiny[data-card]")) {
    const rect = tiny.getBoundingClientRect();
    if (isSeen(tiny, rect)) add(texts, `tiny ${tiny.dataset.card}`, rect, [4.5]);
  }
  for (const card of document.querySelectorAll(".card[data-card]:not(.reader)")) {
    const { left, top, width, height } = card.getBoundingClientRect();
    // The strip that the next card leaves free, with the index.
    const strip = { left: left + width * 0.03, top: top + height * 0.03, right: left + width * 0.22, bottom: top + height * 0.34 };
    const [across, down] = [[strip.left, strip.right], [strip.top, strip.bottom, top + height * 0.65, top + height * 0.95]];
    const isFree = across.every((x) => down.every((y) => document.elementFromPoint(x, y) === card));
    if (width < 40 || !isFree) continue;
    add(cards, `card ${card.dataset.card}`, strip, [[strip.left, top, strip.right, top + height].map((one) => one * scale)]);
  }
  return [texts, cards];
};

const WITHOUT_TEXT = "*, ::before, ::after { color: transparent !important; -webkit-text-fill-color: transparent !important; text-shadow: none !important; transition: none !important; }";

/** A line for each text and each card whose painted contrast is too low. */
export async function tooFaintPixels(page) {
  const [texts, cards] = await page.evaluate(places);
  const shot = async () => (await page.screenshot({ animations: "disabled" })).toString("base64");
  const withText = await shot();
  const sheet = await page.evaluateHandle((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return sheet;
  }, WITHOUT_TEXT);
  const withoutText = await shot();
  await page.evaluate((sheet) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  }, sheet);
  const other = await page.context().browser().newContext();
  const found = await (await other.newPage()).evaluate(measure, [withText, withoutText, texts, cards]);
  await other.close();
  return { found, counted: [texts.length, cards.length] };
}
