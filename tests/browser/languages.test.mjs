// People whose device speaks another language meet no English: the guided hand, a first game, what a screen reader says.

import assert from "node:assert/strict";
import { test } from "./harness.mjs";
import { violations } from "./lib/axe.mjs";
import { deal, open, waitForTurn } from "./lib/game.mjs";
import { findEnglish, isOffered, speak, textsOf } from "./lib/languages.mjs";
import { findFaults } from "./lib/misplaced.mjs";
import { choosePlainAction } from "./lib/player.mjs";
import { LONG, openScreen } from "./lib/screens.mjs";
import { ScreenReader } from "./lib/screen_reader.mjs";
import { tapAction, tapStep } from "./lib/touch_player.mjs";

const SMALL = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** Looks for English among what is read and heard, and for what does not fit. */
function watch(page, tag) {
  const english = findEnglish(tag);
  const found = new Set();
  const look = async (where) => {
    for (const text of english(await textsOf(page, { modal: false }))) found.add(`${where}: “${text}”`);
    for (const fault of await page.evaluate(findFaults)) found.add(`${where}: ${fault}`);
  };
  return { look, found: () => [...found] };
}

/** Opens the first page on a new device, and checks that it speaks the language. */
async function arrive(page, url, tag) {
  await open(page, url);
  await page.waitForFunction((tag) => document.documentElement.lang === tag, tag);
  await page.evaluate(() => window.canasta.settings({ pace: "instant" }));
}

for (const [tag, locale] of [["de", "de-AT"], ["es", "es-UY"]]) {
  test.describe(() => {
    test.use({ locale, ...SMALL });
    test.skip(!isOffered(tag), "the build does not offer the language");

    test(`the guided hand is played to its end by taps without a word of English: ${locale}`, async ({ page, url }) => {
      await arrive(page, url, tag);
      const { look, found } = watch(page, tag);
      await look("first page");
      await page.locator(".entry[data-intent=lesson]").tap();
      await page.locator(".lesson").waitFor();
      let steps = 0;
      for (let step = "aim"; step !== "score"; steps += 1) {
        await look(step);
        step = await tapStep(page);
      }
      await look("score");
      assert.ok(steps >= 25, `${steps} steps`);
      assert.deepEqual(found(), []);
    });
  });
}

for (const [tag, locale] of [["de", "de-AT"], ["es", "es-UY"], ["fr", "fr-FR"]]) {
  test.describe(() => {
    test.use({ locale, ...SMALL });
    test.skip(!isOffered(tag), "the build does not offer the language");

    test(`a first game is played to its end by taps without a word of English: ${locale}`, async ({ page, url }) => {
      // Fixed randomness makes the same game each time.
      await page.addInitScript(() => (crypto.getRandomValues = (bytes) => bytes.fill(7)));
      await arrive(page, url, tag);
      const { look, found } = watch(page, tag);
      await page.locator("[data-intent=start]").tap();
      await page.locator(".table-area").waitFor();
      let turns = 0;
      for (; turns < 200; turns += 1) {
        await waitForTurn(page);
        await look("the turn");
        const action = await page.evaluate(choosePlainAction);
        if (action === null) break;
        if (turns === 3) {
          await page.locator("[data-intent=hint]:visible").first().tap();
          await page.locator(".hint-sheet [data-intent]").first().waitFor();
          await look("hint");
          await page.keyboard.press("Escape");
        }
        await tapAction(page, action);
        await look(action.split(" ")[0]);
      }
      await page.locator("dialog.scene[open]").waitFor();
      await look("the end");
      assert.ok(turns > 10, `${turns} actions`);
      assert.deepEqual(found(), []);
    });
  });
}

/** The names and roles of what a screen reader finds, without texts alone. */
async function namesOf(person) {
  const roles = /^(button|link|listbox|option|group|region|dialog|checkbox|radio|switch|combobox|menuitem|heading|log|alert|application|main|navigation|slider|img)$/;
  return (await person.tree()).filter(({ role }) => roles.test(role)).map(({ role, name }) => ({ role, name }));
}

/** The questions and commands of a turn: hand, score, melds, pile, buttons, draw, a discard without and with a card. */
const TURN = [["h"], ["s"], ["m"], ["p"], ["w"], ["d"], ["x"], ["7", "Space"], ["w"], ["x"]];

/** Hears a turn by keyboard. Gives what stands there and what is said. */
async function hearTurn(page, url, tag) {
  await deal(page, url, { rules: "classic", seed: 5, dealer: 3 });
  await speak(page, tag);
  const person = new ScreenReader(page);
  await person.start();
  const said = [];
  const places = [await namesOf(person)];
  for (const keys of TURN) said.push((await person.press(...keys)).join(" "));
  await waitForTurn(page);
  said.push((await person.press("r")).join(" "));
  places.push(await namesOf(person));
  return { said, places, lang: await page.evaluate(() => document.documentElement.lang) };
}

for (const tag of ["de", "es"]) {
  test.describe(() => {
    test.skip(!isOffered(tag), "the build does not offer the language");

    test(`a turn is heard with the same roles and without a word of English: ${tag}`, async ({ page, newPage, url }) => {
      const [english, other] = [await hearTurn(page, url, "en"), await hearTurn(await newPage(), url, tag)];
      assert.equal(other.lang, tag);
      const roles = ({ places }) => places.map((place) => place.map(({ role, name }) => `${role}${name ? "" : " without a name"}`));
      assert.deepEqual(roles(other), roles(english));
      for (const [at, said] of english.said.entries()) assert.equal(other.said[at] === "", said === "", `${TURN[at]}: ${said} | ${other.said[at]}`);
      const heard = [...other.places.flat().map(({ name }) => name), ...other.said].map((text) => ({ text }));
      assert.ok(heard.length > 50);
      assert.deepEqual(findEnglish(tag)(heard), []);
    });

    test(`axe-core finds no violation: ${tag}`, async ({ newPage, url }) => {
      test.setTimeout(LONG);
      const found = [];
      for (const screen of ["hello", "hint", "score", "settings, a group", "lesson, opening"]) {
        const page = await newPage(SMALL);
        await openScreen(page, url, screen);
        await speak(page, tag);
        found.push(...(await violations(page)).map((line) => `${screen}: ${line}`));
        await page.context().close();
      }
      assert.deepEqual(found, []);
    });
  });
}

test("names of languages are marked as being in these", async ({ page, url }) => {
  await open(page, url);
  await page.locator("[data-intent='open:settings']:visible").first().click();
  await page.locator("dialog summary").first().waitFor();
  const names = await page.locator("dialog option[lang]").evaluateAll((options) => options.map((option) => [option.value, option.lang]));
  assert.ok(names.length > 0);
  for (const [value, lang] of names) assert.equal(lang, value);
});
