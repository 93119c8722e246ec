// Firefox by its own remote protocol, Marionette: the commands of WebDriver as JSON over a socket, so that no other program is needed.

import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { Duplex } from "node:stream";
import { tmpdir } from "node:os";
import path from "node:path";

/** Nothing of Firefox's own comes between the tests and the page, and it makes no connections of its own. */
const PREFERENCES = {
  "app.normandy.enabled": false,
  "app.update.auto": false,
  "browser.aboutwelcome.enabled": false,
  "browser.sessionstore.resume_from_crash": false,
  "browser.shell.checkDefaultBrowser": false,
  "datareporting.policy.dataSubmissionEnabled": false,
  "extensions.systemAddon.update.enabled": false,
  "marionette.port": 0,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "services.settings.server": "data:,",
  "termsofuse.bypassNotification": true,
  "toolkit.telemetry.enabled": false,
  "ui.prefersReducedMotion": 1,
};

/** The end of a socket: each message is its length in bytes, a colon, and JSON. */
class Connection {
  #socket;
  #received = Buffer.alloc(0);
  #waiting = new Map();
  #last = 0;

  constructor(socket) {
    this.#socket = socket;
    socket.on("data", (bytes) => {
      this.#received = Buffer.concat([this.#received, bytes]);
      this.#read();
    });
    const end = () => {
      for (const { reject } of this.#waiting.values()) reject(new Error("Firefox has closed the connection"));
      this.#waiting.clear();
    };
    socket.on("close", end).on("error", end);
  }

  #read() {
    for (;;) {
      const colon = this.#received.indexOf(":");
      const start = colon + 1;
      const end = start + Number(this.#received.subarray(0, colon));
      if (colon < 0 || this.#received.length < end) return;
      const message = JSON.parse(this.#received.subarray(start, end));
      this.#received = this.#received.subarray(end);
      // The first message greets.
      if (!Array.isArray(message)) continue;
      const [, id, error, result] = message;
      const { resolve, reject } = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (error === null) resolve(result?.value === undefined ? result : result.value);
      else reject(new Error(`${error.error}: ${error.message}`));
    }
  }

  send(name, parameters = {}) {
    const id = (this.#last += 1);
    const text = JSON.stringify([0, id, name, parameters]);
    this.#socket.write(`${Buffer.byteLength(text)}:${text}`);
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  close() {
    this.#socket.destroy();
  }
}

/** What carries a socket of another network to the standard input and output. */
const RELAY = `const socket = require("node:net").connect(Number(process.argv[1]), "127.0.0.1");
  process.stdin.pipe(socket).pipe(process.stdout);`;

/** Connects to a port of this device, or of the network in which the words start a program. */
async function connectTo(port, within) {
  if (within.length > 0) {
    const relay = spawn(within[0], [...within.slice(1), process.execPath, "-e", RELAY, String(port)], { stdio: ["pipe", "pipe", "inherit"] });
    return Duplex.from({ readable: relay.stdout, writable: relay.stdin });
  }
  const socket = connect(port, "127.0.0.1");
  await new Promise((resolve, reject) => socket.once("connect", resolve).once("error", reject));
  return socket;
}

/** What Firefox logs of pages: scripts that failed, and calls of console.error. */
const ERRORS = `
  const scripts = Services.console.getMessageArray().filter((one) => one instanceof Ci.nsIScriptError && !(one.flags & 1));
  const calls = Cc["@mozilla.org/consoleAPI-storage;1"].getService(Ci.nsIConsoleAPIStorage).getEvents();
  return [
    ...scripts.map((one) => [one.sourceName, one.errorMessage]),
    ...calls.filter(({ level }) => level === "error").map((call) => [call.filename, call.arguments.map(String).join(" ")]),
  ].filter(([source, words]) => /^(http|file):/.test(source + words.replace(/.*(?=http:)/, ""))).map((one) => one.join(": "));
`;

/** The port that Firefox has chosen. */
async function portOf(profile, isRunning) {
  for (let n = 0; n < 600 && isRunning(); n += 1) {
    const port = await readFile(path.join(profile, "MarionetteActivePort"), "utf8").catch(() => "");
    if (Number(port) > 0) return Number(port);
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error("Firefox does not start");
}

/** Starts Firefox with a profile of its own. `preferences` change those of about:config, and `within` are words before the program. */
export async function startFirefox({ program, preferences = {}, within = [] }) {
  const profile = await mkdtemp(path.join(tmpdir(), "canasta-firefox-"));
  const lines = Object.entries({ ...PREFERENCES, ...preferences }).map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`);
  await writeFile(path.join(profile, "user.js"), lines.join(""));
  const words = [...within, program, "--marionette", "--headless", "--no-remote", "--profile", profile, "--remote-allow-system-access"];
  const firefox = spawn(words[0], words.slice(1), { stdio: "ignore", env: { ...process.env, MOZ_CRASHREPORTER_DISABLE: "1" } });
  const ended = new Promise((done) => firefox.once("exit", done).once("error", done));
  const stop = async () => {
    firefox.kill("SIGKILL");
    await ended;
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const port = await portOf(profile, () => firefox.exitCode === null);
    const connection = new Connection(await connectTo(port, within));
    const { capabilities } = await connection.send("WebDriver:NewSession", { capabilities: { alwaysMatch: { acceptInsecureCerts: false } } });
    /** Runs a script with the rights of the browser itself. */
    const inBrowser = async (script) => {
      await connection.send("Marionette:SetContext", { value: "chrome" });
      try {
        return await connection.send("WebDriver:ExecuteScript", { script, args: [] });
      } finally {
        await connection.send("Marionette:SetContext", { value: "content" });
      }
    };
    return {
      version: capabilities.browserVersion,
      process: firefox.pid,
      send: (command, parameters) => connection.send(command, parameters),
      inBrowser,
      /** The errors of all pages since the start. */
      errors: () => inBrowser(ERRORS),
      async stop() {
        connection.close();
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
