// An evening of three people by links alone, on the page that was built: Hanna at a laptop invites, Greta and Fleur come with phones, in three
// sizes, three languages and two engines, and a bot has the fourth seat. Greta's and Fleur's lines, pages and phones fail as they do in an evening. Tells
// what happens and when, takes pictures, and fails if a step does. The table goes to docs/friends.md.
//
//   CHROME=… FIREFOX=… node tests/browser/friends/evening.mjs [--late=SECONDS] [--asleep=SECONDS] [--into=FOLDER] [--dist=FOLDER]
//
// The page is that of dist/ and the pictures go to tests/browser/out/evening unless other folders are given. The late reply is opened after 600
// seconds, and phones sleep for 75.
//
// As root on Linux each device has a network of its own, and the line of one is cut. Elsewhere this step is left out, and said so.

import assert from "node:assert/strict";
import { mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { findEnglish, textsOf } from "../lib/languages.mjs";
import { findFaults } from "../lib/misplaced.mjs";
import { ready } from "../lib/game.mjs";
import { startDevices } from "./network.mjs";
import { chromium, firefox, Party, pause, Person, until } from "./people.mjs";

const LAPTOP = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };
/** How long a line is cut, in milliseconds. */
const CUT = 30_000;
/** How long a phone sleeps for a moment, in milliseconds. */
const NAP = 28_000;

for (const name of ["CHROME", "FIREFOX"]) if (!process.env[name]) throw new Error(`${name} names no browser`);
const option = (name, usual) => process.argv.find((word) => word.startsWith(`--${name}=`))?.split("=")[1] ?? usual;
const [late, asleep] = [Number(option("late", 600)) * 1000, Number(option("asleep", 75)) * 1000];
const into = option("into", fileURLToPath(new URL("../out/evening", import.meta.url)));
await mkdir(into, { recursive: true });

const began = Date.now();
const clock = (ms) => `${Math.floor(ms / 60_000)}:${String(Math.floor(ms / 1000) % 60).padStart(2, "0")}`;
const tell = (text) => console.log(`${clock(Date.now() - began).padStart(6)}  ${text}`);
const seconds = (number) => `${number.toFixed(1)} s`;

const { devices, url, stop } = await startDevices(3, option("dist", fileURLToPath(new URL("../../../dist", import.meta.url))));
const people = [];
const problems = [];

/** Takes a picture of every page in both colours, and looks for what does not fit and for English where it does not belong. */
async function look(name, who = people) {
  for (const person of who) {
    for (const colours of ["dark", "light"]) {
      await person.setColours(colours);
      await pause(150);
      await person.page.screenshot({ path: `${into}/${name}-${person.name}-${colours}.png` });
    }
    const faults = await person.page.evaluate(findFaults);
    if (person.language !== "en") faults.push(...findEnglish(person.language)(await textsOf(person.page, { modal: false })).map((text) => `“${text}”`));
    for (const fault of faults) {
      problems.push(`${name}, ${person.name}: ${fault}`);
      tell(`  ${person.name}: ${fault}`);
    }
  }
}

async function step(text, body) {
  tell(text);
  const result = await body();
  if (result) tell(`  ${result}`);
}

/** A friend whose line is gone sends another reply, which the host opens. Gives the seconds until the line stands. */
async function comeBack(friend) {
  const reply = await friend.answerAgain();
  await hanna.pasteReply(reply);
  const took = await hanna.waitForStatus(friend.name, ["connected"], 60_000);
  await friend.page.waitForFunction(() => window.canasta.observation() !== null);
  await friend.closeDialog();
  return took;
}

let hanna, greta, fleur, party;
try {
  const [laptop, phone, other] = devices;
  hanna = new Person("Hanna", "en", laptop, await chromium({ device: laptop, viewport: LAPTOP, isPhone: false, locale: "en-GB" }));
  people.push(hanna);
  greta = new Person("Greta", "de", phone, await chromium({ device: phone, viewport: PHONE, isPhone: true, locale: "de-DE" }));
  people.push(greta);
  fleur = new Person("Fleur", "fr", other, await firefox({ device: other, viewport: PHONE, isPhone: true, locale: "fr-FR, fr" }));
  people.push(fleur);
  party = new Party(people);
  const { guests } = party;
  let invitation, lateReply, wasMade;
  await step("Hanna makes a table and invites", async () => {
    await hanna.page.goto(url);
    await ready(hanna.page);
    invitation = await hanna.invite({ bots: [3], rules: "classic", target: 1500, away: "one-minute" });
    await look("1 the invitation", [hanna]);
    return `a link of ${invitation.split("#")[1].length} letters`;
  });
  await step("Greta answers, and Hanna opens her reply after 15 s in another tab", async () => {
    const reply = await greta.answer(invitation);
    await look("2 a reply", [greta]);
    await pause(15_000);
    await hanna.openReply(reply);
    return `there after ${seconds(await hanna.waitForStatus("Greta", ["connected"]))}`;
  });
  await step("Fleur answers, and nobody opens her reply yet", async () => {
    lateReply = await fleur.answer(invitation);
    wasMade = Date.now();
    for (const { name, engine, language, page } of people) {
      tell(`  ${name}: ${engine}, ${await page.evaluate(() => `${innerWidth} × ${innerHeight}, ${document.documentElement.lang}`)}`);
      assert.equal(await page.evaluate(() => document.documentElement.lang), language);
    }
    await look("3 waiting");
  });
  await step("Hanna’s page is reloaded while that reply is on its way, and Greta comes back", async () => {
    await hanna.reload();
    return `there after ${seconds(await hanna.waitForStatus("Greta", ["connected"], 60_000))}, by itself`;
  });
  await step(`Greta’s phone sleeps for ${asleep / 1000} s`, () => sleepOf(greta));
  async function sleepOf(friend, time = asleep, meanwhile = async () => {}) {
    // The devices need a moment to exchange spare connections.
    await pause(5_000);
    friend.fallAsleep();
    const end = Date.now() + time;
    await meanwhile();
    await pause(Math.max(0, end - Date.now()));
    const before = await hanna.statusOf(friend.name);
    assert.notEqual(before, "connected", "a browser that sleeps is not heard");
    friend.wakeUp();
    const took = await hanna.waitForStatus(friend.name, ["connected"], 120_000);
    return `asleep: “${before}”; connected ${seconds(took)} after waking`;
  }
  await step(`Hanna opens Fleur’s reply, ${late / 1000} s old`, async () => {
    await pause(Math.max(0, wasMade + late - Date.now()));
    await hanna.openReply(lateReply);
    const took = await hanna.waitForStatus("Fleur", ["connected"]);
    await look("4 all are there");
    return `there after ${seconds(took)}`;
  });

  await step("Hanna deals", async () => {
    await hanna.press("dialog[open] [data-intent=friends-deal]");
    for (const person of people) await person.page.waitForFunction(() => window.canasta.observation() !== null);
    await hanna.closeDialog();
    for (const guest of guests) await guest.closeDialog();
  });
  await step("all play", async () => {
    await party.playOn({ actions: 14 });
    await look("5 the table");
  });

  const handsOf = () => Promise.all(people.map(async (person) => (await person.seen()).hand));
  /** Something happens in the middle of a hand while this seat is to act, and the cards of all are the same afterwards. */
  async function sameHands(turn, body) {
    assert.ok(!(await party.playOn({ actions: 3 })), "the match is over too early");
    assert.ok(!(await party.playUntilTurn(turn)), "the match is over too early");
    const before = await handsOf();
    const result = await body();
    assert.deepEqual(await handsOf(), before);
    return result;
  }

  await step(`Greta’s phone sleeps for ${asleep / 1000} s while it is her turn`, () => sameHands(1, async () => {
    await hanna.openTable();
    const result = await sleepOf(greta, asleep, async () => {
      await pause(asleep / 2);
      await look("6 asleep", [hanna, fleur]);
    });
    await hanna.closeDialog();
    return result;
  }));
  // The other side’s browser has said by then that the spare connection has failed by which the phone comes back.
  await step(`Greta’s phone sleeps for ${NAP / 1000} s`, () => sameHands(1, async () => {
    await hanna.openTable();
    const result = await sleepOf(greta, NAP);
    await hanna.closeDialog();
    return result;
  }));
  if (other.setCut === null) tell("Fleur’s line is not cut: only root can make networks");
  else {
    await step(`Fleur’s line is cut for ${CUT / 1000} s`, () => sameHands(2, async () => {
      other.setCut(true);
      await hanna.openTable();
      const noticed = await hanna.waitForStatus("Fleur", ["not heard"]);
      await pause(CUT / 2);
      await look("7 cut", [hanna, fleur]);
      await pause(CUT / 2 - noticed * 1000);
      other.setCut(false);
      const took = await hanna.waitForStatus("Fleur", ["connected"], 60_000);
      await hanna.closeDialog();
      return `noticed after ${seconds(noticed)}; connected ${seconds(took)} after the line was mended`;
    }));
    await step(`Greta’s line is cut for ${CUT / 1000} s`, () => sameHands(0, async () => {
      phone.setCut(true);
      await pause(CUT);
      phone.setCut(false);
      await hanna.openTable();
      const took = await hanna.waitForStatus("Greta", ["connected"], 60_000);
      await hanna.closeDialog();
      return `connected ${seconds(took)} after the line was mended`;
    }));
    }
  await step("Fleur’s page is reloaded", () => sameHands(0, async () => {
    await fleur.reload();
    await look("8 reloaded", [fleur]);
    const took = await comeBack(fleur);
    await hanna.closeDialog();
    return `connected ${seconds(took)} after her new reply`;
  }));
  await step("Hanna’s page is reloaded", () => sameHands(0, async () => {
    await hanna.page.goto("about:blank");
    await until("the phones know that her page is gone", () => greta.shows(".friends-panel"), { limit: 10_000 });
    await pause(3_000);
    await look("9 the host is gone", guests);
    await hanna.page.goto(url);
    await ready(hanna.page);
    const took = [];
    for (const guest of guests) took.push(await hanna.waitForStatus(guest.name, ["connected"], 60_000));
    await hanna.closeDialog();
    return `Greta connected ${seconds(took[0])} after her page was there again, Fleur ${seconds(took[0] + took[1])}`;
  }));
  await step("Greta closes her page, and a bot plays for her after a minute", async () => {
    await greta.page.goto("about:blank");
    const awake = [hanna, fleur];
    await hanna.openTable();
    const gone = await hanna.waitForStatus("Greta", ["page closed"], 60_000);
    await look("10 away", awake);
    await hanna.closeDialog();
    const hadTurns = async () => hanna.page.evaluate(() => (window.canasta.record().match(/^# 1 discard/gm) ?? []).length);
    const before = await hadTurns();
    const start = Date.now();
    await party.playOn({ awake, quiet: 150_000, isDone: async () => (await hadTurns()) > before });
    const took = (Date.now() - start) / 1000;
    await hanna.openTable();
    assert.equal(await hanna.statusOf("Greta"), "page closed, the computer plays");
    await look("11 a bot plays", awake);
    await hanna.closeDialog();
    return `away after ${seconds(gone)}; the bot has played a turn ${seconds(took)} later`;
  });
  await step("Greta opens the page again and has her seat back", async () => {
    await greta.page.goto(url);
    await ready(greta.page);
    const took = await comeBack(greta);
    await hanna.closeDialog();
    const counted = party.actions.get("Greta");
    const isOver = await party.playOn({ isDone: async () => party.actions.get("Greta") > counted });
    assert.ok(!isOver, "the match is over before she has played");
    return `connected ${seconds(took)} after her new reply, and she plays`;
  });
  await step("all play to the end of the match", async () => {
    assert.ok(await party.playOn());
    for (const person of people) await person.page.locator("dialog.scene[open]").waitFor();
    await pause(8_000);
    await look("12 the end");
    const totals = [];
    for (const person of people) {
      const sums = await person.page.locator("dialog.scene[open] table").first().locator("tr").evaluateAll((rows) => {
        const last = rows.map((row) => [...row.querySelectorAll(".sum")]).filter((sums) => sums.length > 0).at(-1) ?? [];
        return last.map((sum) => Number(sum.childNodes[0].textContent.replace(/[^0-9]/g, "")));
      });
      totals.push(sums.sort((a, b) => b - a).join(" and "));
    }
    assert.ok(totals.every((one) => one === totals[0] && one !== ""), `the sheets say ${totals.join("; ")}`);
    const acted = [...party.actions].map(([name, count]) => `${name} ${count}`).join(", ");
    return `${party.hands} hands, totals ${totals[0]} on all three sheets; actions by clicks and taps: ${acted}`;
  });
  for (const person of people) problems.push(...(await person.errors()).map((error) => `${person.name}’s page: ${error}`));
  assert.deepEqual(problems, []);
  tell("the evening was played");
} catch (error) {
  tell(`FAILED: ${error.stack}`);
  for (const person of people) {
    await person.page.screenshot({ path: `${into}/failed-${person.name}.png` }).catch(() => {});
    tell(`${person.name}: ${await person.page.evaluate(() => [location.href, document.querySelector("#page, body").innerText.slice(0, 1500), JSON.stringify(window.canasta?.observation?.())].join("\n")).catch(String)}`);
    for (const problem of await person.errors().catch(() => [])) tell(`${person.name}’s page: ${problem}`);
  }
  process.exitCode = 1;
} finally {
  for (const person of people) await person.stop().catch(() => {});
  await stop();
}
