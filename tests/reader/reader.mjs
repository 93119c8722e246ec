// A person at the keyboard who hears what Orca says of the game in a browser.

import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Session } from "./session.mjs";

/** A profile of Firefox that asks and offers nothing. */
const FIREFOX = Object.entries({
  "browser.shell.checkDefaultBrowser": false, "browser.aboutwelcome.enabled": false, "datareporting.policy.dataSubmissionEnabled": false,
  "browser.startup.homepage_override.mstone": "ignore", "toolkit.telemetry.reportingpolicy.firstRun": false, "browser.translations.enable": false,
  "termsofuse.bypassNotification": true, "browser.sessionstore.resume_from_crash": false, "app.update.enabled": false,
  // A page of a new tab that is loaded ahead lets Orca read the page from its beginning.
  "browser.newtab.preload": false, "browser.newtabpage.enabled": false,
}).map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`).join("");

const CHROMIUM = [
  "--force-renderer-accessibility", "--no-first-run", "--no-default-browser-check", "--test-type", "--disable-gpu", "--password-store=basic",
  "--disable-features=Translate", "--disable-search-engine-choice-screen", "--window-size=1270,880", "--window-position=0,0",
];

/** What no sentence of the game has: signs that a voice reads as it likes, words without a space, and the label of a log. */
const STRAY = /[♠♥♦♣✓×→]|check mark|\d{6,}|Game events/;

/** Times in milliseconds. The limits only end what hangs. */
const QUIET = 600;
const SILENCE = 2_000;
const LOST = 12_000;
const LIMIT = 120_000;

/** Letters and figures alone: readers have signs of their own for the rest. */
export const bare = (text) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

export class Reader {
  session = new Session();
  /** What was pressed and heard. */
  transcript = [];
  /** What was not as it should be. */
  faults = [];
  /** How many announcements and dialogs were heard. */
  heard = 0;
  #page;
  #browser = null;
  /** How long the voice takes to begin after a key, which a busy machine makes longer. */
  #lag = 300;
  /** How much of what the page told is compared. */
  #compared = 0;

  constructor(page) {
    this.#page = page;
  }

  /** Starts Orca. */
  start() {
    return this.session.start();
  }

  /** Opens the page in a browser that knows nothing of it, and hears what is said first. */
  async open(browser) {
    if (this.#browser) await this.session.end(this.#browser);
    const { url } = this.#page;
    const folder = path.join(this.session.folder, browser);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder);
    const from = this.session.size();
    if (browser === "firefox") {
      writeFileSync(path.join(folder, "user.js"), FIREFOX);
      this.#browser = this.session.spawn("firefox-esr", ["--no-remote", "--profile", folder, "--width", "1270", "--height", "880", url]);
    } else {
      const root = process.getuid() === 0 ? ["--no-sandbox"] : [];
      this.#browser = this.session.spawn(process.env.CHROME ?? "chromium", [...CHROMIUM, ...root, `--user-data-dir=${folder}`, `--app=${url}`]);
    }
    const isThere = () => this.session.lines(from).some((line) => /Canasta/.test(line));
    return this.hear("the page", () => this.session.until(isThere, LIMIT, `${browser} shows no page`));
  }

  /** Presses keys one after another, as xdotool names them, each once nothing more is said. Gives what the page told, and the voice said. */
  async press(...keys) {
    const told = [];
    const said = [];
    for (const key of keys) {
      const one = await this.hear(key, () => this.session.run("xdotool", "key", "--clearmodifiers", key));
      told.push(...one.told);
      said.push(...one.said);
    }
    return { told, said };
  }

  /** Waits until what the page told is said, and nothing more is, after something was done. */
  async hear(what, act = () => {}) {
    const from = this.session.size();
    const first = this.#compared;
    await act();
    const start = Date.now();
    let last = start;
    let size = `${from} ${first}`;
    for (let now = start; now - start < LIMIT; now = Date.now()) {
      const lines = this.session.lines(from);
      const state = `${from + lines.length} ${this.#page.told.length}`;
      if (state !== size || lines.at(-1)?.startsWith("> ")) last = now;
      if (lines.length > 0 && size.startsWith(`${from} `)) this.#lag = Math.max(this.#lag * 0.9, now - start);
      size = state;
      // What is told comes within a moment, unless it is lost.
      const words = bare(this.#said(from).join(" "));
      const isOwed = this.#page.told.slice(first).some((one) => !words.includes(bare(one.words)));
      const quiet = isOwed ? LOST : lines.length === 0 ? Math.max(SILENCE, 4 * this.#lag) : Math.max(QUIET, 2 * this.#lag);
      if (now - last > quiet) break;
      await sleep(40);
    }
    const said = this.#said(from);
    this.transcript.push(`[${what}]`, ...said.map((line) => `  ${line}`));
    const told = this.#page.told.slice(first);
    this.#compare(what, said, told);
    this.#compared += told.length;
    return { told, said };
  }

  /** What the voice has said since a line. What was cut off ends in dots. */
  #said(from) {
    const lines = this.session.lines(from);
    return lines.map((line, at) => line.startsWith("> ") && `${line.slice(2)}${lines[at + 1] === "/" ? " …" : ""}`).filter(Boolean);
  }

  /** Compares what the page told with what was said: all, once and in order. */
  #compare(what, said, told) {
    const heard = bare(said.filter((line) => !line.endsWith(" …")).join(" "));
    let from = 0;
    for (const { kind, words: text } of told) {
      const words = bare(text);
      const at = kind === "log" ? heard.indexOf(words, from) : heard.indexOf(words);
      const fault = (why) => this.fault(`[${what}] ${why}: ${text} | heard: ${said.join(" / ")}`);
      this.heard += 1;
      if (kind === "error") fault("the page fails");
      else if (at < 0) fault(heard.includes(words) ? "heard out of order" : "not heard");
      else if (kind === "log" && words.length > 12 && heard.indexOf(words, at + 1) > 0) fault("heard twice");
      if (kind === "log" && at >= 0) from = at + words.length;
    }
    for (const line of said) if (STRAY.test(line)) this.fault(`[${what}] a stray sound: ${line}`);
  }

  fault(text) {
    this.faults.push(text);
    this.transcript.push(`!! ${text}`);
  }

  stop() {
    this.session.stop();
  }
}
