// Two or more devices at one table. A Chromium without a network gives no candidate, and nobody can be invited then.

import assert from "node:assert/strict";
import { createSocket } from "node:dgram";
import { once } from "node:events";
import { ready } from "./game.mjs";
import { BROWSER_ARGS } from "./launch.mjs";
import { dialog } from "./table.mjs";

/**
 * The argument of a Chromium that tells its own addresses instead of names of mDNS, so that nothing is asked of the network: what the pages say to
 * each other stays on this device. `friends/late_replies.mjs` and `friends/evening.mjs` try the names.
 */
export const TELLS_ADDRESSES = "--disable-features=WebRtcHideLocalIpsWithMdns";

/** Options of a test with such a browser. */
export const WITH_ADDRESSES = { launchOptions: { executablePath: process.env.CHROME, args: [...BROWSER_ARGS, TELLS_ADDRESSES] } };

/** Why a browser here connects nobody; an empty text if it does. */
export const whyNot = (page) =>
  page.evaluate(async () => {
    const connection = new RTCPeerConnection();
    connection.createDataChannel("");
    await connection.setLocalDescription();
    const end = performance.now() + 2000;
    while (connection.iceGatheringState !== "complete" && performance.now() < end) await new Promise((done) => setTimeout(done, 20));
    const { sdp } = connection.localDescription;
    connection.close();
    return sdp.includes("a=candidate:") ? "" : "this device has no default route, without which Chromium gives no candidate";
  });

/** The address of this device, as a page that hides nothing tells it. */
export const deviceAddress = (page) =>
  page.evaluate(async () => {
    const connection = new RTCPeerConnection();
    connection.createDataChannel("");
    await connection.setLocalDescription();
    while (connection.iceGatheringState !== "complete") await new Promise((done) => setTimeout(done, 20));
    const { sdp } = connection.localDescription;
    connection.close();
    return /a=candidate:\S+ 1 udp \d+ (\d+\.\d+\.\d+\.\d+) /i.exec(sdp)[1];
  });

/** Notes which connections a page makes, and with which servers, in `window.connections`. */
export const noteConnections = (context) =>
  context.addInitScript(() => {
    const Connection = window.RTCPeerConnection;
    window.connections = [];
    window.RTCPeerConnection = class extends Connection {
      constructor(options) {
        super(options);
        window.connections.push(options?.iceServers.length);
      }
    };
  });

/**
 * Lets a test cut the lines that are open, by `window.cutLines()`: nothing gets through any more, and neither side is told. Until
 * `window.areNamesLost` is unset, the candidates of descriptions are of no use, as where the answer to a question about a name is lost.
 */
export const letLinesBeCut = (context) =>
  context.addInitScript(() => {
    const { createDataChannel, setRemoteDescription } = RTCPeerConnection.prototype;
    RTCPeerConnection.prototype.setRemoteDescription = function ({ type, sdp }) {
      return setRemoteDescription.call(this, { type, sdp: window.areNamesLost ? sdp.replace(/a=candidate.*\r\n/g, "") : sdp });
    };
    const channels = [];
    const cut = new WeakSet();
    window.cutLines = () => {
      const open = channels.filter(({ readyState }) => readyState === "open");
      open.forEach((channel) => cut.add(channel));
      window.areNamesLost = true;
      return open.length;
    };
    RTCPeerConnection.prototype.createDataChannel = function (...options) {
      const channel = createDataChannel.apply(this, options);
      const send = channel.send.bind(channel);
      channel.send = (text) => cut.has(channel) || send(text);
      channel.addEventListener("message", (event) => cut.has(channel) && event.stopImmediatePropagation());
      channels.push(channel);
      return channel;
    };
  });

/** A STUN server on this device, which tells everybody the same address on the internet. Gives its port, who has asked, and how to stop it. */
export async function stunServer(address = [203, 0, 113, 7]) {
  const socket = createSocket("udp4");
  const asked = [];
  socket.on("message", (request, from) => {
    // A binding request; RFC 8489.
    if (request.length < 20 || request.readUInt16BE(0) !== 1) return;
    asked.push(from.address);
    const answer = Buffer.alloc(32);
    answer.writeUInt16BE(0x0101, 0);
    answer.writeUInt16BE(12, 2);
    request.copy(answer, 4, 4, 20);
    answer.writeUInt16BE(0x0020, 20);
    answer.writeUInt16BE(8, 22);
    answer.writeUInt8(1, 25);
    answer.writeUInt16BE(from.port ^ request.readUInt16BE(4), 26);
    address.forEach((byte, at) => answer.writeUInt8(byte ^ request[4 + at], 28 + at));
    socket.send(answer, from.port, from.address);
  });
  socket.bind(0, "0.0.0.0");
  await once(socket, "listening");
  return { port: socket.address().port, asked, stop: () => socket.close() };
}

const copied = (page) => page.evaluate(() => navigator.clipboard.readText());

/** Writes into a text field of the open dialog, and leaves the field. */
export async function write(page, name, text) {
  const field = dialog(page).getByRole("textbox", { name });
  await field.fill(text);
  await field.blur();
}

/** Copies the own link of the open dialog. */
export async function copyLink(page) {
  await dialog(page).getByRole("button", { name: /^Copy/ }).click();
  await dialog(page).getByText("Copied.", { exact: true }).waitFor();
  return copied(page);
}

/** Opens the dialog of friends. */
export const openFriends = (page) =>
  page.evaluate(() => {
    const way = Object.assign(document.createElement("button"), { textContent: "friends" });
    way.dataset.intent = "open:friends";
    document.querySelector("#app").append(way);
    way.click();
    way.remove();
  });

/** Writes the own name, and gives seats to bots, counted from 1. */
export async function chooseTable(page, { name, bots = [] }) {
  await write(page, "Your name", name);
  for (const seat of bots) await dialog(page).locator(`[data-intent="friends-seat:${seat - 1}.bot"]`).check();
}

/** Makes an invitation to the table that was chosen. Gives its link. */
export async function invite(page) {
  await dialog(page).getByRole("button", { name: "Invite", exact: true }).click();
  return copyLink(page);
}

/** Makes an invitation to a table. Gives its link. */
export async function inviteFriends(page, table) {
  await openFriends(page);
  await chooseTable(page, table);
  return invite(page);
}

const answerButton = (page) => dialog(page).getByRole("button", { name: "Answer", exact: true });

/** Opens an invitation and writes the name. */
export async function openInvitation(page, invitation, name) {
  await page.goto(invitation);
  await ready(page);
  await answerButton(page).waitFor();
  await write(page, "Your name", name);
}

/** Answers the invitation that is open. In a room there is nothing to send back. */
export const answer = (page) => answerButton(page).click();

/** Opens an invitation and answers it. Gives the link of the reply. */
export async function answerInvitation(page, invitation, name) {
  await openInvitation(page, invitation, name);
  await answer(page);
  return copyLink(page);
}

/** Pastes a reply at the host. */
export async function pasteReply(page, reply) {
  await write(page, "A friend’s reply", reply);
  await dialog(page).getByRole("button", { name: "Use", exact: true }).click();
}

/** Waits until a page shows a hand. */
export const dealt = (page) => page.waitForFunction(() => window.canasta.observation() !== null);

/**
 * Plays what is simplest at each page whose seat is to act, until the hand ends or so many actions are played. Gives the milliseconds from each
 * action to its picture.
 */
export async function playHand(pages, { actions = Infinity } = {}) {
  const act = () => {
    const seen = window.canasta.observation();
    if (seen.ended !== null) return "ended";
    if (seen.to_act !== seen.seat) return null;
    const legal = window.canasta.legal();
    const action = ["discard", "draw"].map((verb) => legal.find((action) => action.startsWith(verb))).find(Boolean) ?? legal[0];
    const start = performance.now();
    return new Promise((done) => {
      const stop = window.canasta.onChange(() => {
        stop();
        requestAnimationFrame(() => done(performance.now() - start));
      });
      const { ok, message } = window.canasta.play(action);
      if (!ok) {
        stop();
        done(`${action}: ${message}`);
      }
    });
  };
  const times = pages.map(() => []);
  for (;;) {
    const ended = [];
    for (const [at, page] of pages.entries()) {
      const did = await page.evaluate(act);
      if (typeof did === "number") times[at].push(did);
      else if (did === "ended") ended.push(page);
      else assert.equal(did, null);
    }
    if (ended.length === pages.length || times.flat().length >= actions) return times;
  }
}
