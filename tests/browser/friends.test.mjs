// Tables of several devices: pages that know nothing of each other connect by two links alone.

import assert from "node:assert/strict";
import { PHONE, test } from "./harness.mjs";
import { answerInvitation, chooseTable, copyLink, dealt, deviceAddress, invite, inviteFriends, letLinesBeCut, noteConnections, openFriends, pasteReply, playHand, stunServer, whyNot, WITH_ADDRESSES } from "./lib/friends.mjs";
import { observation, open, ready, settings } from "./lib/game.mjs";
import { fromMenu } from "./lib/screens.mjs";
import { dialog } from "./lib/table.mjs";

test.use({ ...WITH_ADDRESSES, permissions: ["clipboard-read", "clipboard-write"] });

/** The page of a host, with one friend on a phone and two bots. */
async function gather(page, newPage) {
  await settings(page, { pace: "instant" });
  const invitation = await inviteFriends(page, { name: "Zoe", bots: [2, 4] });
  const guest = await newPage({ viewport: PHONE });
  await letLinesBeCut(guest.context());
  const reply = await answerInvitation(guest, invitation, "Ada");
  await pasteReply(page, reply);
  await isThere(page);
  return { guest, invitation, reply };
}

const isThere = (page) => dialog(page).getByText("connected", { exact: true }).waitFor();

async function deal(...pages) {
  await dialog(pages[0]).getByRole("button", { name: "Deal", exact: true }).click();
  await Promise.all(pages.map(dealt));
}

test.beforeEach(async ({ page, url }) => {
  await noteConnections(page.context());
  await letLinesBeCut(page.context());
  await open(page, url);
  assert.deepEqual(await page.evaluate(() => window.connections), []);
  const why = await whyNot(page);
  test.skip(why !== "", why);
});

test("friends play a hand by two links, and what they see agrees", async ({ page, newPage }) => {
  test.setTimeout(300_000);
  const { guest, invitation, reply } = await gather(page, newPage);
  assert.match(invitation, /#join=I1\w+$/);
  assert.ok(invitation.split("#")[1].length <= 320, invitation);
  assert.match(reply, /#reply=R1\w+$/);
  assert.ok(reply.split("#")[1].length <= 180, reply);
  // The first one is that of the test.
  const [, ...servers] = await page.evaluate(() => window.connections);
  assert.ok(servers.length > 0 && servers.every((count) => count === 0), `no connection has a server: ${servers}`);
  await deal(page, guest);
  const [, times] = await playHand([page, guest]);
  times.sort((a, b) => a - b);
  test.info().annotations.push({ type: "milliseconds from a guest's action to its picture", description: `median ${times[times.length >> 1].toFixed(0)}, most ${times.at(-1).toFixed(0)}, of ${times.length}` });
  const [own, others] = await Promise.all([page, guest].map(observation));
  assert.deepEqual(others.ended, own.ended);
  assert.deepEqual(others.scores, own.scores);
});

test("the camera of the host reads the code of a reply, and is off before and after", async ({ page, newPage }) => {
  await page.evaluate(() => {
    // A camera that sees what the test holds before it, a little askew.
    window.tracks = [];
    window.held = null;
    navigator.mediaDevices.getUserMedia = async ({ video }) => {
      const seen = Object.assign(document.createElement("canvas"), { width: 640, height: 480 });
      const pen = seen.getContext("2d");
      setInterval(() => {
        pen.fillStyle = "#876";
        pen.fillRect(0, 0, 640, 480);
        pen.setTransform(1, 0.06, -0.05, 0.97, 130, 40);
        if (window.held) pen.drawImage(window.held, 0, 0, 380, 380);
        pen.resetTransform();
      }, 50);
      const stream = seen.captureStream(20);
      window.tracks.push(...stream.getTracks());
      window.wish = video;
      return stream;
    };
  });
  const hold = (picture) =>
    page.evaluate(async (picture) => {
      window.held = picture && Object.assign(new Image(), { src: picture });
      await window.held?.decode();
    }, picture);
  const tracks = () => page.evaluate(() => window.tracks.map(({ readyState }) => readyState));
  await settings(page, { pace: "instant" });
  const invitation = await inviteFriends(page, { name: "Zoe", bots: [2, 4] });
  const guest = await newPage({ viewport: PHONE });
  await answerInvitation(guest, invitation, "Ada");
  await dialog(guest).locator("summary").filter({ hasText: "QR" }).click();
  const codeOf = (page) => page.evaluate(() => document.querySelector("canvas[data-qr]").toDataURL());
  assert.deepEqual(await tracks(), []);
  const camera = dialog(page).getByRole("button", { name: "Use the camera" });

  await camera.click();
  await page.waitForFunction(() => document.querySelector("canvas[data-camera]")?.width === 640);
  assert.deepEqual(await page.evaluate(() => window.wish), { facingMode: "environment" });
  await dialog(page).getByRole("button", { name: "Cancel", exact: true }).click();
  await page.waitForFunction(() => window.tracks.every(({ readyState }) => readyState === "ended"));

  await camera.click();
  await hold(await codeOf(page));
  await dialog(page).getByText("This text holds no invitation and no reply.").waitFor();
  assert.deepEqual(await tracks(), ["ended", "ended"]);

  await hold(await codeOf(guest));
  await camera.click();
  await isThere(page);
  assert.deepEqual(await tracks(), ["ended", "ended", "ended"]);
  assert.equal(await page.locator("canvas[data-camera]").count(), 0);
});

test("where there is no camera, the host is told", async ({ page }) => {
  await page.evaluate(() => (navigator.mediaDevices.getUserMedia = async () => Promise.reject(new DOMException("none", "NotFoundError"))));
  await inviteFriends(page, { name: "Zoe", bots: [2, 4] });
  await dialog(page).getByRole("button", { name: "Use the camera" }).click();
  await dialog(page).getByText("The camera cannot be used here. Paste the reply instead.").waitFor();
  assert.equal(await page.locator("canvas[data-camera]").count(), 0);
});

test("a reload of the host and of a guest leaves the invitation, the seat and its cards", async ({ page, newPage }) => {
  test.setTimeout(180_000);
  const { guest, invitation } = await gather(page, newPage);
  await deal(page, guest);
  const { hand } = await observation(guest);
  const comesBack = async (how) => {
    // The page knows its seat and has a new reply ready.
    await dialog(guest, "You sit at the table of Zoe").getByText(/^Send a new reply: your seat/).waitFor();
    const reply = await copyLink(guest);
    await openFriends(page);
    assert.equal(await copyLink(page), invitation);
    await pasteReply(page, reply);
    await isThere(page);
    await dealt(guest);
    assert.deepEqual((await observation(guest)).hand, hand, how);
  };

  // The guest is told, and has nothing to do.
  const address = page.url();
  await page.goto("about:blank");
  await guest.getByText(/^The page of Zoe was closed or loaded again\. You are back by yourself/).first().waitFor({ timeout: 5_000 });
  await open(page, address);
  await ready(page);
  await isThere(page);
  await dealt(guest);
  assert.deepEqual((await observation(guest)).hand, hand, "after a reload of the host");

  await guest.reload();
  await ready(guest);
  await dialog(page).getByText(/^page closed/).waitFor();
  await comesBack("after a reload of the guest");
});

test("a guest who reloads the page in the middle of a hand has its record, and looks back at it", async ({ page, newPage }) => {
  test.setTimeout(180_000);
  const { guest } = await gather(page, newPage);
  await deal(page, guest);
  await playHand([page, guest], { actions: 6 });
  await guest.reload();
  await ready(guest);
  const reply = await copyLink(guest);
  await openFriends(page);
  await pasteReply(page, reply);
  await isThere(page);
  await dealt(guest);
  await playHand([page, guest]);
  const record = (side) => side.evaluate(() => window.canasta.record().match(/^# \d .*/gm));
  await dialog(guest).getByRole("button", { name: "Look back" }).waitFor();
  assert.deepEqual(await record(guest), await record(page));
  await dialog(guest).getByRole("button", { name: "Look back" }).click();
  await guest.getByRole("button", { name: "Stop looking back" }).click();
  await dialog(guest).getByRole("button", { name: "Look back" }).waitFor();
});

test("an invitation waits through reloads until it is answered or declined", async ({ page, newPage }) => {
  test.setTimeout(120_000);
  const invitation = await inviteFriends(page, { name: "Zoe", bots: [2, 4] });
  const guest = await newPage({ viewport: PHONE });
  await noteConnections(guest.context());
  const invited = dialog(guest, "Zoe invites you");
  const comesAgain = async () => {
    await guest.reload();
    await ready(guest);
  };
  await guest.goto(invitation);
  await ready(guest);
  await invited.waitFor();
  assert.ok(!guest.url().includes("#"), guest.url());
  await comesAgain();
  await invited.getByRole("button", { name: "Not now" }).click();
  await invited.waitFor({ state: "detached" });
  await fromMenu(guest, /^Zoe invites you/);
  await invited.waitFor();
  await comesAgain();
  await invited.waitFor();
  assert.deepEqual(await guest.evaluate(() => window.connections), [], "nothing is sent before a press");

  // A page that saves nothing has it in its address.
  const other = await guest.context().newPage();
  await other.goto(invitation);
  await ready(other);
  await dialog(other, "Zoe invites you").waitFor();
  await other.reload();
  await ready(other);
  await dialog(other, "Zoe invites you").waitFor();
  await other.close();

  await invited.getByRole("button", { name: "Decline" }).click();
  await invited.waitFor({ state: "detached" });
  await comesAgain();
  await fromMenu(guest, /^Play with friends/);
  await dialog(guest, "Play with friends").waitFor();
});

test("a name is asked for until its first letter, and the field keeps focus and caret", async ({ page, newPage }) => {
  const writes = async (page) => {
    const asks = dialog(page).getByText("Write your name first.");
    await asks.waitFor();
    await dialog(page).getByRole("textbox", { name: "Your name" }).focus();
    await page.keyboard.type("A");
    await asks.waitFor({ state: "detached" });
    await page.keyboard.type("a");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.type("d");
    const field = () => page.evaluate(() => [document.activeElement.value, document.activeElement.selectionStart]);
    assert.deepEqual(await field(), ["Ada", 2]);
  };
  await openFriends(page);
  await writes(page);
  await chooseTable(page, { name: "Zoe", bots: [2, 4] });
  const invitation = await invite(page);
  const guest = await newPage({ viewport: PHONE });
  await guest.goto(invitation);
  await ready(guest);
  await writes(guest);
});

test("a line that is cut comes back by itself, and a guest who has left by its invitation", async ({ page, newPage }) => {
  test.setTimeout(240_000);
  const { guest, invitation } = await gather(page, newPage);
  await deal(page, guest);
  const { hand } = await observation(guest);
  // The spare connections are made within a second or two.
  await guest.waitForTimeout(3_000);
  for (const side of [page, guest]) assert.equal(await side.evaluate(() => window.cutLines()), 1);
  await openFriends(page);
  await dialog(page).getByText("not heard", { exact: true }).waitFor();
  await isThere(page);
  for (const side of [page, guest]) await side.evaluate(() => (window.areNamesLost = false));
  await dialog(page).getByRole("button", { name: "Done" }).click();
  assert.deepEqual((await observation(guest)).hand, hand);
  await playHand([page, guest]);

  await openFriends(guest);
  await dialog(guest).getByRole("button", { name: "Leave the table" }).click();
  await dialog(guest, "Leave the table?").getByRole("button", { name: "Leave the table" }).click();
  await dialog(guest).waitFor({ state: "detached" });
  await openFriends(page);
  await dialog(page).getByText(/^has left/).waitFor();
  await pasteReply(page, await answerInvitation(guest, invitation, "Ada"));
  await isThere(page);
});

test("a line that is cut while the page of a friend is in the background is told as that", async ({ page, newPage }) => {
  test.setTimeout(150_000);
  const { guest } = await gather(page, newPage);
  await deal(page, guest);
  await guest.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden" });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await guest.waitForTimeout(3_000);
  // Neither side finds the other by a spare connection.
  for (const side of [page, guest]) {
    await side.evaluate(() => {
      RTCPeerConnection.prototype.setRemoteDescription = () => new Promise(() => {});
      window.cutLines();
    });
  }
  await openFriends(page);
  await dialog(page).getByText("page in the background", { exact: true }).waitFor({ timeout: 60_000 });
});

test("a reply that is opened in another tab reaches the table that waits", async ({ page, newPage }) => {
  const invitation = await inviteFriends(page, { name: "Zoe", bots: [2, 4] });
  const guest = await newPage();
  const reply = await answerInvitation(guest, invitation, "Ada");
  const tab = await page.context().newPage();
  await tab.goto(reply);
  await dialog(tab, "A friend’s reply").getByText("The reply is at your table. You can close this page.").waitFor();
  await isThere(page);

  await dialog(page).getByRole("button", { name: "Leave the table" }).click();
  await dialog(page, "Leave the table?").getByRole("button", { name: "Leave the table" }).click();
  await tab.goto("about:blank");
  await tab.goto(reply);
  await dialog(tab, "A friend’s reply").getByText(/^No table waits in this browser/).waitFor();
});

test("an own server is asked once a person says so, and its answer stands in the invitation", async ({ page, newPage }) => {
  const without = await newPage();
  await open(without, page.url());
  const shorter = await inviteFriends(without, { name: "Zoe", bots: [2, 4] });
  const { port, asked, stop } = await stunServer();
  const address = await deviceAddress(page);
  try {
    await openFriends(page);
    await chooseTable(page, { name: "Zoe", bots: [2, 4] });
    await dialog(page).getByText("Over the internet").first().click();
    await dialog(page).getByRole("radio", { name: "Own server" }).check();
    const server = dialog(page).getByRole("textbox", { name: "Address", exact: true });
    await server.fill("example.org");
    await server.blur();
    await dialog(page).getByText(/^Write the address as stun:NAME/).waitFor();
    assert.equal(await dialog(page).getByRole("button", { name: "Invite", exact: true }).getAttribute("aria-disabled"), "true");
    await server.fill(`stun:${address}:${port}`);
    await server.blur();
    assert.deepEqual(asked, [], "nobody is asked before the press");
    await dialog(page).getByRole("button", { name: "Invite", exact: true }).click();
    const invitation = await copyLink(page);
    assert.ok(asked.length > 0 && asked.every((from) => from === address), `asked by ${asked}`);
    assert.ok(invitation.split("#")[1].length <= 320, invitation);
    assert.ok(invitation.length > shorter.length + 6, `${invitation} has no more than ${shorter}`);
    // The choice stays on the device. A router knows the next page by another port, so that its invitation is another one.
    await page.reload();
    await ready(page);
    await openFriends(page);
    await dialog(page).getByText(/^This is another invitation/).waitFor();
    const next = await copyLink(page);
    assert.notEqual(next, invitation);
    assert.ok(next.length > shorter.length + 6, `${next} has no more than ${shorter}`);
  } finally {
    stop();
  }
});

test("a browser that cannot connect says so before it invites", async ({ page, newPage }) => {
  const inviting = (page) => dialog(page).getByRole("button", { name: "Invite", exact: true });
  const without = await newPage();
  await without.addInitScript(() => delete window.RTCPeerConnection);
  await open(without, page.url());
  await openFriends(without);
  await dialog(without).getByText("This browser cannot connect to other devices.").waitFor();
  await chooseTable(without, { name: "Zoe", bots: [2, 4] });
  assert.equal(await inviting(without).getAttribute("aria-disabled"), "true");
  const apart = await newPage();
  await apart.addInitScript(() => {
    const { get } = Object.getOwnPropertyDescriptor(RTCPeerConnection.prototype, "localDescription");
    const withoutCandidates = ({ type, sdp }) => ({ type, sdp: sdp.replace(/a=candidate.*\r\n/g, "") });
    Object.defineProperty(RTCPeerConnection.prototype, "localDescription", { get() { return withoutCandidates(get.call(this)); } });
  });
  await open(apart, page.url());
  await openFriends(apart);
  await chooseTable(apart, { name: "Zoe", bots: [2, 4] });
  await inviting(apart).click();
  await dialog(apart).getByText(/^This device has no network/).waitFor();
});

test("where a browser refuses credentials that are not its own, each friend gets an invitation", async ({ url, newPage }) => {
  const host = await newPage();
  await host.addInitScript(() => {
    const { createOffer, setLocalDescription } = RTCPeerConnection.prototype;
    const offers = new WeakMap();
    Object.assign(RTCPeerConnection.prototype, {
      async createOffer() {
        const offer = await createOffer.call(this);
        offers.set(this, offer.sdp);
        return offer;
      },
      async setLocalDescription(description) {
        if (description.type === "offer" && description.sdp !== offers.get(this)) throw new DOMException("changed", "InvalidModificationError");
        return setLocalDescription.call(this, description);
      },
    });
  });
  await open(host, url);
  const first = await inviteFriends(host, { name: "Zoe", bots: [4] });
  await pasteReply(host, await answerInvitation(await newPage(), first, "Ann"));
  await dialog(host).getByText(/^This is another invitation/).waitFor();
  await isThere(host);
  const second = await copyLink(host);
  assert.notEqual(second, first);
  await pasteReply(host, await answerInvitation(await newPage(), second, "Ben"));
  await dialog(host).getByText("connected", { exact: true }).nth(1).waitFor();
});
