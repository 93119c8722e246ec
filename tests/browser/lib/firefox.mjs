// Drives Firefox over its Marionette protocol, in which each message is JSON after its length.

import { spawn } from "node:child_process";
import { access, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

/** The path of the Firefox that FIREFOX names or that is on the PATH; null if there is none. */
export async function firefox() {
  const folders = (process.env.PATH ?? "").split(path.delimiter).filter(Boolean);
  const named = process.env.FIREFOX ? [process.env.FIREFOX] : [];
  const found = folders.flatMap((folder) => ["firefox-esr", "firefox"].map((name) => path.join(folder, name)));
  for (const program of [...named, ...found]) {
    if (await access(program, 1).then(() => true, () => false)) return program;
  }
  return null;
}

/** Starts Firefox with an empty profile, calls `use` with `{ goto, run }`, and ends it. */
export async function withFirefox(program, use) {
  const home = await mkdtemp(path.join(tmpdir(), "canasta-firefox-"));
  const prefs = [["marionette.port", 0], ["browser.shell.checkDefaultBrowser", false], ["app.update.auto", false], ["datareporting.policy.dataSubmissionEnabled", false], ["toolkit.telemetry.enabled", false], ["network.captive-portal-service.enabled", false], ["network.connectivity-service.enabled", false]];
  await writeFile(path.join(home, "user.js"), prefs.map(([name, value]) => `user_pref("${name}", ${value});\n`).join(""));
  const args = ["--headless", "--marionette", "--no-remote", "--profile", home, "about:blank"];
  const process = spawn(program, args, { stdio: "ignore", env: { ...globalThis.process.env, HOME: home, MOZ_HEADLESS: "1" } });
  const ended = new Promise((done) => process.once("exit", done));
  try {
    const port = await waitForPort(path.join(home, "MarionetteActivePort"), ended);
    const { send, close } = await connectMarionette(port);
    await send("WebDriver:NewSession", {});
    await send("WebDriver:SetTimeouts", { script: 200_000, pageLoad: 60_000 });
    const run = async (body, ...args) => {
      const script = `const done = arguments[arguments.length - 1]; (async () => (${body})(...[...arguments].slice(0, -1)))().then((value) => done({ value }), (error) => done({ error: String(error) }));`;
      const { value } = await send("WebDriver:ExecuteAsyncScript", { script, args, sandbox: null });
      if (value.error) throw new Error(value.error);
      return value.value;
    };
    await use({
      goto: (url) => send("WebDriver:Navigate", { url }),
      run,
    });
    close();
  } finally {
    process.kill("SIGKILL");
    await ended;
    await rm(home, { recursive: true, maxRetries: 20, retryDelay: 100 });
  }
}

/** Waits until Firefox has written the port of Marionette to a file. Gives it. */
async function waitForPort(file, ended) {
  let gone = false;
  ended.then(() => (gone = true));
  for (let tries = 0; tries < 600 && !gone; tries += 1) {
    const port = Number(await readFile(file, "utf8").catch(() => ""));
    if (port > 0) return port;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error("Firefox does not listen");
}

/** Connects to Marionette. Gives a function that sends a command and waits for its result, and one that closes the connection. */
async function connectMarionette(port) {
  const socket = connect(port, "127.0.0.1");
  const waiting = new Map();
  let [buffer, number] = [Buffer.alloc(0), 0];
  const greeted = new Promise((done, failed) => {
    socket.once("error", failed);
    socket.on("close", () => waiting.forEach(({ failed }) => failed(new Error("Firefox is gone"))));
    socket.on("data", (bytes) => {
      buffer = Buffer.concat([buffer, bytes]);
      for (;;) {
        const colon = buffer.indexOf(":");
        const length = Number(buffer.subarray(0, Math.max(colon, 0)));
        if (colon < 0 || buffer.length < colon + 1 + length) return;
        const message = JSON.parse(buffer.subarray(colon + 1, colon + 1 + length));
        buffer = buffer.subarray(colon + 1 + length);
        if (!Array.isArray(message)) done();
        else {
          const [, id, error, result] = message;
          const { done, failed } = waiting.get(id);
          waiting.delete(id);
          if (error) failed(new Error(`${error.error}: ${error.message}`));
          else done(result);
        }
      }
    });
  });
  await greeted;
  const send = (name, parameters) =>
    new Promise((done, failed) => {
      waiting.set((number += 1), { done, failed });
      const message = JSON.stringify([0, number, name, parameters]);
      socket.write(`${Buffer.byteLength(message)}:${message}`);
    });
  return { send, close: () => socket.destroy() };
}
