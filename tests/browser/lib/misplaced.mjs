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
    // What is for ears alone is clipped to nothing.
    if (el.closest(".sr-only") || (el.closest(".callout, .fan[aria-hidden]") && el.matches(".card"))) continue;
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
  // Names may be shortened; they are heard in full.
  for (const el of all(".player-name, .score > .side")) if (getComputedStyle(el).textOverflow !== "ellipsis" && el.scrollWidth > el.clientWidth + 1) found.push(`${name(el)} is cut short`);
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
  // The panel of a lesson covers nothing that is used, and its buttons stay in it while its words scroll.
  apart(".lesson", ".stock, .pile, .action, .hand > .card, .meld, .zone-title, .question");
  for (const el of all(".lesson button")) {
    const [box, panel] = [el, el.closest(".lesson")].map((one) => one.getBoundingClientRect());
    if (box.top < panel.top || box.bottom > Math.min(panel.bottom, innerHeight) + 1 || box.right > panel.right) found.push(`${name(el)} is not within its panel`);
  }
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
  if (all(".staging").length > 0 || innerWidth <= 480) apart(".callout:not(:empty, .offer)", ".group, .unstage, .meld, .zone-title");
  // A dialog and its buttons are inside the window.
  for (const el of modal ? [modal, ...modal.querySelectorAll(".dialog-head, .dialog-foot")] : []) {
    const box = el.getBoundingClientRect();
    if (!tall && (box.top < -1 || box.bottom > innerHeight + 1)) found.push(`${name(el)} from ${Math.round(box.top)} to ${Math.round(box.bottom)}`);
  }
  return [...new Set(found)].slice(0, 6);
}

/**
 * Lists controls and texts that are beyond the edge of the window or of what clips them, texts that are cut short, covered or run into
 * each other, and controls that lie over each other. What a scrolling part leads to is not beyond the edge. `insets` are the margins of
 * the window in which nothing may be read or pressed, such as a notch.
 */
export function findFaults({ insets = {} } = {}) {
  const safe = { left: insets.left ?? 0, top: insets.top ?? 0, right: innerWidth - (insets.right ?? 0), bottom: innerHeight - (insets.bottom ?? 0) };
  const html = document.documentElement;
  const found = [];
  const styles = new Map();
  const styleOf = (el) => styles.get(el) ?? (styles.set(el, getComputedStyle(el)), styles.get(el));
  const boxes = new Map();
  const boxOf = (el) => boxes.get(el) ?? (boxes.set(el, el.getBoundingClientRect()), boxes.get(el));
  const dialogs = [...document.querySelectorAll("dialog[open]:not(.celebration)")];
  const modal = dialogs.at(-1);
  const menu = document.querySelector(".menu:popover-open");
  const root = menu ?? modal ?? document.body;
  const name = (el) => `${el.localName}.${(el.getAttribute("class") ?? "").replaceAll(" ", ".")} “${(el.getAttribute("aria-label") || el.innerText || el.textContent || "").trim().replace(/\s+/g, " ").slice(0, 36)}”`;
  const ears = new Map();
  const forEars = (el) => {
    if (!el) return false;
    if (!ears.has(el)) ears.set(el, el.matches(".sr-only, .message, .skip:not(:focus)") || styleOf(el).clipPath.startsWith("inset") || forEars(el.parentElement));
    return ears.get(el);
  };
  const seen = new Map();
  const isShown = (el) => {
    if (!seen.has(el)) {
      const box = boxOf(el);
      const up = el.parentElement;
      seen.set(el, el.checkVisibility({ visibilityProperty: true }) && !forEars(el) && styleOf(el).opacity !== "0" && box.width > 1 && box.height > 1 && (!up || up === document.body || boxOf(up).width <= 1 || isShown(up) || styleOf(up).display === "contents"));
    }
    return seen.get(el);
  };
  const sizes = ["left", "right", "top", "bottom"];
  const copy = (box) => Object.fromEntries(sizes.map((size) => [size, box[size]]));
  const AXES = [["left", "right", "overflowX", "scrollLeft", "clientLeft", "scrollWidth", "clientWidth"], ["top", "bottom", "overflowY", "scrollTop", "clientTop", "scrollHeight", "clientHeight"]];

  /** Says how a box is cut, null if it is not; gives its visible part too. Boxes are widened by the ancestors that scroll to them. */
  function placeOf(el, first, slack = 1.5) {
    const box = copy(first);
    const part = copy(first);
    const pinned = { left: false, top: false };
    let isOut = false;
    let problem = null;
    for (let up = el; up && up !== document.body && up !== html; up = up.parentElement) {
      const style = styleOf(up);
      if (style.display === "contents") continue;
      if (up !== el && !(isOut && style.position === "static" && style.containerType === "normal" && style.transform === "none")) {
        isOut = false;
        const edge = boxOf(up);
        for (const [near, far, overflow, scrolled, border, whole, room] of AXES) {
          if (style[overflow] === "visible") continue;
          const isScroller = /auto|scroll/.test(style[overflow]);
          if (isScroller) {
            const start = edge[near] + up[border] - up[scrolled];
            if (box[near] < start - slack) problem ??= `is ${Math.round(start - box[near])} px before the start of ${name(up)}`;
            if (up[whole] > up[room] + 1) {
              part[near] = Math.max(part[near], edge[near]);
              part[far] = Math.min(part[far], edge[far]);
              box[near] = edge[near];
              box[far] = edge[far];
              pinned[near] = true;
            }
          } else {
            if (box[near] < edge[near] - slack || box[far] > edge[far] + slack) problem ??= `is cut by ${name(up)}, ${near} ${Math.round(edge[near] - box[near])}, ${far} ${Math.round(box[far] - edge[far])}`;
            part[near] = Math.max(part[near], edge[near]);
            part[far] = Math.min(part[far], edge[far]);
          }
        }
      }
      if (style.position === "fixed") break;
      if (style.position === "absolute") isOut = true;
    }
    if (box.left < safe.left - slack || box.right > safe.right + slack) problem ??= `from ${Math.round(box.left)} to ${Math.round(box.right)} of ${safe.left} to ${safe.right}`;
    // The page may scroll down.
    const scrolls = html.scrollHeight > html.clientHeight + 1 && styleOf(el).position !== "fixed" && !modal && !menu;
    const [top, bottom] = scrolls ? [(insets.top ?? 0) - html.scrollTop, html.scrollHeight - html.scrollTop] : [safe.top, safe.bottom];
    if (!pinned.top && (box.top < top - slack || box.bottom > bottom + slack)) problem ??= `from ${Math.round(box.top)} to ${Math.round(box.bottom)} of ${top} to ${bottom}, up and down`;
    return { problem, part };
  }

  // What lies over everything else by intent, on a ground of its own.
  const LAYERS = ".callout, .hint-sheet, .coach, .notice, .discard-warning, .menu, dialog, .sound-caption, .first-canasta, .peek, .flight, .ghost, .staging .remove";
  const layers = new Map();
  const layerOf = (el) => {
    if (!el || el === html) return null;
    if (!layers.has(el)) layers.set(el, el.matches(LAYERS) || (styleOf(el).position === "sticky") ? el : layerOf(el.parentElement));
    return layers.get(el);
  };

  if (html.scrollWidth > innerWidth) found.push(`the page is ${html.scrollWidth} wide of ${innerWidth}`);
  for (const el of root.querySelectorAll(".melds, .dialog-body, form, .menu")) {
    if (isShown(el) && el.scrollWidth > el.clientWidth + 1 && styleOf(el).overflowX !== "visible") found.push(`${name(el)} is ${el.scrollWidth} wide of ${el.clientWidth}`);
  }

  // Controls.
  const CONTROLS = "button, input, select, textarea, summary, a[href], [role=option], [role=switch], .card, .seat, .banner";
  const controls = [...root.querySelectorAll(CONTROLS)].filter((el) => isShown(el) && !el.closest(".flight, .reader, [inert]"));
  const placed = [];
  for (const el of controls) {
    // A card that is turned sticks out of its box.
    if (el.matches(".fan .card, .arc .card, .pile .card, .squared .card, .callout .card, .figure .card")) continue;
    const { problem, part } = placeOf(el, boxOf(el));
    if (problem) found.push(`${name(el)} ${problem}`);
    // A press in the middle of a control is its own. A label and its field are one, and so are a meld and what explains it.
    const [x, y] = [(part.left + part.right) / 2, (part.top + part.bottom) / 2];
    const hit = part.left >= part.right || part.top >= part.bottom || el.matches(".card, .seat, .banner:not(button)") || x < 0 || y < 0 || x >= innerWidth || y >= innerHeight ? null : document.elementFromPoint(x, y);
    if (hit && !el.contains(hit) && !hit.contains(el) && layerOf(hit) === layerOf(el) && hit.closest("label, .meld") !== (el.closest("label, .meld") ?? el)) {
      found.push(`${name(hit)} takes the press on ${name(el)}`);
    }
    // Marks of a graph stand where the decisions are.
    if (!el.matches(".card, .seat, .explain, .add, .place, .remove, .mark-button") && !el.closest(".segmented, .option, .switch") && part.right - part.left > 2 && part.bottom - part.top > 2) placed.push([el, part]);
  }
  const over = (a, b, dx = 2, dy = dx) => a.left < b.right - dx && b.left < a.right - dx && a.top < b.bottom - dy && b.top < a.bottom - dy;
  for (const [at, [one, box]] of placed.entries()) {
    for (const [other, box2] of placed.slice(at + 1)) {
      if (over(box, box2) && layerOf(one) === layerOf(other) && !one.contains(other) && !other.contains(one)) found.push(`${name(one)} lies over ${name(other)}`);
    }
  }

  // Texts, line by line.
  const lines = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const el = node.parentElement;
    if (!node.data.trim() || el.closest("svg, script, style, select, textarea, .flight, .reader, .reel, [inert], [data-card] > .card-text") || !isShown(el)) continue;
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) if (line.width > 1 && line.height > 1) lines.push([el, line]);
  }
  for (const el of root.querySelectorAll(".tiny")) if (isShown(el)) lines.push([el, boxOf(el)]);
  // Names that players give may be shortened where their full form is heard or shown in a title: no rule, button or number.
  const isShortened = (el) => el.matches(".player-name b, .zone-players, .score > .side, .game-title") && styleOf(el).textOverflow === "ellipsis";
  // Of the height of a line a capital letter takes the middle.
  const inks = [];
  for (const [el, line] of lines) {
    const short = isShortened(el) ? boxOf(el) : line;
    const ink = { left: Math.max(line.left, short.left), right: Math.min(line.right, short.right), top: line.top + line.height * 0.18, bottom: line.bottom - line.height * 0.22 };
    const { problem, part } = placeOf(el, ink, 1.5);
    if (problem) found.push(`the text of ${name(el)} ${problem}`);
    const around = el.closest("button, .btn, .seat, summary, .banner, .whose-turn, .own-prompt, .obligation, .telling, td, th, .segmented label, .callout, .notice, .coach, .hint-sheet, .question, .entry, .caption, .zone-feet, dt, dd, h1, h2, h3");
    const edge = around && boxOf(around);
    const free = around?.matches(".caption, .change-tag") || (around && styleOf(around).display === "inline");
    if (edge && !free && !problem && (ink.left < edge.left - 1.5 || ink.right > edge.right + 1.5 || ink.top < edge.top - 1.5 || ink.bottom > edge.bottom + 1.5)) {
      found.push(`the text of ${name(el)} leaves ${name(around)}`);
    }
    if (part.right - part.left > 1 && part.bottom - part.top > 1) inks.push([el, part]);
  }
  for (const el of new Set(lines.map(([el]) => el))) {
    for (let up = el; up && up !== root && up !== document.body; up = up.parentElement) {
      const style = styleOf(up);
      if (style.display === "contents" || style.display === "inline") continue;
      if (!isShortened(up) && /hidden|clip/.test(style.overflowX) && up.scrollWidth > up.clientWidth + 1 && up.clientWidth > 0) found.push(`${name(up)} is cut short: ${up.scrollWidth} of ${up.clientWidth}`);
      if (up.matches("button, dialog, .zone, .table-area")) break;
    }
  }
  // Where the ink of two texts meets, neither can be read.
  for (const [at, [one, a]] of inks.entries()) {
    for (let next = at + 1; next < inks.length; next += 1) {
      const [other, b] = inks[next];
      if (one === other || !over(a, b, 1.5)) continue;
      if (one.contains(other) || other.contains(one) || layerOf(one) !== layerOf(other)) continue;
      found.push(`the texts of ${name(one)} and ${name(other)} run into each other`);
    }
  }
  // What is painted over a text.
  const paints = (el) => {
    const style = styleOf(el);
    return el.matches(".card, img") || style.backgroundImage !== "none" || !/, 0\)$|transparent/.test(style.backgroundColor);
  };
  // Only what takes presses is found at a point.
  const pressed = new CSSStyleSheet();
  pressed.replaceSync("* { pointer-events: auto !important; }");
  document.adoptedStyleSheets.push(pressed);
  for (const [el, part] of inks) {
    const y = (part.top + part.bottom) / 2;
    for (const share of [0.05, 0.5, 0.95]) {
      const x = part.left + (part.right - part.left) * share;
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
      for (const top of document.elementsFromPoint(x, y)) {
        if (top === el || top.contains(el) || el.contains(top)) break;
        if (!paints(top) || (top.localName === "input" && styleOf(top).opacity === "0")) continue;
        if (layerOf(top) !== layerOf(el)) break;
        found.push(`${name(top)} covers the text of ${name(el)}`);
        break;
      }
    }
  }
  document.adoptedStyleSheets.pop();
  // Placeholders have no boxes: their widths are measured.
  for (const el of root.querySelectorAll("input[placeholder]")) {
    // A title that the player gave may be long.
    if (!isShown(el) || el.value || el.matches(".title-field")) continue;
    const style = styleOf(el);
    const pen = new OffscreenCanvas(1, 1).getContext("2d");
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const room = el.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    const width = pen.measureText(el.placeholder).width;
    if (width > room + 1) found.push(`the placeholder “${el.placeholder}” is ${Math.round(width)} wide of ${Math.round(room)}`);
  }
  for (const el of root.querySelectorAll("select")) {
    if (!isShown(el)) continue;
    const style = styleOf(el);
    const pen = new OffscreenCanvas(1, 1).getContext("2d");
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const room = el.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - 4;
    // Where only a few letters fit into the window, what is too long is read in the open list.
    if (html.matches("[data-letters~='17']")) continue;
    // Each choice fits; names that players give may be shortened.
    for (const { textContent, value } of el.matches(".look-from > select") ? el.querySelectorAll("[value=all]") : el.options) {
      const width = pen.measureText(textContent).width;
      if (width > room + 1) found.push(`the choice “${textContent || value}” is ${Math.round(width)} wide of ${Math.round(room)}`);
    }
  }
  return [...new Set(found)].slice(0, 12);
}
