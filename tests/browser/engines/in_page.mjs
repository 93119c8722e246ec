// What runs in the page for a locator: it finds elements by the steps of the locator, as Playwright does where the tests need it.

/** Installs the finder as `window.finder`. */
export function install() {
  if (window.finder) return;
  const ROLES = {
    A: "link", BUTTON: "button", DIALOG: "dialog", H1: "heading", H2: "heading", H3: "heading", LI: "listitem", OL: "list", OPTION: "option",
    SECTION: "region", SELECT: "combobox", TABLE: "table", TEXTAREA: "textbox", UL: "list",
  };
  const INPUTS = { checkbox: "checkbox", radio: "radio", range: "slider", search: "searchbox" };
  const tidy = (text) => text.replace(/\s+/g, " ").trim();
  const isVisible = (element) => {
    if (!element.checkVisibility({ visibilityProperty: true })) return false;
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0;
  };
  const isPerceived = (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest("[aria-hidden=true], [inert]");
  const roleOf = (element) => {
    const role = element.getAttribute("role");
    if (role) return role;
    return element.tagName === "INPUT" ? INPUTS[element.type] ?? "textbox" : ROLES[element.tagName];
  };
  const contentOf = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return node.data;
    if (node.nodeType !== Node.ELEMENT_NODE || node.getAttribute("aria-hidden") === "true") return "";
    const { display, visibility } = getComputedStyle(node);
    if (display === "none" || visibility === "hidden") return "";
    const label = node.getAttribute("aria-label");
    if (label) return label;
    const text = [...node.childNodes].map(contentOf).join("");
    return display === "inline" ? text : ` ${text} `;
  };
  const nameOf = (element) => {
    const ids = element.getAttribute("aria-labelledby");
    if (ids) return tidy(ids.split(" ").map((id) => document.getElementById(id)?.textContent ?? "").join(" "));
    const labels = [...(element.labels ?? [])].map(contentOf).join(" ");
    return tidy(element.getAttribute("aria-label") ?? (labels || contentOf(element) || element.title));
  };
  const matches = (text, { pattern, flags, words, exact }) => {
    if (pattern !== undefined) return new RegExp(pattern, flags).test(text);
    return exact ? text === tidy(words) : text.toLowerCase().includes(tidy(words).toLowerCase());
  };
  const STEPS = {
    css: (roots, { css }) => {
      const all = new Set(roots.flatMap((root) => [...root.querySelectorAll(css)]));
      return roots.length > 1 ? [...document.querySelectorAll(css)].filter((one) => all.has(one)) : [...all];
    },
    role: (roots, { role, name }) => STEPS.css(roots, { css: "*" }).filter((one) => {
      return roleOf(one) === role && isPerceived(one) && (name === undefined || matches(nameOf(one), name));
    }),
    text: (found, { text }) => found.filter((one) => matches(tidy(one.textContent), text)),
    has: (found, { has }) => found.filter((one) => find(has, [one]).length > 0),
    nth: (found, { nth }) => [found.at(nth)].filter(Boolean),
  };
  const find = (steps, roots = [document]) => steps.reduce((found, step) => STEPS[step.kind](found, step), roots);

  /** Where an element can be pressed; else why it cannot. It must not be covered, unless `force` is set. */
  const pointOf = async (element, { position, force }) => {
    if (!isVisible(element)) return { why: "it is not visible" };
    if (!force && (element.disabled || element.getAttribute("aria-disabled") === "true")) return { why: "it is disabled" };
    const before = element.getBoundingClientRect();
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    let box = element.getBoundingClientRect();
    if (box.x !== before.x || box.y !== before.y) return { why: "it moves" };
    const isInside = () => box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight && box.right <= innerWidth;
    if (!isInside()) {
      element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      box = element.getBoundingClientRect();
    }
    const [x, y] = [box.x + (position?.x ?? box.width / 2), box.y + (position?.y ?? box.height / 2)];
    const hit = document.elementFromPoint(x, y);
    const isHit = hit !== null && (element.contains(hit) || hit.closest("label")?.control === element || hit === element.closest("label"));
    if (!force && !isHit) return { why: `${hit?.outerHTML.slice(0, 80)} covers it` };
    return { x: Math.round(x), y: Math.round(y) };
  };
  // A click follows its release in the same task or the next.
  let released = 0;
  addEventListener("pointerup", () => setTimeout(() => (released += 1)), true);
  Object.defineProperty(window, "finder", { value: { find, isVisible, pointOf, nameOf, released: () => released } });
}
