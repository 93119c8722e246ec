// WebKitGTK by its WebDriver, a server of HTTP that starts MiniBrowser. Its windows are shown on a screen that nobody sees.

import { execFile, spawn } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";

/** The commands, by their names in Marionette: how and where WebDriver takes them. */
const COMMANDS = {
  "WebDriver:Back": ["POST", "/back"],
  "WebDriver:ElementSendKeys": ["POST", "/element/{id}/value"],
  "WebDriver:ExecuteAsyncScript": ["POST", "/execute/async"],
  "WebDriver:ExecuteScript": ["POST", "/execute/sync"],
  "WebDriver:FindElement": ["POST", "/element"],
  "WebDriver:Forward": ["POST", "/forward"],
  "WebDriver:Navigate": ["POST", "/url"],
  "WebDriver:PerformActions": ["POST", "/actions"],
  "WebDriver:SetTimeouts": ["POST", "/timeouts"],
  "WebDriver:SetWindowRect": ["POST", "/window/rect"],
  "WebDriver:TakeScreenshot": ["GET", "/screenshot"],
};

const pause = (ms) => new Promise((done) => setTimeout(done, ms));

/** A port that nobody listens to. */
const freePort = () => new Promise((resolve) => {
  const server = createServer().listen(0, "127.0.0.1", () => {
    const { port } = server.address();
    server.close(() => resolve(port));
  });
});

/** Starts a screen in memory. Gives its name once it is there. */
async function startScreen() {
  const server = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "2000x1400x24", "-nolisten", "tcp"], { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  const number = await new Promise((resolve, reject) => {
    server.once("error", reject).once("exit", () => reject(new Error("Xvfb does not start")));
    server.stdio[3].once("data", (bytes) => resolve(Number(String(bytes))));
  });
  return { name: `:${number}`, stop: () => server.kill() };
}

/** Starts MiniBrowser with a folder of its own. `driver` is the WebDriver, `program` the browser. */
export async function startWebKit({ driver, program }) {
  const folder = await mkdtemp(path.join(tmpdir(), "canasta-webkit-"));
  // Motion is reduced, as in the other tests.
  const settings = path.join(folder, "config", "gtk-3.0");
  await mkdir(settings, { recursive: true });
  await writeFile(path.join(settings, "settings.ini"), "[Settings]\ngtk-enable-animations=0\ngtk-font-name=DejaVu Sans 10\n");
  const screen = await startScreen();
  const port = await freePort();
  const environment = {
    ...process.env,
    DISPLAY: screen.name,
    HOME: folder,
    XDG_CACHE_HOME: path.join(folder, "cache"),
    XDG_DATA_HOME: path.join(folder, "data"),
    XDG_CONFIG_HOME: path.join(folder, "config"),
    GTK_THEME: "Adwaita",
    // Without a session bus GTK waits for the accessibility bus, and a container has no sandbox.
    NO_AT_BRIDGE: "1",
    DBUS_SESSION_BUS_ADDRESS: "disabled:",
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
    // Without a graphics card the pictures of pages are drawn in software on either way, and the other one takes 1.5 seconds to begin.
    WEBKIT_DISABLE_DMABUF_RENDERER: "1",
  };
  const server = spawn(driver, [`--port=${port}`, "--host=127.0.0.1"], { env: environment, stdio: ["ignore", "pipe", "pipe"], detached: true });
  const ended = new Promise((done) => server.once("exit", done).once("error", done));
  let said = "";
  for (const stream of [server.stdout, server.stderr]) stream.on("data", (bytes) => (said += bytes));
  const call = async (method, address, parameters) => {
    const body = parameters === undefined ? undefined : JSON.stringify(parameters);
    const answer = await fetch(`http://127.0.0.1:${port}${address}`, { method, headers: { "content-type": "application/json" }, body });
    const { value } = await answer.json();
    if (value?.error) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  let session = "";
  const stop = async () => {
    if (session !== "") await call("DELETE", session).catch(() => {});
    // The driver and what it has started are a group of their own.
    try {
      process.kill(-server.pid, "SIGKILL");
    } catch {
      // They have ended.
    }
    await ended;
    screen.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    for (let n = 0; n < 200; n += 1) {
      if (await call("GET", "/status").catch(() => false)) break;
      await pause(50);
    }
    const args = ["--automation", "--enable-write-console-messages-to-stdout=true"];
    const capabilities = { alwaysMatch: { "webkitgtk:browserOptions": { binary: program, args } } };
    const started = await call("POST", "/session", { capabilities });
    session = `/session/${started.sessionId}`;
    return {
      version: started.capabilities.browserVersion,
      send(name, { id, ...parameters } = {}) {
        const [method, address] = COMMANDS[name];
        return call(method, session + address.replace("{id}", id), method === "GET" ? undefined : parameters);
      },
      /** Clicks with the right button, after which the WebDriver would send nothing more. The window lies in the corner of the screen. */
      async clickRight(x, y) {
        await promisify(execFile)("xdotool", ["mousemove", String(x), String(y), "click", "3"], { env: environment });
      },
      /** Everything that the browser has printed, the messages of pages included. */
      said: () => said,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
