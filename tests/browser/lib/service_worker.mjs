// A page with its service worker.

/** Options of a test that lets the page install its service worker. */
export const WITH_SERVICE_WORKER = { serviceWorkers: "allow" };

/** A path on a host below which the page may lie. */
export const SUB_PATH = "/some/sub/path/";

/** Waits until the service worker has cached the page and controls it. */
export const waitUntilCached = (page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller) {
      await new Promise((done) => navigator.serviceWorker.addEventListener("controllerchange", done, { once: true }));
    }
  });

/** The name of the program's file, which differs from build to build. */
export const buildOf = (page) => page.locator("link[rel=modulepreload]").getAttribute("href");

/** The notice that a new version is ready. */
export const updateNotice = (page) => page.locator("[aria-live=polite]").filter({ hasText: "A new version of the game is ready." });
