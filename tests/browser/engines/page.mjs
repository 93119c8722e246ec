// A page of a browser that is driven by WebDriver, with the calls of Playwright's page that the smoke tests use.

import { writeFile } from "node:fs/promises";
import { install } from "./in_page.mjs";

const KEYS = {
  Alt: "\uE00A", ArrowDown: "\uE015", ArrowLeft: "\uE012", ArrowRight: "\uE014", ArrowUp: "\uE013", Backspace: "\uE003", Control: "\uE009",
  Delete: "\uE017", End: "\uE010", Enter: "\uE007", Escape: "\uE00C", Home: "\uE011", Shift: "\uE008", Space: " ", Tab: "\uE004",
};
const BUTTONS = { left: 0, middle: 1, right: 2 };
/** How long anything waits, in milliseconds. */
const LIMIT = 20_000;

const pause = (ms) => new Promise((done) => setTimeout(done, ms));

/** A text or a regular expression, for the page. */
const pattern = (text, exact = false) =>
  text instanceof RegExp ? { pattern: text.source, flags: text.flags } : { words: text, exact };

class Locator {
  #page;
  #steps;

  constructor(page, steps) {
    this.#page = page;
    this.#steps = steps;
  }

  #then(step) {
    return new Locator(this.#page, [...this.#steps, step]);
  }

  locator = (css) => this.#then({ kind: "css", css });
  getByRole = (role, { name, exact } = {}) => this.#then({ kind: "role", role, name: name === undefined ? undefined : pattern(name, exact) });
  nth = (nth) => this.#then({ kind: "nth", nth });
  first = () => this.nth(0);
  last = () => this.nth(-1);

  filter({ hasText, has }) {
    const texts = hasText === undefined ? this : this.#then({ kind: "text", text: pattern(hasText) });
    return has === undefined ? texts : texts.#then({ kind: "has", has: has.#steps });
  }

  /** Calls a function in the page with the elements. */
  evaluateAll(body, argument) {
    return this.#page.find(this.#steps, body, argument);
  }

  /** Calls a function in the page with the only element, once it is there. */
  async evaluate(body, argument) {
    const told = `(all, argument) => all.length === 1 ? Promise.resolve((${body})(all[0], argument)).then((value) => ({ value })) : { count: all.length }`;
    return this.#wait(async () => {
      const { value, count } = await this.#page.find(this.#steps, told, argument);
      if (count > 1) throw new Error(`${this}: ${count} elements`);
      return count === 0 ? { why: "it is not there" } : { value };
    });
  }

  async #wait(attempt) {
    const end = Date.now() + LIMIT;
    for (;;) {
      const { why, value } = await attempt();
      if (why === undefined) return value;
      if (Date.now() > end) throw new Error(`${this}: ${why}`);
      await pause(30);
    }
  }

  count = () => this.evaluateAll((all) => all.length);
  innerText = () => this.evaluate((element) => element.innerText);
  allInnerTexts = () => this.evaluateAll((all) => all.map((element) => element.innerText));
  getAttribute = (name) => this.evaluate((element, name) => element.getAttribute(name), name);
  isVisible = () => this.evaluateAll((all) => all.length > 0 && window.finder.isVisible(all[0]));
  focus = () => this.evaluate((element) => element.focus());
  boundingBox = () => this.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x, y, width, height };
  });

  waitFor({ state = "visible" } = {}) {
    return this.#wait(async () => {
      const isVisible = await this.isVisible();
      return isVisible === (state === "visible") ? {} : { why: `it is not ${state}` };
    });
  }

  /** Where the element can be pressed, once it can. */
  #point({ position, force = false }) {
    return this.#wait(async () => {
      const found = await this.evaluate((element, how) => window.finder.pointOf(element, how), { position, force });
      return found.why === undefined ? { value: found } : found;
    });
  }

  async click({ button = "left", ...how } = {}) {
    const { x, y } = await this.#point(how);
    await this.#page.mouse.click(x, y, { button });
  }

  async tap(how = {}) {
    const { x, y } = await this.#point(how);
    await this.#page.touchscreen.tap(x, y);
  }

  async fill(text) {
    await this.evaluate((field, text) => {
      field.focus();
      field.value = text;
      field.dispatchEvent(new Event("input", { bubbles: true }));
      field.dispatchEvent(new Event("change", { bubbles: true }));
    }, text);
  }

  toString() {
    return this.#steps.map((step) => JSON.stringify(step)).join(" ");
  }
}

export class WebDriverPage {
  #browser;
  #url = "";
  /** Where the pointer is. */
  #at = [0, 0];
  /** How much higher the window is than the page. */
  #bars = 0;

  constructor(browser) {
    this.#browser = browser;
  }

  #act(source, actions) {
    return this.#browser.send("WebDriver:PerformActions", { actions: [{ ...source, actions }] });
  }

  /** Releases a button, and waits until the page has heard of it: WebKit answers before that. */
  async #release(act) {
    const before = await this.#run(`() => { (${install})(); return window.finder.released(); }`);
    await act();
    for (let n = 0; n < 200; n += 1) {
      // A page that is left has no finder.
      const now = await this.#run("() => window.finder?.released() ?? Infinity").catch(() => Infinity);
      if (now === null || now > before) return;
      await pause(10);
    }
    throw new Error("the page hears of no click");
  }

  #point = (...actions) => this.#act({ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" } }, actions);
  #press = (...actions) => this.#act({ type: "key", id: "keys" }, actions);

  mouse = {
    move: async (x, y, { steps = 1 } = {}) => {
      const [fromX, fromY] = this.#at;
      const moves = Array.from({ length: steps }, (_, n) => {
        const part = (n + 1) / steps;
        return { type: "pointerMove", x: Math.round(fromX + (x - fromX) * part), y: Math.round(fromY + (y - fromY) * part), duration: steps > 1 ? 16 : 0 };
      });
      await this.#point(...moves);
      this.#at = [x, y];
    },
    down: ({ button = "left" } = {}) => this.#point({ type: "pointerDown", button: BUTTONS[button] }),
    up: ({ button = "left" } = {}) => this.#release(() => this.#point({ type: "pointerUp", button: BUTTONS[button] })),
    click: async (x, y, { button = "left" } = {}) => {
      this.#at = [x, y];
      if (button === "right" && this.#browser.clickRight) {
        const bars = await this.#run("() => outerHeight - innerHeight");
        await this.#release(() => this.#browser.clickRight(Math.round(x), Math.round(y) + Math.max(bars, this.#bars)));
        return;
      }
      const press = ["pointerDown", "pointerUp"].map((type) => ({ type, button: BUTTONS[button] }));
      await this.#release(() => this.#point({ type: "pointerMove", x: Math.round(x), y: Math.round(y), duration: 0 }, ...press));
    },
  };

  touchscreen = {
    tap: (x, y) => {
      const finger = { type: "pointer", id: "finger", parameters: { pointerType: "touch" } };
      const press = ["pointerDown", "pointerUp"].map((type) => ({ type, button: 0 }));
      return this.#release(() => this.#act(finger, [{ type: "pointerMove", x, y, duration: 0 }, ...press]));
    },
  };

  keyboard = {
    press: async (key) => {
      const values = key.split("+").map((part) => KEYS[part] ?? part);
      const down = values.map((value) => ({ type: "keyDown", value }));
      await this.#press(...down, ...values.reverse().map((value) => ({ type: "keyUp", value })));
    },
    type: async (text) => {
      for (const letter of text) await this.keyboard.press(letter);
    },
  };

  locator = (css) => new Locator(this, []).locator(css);
  getByRole = (role, options) => new Locator(this, []).getByRole(role, options);

  /** Runs the text of an expression in the page and waits for its value. */
  async #run(expression, ...args) {
    const script = `const [...args] = arguments; const done = args.pop();
      Promise.resolve().then(() => (${expression})(...args)).then((value) => done({ value }), (error) => done({ error: String(error) + "\\n" + (error?.stack ?? "") }));`;
    const answer = await this.#browser.send("WebDriver:ExecuteAsyncScript", { script, args });
    if (answer?.error !== undefined) throw new Error(answer.error);
    return answer?.value ?? undefined;
  }

  /** Calls a function in the page with the elements of a locator. */
  async find(steps, body, argument) {
    const told = `(steps, argument) => { (${install})(); return (${body})(window.finder.find(steps), argument); }`;
    return this.#run(told, steps, argument ?? null);
  }

  /** The value of a function, or of the text of an expression. What has no value is `null`, as between Playwright and a page. */
  async evaluate(body, argument) {
    const value = typeof body === "function" ? this.#run(`(argument) => (${body})(argument ?? undefined)`, argument ?? null) : this.#run(`() => (${body})`);
    return (await value) ?? null;
  }

  async waitForFunction(body, argument, { timeout = LIMIT, polling = 30 } = {}) {
    const end = Date.now() + timeout;
    for (;;) {
      const test = `(argument) => Promise.resolve((${body})(argument ?? undefined)).then((value) => (value instanceof Node ? true : value))`;
      // A page that is navigating has no answer.
      const value = await this.#run(test, argument ?? null).catch(() => null);
      if (value) return value;
      if (Date.now() > end) throw new Error(`waited in vain for ${String(body).slice(0, 200)}`);
      await pause(polling);
    }
  }

  waitForTimeout = pause;

  async goto(url) {
    this.#url = url;
    await this.#browser.send("WebDriver:Navigate", { url });
  }

  /** Reloads as a person does: that of Marionette passes the service worker by. */
  async reload() {
    await this.#run("() => { window.isLeft = true; setTimeout(() => location.reload()); }");
    await this.waitForFunction(() => !window.isLeft && document.readyState === "complete");
  }

  url = () => this.#url;

  /** Makes the inside of the window as large as that. */
  async setViewportSize({ width, height }) {
    let [more, higher] = [0, 0];
    for (let n = 0; n < 40; n += 1) {
      await this.#browser.send("WebDriver:SetWindowRect", { x: 0, y: 0, width: width + more, height: height + higher });
      for (let m = 0; m < 10; m += 1) {
        const [x, y] = await this.#run("() => [innerWidth, innerHeight]");
        if (x === width && y === height) {
          this.#bars = higher;
          return;
        }
        await pause(20);
        if (m === 9) [more, higher] = [more + width - x, higher + height - y];
      }
    }
    throw new Error(`the window does not become ${width} wide and ${height} high`);
  }

  async screenshot({ path } = {}) {
    const picture = Buffer.from(await this.#browser.send("WebDriver:TakeScreenshot", { full: false }), "base64");
    if (path) await writeFile(path, picture);
    return picture;
  }
}
