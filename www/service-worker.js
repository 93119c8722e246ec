// Keeps the game for play without a connection. The build fills in which build this is, and its files with their hashes.
//
// All files but the page itself are named by their content, so those of two builds never mix. A new build waits until the
// person says so or until no page of the old one is open; what pages of the build before still ask for is kept that long.

const BUILD = "";
const FILES = [];

// Other games may lie on the same host, in other folders.
const OURS = `canasta ${new URL(registration.scope).pathname} `;
const PAGE = new URL("./", registration.scope).href;

addEventListener("install", (event) => {
  // A hash that does not fit says that the host is between two builds: nothing is kept then, and it is tried again later.
  const wanted = FILES.map(([name, integrity]) => new Request(name, { integrity, cache: "no-cache" }));
  event.waitUntil(caches.open(OURS + BUILD).then((cache) => cache.addAll(wanted)));
});

addEventListener("activate", (event) => {
  event.waitUntil((async () => {
    const builds = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== OURS + BUILD);
    await Promise.all(builds.slice(0, -1).map((name) => caches.delete(name)));
    await clients.claim();
  })());
});

addEventListener("message", ({ data }) => {
  if (data === "use") skipWaiting();
});

addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "GET" && request.url.startsWith(PAGE)) event.respondWith(answer(request));
});

async function answer(request) {
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
  return kept ?? fetch(request);
}
