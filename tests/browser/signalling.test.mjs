// Tables of several devices whose guests come by one link and one press, by a signalling server of the players' own on this device.

import assert from "node:assert/strict";
import { PHONE, test } from "./harness.mjs";
import { answer, dealt, openFriends, openInvitation, playHand, whyNot, WITH_ADDRESSES } from "./lib/friends.mjs";
import { observation, open, ready, settings } from "./lib/game.mjs";
import { freePort, inviteToRoom, noteSockets, SERVER, signallingServer } from "./lib/signalling.mjs";
import { dialog } from "./lib/table.mjs";

// A page without a server says so in its console.
test.use({ ...WITH_ADDRESSES, permissions: ["clipboard-read", "clipboard-write"], expectErrors: /WebSocket connection to 'ws:/ });
test.skip(!SERVER, "MATCHBOX_SERVER names no matchbox_server; `cargo xtask test browser` installs one");

const isThere = (page) => dialog(page).getByText("connected", { exact: true }).waitFor();
const TABLE = { name: "Zoe", bots: [2, 4] };

let server;
test.beforeEach(async ({ page, url }) => {
  server = await signallingServer();
  await open(page, url);
  await settings(page, { pace: "instant" });
});
test.afterEach(() => server.stop());

async function deal(...pages) {
  await dialog(pages[0]).getByRole("button", { name: "Deal", exact: true }).click();
  await Promise.all(pages.map(dealt));
}

/** A page that cannot connect, as WebKitGTK. */
async function withoutConnections(newPage, url) {
  const page = await newPage({ viewport: PHONE });
  await page.addInitScript(() => delete window.RTCPeerConnection);
  await open(page, url);
  return page;
}

test("two pages meet by one link and one press, and the server is told nothing", async ({ page, newPage }) => {
  test.setTimeout(240_000);
  const why = await whyNot(page);
  test.skip(why !== "", why);
  const host = noteSockets(page);
  const invitation = await inviteToRoom(page, server.address, TABLE);
  assert.match(invitation, /#join=I2\w+$/);
  assert.ok(invitation.split("#")[1].length <= 120, invitation);

  const guest = await newPage({ viewport: PHONE });
  const guests = noteSockets(guest);
  await openInvitation(guest, invitation, "Ada");
  await dialog(guest).getByText(`Your answer asks the server ${server.address}, which learns your address.`).waitFor();
  assert.equal(await dialog(guest).getByText("It may carry the game, encrypted").count(), 0);
  assert.deepEqual(guests.opened, [], "nobody is asked before the press");
  await answer(guest);
  await isThere(page);
  await deal(page, guest);
  await playHand([page, guest]);
  assert.deepEqual((await observation(guest)).scores, (await observation(page)).scores);

  assert.deepEqual(guests.opened, host.opened, "both have asked the same room, once");
  assert.match(host.opened[0], /^ws:\/\/127\.0\.0\.1:\d+\/[0-9a-f]{32}$/);
  const told = [...guests.sent, ...host.sent];
  const hex = (text) => Buffer.from(text).toString("hex");
  assert.ok(told.length > 3 && told.every((text) => /^\{"Signal":\{"receiver":"[-0-9a-f]{36}","data":"[0-9a-f]*"\}\}$/.test(text)), told.join("\n"));
  for (const secret of ["Ada", "Zoe", "ice-pwd"]) assert.ok(!told.join().includes(hex(secret)), `the server is told ${secret}`);

  // A guest whose page is loaded again is back without a press.
  await guest.reload();
  await ready(guest);
  await dealt(guest);
  assert.deepEqual((await observation(guest)).scores, (await observation(page)).scores);

  // A guest who has left comes back by the same link.
  await openFriends(guest);
  await dialog(guest).getByRole("button", { name: "Leave the table" }).click();
  await dialog(guest, "Leave the table?").getByRole("button", { name: "Leave the table" }).click();
  await openFriends(page);
  await dialog(page).getByText(/^has left/).waitFor();
  await openInvitation(guest, invitation, "Ada");
  await answer(guest);
  await isThere(page);
});

test("a server that is away is named at once, and both come back after its restart", async ({ page, newPage, url }) => {
  test.setTimeout(240_000);
  const invitation = await inviteToRoom(page, server.address, { ...TABLE, relays: true });
  await server.stop();
  const silent = `The server ${server.address} does not answer. It is asked again.`;
  await dialog(page).getByText(silent).waitFor();
  const guest = await withoutConnections(newPage, url);
  await openInvitation(guest, invitation, "Ada");
  await answer(guest);
  await dialog(guest).getByText(silent).waitFor();
  await server.start();
  await isThere(page);
  await deal(page, guest);
  const { hand } = await observation(guest);

  // What the server carries is cut, and goes on by itself.
  await server.stop();
  await guest.getByText(/^The line to Zoe is cut\. The devices look for each other/).first().waitFor();
  await server.start();
  await guest.getByText(/^The line to Zoe is cut/).first().waitFor({ state: "detached", timeout: 60_000 });
  assert.deepEqual((await observation(guest)).hand, hand);
  await playHand([page, guest]);

  // A reload of the host leaves room, seat and cards.
  await page.reload();
  await ready(page);
  await openFriends(page);
  await isThere(page);
});

test("an address where nobody is, or that is none, is named", async ({ page }) => {
  const address = `ws://127.0.0.1:${await freePort()}`;
  await inviteToRoom(page, address, TABLE);
  await dialog(page).getByText(`The server ${address} does not answer. It is asked again.`).waitFor();
  // Nobody has come, so that nobody is asked.
  await dialog(page).getByRole("button", { name: "Leave the table" }).click();
  await openFriends(page);
  const field = dialog(page).getByRole("textbox", { name: "Signalling server" });
  await field.fill("ws://example.org");
  await field.blur();
  await dialog(page).getByRole("alert").getByText(/^Write the address as wss:\/\/NAME/).waitFor();
  assert.equal(await dialog(page).getByRole("button", { name: "Invite", exact: true }).getAttribute("aria-disabled"), "true");
});

test("a page without connections plays by the server, where host and guest agree", async ({ page, newPage, url }) => {
  test.setTimeout(240_000);
  const host = noteSockets(page);
  const invitation = await inviteToRoom(page, server.address, { ...TABLE, relays: true });
  const guest = await withoutConnections(newPage, url);
  const guests = noteSockets(guest);
  await openInvitation(guest, invitation, "Ada");
  await dialog(guest).getByText("It may carry the game, encrypted").waitFor();
  assert.deepEqual(guests.opened, []);
  await answer(guest);
  await isThere(page);
  await deal(page, guest);
  await playHand([page, guest]);
  assert.deepEqual((await observation(guest)).scores, (await observation(page)).scores);
  const told = [...guests.sent, ...host.sent];
  assert.ok(told.length > 50 && !told.join().includes(Buffer.from("observation").toString("hex")), "what is carried is sealed");

  // Where the host does not allow it, the guest is told before any press.
  const other = await newPage();
  await open(other, url);
  const strict = await inviteToRoom(other, server.address, TABLE);
  const barred = await withoutConnections(newPage, url);
  await barred.goto(strict);
  await ready(barred);
  await dialog(barred).getByText("This browser cannot connect to other devices.").waitFor();
  assert.equal(await dialog(barred).getByRole("button", { name: "Answer", exact: true }).getAttribute("aria-disabled"), "true");
});

test("the nonsense of a stranger in the room changes nothing", async ({ page, newPage, url }) => {
  test.setTimeout(240_000);
  const host = noteSockets(page);
  const invitation = await inviteToRoom(page, server.address, { ...TABLE, relays: true });
  const guest = await withoutConnections(newPage, url);
  const guests = noteSockets(guest);
  await openInvitation(guest, invitation, "Ada");
  await answer(guest);
  await isThere(page);
  await deal(page, guest);
  const stranger = await newPage();
  const pages = [...host.received, ...guests.received].map((text) => JSON.parse(text).IdAssigned).filter(Boolean);
  const before = host.sent.length;
  await stranger.evaluate(
    async ({ address, pages, said }) => {
      const socket = new WebSocket(address);
      await new Promise((done) => socket.addEventListener("open", done));
      const send = (data) => pages.forEach((receiver) => socket.send(JSON.stringify({ Signal: { receiver, data } })));
      for (const data of ["", "zz", {}, [], 7, null, "01", "02", "03", "04", "02".repeat(50), "a".repeat(300_000)]) send(data);
      said.forEach((text) => send(JSON.parse(text).Signal?.data ?? ""));
      for (let number = 0; number < 2_000; number += 1) send(`02${"11".repeat(64)}`);
      await new Promise((done) => setTimeout(done, 1_000));
    },
    { address: host.opened[0], pages, said: [...host.sent, ...guests.sent] },
  );
  await playHand([page, guest]);
  assert.deepEqual((await observation(guest)).scores, (await observation(page)).scores);
  assert.ok(host.sent.length > before);
});
