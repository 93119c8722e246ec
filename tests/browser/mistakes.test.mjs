// Mistakes of own games that come back as exercises.

import assert from "node:assert/strict";
import { test } from "./harness.mjs";
import { open } from "./lib/game.mjs";
import { fromMenu, makeMistake } from "./lib/screens.mjs";
import { stored } from "./lib/storage.mjs";
import { ScreenReader } from "./lib/screen_reader.mjs";

const MISTAKES = /^Mistakes of your games/;
const DAY = 24 * 60 * 60 * 1000;

/** Opens the page some days from now. Only the calendar is ahead: timers and the times of frames run as always. */
async function openIn(page, url, days) {
  await page.addInitScript((ahead) => {
    const Real = window.RealDate ?? Date;
    window.RealDate = Real;
    window.Date = class extends Real {
      constructor(...parts) {
        super(...(parts.length === 0 ? [Real.now() + ahead] : parts));
      }

      static now() {
        return Real.now() + ahead;
      }
    };
  }, days * DAY);
  await open(page, url);
  // The hand that is over is shown with its score.
  await page.getByRole("dialog").getByRole("button", { name: "Look at the table" }).click();
}

test("a mistake of an own game is repaired a month later, by keyboard and by ear", async ({ page, url }) => {
  await open(page, url);
  await page.evaluate(() => window.canasta.settings({ motion: "off" }));
  await makeMistake(page);
  await openIn(page, url, 30);
  const person = new ScreenReader(page);
  await person.start();
  await fromMenu(page, /^Learn/);
  const entry = page.getByRole("dialog").getByRole("button", { name: MISTAKES });
  assert.match(await entry.innerText(), /0 of 1[^]*One mistake waits for a better plan\./);
  const heard = await person.button(MISTAKES);
  // The game is read from the library first.
  await page.locator(".exercise").waitFor();
  if (!heard.some((line) => /Find a better plan/.test(line))) heard.push((await person.waitFor(/Find a better plan/)).found);
  assert.match(heard.join(" | "), /Find a better plan\. Played in the game: /);
  assert.equal(await person.dialog(), null);
  assert.match(await page.locator(".exercise").innerText(), /Find a better plan\.\s+Played in the game: Discarded 8[^]*?−11\.4\s%/);
  // The answer is shown, so that the mistake comes back tomorrow.
  await person.button(/^Show the best plan$/);
  await person.press("x");
  await page.locator(".exercise .reply.right").waitFor();
  await person.button(/^All drills$/);
  assert.match(await person.dialog(), /^Learn\b/);
  const waiting = page.getByRole("dialog").getByText("Nothing to repair today. The next mistake comes back tomorrow.");
  await waiting.waitFor();
  assert.equal(await entry.count(), 0, "nothing can be played before its day");
  // The next day it is played at once.
  await openIn(page, url, 31);
  await fromMenu(page, /^Learn/);
  const [best] = JSON.parse(await stored(page, "mistakes")).mistakes[0].review.worth.best;
  await entry.click();
  await page.locator(".exercise").waitFor();
  const outcome = await page.evaluate((best) => window.canasta.play(best), best);
  assert.ok(outcome.ok, outcome.message);
  await page.locator(".exercise .reply.right").waitFor();
  await page.getByRole("button", { name: "Leave the drill" }).click();
  await page.getByRole("dialog").getByText("The next mistake comes back in 3 days.", { exact: false }).waitFor();
});
