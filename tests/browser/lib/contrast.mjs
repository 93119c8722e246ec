// The contrast of texts on gradients and on other elements, which axe-core leaves open.

/**
 * For each element that a selector of axe-core names, the least contrast of its text with what lies below it: a line for each text that
 * has too little. Of a gradient, the worst of its colours counts. Runs in the page.
 */
export const tooFaint = (selectors) => {
  const rgba = (text) => {
    const [r, g, b, a = 1] = text.match(/[\d.]+/g).map(Number);
    // `color(srgb …)` counts from 0 to 1.
    const scale = text.startsWith("color(") ? 255 : 1;
    return [r * scale, g * scale, b * scale, a];
  };
  const over = (top, below) => [0, 1, 2].map((at) => top[at] * top[3] + below[at] * (1 - top[3])).concat(1);
  const luminance = (colour) => {
    const [r, g, b] = colour.slice(0, 3).map((one) => (one / 255 <= 0.04045 ? one / 255 / 12.92 : ((one / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ratio = (one, other) => {
    const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };
  const COLOUR = /rgba?\([^)]*\)|color\(srgb[^)]*\)/g;
  /** The colours that may show where these elements lie over each other, the lowest element first. */
  const backgrounds = (layers) => {
    let all = [[255, 255, 255, 1]];
    const lay = (colours) => {
      const next = all.flatMap((below) => colours.map((top) => over(top, below)));
      all = [...new Map(next.map((colour) => [colour.map(Math.round).join(), colour])).values()].slice(0, 64);
    };
    for (const layer of layers) {
      const { backgroundColor, backgroundImage, opacity } = getComputedStyle(layer);
      if (opacity === "0") continue;
      lay([rgba(backgroundColor)]);
      // The first image lies on top.
      for (const image of backgroundImage.split(/,\s*(?=[a-z-]+\()/).reverse()) {
        const stops = image.includes("gradient") ? image.match(COLOUR) : null;
        if (stops) lay(stops.map(rgba));
      }
    }
    return all;
  };
  const found = [];
  for (const selector of selectors) {
    const element = document.querySelector(selector);
    const text = [...(element?.childNodes ?? [])].find((node) => node.nodeType === Node.TEXT_NODE && node.data.trim() !== "");
    if (!text || element.closest("[inert], :disabled, [aria-disabled=true], [hidden]")) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, top, width, height } = range.getBoundingClientRect();
    if (width === 0 || height === 0) continue;
    const stack = document.elementsFromPoint(left + width / 2, top + height / 2);
    const ancestors = [];
    for (let at = element; at; at = at.parentElement) ancestors.push(at);
    // Something else covers the text, or it is scrolled out of sight: then it lies on its ancestors.
    const below = stack[0] === element || stack.includes(element) ? stack.slice(stack.indexOf(element)) : ancestors;
    const faded = ancestors.reduce((product, one) => product * Number(getComputedStyle(one).opacity), 1);
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const ink = rgba(color);
    ink[3] *= faded;
    const size = Number.parseFloat(fontSize);
    const needed = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5;
    const least = Math.min(...backgrounds(below.reverse()).map((ground) => ratio(over(ink, ground), ground)));
    if (least < needed - 0.005) found.push(`contrast ${least.toFixed(2)} of ${needed}: ${selector} “${text.data.trim().slice(0, 30)}”`);
  }
  return found;
};
