// Looking back at a record on the table: steps, scrubber, keys, views, practice from a moment, scenario, print.

import assert from "node:assert/strict";
import { test } from "./harness.mjs";
import { deal, play, shown, WITH_MOTION } from "./lib/game.mjs";
import { allLanded, flyingCards, nextFrame } from "./lib/motion.mjs";
import { playUntil } from "./lib/player.mjs";
import { fromMenu, lookAtRecord, openScreen, scrubTo } from "./lib/screens.mjs";
import { stored } from "./lib/storage.mjs";
import { HAND_END, dialog, moment } from "./lib/table.mjs";

/** Nothing has the focus. */
const blur = (page) => page.evaluate(() => document.activeElement.blur());

const last = (page) => page.locator(".scrubber").evaluate((scrubber) => Number(scrubber.max));
const step = (page, name) => page.getByRole("button", { name, exact: true }).click();

/** The page with a record of seven hands on the table, at the start of the last but one. */
async function lookBack(page, url, settings = {}) {
  await deal(page, url, { rules: "classic", seed: 6, dealer: 3 });
  await page.evaluate((settings) => window.canasta.settings(settings), { motion: "off", ...settings });
  await lookAtRecord(page, "pagat");
  // Not the last hand, which ends the match.
  await page.locator(".look-back .hands select").selectOption({ label: "Hand 6" });
}

test("buttons, scrubber and keys go through a record", async ({ page, url }) => {
  await lookBack(page, url);
  const own = await page.evaluate(() => window.canasta.observation().hand.join());
  await step(page, "One step on");
  assert.equal(await moment(page), 1);
  await step(page, "One turn on");
  const turn = await moment(page);
  assert.ok(turn > 1);
  await step(page, "One step back");
  assert.equal(await moment(page), turn - 1);
  await step(page, "One turn back");
  assert.equal(await moment(page), 0);
  assert.equal(await page.evaluate(() => window.canasta.observation().hand.join()), own, "the way back ends where it began");
  await step(page, "To the end of the hand");
  assert.equal(await moment(page), await last(page));
  assert.ok(await page.evaluate(() => window.canasta.observation().ended));
  await scrubTo(page, turn);
  assert.match(await page.locator(".scrubber").getAttribute("aria-valuetext"), /^Round \d+ of \d+, \w+ /);

  // The same by keyboard, wherever the focus is.
  await blur(page);
  for (const [key, at] of [["ArrowRight", turn + 1], ["ArrowLeft", turn], ["Shift+ArrowLeft", 0], ["PageUp", turn], ["Control+ArrowLeft", 0], ["End", await last(page)], ["Home", 0]]) {
    await page.keyboard.press(key);
    assert.equal(await moment(page), at, key);
  }
  await page.locator(".scrubber").focus();
  for (const [key, at] of [["ArrowUp", 1], ["ArrowDown", 0], ["PageUp", turn], ["PageDown", 0]]) {
    await page.keyboard.press(key);
    assert.equal(await moment(page), at, `${key} on the scrubber`);
  }
  await page.keyboard.press("Shift+PageDown");
  await page.locator("select[title='Hand 5 of 7']").waitFor();
  assert.equal(await page.evaluate(() => window.canasta.legal().length), 0, "nobody acts in a record");
});

test("a record plays by itself, and Space stops it", async ({ page, url }) => {
  await lookBack(page, url, { pace: "fast" });
  await blur(page);
  await page.keyboard.press(" ");
  await page.waitForFunction(() => Number(document.querySelector(".scrubber").value) >= 2);
  await page.keyboard.press(" ");
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  const here = await moment(page);
  await page.waitForTimeout(700);
  assert.equal(await moment(page), here);
  await step(page, "1× speed");
  await page.getByRole("button", { name: "2× speed" }).waitFor();
});

test("a remote control steps along the scrubber and reaches every button", async ({ page, url }) => {
  await lookBack(page, url, { tv: true });
  await page.locator(".scrubber").focus();
  await page.keyboard.press("ArrowRight");
  assert.equal(await moment(page), 1);
  await page.keyboard.press("MediaTrackNext");
  const turn = await moment(page);
  assert.ok(turn > 1);
  await page.keyboard.press("ArrowUp");
  assert.equal(await moment(page), turn, "up leaves the scrubber");
  assert.ok(await page.evaluate(() => document.activeElement.closest(".look-bar, .look-back, #hand, .app") && !document.activeElement.matches(".scrubber")));
  const reached = new Set();
  await page.locator(".transport button").first().focus();
  for (let n = 0; n < 9; n += 1) {
    reached.add(await page.evaluate(() => document.activeElement.getAttribute("aria-label")));
    await page.keyboard.press("ArrowRight");
  }
  for (const name of ["To the start of the hand", "One turn back", "One step back", "Play", "One step on", "One turn on", "To the end of the hand"]) assert.ok(reached.has(name), name);
});

test.describe(() => {
  test.use(WITH_MOTION);

  test("cards move from step to step as in play, and not at all without motion", async ({ page, url }) => {
    await lookBack(page, url, { motion: "slow" });
    await page.locator(".look-from select").selectOption({ index: 1 });
    await shown(page);
    for (const name of ["One step on", "One turn on"]) {
      await step(page, name);
      await nextFrame(page);
      assert.ok((await flyingCards(page)) >= 1, name);
      await allLanded(page);
    }
    await scrubTo(page, 0);
    await nextFrame(page);
    assert.equal(await flyingCards(page), 0, "nothing flies after the thumb of the scrubber");
    await page.evaluate(() => window.canasta.settings({ lite: true }));
    await step(page, "One step on");
    await nextFrame(page);
    assert.equal(await flyingCards(page), 0);
  });
});

test("all hands are open only after the end, and the match comes back untouched", async ({ page, url }) => {
  await deal(page, url, { rules: "classic", seed: 6, dealer: 3 });
  await play(page, "draw");
  const before = await page.evaluate(() => [window.canasta.record(), JSON.stringify(window.canasta.observation())]);
  await fromMenu(page, "Hand history");
  await dialog(page).getByRole("button", { name: "Look back" }).click();
  await page.locator(".look-bar").waitFor();
  assert.deepEqual(await page.locator(".look-from option").allTextContents(), ["You"]);
  assert.equal(await page.getByRole("button", { name: "Play on from here" }).getAttribute("aria-disabled"), "true");
  await page.evaluate(() => {
    const select = document.querySelector(".look-from select");
    select.append(new Option("cheat", "all"), new Option("cheat", "1"));
  });
  for (const view of ["all", "1"]) {
    await page.locator(".look-from select").selectOption(view);
    await blur(page);
    await page.keyboard.press("ArrowLeft");
    await shown(page);
    assert.equal(await page.locator(".open-hand").count(), 0);
    assert.equal(await page.evaluate(() => window.canasta.observation().seat), 0);
  }
  await page.getByRole("button", { name: "Stop looking back" }).click();
  await page.locator(".look-bar").waitFor({ state: "detached" });
  assert.deepEqual(await page.evaluate(() => [window.canasta.record(), JSON.stringify(window.canasta.observation())]), before);

  await lookAtRecord(page, "pagat");
  await page.locator(".look-from select").selectOption("all");
  await shown(page);
  assert.equal(await page.locator(".open-hand").count(), 3);
  await page.locator(".look-from select").selectOption({ index: 1 });
  await shown(page);
  assert.equal(await page.locator(".open-hand").count(), 0);
  assert.equal(await page.evaluate(() => window.canasta.observation().seat), 1);
  await page.goBack();
  await page.locator(".look-bar").waitFor({ state: "detached" });
  assert.deepEqual(await page.evaluate(() => [window.canasta.record(), JSON.stringify(window.canasta.observation())]), before);
});

test("play on from a moment is practice beside the match, and leads back to the record", async ({ page, url }) => {
  await lookBack(page, url, { pace: "instant" });
  const record = await stored(page, "game");
  await step(page, "One turn on");
  const here = await moment(page);
  await page.getByRole("button", { name: "Play on from here" }).click();
  await page.getByRole("button", { name: "Once more" }).waitFor();
  await page.locator(".practice").waitFor({ state: "attached" });
  await playUntil(page, () => window.canasta.observation().ended !== null);
  const end = dialog(page, HAND_END);
  await end.waitFor();
  assert.equal(await end.getByRole("button", { name: "Next hand" }).count(), 0);
  assert.match(await page.evaluate(() => window.canasta.record()), /^practice$/m);
  assert.equal(await stored(page, "game"), record, "the saved match is the old one");
  await end.getByRole("button", { name: "Back to the record" }).click();
  assert.equal(await moment(page), here);
});

test.describe(() => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("a copied position is a scenario", async ({ page, url }) => {
    await lookBack(page, url);
    await scrubTo(page, 25);
    await fromMenu(page, "Copy the position as a scenario");
    await page.getByText("Copied.").waitFor();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    const [scenario, ...more] = JSON.parse(text);
    assert.deepEqual(more, []);
    // The tests of the session run such texts as `canasta scenario` does.
    assert.equal(scenario.rules, "pagat");
    assert.equal(scenario.hands.length, 4);
    assert.equal(scenario.expect.hands[0].split(" ").sort().join(), (await page.evaluate(() => window.canasta.observation().hand)).sort().join());
  });
});

test("a hand is printed as a list of its turns with the score", async ({ page, url }) => {
  await lookBack(page, url);
  await page.getByRole("button", { name: "Turns of the hand" }).click();
  const turns = dialog(page, "Hand history");
  await page.evaluate(() => {
    window.print = () => (window.printed = true);
  });
  assert.equal(await turns.getByRole("table").count(), 0, "the score is for paper");
  await turns.getByRole("button", { name: "Print" }).click();
  await page.waitForFunction(() => window.printed);
  await page.emulateMedia({ media: "print" });
  assert.ok((await turns.getByRole("listitem").count()) > 10);
  assert.ok(await turns.getByRole("table").isVisible());
  for (const control of await turns.getByRole("button").all()) assert.equal(await control.isVisible(), false);
});

test("the ways to a record: the end of a hand, and a file", async ({ page, url }) => {
  await openScreen(page, url, "score");
  await dialog(page, HAND_END).getByRole("button", { name: "Look back" }).click();
  assert.equal(await moment(page), 0);
  await page.getByRole("button", { name: "Stop looking back" }).click();
  await page.getByRole("button", { name: "Next hand" }).waitFor();
  await fromMenu(page, /^Export/);
  const files = dialog(page, "Export and import");
  await files.locator("input[type=file]").setInputFiles(new URL("../records/evening.txt", import.meta.url).pathname);
  await files.getByText(/^The record is loaded, with /).waitFor();
  await files.getByRole("button", { name: "Look at it" }).click();
  await page.locator(".look-bar").waitFor();
});
