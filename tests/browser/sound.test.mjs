// Sounds, which are off until they are switched on.

import assert from "node:assert/strict";
import { test } from "./harness.mjs";
import { settings, WITH_MOTION } from "./lib/game.mjs";
import { dealMoving } from "./lib/motion.mjs";
import { actionButton, select } from "./lib/table.mjs";

test.use(WITH_MOTION);

test("sounds are off by default, need no files, and are silent in the Lite version", async ({ page, url }) => {
  await page.addInitScript(() => {
    window.contexts = 0;
    window.tones = 0;
    const Context = window.AudioContext;
    window.AudioContext = class extends Context {
      constructor(...all) {
        super(...all);
        window.contexts += 1;
      }
      createGain() {
        window.tones += 1;
        return super.createGain();
      }
    };
  });
  const requests = [];
  page.on("request", (request) => requests.push(request.url()));
  const audioCalls = () => page.evaluate(() => [window.contexts, window.tones]);
  await dealMoving(page, url);
  await actionButton(page, /^Draw/).click();
  assert.deepEqual(await audioCalls(), [0, 0], "no audio while sounds are off");
  await settings(page, { sounds: true });
  requests.length = 0;
  await select(page, ["6h"]);
  await actionButton(page, /^Discard/).click();
  const [contexts, tones] = await audioCalls();
  assert.equal(contexts, 1);
  assert.ok(tones >= 1);
  await settings(page, { lite: true });
  const before = requests.length;
  await page.waitForTimeout(1_500);
  const lite = await audioCalls();
  await page.waitForTimeout(1_500);
  assert.deepEqual(await audioCalls(), lite, "no sound in the Lite version");
  const asked = requests.map((url, at) => [at >= before, url]);
  // Painted card images have blob addresses in the page's own memory; the Lite version has none.
  assert.deepEqual(asked.filter(([inLite, url]) => inLite || !url.startsWith("blob:")), []);
});
