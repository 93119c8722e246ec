// A long evening of four devices, in which something fails every minute: lines are cut, pages are reloaded, phones sleep, at random, while all play
// one match after the other by clicks and taps. Counts what happened and what stalled. The table goes to docs/friends.md.
//
//   CHROME=… FIREFOX=… node tests/browser/friends/long_evening.mjs [--minutes=N] [--seed=N] [--dist=FOLDER]
//
// It lasts 30 minutes unless other ones are given, and needs root on Linux, which alone can cut a line.

import assert from "node:assert/strict";
import { fileURLToPath } from "node:url";
import { ready } from "../lib/game.mjs";
import { randomNumbers } from "../lib/random.mjs";
import { startDevices } from "./network.mjs";
import { chromium, firefox, Party, pause, Person } from "./people.mjs";

/** How long a friend whose line was cut may be away, in milliseconds, before a new reply is sent. */
const PATIENCE = 130_000;

for (const name of ["CHROME", "FIREFOX"]) if (!process.env[name]) throw new Error(`${name} names no browser`);
const option = (name, usual) => process.argv.find((word) => word.startsWith(`--${name}=`))?.split("=")[1] ?? usual;
const seed = Number(option("seed", Date.now() % 100_000));
const next = randomNumbers(seed);
const between = (least, most) => least + Math.floor(next() * (most - least + 1));
const began = Date.now();
const end = began + Number(option("minutes", 30)) * 60_000;
const tell = (text) => console.log(`${((Date.now() - began) / 60_000).toFixed(1).padStart(5)}  ${text}`);

const { devices, url, stop } = await startDevices(4, option("dist", fileURLToPath(new URL("../../../dist", import.meta.url))));
const people = [];
const counts = { matches: 0, cuts: 0, sleeps: 0, "reloads of guests": 0, "reloads of the host": 0, "back by a new reply": 0, stalls: 0 };
const waits = [];
const stalled = [];

/** Brings friends back who are away: by themselves if they can, else by a new reply. */
async function waitFor(friends, canComeBack) {
  const [host] = people;
  for (const friend of friends) {
    await host.openTable();
    const seconds = canComeBack ? await host.waitForStatus(friend.name, ["connected"], PATIENCE).catch(() => null) : null;
    if (seconds !== null) {
      waits.push(seconds);
      continue;
    }
    if (canComeBack) tell(`  ${friend.name} does not come back by itself`);
    await host.pasteReply(await friend.answerAgain());
    await host.waitForStatus(friend.name, ["connected"], 60_000);
    await friend.page.waitForFunction(() => window.canasta.observation() !== null);
    await friend.closeDialog();
    counts["back by a new reply"] += 1;
  }
  await host.closeDialog();
}

/** What may happen. Each leaves all friends connected. */
const HAPPENINGS = {
  async cut() {
    const friend = people[between(1, 3)];
    const seconds = between(5, 80);
    tell(`${friend.name}’s line is cut for ${seconds} s`);
    friend.device.setCut(true);
    await pause(seconds * 1000);
    friend.device.setCut(false);
    counts.cuts += 1;
    await waitFor([friend], true);
  },
  async sleep() {
    const friend = people[between(1, 3)];
    const seconds = between(5, 80);
    tell(`${friend.name}’s phone sleeps for ${seconds} s`);
    friend.fallAsleep();
    await pause(seconds * 1000);
    friend.wakeUp();
    counts.sleeps += 1;
    await waitFor([friend], true);
  },
  async reloadGuest() {
    const friend = people[between(1, 3)];
    tell(`${friend.name}’s page is reloaded`);
    await friend.reload();
    counts["reloads of guests"] += 1;
    await waitFor([friend], false);
  },
  async reloadHost() {
    tell("Hanna’s page is reloaded");
    await people[0].reload();
    counts["reloads of the host"] += 1;
    await waitFor(people.slice(1), true);
  },
};

try {
  assert.ok(devices[0].setCut, "only root can make networks");
  const phone = { viewport: { width: 360, height: 740 }, isPhone: true };
  const laptop = { viewport: { width: 1280, height: 800 }, isPhone: false };
  const tablet = { viewport: { width: 820, height: 1180 }, isPhone: true };
  const seats = [
    ["Hanna", "en", chromium, { ...laptop, locale: "en-GB" }],
    ["Greta", "de", chromium, { ...phone, locale: "de-DE" }],
    ["Fleur", "fr", firefox, { ...phone, locale: "fr-FR, fr" }],
    ["Ines", "es", firefox, { ...tablet, locale: "es-ES, es" }],
  ];
  for (const [at, [name, language, start, how]] of seats.entries()) {
    people.push(new Person(name, language, devices[at], await start({ device: devices[at], ...how })));
  }
  const party = new Party(people);
  const [hanna] = people;
  tell(`seed ${seed}; ${people.map(({ name, engine }) => `${name}: ${engine}`).join(", ")}`);
  await hanna.page.goto(url);
  await ready(hanna.page);
  const invitation = await hanna.invite({ rules: "classic", target: 1500 });
  for (const friend of people.slice(1)) {
    await hanna.pasteReply(await friend.answer(invitation));
    await hanna.waitForStatus(friend.name, ["connected"]);
  }
  await hanna.press("dialog[open] [data-intent=friends-deal]");
  for (const person of people) {
    await person.page.waitForFunction(() => window.canasta.observation() !== null);
    await person.closeDialog();
  }
  while (Date.now() < end) {
    try {
      if (await party.playOn({ actions: between(4, 30), quiet: 60_000 })) {
        counts.matches += 1;
        tell(`match ${counts.matches} is over after ${party.hands} hands in all`);
        await party.nextMatch();
        continue;
      }
      await HAPPENINGS[Object.keys(HAPPENINGS)[between(0, 3)]]();
    } catch (error) {
      counts.stalls += 1;
      stalled.push(error.message.split("\n")[0]);
      tell(`STALLED: ${error.stack}`);
      for (const person of people) {
        tell(`${person.name}: ${await person.page.evaluate(() => `${document.querySelector("#page, body").innerText.slice(0, 800)}\n${JSON.stringify(window.canasta?.observation?.())}`).catch(String)}`);
      }
      if (counts.stalls > 5) throw error;
      // All begin anew, as people would.
      for (const person of people) await person.reload();
      await pause(3_000);
      await waitFor(people.slice(1), false);
    }
  }
  const errors = (await Promise.all(people.map(async (person) => (await person.errors()).map((error) => `${person.name}’s page: ${error}`)))).flat();
  waits.sort((a, b) => a - b);
  tell(`${Object.entries(counts).map(([what, count]) => `${what} ${count}`).join(", ")}; hands ${party.hands}`);
  tell(`back by themselves ${waits.length} times, after ${waits[waits.length >> 1]?.toFixed(1)} s in the middle and ${waits.at(-1)?.toFixed(1)} s at most`);
  tell(`actions: ${[...party.actions].map(([name, count]) => `${name} ${count}`).join(", ")}`);
  assert.deepEqual([...stalled, ...errors], []);
} catch (error) {
  tell(`FAILED: ${error.stack}`);
  process.exitCode = 1;
} finally {
  for (const person of people) await person.stop().catch(() => {});
  await stop();
}
