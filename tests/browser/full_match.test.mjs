import assert from "node:assert/strict";
import { test } from "./harness.mjs";
import { deckOf } from "./lib/decks.mjs";
import { longOrShort } from "./lib/extent.mjs";
import { deal, linesOf, observation, open, record, waitForTurn } from "./lib/game.mjs";
import { choosePlainAction, clickAction } from "./lib/player.mjs";

const numberOf = (text) => Number(text.replace("−", "-").replaceAll(",", "").replace("–", "0"));

/** Plays the current hand to its end by clicks. Adds to the counts of what was done. */
async function playHand(page, done) {
  for (;;) {
    await waitForTurn(page);
    const action = await page.evaluate(choosePlainAction);
    if (action === null) return;
    const did = await clickAction(page, action);
    const verb = action.split(" ")[0];
    done[verb] = (done[verb] ?? 0) + 1;
    if (did.staged) done.staged = (done.staged ?? 0) + 1;
    if (did.chose) done.chose = (done.chose ?? 0) + 1;
  }
}

/** Checks that the open score sheet agrees with the record. Gives the totals. */
async function checkSheet(page) {
  const dialog = page.getByRole("dialog");
  await dialog.waitFor();
  const sheet = dialog.getByRole("table").first();
  // A cell holds the points, and beside or below them in small letters how they come about.
  const cells = (name) => sheet.getByRole("row", { name }).getByRole("cell");
  const points = (cells) =>
    cells.map((cell) => [...cell.querySelector(".value, .sum").childNodes].filter((part) => part.nodeName !== "SMALL").map((part) => part.textContent).join(""));
  const row = async (name) => (await cells(name).evaluateAll(points)).map(numberOf);
  const notes = async (name) => (await cells(name).locator("small").allInnerTexts()).map((note) => numberOf(note.replace(/^was /, "")));
  const totals = linesOf(await record(page), "end").at(-1).split(" ").slice(-2).map(Number);
  const [hand, before, total] = [await row(/^This hand/), await notes(/^Total/), await row(/^Total/)];
  assert.deepEqual(total, totals, "the sheet's totals are the record's");
  assert.deepEqual([before[0] + hand[0], before[1] + hand[1]], total, "before and this hand add up");
  const items = await Promise.all([/^Going out/, /^Natural canastas/, /^Mixed canastas/, /^Red threes/, /^Cards laid/, /^Cards in hand/].map(row));
  for (const side of [0, 1]) {
    assert.equal(items.reduce((sum, item) => sum + item[side], 0), hand[side], "the items add up to the hand");
  }
  return totals;
}

/** Plays a match by clicks until a side has won. */
async function playMatch(page, target, done) {
  for (let number = 1; number <= 25; number += 1) {
    await playHand(page, done);
    const totals = await checkSheet(page);
    const dialog = page.getByRole("dialog");
    const lines = (await record(page)).split("\n");
    assert.equal(linesOf(lines.join("\n"), "deck").length, number, "finished hands are in the record with their decks");
    const result = linesOf(lines.join("\n"), "result")[0];
    if (result) {
      assert.ok(Math.max(...totals) >= target && totals[0] !== totals[1]);
      return { totals, hands: number, result: result.match(/^result (\d) margin (\d+)$/).slice(1).map(Number) };
    }
    assert.ok(Math.max(...totals) < target || totals[0] === totals[1], "a side that has reached the target ends the game");
    await dialog.getByRole("button", { name: "Next hand" }).click();
    await dialog.waitFor({ state: "detached" });
    assert.deepEqual((await observation(page)).scores, totals, "the next hand starts from the totals");
  }
  throw new Error("the match does not end");
}

const grouped = (n) => String(n).replace(/\B(?=(\d{3})+$)/g, ",");

test("a four-handed match can be played to its end by clicks", async ({ page, url }) => {
  test.setTimeout(400_000);
  // More than a hand brings.
  const target = longOrShort(3000, 2000);
  // The first hand begins with an opening of two groups that takes the pile; the decks after it are random.
  const deck = deckOf({ hands: ["Kh Kd Qs Qh Qd 9s 8c 7d 6h 5s 4d"], up: "Ks" });
  await deal(page, url, { rules: "classic", set: { target }, deck, seed: 5, dealer: 3 });
  const done = {};
  const { totals, hands, result } = await playMatch(page, target, done);
  assert.ok(hands > 1, "the match takes several hands");
  const everything = ["draw", "take", "staged", "meld", "discard"];
  for (const what of everything) assert.ok(done[what] > 0, `${what} was never clicked`);

  const dialog = page.getByRole("dialog");
  const winner = result[0] === 0 ? "You and Ben win by" : "Ada and Cleo win by";
  await dialog.getByRole("heading", { name: `${winner} ${grouped(result[1])}`, exact: true }).waitFor();
  assert.equal(result[0], totals[0] > totals[1] ? 0 : 1);
  assert.equal(result[1], Math.abs(totals[0] - totals[1]));

  await dialog.getByRole("button", { name: "New match" }).click();
  await dialog.waitFor({ state: "detached" });
  const again = await observation(page);
  assert.deepEqual([again.scores, again.ended], [[0, 0], null]);
  assert.match(await record(page), new RegExp(`^rules classic \\{"target": ?${target}\\}$`, "m"));
  await page.getByText(`to ${grouped(target)}, hand 1`).waitFor();
});

test("a two-handed match can be played by clicks, from the New game dialog to its end", async ({ page, url }) => {
  test.setTimeout(400_000);
  await open(page, url);
  await page.evaluate(() => window.canasta.settings({ pace: "instant" }));
  await page.getByRole("button", { name: /^Choose the game/ }).click();
  const chooser = page.getByRole("dialog", { name: "New game" });
  await chooser.getByRole("radiogroup", { name: "Players" }).getByRole("radio", { name: "2" }).click();
  await chooser.getByRole("radio", { name: /^Duel/ }).check();
  await chooser.getByRole("combobox", { name: "Play to" }).selectOption("1500");
  await chooser.getByRole("button", { name: "Deal" }).click();
  await chooser.waitFor({ state: "detached" });
  assert.equal((await observation(page)).hand_counts.length, 2);

  const done = {};
  const { result } = await playMatch(page, 1500, done);
  for (const what of ["draw", "meld", "discard"]) assert.ok(done[what] > 0, `${what} was never clicked`);
  const dialog = page.getByRole("dialog");
  const winner = result[0] === 0 ? "You win by" : "Ada wins by";
  await dialog.getByRole("heading", { name: `${winner} ${grouped(result[1])}`, exact: true }).waitFor();

  await dialog.getByRole("button", { name: "New game" }).click();
  await chooser.waitFor();
  await chooser.getByRole("radiogroup", { name: "Players" }).getByRole("radio", { name: "4" }).click();
  await chooser.getByRole("button", { name: "Deal" }).click();
  await chooser.waitFor({ state: "detached" });
  const next = await observation(page);
  assert.deepEqual([next.hand_counts.length, next.scores], [4, [0, 0]]);
});
