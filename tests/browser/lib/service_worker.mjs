// A page that a service worker keeps.

export const WITH_SERVICE_WORKER = { serviceWorkers: "allow" };
export const SUB_PATH = "/some/sub/path/";
/** A bot that thinks in a worker, so that the worker's script is needed too. */
export const WORKER_GAME = { rules: "classic-two", seats: ["You", { name: "Ada", player: "master" }], seed: 5, dealer: 0 };

/** Waits until the game is kept on the device, and answered from there. */
export const waitUntilCached = (page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller) {
      await new Promise((done) => navigator.serviceWorker.addEventListener("controllerchange", done, { once: true }));
    }
  });

/** Which build a page is of. */
export const buildOf = (page) => page.locator("link[rel=modulepreload]").getAttribute("href");
export const updateNotice = (page) => page.getByRole("status").filter({ hasText: "A new version of the game is ready." });
