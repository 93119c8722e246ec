// Saves that are damaged, and browsers in which nothing can be saved.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "./harness.mjs";
import { linesOf, observation, open, play, ready, record, waitForTurn } from "./lib/game.mjs";
import { choosePlainAction, clickAction, dealMidHand, playUntil } from "./lib/player.mjs";
import { fromMenu } from "./lib/screens.mjs";
import { forget, store, stored, storedNames, untilStored } from "./lib/storage.mjs";
import { notice, playButton } from "./lib/table.mjs";

const savedGame = (page) => stored(page, "game");
const setAside = async (page) => (await storedNames(page)).filter((name) => name.startsWith("damaged."));

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
    const start = playButton(page);
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
  await store(page, "game", text);
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

  // The library has the whole game, which is offered first.
  await notice(page).getByText("The library has more of a game than was saved here.").waitFor();
  await notice(page).getByRole("button", { name: "OK" }).click();
  await notice(page).getByText("damaged").waitFor();
  const said = await notice(page).innerText();
  assert.match(said, new RegExp(`damaged from line ${number} on`));
  assert.match(said, /set aside on this device/);
  const now = await record(page);
  assert.ok(whole.startsWith(now) && now.length < whole.length, "the remaining record is the beginning of the old one");
  const actions = lines.slice(0, at).filter((line) => /^\d /.test(line)).length;
  assert.equal(now.split("\n").filter((line) => /^# \d /.test(line)).length, actions);
  assert.ok(actions > 1 && said.includes(`${actions} actions of the hand`), said);
  assert.deepEqual(await setAside(page), ["damaged.1"]);
  assert.equal(await stored(page, "damaged.1"), broken);

  // The same text is set aside only once. Then the game continues.
  await page.reload();
  await ready(page);
  assert.deepEqual(await setAside(page), ["damaged.1"]);
  await page.evaluate(choosePlainAction).then((action) => play(page, action));
  await page.reload();
  await ready(page);
  assert.equal(await notice(page).count(), 0, "the new save is whole");
  assert.deepEqual(await setAside(page), ["damaged.1"]);
});

test("a game that could not be read at the start is set aside before another one is saved", async ({ page, url }) => {
  const save = await saveMidHand(page, url);
  await page.addInitScript(() => {
    const get = Storage.prototype.getItem;
    let fails = window.name !== "reloaded";
    window.name = "reloaded";
    Storage.prototype.getItem = function (key) {
      if (fails && key.endsWith("game")) {
        fails = false;
        throw new DOMException("The storage is busy.", "UnknownError");
      }
      return get.call(this, key);
    };
  });
  await page.reload();
  await ready(page);
  assert.equal(await observation(page), null);
  await notice(page).getByRole("button", { name: "OK" }).click();
  await playButton(page).click();
  await waitForTurn(page);
  await page.waitForFunction((before) => Object.values(localStorage).filter((text) => text === before).length === 1, save);
  assert.equal(await stored(page, "damaged.1"), save);
  await page.reload();
  await ready(page);
  await page.getByText("A game that was set aside can be read now.").waitFor();
});

test("a truncated save is set aside, and nothing overwrites it", async ({ page, url }) => {
  const save = await saveMidHand(page, url);
  const cut = save.slice(0, Math.floor(save.length * 0.7));
  await openWith(page, cut);
  assert.match(await notice(page).innerText(), /The saved game could not be read\..*set aside on this device/s);
  assert.equal(await observation(page), null);
  await notice(page).getByRole("button", { name: "OK" }).click();
  await playButton(page).click();
  await waitForTurn(page);
  assert.equal(await stored(page, "damaged.1"), cut);

  // Another damaged text gets a key of its own.
  await openWith(page, "not a save");
  assert.deepEqual(await setAside(page), ["damaged.1", "damaged.2"]);
  assert.equal(await stored(page, "damaged.2"), "not a save");
});

test("a damaged save stays where storage has no room for a copy, until it is a file", async ({ page, url }) => {
  const save = await saveMidHand(page, url);
  const cut = save.slice(0, 300);
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (name, text) {
      if (/ damaged\.\d+$/.test(name)) throw new DOMException("The quota is exceeded.", "QuotaExceededError");
      return setItem.call(this, name, text);
    };
  });
  await openWith(page, cut);
  assert.match(await notice(page).innerText(), /could not be read, and there is no room for a copy\..*Until then it stays as it is/s);
  await notice(page).getByRole("button", { name: "OK" }).click();
  await playButton(page).click();
  await waitForTurn(page);
  await page.evaluate(choosePlainAction).then((action) => play(page, action));
  assert.equal(await savedGame(page), cut);

  // It comes back at the next start. The file holds it, and the game is saved from then on.
  await page.reload();
  await ready(page);
  const downloads = page.waitForEvent("download");
  await notice(page).getByRole("button", { name: "Save as a file" }).click();
  const download = await downloads;
  assert.equal(download.suggestedFilename(), "canasta-unreadable.txt");
  assert.equal(await readFile(await download.path(), "utf8"), cut);
  assert.equal(await notice(page).count(), 0);
  await playButton(page).click();
  await waitForTurn(page);
  await page.evaluate(choosePlainAction).then((action) => play(page, action));
  await untilStored(page, "game", (text) => text !== cut);
  assert.match(await savedGame(page), /canasta-record/);
});

test("twenty damaged texts are kept, and the last one is not overwritten", async ({ page, url }) => {
  const save = await saveMidHand(page, url);
  for (let number = 1; number <= 20; number += 1) await store(page, `damaged.${number}`, `text ${number}`);
  await openWith(page, save.slice(0, 200));
  assert.match(await notice(page).innerText(), /there is no room for a copy/);
  assert.equal(await stored(page, "damaged.20"), "text 20");

  // One is deleted in the dialog, so there is room at the next start.
  await notice(page).getByRole("button", { name: "OK" }).click();
  await fromMenu(page, /^Export and import/);
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("group", { name: "Set aside" }).waitFor();
  assert.equal(await dialog.getByRole("button", { name: /^Download Other text/ }).count(), 20);
  await dialog.getByRole("button", { name: "Try again Other text 7" }).click();
  await dialog.getByText("This version cannot read it.").waitFor();
  await dialog.getByRole("button", { name: "Delete Other text 7" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete", exact: true }).click();
  await untilStored(page, "damaged.7", (text) => text === null);
  await page.reload();
  await ready(page);
  assert.match(await notice(page).innerText(), /set aside on this device/);
  assert.equal(await stored(page, "damaged.7"), save.slice(0, 200));
});

test("a save of a newer version is kept, and opened by the version that reads it", async ({ page, url }) => {
  const save = await saveMidHand(page, url);
  const before = await record(page);
  const newer = JSON.stringify({ ...JSON.parse(save), version: 2 });
  await openWith(page, newer);
  assert.match(await notice(page).innerText(), /made by a newer version.*tried again after the next update/s);
  assert.equal(await stored(page, "damaged.1"), newer);
  // What a later version can read stands for it: this version reads the save as it was.
  await forget(page, "game");
  await store(page, "damaged.1", save);
  await page.reload();
  await ready(page);
  assert.match(await notice(page).innerText(), /A game that was set aside can be read now/);
  await notice(page).getByRole("button", { name: "Show it" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Try again Saved game 1" }).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  assert.equal(await record(page), before);
});

test("unreadable settings are reported, and the others are kept", async ({ page, url }) => {
  await open(page, url);
  await store(page, "settings", '{"lite": true, "theme": "purple"}');
  await page.reload();
  await ready(page);
  assert.match(await notice(page).innerText(), /Some settings could not be read/);
  const settings = await page.evaluate(() => window.canasta.settings());
  assert.deepEqual([settings.lite, settings.theme], [true, "system"]);
});

test("damaged saved rules are set aside and reported", async ({ page, url }) => {
  await open(page, url);
  await store(page, "rules", "{broken");
  await page.reload();
  await ready(page);
  await page.getByRole("alert").getByText("Some of your own rules could not be read.").waitFor();
  assert.equal(await stored(page, "damaged.1"), "{broken");
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
  await playButton(page).click();
  assert.ok(await notice.isVisible(), "starting a game does not remove the notice");
});
