// Several tabs with one game: one writes, and the others ask to take over or play apart. Nothing is replaced without a question.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { PHONE, SMALL_PHONE, test } from "./harness.mjs";
import { deal, observation, open, play, ready, record, redeal, settings, waitForTurn } from "./lib/game.mjs";
import { choosePlainAction, dealMidHand } from "./lib/player.mjs";
import { fromMenu } from "./lib/screens.mjs";
import { keyOf, stored } from "./lib/storage.mjs";
import { dialog, focusedName, notice } from "./lib/table.mjs";

const AXE = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const asked = (page) => dialog(page, "The game is open in another tab.");
const lost = (page) => dialog(page, "The game goes on in another tab.");
const press = (dialog, name) => dialog.getByRole("button", { name, exact: true }).click();

/** Plays a plain action of the person, and lets the others play until it is the person's turn. */
async function playOn(page) {
  await waitForTurn(page);
  await play(page, await page.evaluate(choosePlainAction));
  await waitForTurn(page);
}

/** Opens the page in a second tab, which asks. */
async function openSecond(context, url) {
  const second = await context.newPage();
  await open(second, url);
  await asked(second).waitFor();
  return second;
}

for (const [device, viewport] of [["a desktop", undefined], ["a phone", PHONE], ["a small phone", SMALL_PHONE]]) {
  test.describe(() => {
    test.use({ ...(viewport && { viewport }) });

    test(`a second tab asks, takes over the latest game, and gives it back, on ${device}`, async ({ page, url, context }) => {
      await dealMidHand(page, url, 21);
      const second = await openSecond(context, url);
      assert.equal(await observation(second), null);
      assert.match(await asked(second).innerText(), /Only one tab can save it\./);
      await second.evaluate(AXE);
      assert.deepEqual(await second.evaluate(() => window.axe.run(document.querySelector("dialog[open]")).then(({ violations }) => violations.map(({ id }) => id))), []);
      assert.equal(await focusedName(second), "Play apart", "Enter replaces nothing");
      const box = await asked(second).boundingBox();
      const { width, height } = second.viewportSize();
      assert.ok(box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height);

      // The first tab plays on while the second asks.
      await playOn(page);
      const before = [await observation(page), await record(page)];
      await second.keyboard.press("Shift+Tab");
      assert.equal(await focusedName(second), "Take over here");
      await second.keyboard.press("Enter");
      await lost(page).waitFor();
      await second.waitForFunction(() => window.canasta.observation() !== null);
      assert.deepEqual([await observation(second), await record(second)], before, "the latest action came along");
      assert.equal(await observation(page), null);
      assert.equal(await notice(second).count(), 0);
      await playOn(second);
      const after = await record(second);

      await press(lost(page), "Take it back here");
      await lost(second).waitFor();
      await page.waitForFunction(() => window.canasta.observation() !== null);
      assert.equal(await record(page), after);
      await second.keyboard.press("Escape");
      await lost(second).waitFor({ state: "detached" });
      await notice(second).getByText("This tab plays apart.").waitFor();
      await playOn(page);
      const last = await record(page);
      await second.close();
      await page.reload();
      await ready(page);
      assert.equal(await asked(page).count(), 0, "nobody else is there");
      assert.equal(await record(page), last);
    });
  });
}

test("a tab that plays apart writes over nothing, and its game is kept in the library", async ({ page, url, context }) => {
  await dealMidHand(page, url, 21);
  const [before, game] = [await stored(page, "game"), await record(page)];
  const second = await openSecond(context, url);
  await press(asked(second), "Play apart");
  await notice(second).getByText("Games of this tab go to the library only.").waitFor();
  await redeal(second, { rules: "classic", seed: 5, dealer: 3 });
  await settings(second, { theme: "dark" });
  await waitForTurn(second);
  await play(second, "draw");
  await play(second, await second.evaluate(() => window.canasta.legal(20_000).find((action) => action.startsWith("discard"))));
  await waitForTurn(second);
  const apart = await record(second);
  assert.equal(await stored(page, "game"), before);
  assert.doesNotMatch(await stored(page, "settings"), /dark/);
  assert.equal(await page.evaluate(() => window.canasta.settings().theme), "system");

  // What is changed in the tab that writes leaves the choice of this one alone.
  await settings(page, { theme: "light" });
  assert.match(await stored(page, "settings"), /light/);
  assert.equal(await second.evaluate(() => window.canasta.settings().theme), "dark");

  // Taking over asks first, since the game of this tab makes room. It stays in the library.
  await notice(second).getByRole("button", { name: "Take over here" }).click();
  const question = dialog(second, "Take over here?");
  assert.match(await question.innerText(), /The saved game comes to this tab\..*(?:goes to the library first|stays in the library)/s);
  await press(question, "Not now");
  assert.equal(await record(second), apart);
  await fromMenu(second, "Take over here");
  await press(question, "Take over here");
  await lost(page).waitFor();
  await second.waitForFunction((apart) => window.canasta.record() !== apart, apart);
  assert.equal(await record(second), game);
  assert.equal(await second.evaluate(() => window.canasta.settings().theme), "light", "the saved settings hold");
  await fromMenu(second, "Library…");
  const kept = dialog(second, "Library").getByRole("list").getByRole("listitem");
  await kept.nth(1).waitFor();
  assert.equal(await kept.count(), 2);
});

test("a tab without an answer loses the lock, and says so when it is back", async ({ page, url, context }) => {
  await page.addInitScript(() => delete window.BroadcastChannel);
  await dealMidHand(page, url, 21);
  const before = await record(page);
  const second = await openSecond(context, url);
  await press(asked(second), "Take over here");
  await second.waitForFunction(() => window.canasta.observation() !== null);
  assert.equal(await record(second), before);
  await lost(page).waitFor();
  await playOn(second);
  const after = await record(second);
  await press(lost(page), "Take it back here");
  await page.waitForFunction(() => window.canasta.observation() !== null);
  assert.equal(await record(page), after);
});

test("a page that comes back out of the browser's cache sees what happened meanwhile", async ({ page, url, context }) => {
  await dealMidHand(page, url, 21);
  const transition = (name, persisted) => page.evaluate(([name, persisted]) => dispatchEvent(new PageTransitionEvent(name, { persisted })), [name, persisted]);
  // Nobody has played: the game goes on.
  await transition("pagehide", true);
  await transition("pageshow", true);
  await playOn(page);
  const first = await record(page);
  await transition("pagehide", true);
  const second = await context.newPage();
  await open(second, url);
  await second.waitForFunction(() => window.canasta.observation() !== null);
  assert.equal(await asked(second).count(), 0, "the other page is left");
  assert.equal(await record(second), first);
  await playOn(second);
  const latest = await record(second);
  await transition("pageshow", true);
  await lost(page).waitFor();
  await press(lost(page), "Take it back here");
  await page.waitForFunction(() => window.canasta.observation() !== null);
  assert.equal(await record(page), latest);

  // It was left, played elsewhere and closed there.
  await transition("pagehide", true);
  await press(lost(second), "Take it back here");
  await second.waitForFunction(() => window.canasta.observation() !== null);
  await playOn(second);
  const last = await record(second);
  await second.close();
  await transition("pageshow", true);
  await page.waitForFunction((last) => window.canasta.record() === last, last);
});

test("where the browser has no locks, both tabs play, and the one that is behind says so", async ({ page, url, context }) => {
  await context.addInitScript(() => Object.defineProperty(Navigator.prototype, "locks", { value: undefined }));
  await dealMidHand(page, url, 21);
  const second = await context.newPage();
  await open(second, url);
  assert.equal(await second.getByRole("dialog").count(), 0);
  assert.equal(await record(second), await record(page));
  await playOn(second);
  await notice(page).getByText("was continued there").waitFor();
});

test("where the browser refuses locks, the game plays", async ({ page, url }) => {
  await page.addInitScript(() => {
    navigator.locks.request = () => Promise.reject(new DOMException("refused", "SecurityError"));
  });
  await deal(page, url, { rules: "classic", seed: 5, dealer: 3 });
  await play(page, "draw");
  const before = await record(page);
  await page.reload();
  await ready(page);
  assert.equal(await record(page), before);
});

test("reloads and new visits in one tab never ask", async ({ page, url }) => {
  await dealMidHand(page, url, 21);
  const before = await record(page);
  for (let visit = 0; visit < 5; visit += 1) {
    await (visit % 2 ? page.reload() : page.goto(`${url}?${visit}`));
    await ready(page);
    assert.equal(await record(page), before);
    assert.equal(await page.getByRole("dialog").count(), 0);
  }
  assert.ok((await page.evaluate(() => Object.keys(localStorage))).includes(keyOf(url, "game")));
});
