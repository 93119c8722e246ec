import assert from "node:assert/strict";
import { test } from "./harness.mjs";
import { deckOf } from "./lib/decks.mjs";
import { deal, linesOf, observation, open, play, record, redeal, waitForTurn } from "./lib/game.mjs";
import { playUntil } from "./lib/player.mjs";

test("every action that legal() lists is accepted", { tag: "@quick" }, async ({ page, url }) => {
  const hands = ["Ks Kh Kd Kc As Ah Ad 2c Jo 3s 9s"];
  const deck = deckOf({ hands, up: "Kd", stock: "9h" });
  const game = { rules: "classic", deck, dealer: 3 };
  await deal(page, url, { ...game, pace: "slow" });
  for (const before of [[], ["draw"]]) {
    const tried = await page.evaluate(([game, before]) => {
      const start = () => {
        window.canasta.newGame(game);
        for (const action of before) window.canasta.play(action);
      };
      start();
      const list = window.canasta.legal();
      const refused = [];
      for (const action of list) {
        start();
        const outcome = window.canasta.play(action);
        if (!outcome.ok) refused.push([action, outcome.code]);
      }
      return { list, refused, few: (start(), window.canasta.legal(2)) };
    }, [game, before]);
    assert.deepEqual(tried.refused, []);
    assert.equal(new Set(tried.list).size, tried.list.length, "none is listed twice");
    assert.deepEqual(tried.few, tried.list.slice(0, 2));
    const verbs = new Set(tried.list.map((action) => action.split(" ")[0]));
    assert.deepEqual([...verbs].sort(), before.length ? ["discard", "meld"] : ["draw", "take"]);
  }
});

test("legal() is empty while others act and after the hand", async ({ page, url }) => {
  await deal(page, url, { rules: "classic", seed: 3, dealer: 0, pace: "slow" });
  assert.equal((await observation(page)).to_act, 1);
  assert.deepEqual(await page.evaluate(() => window.canasta.legal()), []);
  await page.evaluate(() => window.canasta.settings({ pace: "instant" }));
  await playUntil(page, () => window.canasta.observation().ended !== null);
  assert.deepEqual(await page.evaluate(() => window.canasta.legal()), []);
  const outcome = await page.evaluate(() => window.canasta.play("draw"));
  assert.equal(outcome.code, "hand-over");
});

test("play() refuses with a code and a sentence, and changes nothing", async ({ page, url }) => {
  await open(page, url);
  const tooEarly = await page.evaluate(() => window.canasta.play("draw"));
  assert.equal(tooEarly.ok, false);
  const deck = deckOf({ hands: ["4s 4h 4d As Kh Qd Js Ts 9s 8c 7d"], up: "6c" });
  await redeal(page, { rules: "classic", deck, dealer: 3 });
  const wrong = {
    nonsense: "unknown-action", "": "unknown-action", "discard": "unknown-action", "meld 4s 4h 4z": "unknown-action",
    "discard 4s": "must-draw-first", "take 6s 6h": "not-in-hand", "answer yes": "unknown-action",
  };
  for (const [action, code] of Object.entries(wrong)) {
    const before = [await observation(page), await record(page)];
    const outcome = await page.evaluate((action) => window.canasta.play(action), action);
    assert.deepEqual(Object.keys(outcome).sort(), ["code", "message", "ok"]);
    assert.equal(outcome.ok, false, action);
    assert.equal(outcome.code, code, action);
    assert.match(outcome.message, /^[A-Z].*[.!]$/, action);
    assert.deepEqual([await observation(page), await record(page)], before);
  }
  await play(page, "draw");
  const small = await page.evaluate(() => window.canasta.play("meld 4s 4h 4d"));
  assert.deepEqual([small.code, /15.*50.*35/.test(small.message)], ["below-opening-minimum", true]);
  const good = await page.evaluate(() => window.canasta.play("discard 7d"));
  assert.deepEqual(good, { ok: true, code: null, message: null });
});

test("a seat, a count or a limit that is no whole number is refused with a code, wherever it is given", async ({ page, url }) => {
  await open(page, url);
  await redeal(page, { rules: "classic", seed: 4, dealer: 3 });
  const before = [await observation(page), await record(page)];
  const answers = await page.evaluate(() => {
    const odd = {
      text: "north", digits: "1", empty: "", NaN, Infinity, negative: -1, fraction: 0.9, vast: 1e300, yes: true, no: false, null: null,
      object: {}, valued: { valueOf: () => 1 }, json: { toJSON: () => 1 }, list: [1], lists: [], boxed: Object(1), bigint: 1n, symbol: Symbol("1"),
      call: () => 1, date: new Date(1), bytes: new Uint8Array([1]), buffer: new ArrayBuffer(9), map: new Map([[1, 1]]), regexp: /1/, error: new Error("1"),
    };
    const { newGame, legal, settings, onChange } = window.canasta;
    const revoked = Proxy.revocable({}, {});
    revoked.revoke();
    const entries = {
      legal,
      dealer: (dealer) => newGame({ dealer }),
      seed: (seed) => newGame({ seed }),
      players: (players) => newGame({ set: { players } }),
      packs: (packs) => newGame({ set: { packs } }),
      target: (target) => newGame({ set: { target: target ?? -1 } }),
      seats: (seats) => newGame({ seats }),
      seat: (seat) => newGame({ seats: ["You", "Ada", "Ben", { name: seat }].with(3, typeof seat === "string" ? 1 : { name: seat }) }),
      player: (player) => newGame({ seats: ["You", "Ada", "Ben", { player }] }),
      deck: (deck) => newGame({ deck }),
      setting: (theme) => settings({ lite: true, theme }),
      newGame: (options) => newGame(options ?? 1),
      settings: (options) => settings(options ?? 1),
      onChange: (listener) => onChange(typeof listener === "function" ? 1 : listener),
    };
    const said = [];
    for (const [entry, call] of Object.entries(entries)) {
      for (const [name, value] of [...Object.entries(odd), ["revoked", revoked.proxy]]) {
        // An empty object has no wrong option.
        if (["newGame", "settings"].includes(entry) && name === "object") continue;
        try {
          call(value);
          said.push(`${entry}(${name}) was taken`);
        } catch (error) {
          if (!(error instanceof Error && /^[a-z]+(-[a-z]+)+$/.test(error.code) && error.message.includes(" "))) said.push(`${entry}(${name}): ${error}`);
        }
      }
    }
    return said;
  });
  assert.deepEqual(answers, []);
  const code = (options) => page.evaluate((options) => { try { window.canasta.newGame(options); } catch (error) { return error.code; } }, options);
  assert.deepEqual([await code({ dealer: 4 }), await code({ dealer: 1.5 }), await code({ dealer: null }), await code({ deals: 1 })],
    ["no-such-seat", "no-such-seat", "bad-option", "no-such-option"]);
  assert.equal(await page.evaluate(() => window.canasta.settings().lite), false, "a wrong setting changes no other");
  assert.deepEqual([await observation(page), await record(page)], before);
});

test("every function takes any value and answers with its own error", async ({ page, url }) => {
  await open(page, url);
  await redeal(page, { rules: "classic", seed: 4, dealer: 3 });
  const before = [await observation(page), await record(page)];
  const answers = await page.evaluate(() => {
    const cyclic = {};
    cyclic.self = cyclic;
    const thrower = { toJSON() { throw new RangeError("no"); }, toString() { throw new RangeError("no"); } };
    // What newGame() and settings() take as "no options".
    const empty = [undefined, null, {}, Object.create(null), new Proxy({}, {})];
    const odd = [
      5, new Date(0), true, NaN, -1, 1e20, 1n, Symbol("x"), [], ["draw"], new String("draw"), cyclic, thrower, () => "draw",
      new Map(), new Proxy({}, { ownKeys() { throw new RangeError("no"); } }), "\ud800", "x".repeat(1e6),
    ];
    const { play, legal, newGame, settings, onChange } = window.canasta;
    const said = (name, call, value) => {
      try {
        return [name, "answer", call(value)];
      } catch (error) {
        return [name, error instanceof Error ? `${error.name}: ${error.message}` : "no Error"];
      }
    };
    const plays = [...empty, ...odd].map((value) => said("play", play, value)).concat([said("play", () => play())]);
    const others = odd.flatMap((value) => [said("legal", legal, value), said("newGame", newGame, value), said("settings", settings, value)])
      .concat([...empty, ...odd].filter((value) => typeof value !== "function").map((value) => said("onChange", onChange, value)));
    return { plays, others };
  });
  for (const [name, kind, outcome] of answers.plays) {
    assert.equal(kind, "answer", name);
    assert.deepEqual([outcome.ok, outcome.code], [false, "unknown-action"]);
  }
  for (const [name, kind] of answers.others) {
    if (name !== "legal" || kind !== "answer") assert.match(kind, new RegExp(`^Error: ${name}: `), name);
  }
  assert.deepEqual([await observation(page), await record(page)], before);
});

test("newGame() throws a sentence for impossible options, and the current game stays", async ({ page, url }) => {
  await deal(page, url, { rules: "classic", seed: 1, dealer: 3 });
  const before = [await observation(page), await record(page)];
  const wrong = [
    [{ rules: "poker" }, /poker/],
    [{ set: { hand_size: 30 } }, /hand_size/],
    [{ set: { no_such_field: 1 } }, /no_such_field/],
    [{ set: { target: 0 } }, /target/],
    [{ rules: "classic-two", set: { ask_partner: true } }, /ask_partner/],
    [{ dealer: 4 }, /dealer/],
    [{ seats: ["You", "Ada"] }, /seats/],
    [{ deck: "4s 4h" }, /deck/],
    [{ seed: -1 }, /seed/],
    [{ seed: "xyz" }, /seed/],
    [{ seed: true }, /seed/],
    [{ seeds: 1 }, /seeds/],
    [{ seats: ["You", 1] }, /newGame/],
    [[], /newGame/],
    ["duel", /newGame/],
  ];
  for (const [options, words] of wrong) {
    const message = await page.evaluate((options) => {
      try {
        window.canasta.newGame(options);
      } catch (error) {
        return error instanceof Error ? error.message : `no Error: ${error}`;
      }
      return "nothing was thrown";
    }, options);
    assert.match(message, words, JSON.stringify(options));
    assert.ok(message.includes(" "), `a sentence: ${message}`);
  }
  // No part of the options is ignored silently.
  for (const options of ["new Map([['rules', 'duel']])", "{ set: new Map() }", "{ rules: () => 'duel' }", "{ dealer: 1n }"]) {
    await assert.rejects(page.evaluate(`window.canasta.newGame(${options})`), /newGame/, options);
  }
  assert.deepEqual([await observation(page), await record(page)], before);
});

test("newGame() follows its options", async ({ page, url }) => {
  await deal(page, url, { rules: "duel", set: { target: 800 }, seats: ["Me", { name: "Zoe" }], dealer: 1, seed: 5 });
  const first = await observation(page);
  assert.deepEqual([first.hand_counts.length, first.dealer, first.to_act, first.hand.length], [2, 1, 0, 15]);
  await page.getByRole("group", { name: /^Zoe, 15 cards$/ }).waitFor();
  const head = /^rules duel \{"target": ?800\}\n(practice\n)?seats Me Zoe\n(practice\n)?#/m;
  assert.match(await record(page), head);
  assert.match(await record(page), /^practice$/m, "chosen cards make it practice");
  await redeal(page, { rules: "duel", dealer: 1, seed: 5 });
  assert.deepEqual((await observation(page)).hand, first.hand, "the same seed deals the same cards");
  await redeal(page, { rules: "duel", dealer: 1, seed: "05".padEnd(64, "0") });
  assert.deepEqual((await observation(page)).hand, first.hand, "as hexadecimal digits too");
  await redeal(page, { rules: "duel", dealer: 1 });
  assert.notDeepEqual((await observation(page)).hand, first.hand);
  assert.doesNotMatch(await record(page), /^practice$/m);
});

test("observation() and record() reveal no hidden card", async ({ page, url }) => {
  // The others hold all jokers and all red cards of some ranks; the stock holds the rest.
  const hands = [
    "Ks Qs Js Ts 9s 8s 7s 6s 5s 4s As",
    "Jo Jo Kh Kh Qh Qh Jh Jh Th Th 9h",
    "Jo Kd Kd Qd Qd Jd Jd Td Td 9d 9d",
    "Jo 8h 8h 8d 8d 7h 7h 7d 7d 6h 6h",
  ];
  await deal(page, url, { rules: "classic", deck: deckOf({ hands, up: "4c", stock: "5c" }), dealer: 3, pace: "slow" });
  const seen = await observation(page);
  assert.deepEqual([...seen.hand].sort(), hands[0].split(" ").sort());
  assert.deepEqual(seen.pile, ["4c"]);
  assert.equal(typeof seen.stock, "number");
  assert.deepEqual(seen.known, [[], [], [], []]);
  // The unseen cards are all others, in an order that reveals nothing.
  const { unseen, ...shown } = seen;
  const pack = ["Jo", "Jo", "Jo", "Jo"];
  for (const rank of "23456789TJQKA") for (const suit of "shdc") pack.push(rank + suit, rank + suit);
  for (const card of [...hands[0].split(" "), "4c"]) pack.splice(pack.indexOf(card), 1);
  assert.deepEqual([...unseen].sort(), pack.sort());
  const rank = (card) => card === "Jo" ? 52 : "456789TJQKA23".indexOf(card[0]) * 4 + "shdc".indexOf(card[1]);
  assert.deepEqual(unseen, [...unseen].sort((a, b) => rank(a) - rank(b)));
  const cards = JSON.stringify(shown).match(/"([4-9TJQKA23][shdc]|Jo)"/g).map((text) => text.slice(1, -1));
  assert.deepEqual(cards.sort(), [...hands[0].split(" "), "4c"].sort(), "no card is named but the own ones and the pile");
  assert.deepEqual(linesOf(await record(page), "deck"), []);

  // During a hand the record names only cards that were played; the deck follows after its end.
  await page.evaluate(() => window.canasta.settings({ pace: "instant" }));
  await play(page, "draw", "discard 5c");
  await page.evaluate(() => {
    window.problems = [];
    window.changes = 0;
    const harmless = /^# (hand .*|practice|\d (draw|take.*|meld .*|discard \S+|keep|ask|answer (yes|no)))$/;
    window.canasta.onChange((seen) => {
      if (seen.ended !== null) return;
      window.changes += 1;
      const lines = window.canasta.record().split("\n").filter(Boolean);
      const from = lines.findIndex((line) => line.startsWith("# hand"));
      window.problems.push(...lines.slice(from).filter((line) => !harmless.test(line)));
      if (lines.some((line) => /^(deck|hand)/.test(line))) window.problems.push("a deck");
      // A known card of a hand was taken with the pile.
      const known = seen.known.flatMap((cards, seat) => (seat === 0 ? [] : cards.length));
      if (known.some((cards, at) => cards > seen.hand_counts[at + 1])) window.problems.push("more cards than held");
    });
  });
  await playUntil(page, () => window.canasta.observation().ended !== null);
  assert.deepEqual(await page.evaluate(() => window.problems), []);
  assert.ok((await page.evaluate(() => window.changes)) > 10);
  assert.equal(linesOf(await record(page), "deck").length, 1, "after its end the hand is shown whole");
});

test("the document names no hidden card", async ({ page, url }) => {
  const hands = ["Ks Qs Js Ts 9s 8s 7s 6s 5s 4s As", "Jo Jo Kh Kh Qh Qh Jh Jh Th Th 9h", "", "Jo Jo 8h 8h 8d 8d 7h"];
  await deal(page, url, { rules: "classic", deck: deckOf({ hands, up: "4c", stock: "5c" }), dealer: 3, pace: "slow" });
  const shown = await page.locator("#app [data-card]").evaluateAll((cards) => cards.map((card) => card.dataset.card));
  assert.deepEqual(shown.sort(), [...hands[0].split(" "), "4c"].sort());
});

test("onChange() reports every change until its listener is removed", async ({ page, url }) => {
  await deal(page, url, { rules: "classic", seed: 2, dealer: 3, pace: "slow" });
  await page.evaluate(() => {
    window.reported = [];
    window.off = window.canasta.onChange((seen) => window.reported.push(seen.phase));
  });
  await play(page, "draw");
  assert.deepEqual(await page.evaluate(() => window.reported), ["play"]);
  await page.evaluate(() => window.canasta.play("nonsense"));
  assert.equal((await page.evaluate(() => window.reported)).length, 1, "a refused action is no change");
  const [discard] = await page.evaluate(() => window.canasta.legal().filter((action) => action.startsWith("discard")));
  await page.evaluate(() => window.off());
  await play(page, discard);
  assert.equal((await page.evaluate(() => window.reported)).length, 1);

  // A listener is called for actions of bots too.
  await page.evaluate(() => {
    window.canasta.onChange((seen) => window.reported.push(seen.to_act));
    window.canasta.settings({ pace: "instant" });
  });
  await waitForTurn(page);
  assert.ok((await page.evaluate(() => window.reported)).length > 3);
});

test("settings() changes the named settings and refuses unknown names and values", async ({ page, url }) => {
  await open(page, url);
  const changed = await page.evaluate(() => window.canasta.settings({ theme: "dark", lite: true }));
  assert.deepEqual([changed.theme, changed.lite, changed.tv], ["dark", true, false]);
  assert.deepEqual(await page.evaluate(() => window.canasta.settings()), changed);
  for (const wrong of [{ theme: "purple" }, { no_such: true }, { pace: 3 }, "dark", 5, []]) {
    const message = await page.evaluate((wrong) => {
      try {
        window.canasta.settings(wrong);
        return "nothing was thrown";
      } catch (error) {
        return error.message;
      }
    }, wrong);
    assert.match(message, /^settings: /);
  }
  assert.deepEqual(await page.evaluate(() => window.canasta.settings()), changed);
});
