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

/** Counts what is asked of the audio, whose state the test sets with `window.interrupt(state)`, as a call on a phone does. */
const fakeInterruptions = (page) => page.addInitScript(() => {
  window.audio = { made: 0, resumed: 0, tones: 0 };
  const all = [];
  const Context = window.AudioContext;
  window.AudioContext = class extends Context {
    #interrupted = null;
    constructor(...words) {
      super(...words);
      window.audio.made += 1;
      all.push(this);
    }
    get state() {
      return this.#interrupted ?? "running";
    }
    set interrupted(state) {
      this.#interrupted = state;
    }
    resume() {
      window.audio.resumed += 1;
      if (window.refuses) return Promise.reject(new DOMException("not now", "InvalidStateError"));
      this.#interrupted = null;
      return Promise.resolve();
    }
    createGain() {
      window.audio.tones += 1;
      return super.createGain();
    }
  };
  window.interrupt = (state) => all.forEach((one) => { one.interrupted = state; });
});

test("sound goes on after an interruption: at the next press, on return, and anew where it was closed", async ({ page, url }) => {
  await fakeInterruptions(page);
  await dealMoving(page, url);
  await settings(page, { sounds: true });
  const audio = () => page.evaluate(() => ({ ...window.audio }));
  const interrupt = (state) => page.evaluate((state) => window.interrupt(state), state);
  await actionButton(page, /^Draw/).click();
  const first = await audio();
  assert.deepEqual([first.made, first.resumed, first.tones > 0], [1, 0, true]);

  // A press wakes it, by mouse and by keyboard; while the browser refuses, each press asks again.
  for (const state of ["suspended", "interrupted"]) {
    await interrupt(state);
    const { resumed } = await audio();
    await page.mouse.click(2, 2);
    assert.equal((await audio()).resumed, resumed + 1, state);
    await page.mouse.click(2, 2);
    assert.equal((await audio()).resumed, resumed + 1, "audio that runs is left alone");
  }
  await interrupt("suspended");
  await page.evaluate(() => { window.refuses = true; });
  const refused = (await audio()).resumed;
  await page.keyboard.press("F9");
  await page.keyboard.press("F9");
  await page.evaluate(() => { window.refuses = false; });
  assert.equal((await audio()).resumed, refused + 2);

  // So does the return to the page.
  for (const [target, name] of [["document", "visibilitychange"], ["window", "pageshow"]]) {
    await interrupt("suspended");
    const { resumed } = await audio();
    await page.evaluate(([target, name]) => globalThis[target].dispatchEvent(new Event(name)), [target, name]);
    assert.equal((await audio()).resumed, resumed + 1, name);
  }

  // The sound of the press that wakes it is heard.
  await interrupt("suspended");
  const { tones } = await audio();
  await select(page, ["6h"]);
  await actionButton(page, /^Discard/).click();
  await page.waitForFunction((tones) => window.audio.tones > tones, tones);
  assert.equal((await audio()).made, 1);

  // Closed audio cannot be woken: the next sound makes it anew.
  await interrupt("closed");
  await page.waitForFunction(() => window.audio.made === 2);
});
