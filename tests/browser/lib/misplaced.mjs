// What is wrong with the place of elements. These functions run in the page.

/** Lists elements that scroll sideways, are cut off, or are outside the window; with `tall` the page may scroll. */
export function findMisplaced({ tall }) {
  const found = [];
  const root = document.scrollingElement;
  if (root.scrollWidth > innerWidth) found.push(`the page is ${root.scrollWidth} wide`);
  const modal = document.querySelector("dialog[open]");
  // What lies behind a dialog is not used meanwhile.
  if (!tall && !modal && root.scrollHeight > innerHeight + 1) found.push(`the page is ${root.scrollHeight} high`);
  const name = (el) => `${el.tagName.toLowerCase()}.${el.className.baseVal ?? el.className} “${(el.getAttribute("aria-label") ?? el.textContent).slice(0, 30)}”`;
  const shown = (el) => el.checkVisibility({ visibilityProperty: true }) && el.getBoundingClientRect().width > 1;
  const scope = modal ?? document.querySelector("#app");
  const all = (selector) => [...scope.querySelectorAll(selector)].filter(shown);
  // No element may leave the window sideways.
  for (const el of all("button, select, input, .card, .seat-label, .seat-turn, .own-prompt, .telling, .change-tag, .canasta-band, .callout, .question, .obligation, .banner, .note, .caption, th, td, h1, h2, p")) {
    if (el.closest(".callout, .fan[aria-hidden]") && el.matches(".card")) continue;
    const box = el.getBoundingClientRect();
    if (box.left < -1 || box.right > innerWidth + 1) found.push(`${name(el)} from ${Math.round(box.left)} to ${Math.round(box.right)}`);
  }
  // Melds fit into their zone.
  for (const el of all(".melds")) {
    if (!tall && (el.scrollHeight > el.clientHeight + 1 || el.scrollWidth > el.clientWidth + 1)) {
      found.push(`${name(el)} needs ${el.scrollWidth}×${el.scrollHeight} of ${el.clientWidth}×${el.clientHeight}`);
    }
  }
  for (const el of all(".dialog-body")) if (el.scrollWidth > el.clientWidth + 1) found.push(`${name(el)} is ${el.scrollWidth} wide of ${el.clientWidth}`);
  // Texts fit into their buttons.
  for (const el of all(".action, .btn, .segmented label, .way")) {
    const box = el.getBoundingClientRect();
    for (const part of el.querySelectorAll("b, small, span")) {
      const inner = part.getBoundingClientRect();
      if (inner.width && (inner.left < box.left - 1 || inner.right > box.right + 1 || inner.top < box.top - 1 || inner.bottom > box.bottom + 1)) {
        found.push(`${name(part)} leaves its button`);
      }
    }
  }
  for (const el of all(".player-name, .player-name b, .score > .side")) if (el.scrollWidth > el.clientWidth + 1) found.push(`${name(el)} is cut short`);
  // A refusal does not cover the hand.
  for (const say of all(".callout")) {
    const lowest = say.getBoundingClientRect().bottom;
    const cards = all("#hand > .card").map((card) => card.getBoundingClientRect().top);
    if (lowest > Math.min(...cards) + 1) found.push("the refusal lies over the hand");
  }
  // The coach has room for its text and covers no control.
  const over = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  for (const coach of all(".coach")) {
    const box = coach.getBoundingClientRect();
    for (const part of [...coach.querySelectorAll("p, button")].filter(shown)) {
      const inner = part.getBoundingClientRect();
      if (inner.top < box.top - 1 || inner.bottom > box.bottom + 1) found.push("the coach does not hold its words");
    }
    for (const el of tall ? [] : all(".meld, .zone .empty, .stock, .pile, .banner, .hand > .card, .action, .toolbar *")) {
      if (over(box, el.getBoundingClientRect())) found.push(`the coach lies over ${name(el)}`);
    }
  }
  // The texts of the pile cover no card, and a refusal covers neither groups nor melds.
  const apart = (above, below) => {
    for (const one of all(above)) for (const el of all(below)) if (!tall && over(one.getBoundingClientRect(), el.getBoundingClientRect())) found.push(`${name(one)} lies over ${name(el)}`);
  };
  apart(".banner, .column > .caption, .whose-turn", ".pile > .card:last-child, .stock > .card");
  apart(".seat-label, .open-hand, .seat-turn, .own-prompt", ".stock > .card, .pile > .card, .action, .toolbar, .meld, .zone-title");
  // In its cell no part of a seat lies over another, and melds, with their captions, do not lie over each other.
  for (const seat of all(".round > .seat")) {
    const parts = [...seat.children].filter(shown).map((part) => part.getBoundingClientRect());
    for (const [at, part] of parts.entries()) for (const other of parts.slice(at + 1)) if (over(part, other)) found.push(`parts of ${name(seat)} overlap`);
    for (const part of parts) if (part.right > seat.getBoundingClientRect().right + 1) found.push(`a part leaves ${name(seat)}`);
  }
  for (const [at, meld] of all(".meld").entries()) {
    for (const other of all(".meld").slice(at + 1)) if (!tall && over(meld.getBoundingClientRect(), other.getBoundingClientRect())) found.push(`${name(meld)} lies over ${name(other)}`);
  }
  apart(".action, .obligation, .telling", ".hand > .card, .stock > .card, .pile > .card, .meld, .zone-title");
  if (all(".staging").length > 0 || innerWidth <= 480) apart(".callout:not(:empty)", ".group, .unstage, .meld, .zone-title");
  // A dialog and its buttons are inside the window.
  for (const el of modal ? [modal, ...modal.querySelectorAll(".dialog-head, .dialog-foot")] : []) {
    const box = el.getBoundingClientRect();
    if (!tall && (box.top < -1 || box.bottom > innerHeight + 1)) found.push(`${name(el)} from ${Math.round(box.top)} to ${Math.round(box.bottom)}`);
  }
  return [...new Set(found)].slice(0, 6);
}

/** Lists elements of any kind that leave the window, texts that are cut off, and controls of the table outside of the window. */
export function findCutOff() {
  const TEXTS =
    ".action, .btn, .seat-label, .player-name, .caption, .zone-title, .message, .opening-minimum, .goal, .score, .banner, .note, .meter, .melds, .dialog-body, h1, h2, h3, p, li, b, "
    + "small, label";
  const found = [];
  const wide = document.documentElement;
  const width = wide.clientWidth;
  if (wide.scrollWidth > width) found.push(`the page scrolls sideways: ${wide.scrollWidth} of ${width}`);
  const dialog = document.querySelector("dialog[open]");
  const root = dialog ?? document.querySelector("#app");
  const words = (element) => element.textContent.trim().slice(0, 30);
  const name = (element) => `${element.localName}.${element.getAttribute("class")} “${words(element)}”`;
  if (dialog) {
    const box = dialog.getBoundingClientRect();
    const inside = box.left >= 0 && box.top >= 0 && box.right <= width && box.bottom <= innerHeight;
    if (!inside) found.push("the dialog is not inside the window");
  }
  const forEars = (element) => getComputedStyle(element).clipPath.startsWith("inset");
  for (const element of root.querySelectorAll("*")) {
    if (!element.checkVisibility({ visibilityProperty: true }) || forEars(element)) continue;
    if (element.closest("svg, .backs, .sr-only")) continue;
    const box = element.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) continue;
    if (box.left < -0.5 || box.right > width + 0.5) found.push(`beyond the edge: ${name(element)}`);
    // Text must fit into its box. Cards may stick out of a button.
    const button = element.matches("button:not(.pile, .stock, .group, .way), td, th");
    const cuts = getComputedStyle(element).overflowX !== "visible" && element.matches(TEXTS);
    if (element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1 && (cuts || button)) {
      found.push(`cut off sideways, ${element.scrollWidth} of ${element.clientWidth}: ${name(element)}`);
    }
  }
  // Controls of the table must be inside the window.
  if (!dialog && document.querySelector(".table-area")) {
    if (wide.scrollHeight > innerHeight + 1) found.push(`the table scrolls: ${wide.scrollHeight} of ${innerHeight}`);
    for (const element of document.querySelectorAll(".action, .hand > .card, .stock, .pile, .toolbar button, .seat .seat-label")) {
      if (!element.checkVisibility()) continue;
      const box = element.getBoundingClientRect();
      if (box.top < -0.5 || box.bottom > innerHeight + 0.5) found.push(`above or below the window: ${name(element)}`);
    }
  }
  return found;
}
