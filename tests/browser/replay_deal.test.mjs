import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "./harness.mjs";

// A test of crates/canasta-app/tests/session plays the same game natively and compares it with the same files.
for (const rules of ["classic", "duel"]) {
  test(`a seed gives the same hand in the page as natively: ${rules}`, async ({ page, url }) => {
    await page.goto(url);
    await page.waitForFunction(() => window.canasta);
    const record = await page.evaluate(async (rules) => {
      const seats = Array.from({ length: rules === "classic" ? 4 : 2 }, () => ({ player: "thumb" }));
      canasta.settings({ pace: "instant" });
      const ended = new Promise((done) => canasta.onChange((seen) => seen?.ended && done()));
      canasta.newGame({ rules, seed: 1, seats });
      await ended;
      return canasta.record();
    }, rules);
    const expected = await readFile(new URL(`../records/page/${rules}-seed-1.txt`, import.meta.url), "utf8");
    assert.equal(record, expected);
  });
}
