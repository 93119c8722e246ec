// What every browser can do: play and save a hand online, go on offline, and play it as a single file from the disk.

import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { test } from "./harness.mjs";
import { ready } from "./lib/game.mjs";
import { choosePlainAction } from "./lib/player.mjs";
import { SUB_PATH, WITH_SERVICE_WORKER, waitUntilCached } from "./lib/service_worker.mjs";
import { downloadSite, serveFiles } from "./lib/static_host.mjs";

test.use(WITH_SERVICE_WORKER);
test.describe.configure({ timeout: 300_000 });

/** Counts new workers and violations of the content security policy from now on. */
const countWorkers = (page) =>
  page.evaluate(() => {
    window.counted = { workers: 0, refused: [] };
    const Real = window.Worker;
    window.Worker = class extends Real {
      constructor(...words) {
        super(...words);
        window.counted.workers += 1;
      }
    };
    addEventListener("securitypolicyviolation", (event) => window.counted.refused.push(event.effectiveDirective));
  });

/** Plays a number of turns, at most to the end of the hand, against a bot that thinks in a worker. */
const play = `async ([turns, fresh]) => {
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

const playTurns = (page, turns, fresh) => page.evaluate(`(${play})(${JSON.stringify([turns, fresh])})`);

async function playTwice(page, url, meanwhile) {
  await page.goto(url);
  await ready(page);
  await countWorkers(page);
  const half = await playTurns(page, 6, true);
  assert.deepEqual([half.ended, half.workers, half.refused, half.notices], [false, 1, [], []]);
  await meanwhile();
  await page.goto("about:blank");
  await page.goto(url);
  await ready(page);
  assert.equal(await page.evaluate(() => window.canasta.record()), half.record, "the game is saved");
  await countWorkers(page);
  const whole = await playTurns(page, 300, false);
  assert.deepEqual([whole.ended, whole.refused, whole.notices], [true, [], []]);
}

test("a hand can be played and continued offline", async ({ page, url }) => {
  const site = await serveFiles(await downloadSite(url), SUB_PATH);
  await playTwice(page, site.url, async () => {
    await waitUntilCached(page);
    await site.stop();
  });
});

test("the single-file page can be played from the disk", async ({ page, url }) => {
  const folder = await mkdtemp(path.join(tmpdir(), "canasta one file "));
  try {
    const file = path.join(folder, "canasta.html");
    await writeFile(file, Buffer.from(await (await fetch(`${url}canasta.html`)).arrayBuffer()));
    await playTwice(page, pathToFileURL(file).href, async () => {});
  } finally {
    await rm(folder, { recursive: true });
  }
});
