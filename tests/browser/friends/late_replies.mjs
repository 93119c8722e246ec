// Whether two pages find each other when the reply to an invitation comes late: every way of waiting, every delay and every pairing of
// Chromium and Firefox, side by side. The table goes to docs/friends.md.
//
//   CHROME=… FIREFOX=… node tests/browser/friends/late_replies.mjs [SECONDS…] [--ways=WAY;WAY] [--times=N]
//
// The delays are 20, 240 and 1800 seconds and the ways all of them unless they are given; each is tried so many times.
//
// Run as root on Linux it moves into a network of its own, which nothing leaves. Elsewhere the browsers use the network that there is.

import { spawnSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { launchBrowser } from "../lib/launch.mjs";
import { startFirefox } from "../engines/marionette.mjs";

/** A network of one device: browsers need a default route to offer an address. */
const NETWORK = `ip link set lo up && ip link add v0 type veth peer name v1 && ip addr add 10.77.0.1/24 dev v0 &&
  ip link set v0 up && ip link set v1 up && ip route add default via 10.77.0.254 && exec "$@"`;

/**
 * The ways of waiting. The guest of `plain` does as the textbook says and is there to be compared with. A guest strips the candidates of
 * the offer, answers as the passive end of the handshake, or holds its own description back until a second tap. A Firefox page adds
 * candidates again and again: those of the other page, or its own. A host makes a new end for a reply that has not connected; in `second
 * try` its first one looks at a port where nobody is.
 */
const WAYS = {
  plain: {},
  strip: { strips: true, pulses: "theirs" },
  "strip, own": { strips: true, pulses: "own" },
  passive: { isPassive: true, pulses: "theirs" },
  "strip, passive": { strips: true, isPassive: true, pulses: "theirs" },
  "strip, passive, own": { strips: true, isPassive: true, pulses: "own" },
  "strip, own, host too": { strips: true, pulses: "own", isHostPatient: true },
  "strip, passive, own, host too": { strips: true, isPassive: true, pulses: "own", isHostPatient: true },
  "strip, passive, own, host again": { strips: true, isPassive: true, pulses: "own", isHostPatient: true, tries: 4 },
  "second try": { strips: true, isPassive: true, pulses: "own", isHostPatient: true, tries: 4, isFirstInVain: true },
  hold: { holds: true, pulses: "theirs" },
};
const PAIRS = ["CC", "CF", "FC", "FF"];
/** How long after the host a guest who has held back taps, and how long a line may take to open, in milliseconds. */
const SECOND_TAP = 10_000;
const PATIENCE = 25_000;
/** Between two guests: a busy machine is not what is measured. */
const APART = 700;

const sleep = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

if (process.getuid?.() === 0 && !process.env.FRIENDS_NETWORK) {
  const env = { ...process.env, FRIENDS_NETWORK: "1" };
  const run = spawnSync("unshare", ["-n", "bash", "-c", NETWORK, "-", process.execPath, ...process.argv.slice(1)], { stdio: "inherit", env });
  process.exit(run.status ?? 1);
}

const words = process.argv.slice(2);
const option = (name) => words.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3);
const delays = words.filter((word) => !word.startsWith("--")).map(Number);
if (delays.length === 0) delays.push(20, 240, 1800);
const times = Number(option("times") ?? 1);
const ways = Object.keys(WAYS).filter((way) => option("ways")?.split(";").includes(way) ?? true);
const script = await readFile(new URL("by_hand.mjs", import.meta.url));
const server = createServer((request, response) => {
  const isScript = request.url === "/by_hand.mjs";
  response.setHeader("content-type", isScript ? "text/javascript" : "text/html");
  response.end(isScript ? script : "<!doctype html><title>By hand</title><script type=module src=/by_hand.mjs></script>");
}).listen(0, "127.0.0.1");
await new Promise((done) => server.once("listening", done));
const url = `http://127.0.0.1:${server.address().port}/`;

/** Calls a function of the page with arguments that JSON can carry. */
const call = {};
const chromium = await launchBrowser();
const page = await (await chromium.newContext()).newPage();
await page.goto(url);
await page.waitForFunction("window.invite");
call.C = (name, ...args) => page.evaluate(([name, args]) => window[name](...args), [name, args]);
const firefox = await startFirefox({ program: process.env.FIREFOX });
await firefox.send("WebDriver:Navigate", { url });
await firefox.send("WebDriver:SetTimeouts", { script: 60_000 });
call.F = async (name, ...args) => {
  const body = `const done = arguments[2]; (async () => window[arguments[0]](...arguments[1]))().then((value) => done([value ?? null]), (error) => done([null, String(error)]))`;
  const [value, error] = await firefox.send("WebDriver:ExecuteAsyncScript", { script: body, args: [name, args] });
  if (error) throw new Error(error);
  return value;
};
console.log(`Chromium ${chromium.version()}, Firefox ${firefox.version}, ${new Date().toISOString().slice(0, 10)}`);

const invitations = { C: await call.C("invite", "invitation"), F: await call.F("invite", "invitation") };
for (const [engine, { candidates, length, agent }] of Object.entries(invitations)) {
  console.log(`${engine}: ${agent}; offer of ${length} bytes, candidates ${JSON.stringify(candidates)}`);
}

const guests = [];
for (const delay of delays) {
  for (const way of ways) {
    for (const pair of PAIRS) {
      for (let time = 1; time <= times; time += 1) guests.push({ delay, way, how: WAYS[way], pair, name: `${pair} ${way} ${delay} ${time}` });
    }
  }
}

async function meet(guest) {
  const [host, other] = [...guest.pair].map((engine) => call[engine]);
  // Whoever holds back says no address, so only the end that made the invitation can be found.
  const invitation = guest.how.holds ? await host("invite", `host of ${guest.name}`) : invitations[guest.pair[0]];
  const reply = await other("reply", guest.name, invitation, guest.how);
  await sleep(guest.delay * 1000);
  guest.before = await other("said", guest.name);
  // The same page can be host and guest: the host's end has a name of its own.
  const applied = host("apply", `host of ${guest.name}`, reply, guest.how);
  if (!guest.how.tries) await applied;
  if (guest.how.holds) {
    await sleep(SECOND_TAP);
    await other("begin", guest.name);
  }
  await sleep(PATIENCE);
  await applied;
  guest.host = await host("said", `host of ${guest.name}`);
  guest.guest = await other("said", guest.name);
  const isOpen = [guest.host, guest.guest].every((end) => end.isOpen && end.received === 1000);
  guest.result = isOpen ? guest.host.seconds.toFixed(2) : "no";
  console.log(JSON.stringify({ name: guest.name, result: guest.result, before: guest.before, host: guest.host, guest: guest.guest }));
  await host("end", `host of ${guest.name}`);
  await other("end", guest.name);
}

const meetings = [];
for (const guest of guests) {
  meetings.push(meet(guest).catch((error) => {
    guest.result = "error";
    console.log(JSON.stringify({ name: guest.name, error: String(error) }));
  }));
  await sleep(APART);
}
await Promise.all(meetings);

console.log(`\n| way | after | ${PAIRS.join(" | ")} |\n|---|---|${"---|".repeat(PAIRS.length)}`);
for (const way of ways) {
  for (const delay of delays) {
    const results = PAIRS.map((pair) => guests.filter((one) => one.way === way && one.delay === delay && one.pair === pair).map((one) => one.result).join(", "));
    console.log(`| ${way} | ${delay} s | ${results.join(" | ")} |`);
  }
}
await chromium.close();
await firefox.stop();
server.close();
