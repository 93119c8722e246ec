// Bots that think in a worker, and the fallback without workers.

import assert from "node:assert/strict";
import { PHONE, test } from "./harness.mjs";
import { deal, observation, open, play, ready, record, redeal, waitForTurn } from "./lib/game.mjs";
import { playUntil } from "./lib/player.mjs";
import { stored } from "./lib/storage.mjs";
import { actionButton, notice, selected } from "./lib/table.mjs";
import { MASTER_GAME, recordWorkers } from "./lib/workers.mjs";

const tip = (page) => page.getByRole("note", { name: "Hint", exact: true });

test("one worker makes all decisions of a hand, from what the seat may know", { tag: "@quick" }, async ({ page, url }) => {
  test.setTimeout(240_000);
  await recordWorkers(page);
  await open(page, url);
  await page.evaluate(() => window.canasta.settings({ patience: "short" }));
  await redeal(page, MASTER_GAME);
  await playUntil(page, () => window.canasta.observation().ended !== null);
  assert.notEqual((await observation(page)).ended, null);
  const workers = await page.evaluate(() => window.workers);
  assert.equal(workers.length, 1, "one worker thinks for all");
  const [{ sent, received }] = workers;
  assert.ok(sent.length > 8, `${sent.length} decisions`);
  assert.match(received[0][1], /"ready"/);
  assert.equal(received.length, sent.length + 1, "every question was answered");
  // The worker gets the observation of its seat: its own hand and only the shown cards of the person's.
  for (const [, text] of sent) {
    const { observation: seen } = JSON.parse(text).subject.seat;
    assert.equal(seen.seat, 1);
    assert.equal(seen.hands, null);
  }
  assert.equal(await notice(page).count(), 0);
});

test("a failed worker is started again and decides", async ({ page, url }) => {
  await recordWorkers(page);
  await page.addInitScript(() => {
    const Counting = window.Worker;
    window.Worker = class extends Counting {
      constructor(...args) {
        super(...args);
        // The first worker fails at its first request.
        if (window.workers.length === 1) {
          const post = this.postMessage;
          this.postMessage = (what) => {
            if (typeof what === "string") this.dispatchEvent(new ErrorEvent("error"));
            else post(what);
          };
        }
      }
    };
  });
  await deal(page, url, { ...MASTER_GAME, dealer: 0 });
  await page.waitForFunction(() => window.workers.length === 2 && window.workers[1].received.length > 2);
  await waitForTurn(page);
  assert.deepEqual(await page.evaluate(() => window.workers.map((worker) => worker.terminated)), [true, false]);
  assert.equal(await notice(page).count(), 0);
});

test("after repeated worker failures the heuristic bot plays on, and a notice says so", async ({ page, url }) => {
  await page.addInitScript(() => {
    window.broken = 0;
    const Real = window.Worker;
    window.Worker = class extends Real {
      postMessage(what) {
        if (typeof what !== "string") return super.postMessage(what);
        window.broken += 1;
        this.dispatchEvent(new ErrorEvent("error"));
      }
    };
  });
  await deal(page, url, { ...MASTER_GAME, dealer: 0 });
  await notice(page).waitFor();
  assert.match(await notice(page).innerText(), /program stopped.*quick rules/s);
  await waitForTurn(page);
  assert.equal(await page.evaluate(() => window.broken), 2, "a second worker was tried");
  await notice(page).getByRole("button", { name: "OK" }).click();
  await playUntil(page, () => window.canasta.observation().ended !== null);
  assert.notEqual((await observation(page)).ended, null);
  assert.equal(await page.evaluate(() => window.broken), 2);
  assert.equal(await notice(page).count(), 0, "the notice is shown once");
});

const WITHOUT = [
  ["there are no workers", () => {
    window.Worker = undefined;
  }],
  ["workers are refused", () => {
    window.Worker = class {
      constructor() {
        throw new DOMException("refused", "SecurityError");
      }
    };
  }],
];

for (const [how, block] of WITHOUT) {
  test(`a game with Master can be played where ${how}`, async ({ page, url }) => {
    await page.addInitScript(block);
    await deal(page, url, MASTER_GAME);
    await notice(page).waitFor();
    assert.match(await notice(page).innerText(), /could not be started.*quick rules/s);
    await playUntil(page, () => window.canasta.observation().ended !== null);
    assert.notEqual((await observation(page)).ended, null);
  });
}

test("the level of a seat is chosen in the dialog and outlives a reload", async ({ page, url }) => {
  await open(page, url);
  await page.getByRole("button", { name: /^Choose the game/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox", { name: "Who plays Ada" }).selectOption({ label: "Master" });
  assert.match(await dialog.innerText(), /Master, level 5 of 5, tries every good plan/);
  await dialog.getByRole("button", { name: "Deal" }).click();
  await dialog.waitFor({ state: "detached" });
  await page.reload();
  await ready(page);
  const save = JSON.parse(await stored(page, "game"));
  assert.deepEqual(save.players, ["person", "master", "beginner", "beginner"], "the others keep the level of a first game");
  assert.match(await record(page), /\n# players person master beginner beginner\n/);
});

test("a hint says what to do and why, and selects its cards on request", async ({ page, url }) => {
  await deal(page, url, { rules: "classic-two", seed: 8, dealer: 1 });
  await waitForTurn(page);
  if ((await observation(page)).phase === "draw") await play(page, "draw");
  await page.getByRole("button", { name: "Hint", exact: true }).click();
  const show = tip(page).getByRole("button", { name: "Show it" });
  await show.waitFor();
  const words = (await tip(page).innerText()).trim();
  // What, why, and on a line of its own the alternative: all in points.
  assert.match(words, /^(Lay|Discard) [^.\n]+\. [A-Z][^\n]+\.\n(Next best|About [\d,]+ points less|Equally good): [^\n]+\.\n/);
  assert.doesNotMatch(words, /%/);
  const [what, odds] = words.split("\n");
  assert.ok((await page.locator("#live").innerText()).includes(`${what} ${odds}`), "the hint is announced");
  await show.click();
  const marked = await page.locator(".hand [aria-selected=true], .staging .card").count();
  assert.ok(marked > 0, "its cards are selected");
  if (words.startsWith("Discard")) {
    assert.equal((await selected(page)).length, 1);
    assert.equal(await actionButton(page, /^Discard/).getAttribute("data-advised"), "");
  }
  await tip(page).getByRole("button", { name: "Dismiss" }).click();
  assert.equal(await tip(page).count(), 0);
});

test.describe(() => {
  test.use({ viewport: PHONE });

  test("a hint opens by its key and closes with the next action", async ({ page, url }) => {
    await deal(page, url, { rules: "classic", seed: 3, dealer: 3 });
    await waitForTurn(page);
    await page.keyboard.press("i");
    await tip(page).waitFor();
    const seen = await observation(page);
    await play(page, seen.phase === "draw" ? "draw" : (await page.evaluate(() => window.canasta.legal()))[0]);
    assert.equal(await tip(page).count(), 0);
  });
});
