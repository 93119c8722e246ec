// Keeps the game for play without a connection. The build fills in which build this is, and its files with their hashes.
//
// The program, its worker and the styles are named by their content, so those of two builds never mix. A new build waits until
// the person says so or until no page of the old one is open; what pages of builds before still ask for is kept while there
// are any.

const BUILD = "";
const FILES = [];

// Other games may lie on the same host, in other folders.
const OURS = `canasta ${new URL(registration.scope).pathname} `;
const PAGE = new URL("./", registration.scope).href;
/** The hash of each file of this build, by its address. */
const HASHES = new Map(FILES.map(([name, integrity]) => [new URL(name, PAGE).href, integrity]));
/** A file as this build has it, or nothing: a hash that does not fit says that the host has another build. */
const wanted = (address) => new Request(address, { integrity: HASHES.get(address), cache: "no-cache" });
/** Whether the person has asked for this build, in a page that then starts anew with it. */
let asked = false;

addEventListener("install", (event) => {
  event.waitUntil((async () => {
    // Where the host has gone back to the build that is in use, what is kept of it is still needed.
    const had = await caches.has(OURS + BUILD);
    const cache = await caches.open(OURS + BUILD);
    try {
      // All or nothing: between two builds nothing is kept, and it is tried again later.
      await cache.addAll([...HASHES.keys()].map(wanted));
    } catch (error) {
      if (!had) await caches.delete(OURS + BUILD);
      throw error;
    }
  })());
});

addEventListener("activate", (event) => {
  event.waitUntil((async () => {
    const builds = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== OURS + BUILD);
    const open = await clients.matchAll({ includeUncontrolled: true, type: "window" });
    const pages = open.filter(({ url }) => url.startsWith(PAGE));
    // One may be the page that has asked. All others are of the builds before, also one that was loaded past what is kept.
    if (pages.length <= (asked ? 1 : 0)) await Promise.all(builds.map((name) => caches.delete(name)));
    await clients.claim();
  })());
});

addEventListener("message", ({ data }) => {
  if (data !== "use") return;
  asked = true;
  skipWaiting();
});

addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "GET" && request.url.startsWith(PAGE)) {
    // What is kept may be damaged: then the network has to do.
    event.respondWith(answer(event).catch(() => fetch(request)));
  }
});

async function answer(event) {
  const { request } = event;
  const cache = await caches.open(OURS + BUILD);
  const address = new URL(request.url);
  address.search = address.hash = "";
  if (address.href === `${PAGE}index.html`) address.href = PAGE;
  let kept = await cache.match(address.href);
  if (!kept && request.mode !== "navigate") {
    for (const name of await caches.keys()) {
      if (name.startsWith(OURS)) kept ??= await (await caches.open(name)).match(address.href);
    }
  }
  if (kept || !HASHES.has(address.href)) return kept ?? fetch(request);
  // It was kept once: browsers and people empty what is kept. All that is missing is kept again.
  filling ??= fill(cache).finally(() => (filling = undefined));
  event.waitUntil(filling.catch(() => {}));
  return fetch(wanted(address.href));
}

/** Keeping again what is missing, while that goes on. */
let filling;

async function fill(cache) {
  const there = new Set((await cache.keys()).map(({ url }) => url));
  await cache.addAll([...HASHES.keys()].filter((address) => !there.has(address)).map(wanted));
}
