// Links to deals and finished games, as two people at two devices send them.

import assert from "node:assert/strict";
import { test } from "./harness.mjs";
import { OUT_AT_ONCE } from "./lib/decks.mjs";
import { deal, open, ready, record, settings } from "./lib/game.mjs";
import { playUntil } from "./lib/player.mjs";
import { dialog } from "./lib/table.mjs";

/** A hand in which the person goes out in the first turn. */
const HAND = { rules: "classic", dealer: 3, deck: OUT_AT_ONCE.deck };

const playHand = (page) => playUntil(page, () => window.canasta.observation().ended !== null || null);
const copied = (page) => page.evaluate(() => navigator.clipboard.readText());

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test("the cards of a hand are sent, played by another and compared, and the answer comes back", async ({ page, url, newPage }) => {
  test.setTimeout(120_000);
  await deal(page, url, HAND);
  await playHand(page);
  await dialog(page).getByRole("button", { name: "Send…" }).click();
  const name = dialog(page, "Send").getByRole("textbox", { name: "Your name" });
  await name.fill("Zoe");
  await name.blur();
  await dialog(page, "Send").getByRole("button", { name: "Copy a link: These cards" }).click();
  await dialog(page, "Send").getByText("Copied.", { exact: true }).waitFor();
  const link = await copied(page);
  assert.match(link, /#deal=D1\w+$/);
  assert.ok(link.split("#")[1].length <= 200, link);

  const other = await newPage();
  await other.goto(link);
  await ready(other);
  const question = dialog(other, "Play these cards?");
  await question.getByText("Zoe has sent you a hand of Classic.").waitFor();
  assert.equal(await question.getByText("1,").count(), 0, "the result comes later");
  await settings(other, { pace: "instant" });
  await question.getByRole("button", { name: "Play", exact: true }).click();
  await other.waitForFunction(() => window.canasta.observation() !== null);
  const deckOf = async (page) => (await record(page)).split("\n").find((line) => line.startsWith("deck "));
  await playHand(other);
  assert.match(await deckOf(page), /^deck /);
  assert.equal(await deckOf(other), await deckOf(page), "the same cards");
  await dialog(other).getByRole("button", { name: "Result", exact: true }).click();
  const results = dialog(other, "The same cards");
  await results.getByText("You have made as many points as Zoe.").waitFor();
  await results.getByRole("button", { name: "Copy a link: Send back" }).click();
  await results.getByText("Copied.", { exact: true }).waitFor();

  // The answer is the same deal with the other result.
  await page.goto(await copied(other));
  await dialog(page, "Play these cards?").getByText("Somebody has sent you a hand of Classic.").waitFor();
  await dialog(page, "Play these cards?").getByRole("button", { name: "Not now" }).click();
});

test("a finished game is sent and looked at, and stays out of the library until it is kept", async ({ page, url, newPage }) => {
  test.setTimeout(120_000);
  await deal(page, url, HAND);
  await playHand(page);
  await dialog(page).getByRole("button", { name: "Send…" }).click();
  await dialog(page, "Send").getByRole("button", { name: "Copy a link: This game" }).click();
  await dialog(page, "Send").getByText("Copied.", { exact: true }).waitFor();
  const link = await copied(page);
  assert.match(link, /#game=G1\w+$/);

  const other = await newPage();
  await open(other, url);
  await other.goto(link);
  await other.locator(".look-bar").waitFor();
  await other.getByRole("button", { name: "Send…" }).click();
  await dialog(other, "Send").getByRole("button", { name: "Keep in the library" }).click();
  await dialog(other, "Library").getByRole("list").getByRole("listitem").first().waitFor();

  await other.goto(`${url}${new URL(link).hash.slice(0, -1)}`);
  await dialog(other, "This link cannot be opened").getByText("Nothing on this device was changed.").waitFor();
});
