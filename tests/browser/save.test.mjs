import assert from "node:assert/strict";
import { test } from "./harness.mjs";
import {
  clickAction, deal, decide, deckOf, linesOf, myTurn, observation, open, play, playOn, ready, record, redeal,
  stage,
} from "./lib/game.mjs";

const GAME = "canasta.game";
const kept = (page) => page.evaluate((name) => localStorage.getItem(name), GAME);
const damaged = (page) =>
  page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith("canasta.damaged.")).sort());
/** The notice over the table: not the place where refusals are said. */
const notice = (page) => page.getByRole("alert").filter({ has: page.getByRole("button", { name: "OK" }) });

/** Deals hands until one is on in which both sides have melds, and the person, who has discarded twice, is to draw or to answer. */
async function midHand(page, url, seed) {
  await open(page, url);
  for (let tries = 0; tries < 20; tries += 1) {
    await redeal(page, { rules: "classic", seed: seed + tries, dealer: 3 });
    await playOn(page, () => window.canasta.observation().melds.every((melds) => melds.length > 0) && window.canasta.record().match(/^# 0 discard/gm)?.length > 1);
    await myTurn(page);
    if ((await observation(page)).ended === null) return;
  }
  throw new Error("no hand comes so far");
}

test("a reload in mid-hand changes nothing, and the bots go on", async ({ page, url }) => {
  await midHand(page, url, 11);
  const before = [await observation(page), await record(page)];
  assert.ok(before[0].melds.flat().length > 1);
  const shown = await page.getByRole("group", { name: "Our melds" }).innerText();
  await page.reload();
  await ready(page);
  assert.deepEqual([await observation(page), await record(page)], before);
  assert.equal(await page.getByRole("group", { name: "Our melds" }).innerText(), shown);
  assert.equal(await notice(page).count(), 0);

  // While a bot thinks.
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
  await myTurn(page);
  const after = await record(page);
  assert.notEqual(after, waiting[1]);
  if (!linesOf(after, "end").length) assert.ok(after.startsWith(waiting[1]), "the record goes on where it was");
});

test("groups that are only staged may be lost by a reload, but no card", async ({ page, url }) => {
  const deck = deckOf({ hands: ["Ks Kh Kd 4s 4h 4d 5s 5h 5d 9s 8c"], up: "Tc", stock: "7c" });
  await deal(page, url, { rules: "classic", deck, dealer: 3 });
  await play(page, "draw");
  await stage(page, ["Ks", "Kh", "Kd"]);
  const before = await observation(page);
  await page.reload();
  await ready(page);
  assert.deepEqual(await observation(page), before);
  const fan = await page.getByRole("listbox", { name: /^Your hand/ }).getByRole("option").count();
  const staged = await page.locator(".staging .card").count();
  assert.equal(fan + staged, 12);
});

test("a reload after the hand shows its score, and the next hand is dealt", async ({ page, url }) => {
  await deal(page, url, { rules: "classic", seed: 12, dealer: 3 });
  await playOn(page, () => window.canasta.observation().ended !== null);
  const dialog = page.getByRole("dialog");
  await dialog.waitFor();
  const sheet = await dialog.locator("form").innerText();
  assert.match(sheet, /^Hand 1: /);
  await page.reload();
  await dialog.waitFor();
  assert.equal(await dialog.locator("form").innerText(), sheet);
  await dialog.getByRole("button", { name: "Next hand" }).click();
  await dialog.waitFor({ state: "detached" });
  assert.equal((await observation(page)).ended, null);
  assert.equal(linesOf(await record(page), "hand").length, 1);
});

const DENIED = [
  ["nothing can be read or written", "at the start", () => {
    const refuse = () => {
      throw new DOMException("The storage is blocked.", "SecurityError");
    };
    for (const name of ["getItem", "setItem", "removeItem"]) Storage.prototype[name] = refuse;
  }],
  ["the storage itself is refused", "at the start", () => {
    const get = () => {
      throw new DOMException("Access is denied.", "SecurityError");
    };
    Object.defineProperty(window, "localStorage", { get });
  }],
  ["the storage is full", "with the first deal", () => {
    Storage.prototype.setItem = () => {
      throw new DOMException("The quota is exceeded.", "QuotaExceededError");
    };
  }],
];

for (const [how, when, block] of DENIED) {
  test(`a game can be played where ${how}`, async ({ page, url }) => {
    await page.addInitScript(block);
    await open(page, url);
    const start = page.getByRole("button", { name: /^Play/ });
    const told = async () => {
      await notice(page).waitFor();
      const words = /This browser saves nothing for this page\..*the game is lost when the page is closed/s;
      assert.match(await notice(page).innerText(), words);
      await notice(page).getByRole("button", { name: "OK" }).click();
      await notice(page).waitFor({ state: "detached" });
    };
    if (when === "at the start") await told();
    await start.click();
    if (when === "with the first deal") await told();
    await page.evaluate(() => window.canasta.settings({ pace: "instant" }));
    await myTurn(page);
    const first = await page.evaluate(decide);
    await clickAction(page, first);
    await playOn(page, () => window.canasta.observation().ended !== null, { turns: 10 });
    assert.ok(linesOf((await record(page)).replaceAll("# ", ""), "0").length > 1);
    assert.equal(await notice(page).count(), 0, "it is said once");
  });
}

/** A save of a hand that is on, with some actions in it. */
async function aSave(page, url) {
  await midHand(page, url, 21);
  return kept(page);
}

/** Puts a text where the save is, and opens the page anew. */
async function openWith(page, text) {
  await page.evaluate(([name, text]) => localStorage.setItem(name, text), [GAME, text]);
  await page.reload();
  await ready(page);
}

test("of a save with a wrong line the part before it goes on, and the text is put aside", async ({ page, url }) => {
  const save = await aSave(page, url);
  const whole = await record(page);
  const lines = JSON.parse(save).record.split("\n");
  // The person's own, so that nobody goes on with what is left before it has been looked at.
  const at = lines.findLastIndex((line) => line.startsWith("0 discard "));
  const number = at + 1;
  lines[at] = lines[at].replace(/discard .*/, "discard 3h");
  const broken = JSON.stringify({ ...JSON.parse(save), record: lines.join("\n") });
  await openWith(page, broken);

  const said = await notice(page).innerText();
  assert.match(said, new RegExp(`damaged from line ${number} on`));
  assert.match(said, /set aside on this device/);
  const now = await record(page);
  assert.ok(whole.startsWith(now) && now.length < whole.length, "what is left is the beginning of the old record");
  const actions = lines.slice(0, at).filter((line) => /^\d /.test(line)).length;
  assert.equal(now.split("\n").filter((line) => /^# \d /.test(line)).length, actions);
  assert.ok(actions > 1 && said.includes(`${actions} actions of the hand`), said);
  assert.deepEqual(await damaged(page), ["canasta.damaged.1"]);
  assert.equal(await page.evaluate(() => localStorage.getItem("canasta.damaged.1")), broken);

  // Once more: the same text is put aside once. Then the game goes on.
  await page.reload();
  await ready(page);
  assert.deepEqual(await damaged(page), ["canasta.damaged.1"]);
  await page.evaluate(decide).then((action) => play(page, action));
  await page.reload();
  await ready(page);
  assert.equal(await notice(page).count(), 0, "the new save is whole");
  assert.deepEqual(await damaged(page), ["canasta.damaged.1"]);
});

test("a save that is cut off is put aside, and nothing overwrites it", async ({ page, url }) => {
  const save = await aSave(page, url);
  const cut = save.slice(0, Math.floor(save.length * 0.7));
  await openWith(page, cut);
  assert.match(await notice(page).innerText(), /The saved game could not be read\..*set aside on this device/s);
  assert.equal(await observation(page), null);
  await notice(page).getByRole("button", { name: "OK" }).click();
  await page.getByRole("button", { name: /^Play/ }).click();
  await myTurn(page);
  assert.equal(await page.evaluate(() => localStorage.getItem("canasta.damaged.1")), cut);

  // Another damaged text gets another place.
  await openWith(page, "not a save");
  assert.deepEqual(await damaged(page), ["canasta.damaged.1", "canasta.damaged.2"]);
  assert.equal(await page.evaluate(() => localStorage.getItem("canasta.damaged.2")), "not a save");
});

test("settings that cannot be read are said, and the others are kept", async ({ page, url }) => {
  await open(page, url);
  await page.evaluate(() => localStorage.setItem("canasta.settings", '{"lite": true, "theme": "purple"}'));
  await page.reload();
  await ready(page);
  assert.match(await notice(page).innerText(), /Some settings could not be read/);
  const settings = await page.evaluate(() => window.canasta.settings());
  assert.deepEqual([settings.lite, settings.theme], [true, "system"]);
});
