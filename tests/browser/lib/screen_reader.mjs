// A person who uses a screen reader and the keyboard.

/**
 * Gives what a screen reader announces: the name, role and state of the focused element from the browser's accessibility tree, new lines
 * of the live log, alerts, and the names of dialogs. Regions behind an open dialog are not announced.
 */
export class ScreenReader {
  constructor(page) {
    this.page = page;
    this.client = null;
  }

  /** Starts to listen. */
  async start() {
    this.client ??= await this.page.context().newCDPSession(this.page);
    await this.page.evaluate(() => {
      window.announced = [];
      const announce = (text) => text.trim() && window.announced.push(text.trim());
      const watch = new MutationObserver((changes) => {
        const modal = document.querySelector("dialog[open]");
        const whole = new Set();
        for (const change of changes) {
          const element = change.target.nodeType === 1 ? change.target : change.target.parentElement;
          const region = element?.closest("[role=log], [role=alert], [role=status]");
          if (!region || region.closest("[inert], [aria-live=off]") || (modal && !modal.contains(region))) continue;
          if (region.getAttribute("role") !== "log") whole.add(region);
          else for (const node of change.addedNodes) announce(node.textContent);
        }
        // An alert or a status is announced as a whole, even if only a part is new.
        for (const region of whole) if (!region.hidden) announce(region.textContent);
      });
      watch.observe(document.querySelector("#page"), { childList: true, subtree: true, characterData: true });
    });
  }

  /** The announcements since the last call, up to the frame after next: by then the change of a press is shown on a slow device too. */
  announcements() {
    return this.page.evaluate(async () => {
      await new Promise(requestAnimationFrame);
      await new Promise((done) => setTimeout(done, 12));
      return window.announced.splice(0);
    });
  }

  /** Presses keys one after another. Gives the announcements. */
  async press(...keys) {
    for (const key of keys) await this.page.keyboard.press(key);
    return this.announcements();
  }

  /** The nodes of the accessibility tree that are not ignored. */
  async tree() {
    const { nodes } = await this.client.send("Accessibility.getFullAXTree");
    const visible = nodes.filter((node) => !node.ignored);
    return visible.map((node) => ({
      role: node.role?.value,
      name: node.name?.value ?? "",
      about: node.description?.value ?? "",
      ...Object.fromEntries((node.properties ?? []).map(({ name, value }) => [name, value.value])),
    }));
  }

  /** The role, name and state of the focused element. */
  async focus() {
    const focused = (await this.tree()).filter((node) => node.focused && node.role !== "RootWebArea");
    const { role, name, selected = false } = focused.at(-1) ?? { role: "none", name: "" };
    return { role, name, selected };
  }

  /** Moves the focus to a control with the tab key. */
  async find(role, name) {
    for (let n = 0; n < 60; n += 1) {
      const focus = await this.focus();
      if (focus.role === role && name.test(focus.name)) return;
      await this.page.keyboard.press("Tab");
    }
    throw new Error(`no ${role} ${name} is reached by the tab key`);
  }

  /** Moves the focus to a button and presses it. Gives the announcements. */
  async button(name) {
    await this.find("button", name);
    return this.press("Enter");
  }

  /** The name and description of the open dialog; null if none is open. */
  async dialog() {
    const dialog = (await this.tree()).find((node) => node.role === "dialog");
    return dialog ? [dialog.name, dialog.about].filter(Boolean).join(". ") : null;
  }

  /** Waits until an announcement matches or a dialog opens. */
  async waitFor(pattern) {
    const all = [];
    for (let n = 0; n < 250; n += 1) {
      all.push(...(await this.announcements()));
      const found = all.find((line) => pattern.test(line)) ?? (await this.dialog());
      if (found) return { found, all };
    }
    throw new Error(`never announced: ${pattern}; but: ${all.join(" | ")}`);
  }
}
