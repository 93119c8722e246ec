// A host at the end of a slow line. It compresses, and marks files with their hashes, as GitHub Pages does. All that it sends, to service
// workers and to other workers too, shares one line. It counts what has been sent over it.

import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { createServer } from "node:http";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { TYPES } from "./static_host.mjs";

/** A slow phone: 1.6 Mbit a second, and 150 ms until an answer begins. */
export const SLOW_PHONE = { bytesPerSecond: 200_000, latency: 150 };
/** The time between two pieces, in milliseconds. */
const TICK = 5;
/** The largest piece, in bytes, so that several answers share the line. */
const PIECE = 1460;
/** What is compressed already. */
const COMPRESSED = /\.(webp|png|jpg)$/;

/** The files of a folder as they are sent. */
export async function readSite(folder) {
  const site = new Map();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(folder, file).replaceAll(path.sep, "/");
    const bytes = await readFile(file);
    const isCompressed = COMPRESSED.test(name);
    const headers = { "Content-Type": TYPES[name.split(".").pop()] ?? "application/octet-stream", "Cache-Control": "max-age=600" };
    headers.ETag = `"${createHash("sha256").update(bytes).digest("hex").slice(0, 16)}"`;
    if (!isCompressed) headers["Content-Encoding"] = "gzip";
    site.set(name, { headers, body: isCompressed ? bytes : gzipSync(bytes, { level: 9 }) });
  }
  return site;
}

/** The answers that are under way, which share a line. */
class Line {
  #answers = [];
  #last = 0;
  #allowance = 0;
  #isRunning = false;

  constructor() {
    /** The line; null is one without limits. */
    this.limits = null;
  }

  /** Sends an answer as the line allows. */
  async send(request, response, { headers, body }) {
    await new Promise((done) => setTimeout(done, this.limits?.latency ?? 0));
    // What the browser has already is not sent again.
    if (request.headers["if-none-match"] === headers.ETag) return response.writeHead(304, headers).end();
    response.writeHead(200, { ...headers, "Content-Length": body.length });
    response.flushHeaders();
    this.#answers.push({ response, body, at: 0 });
    this.#run();
  }

  #run() {
    if (this.#isRunning) return;
    this.#isRunning = true;
    this.#last = performance.now();
    this.#allowance = 0;
    this.#step();
  }

  #step() {
    const now = performance.now();
    this.#allowance += this.limits ? ((now - this.#last) / 1000) * this.limits.bytesPerSecond : Infinity;
    this.#last = now;
    while (this.#allowance > 0 && this.#answers.length > 0) {
      const answer = this.#answers.shift();
      const piece = answer.body.subarray(answer.at, answer.at + PIECE);
      answer.at += piece.length;
      this.#allowance -= piece.length;
      if (answer.response.destroyed) continue;
      answer.response.write(piece);
      if (answer.at < answer.body.length) this.#answers.push(answer);
      else answer.response.end();
    }
    this.#isRunning = this.#answers.length > 0;
    if (this.#isRunning) setTimeout(() => this.#step(), TICK);
  }
}

/**
 * Serves a site below a path. `limits` of the result is the line, `sent()` the number of bytes that went over it so far, heads included,
 * and `names` says what was asked for, in order. After `stop` nothing answers until `start`.
 */
export async function serveOverLine(site, below) {
  const line = new Line();
  const names = [];
  const sockets = new Set();
  let ended = 0;
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, "http://host");
    const name = pathname.startsWith(below) ? pathname.slice(below.length) || "index.html" : "";
    names.push(name);
    const found = site.get(name);
    if (found) line.send(request, response, found);
    else response.writeHead(404).end();
  });
  server.on("connection", (socket) => {
    socket.setNoDelay(true);
    sockets.add(socket);
    socket.once("close", () => {
      sockets.delete(socket);
      ended += socket.bytesWritten;
    });
  });
  const listen = (port) => new Promise((done) => server.listen(port, "127.0.0.1", done));
  await listen(0);
  const { port } = server.address();
  return {
    url: `http://127.0.0.1:${port}${below}`,
    names,
    setLimits: (limits) => (line.limits = limits),
    sent: () => [...sockets].reduce((sum, socket) => sum + socket.bytesWritten, ended),
    start: () => listen(port),
    stop: () => new Promise((done) => {
      server.close(done);
      server.closeAllConnections();
    }),
  };
}
