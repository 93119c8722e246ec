// Two or more devices at one table. A Chromium without a network gives no candidate, and nobody can be invited then.

import assert from "node:assert/strict";
import { ready } from "./game.mjs";
import { BROWSER_ARGS } from "./launch.mjs";
import { dialog } from "./table.mjs";

/**
 * A browser that tells its own addresses instead of names of mDNS, so that nothing is asked of the network: what the pages say to each other
 * stays on this device. `friends/late_replies.mjs` tries the names.
 */
export const WITH_ADDRESSES = { launchOptions: { executablePath: process.env.CHROME, args: [...BROWSER_ARGS, "--disable-features=WebRtcHideLocalIpsWithMdns"] } };

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

const copied = (page) => page.evaluate(() => navigator.clipboard.readText());

/** Writes into a text field of the open dialog, and leaves the field. */
async function write(page, name, text) {
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

/** Makes an invitation to a table. Gives its link. */
export async function inviteFriends(page, table) {
  await openFriends(page);
  await chooseTable(page, table);
  await dialog(page).getByRole("button", { name: "Invite", exact: true }).click();
  return copyLink(page);
}

/** Opens an invitation and answers it. Gives the link of the reply. */
export async function answerInvitation(page, invitation, name) {
  await page.goto(invitation);
  await ready(page);
  await dialog(page).getByRole("button", { name: "Answer", exact: true }).waitFor();
  await write(page, "Your name", name);
  await dialog(page).getByRole("button", { name: "Answer", exact: true }).click();
  return copyLink(page);
}

/** Pastes a reply at the host. */
export async function pasteReply(page, reply) {
  await write(page, "A friend’s reply", reply);
  await dialog(page).getByRole("button", { name: "Use", exact: true }).click();
}

/** Waits until a page shows a hand. */
export const dealt = (page) => page.waitForFunction(() => window.canasta.observation() !== null);

/** Plays what is simplest at each page whose seat is to act, until the hand ends. Gives the milliseconds from each action to its picture. */
export async function playHand(pages) {
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
    if (ended.length === pages.length) return times;
  }
}
