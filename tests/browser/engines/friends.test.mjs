// Friends at three devices: a host and a guest in the engine, and a guest in Chromium. Replies or a signalling server, turns of a hand, and a
// reload of either side.

import assert from "node:assert/strict";
import { dealt, playHand, whyNot } from "../lib/friends.mjs";
import { observation, open } from "../lib/game.mjs";
import { SUB_PATH } from "../lib/service_worker.mjs";
import { SERVER, signallingServer } from "../lib/signalling.mjs";
import { Person, until } from "../friends/people.mjs";
import { test } from "./harness.mjs";

/** Three people, of whom the first has the page open. */
async function people({ openPage, serve, files, engine }) {
  test.skip(engine === "chromium", "all of friends.test.mjs is tried in Chromium");
  test.skip(engine === "webkit", "WebKitGTK has no connections to other devices");
  const { url } = await serve(files, SUB_PATH);
  const seat = async (name, options) => new Person(name, "en", null, { page: await openPage({ tellsAddresses: true, ...options }), isPhone: false });
  const all = await Promise.all([seat("Hanna"), seat("Fleur"), seat("Greta", { engine: "chromium" })]);
  await open(all[0].page, url);
  const why = await whyNot(all[0].page);
  test.skip(why !== "", why);
  await all[0].page.evaluate(() => void window.canasta.settings({ pace: "instant" }));
  return all;
}

/** Plays on until all see the same. */
async function play(people) {
  const pages = people.map(({ page }) => page);
  await playHand(pages, { actions: 24 });
  const table = async (page) => {
    const { ended, melds, pile, stock, to_act } = await observation(page);
    return JSON.stringify({ ended, melds, pile, stock, to_act });
  };
  await until("all see the same table", async () => new Set(await Promise.all(pages.map(table))).size === 1);
}

test("friends in two engines play by links, and are back after reloads", async ({ openPage, serve, files, engine }) => {
  const [host, near, far] = await people({ openPage, serve, files, engine });
  const invitation = await host.invite({ rules: "evening", bots: [3] });
  const guests = [near, far];
  for (const guest of guests) {
    await host.pasteReply(await guest.answer(invitation));
    await host.waitForStatus(guest.name, ["connected"]);
  }
  await host.press("dialog[open] [data-intent=friends-deal]");
  for (const { page } of [host, ...guests]) await dealt(page);
  const hands = () => Promise.all(guests.map(async (guest) => (await guest.seen()).hand));
  const before = await hands();
  const isBack = async (guest) => {
    await host.waitForStatus(guest.name, ["connected"]);
    await dealt(guest.page);
  };
  await near.reload();
  await host.pasteReply(await near.answerAgain());
  await isBack(near);
  assert.deepEqual(await hands(), before, "after a reload of a guest");
  await host.reload();
  // They come by themselves.
  for (const guest of guests) await isBack(guest);
  assert.deepEqual(await hands(), before, "after a reload of the host");
  await play([host, ...guests]);
});

test("friends in two engines meet by one link and a signalling server", async ({ openPage, serve, files, engine }) => {
  test.skip(!SERVER, "MATCHBOX_SERVER names no matchbox_server; `cargo xtask test engines` installs one");
  const [host, ...guests] = await people({ openPage, serve, files, engine });
  const server = await signallingServer();
  try {
    const invitation = await host.invite({ rules: "evening", bots: [3], server: server.address });
    for (const guest of guests) {
      await guest.comeBy(invitation);
      await host.waitForStatus(guest.name, ["connected"]);
    }
    await host.press("dialog[open] [data-intent=friends-deal]");
    for (const { page } of [host, ...guests]) await dealt(page);
    await play([host, ...guests]);
    const hands = () => Promise.all(guests.map(async (guest) => (await guest.seen()).hand));
    const before = await hands();
    await host.reload();
    for (const guest of guests) {
      await host.waitForStatus(guest.name, ["connected"]);
      await dealt(guest.page);
    }
    assert.deepEqual(await hands(), before, "after a reload of the host");
  } finally {
    await server.stop();
  }
});
