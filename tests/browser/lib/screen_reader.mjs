// A person who uses a screen reader and the keyboard.

import { accessibilityTree } from "./chromium.mjs";

/** Keys that are answered. */
const COMMAND = /^([a-z?]|Enter)$/;

/** Keys that a screen reader keeps to itself while it reads a page: in an application, a list or a field they reach the page. */
const KEPT = /^(Shift\+)?[A-Za-z0-9?]$/;

/**
 * Gives what a screen reader announces: the name, role and state of the focused element from the browser's accessibility tree, what comes
 * to the live log, alerts, and the names of dialogs. Regions behind an open dialog are not announced.
 *
 * What real readers stumble over is a fault, at which the test ends (docs/accessibility.md): a log to which one task adds several elements,
 * of which they say the last or each in any order; one whose text changes, which is said again; one that is live again with a text in it;
 * one with a label, which is read before each sentence; an alert whose text comes later, unless it is live by itself too; a dialog over an
 * application that does not own it, of which nothing is said; a command where no application, list or field has the focus.
 */
export class ScreenReader {
  constructor(page) {
    this.page = page;
  }

  /** Starts to listen. */
  async start() {
    await this.page.evaluate(() => {
      window.announced = [];
      window.faults = [];
      const announce = (text) => text.trim() && window.announced.push(text.trim());
      const fault = (what, text) => window.faults.push(`${what}: ${text.trim()}`);
      const isSilent = (region) => {
        const modal = document.querySelector("dialog[open]");
        return region.closest("[inert], [aria-live=off]") || (modal && !modal.contains(region));
      };
      const watch = new MutationObserver((changes) => {
        const whole = new Set();
        const added = [];
        for (const change of changes) {
          if (change.type === "attributes") {
            const log = change.oldValue !== null && !change.target.inert && change.target.closest("[role=log]");
            if (log && log.textContent) fault("a log is live again with a text in it", log.textContent);
            continue;
          }
          const element = change.target.nodeType === 1 ? change.target : change.target.parentElement;
          const region = element?.closest("[role=log], [role=alert], [aria-live=polite]");
          if (!region || isSilent(region)) continue;
          const role = region.getAttribute("role");
          if (role === "alert" && !region.ariaLive) fault("an alert that was there before is not said", region.textContent);
          else if (role !== "log") whole.add(region);
          else if (change.target === region) added.push(...change.addedNodes);
          else fault("the text of a log has changed", region.textContent);
        }
        for (const node of added) {
          if (node.nodeType !== 1) fault("a text stands in a log without an element", node.textContent);
          if (node.parentElement?.closest("[aria-label]")?.role === "log") fault("a log has a label", node.textContent);
          announce(node.textContent);
        }
        if (added.length > 1) fault("one task adds several elements to a log", added.map((node) => node.textContent).join(" | "));
        // An alert or another region is announced as a whole, even if only a part is new.
        for (const region of whole) if (!region.hidden) announce(region.textContent);
      });
      watch.observe(document.querySelector("#page"), {
        childList: true, subtree: true, characterData: true, attributes: true, attributeFilter: ["inert"], attributeOldValue: true,
      });
    });
  }

  /** The announcements since the last call, up to the frame after next: by then the change of a press is shown on a slow device too. */
  async announcements() {
    const { announced, faults } = await this.page.evaluate(async () => {
      await new Promise(requestAnimationFrame);
      await new Promise((done) => setTimeout(done, 12));
      return { announced: window.announced.splice(0), faults: window.faults };
    });
    if (faults.length > 0) throw new Error(faults.join("\n"));
    return announced;
  }

  /** Presses keys one after another. Gives the announcements. */
  async press(...keys) {
    for (const key of keys) if (!KEPT.test(key) || (await this.reaches(key))) await this.page.keyboard.press(key);
    const announced = await this.announcements();
    // The turns of quick opponents are collected.
    for (let n = 0; n < 12 && announced.length === 0 && COMMAND.test(keys.at(-1)); n += 1) announced.push(...(await this.announcements()));
    return announced;
  }

  /** Whether a key reaches the page. A dialog may have opened meanwhile, which is read as a page. */
  async reaches(key) {
    const place = await this.page.evaluate(() => {
      const focused = document.activeElement;
      if (focused.closest("input, textarea, select, [role=listbox], [role=menu]")) return "control";
      if (document.querySelector("dialog[open]")) return "dialog";
      return focused.closest("[role=application], [role=document]")?.getAttribute("role") ?? `nothing: ${focused.outerHTML.slice(0, 120)}`;
    });
    if (!["control", "dialog", "application"].includes(place)) throw new Error(`the screen reader keeps ${key} to itself in ${place}`);
    return place !== "dialog";
  }

  /** The nodes of the accessibility tree that are not ignored. */
  async tree() {
    const visible = (await accessibilityTree(this.page)).filter((node) => !node.ignored);
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
    const isApart = () => {
      const [application, dialog] = ["[role=application]", "dialog[open]"].map((one) => document.querySelector(one));
      return application !== null && dialog !== null && (dialog.id === "" || application.getAttribute("aria-owns") !== dialog.id);
    };
    if (await this.page.evaluate(isApart)) throw new Error("the application does not own the dialog");
    const dialog = (await this.tree()).find((node) => node.role === "dialog");
    return dialog ? [dialog.name, dialog.about].filter(Boolean).join(". ") : null;
  }

  /** Waits until an announcement matches or, unless they do not count, a dialog is open. */
  async waitFor(pattern, { withDialogs = true } = {}) {
    const all = [];
    for (let n = 0; n < 250; n += 1) {
      all.push(...(await this.announcements()));
      const found = all.find((line) => pattern.test(line)) ?? (withDialogs ? await this.dialog() : null);
      if (found) return { found, all };
    }
    throw new Error(`never announced: ${pattern}; but: ${all.join(" | ")}`);
  }
}
