import assert from "node:assert/strict";
import { test } from "./harness.mjs";
import { deckOf } from "./lib/decks.mjs";
import { deal, linesOf, observation, play, ready, record, waitForTurn } from "./lib/game.mjs";
import { dealMidHand, playUntil } from "./lib/player.mjs";
import { HAND_END, notice, stageGroup } from "./lib/table.mjs";

test("a reload in the middle of a hand changes nothing, and the bots play on", { tag: "@quick" }, async ({ page, url }) => {
  await dealMidHand(page, url, 11);
  const before = [await observation(page), await record(page)];
  assert.ok(before[0].melds.flat().length > 1);
  const shown = await page.getByRole("group", { name: "Our melds" }).innerText();
  await page.reload();
  await ready(page);
  assert.deepEqual([await observation(page), await record(page)], before);
  assert.equal(await page.getByRole("group", { name: "Our melds" }).innerText(), shown);
  assert.equal(await notice(page).count(), 0);

  // A reload while a bot thinks.
  const now = before[0].phase;
  await page.evaluate(() => window.canasta.settings({ pace: "slow" }));
  if (now === "answer") await play(page, "answer no");
  else {
    if (now === "draw") await play(page, "draw");
    const discards = () => window.canasta.legal(20_000).filter((action) => action.startsWith("discard"));
    await play(page, (await page.evaluate(discards))[0]);
  }
  const waiting = [await observation(page), await record(page)];
  assert.ok(waiting[0].to_act !== 0);
  await page.reload();
  await ready(page);
  assert.deepEqual([await observation(page), await record(page)], waiting);
  await page.evaluate(() => window.canasta.settings({ pace: "instant" }));
  await waitForTurn(page);
  const after = await record(page);
  assert.notEqual(after, waiting[1]);
  if (!linesOf(after, "end").length) assert.ok(after.startsWith(waiting[1]), "the record continues where it was");
});

test("groups that are only staged may be lost by a reload, but no card", async ({ page, url }) => {
  const deck = deckOf({ hands: ["Ks Kh Kd 4s 4h 4d 5s 5h 5d 9s 8c"], up: "Tc", stock: "7c" });
  await deal(page, url, { rules: "classic", deck, dealer: 3 });
  await play(page, "draw");
  await stageGroup(page, ["Ks", "Kh", "Kd"]);
  const before = await observation(page);
  await page.reload();
  await ready(page);
  assert.deepEqual(await observation(page), before);
  const fan = await page.getByRole("listbox", { name: /^Your hand/ }).getByRole("option").count();
  const staged = await page.locator(".staging .card").count();
  assert.equal(fan + staged, 12);
});

test("a reload after a hand shows its score, and the next hand can be dealt", async ({ page, url }) => {
  await deal(page, url, { rules: "classic", seed: 12, dealer: 3 });
  await playUntil(page, () => window.canasta.observation().ended !== null);
  const dialog = page.getByRole("dialog");
  await dialog.waitFor();
  const sheet = await dialog.locator("form").innerText();
  assert.match(sheet, HAND_END);
  await page.reload();
  await dialog.waitFor();
  assert.equal(await dialog.locator("form").innerText(), sheet);
  await dialog.getByRole("button", { name: "Next hand" }).click();
  await dialog.waitFor({ state: "detached" });
  assert.equal((await observation(page)).ended, null);
  assert.equal(linesOf(await record(page), "hand").length, 1);
});

test("a clock that jumps in mid-hand, back or ahead, changes nothing", async ({ page, url }) => {
  await page.addInitScript(() => {
    const now = Date.now.bind(Date);
    window.jump = 0;
    Date.now = () => now() + window.jump;
  });
  await deal(page, url, { rules: "duel", seed: 4, dealer: 0 });
  const years = [-30, 40, -1, 0];
  for (const year of years) {
    await page.evaluate((year) => (window.jump = year * 366 * 864e5), year);
    await playUntil(page, () => window.canasta.observation().turn > (window.turnsSeen ?? -1) + 2 && ((window.turnsSeen = window.canasta.observation().turn), true));
  }
  await playUntil(page, () => window.canasta.observation().ended !== null);
  const before = await record(page);
  await page.reload();
  await ready(page);
  assert.equal(await record(page), before);
});
