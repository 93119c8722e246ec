// A matchbox_server on this device, for tables whose guests come by one link.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect, createServer } from "node:net";
import { chooseTable, invite, openFriends, write } from "./friends.mjs";
import { dialog } from "./table.mjs";

/** The program, which xtask installs. */
export const SERVER = process.env.MATCHBOX_SERVER;

/** A port of this device that nobody has. */
export async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  await once(server, "close");
  return port;
}

const answers = (port) =>
  new Promise((done) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => done(true)).once("error", () => done(false));
    socket.once("connect", () => socket.destroy());
  });

/** Starts a server. Gives its address for the game, and how to stop and start it. */
export async function signallingServer() {
  const port = await freePort();
  let program;
  const start = async () => {
    program = spawn(SERVER, [`127.0.0.1:${port}`], { stdio: "ignore", env: { ...process.env, RUST_LOG: "off" } });
    for (let tries = 0; !(await answers(port)); tries += 1) {
      assert.ok(tries < 100 && program.exitCode === null, "the server does not start");
      await new Promise((done) => setTimeout(done, 50));
    }
  };
  const stop = async () => {
    if (program.exitCode === null && program.signalCode === null) {
      program.kill("SIGKILL");
      await once(program, "exit");
    }
  };
  await start();
  return { address: `ws://127.0.0.1:${port}`, start, stop };
}

/** Notes the addresses to which a page opens sockets, and all that goes over them. */
export function noteSockets(page) {
  const sockets = { opened: [], sent: [], received: [] };
  page.on("websocket", (socket) => {
    sockets.opened.push(socket.url());
    socket.on("framesent", ({ payload }) => sockets.sent.push(String(payload)));
    socket.on("framereceived", ({ payload }) => sockets.received.push(String(payload)));
  });
  return sockets;
}

/** Writes the address of the server into the plan of a table, and what it may do. */
export async function chooseServer(page, address, { relays = false } = {}) {
  await dialog(page).getByText("Over the internet").first().click();
  await write(page, "Signalling server", address);
  if (relays) await dialog(page).getByRole("switch", { name: "It may carry the game, encrypted" }).check();
}

/** Makes an invitation to a room. Gives its link. */
export async function inviteToRoom(page, address, { relays, ...table }) {
  await openFriends(page);
  await chooseTable(page, table);
  await chooseServer(page, address, { relays });
  return invite(page);
}
