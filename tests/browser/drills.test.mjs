// Drills played with a screen reader and the keyboard alone.

import assert from "node:assert/strict";
import { test } from "./harness.mjs";
import { observation, open } from "./lib/game.mjs";
import { ScreenReader } from "./lib/screen_reader.mjs";

/** Three drills: the keys that answer each question; a number is a button of that name. The first question is answered wrongly first. */
const DRILLS = {
  "Count the hand": { wrong: "60", answers: ["75", "610", "−55", "−250"] },
  "A frozen pile": {
    wrong: ["d"],
    answers: [["9", "Space", "9", "Space", "t"], ["d"], ["9", "Space", "9", "Space", "t"], ["6", "Space", "x"]],
  },
  "A safe discard": { wrong: ["Shift+J", "Space", "x"], answers: [["4", "Space", "x"], ["5", "Space", "x"], ["4", "Space", "x"]] },
};

/** Opens the page on its first page, and the list of drills by keyboard. */
async function openLearn(page, url) {
  await open(page, url);
  const person = new ScreenReader(page);
  await person.start();
  await person.button(/^Drills/);
  assert.match(await person.dialog(), /^Learn\b/);
  return person;
}

const answer = (person, given) => (typeof given === "string" ? person.button(new RegExp(`^${given}$`)) : person.press(...given));

for (const [title, { wrong, answers }] of Object.entries(DRILLS)) {
  test(`the drill “${title}” is played to its end by keyboard and by ear`, async ({ page, url }) => {
    const person = await openLearn(page, url);
    let said = await person.button(new RegExp(`^${title}`));
    assert.equal(await person.dialog(), null);
    for (const [at, right] of answers.entries()) {
      const question = said.find((line) => line.startsWith(`${title}, question ${at + 1} of ${answers.length}. `));
      assert.ok(question, `question ${at + 1} is announced: ${said.join(" | ")}`);
      assert.ok(question.includes(await page.locator(".drill .say").innerText()), "in the words of the panel");
      if (at === 0) {
        const reply = (await answer(person, wrong)).join(" | ");
        // A sum is wrong; a move is only not the best.
        const verdict = typeof wrong === "string" ? /Not right\. \w+/ : /Not the best\. \w+/;
        assert.match(reply, verdict, "a wrong answer is announced with its reason");
        // The search says what the answer costs; where the rules decide there is nothing to add.
        if (/being worked out/.test(reply)) await person.waitFor(/It costs /);
        said = await person.button(/^Try again$/);
        assert.ok(said.some((line) => question.startsWith(line)), `the question is announced again: ${said.join(" | ")}`);
      }
      const reply = (await answer(person, right)).join(" | ");
      assert.match(reply, /Right\. \w+/, `the answer to question ${at + 1} is right, and the reason is announced`);
      assert.ok(!/Not the best|Not right/.test(reply), reply);
      said = await person.button(at + 1 < answers.length ? /^Next question$/ : /^All drills$/);
    }
    assert.match(await person.dialog(), /^Learn\b/);
    const entry = page.getByRole("dialog").getByRole("button", { name: new RegExp(`^${title}`) });
    assert.match(await entry.innerText(), new RegExp(`all ${answers.length} done`));
    // The progress outlives the page.
    await page.reload();
    const again = await openLearn(page, url);
    await again.find("button", new RegExp(`^${title} all ${answers.length} done`));
  });
}

test("an answer that is shown does not count, and leaving returns to the list", async ({ page, url }) => {
  const person = await openLearn(page, url);
  await person.button(/^Enough to open\?/);
  const shown = (await person.button(/^Show me$/)).join(" | ");
  assert.match(shown, /Lay .*three kings.*four fives/i, "the answer is announced");
  await person.press("l");
  await page.locator(".drill .reply.right").waitFor();
  assert.notEqual(await observation(page), null);
  await person.button(/^Leave the drill$/);
  assert.match(await person.dialog(), /^Learn\b/);
  await person.find("button", /^Enough to open\? 0 of 4/);
});
