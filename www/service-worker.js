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

addEventListener("install", (event) => {
  // A hash that does not fit says that the host is between two builds: nothing is kept then, and it is tried again later.
  const wanted = FILES.map(([name, integrity]) => new Request(name, { integrity, cache: "no-cache" }));
  event.waitUntil((async () => {
    const cache = await caches.open(OURS + BUILD);
    try {
      await cache.addAll(wanted);
    } catch (error) {
      await caches.delete(OURS + BUILD);
      throw error;
    }
  })());
});

addEventListener("activate", (event) => {
  event.waitUntil((async () => {
    const builds = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== OURS + BUILD);
    const pages = await clients.matchAll({ includeUncontrolled: true, type: "window" });
    // One page is the one that has asked for this build, or starts with it. Others are of the builds before.
    if (pages.length < 2) await Promise.all(builds.map((name) => caches.delete(name)));
    await clients.claim();
  })());
});

addEventListener("message", ({ data }) => {
  if (data === "use") skipWaiting();
});

addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "GET" && request.url.startsWith(PAGE)) {
    // What is kept may be damaged: then the network has to do.
    event.respondWith(answer(request).catch(() => fetch(request)));
  }
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
