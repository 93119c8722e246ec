// A desktop of its own for a screen reader: a display without a screen, a session bus, the bus of accessibility, a voice that writes what
// it says into a file, and Orca.

import { spawn, spawnSync } from "node:child_process";
import { appendFileSync, chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const HERE = import.meta.dirname;
const LAUNCHERS = ["/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher"];

/** A module of speech-dispatcher that calls the voice. */
const MODULE = `Debug 0
GenericExecuteSynth "${path.join(HERE, "voice.sh")} \\'$DATA\\'"
GenericMaxChunkLength 4000
GenericRecodeFallback "?"
GenericLanguage "en" "en" "utf-8"
AddVoice "en" "MALE1" "en"
DefaultVoice "en"
`;
const SPEECHD = `LogLevel 0
AudioOutputMethod "alsa"
AddModule "voice" "sd_generic" "voice.conf"
DefaultModule voice
DefaultLanguage "en"
`;
/** Orca as it is after its installation, but for the echo of keys. */
const PROFILE = { profile: ["Default", "default"], enableKeyEcho: false, enableEchoByWord: false };
const ORCA = { general: { startingProfile: ["Default", "default"], ...PROFILE }, profiles: { default: PROFILE }, pronunciations: {}, keybindings: {} };

export class Session {
  #children = [];

  /** Starts everything but the browser. */
  async start() {
    this.folder = mkdtempSync(path.join(tmpdir(), "canasta-reader-"));
    const home = path.join(this.folder, "home");
    const run = path.join(this.folder, "run");
    this.voice = path.join(this.folder, "voice.txt");
    for (const folder of [home, run, `${home}/.config/speech-dispatcher/modules`, `${home}/.local/share/orca`]) mkdirSync(folder, { recursive: true });
    chmodSync(run, 0o700);
    writeFileSync(this.voice, "");
    writeFileSync(`${home}/.asoundrc`, "pcm.!default { type null }\nctl.!default { type null }\n");
    writeFileSync(`${home}/.config/speech-dispatcher/speechd.conf`, SPEECHD);
    writeFileSync(`${home}/.config/speech-dispatcher/modules/voice.conf`, MODULE);
    writeFileSync(`${home}/.local/share/orca/user-settings.conf`, JSON.stringify(ORCA));
    const { DBUS_SESSION_BUS_ADDRESS, AT_SPI_BUS_ADDRESS, WAYLAND_DISPLAY, ...rest } = process.env;
    this.env = {
      ...rest, HOME: home, XDG_RUNTIME_DIR: run, XDG_CONFIG_HOME: `${home}/.config`, XDG_DATA_HOME: `${home}/.local/share`, VOICE: this.voice,
      LANG: "C.UTF-8", LC_ALL: "C.UTF-8", GTK_MODULES: "gail:atk-bridge", ACCESSIBILITY_ENABLED: "1", GNOME_ACCESSIBILITY: "1",
      NO_AT_BRIDGE: "0", GDK_BACKEND: "x11", MOZ_ENABLE_WAYLAND: "0",
    };
    this.env.DISPLAY = `:${await this.#answer("Xvfb", ["-displayfd", "3", "-screen", "0", "1280x900x24", "-nolisten", "tcp"])}`;
    this.env.DBUS_SESSION_BUS_ADDRESS = await this.#answer("dbus-daemon", ["--session", "--nofork", "--print-address=3"]);
    this.spawn("openbox");
    this.spawn(LAUNCHERS.find(existsSync) ?? LAUNCHERS[0], ["--launch-immediately", "--a11y=1"]);
    await sleep(1_000);
    this.run("gsettings", "set", "org.gnome.desktop.interface", "toolkit-accessibility", "true");
    for (const name of ["IsEnabled", "ScreenReaderEnabled"]) {
      this.run("dbus-send", "--session", "--print-reply", "--dest=org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties.Set", "string:org.a11y.Status", `string:${name}`, "variant:boolean:true");
    }
    this.spawn("orca", ["--replace", ...(process.env.ORCA_DEBUG ? [`--debug-file=${process.env.ORCA_DEBUG}`] : [])]);
    await this.until(() => this.size() > 0, 30_000, "Orca says nothing");
  }

  /** Starts a program of the session. Its output goes into the folder of the session. */
  spawn(program, args = [], stdio = []) {
    const log = (text) => appendFileSync(path.join(this.folder, `${path.basename(program)}.log`), text);
    const child = spawn(program, args, { env: this.env, detached: true, stdio: ["ignore", "pipe", "pipe", ...stdio] });
    child.on("error", (error) => log(String(error)));
    for (const out of [child.stdout, child.stderr]) out.on("data", log);
    this.#children.push(child);
    return child;
  }

  /** Starts a program that writes a line to its third descriptor when it is ready, and gives the line. */
  #answer(program, args) {
    const child = this.spawn(program, args, ["pipe"]);
    return new Promise((done, fail) => {
      let text = "";
      child.on("error", fail);
      child.on("exit", (code) => fail(new Error(`${program} ends with ${code}`)));
      child.stdio[3].on("data", (part) => {
        text += part;
        if (text.includes("\n")) done(text.trim());
      });
    });
  }

  /** Runs a program to its end, and gives its output. */
  run(program, ...args) {
    return spawnSync(program, args, { env: this.env, encoding: "utf8" }).stdout?.trim() ?? "";
  }

  /** The number of lines that the voice has written. */
  size() {
    return this.lines().length;
  }

  /** The lines that the voice has written, from one on. */
  lines(from = 0) {
    return readFileSync(this.voice, "utf8").split("\n").slice(from, -1);
  }

  /** Waits for a condition. */
  async until(condition, ms, otherwise) {
    for (const end = Date.now() + ms; !(await condition()); await sleep(50)) if (Date.now() > end) throw new Error(otherwise);
  }

  /** Ends a program and what it has started. */
  async end(child) {
    const ended = new Promise((done) => (child.exitCode === null && child.signalCode === null ? child.once("exit", done) : done()));
    this.#kill(child, "SIGTERM");
    const late = setTimeout(() => this.#kill(child, "SIGKILL"), 5_000);
    await ended;
    clearTimeout(late);
    await sleep(500);
  }

  #kill(child, signal) {
    try {
      process.kill(-child.pid, signal);
    } catch {
      // It has ended.
    }
  }

  /** Ends all programs of the session. */
  stop() {
    for (const child of this.#children.reverse()) this.#kill(child, "SIGKILL");
    // What still writes as it ends may leave a file behind.
    try {
      rmSync(this.folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    } catch (error) {
      console.error(String(error));
    }
  }
}
