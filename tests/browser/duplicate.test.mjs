// Duplicate: from the list of ways to play to the score sheet, after a reload too, and boards of a link.

import assert from "node:assert/strict";
import { test } from "./harness.mjs";
import { violations } from "./lib/axe.mjs";
import { open, settings } from "./lib/game.mjs";
import { playUntil } from "./lib/player.mjs";
import { fromMenu } from "./lib/screens.mjs";
import { stored, untilStored } from "./lib/storage.mjs";

/** Plays the hand at the table to its end. */
const endBoard = (page) => playUntil(page, () => window.canasta.observation().ended !== null || null);

test("a match against Master is played board after board, and a reload goes on where it was", async ({ page, url }) => {
  await open(page, url);
  await settings(page, { pace: "instant" });
  await fromMenu(page, /^Duplicate/);
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("heading", { name: "Duplicate" }).waitFor();
  assert.deepEqual(await violations(page), []);
  await dialog.getByLabel("Game").selectOption("duel");
  await dialog.getByRole("radio", { name: /Master plays your seat/ }).check();
  // By keyboard: the button of the form has no other way to be reached.
  await dialog.getByRole("button", { name: "Start" }).press("Enter");
  await dialog.waitFor({ state: "detached" });
  await endBoard(page);
  await dialog.getByRole("button", { name: "Next board" }).waitFor();
  assert.equal(await dialog.getByRole("button", { name: "Next hand" }).count(), 0, "a board is one hand");
  await dialog.getByRole("button", { name: "Next board" }).click();
  await page.waitForFunction(() => window.canasta.observation()?.ended === null);
  await page.reload();
  await page.waitForFunction(() => window.canasta?.observation() != null);
  await endBoard(page);
  for (let board = 3; board <= 4; board += 1) {
    await dialog.getByRole("button", { name: "Next board" }).click();
    await page.waitForFunction(() => window.canasta.observation()?.ended === null);
    await endBoard(page);
  }
  await dialog.getByRole("button", { name: "Score sheet" }).click();
  await dialog.getByText(/^You (win|lose) \d+ : \d+|^A draw/).waitFor({ timeout: 90_000 });
  assert.deepEqual(await violations(page), []);
  await untilStored(page, "duplicate", (text) => JSON.parse(text).matches[0].rows.every((row) => row.first !== undefined && row.second !== undefined));
  const [match] = JSON.parse(await stored(page, "duplicate")).matches;
  assert.equal(match.rows.length, 4);
  const sums = match.rows.map((row) => row.first - row.second);
  const shown = await dialog.locator("table.boards tbody tr").evaluateAll((rows) => rows.map((row) => row.children[3].textContent));
  const number = (text) => Number(text.replace("−", "-").replace(/[+,]/g, ""));
  assert.deepEqual(shown.map(number), sums);
  // The boards can be looked at now that the match is over.
  await dialog.getByRole("button", { name: "Board 4" }).click();
  await dialog.waitFor({ state: "detached" });
});

test("boards of a link are played, and both sheets stand side by side", async ({ page, url }) => {
  await open(page, `${url}#deal=D1BRhnBdgsKXlpzv0bBswu73ylokmL5Q2AJBAr`);
  const dialog = page.getByRole("dialog");
  await dialog.getByText(/Ada sends you 4 boards of duplicate/).waitFor();
  assert.deepEqual(await violations(page), []);
  await dialog.getByRole("button", { name: "Play", exact: true }).click();
  await page.waitForFunction(() => window.canasta.observation()?.ended === null);
  await page.keyboard.press("Escape");
  await page.evaluate(() => void (location.hash = "#deal=D1BRhnBdgsKXlpzv0bBswu73ylokmL5Q2AJBAr"));
  await dialog.getByRole("heading", { name: /^Duplicate: / }).waitFor();
  await dialog.getByRole("columnheader", { name: "Ada" }).waitFor();
  assert.equal(await dialog.getByText("1,234").count(), 0, "a result is shown once the board is played");
});
