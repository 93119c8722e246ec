// How friends come back by themselves: reloads of the host, one after the other, a phone that falls asleep right after it has connected, and a
// sleep that outlasts all spare connections. Four devices, two engines. The figures go to docs/friends.md.
//
//   CHROME=… FIREFOX=… node tests/browser/friends/coming_back.mjs [--host=ENGINE] [--awake=MILLISECONDS] [--nap=SECONDS] [--asleep=SECONDS] [--dist=FOLDER]

import assert from "node:assert/strict";
import { fileURLToPath } from "node:url";
import { ready } from "../lib/game.mjs";
import { startDevices } from "./network.mjs";
import { chromium, firefox, pause, Person } from "./people.mjs";

for (const name of ["CHROME", "FIREFOX"]) if (!process.env[name]) throw new Error(`${name} names no browser`);
const option = (name, usual) => process.argv.find((word) => word.startsWith(`--${name}=`))?.split("=")[1] ?? usual;
const asleep = Number(option("asleep", 180)) * 1000;
const NAP = Number(option("nap", 28)) * 1000;
/** How long somebody who is looked for may be away, in milliseconds. */
const PATIENCE = 60_000;

const began = Date.now();
const tell = (text) => console.log(`${((Date.now() - began) / 1000).toFixed(0).padStart(5)}  ${text}`);
const viewport = { width: 360, height: 740 };
const phone = { viewport, isPhone: true };

/** An evening of one host and two phones. */
async function tryWith(start, engine) {
  const { devices, url, stop } = await startDevices(3, option("dist", fileURLToPath(new URL("../../../dist", import.meta.url))));
  const people = [];
  try {
    people.push(new Person("Hanna", "en", devices[0], await start({ device: devices[0], viewport: { width: 1280, height: 800 }, isPhone: false, locale: "en-GB" })));
    people.push(new Person("Greta", "de", devices[1], await chromium({ device: devices[1], ...phone, locale: "de-DE" })));
    people.push(new Person("Fleur", "fr", devices[2], await firefox({ device: devices[2], ...phone, locale: "fr-FR, fr" })));
    const [hanna, ...guests] = people;
    const back = async (guests = people.slice(1)) => {
      const start = Date.now();
      const took = [];
      for (const guest of guests) {
        await hanna.waitForStatus(guest.name, ["connected"], PATIENCE);
        took.push(`${guest.name} ${((Date.now() - start) / 1000).toFixed(1)} s`);
      }
      return took.join(", ");
    };
    await hanna.page.goto(url);
    await ready(hanna.page);
    const invitation = await hanna.invite({ bots: [3], rules: "classic" });
    for (const guest of guests) {
      await hanna.pasteReply(await guest.answer(invitation));
      await hanna.waitForStatus(guest.name, ["connected"]);
      await pause(Number(option("awake", 500)));
      guest.fallAsleep();
      await pause(NAP);
      assert.notEqual(await hanna.statusOf(guest.name), "connected");
      guest.wakeUp();
      tell(`${engine}: ${guest.name} fell asleep right after the connection, for ${NAP / 1000} s: ${await back([guest]).catch((error) => error.message)}`);
    }
    await hanna.press("dialog[open] [data-intent=friends-deal]");
    for (const person of people) await person.page.waitForFunction(() => window.canasta.observation() !== null);
    for (const away of [0, 3_000, 60_000]) {
      await pause(2_000);
      await hanna.page.goto("about:blank");
      const left = Date.now();
      const isTold = () => guests[0].page.evaluate(() => document.querySelector(".friends-panel")?.innerText.includes("Hanna"));
      while (!(await isTold())) await pause(50);
      tell(`${engine}: Greta reads it after ${((Date.now() - left) / 1000).toFixed(1)} s: ${await guests[0].page.evaluate(() => document.querySelector(".friends-status").innerText)}`);
      await pause(away);
      await hanna.page.goto(url);
      await ready(hanna.page);
      tell(`${engine}: the host was gone for ${away / 1000} s: ${await back()}`);
    }
    for (let times = 0; times < 4; times += 1) {
      await pause(2_000);
      await hanna.reload();
      tell(`${engine}: the host was reloaded: ${await back()}`);
    }
    if (asleep > 0) {
      guests.forEach((guest) => guest.fallAsleep());
      await pause(asleep);
      guests.forEach((guest) => guest.wakeUp());
      tell(`${engine}: asleep for ${asleep / 1000} s: ${await back()}`);
    }
    for (const person of people) assert.deepEqual(await person.errors(), []);
  } finally {
    for (const person of people) await person.stop().catch(() => {});
    await stop();
  }
}

const engines = option("host", "Chromium,Firefox").split(",");
for (const [start, engine] of [[chromium, "Chromium"], [firefox, "Firefox"]].filter(([, engine]) => engines.includes(engine))) {
  await tryWith(start, engine).catch((error) => {
    tell(`FAILED: ${error.stack}`);
    process.exitCode = 1;
  });
}
