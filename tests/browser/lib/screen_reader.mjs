// A person who sees nothing: presses keys, and knows only what is heard.

/**
 * What is heard is what a screen reader has: the name, role and state of what has the focus, taken from the browser's
 * accessibility tree; the lines that come into the live log; alerts; the names of dialogs when they open. What lies
 * behind an open dialog is not heard.
 */
export class ScreenReader {
  constructor(page) {
    this.page = page;
    this.client = null;
  }

  async start() {
    this.client ??= await this.page.context().newCDPSession(this.page);
    await this.page.evaluate(() => {
      window.heard = [];
      const hear = (text) => text.trim() && window.heard.push(text.trim());
      const watch = new MutationObserver((changes) => {
        const modal = document.querySelector("dialog[open]");
        const whole = new Set();
        for (const change of changes) {
          const element = change.target.nodeType === 1 ? change.target : change.target.parentElement;
          const region = element?.closest("[role=log], [role=alert], [role=status]");
          if (!region || region.closest("[inert]") || (modal && !modal.contains(region))) continue;
          if (region.getAttribute("role") !== "log") whole.add(region);
          else for (const node of change.addedNodes) hear(node.textContent);
        }
        // An alert and a status are said as a whole, however much of them is new.
        for (const region of whole) if (!region.hidden) hear(region.textContent);
      });
      watch.observe(document.querySelector("#page"), { childList: true, subtree: true, characterData: true });
    });
  }

  /** What was said since the last time, until after the next picture: a slow device shows by then what a press has done. */
  announcements() {
    return this.page.evaluate(async () => {
      await new Promise(requestAnimationFrame);
      await new Promise((done) => setTimeout(done, 12));
      return window.heard.splice(0);
    });
  }

  async press(...keys) {
    for (const key of keys) await this.page.keyboard.press(key);
    return this.announcements();
  }

  /** The accessibility tree, as a list of what can be heard. */
  async tree() {
    const { nodes } = await this.client.send("Accessibility.getFullAXTree");
    const heard = nodes.filter((node) => !node.ignored);
    return heard.map((node) => ({
      role: node.role?.value,
      name: node.name?.value ?? "",
      about: node.description?.value ?? "",
      ...Object.fromEntries((node.properties ?? []).map(({ name, value }) => [name, value.value])),
    }));
  }

  /** The name and state of what has the focus. */
  async focus() {
    const focused = (await this.tree()).filter((node) => node.focused && node.role !== "RootWebArea");
    const { role, name, selected = false } = focused.at(-1) ?? { role: "none", name: "" };
    return { role, name, selected };
  }

  /** The name of the open dialog, and what is said about it; null if none is open. */
  async dialog() {
    const dialog = (await this.tree()).find((node) => node.role === "dialog");
    return dialog ? [dialog.name, dialog.about].filter(Boolean).join(". ") : null;
  }

  /** Waits until something is said that matches, or a dialog opens. */
  async waitFor(pattern) {
    const all = [];
    for (let n = 0; n < 250; n += 1) {
      all.push(...(await this.announcements()));
      const found = all.find((line) => pattern.test(line)) ?? (await this.dialog());
      if (found) return { found, all };
    }
    throw new Error(`never said: ${pattern}; but: ${all.join(" | ")}`);
  }
}
