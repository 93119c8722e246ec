import assert from "node:assert/strict";
import { test } from "./harness.mjs";
import { deckOf } from "./lib/decks.mjs";
import { nextFrames, observation, open, play, record, redeal, settings, waitForTurn, WITH_MOTION } from "./lib/game.mjs";
import { flyingCards, runningAnimations } from "./lib/motion.mjs";
import { ScreenReader } from "./lib/screen_reader.mjs";
import { selected } from "./lib/table.mjs";

const GAME = { rules: "classic", dealer: 3, deck: deckOf({ hands: ["Ks Kh Kd As Ah Qs Js 9s 8c 7d 6h"], up: "4c" }) };
const SEATS = ["You", ...["Ada", "Ben", "Cleo"].map((name) => ({ name, player: "thumb" }))];

const sentence = (page) => page.locator(".telling");
const control = (page, name) => page.getByRole("group", { name: "Actions" }).getByRole("button", { name });

/** Opens a game in which the others wait a long time before each step. */
async function othersPlay(page, url, changes = {}) {
  await open(page, url);
  await settings(page, { motion: "slow", ...changes });
  await redeal(page, { ...GAME, seats: SEATS, pace: "slow" });
  await play(page, "draw", "discard 6h");
  await nextFrames(page);
}

/** The middle of an empty part of the felt. */
async function tapFelt(page) {
  const at = await page.evaluate(() => {
    const area = document.querySelector(".table-area").getBoundingClientRect();
    for (let y = area.top + 6; y < area.bottom; y += 8) {
      for (let x = area.left + 6; x < area.right; x += 8) {
        const hit = document.elementFromPoint(x, y);
        if (hit?.closest(".table-area") && !hit.closest("button, [data-intent], a, dialog, .card")) return { x, y };
      }
    }
    return null;
  });
  assert.ok(at, "some felt is free");
  await page.mouse.click(at.x, at.y);
}

test("a sentence stands where the buttons are while others play", async ({ page, url }) => {
  await othersPlay(page, url);
  assert.equal(await sentence(page).innerText(), "Ada plays…");
  await page.keyboard.press(" ");
  await nextFrames(page);
  assert.match(await sentence(page).innerText(), /^Ada draws a card…$/);
  await control(page, "Pause").click();
  await control(page, "Continue").waitFor();
  await control(page, "One step").click();
  await nextFrames(page);
  assert.match(await sentence(page).innerText(), /^Ada /);
});

test.describe(() => {
  test.use(WITH_MOTION);

  test("a tap on free felt or Space ends the motion and makes the next step, and does nothing else", async ({ page, url }) => {
    await othersPlay(page, url);
    for (const press of [() => tapFelt(page), () => page.keyboard.press(" ")]) {
      const before = await observation(page);
      await press();
      await nextFrames(page);
      assert.notDeepEqual(await observation(page), before, "one step is made");
      assert.ok((await flyingCards(page)) <= 2, "the earlier motion is over");
    }
    // With the focus on a card Space skips too, and selects nothing.
    await page.locator("#hand [role=option]").first().focus();
    for (let n = 0; n < 30 && (await observation(page)).to_act !== 0; n += 1) {
      await page.keyboard.press(" ");
      await nextFrames(page);
    }
    const seen = await observation(page);
    assert.equal(seen.to_act, 0);
    await page.keyboard.press(" ");
    await tapFelt(page);
    await nextFrames(page);
    assert.deepEqual(await observation(page), seen, "a press too many draws nothing");
    assert.deepEqual(await selected(page), [], "and selects nothing");
  });
});

test("“Faster” holds until the turn comes back", async ({ page, url }) => {
  await othersPlay(page, url);
  const start = Date.now();
  await control(page, "Faster").click();
  await waitForTurn(page);
  assert.ok(Date.now() - start < 5_000, "slow would take twice as long");
  await play(page, "draw");
  const seen = await observation(page);
  await play(page, ...seen.hand.slice(-1).map((card) => `discard ${card}`));
  await nextFrames(page);
  await control(page, "Faster").waitFor();
  await page.waitForTimeout(400);
  assert.equal(await sentence(page).innerText(), "Ada plays…", "the next round is slow again");
});

test.describe(() => {
  test.use(WITH_MOTION);

  test("“What happened?” shows the last round again and changes nothing", async ({ page, url }) => {
    await othersPlay(page, url, { motion: "normal" });
    await settings(page, { pace: "fast" });
    await waitForTurn(page);
    const [before, kept] = [await observation(page), await record(page)];
    const hand = await page.locator("#hand").innerHTML();
    await page.keyboard.press("v");
    await control(page, "Back to the game").waitFor();
    assert.match(await sentence(page).innerText(), /^The last round again:\s+Ada plays…$/);
    assert.match(await page.locator(".pile").getAttribute("aria-label"), /top six of hearts/, "the own discard is on top again");
    await page.waitForFunction(() => document.querySelector(".flight .card"), undefined, { timeout: 5_000 });
    await page.waitForFunction(() => /:Ben /.test(document.querySelector(".telling")?.textContent ?? ""), undefined, { timeout: 10_000 });
    assert.deepEqual([await observation(page), await record(page)], [before, kept]);
    await control(page, "Next step").click();
    await page.waitForFunction(() => !document.querySelector(".telling"), undefined, { timeout: 15_000 });
    await page.waitForFunction(() => !document.querySelector(".flight"));
    assert.deepEqual([await observation(page), await record(page)], [before, kept]);
    assert.equal(await page.locator("#hand").innerHTML(), hand);
  });
});

test("“What happened?” says each turn that it shows again", async ({ page, url }) => {
  await othersPlay(page, url, { lite: true });
  await settings(page, { pace: "instant" });
  await waitForTurn(page);
  const person = new ScreenReader(page);
  await person.start();
  const said = await person.press("v");
  for (let n = 0; n < 30 && (await sentence(page).count()) > 0; n += 1) {
    await control(page, "Next step").click();
    said.push(...(await person.announcements()));
  }
  assert.equal(said[0], "The last round again:");
  for (const name of ["Ada", "Ben", "Cleo"]) assert.equal(said.filter((line) => line.startsWith(`${name} `)).length, 1, said.join(" | "));
});

test("input ends the replay and does nothing else; without motion its steps do not fly", async ({ page, url }) => {
  await othersPlay(page, url, { lite: true });
  await settings(page, { pace: "instant" });
  await waitForTurn(page);
  const kept = await record(page);
  for (const end of [() => page.keyboard.press("Escape"), () => page.keyboard.press("d"), () => control(page, "Back to the game").click()]) {
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("menuitem", { name: "What happened?" }).click();
    await control(page, "Back to the game").waitFor();
    // From the menu the focus comes to the button of the next step, so that Space presses it.
    await page.waitForFunction(() => document.activeElement?.dataset.intent === "skip");
    await page.keyboard.press(" ");
    await nextFrames(page);
    assert.match(await sentence(page).innerText(), /Ada draws a card…$/);
    assert.equal(await runningAnimations(page), 0);
    await end();
    await control(page, /^Draw/).waitFor();
    assert.equal(await record(page), kept);
  }
});

test("a watched table never says “you”", async ({ page, url }) => {
  await open(page, url);
  await settings(page, { verbosity: "full" });
  const seats = ["Dora", "Ada", "Ben", "Cleo"].map((name) => ({ name, player: "thumb" }));
  await redeal(page, { rules: "classic", seats, dealer: 3, seed: 3, pace: "fast", set: { target: null } });
  const said = new Set();
  const you = /\b(you|your|we|our|they|their)\b/i;
  const read = async () => {
    const texts = await page.evaluate(() => {
      const seen = [];
      for (const part of document.querySelectorAll("#app :is(.toolbar, .table-area, .player-area), #live, dialog[open]")) {
        seen.push(part.innerText ?? "", part.textContent);
        for (const one of part.querySelectorAll("[aria-label], [title], [data-hint]")) {
          for (const name of ["aria-label", "title", "data-hint"]) seen.push(one.getAttribute(name) ?? "");
        }
      }
      return seen;
    });
    for (const text of texts) if (you.test(text) && !/Menu/.test(text)) said.add(text.match(/.{0,40}\b(you|your|we|our|they|their)\b.{0,40}/i)[0]);
  };
  for (let n = 0; n < 12; n += 1) {
    await page.waitForTimeout(250);
    await read();
  }
  await settings(page, { pace: "instant" });
  await page.waitForFunction(() => window.canasta.observation()?.ended, undefined, { timeout: 60_000 });
  await page.locator("dialog[open]").waitFor();
  await page.waitForTimeout(500);
  await read();
  assert.deepEqual([...said], []);
});
