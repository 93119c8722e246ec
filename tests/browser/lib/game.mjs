// The page and its API, `window.canasta`.

import assert from "node:assert/strict";

/** Options of a test in which motion is on. */
export const WITH_MOTION = { contextOptions: { reducedMotion: "no-preference" } };

/** Opens the page and waits until the program has rendered it. */
export async function open(page, url) {
  await page.goto(url);
  await ready(page);
}

const CLOCK_RATES = { quick: 0.01, slow: 100 };

/**
 * Makes the page take its device for quick or slow, whatever the machine of the tests: its clock runs at another rate, so that it measures
 * shorter or longer tasks.
 */
export const emulateDevice = (page, device) =>
  page.addInitScript((clock) => {
    const now = performance.now.bind(performance);
    performance.now = () => clock * now();
  }, CLOCK_RATES[device]);

/** Waits for two frames and the tasks after them: by then the change of a press is shown, on a slow device too. */
export const nextFrames = (page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))));

/** The page shows what was asked for: a slow device does so after the next frame. */
export const shown = (page) => page.evaluate(() => void window.canasta.observation());

/** Waits until the program has rendered the page. */
export const ready = (page) => page.waitForFunction(() => window.canasta?.settings && document.querySelector("#app"));

/** Opens the page and deals a game. Bots play at once unless another pace is given. */
export async function deal(page, url, { pace = "instant", ...game } = {}) {
  await open(page, url);
  await redeal(page, { pace, ...game });
}

/** Deals another game on the open page. */
export async function redeal(page, { pace = "instant", ...game } = {}) {
  await page.evaluate(([pace, game]) => {
    window.canasta.settings({ pace });
    window.canasta.newGame(game);
  }, [pace, game]);
}

/** Changes settings through the API. Gives all of them. */
export const settings = (page, changes) => page.evaluate((changes) => window.canasta.settings(changes), changes);

export const observation = (page) => page.evaluate(() => window.canasta.observation());

export const record = (page) => page.evaluate(() => window.canasta.record());

/** Plays actions through the API, one after another; each must be accepted. */
export async function play(page, ...actions) {
  for (const action of actions) {
    const outcome = await page.evaluate((action) => window.canasta.play(action), action);
    assert.ok(outcome.ok, `${action}: ${outcome.message}`);
  }
}

/** Waits until the person is to act or the hand has ended. It asks ten times a second, since asking in every frame would slow the page down. */
export const waitForTurn = (page) =>
  page.waitForFunction(() => [0, null].includes(window.canasta.observation()?.to_act), undefined, { timeout: 60_000, polling: 100 });

/** The lines of a record that begin with a word. */
export const linesOf = (text, word) => text.split("\n").filter((line) => line.split(" ")[0] === word);
