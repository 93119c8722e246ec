// Devices with a network of their own each, joined by a switch: namespaces of Linux, which root alone can make. Nothing leaves them, and the line
// of one device can be cut as a cable is. Elsewhere all devices share the network that there is, and no line can be cut.
//
// The page is served on each device at the same address of the loopback network, as if every device had installed it: browsers give
// connections and the clipboard to no page of another device without a certificate.

import { spawn, spawnSync } from "node:child_process";
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { TYPES } from "../lib/static_host.mjs";

/** Whether this process may make networks. */
export const canMakeNetworks = () => process.getuid?.() === 0 && spawnSync("unshare", ["-n", "true"]).status === 0;

/** Serves the files of a folder. Gives the port. */
async function serveFolder(folder, port) {
  const names = await readdir(folder);
  const files = new Map(await Promise.all(names.filter((name) => !name.startsWith(".")).map(async (name) => [name, await readFile(path.join(folder, name))])));
  const server = createServer((request, response) => {
    const name = new URL(request.url, "http://host").pathname.slice(1) || "index.html";
    const found = files.get(name);
    response.writeHead(found ? 200 : 404, { "Content-Type": TYPES[name.split(".").pop()] ?? "application/octet-stream" }).end(found ?? "");
  });
  await new Promise((done) => server.listen(port, "127.0.0.1", done));
  return server;
}

/** A device: the words before each program that runs on it. */
class Device {
  #stop;

  constructor(within, cut, stop) {
    this.within = within;
    /** Cuts its line, or mends it; `null` where that is impossible. */
    this.setCut = cut;
    this.#stop = stop;
  }

  /** A program that starts another one on this device: Playwright knows no words before it. */
  async wrapperOf(program) {
    if (this.within.length === 0) return program;
    const folder = await mkdtemp(path.join(tmpdir(), "canasta-device-"));
    const file = path.join(folder, "start");
    await writeFile(file, `#!/bin/sh\nexec ${this.within.join(" ")} ${program} "$@"\n`);
    await chmod(file, 0o755);
    this.#stop.push(() => rm(folder, { recursive: true }));
    return file;
  }
}

function run(...words) {
  const { status, stderr } = spawnSync(words[0], words.slice(1), { encoding: "utf8" });
  if (status !== 0) throw new Error(`${words.join(" ")}: ${stderr}`);
}

/** Starts a process that only holds a network, and waits until it has it. */
async function holdNetwork(stop) {
  const holder = spawn("unshare", ["-n", "sh", "-c", "ip link set lo up && echo up && exec sleep infinity"], { stdio: ["ignore", "pipe", "inherit"] });
  await new Promise((done, fail) => holder.stdout.once("data", done).once("close", () => fail(new Error("no network can be made"))));
  stop.push(() => holder.kill("SIGKILL"));
  return ["nsenter", "-t", String(holder.pid), "-n"];
}

/** Starts devices, and serves the page of a folder on each. */
export async function startDevices(count, folder) {
  const stop = [];
  const stopAll = async () => {
    for (const one of stop.reverse()) await one();
  };
  if (!canMakeNetworks()) {
    const server = await serveFolder(folder, 0);
    stop.push(() => server.close());
    const devices = Array.from({ length: count }, () => new Device([], null, stop));
    return { devices, url: `http://127.0.0.1:${server.address().port}/`, stop: stopAll };
  }
  const bridge = await holdNetwork(stop);
  run(...bridge, "ip", "link", "add", "switch", "type", "bridge", "mcast_snooping", "0");
  run(...bridge, "ip", "link", "set", "switch", "up");
  const port = 8080;
  const devices = [];
  for (let at = 1; at <= count; at += 1) {
    const within = await holdNetwork(stop);
    run(...bridge, "ip", "link", "add", `port${at}`, "type", "veth", "peer", "name", "eth0", "netns", within[2]);
    run(...bridge, "ip", "link", "set", `port${at}`, "master", "switch", "up");
    run(...within, "ip", "addr", "add", `10.77.0.${at}/24`, "dev", "eth0");
    run(...within, "ip", "link", "set", "eth0", "up");
    // Browsers need a default route to offer an address.
    run(...within, "ip", "route", "add", "default", "via", "10.77.0.254");
    const server = spawn(within[0], [...within.slice(1), process.execPath, fileURLToPath(import.meta.url), folder, String(port)], { stdio: ["ignore", "pipe", "inherit"] });
    await new Promise((done, fail) => server.stdout.once("data", done).once("close", () => fail(new Error("the page cannot be served"))));
    stop.push(() => server.kill("SIGKILL"));
    // A port that is disabled drops what comes, and the device notices nothing: so it is where a router far away has failed.
    const cut = (isCut) => run(...bridge, "bridge", "link", "set", "dev", `port${at}`, "state", isCut ? "0" : "3");
    devices.push(new Device(within, cut, stop));
  }
  return { devices, url: `http://127.0.0.1:${port}/`, stop: stopAll };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await serveFolder(process.argv[2], Number(process.argv[3]));
  console.log("served");
}
