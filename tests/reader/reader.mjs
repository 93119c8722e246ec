// A person at the keyboard who hears what Orca says of the game in a browser.

import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Session } from "./session.mjs";

/** A profile of Firefox that asks and offers nothing. */
const FIREFOX = Object.entries({
  "browser.shell.checkDefaultBrowser": false, "browser.aboutwelcome.enabled": false, "datareporting.policy.dataSubmissionEnabled": false,
  "browser.startup.homepage_override.mstone": "ignore", "toolkit.telemetry.reportingpolicy.firstRun": false, "browser.translations.enable": false,
  "termsofuse.bypassNotification": true, "browser.sessionstore.resume_from_crash": false, "app.update.enabled": false,
}).map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`).join("");

const CHROMIUM = [
  "--force-renderer-accessibility", "--no-first-run", "--no-default-browser-check", "--test-type", "--disable-gpu", "--password-store=basic",
  "--disable-features=Translate", "--disable-search-engine-choice-screen", "--window-size=1270,880", "--window-position=0,0",
];

/** How long nothing is said before a person takes it that nothing more comes. */
const QUIET_MS = 900;

export class Reader {
  session = new Session();
  /** What was pressed and heard. */
  transcript = [];

  /** Starts Orca and a browser with the page, and hears what they say first. */
  async start(browser, url) {
    await this.session.start();
    const folder = path.join(this.session.folder, browser);
    mkdirSync(folder);
    if (browser === "firefox") {
      writeFileSync(path.join(folder, "user.js"), FIREFOX);
      this.session.spawn("firefox-esr", ["--no-remote", "--profile", folder, "--width", "1270", "--height", "880", url]);
    } else {
      const root = process.getuid() === 0 ? ["--no-sandbox"] : [];
      this.session.spawn(process.env.CHROME ?? "chromium", [...CHROMIUM, ...root, `--user-data-dir=${folder}`, `--app=${url}`]);
    }
    return this.hear("the page", () => this.session.until(() => this.session.lines().some((line) => /Canasta/.test(line)), 60_000, `${browser} shows no page`));
  }

  /** Presses a key, as xdotool names it, and hears what is said. */
  press(key) {
    return this.hear(key, () => this.session.run("xdotool", "key", key));
  }

  /** Waits for the end of speech after something was done. Gives what was said. */
  async hear(what, act, most = 25_000) {
    const from = this.session.size();
    await act();
    let size = from;
    for (let start = Date.now(), last = start; Date.now() - start < most && Date.now() - last < QUIET_MS; await sleep(60)) {
      const lines = this.session.lines();
      if (lines.length !== size || lines.at(-1)?.startsWith("> ")) last = Date.now();
      size = lines.length;
    }
    const lines = this.session.lines(from);
    const said = lines.map((line, at) => line.startsWith("> ") && `${line.slice(2)}${lines[at + 1] === "/" ? " …" : ""}`).filter(Boolean);
    this.transcript.push(`[${what}]`, ...said.map((line) => `  ${line}`));
    return said;
  }

  stop() {
    this.session.stop();
  }
}
