// The page in Firefox, if the machine has one: online, offline, and as a single file from the disk.

import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { test } from "./harness.mjs";
import { firefox, withFirefox } from "./lib/firefox.mjs";
import { choosePlainAction } from "./lib/player.mjs";
import { downloadSite, serveFiles } from "./lib/static_host.mjs";

const program = await firefox();
const OPTIONS = { timeout: 300_000, ...(program === null && { skip: "there is no Firefox on this machine" }) };

/** Waits until the program has rendered the page. */
const ready = async () => {
  const waits = Date.now();
  while (!(window.canasta?.settings && document.querySelector("#app"))) {
    if (Date.now() - waits > 30_000) throw new Error(`the page does not start: ${document.body.innerText}`);
    await new Promise((done) => setTimeout(done, 50));
  }
};

/** Counts new workers and violations of the content security policy from now on. */
const countWorkers = async () => {
  window.counted = { workers: 0, refused: [] };
  const Real = window.Worker;
  window.Worker = class extends Real {
    constructor(...words) {
      super(...words);
      window.counted.workers += 1;
    }
  };
  addEventListener("securitypolicyviolation", (event) => window.counted.refused.push(event.effectiveDirective));
};

/** Plays a number of turns, at most to the end of the hand, against a bot that thinks in a worker. */
const play = `async (turns, fresh) => {
  const choosePlainAction = ${choosePlainAction};
  canasta.settings({ pace: "instant", patience: "short" });
  if (fresh) canasta.newGame({ rules: "classic-two", seats: ["You", { name: "Ada", player: "master" }], seed: 5, dealer: 0 });
  for (let n = 0; n < turns; n += 1) {
    while (![0, null].includes(canasta.observation().to_act)) await new Promise((done) => setTimeout(done, 20));
    const action = choosePlainAction();
    if (action === null) break;
    const { ok, message } = canasta.play(action);
    if (!ok) throw new Error(action + ": " + message);
  }
  while (![0, null].includes(canasta.observation().to_act)) await new Promise((done) => setTimeout(done, 20));
  const notices = [...document.querySelectorAll(".notice")].map((notice) => notice.innerText);
  return { record: canasta.record(), ended: canasta.observation().ended !== null, ...window.counted, notices };
}`;

async function playTwice(browser, url, meanwhile) {
  await browser.goto(url);
  await browser.run(ready);
  await browser.run(countWorkers);
  const half = await browser.run(play, 6, true);
  assert.deepEqual([half.ended, half.workers, half.refused, half.notices], [false, 1, [], []]);
  await meanwhile();
  // A reload by Marionette would bypass the service worker.
  await browser.goto("about:blank");
  await browser.goto(url);
  await browser.run(ready);
  assert.equal(await browser.run(() => window.canasta.record()), half.record, "the game is saved");
  await browser.run(countWorkers);
  const whole = await browser.run(play, 300, false);
  assert.deepEqual([whole.ended, whole.refused, whole.notices], [true, [], []]);
}

test("a hand can be played in Firefox and continued offline", OPTIONS, async ({ url }) => {
  const site = await serveFiles(await downloadSite(url), "/some/sub/path/");
  await withFirefox(program, async (browser) => {
    await playTwice(browser, site.url, async () => {
      await browser.run(async () => {
        await navigator.serviceWorker.ready;
        while (!navigator.serviceWorker.controller) await new Promise((done) => setTimeout(done, 50));
      });
      await site.stop();
    });
  });
});

test("the single-file page can be played in Firefox from the disk", OPTIONS, async ({ url }) => {
  const folder = await mkdtemp(path.join(tmpdir(), "canasta one file "));
  try {
    const file = path.join(folder, "canasta.html");
    await writeFile(file, Buffer.from(await (await fetch(`${url}canasta.html`)).arrayBuffer()));
    await withFirefox(program, async (browser) => {
      await playTwice(browser, pathToFileURL(file).href, async () => {});
    });
  } finally {
    await rm(folder, { recursive: true });
  }
});
