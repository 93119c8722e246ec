import assert from "node:assert/strict";
import { test } from "./harness.mjs";
import { act, card, deckOf, myTurn, observation, open, OUT_AT_ONCE, play, playOn, redeal, select, STRIP, takenFor } from "./lib/game.mjs";
import { arrive } from "./lib/screens.mjs";

const MOVING = { reducedMotion: "no-preference" };
const HANDS = ["Ks Kh Kd As Ah Qs Js 9s 8c 7d 6h"];
const GAME = { rules: "classic", dealer: 3, deck: deckOf({ hands: HANDS, up: "4c", stock: "Kc" }) };

const settings = (page, changes) => page.evaluate((changes) => window.canasta.settings(changes), changes);
/** The animations that the program has started, not the style sheets. */
const running = (page) => page.evaluate(() => document.getAnimations().filter((one) => !(one instanceof CSSAnimation || one instanceof CSSTransition)).length);
/** Until the next picture: with it moves what the last change has moved. */
const picture = (page) => page.evaluate(() => new Promise(requestAnimationFrame));
const flying = (page) => page.locator(".flight .card").count();
const still = (page) => page.waitForFunction(() => document.querySelector(".flight") === null);

async function sit(page, url, changes = {}) {
  await open(page, url);
  await settings(page, { motion: "slow", ...changes });
  await redeal(page, { ...GAME, pace: "normal" });
}

test("a deal flies from the stock, a drawn card too, and the hand makes room", MOVING, async ({ page, url }) => {
  await sit(page, url);
  assert.ok((await flying(page)) >= 12, "the deal");
  await still(page);
  assert.equal(await running(page), 0, "nothing is left over");
  const seen = await page.evaluate(async () => {
    window.canasta.play("draw");
    // What moves is set off with the next picture.
    await new Promise(requestAnimationFrame);
    const copies = [...document.querySelectorAll(".flight .card")].map((one) => [one.dataset.card, one.getBoundingClientRect().x]);
    const gliding = [...document.querySelectorAll("#hand .card")].filter((one) => one.getAnimations().some((a) => !(a instanceof CSSAnimation))).length;
    const stock = document.querySelector(".stock").getBoundingClientRect();
    return { copies, gliding, stock: stock.x };
  });
  assert.deepEqual(seen.copies.map(([name]) => name), ["Kc"]);
  assert.ok(Math.abs(seen.copies[0][1] - seen.stock) < 40, "it begins at the stock");
  assert.ok(seen.gliding >= 4, `${seen.gliding} cards make room`);
  await still(page);
  await play(page, "discard 6h");
  await picture(page);
  assert.equal(await flying(page), 1);
  await page.waitForFunction(() => document.querySelector(".flight .card.back"), undefined, { timeout: 5_000 });
});

/** Sits down at a device that is taken for quick or slow: it has got to know itself. */
async function sitBy(page, url, device) {
  await takenFor(page, device);
  await sit(page, url);
  await settings(page, { pace: "instant" });
  for (const name of ["6h", "7d", "8c"]) {
    await play(page, "draw", `discard ${name}`);
    await myTurn(page);
  }
  await still(page);
}

for (const device of ["quick", "slow"]) {
  test(`what a press moves is seen ${device === "slow" ? "after the next picture, on a slow device" : "at once"}, and the focus is kept`, MOVING, async ({ page, url }) => {
    await sitBy(page, url, device);
    const [before, now, asked, then, blurred] = await page.evaluate(async () => {
      const blur = HTMLElement.prototype.blur;
      const blurred = [];
      HTMLElement.prototype.blur = function () {
        blurred.push(this.dataset.do);
        blur.call(this);
      };
      const cards = () => document.querySelectorAll("#hand > .card").length;
      const picture = () => new Promise(requestAnimationFrame);
      const button = document.querySelector(".action-bar [data-do='do:draw']");
      const before = cards();
      // What stays keeps the focus.
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
      for (let n = 0; n < 60 && document.querySelector(".flight .card") === null; n += 1) await picture();
      return [before, now, asked, cards(), blurred];
    });
    assert.ok(then > before, `${before} cards, then ${then}`);
    assert.equal(asked, before + 1, "who asks the game sees the page as it answers");
    assert.equal(now, device === "slow" ? before : then);
    assert.deepEqual(blurred, ["do:draw"], "only what goes gives up the focus, and before it goes");
    assert.ok((await flying(page)) >= 1, "what is drawn flies");
    assert.ok(await page.evaluate(() => document.activeElement.matches("#hand > .card")), "the focus is in the hand");
  });
}

test("on a slow device it is seen in a task of its own where everything is, before the table changes", MOVING, async ({ page, url }) => {
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
  await sitBy(page, url, "slow");
  await page.evaluate(() => {
    // By then it is forgotten where everything was.
    window.dispatchEvent(new Event("resize"));
    window.tasks = [];
    document.querySelector(".action-bar [data-do='do:draw']").click();
  });
  await page.waitForFunction(() => document.querySelector(".flight .card"));
  const tasks = await page.evaluate(() => window.tasks);
  const change = tasks.findIndex(({ came }) => came === 1);
  assert.ok(change >= 1, JSON.stringify(tasks));
  const cards = await page.locator("#hand > .card").count();
  assert.ok(tasks.slice(0, change).some(({ looks }) => looks >= cards), JSON.stringify(tasks));
  assert.equal(tasks[change].looks, 0, "the change itself looks at nothing");
});

for (const device of ["quick", "slow"]) {
  test(`a dialog goes ${device === "slow" ? "before the table changes, on a slow device" : "with the change of the table"}, and the focus is kept`, MOVING, async ({ page, url }) => {
    await takenFor(page, device);
    await arrive(page, url, "several ways", { motion: "normal" });
    await still(page);
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
    assert.equal(await page.evaluate(() => document.activeElement.dataset.do), "do:lay", "the focus is at the table");
  });
}

test("on a slow device what is taken back is seen after the next picture", MOVING, async ({ page, url }) => {
  await sitBy(page, url, "slow");
  await redeal(page, { ...GAME, deck: deckOf({ hands: ["Ks Kh Kd As Ah Ad Qs Js 9s 8c 7d"], up: "4c" }) });
  await play(page, "draw", "meld Ks Kh Kd + As Ah Ad");
  await still(page);
  const [now, asked] = await page.evaluate(() => {
    const melds = () => document.querySelectorAll(".zone.we .meld").length;
    document.querySelector("[data-do='undo']").click();
    const now = melds();
    window.canasta.observation();
    return [now, melds()];
  });
  assert.deepEqual([now, asked], [2, 0], "and whoever asks the game sees the page as it answers");
});

/** On a device that is slow, and gives pictures before what is left to be done. */
async function early(page, url, deck) {
  await page.addInitScript(() => {
    const post = scheduler.postTask.bind(scheduler);
    let steps = null;
    scheduler.postTask = (...asked) => (steps ? steps.push(asked[0]) : post(...asked));
    // What has been asked for before has had its turn by then.
    window.hold = () => post(() => (steps = []), { priority: "user-blocking" });
    window.doOne = () => steps.shift()?.();
    window.doAll = () => steps.splice(0).forEach((call) => call());
    /** Where the cards of the hand and of melds are seen, by their names. */
    window.places = () =>
      Object.fromEntries([...document.querySelectorAll("#hand > .card, .meld .card")].map((one) => [one.dataset.card, one.getBoundingClientRect()]));
    /** What moves something. */
    window.gliding = () => document.getAnimations().filter((one) => one.effect.getKeyframes().some(({ transform }) => transform));
    window.go = () => {
      const left = steps;
      steps = null;
      left.forEach((call) => call());
    };
  });
  await sitBy(page, url, "slow");
  if (deck) await redeal(page, { ...GAME, deck });
  await still(page);
  /** Presses a button, and gives what the picture shows that comes before the steps of that. */
  const press = (name) => page.evaluate(async (name) => {
    await window.hold();
    const button = document.querySelector(`.action-bar [data-do='do:${name}']`);
    button.focus();
    button.click();
    const picture = () => new Promise(requestAnimationFrame);
    // The first is waited for, then the change is shown; another is behind what the next does.
    await picture();
    window.doAll();
    await picture();
    await picture();
    const all = [...document.querySelectorAll("#hand > .card, .meld .card, .pile .card")];
    window.glides = window.gliding();
    // Where everything is seen as it sets out.
    const times = window.glides.map((one) => one.currentTime);
    window.glides.forEach((one) => (one.currentTime = 0));
    const begins = window.places();
    window.glides.forEach((one, at) => (one.currentTime = times[at]));
    return {
      begins,
      hidden: all.filter((card) => getComputedStyle(card).opacity === "0" || getComputedStyle(card.parentElement).opacity === "0").map((card) => card.dataset.card).sort(),
      loose: document.querySelectorAll(".meld > .fan.loose").length,
      flying: document.querySelectorAll(".flight .card").length,
      gliding: window.glides.length,
      focus: document.activeElement.className,
    };
  }, name);
  const goOn = () => page.evaluate(() => window.go());
  return { press, goOn };
}

/** Nothing is left over of what has moved: all cards are seen. */
async function allIsSeen(page) {
  await still(page);
  assert.equal(await running(page), 0, "nothing is left over");
  assert.equal(await page.locator(".loose").count(), 0);
}

test("on a slow device a picture that comes early shows nothing that is yet to fly, and what makes room on its way", MOVING, async ({ page, url }) => {
  const { press, goOn } = await early(page, url);
  const seen = await press("draw");
  assert.equal(seen.hidden.length, 1, JSON.stringify(seen));
  assert.equal(seen.flying, 0);
  assert.ok(seen.gliding >= 5, "the cards of the hand make room");
  assert.match(seen.focus, /card/, "the focus is in the hand");
  await goOn();
  await page.waitForFunction(() => document.querySelector(".flight .card"));
  const anew = await page.evaluate(() => window.gliding().filter((one) => one.effect.target.matches("#hand > .card") && !window.glides.includes(one)).length);
  assert.equal(anew, 0, "no card jumps back");
  await allIsSeen(page);

  // Who goes on at once sees all cards.
  await settings(page, { pace: "slow" });
  await card(page, "Ks").first().click({ position: STRIP });
  const thrown = await press("discard");
  assert.deepEqual(thrown.hidden, ["Ks"]);
  await page.keyboard.press("Escape");
  assert.equal(await running(page), 0, "nothing is kept back any more");
  await goOn();
});

test("on a slow device the cards that lie in a meld are whole while a picture waits for others, and a canasta closes when they have come", MOVING, async ({ page, url }) => {
  const deck = deckOf({ hands: ["Ks Kh Kd Kc Ks Kh Kd As Ah Ad Ac"], up: "4c", stock: "Kc" });
  const { press, goOn } = await early(page, url, deck);
  await play(page, "draw", "meld Ks Kh Kd Kc Ks Kh + As Ah Ad");
  await still(page);
  await card(page, "Ac").click({ position: STRIP });
  const laid = await press("lay");
  assert.deepEqual([laid.hidden, laid.loose, laid.flying], [["Ac"], 1, 0], JSON.stringify(laid));
  await goOn();
  await page.waitForFunction(() => document.querySelector(".flight .card"));
  await allIsSeen(page);
  await card(page, "Kd").first().click({ position: STRIP });
  const closed = await press("lay");
  assert.ok(closed.hidden.length >= 1 && closed.flying === 0, JSON.stringify(closed));
  await goOn();
  await page.waitForFunction(() => document.querySelectorAll(".flight .card").length > 5);
  await allIsSeen(page);
});

test("on a slow device melds that make room do not jump in a picture that comes early", { ...MOVING, viewport: { width: 820, height: 1180 } }, async ({ page, url }) => {
  const { press, goOn } = await early(page, url, deckOf({ hands: ["Ks Kh Kd As Ah Ad Qs Qh Qd 8c 7d"], up: "4c" }));
  await play(page, "draw", "meld As Ah Ad + Qs Qh Qd");
  await still(page);
  for (const name of ["Ks", "Kh", "Kd"]) await card(page, name).first().click({ position: STRIP, modifiers: ["ControlOrMeta"] });
  const before = await page.evaluate(() => window.places());
  const { begins } = await press("lay");
  await goOn();
  await allIsSeen(page);
  const after = await page.evaluate(() => window.places());
  const melds = ["As", "Ah", "Ad", "Qs", "Qh", "Qd"];
  for (const name of melds) {
    const off = ["left", "top", "height"].map((side) => Math.abs(begins[name][side] - before[name][side]));
    assert.ok(Math.max(...off) < 1, `${name} begins ${off} px off`);
  }
  const moved = melds.filter((name) => Math.abs(after[name].left - before[name].left) > 5);
  assert.deepEqual(moved, ["Qs", "Qh", "Qd"]);
});

test("on a slow device what is on its way goes on from there when its places are forgotten", MOVING, async ({ page, url }) => {
  const { press } = await early(page, url);
  await press("draw");
  const off = await page.evaluate(async () => {
    for (let n = 0; n < 4; n += 1) await new Promise(requestAnimationFrame);
    const before = window.places();
    window.dispatchEvent(new Event("scroll"));
    window.go();
    const after = window.places();
    return Math.max(...Object.keys(before).map((name) => Math.abs(after[name].left - before[name].left)));
  });
  assert.ok(off < 1, `${off} px off`);
  await allIsSeen(page);
});

const scoreHasFocus = async (page) =>
  assert.ok(await page.evaluate(() => document.querySelector("dialog").contains(document.activeElement)), "the score has the focus");

test("on a slow device a picture that comes early shows no score that is yet to be laid out", MOVING, async ({ page, url }) => {
  const { press, goOn } = await early(page, url, OUT_AT_ONCE.deck);
  await play(page, ...OUT_AT_ONCE.laid);
  await still(page);
  await card(page, OUT_AT_ONCE.last).click({ position: STRIP });
  await press("discard");
  // A picture comes before every step.
  const seen = await page.evaluate(async () => {
    const seen = [];
    const picture = () => new Promise(requestAnimationFrame);
    for (let n = 0; n < 40 && !document.querySelector("dialog[open]"); n += 1) {
      const score = document.querySelector("dialog[data-dialog=score]");
      const now = `${document.querySelectorAll(".open-hand").length} hands, ${score ? "a" : "no"} score`;
      if (seen.at(-1) !== now) seen.push(now);
      window.doOne();
      await picture();
      await picture();
    }
    return seen;
  });
  assert.deepEqual(seen, ["0 hands, no score", "3 hands, no score", "3 hands, a score"]);
  await goOn();
  await page.locator("dialog[open]").waitFor();
  await scoreHasFocus(page);
});

test("on a slow device the end of a hand is shown one after another: the table, the hands, the score", MOVING, async ({ page, url }) => {
  await sitBy(page, url, "slow");
  const { deck, laid, last } = OUT_AT_ONCE;
  await redeal(page, { ...GAME, deck });
  await play(page, ...laid);
  await still(page);
  const steps = await page.evaluate(async (last) => {
    const steps = [];
    // A task's changes are told together.
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
  await scoreHasFocus(page);
  assert.equal(await page.locator(".open-hand > .card").count(), 33);
});

test("what is laid flies to the table, and what is taken back returns", MOVING, async ({ page, url }) => {
  await sit(page, url);
  await play(page, "draw", "discard 6h");
  await myTurn(page);
  const names = () => page.locator(".flight .card").evaluateAll((all) => all.map((one) => one.dataset.card ?? "back").sort());
  await redeal(page, { ...GAME, deck: deckOf({ hands: ["Ks Kh Kd As Ah Ad Qs Js 9s 8c 7d"], up: "4c" }) });
  await play(page, "draw", "meld Ks Kh Kd + As Ah Ad");
  await picture(page);
  assert.deepEqual(await names(), ["Ad", "Ah", "As", "Kd", "Kh", "Ks"]);
  await still(page);
  await page.getByRole("button", { name: "Undo" }).click();
  assert.equal((await observation(page)).melds[0].length, 0);
  await picture(page);
  assert.deepEqual(await names(), ["Ad", "Ah", "As", "Kd", "Kh", "Ks"]);
});

test("while cards fly to a meld, those that lie there are whole and leave no gap", MOVING, async ({ page, url }) => {
  await sit(page, url, { motion: "slow" });
  await redeal(page, { ...GAME, deck: deckOf({ hands: ["Ks Kh Kd Kc As Ah Ac Ad Qs Qh Qd"], up: "4c" }) });
  await play(page, "draw", "meld Ks Kh Kd + As Ah Ac");
  await page.evaluate(() => {
    window.gaps = [];
    window.pictures = 0;
    const look = () => {
      if (document.querySelector(".flight")) window.pictures += 1;
      for (const fan of document.querySelectorAll(".meld > .fan")) {
        const seen = [...fan.children].filter((one) => getComputedStyle(one).opacity === "1").map((one) => [one.dataset.card, one.getBoundingClientRect()]);
        for (const [at, [name, { right, width, height }]] of seen.entries()) {
          const next = seen[at + 1];
          if (next ? next[1].left > right : width < height / 1.5) window.gaps.push(`${name}, ${Math.round(width)} wide, before ${next?.[0] ?? "nothing"}`);
        }
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  // On top of the others, and between them.
  for (const more of ["Kc", "Ad"]) {
    await play(page, `meld ${more}`);
    await picture(page);
    assert.equal(await flying(page), 1);
    await still(page);
  }
  // And back: no copy flies to a meld that stays.
  await page.getByRole("button", { name: "Undo" }).click();
  await picture(page);
  assert.equal(await flying(page), 1);
  await still(page);
  assert.ok((await page.evaluate(() => window.pictures)) > 10);
  assert.deepEqual(await page.evaluate(() => window.gaps), []);
  assert.equal(await page.locator(".loose").count(), 0);
});

test("what is dropped goes on from where it was let go", MOVING, async ({ page, url }) => {
  await sit(page, url, { motion: "slow" });
  await still(page);
  await play(page, "draw");
  await still(page);
  const [from, pile] = [await card(page, "9s").boundingBox(), await page.locator(".pile").boundingBox()];
  await page.mouse.move(from.x + STRIP.x, from.y + STRIP.y);
  await page.mouse.down();
  await page.mouse.move(pile.x + pile.width / 2, pile.y + pile.height, { steps: 6 });
  const middle = (selector) => page.evaluate((selector) => {
    const { x, y, width, height } = document.querySelector(selector).getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  }, selector);
  const held = await middle(".ghost .card");
  // Where its copy sets off, whenever this is looked at.
  await page.evaluate(() => {
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      const box = this.closest(".flight") && this.querySelector(".card").getBoundingClientRect();
      if (box) window.begun = [frames[0].transform, box.width, box.height];
      return animate.call(this, frames, options);
    };
  });
  await page.mouse.up();
  await page.waitForFunction(() => window.begun);
  const [transform, width, height] = await page.evaluate(() => window.begun);
  const [x, y] = /translate\(([-\d.]+)px, ?([-\d.]+)px\)/.exec(transform).slice(1).map(Number);
  assert.ok(Math.hypot(x + width / 2 - held[0], y + height / 2 - held[1]) < 4, `held at ${held}, begun at ${[x + width / 2, y + height / 2]}`);
});

test("nobody sees what comes from the stock before it leaves", MOVING, async ({ page, url }) => {
  await sit(page, url, { motion: "slow" });
  await redeal(page, GAME);
  await picture(page);
  const waiting = await page.evaluate(() => [...document.querySelectorAll(".flight > span")].map((one) => [one.getAnimations()[0].effect.getComputedTiming().progress, getComputedStyle(one).opacity]));
  const unseen = waiting.filter(([progress]) => progress === null);
  assert.ok(unseen.length >= 10, `${waiting.length}`);
  assert.deepEqual(unseen.filter(([, opacity]) => opacity !== "0"), []);
});

test("who acts does not wait: motion ends, and a card in flight can be used", MOVING, async ({ page, url }) => {
  await sit(page, url);
  assert.ok((await running(page)) > 0);
  // No patience of the test's own: the pointer goes where the card lies.
  const box = await card(page, "9s").boundingBox();
  await page.mouse.click(box.x + STRIP.x, box.y + STRIP.y);
  assert.equal(await card(page, "9s").getAttribute("aria-selected"), "true");
  assert.equal(await flying(page), 0);
  assert.equal(await running(page), 0);
});

for (const [name, options, changes] of [
  ["with motion off", MOVING, { motion: "off" }],
  ["in the Lite version", MOVING, { lite: true }],
  ["when the system asks for less", { reducedMotion: "reduce" }, {}],
]) {
  test(`nothing moves ${name}`, options, async ({ page, url }) => {
    await page.addInitScript(() => {
      window.animated = 0;
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (...all) {
        window.animated += 1;
        return animate.apply(this, all);
      };
    });
    await sit(page, url, changes);
    await play(page, "draw", "discard 6h");
    await page.waitForTimeout(1_200);
    assert.equal(await page.evaluate(() => window.animated), 0);
  });
}

test("selecting a card touches the card and the buttons, nothing else", MOVING, async ({ page, url }) => {
  await sit(page, url, { motion: "off" });
  await play(page, "draw");
  // The faces of the cards have been read, out of sight.
  await page.waitForFunction(() => performance.now() > 1_000 && !document.querySelector(".card.reader"));
  await page.evaluate(() => {
    window.touched = [];
    const name = (node) => node.nodeType === 1 ? `${node.tagName.toLowerCase()}.${node.className.baseVal ?? node.className}` : `text in ${name(node.parentElement)}`;
    new MutationObserver((all) => window.touched.push(...all.map((one) => `${one.type} ${one.attributeName ?? ""} ${name(one.target)}`)))
      .observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  });
  await card(page, "9s").click({ position: STRIP });
  await page.waitForTimeout(50);
  const touched = await page.evaluate(() => window.touched);
  console.log(`    mutations for one selected card: ${touched.length}\n      ${touched.join("\n      ")}`);
  assert.ok(touched.length > 0 && touched.length <= 16, `${touched.length} mutations`);
  assert.equal(touched.filter((one) => /card/.test(one) && !/aria-selected|tabindex/.test(one)).length, 0, "no card is drawn again");
});

/** Ends a match that the own side wins. */
async function win(page, extra = {}) {
  for (let seed = 1; seed <= 16; seed += 1) {
    await redeal(page, { rules: "classic", set: { target: 1500 }, seed, dealer: 3, ...extra });
    for (let hand = 0; hand < 12; hand += 1) {
      await playOn(page, () => window.canasta.observation().ended !== null || null);
      const title = await page.getByRole("dialog").getByRole("heading", { level: 2 }).innerText();
      if (/^You.* win/.test(title)) return;
      if (/ win/.test(title)) break;
      await page.getByRole("dialog").getByRole("button", { name: "Next hand" }).click();
    }
  }
  throw new Error("no match was won");
}

/** Waits until a canvas shows something: what is painted in a dialog follows the dialog. */
const painted = (page, selector) => page.waitForFunction((selector) => {
  const canvas = document.querySelector(selector);
  if (canvas === null || canvas.width === 0) return false;
  const dots = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height).data;
  let ink = 0;
  for (let at = 3; at < dots.length; at += 4) if (dots[at] > 0) ink += 1;
  return ink > 1_000;
}, selector, { polling: 100 });

test("the graph of the match is painted, and a match that is won is celebrated", { ...MOVING, deviceScaleFactor: 2, timeout: 240_000 }, async ({ page, url }) => {
  await open(page, url);
  await win(page);
  await page.waitForFunction(() => document.querySelector(".celebration"));
  // Asked at once: it ends by itself, which a busy machine reaches sooner.
  const above = await page.evaluate(() => document.querySelector(".celebration").matches(":popover-open"));
  assert.ok(above, "it is above the dialog");
  await painted(page, ".celebration");
  if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/won.png` });
  await painted(page, "canvas.graph");
  assert.equal(await page.locator("canvas.graph").getAttribute("aria-hidden"), "true");
  const sharp = await page.locator("canvas.graph").evaluate((canvas) => canvas.width / canvas.clientWidth);
  assert.ok(Math.abs(sharp - 2) < 0.02);
  // It is in nobody's way.
  await page.getByRole("dialog").getByRole("button", { name: "Look at the table" }).click();
  assert.equal(await page.locator(".celebration").count(), 0);
  await page.getByRole("button", { name: "Score pad" }).click();
  await painted(page, "canvas.graph");
  await settings(page, { theme: "dark" });
  if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/graph-dark.png` });
  await settings(page, { lite: true });
  assert.equal(await page.locator("canvas").count(), 0);
});

test("nothing is celebrated when motion is off", { ...MOVING, timeout: 240_000 }, async ({ page, url }) => {
  await open(page, url);
  await settings(page, { motion: "off" });
  await win(page);
  assert.equal(await page.locator(".celebration").count(), 0);
  await painted(page, "canvas.graph");
});

test("sounds are off at first, made without files, and silent in the Lite version", MOVING, async ({ page, url }) => {
  await page.addInitScript(() => {
    window.contexts = 0;
    window.tones = 0;
    const Context = window.AudioContext;
    window.AudioContext = class extends Context {
      constructor(...all) {
        super(...all);
        window.contexts += 1;
      }
      createGain() {
        window.tones += 1;
        return super.createGain();
      }
    };
  });
  const requests = [];
  page.on("request", (request) => requests.push(request.url()));
  const heard = () => page.evaluate(() => [window.contexts, window.tones]);
  await sit(page, url);
  await act(page, /^Draw/).click();
  assert.deepEqual(await heard(), [0, 0], "no audio at all while off");
  await settings(page, { sounds: true });
  requests.length = 0;
  await select(page, ["6h"]);
  await act(page, /^Discard/).click();
  const [contexts, tones] = await heard();
  assert.equal(contexts, 1);
  assert.ok(tones >= 1);
  await settings(page, { lite: true });
  const before = requests.length;
  await page.waitForTimeout(1_500);
  const lite = await heard();
  await page.waitForTimeout(1_500);
  assert.deepEqual(await heard(), lite, "silent");
  const asked = requests.map((url, at) => [at >= before, url]);
  // The pictures that the page has painted of its cards lie in its own memory; in Lite mode there are none.
  assert.deepEqual(asked.filter(([inLite, url]) => inLite || !url.startsWith("blob:")), []);
});

test("bots play on where no picture is made, as in a window that nobody sees", MOVING, async ({ page, url }) => {
  await sit(page, url);
  await settings(page, { pace: "fast" });
  await play(page, "draw");
  await page.evaluate(() => {
    window.requestAnimationFrame = () => 0;
    window.canasta.play(window.canasta.legal(100).find((action) => action.startsWith("discard")));
  });
  const turn = () => window.canasta.observation().to_act === 0;
  await page.waitForFunction(turn, undefined, { polling: 100, timeout: 30_000 });
});
