// Saves that are damaged, and browsers in which nothing can be saved.

import assert from "node:assert/strict";
import { test } from "./harness.mjs";
import { linesOf, observation, open, play, ready, record, waitForTurn } from "./lib/game.mjs";
import { choosePlainAction, clickAction, dealMidHand, playUntil } from "./lib/player.mjs";
import { notice } from "./lib/table.mjs";

const GAME = "canasta.game";
const savedGame = (page) => page.evaluate((name) => localStorage.getItem(name), GAME);
const setAside = (page) =>
  page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith("canasta.damaged.")).sort());

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
    const expectNotice = async () => {
      await notice(page).waitFor();
      const words = /This browser saves nothing for this page\..*the game is lost when the page is closed/s;
      assert.match(await notice(page).innerText(), words);
      await notice(page).getByRole("button", { name: "OK" }).click();
      await notice(page).waitFor({ state: "detached" });
    };
    if (when === "at the start") await expectNotice();
    await start.click();
    if (when === "with the first deal") await expectNotice();
    await page.evaluate(() => window.canasta.settings({ pace: "instant" }));
    await waitForTurn(page);
    const first = await page.evaluate(choosePlainAction);
    await clickAction(page, first);
    await playUntil(page, () => window.canasta.observation().ended !== null, { turns: 10 });
    assert.ok(linesOf((await record(page)).replaceAll("# ", ""), "0").length > 1);
    assert.equal(await notice(page).count(), 0, "the notice is shown once");
  });
}

/** A save in the middle of a hand, with some actions. */
async function saveMidHand(page, url) {
  await dealMidHand(page, url, 21);
  return savedGame(page);
}

/** Replaces the save with a text and reloads the page. */
async function openWith(page, text) {
  await page.evaluate(([name, text]) => localStorage.setItem(name, text), [GAME, text]);
  await page.reload();
  await ready(page);
}

test("a save with a wrong line continues from the part before it, and its text is set aside", async ({ page, url }) => {
  const save = await saveMidHand(page, url);
  const whole = await record(page);
  const lines = JSON.parse(save).record.split("\n");
  // The damaged line is an action of the person, so that no bot plays on before the remaining record is read.
  const at = lines.findLastIndex((line) => line.startsWith("0 discard "));
  const number = at + 1;
  lines[at] = lines[at].replace(/discard .*/, "discard 3h");
  const broken = JSON.stringify({ ...JSON.parse(save), record: lines.join("\n") });
  await openWith(page, broken);

  const said = await notice(page).innerText();
  assert.match(said, new RegExp(`damaged from line ${number} on`));
  assert.match(said, /set aside on this device/);
  const now = await record(page);
  assert.ok(whole.startsWith(now) && now.length < whole.length, "the remaining record is the beginning of the old one");
  const actions = lines.slice(0, at).filter((line) => /^\d /.test(line)).length;
  assert.equal(now.split("\n").filter((line) => /^# \d /.test(line)).length, actions);
  assert.ok(actions > 1 && said.includes(`${actions} actions of the hand`), said);
  assert.deepEqual(await setAside(page), ["canasta.damaged.1"]);
  assert.equal(await page.evaluate(() => localStorage.getItem("canasta.damaged.1")), broken);

  // The same text is set aside only once. Then the game continues.
  await page.reload();
  await ready(page);
  assert.deepEqual(await setAside(page), ["canasta.damaged.1"]);
  await page.evaluate(choosePlainAction).then((action) => play(page, action));
  await page.reload();
  await ready(page);
  assert.equal(await notice(page).count(), 0, "the new save is whole");
  assert.deepEqual(await setAside(page), ["canasta.damaged.1"]);
});

test("a truncated save is set aside, and nothing overwrites it", async ({ page, url }) => {
  const save = await saveMidHand(page, url);
  const cut = save.slice(0, Math.floor(save.length * 0.7));
  await openWith(page, cut);
  assert.match(await notice(page).innerText(), /The saved game could not be read\..*set aside on this device/s);
  assert.equal(await observation(page), null);
  await notice(page).getByRole("button", { name: "OK" }).click();
  await page.getByRole("button", { name: /^Play/ }).click();
  await waitForTurn(page);
  assert.equal(await page.evaluate(() => localStorage.getItem("canasta.damaged.1")), cut);

  // Another damaged text gets a key of its own.
  await openWith(page, "not a save");
  assert.deepEqual(await setAside(page), ["canasta.damaged.1", "canasta.damaged.2"]);
  assert.equal(await page.evaluate(() => localStorage.getItem("canasta.damaged.2")), "not a save");
});

test("unreadable settings are reported, and the others are kept", async ({ page, url }) => {
  await open(page, url);
  await page.evaluate(() => localStorage.setItem("canasta.settings", '{"lite": true, "theme": "purple"}'));
  await page.reload();
  await ready(page);
  assert.match(await notice(page).innerText(), /Some settings could not be read/);
  const settings = await page.evaluate(() => window.canasta.settings());
  assert.deepEqual([settings.lite, settings.theme], [true, "system"]);
});

test("damaged saved rules are set aside and reported", async ({ page, url }) => {
  await open(page, url);
  await page.evaluate(() => localStorage.setItem("canasta.rules", "{broken"));
  await page.reload();
  await ready(page);
  await page.getByRole("alert").getByText("Some of your own rules could not be read.").waitFor();
  assert.equal(await page.evaluate(() => localStorage.getItem("canasta.damaged.1")), "{broken");
});

test("a notice about the storage stays until it is dismissed", async ({ page, url }) => {
  await page.addInitScript(() => {
    Storage.prototype.getItem = () => {
      throw new DOMException("The storage is blocked.", "SecurityError");
    };
  });
  await open(page, url);
  const notice = page.getByText("This browser saves nothing for this page.");
  await notice.waitFor();
  await page.getByRole("button", { name: /^Play/ }).click();
  assert.ok(await notice.isVisible(), "starting a game does not remove the notice");
});
