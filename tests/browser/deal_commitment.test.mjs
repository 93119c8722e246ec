// The commitment to a deck: its hash before the deal, the cut, and the check after the hand.

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { PHONE, test } from "./harness.mjs";
import { linesOf, observation, open, record } from "./lib/game.mjs";
import { playUntil } from "./lib/player.mjs";

const HASH = /[0-9a-f]{64}/;
const sha256 = (text) => createHash("sha256").update(text).digest("hex");

test.use({ viewport: PHONE });

test("the hash of the deck is shown before the deal, the person cuts, and the hand can be checked", async ({ page, url }) => {
  await open(page, url);
  // The hash is shown on request only.
  assert.doesNotMatch(await page.getByRole("main").innerText(), HASH);
  await page.getByText("How to check that the deal is fair").click();
  const [committed] = (await page.getByRole("main").innerText()).match(HASH);
  await page.getByRole("button", { name: /^Choose the game/ }).click();
  const dialog = page.getByRole("dialog");
  const next = dialog.getByText("Cut and check the next deck");
  await next.click();
  assert.ok((await dialog.locator(".deck .error").boundingBox()).width <= 1, "nothing is wrong yet");
  assert.equal((await dialog.innerText()).match(HASH)[0], committed);
  // An invalid cut is reported also while the section is folded, and prevents the deal.
  const cut = dialog.getByRole("spinbutton", { name: "The cut" });
  await cut.fill("200");
  await cut.press("Tab");
  await next.click();
  await dialog.getByRole("button", { name: "Deal" }).click();
  assert.ok((await dialog.locator(".deck .error").boundingBox()).width > 100);
  await next.click();
  await cut.fill("25");
  await dialog.getByRole("button", { name: "Deal" }).click();
  await dialog.waitFor({ state: "detached" });
  assert.doesNotMatch(await record(page), HASH, "the record of a running hand has no hash");
  await page.evaluate(() => window.canasta.settings({ pace: "instant" }));
  await playUntil(page, () => window.canasta.observation().ended !== null);
  assert.notEqual((await observation(page)).ended, null);

  await dialog.getByText("Deck and dealt hands").click();
  const proof = await dialog.innerText();
  const [deck] = linesOf(await record(page), "deck");
  assert.ok(proof.includes(deck.slice("deck ".length)), "the deck is shown");
  assert.equal(sha256(deck.slice("deck ".length)), committed, "the deck matches the commitment");
  assert.match(proof, /25 cards went from the top to the bottom/);
  await dialog.getByRole("button", { name: "Check" }).click();
  await dialog.getByText("the fingerprint that was shown before the deal").waitFor();
  assert.deepEqual([linesOf(await record(page), "sha256"), linesOf(await record(page), "cut")], [[`sha256 ${committed}`], ["cut 25"]]);

  await dialog.getByText("Luck of the draw").click();
  const luck = dialog.getByRole("table").filter({ hasText: "Wilds" });
  assert.equal(await luck.getByRole("row").count(), 5, "a row for each seat");

  // The next deck is committed already.
  await next.click();
  assert.notEqual((await dialog.locator(".deck[data-next] .hash").innerText()).match(HASH)[0], committed);
  await page.reload();
  await dialog.getByText("Deck and dealt hands").click();
  await dialog.getByRole("button", { name: "Check" }).click();
  await dialog.getByText("the fingerprint that was shown before the deal").waitFor();
});
