// Keeps the game's files for offline play. The build fills in its name and its files with their hashes.
//
// The program, its worker and the styles are named by their content, so the files of two builds never mix. A new build waits
// until the user accepts it or no page of the old build is open. The caches of older builds stay while any page of them is
// open.

const BUILD = "";
const FILES = [];

// The prefix of this game's caches. The same host may have other games in other folders.
const OURS = `canasta ${new URL(registration.scope).pathname} `;
const PAGE = new URL("./", registration.scope).href;
/** The hash of each file of this build by its address. */
const HASHES = new Map(FILES.map(([name, integrity]) => [new URL(name, PAGE).href, integrity]));
/** A request for a file of this build. It fails if the host has another build, because the hash differs. */
const verified = (address, priority) => new Request(address, { integrity: HASHES.get(address), cache: "no-cache", priority });
/** The language of a file that belongs to another language alone: its words and its manifest, which are kept once they were used. */
const languageOf = (address) => address.match(/\/(?:words|manifest)-([a-z]+(?:-[A-Z]+)?)[-.][^/]*$/)?.[1];
/** Whether the page needs the file for the first cards. */
const isEarly = (address) => !/\/(part|later|worker)-[^/]*$/.test(address);
/** Adds files to the cache: first those of the first cards, and all of them after what the page itself loads. */
const addTo = async (cache, addresses) => {
  const add = (some) => cache.addAll(some.map((address) => verified(address, "low")));
  await add(addresses.filter(isEarly));
  await add(addresses.filter((address) => !isEarly(address)));
};
/** Whether the user has accepted this build in a page, which then reloads. */
let isAccepted = false;

addEventListener("install", (event) => {
  event.waitUntil((async () => {
    // If the host has returned to the build in use, a failure must not delete its cache.
    const existed = await caches.has(OURS + BUILD);
    const cache = await caches.open(OURS + BUILD);
    // What belongs to no language is kept too.
    const used = new Set([undefined]);
    for (const name of await caches.keys()) {
      if (!name.startsWith(OURS)) continue;
      for (const { url } of await (await caches.open(name)).keys()) used.add(languageOf(url));
    }
    try {
      // All or nothing. It fails while the host changes from one build to another, and is tried again later.
      await addTo(cache, [...HASHES.keys()].filter((address) => used.has(languageOf(address))));
    } catch (error) {
      if (!existed) await caches.delete(OURS + BUILD);
      throw error;
    }
  })());
});

addEventListener("activate", (event) => {
  event.waitUntil((async () => {
    const builds = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== OURS + BUILD);
    const open = await clients.matchAll({ includeUncontrolled: true, type: "window" });
    const pages = open.filter(({ url }) => url.startsWith(PAGE));
    // One page may be the one that has accepted this build. All others belong to older builds, even if they were loaded past the
    // cache.
    if (pages.length <= (isAccepted ? 1 : 0)) await Promise.all(builds.map((name) => caches.delete(name)));
    await clients.claim();
  })());
});

addEventListener("message", ({ data }) => {
  if (data !== "use") return;
  isAccepted = true;
  skipWaiting();
});

addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "GET" && request.url.startsWith(PAGE)) {
    // The cache may be damaged; then the network answers.
    event.respondWith(answer(event).catch(() => fetch(request)));
  }
});

async function answer(event) {
  const { request } = event;
  const cache = await caches.open(OURS + BUILD);
  const address = new URL(request.url);
  address.search = address.hash = "";
  if (address.href === `${PAGE}index.html`) address.href = PAGE;
  let cached = await cache.match(address.href);
  if (!cached && request.mode !== "navigate") {
    for (const name of await caches.keys()) {
      if (name.startsWith(OURS)) cached ??= await (await caches.open(name)).match(address.href);
    }
  }
  // A page that asks past the caches has words that it cannot read. Without a connection, what is kept is all there is.
  const isAskedAgain = request.cache === "reload" && languageOf(address.href);
  if ((cached && !isAskedAgain) || !HASHES.has(address.href)) return cached ?? fetch(request);
  if (languageOf(address.href)) {
    const response = await fetch(verified(address.href)).catch((error) => cached ?? Promise.reject(error));
    if (response.ok && response !== cached) event.waitUntil(cache.put(address.href, response.clone()).catch(() => {}));
    return response;
  }
  // A file of this build is missing: browsers and users delete cached files. All missing ones are fetched again.
  refill ??= fetchMissing(cache).finally(() => (refill = undefined));
  event.waitUntil(refill.catch(() => {}));
  return fetch(verified(address.href));
}

/** The running refill of the cache, if any. */
let refill;

async function fetchMissing(cache) {
  const cached = new Set((await cache.keys()).map(({ url }) => url));
  await addTo(cache, [...HASHES.keys()].filter((address) => !cached.has(address) && !languageOf(address)));
}
