// People with a device of their own each, who sit at one table: their browsers, and what they do there by clicks and taps. Who has a phone knows no
// word of the page, so that each may speak another language; the host speaks English.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { launchBrowser } from "../lib/launch.mjs";
import { nextFrames, ready } from "../lib/game.mjs";
import { choosePlainAction, clickAction } from "../lib/player.mjs";
import { tapAction } from "../lib/touch_player.mjs";
import { startFirefox } from "../engines/marionette.mjs";
import { WebDriverPage } from "../engines/page.mjs";

export const pause = (ms) => new Promise((done) => setTimeout(done, ms));

/** Waits until a check gives something truthy. Gives that, and the seconds that it took. */
export async function until(what, check, { limit = 30_000, every = 100 } = {}) {
  const start = Date.now();
  for (;;) {
    const value = await check();
    if (value) return { value, seconds: (Date.now() - start) / 1000 };
    if (Date.now() - start > limit) throw new Error(`${what}: not within ${limit / 1000} s`);
    await pause(every);
  }
}

/** The processes that a process has started, and it. */
function family(root) {
  const parents = new Map();
  for (const name of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    try {
      parents.set(Number(name), Number(readFileSync(`/proc/${name}/stat`, "utf8").replace(/^.*\) /s, "").split(" ")[1]));
    } catch {
      // It has ended meanwhile.
    }
  }
  const found = [root];
  for (const one of found) for (const [child, parent] of parents) if (parent === one) found.push(child);
  return found;
}

/** How a phone puts a browser to sleep: all its processes stand still. */
function sleepOf(root) {
  const signal = (name) => family(root).forEach((one) => process.kill(one, name));
  return { fallAsleep: () => signal("SIGSTOP"), wakeUp: () => signal("SIGCONT") };
}

/** A person at a device. */
export class Person {
  /** `start` opens a browser: its `page`, `version`, `errors`, `stop`, and the ways in which it sleeps and changes its colours. */
  constructor(name, language, device, browser) {
    Object.assign(this, { name, language, device, ...browser });
  }

  /** Presses an element: with a finger on a phone, else with the mouse. */
  async press(css) {
    const element = this.page.locator(css).first();
    await element.waitFor();
    await (this.isPhone ? element.tap() : element.click());
    await nextFrames(this.page);
  }

  async write(css, text) {
    const field = this.page.locator(css);
    await field.fill(text);
    // The value is taken when the field is left.
    await field.evaluate((field) => field.blur());
  }

  shows(css) {
    return this.page.locator(css).first().isVisible();
  }

  /** What the seat sees; `null` where no table is open. */
  seen() {
    return this.page.evaluate(() => window.canasta?.observation() ?? null);
  }

  async closeDialog() {
    if (await this.shows("dialog[open] [data-intent=close]")) await this.press("dialog[open] [data-intent=close]");
  }

  /** Opens the list of who is at the table. */
  async openTable() {
    if (await this.shows("dialog[open] :is(.friends-seats, [data-intent=friends-answer])")) return;
    await this.closeDialog();
    await this.press("[data-intent='open:friends']");
    await this.page.locator("dialog[open]").waitFor();
  }

  /** Copies the own link of the open dialog. */
  async copyLink() {
    await this.press("dialog[open] [data-intent=friends-copy]");
    await this.page.locator("dialog[open] .success").first().waitFor();
    const link = await this.page.evaluate(() => navigator.clipboard.readText());
    assert.match(link, /#(join|reply)=[IR][12]\w+$/);
    return link;
  }

  /** Makes a table on the first page, with bots at these seats and friends at the others. Gives the invitation. */
  async invite({ bots = [], rules, target, away = "waits", server }) {
    await this.press(".entry[data-intent='open:new-game']");
    await this.press(`dialog[open] [data-intent='set:preset=${rules}']`);
    if (target !== undefined) await this.page.locator("dialog[open] [data-set=target]").selectOption(String(target));
    await this.press("dialog[open] [data-intent='open:friends']");
    await this.write("dialog[open] [data-set=friends-name]", this.name);
    for (const seat of bots) await this.press(`dialog[open] [data-intent='friends-seat:${seat}.bot']`);
    await this.press(`dialog[open] [data-intent='friends-away:${away}']`);
    if (server !== undefined) {
      const part = "dialog[open] details:has([data-set=friends-server-room])";
      // Otherwise the foot of the dialog may cover it.
      await this.page.evaluate((part) => document.querySelector(part).scrollIntoView({ block: "center" }), part);
      await this.press(`${part} > summary`);
      await this.write("dialog[open] [data-set=friends-server-room]", server);
    }
    await this.press("dialog[open] [data-intent=friends-invite]");
    return this.copyLink();
  }

  /** Opens an invitation and answers it. Gives the reply. */
  async answer(invitation) {
    await this.comeBy(invitation);
    return this.copyLink();
  }

  /** Opens an invitation to a room and answers it: there is nothing to send back. */
  async comeBy(invitation) {
    await this.page.goto(invitation);
    await ready(this.page);
    await this.write("dialog[open] [data-set=friends-name]", this.name);
    await this.press("dialog[open] [data-intent=friends-answer]");
  }

  /** Another reply at a table whose line is cut. A page that was loaded again makes it by itself. */
  async answerAgain() {
    await this.openTable();
    const [copy, answer] = ["dialog[open] [data-intent=friends-copy]", "dialog[open] [data-intent=friends-answer]"];
    await this.page.locator(`${copy}, ${answer}:not([aria-disabled])`).first().waitFor();
    if (!(await this.shows(copy))) await this.press(answer);
    return this.copyLink();
  }

  /** Opens a reply in another tab of the browser, as a tap on it in a chat does. */
  async openReply(reply) {
    const tab = await this.page.context().newPage();
    await tab.goto(reply);
    await tab.locator("dialog[open] .success").first().waitFor();
    await tab.close();
  }

  /** Pastes a reply in the list of who is at the table. */
  async pasteReply(reply) {
    await this.openTable();
    await this.write("dialog[open] [data-set=friends-reply]", reply);
    await this.press("dialog[open] [data-intent=friends-apply]");
  }

  /** What the list says of a seat, once it is open. */
  async statusOf(name) {
    const rows = await this.page.locator("dialog[open] .friends-seats [role=listitem] .label").evaluateAll((all) =>
      all.map((label) => [label.querySelector("b").innerText, label.querySelector("small").innerText]));
    return rows.find(([who]) => who === name)?.[1];
  }

  /** Waits until the list says something of a seat. Gives the seconds. */
  async waitForStatus(name, status, limit) {
    await this.openTable();
    let now;
    const is = async () => status.includes((now = await this.statusOf(name)));
    return (await until(`${name} is ${status}`, is, { limit }).catch((error) => {
      throw new Error(`${error.message}, but ${now}`);
    })).seconds;
  }

  async reload() {
    await this.page.reload();
    await ready(this.page);
  }

  /** Plays a step, if it is this person's turn. Gives the action; `null` if it is not. */
  async act() {
    const action = await this.page.evaluate(choosePlainAction);
    if (action !== null) await (this.isPhone ? tapAction : clickAction)(this.page, action);
    return action;
  }
}

/** The browser of a laptop or a phone, in Chromium. */
export async function chromium({ device, viewport, isPhone, locale }) {
  const browser = await launchBrowser([], await device.wrapperOf(process.env.CHROME));
  const permissions = ["clipboard-read", "clipboard-write"];
  const context = await browser.newContext({ viewport, locale, hasTouch: isPhone, isMobile: isPhone, reducedMotion: "reduce", permissions });
  const errors = [];
  context.on("console", (message) => {
    const { url } = message.location();
    // The browser asks the host for the icon of a document that names none.
    if (message.type() === "error" && !url.endsWith("/favicon.ico")) errors.push(`${message.text()} (${url})`);
  });
  context.on("weberror", (event) => errors.push(String(event.error()?.stack ?? event.error())));
  const page = await context.newPage();
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  const sleep = sleepOf(processInfo.find(({ type }) => type === "browser").id);
  return {
    engine: `Chromium ${browser.version()}`,
    page,
    isPhone,
    errors: async () => errors,
    setColours: (colorScheme) => page.emulateMedia({ colorScheme }),
    ...sleep,
    stop: () => {
      sleep.wakeUp();
      return browser.close();
    },
  };
}

/** The browser of a laptop or a phone, in Firefox. */
export async function firefox({ device, viewport, isPhone, locale }) {
  const preferences = {
    "intl.accept_languages": locale,
    "dom.events.testing.asyncClipboard": true,
    ...(isPhone && {
      "dom.w3c_touch_events.enabled": 1,
      "ui.primaryPointerCapabilities": 1,
      "ui.allPointerCapabilities": 1,
      "ui.useOverlayScrollbars": 1,
    }),
  };
  const browser = await startFirefox({ program: process.env.FIREFOX, preferences, within: device.within });
  const page = new WebDriverPage(browser);
  // A window of Firefox is at least 450 pixels wide: the page takes a part of it.
  await page.setViewportSize({ width: Math.max(500, viewport.width), height: viewport.height });
  await browser.inBrowser(`gBrowser.selectedBrowser.style.maxWidth = "${viewport.width}px"`);
  await page.waitForFunction((width) => innerWidth === width, viewport.width);
  const setColours = (scheme) => browser.inBrowser(`Services.prefs.setIntPref("layout.css.prefers-color-scheme.content-override", ${scheme === "dark" ? 0 : 1})`);
  const sleep = sleepOf(browser.process);
  return {
    engine: `Firefox ${browser.version}`,
    page,
    isPhone,
    errors: browser.errors,
    setColours,
    ...sleep,
    stop: () => {
      sleep.wakeUp();
      return browser.stop();
    },
  };
}

/** The hand has ended at this page. */
const hasEnded = (seen) => seen !== null && seen.ended !== null;

/** People at one table; the first one is the host. */
export class Party {
  constructor(people) {
    this.people = people;
    this.host = people[0];
    this.guests = people.slice(1);
    this.actions = new Map(people.map(({ name }) => [name, 0]));
    this.hands = 0;
  }

  async isOver() {
    return this.host.page.evaluate(() => /^result /m.test(window.canasta.record()));
  }

  /** The host deals the next hand, and all see it. */
  async nextHand() {
    this.hands += 1;
    await this.#dealBy("next-hand");
  }

  /** The host begins another match with all. */
  async nextMatch() {
    await this.#dealBy("same-again");
  }

  async #dealBy(intent) {
    await this.host.press(`dialog.scene[open] [data-intent=${intent}]`);
    for (const person of this.people) {
      await until(`${person.name} sees the next hand`, async () => !hasEnded(await person.seen()), { limit: 60_000 });
    }
  }

  /** All play until a seat is to act, and every page shows it. Gives whether the match is over. */
  async playUntilTurn(seat) {
    const isTurn = async () => (await this.host.seen()).to_act === seat;
    if (await this.playOn({ isDone: isTurn })) return true;
    for (const person of this.people) await until(`${person.name} sees whose turn it is`, async () => (await person.seen()).to_act === seat);
    return false;
  }

  /**
   * All who are there play, through as many hands as it takes: until they have acted so often, or `isDone`, or the end of the match. Fails where
   * nothing happens for long. Gives whether the match is over.
   */
  async playOn({ actions = Infinity, isDone = async () => false, awake = this.people, quiet = 90_000 } = {}) {
    let left = actions;
    let last = Date.now();
    while (left > 0 && !(await isDone())) {
      for (const person of awake) {
        if (left > 0 && (await person.act()) !== null) {
          this.actions.set(person.name, this.actions.get(person.name) + 1);
          left -= 1;
          last = Date.now();
        }
      }
      const seen = await this.host.seen();
      if (hasEnded(seen)) {
        if (await this.isOver()) {
          this.hands += 1;
          return true;
        }
        await this.nextHand();
        last = Date.now();
      }
      if (Date.now() - last > quiet) throw new Error(`nobody has played for ${quiet / 1000} s: seat ${seen?.to_act} is to act`);
      await pause(30);
    }
    return false;
  }
}
