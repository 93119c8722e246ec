// Friends at three devices: a host and a guest in the engine, and a guest in Chromium. Replies, turns of a hand, and a reload of either side.

import assert from "node:assert/strict";
import { dealt, playHand, whyNot } from "../lib/friends.mjs";
import { observation, open } from "../lib/game.mjs";
import { SUB_PATH } from "../lib/service_worker.mjs";
import { Person, until } from "../friends/people.mjs";
import { test } from "./harness.mjs";

test("friends in two engines play by links, and are back after reloads", async ({ openPage, serve, files, engine }) => {
  test.skip(engine === "chromium", "all of friends.test.mjs is tried in Chromium");
  test.skip(engine === "webkit", "WebKitGTK has no connections to other devices");
  const { url } = await serve(files, SUB_PATH);
  const seat = async (name, options) => new Person(name, "en", null, { page: await openPage({ tellsAddresses: true, ...options }), isPhone: false });
  const [host, near, far] = await Promise.all([seat("Hanna"), seat("Fleur"), seat("Greta", { engine: "chromium" })]);
  await open(host.page, url);
  const why = await whyNot(host.page);
  test.skip(why !== "", why);
  await host.page.evaluate(() => void window.canasta.settings({ pace: "instant" }));
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
  const comesBack = async (guest) => {
    await host.pasteReply(await guest.answerAgain());
    await host.waitForStatus(guest.name, ["connected"]);
    await dealt(guest.page);
  };
  await near.reload();
  await comesBack(near);
  assert.deepEqual(await hands(), before, "after a reload of a guest");
  await host.reload();
  for (const guest of guests) await comesBack(guest);
  assert.deepEqual(await hands(), before, "after a reload of the host");
  const pages = [host, ...guests].map(({ page }) => page);
  await playHand(pages, { actions: 24 });
  const table = async (page) => {
    const { ended, melds, pile, stock, to_act } = await observation(page);
    return JSON.stringify({ ended, melds, pile, stock, to_act });
  };
  await until("all see the same table", async () => new Set(await Promise.all(pages.map(table))).size === 1);
});
