// What every engine must do: a match by clicks, keys, drags, saves, the list of games, offline and update, the single file, the widths of
// melds, and a storage that refuses.

import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { MIXED_GAME } from "../lib/decks.mjs";
import { deal, observation, open, play, ready, record, redeal, waitForTurn } from "../lib/game.mjs";
import { choosePlainAction, clickAction, dealMidHand, playUntil } from "../lib/player.mjs";
import { fromMenu } from "../lib/screens.mjs";
import { buildOf, SUB_PATH, updateNotice, waitUntilCached } from "../lib/service_worker.mjs";
import { anotherBuild } from "../lib/static_host.mjs";
import { actionButton, card, centreOf, cornerOf, dialog, draggedCards, notice, pile, pressKeys, refusal, select, selected } from "../lib/table.mjs";
import { DESKTOP, refusingStorage, test } from "./harness.mjs";

test("a match is played to its end by clicks, and its row is in the list at once", async ({ openPage, serve, files }) => {
  const page = await openPage();
  const { url } = await serve(files, SUB_PATH);
  await deal(page, url, { rules: "evening", seed: 5, dealer: 3 });
  let clicks = 0;
  for (; clicks < 300; clicks += 1) {
    await waitForTurn(page);
    const action = await page.evaluate(choosePlainAction);
    if (action === null) break;
    await clickAction(page, action);
  }
  assert.ok(clicks > 10, `the match took ${clicks} actions`);
  assert.match(await record(page), /^result /m);
  await page.locator("dialog.scene[open]").waitFor();
  await page.reload();
  await ready(page);
  assert.match(await record(page), /^result /m, "the finished match is still there");
  await redeal(page, { rules: "duel", seed: 6, dealer: 0 });
  await fromMenu(page, "Library…");
  await page.locator("dialog[open] .game").first().waitFor();
  // Where rows come late the words have no size yet.
  const height = await page.locator("dialog[open] .game-words").first().evaluate((words) => words.getBoundingClientRect().height);
  assert.ok(height > 20, `the row is ${height} pixels high`);
});

test("a turn is played by keys", async ({ openPage, serve, files }) => {
  const page = await openPage();
  const { url } = await serve(files, SUB_PATH);
  await deal(page, url, MIXED_GAME);
  await pressKeys(page, "d");
  assert.equal((await observation(page)).phase, "play");
  await pressKeys(page, "A", "Space", "A", "Space", "A", "Space");
  assert.equal((await selected(page)).length, 3);
  await pressKeys(page, "l");
  assert.equal((await observation(page)).melds[0].length, 1);
  await pressKeys(page, "u");
  assert.equal((await observation(page)).melds[0].length, 0);
  await pressKeys(page, "9", "Space", "Enter");
  assert.match(await record(page), /^# 0 discard 9s$/m);
  await pressKeys(page, "k");
  assert.match(await refusal(page).innerText(), /It is not your turn/);
});

test("cards are dragged, and the game is there after a reload", async ({ openPage, serve, files }) => {
  const page = await openPage();
  const { url } = await serve(files, SUB_PATH);
  await deal(page, url, MIXED_GAME);
  await play(page, "draw");
  const drag = async (from, to) => {
    await page.mouse.move(...(await cornerOf(from)));
    await page.mouse.down();
    await page.mouse.move(...(await centreOf(to)), { steps: 6 });
    assert.equal(await draggedCards(page).count(), 1);
    await page.mouse.up();
    assert.equal(await draggedCards(page).count(), 0);
  };
  await select(page, ["As", "Ah", "Ad"]);
  await drag(card(page, "Ah"), page.getByRole("region", { name: /^WE/ }));
  assert.equal((await observation(page)).melds[0].length, 1);
  await drag(card(page, "9s"), pile(page));
  const before = await record(page);
  assert.match(before, /^# 0 discard 9s$/m);
  await page.reload();
  await ready(page);
  assert.equal(await record(page), before);
});

test("melds are as wide as their cards and the room allow, also in another window", async ({ openPage, serve, files }) => {
  const page = await openPage();
  const { url } = await serve(files, SUB_PATH);
  await dealMidHand(page, url, 12);
  for (const window of [DESKTOP, { width: 900, height: 560 }, { width: 1400, height: 700 }]) {
    await page.setViewportSize(window);
    const zones = await page.evaluate(reckonMelds);
    assert.ok(zones.length > 0, "melds are on the table");
    for (const { melds, size, inside } of zones) {
      for (const { is, reckoned } of melds) assert.ok(Math.abs(is - reckoned) < 1, `${is} pixels wide, not ${reckoned}: ${JSON.stringify({ window, size })}`);
      assert.ok(inside, `a meld is cut off: ${JSON.stringify(window)}`);
    }
  }
});

/** The widths of all melds, and those that follow from the lengths of their rows and the size of their zone. Runs in the page. */
const reckonMelds = () => [...document.querySelectorAll(".meld-grid")].map((grid) => {
  const zone = grid.parentElement;
  const style = getComputedStyle(zone);
  const inner = (size, ...sides) => size - sides.reduce((sum, side) => sum + parseFloat(style[side]), 0);
  const width = inner(zone.clientWidth, "paddingLeft", "paddingRight");
  const height = inner(zone.clientHeight, "paddingTop", "paddingBottom");
  const own = getComputedStyle(grid);
  const ofGrid = (name) => parseFloat(own.getPropertyValue(name));
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const length = (name) => ofGrid(name) * (/rem/.test(own.getPropertyValue(name)) ? rem : 1);
  const [cap, gap] = [length("--cap"), length("--gy")];
  const sizes = [1, 0.5, 0.333, 0.25].map((part, n) => Math.min((width - 3) / ofGrid(`--l${n + 1}`), (height * part - cap - (n === 0 ? 2 : gap)) / 1.4));
  const size = Math.max(14, Math.min(Math.max(...sizes), length("--mw")));
  const melds = [...grid.querySelectorAll(".meld > :is(.fan, .squared)")].map((face) => {
    const own = getComputedStyle(face);
    const cards = face.matches(".fan") ? face.children.length : 1;
    return { is: face.getBoundingClientRect().width, reckoned: size * (1 + parseFloat(own.getPropertyValue("--share")) * (cards - 1)) };
  });
  const { right, bottom } = zone.getBoundingClientRect();
  const inside = [...grid.querySelectorAll(".meld")].every((meld) => {
    const box = meld.getBoundingClientRect();
    return box.right <= right + 12 && box.bottom <= bottom + 12;
  });
  return { melds, size, inside };
});

test("the game goes on offline, and in a new version", async ({ openPage, serve, files, engine }) => {
  test.skip(engine === "webkit", "the WebDriver of WebKitGTK gave no answer here");
  const page = await openPage();
  const site = await serve(files, SUB_PATH);
  await deal(page, site.url, { rules: "duel", seed: 5, dealer: 0 });
  await waitUntilCached(page);
  await waitForTurn(page);
  await play(page, (await page.evaluate(() => window.canasta.legal()))[0]);
  const [before, old] = [await record(page), await buildOf(page)];
  site.replaceFiles(anotherBuild(files, "b"));
  await page.reload();
  await ready(page);
  // The browser looks for a new version by itself, but when it has nothing else to do.
  await page.evaluate(() => navigator.serviceWorker.ready.then((registration) => registration.update()).then(() => null));
  await updateNotice(page).waitFor();
  assert.equal(await buildOf(page), old, "the old version is still in use");
  // The press reloads the page, so that a driver may never learn what became of its click.
  await page.evaluate(() => [...document.querySelectorAll("button")].find((button) => button.textContent.trim() === "Update now").click());
  await page.waitForFunction((old) => document.querySelector("link[rel=modulepreload]")?.getAttribute("href") !== old, old);
  await ready(page);
  assert.equal(await record(page), before, "the game is restored");
  await site.stop();
  await page.reload();
  await ready(page);
  assert.equal(await record(page), before);
  await playUntil(page, () => window.canasta.observation().ended !== null);
  assert.notEqual((await observation(page)).ended, null, "the hand is played to its end offline");
});

test("the single file is played and saved from the disk", async ({ openPage, files }) => {
  const page = await openPage();
  const folder = await mkdtemp(path.join(tmpdir(), "canasta one file "));
  try {
    const file = path.join(folder, "canasta.html");
    await writeFile(file, files.get("canasta.html"));
    const url = pathToFileURL(file).href;
    await deal(page, url, { rules: "classic-two", seats: ["You", { name: "Ada", player: "master" }], seed: 5, dealer: 0 });
    await page.evaluate(() => void window.canasta.settings({ patience: "short" }));
    for (let n = 0; n < 3; n += 1) {
      await waitForTurn(page);
      await play(page, await page.evaluate(choosePlainAction));
    }
    await waitForTurn(page);
    const before = await record(page);
    assert.equal(await page.getByRole("alert").filter({ hasText: /think|background process/ }).count(), 0, "the bot thinks in its worker");
    await page.reload();
    await ready(page);
    assert.equal(await record(page), before);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test("where the storage is refused, the game is played, and all that is said of it is true", async ({ openPage, serve, files, engine }) => {
  const page = await openPage({ refusesStorage: true });
  // Firefox refuses by a setting of its own.
  const { url } = await serve(engine === "firefox" ? files : refusingStorage(files), SUB_PATH);
  await open(page, url);
  await redeal(page, { rules: "duel", seed: 5, dealer: 0 });
  await waitForTurn(page);
  await actionButton(page, /^Draw/).click();
  await notice(page).first().waitFor();
  const said = await notice(page).allInnerTexts();
  assert.match(said.join(" "), /lost when the page is closed/);
  await fromMenu(page, "Library…");
  const list = dialog(page, "Library");
  await list.waitFor();
  await page.waitForFunction(() => !/Reading the library/.test(document.querySelector("dialog[open]").innerText));
  const words = await list.innerText();
  assert.match(words, /The library cannot be read now/);
  assert.doesNotMatch(words, /is kept|keeps (it|them)/);
});
