// In which frame each part of a change is shown, on quick and on slow devices.

import assert from "node:assert/strict";
import { test } from "./harness.mjs";
import { deckOf, OUT_AT_ONCE } from "./lib/decks.mjs";
import { emulateDevice, play, redeal, settings, waitForTurn, WITH_MOTION } from "./lib/game.mjs";
import { allLanded, dealMoving, flyingCards, GAME, runningAnimations } from "./lib/motion.mjs";
import { openScreen } from "./lib/screens.mjs";
import { card, CARD_CORNER } from "./lib/table.mjs";

/** Deals a game on a device that has measured itself as quick or slow. */
async function dealOn(page, url, device) {
  await emulateDevice(page, device);
  await dealMoving(page, url);
  await settings(page, { pace: "instant" });
  for (const name of ["6h", "7d", "8c"]) {
    await play(page, "draw", `discard ${name}`);
    await waitForTurn(page);
  }
  await allLanded(page);
}

for (const device of ["quick", "slow"]) {
  test.describe(() => {
    test.use(WITH_MOTION);

    test(`the change of a press is shown ${device === "slow" ? "after the next frame, on a slow device" : "at once, on a quick device"}, and the focus is kept`, async ({ page, url }) => {
      await dealOn(page, url, device);
      const [before, now, asked, then, blurred] = await page.evaluate(async () => {
        const blur = HTMLElement.prototype.blur;
        const blurred = [];
        HTMLElement.prototype.blur = function () {
          blurred.push(this.dataset.intent);
          blur.call(this);
        };
        const cards = () => document.querySelectorAll("#hand > .card").length;
        const nextFrame = () => new Promise(requestAnimationFrame);
        const button = document.querySelector(".action-bar [data-intent='do:draw']");
        const before = cards();
        // An element that stays keeps the focus.
        const card = document.querySelector("#hand > .card");
        card.focus();
        card.click();
        card.click();
        if (document.activeElement !== card) blurred.push("card");
        button.focus();
        button.click();
        const now = cards();
        window.canasta.observation();
        const asked = cards();
        for (let n = 0; n < 60 && document.querySelector(".flight .card") === null; n += 1) await nextFrame();
        return [before, now, asked, cards(), blurred];
      });
      assert.ok(then > before, `${before} cards, then ${then}`);
      assert.equal(asked, before + 1, "a call of the API renders the page first");
      assert.equal(now, device === "slow" ? before : then);
      assert.deepEqual(blurred, ["do:draw"], "only the removed button loses the focus, and before it is removed");
      assert.ok((await flyingCards(page)) >= 1, "the drawn card flies");
      assert.ok(await page.evaluate(() => document.activeElement.matches("#hand > .card")), "the focus is in the hand");
    });
  });
}

test.describe(() => {
  test.use(WITH_MOTION);

  test("on a slow device the layout is measured in a task of its own before the table changes", async ({ page, url }) => {
    await page.addInitScript(() => {
      const look = Element.prototype.getBoundingClientRect;
      window.tasks = [];
      let looks = 0;
      Element.prototype.getBoundingClientRect = function () {
        looks += 1;
        return look.call(this);
      };
      const cards = () => document.querySelectorAll("#hand > .card").length;
      const post = scheduler.postTask.bind(scheduler);
      scheduler.postTask = (call, ...how) =>
        post(() => {
          const before = cards();
          looks = 0;
          call();
          window.tasks.push({ looks, came: cards() - before });
        }, ...how);
    });
    await dealOn(page, url, "slow");
    await page.evaluate(() => {
      // A resize discards the measured layout.
      window.dispatchEvent(new Event("resize"));
      window.tasks = [];
      document.querySelector(".action-bar [data-intent='do:draw']").click();
    });
    await page.waitForFunction(() => document.querySelector(".flight .card"));
    const tasks = await page.evaluate(() => window.tasks);
    const change = tasks.findIndex(({ came }) => came === 1);
    assert.ok(change >= 1, JSON.stringify(tasks));
    const cards = await page.locator("#hand > .card").count();
    assert.ok(tasks.slice(0, change).some(({ looks }) => looks >= cards), JSON.stringify(tasks));
    assert.equal(tasks[change].looks, 0, "the change itself looks at nothing");
  });
});

for (const device of ["quick", "slow"]) {
  test.describe(() => {
    test.use(WITH_MOTION);

    test(`a dialog closes ${device === "slow" ? "before the table changes, on a slow device" : "with the change of the table, on a quick device"}, and the focus is kept`, async ({ page, url }) => {
      await emulateDevice(page, device);
      await openScreen(page, url, "several ways", { motion: "normal" });
      await allLanded(page);
      const seen = await page.evaluate(async () => {
        const now = () => `${document.querySelectorAll("dialog").length} ${document.querySelectorAll("#hand > .card").length}`;
        const seen = [now()];
        const watch = new MutationObserver(() => seen.at(-1) !== now() && seen.push(now()));
        watch.observe(document.body, { childList: true, subtree: true });
        document.querySelector("dialog .way").click();
        while (document.querySelector(".flight .card") === null) await new Promise(requestAnimationFrame);
        return seen.map((one) => one.split(" ").map(Number));
      });
      const [[, before], [, after]] = [seen[0], seen.at(-1)];
      assert.notEqual(before, after, "cards are laid and taken");
      assert.deepEqual(seen, device === "slow" ? [[1, before], [0, before], [0, after]] : [[1, before], [0, after]]);
      assert.match(await page.evaluate(() => document.activeElement.dataset.intent), /^(do|card):/, "the focus is at the table");
    });
  });
}

test.describe(() => {
  test.use(WITH_MOTION);

  test("on a slow device an undo is shown after the next frame", async ({ page, url }) => {
    await dealOn(page, url, "slow");
    await redeal(page, { ...GAME, deck: deckOf({ hands: ["Ks Kh Kd As Ah Ad Qs Js 9s 8c 7d"], up: "4c" }) });
    await play(page, "draw", "meld Ks Kh Kd + As Ah Ad");
    await allLanded(page);
    const [now, asked] = await page.evaluate(() => {
      const melds = () => document.querySelectorAll(".zone.we .meld").length;
      document.querySelector("[data-intent='undo']").click();
      const now = melds();
      window.canasta.observation();
      return [now, melds()];
    });
    assert.deepEqual([now, asked], [2, 0], "a call of the API renders the page first");
  });
});

/** Deals a game on a slow device whose pending tasks run only on demand, so that frames come before them. */
async function dealWithHeldTasks(page, url, deck) {
  await page.addInitScript(() => {
    const post = scheduler.postTask.bind(scheduler);
    let steps = null;
    scheduler.postTask = (...asked) => (steps ? steps.push(asked[0]) : post(...asked));
    // Tasks that were posted before have run by then.
    window.hold = () => post(() => (steps = []), { priority: "user-blocking" });
    window.runOne = () => steps.shift()?.();
    window.runAll = () => steps.splice(0).forEach((call) => call());
    /** The boxes of the cards of the hand and of melds, by the names of the cards. */
    window.cardBoxes = () =>
      Object.fromEntries([...document.querySelectorAll("#hand > .card, .meld .card")].map((one) => [one.dataset.card, one.getBoundingClientRect()]));
    /** The animations that move an element. */
    window.moveAnimations = () => document.getAnimations().filter((one) => one.effect.getKeyframes().some(({ transform }) => transform));
    window.release = () => {
      const left = steps;
      steps = null;
      left.forEach((call) => call());
    };
  });
  await dealOn(page, url, "slow");
  if (deck) await redeal(page, { ...GAME, deck });
  await allLanded(page);
  /** Presses a button. Gives what the frame before the pending tasks of that press shows. */
  const press = (name) => page.evaluate(async (name) => {
    await window.hold();
    const button = document.querySelector(`.action-bar [data-intent='do:${name}']`);
    button.focus();
    button.click();
    const nextFrame = () => new Promise(requestAnimationFrame);
    // The change is applied after the first frame. The second and third frame come before its pending tasks.
    await nextFrame();
    window.runAll();
    await nextFrame();
    await nextFrame();
    const all = [...document.querySelectorAll("#hand > .card, .meld .card, .pile .card")];
    window.heldAnimations = window.moveAnimations();
    // The places at the start of the animations.
    const times = window.heldAnimations.map((one) => one.currentTime);
    window.heldAnimations.forEach((one) => (one.currentTime = 0));
    const begins = window.cardBoxes();
    window.heldAnimations.forEach((one, at) => (one.currentTime = times[at]));
    return {
      begins,
      hidden: all.filter((card) => getComputedStyle(card).opacity === "0" || getComputedStyle(card.parentElement).opacity === "0").map((card) => card.dataset.card).sort(),
      loose: document.querySelectorAll(".meld > .fan.loose").length,
      flying: document.querySelectorAll(".flight .card").length,
      moving: window.heldAnimations.length,
      focus: document.activeElement.className,
    };
  }, name);
  const release = () => page.evaluate(() => window.release());
  return { press, release };
}

/** Waits until all cards have landed, and checks that no animation is left. */
async function expectAllLanded(page) {
  await allLanded(page);
  assert.equal(await runningAnimations(page), 0, "no animation is left");
  assert.equal(await page.locator(".loose").count(), 0);
}

test.describe(() => {
  test.use(WITH_MOTION);

  test("on a slow device an early frame hides cards that will fly and moves those that make room", async ({ page, url }) => {
    const { press, release } = await dealWithHeldTasks(page, url);
    const seen = await press("draw");
    assert.equal(seen.hidden.length, 1, JSON.stringify(seen));
    assert.equal(seen.flying, 0);
    assert.ok(seen.moving >= 5, "the cards of the hand make room");
    assert.match(seen.focus, /card/, "the focus is in the hand");
    await release();
    await page.waitForFunction(() => document.querySelector(".flight .card"));
    const anew = await page.evaluate(() => window.moveAnimations().filter((one) => one.effect.target.matches("#hand > .card") && !window.heldAnimations.includes(one)).length);
    assert.equal(anew, 0, "no card jumps back");
    await expectAllLanded(page);

    // The next action shows all cards at once.
    await settings(page, { pace: "slow" });
    await card(page, "Ks").first().click({ position: CARD_CORNER });
    const thrown = await press("discard");
    assert.deepEqual(thrown.hidden, ["Ks"]);
    await page.keyboard.press("Escape");
    assert.equal(await runningAnimations(page), 0, "no card is hidden any more");
    await release();
  });

  test("on a slow device the cards of a meld stay whole in an early frame, and a canasta closes once its cards have arrived", async ({ page, url }) => {
    const deck = deckOf({ hands: ["Ks Kh Kd Kc Ks Kh Kd As Ah Ad Ac"], up: "4c", stock: "Kc" });
    const { press, release } = await dealWithHeldTasks(page, url, deck);
    await play(page, "draw", "meld Ks Kh Kd Kc Ks Kh + As Ah Ad");
    await allLanded(page);
    await card(page, "Ac").click({ position: CARD_CORNER });
    const laid = await press("lay");
    assert.deepEqual([laid.hidden, laid.loose, laid.flying], [["Ac"], 1, 0], JSON.stringify(laid));
    await release();
    await page.waitForFunction(() => document.querySelector(".flight .card"));
    await expectAllLanded(page);
    await card(page, "Kd").first().click({ position: CARD_CORNER });
    const closed = await press("lay");
    assert.ok(closed.hidden.length >= 1 && closed.flying === 0, JSON.stringify(closed));
    await release();
    await page.waitForFunction(() => document.querySelectorAll(".flight .card").length > 5);
    await expectAllLanded(page);
  });
});

test.describe(() => {
  test.use({ ...WITH_MOTION, viewport: { width: 820, height: 1180 } });

  test("on a slow device melds that make room do not jump in an early frame", async ({ page, url }) => {
    const { press, release } = await dealWithHeldTasks(page, url, deckOf({ hands: ["Ks Kh Kd As Ah Ad Qs Qh Qd 8c 7d"], up: "4c" }));
    await play(page, "draw", "meld As Ah Ad + Qs Qh Qd");
    await allLanded(page);
    for (const name of ["Ks", "Kh", "Kd"]) await card(page, name).first().click({ position: CARD_CORNER, modifiers: ["ControlOrMeta"] });
    const before = await page.evaluate(() => window.cardBoxes());
    const { begins } = await press("lay");
    await release();
    await expectAllLanded(page);
    const after = await page.evaluate(() => window.cardBoxes());
    const melds = ["As", "Ah", "Ad", "Qs", "Qh", "Qd"];
    for (const name of melds) {
      const off = ["left", "top", "height"].map((side) => Math.abs(begins[name][side] - before[name][side]));
      assert.ok(Math.max(...off) < 1, `${name} begins ${off} px off`);
    }
    const moved = melds.filter((name) => Math.abs(after[name].left - before[name].left) > 5);
    for (const name of ["Qs", "Qh", "Qd"]) assert.ok(moved.includes(name), `${name} has made room: ${moved}`);
  });
});

test.describe(() => {
  test.use(WITH_MOTION);

  test("on a slow device animations continue from their place after the measured layout is discarded", async ({ page, url }) => {
    const { press } = await dealWithHeldTasks(page, url);
    await press("draw");
    const off = await page.evaluate(async () => {
      for (let n = 0; n < 4; n += 1) await new Promise(requestAnimationFrame);
      const before = window.cardBoxes();
      window.dispatchEvent(new Event("scroll"));
      window.release();
      const after = window.cardBoxes();
      return Math.max(...Object.keys(before).map((name) => Math.abs(after[name].left - before[name].left)));
    });
    assert.ok(off < 1, `${off} px off`);
    await expectAllLanded(page);
  });
});

const expectScoreFocused = async (page) =>
  assert.ok(await page.evaluate(() => document.querySelector("dialog").contains(document.activeElement)), "the score has the focus");

test.describe(() => {
  test.use(WITH_MOTION);

  test("on a slow device an early frame shows no score before its layout", async ({ page, url }) => {
    const { press, release } = await dealWithHeldTasks(page, url, OUT_AT_ONCE.deck);
    await play(page, ...OUT_AT_ONCE.laid);
    await allLanded(page);
    await card(page, OUT_AT_ONCE.last).click({ position: CARD_CORNER });
    await press("discard");
    // A frame comes before every pending task.
    const seen = await page.evaluate(async () => {
      const seen = [];
      const nextFrame = () => new Promise(requestAnimationFrame);
      for (let n = 0; n < 40 && !document.querySelector("dialog[open]"); n += 1) {
        const score = document.querySelector("dialog[data-dialog=score]");
        const now = `${document.querySelectorAll(".open-hand").length} hands, ${score ? "a" : "no"} score`;
        if (seen.at(-1) !== now) seen.push(now);
        window.runOne();
        await nextFrame();
        await nextFrame();
      }
      return seen;
    });
    assert.deepEqual(seen, ["0 hands, no score", "3 hands, no score", "3 hands, a score"]);
    await release();
    await page.locator("dialog[open]").waitFor();
    await expectScoreFocused(page);
  });

  test("on a slow device the end of a hand is shown in steps: the table, the hands, the score", async ({ page, url }) => {
    await dealOn(page, url, "slow");
    const { deck, laid, last } = OUT_AT_ONCE;
    await redeal(page, { ...GAME, deck });
    await play(page, ...laid);
    await allLanded(page);
    const steps = await page.evaluate(async (last) => {
      const steps = [];
      // The observer is called once per task.
      new MutationObserver(() => {
        const there = { pile: document.querySelector(`.pile [data-card=${last}]`), hands: document.querySelector(".table-area.open .open-hand"), score: document.querySelector("dialog[data-dialog=score]") };
        const now = Object.keys(there).filter((name) => there[name]).join(" ");
        if (steps.at(-1) !== now) steps.push(now);
      }).observe(document.body, { subtree: true, childList: true, attributes: true });
      window.canasta.play(`discard ${last}`);
      for (let n = 0; n < 200 && !document.querySelector("dialog[open]"); n += 1) await new Promise(requestAnimationFrame);
      return steps;
    }, last);
    assert.deepEqual(steps, ["pile", "pile hands", "pile hands score"]);
    await page.getByRole("dialog").getByRole("button", { name: "Look at the table" }).waitFor();
    await expectScoreFocused(page);
    assert.equal(await page.locator(".open-hand > .card").count(), 33);
  });
});
