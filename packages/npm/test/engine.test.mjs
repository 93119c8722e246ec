// The built package, as a program has it: `cargo xtask npm` runs this beside it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Bot, Game, bots, presets, review } from "canasta-engine";
import * as inline from "canasta-engine/inline";

/** Plays a match to its end. */
function match(options, choose, Kind = Game) {
  const game = new Kind(options);
  let status = game.status();
  for (let actions = 0; !status.over; actions++) {
    assert.ok(actions < 100_000, "the match ends");
    status = status.to_act === null ? game.deal() : game.play(choose(game, status.to_act));
  }
  return game;
}

const thumb = () => {
  const bot = new Bot("thumb");
  return (game) => bot.act(game);
};

test("the first line of the README", () => {
  assert.deepEqual(new Game({ rules: "duel", seed: 43 }).legal(), ["draw", "take As Ac"]);
});

test("every preset is played to its end, and the record gives the same match", () => {
  for (const rules of presets()) {
    const game = match({ rules, seed: 5 }, thumb());
    const { totals, winner } = game.status();
    assert.equal(totals[winner], Math.max(...totals));
    const sheets = game.score();
    assert.deepEqual(sheets.totals, sheets.hands.at(-1).sides.map((side) => side.total));
    const again = new Game({ record: game.record() });
    assert.deepEqual(again.status(), game.status());
    assert.equal(again.record(), game.record());
  }
});

test("every listed action is legal, and every candidate is listed", () => {
  match({ rules: "classic-two", seed: 9 }, (game, seat) => {
    const { legal, observation } = game.observe();
    assert.equal(observation.seat, seat);
    assert.ok(legal.length > 0);
    const action = thumb()(game);
    game.clone().play(legal[0]);
    const all = game.legal(50);
    game.clone().play(all.at(-1));
    return action;
  });
});

test("a refused action throws its code and changes nothing", () => {
  const game = new Game({ seed: 1 });
  const before = game.status();
  const message = "must-draw-first: a turn begins with drawing or taking the pile";
  assert.throws(() => game.play("discard 4s"), { name: "Error", code: "must-draw-first", message });
  assert.throws(() => game.play("fly"), { code: "unknown-action", message: /begins with draw, take, / });
  assert.throws(() => game.play("discard 10d"), { code: "unknown-action", message: "unknown-action: 10d is no card: it is Td" });
  assert.throws(() => game.play(7), { code: "bad-request", message: "bad-request: an action is a text, not number" });
  assert.throws(() => game.play(), { code: "bad-request", message: /not undefined/ });
  assert.throws(() => new Bot("casul"), { code: "bad-request", message: /no bot casul; there is casual/ });
  assert.throws(() => new Game({ rules: "duell", seed: 1 }), { code: "bad-request", message: /no preset duell; there is duel/ });
  assert.throws(() => new Game({ rules: 5, seed: 1 }), { code: "bad-request", message: /`rules` is a text, not 5/ });
  for (const more of [{ rules: "duel" }, { set: { target: 300 } }, { names: ["A"] }]) {
    assert.throws(() => new Game({ record: game.record(), ...more }), { code: "bad-request", message: /a record brings its rules/ });
  }
  const { play } = game;
  assert.throws(() => play("draw"), { code: "bad-request", message: /this is undefined: .*call methods on their object/ });
  assert.throws(() => new Bot("thumb").act(), { code: "bad-request", message: /give a Game/ });
  assert.throws(() => new Bot("thumb").act(null), { code: "bad-request", message: /this is null/ });
  assert.throws(() => game.play("draw", (before.to_act + 1) % 4), { code: "not-your-turn" });
  assert.throws(() => game.observe(7), { code: "no-such-seat" });
  assert.throws(() => game.deal(), { code: "hand-is-on" });
  assert.throws(() => new Game({ rules: "poker", seed: 1 }), { code: "bad-request" });
  assert.throws(() => new Game({ rule: "duel", seed: 1 }), { code: "bad-request", message: /unknown field `rule`/ });
  assert.throws(() => new Bot("club", { sead: 1 }), { code: "bad-request" });
  assert.throws(() => new Game({ set: { target: -4 }, seed: 1 }), { code: "bad-rules" });
  assert.throws(() => new Game({ rules: "duel" }), { code: "no-seed" });
  assert.throws(() => new Game({ record: "canasta-record 1\nrules nothing\n" }), { name: "Error" });
  assert.throws(() => new Bot("nobody"), { code: "bad-request" });
  assert.throws(() => new Bot("club", { style: "wild" }), { code: "bad-request" });
  assert.deepEqual(game.status(), before);
});

/** What is no whole number from 0 on, although JavaScript turns most of it into one. `undefined` means that nothing is given. */
const ODD = {
  text: "north", digits: "1", empty: "", NaN, Infinity, negative: -1, fraction: 0.9, huge: 2 ** 53, vast: 1e300, yes: true, no: false,
  null: null, object: {}, valued: { valueOf: () => 1 }, json: { toJSON: () => 1 }, list: [1], lists: [], boxed: Object(1), bigint: 1n,
  symbol: Symbol("1"), call: () => 1, date: new Date(1), bytes: new Uint8Array([1]), buffer: new ArrayBuffer(9), map: new Map([[1, 1]]),
};

test("a seat, a count or a limit that is no whole number is refused, wherever it is given", () => {
  const game = new Game({ rules: "classic", seed: 5 });
  const { to_act } = game.status();
  const other = (to_act + 1) % 4;
  assert.notDeepEqual(game.observe(other).observation.hand, game.observe().observation.hand);
  const record = match({ rules: "duel", set: { target: 300 }, seed: 4 }, thumb()).record();
  const before = [game.status(), game.record()];
  const entries = {
    observe: (value) => game.observe(value),
    "play, its seat": (value) => game.play("draw", value),
    legal: (value) => game.legal(value),
    "the seed of a game": (seed) => new Game({ seed }),
    "the seed of a record": (seed) => new Game({ record, seed }),
    "the target": (target) => new Game({ seed: 1, set: { target: target ?? -1 } }),
    "the size of the hands": (hand_size) => new Game({ seed: 1, set: { hand_size } }),
    "the players": (players) => new Game({ seed: 1, set: { players } }),
    "the seed of a bot": (seed) => new Bot("thumb", { seed }),
    "the worlds of a bot": (worlds) => new Bot("master", { worlds }),
    "the worlds of a review": (worlds) => review(record, { worlds }),
    "a seat of a review": (seat) => review(record, { seats: [seat], worlds: 1 }),
  };
  for (const [entry, call] of Object.entries(entries)) {
    for (const [name, value] of Object.entries(ODD)) {
      const refuses = (error) => error instanceof Error && /^[a-z]+(-[a-z]+)+$/.test(error.code) && error.message.startsWith(`${error.code}: `);
      assert.throws(() => call(value), refuses, `${entry}: ${name}`);
    }
  }
  for (const name of Object.keys(ODD)) assert.throws(() => game.observe(ODD[name]), { code: "no-such-seat" }, name);
  assert.throws(() => new Bot("master", { worlds: 0 }), { code: "bad-request", message: /from 1 to 1000000/ });
  assert.throws(() => game.observe(4), { code: "no-such-seat" });
  // Options are plain objects, and texts are texts.
  for (const options of [new ArrayBuffer(9), new Map([["rules", "duel"]]), [], 5, "duel", true, () => {}, { seed: 1, names: null }]) {
    assert.throws(() => new Game(options), { code: "bad-request" });
    assert.throws(() => new Bot("thumb", options), { code: "bad-request" });
  }
  for (const value of Object.values(ODD)) {
    assert.throws(() => game.play(value), { code: typeof value === "string" ? "unknown-action" : "bad-request" });
    assert.throws(() => new Bot(value), { code: "bad-request" });
    assert.throws(() => review(value), { code: typeof value === "string" ? "bad-record" : "bad-request" });
  }
  assert.deepEqual([game.status(), game.record()], before);
  // What is right stays right, and no seat is the one that is to act.
  assert.deepEqual(game.observe(undefined), game.observe());
  assert.equal(game.observe(-0).observation.seat, 0);
  assert.equal(game.observe(3).observation.seat, 3);
  assert.deepEqual(game.legal(0), []);
  assert.deepEqual(game.legal(2 ** 40), game.legal());
  assert.equal(game.play("draw", to_act).to_act, to_act);
});

test("with three players all lists by side have three entries", () => {
  const game = match({ rules: "three-handed", seed: 2 }, thumb());
  const { observation } = game.observe();
  const lists = [game.status().totals, observation.melds, observation.scores, observation.red_threes, observation.opening_minimums, game.score().hands[0].sides];
  assert.deepEqual(lists.map((list) => list.length), [3, 3, 3, 3, 3, 3]);
  assert.equal(game.legal().length, 0, "none after the hand");
});

test("changed fields of the rules count", () => {
  const game = new Game({ rules: "duel", set: { target: 700 }, seed: 3 });
  assert.equal(game.rules().target, 700);
  assert.equal(game.rules().pile_take, null);
});

test("a bot plays the same from the same seed, and names itself", () => {
  const play = () => match({ rules: "duel", set: { target: 500 }, seed: 2 }, (() => {
    const seats = [new Bot("casual", { seed: 1 }), new Bot("beginner", { style: "runner" })];
    return (game, seat) => seats[seat].act(game);
  })()).record();
  assert.equal(play(), play());
  assert.equal(new Bot("master", { worlds: 4 }).name, "master");
  assert.ok(bots().some(({ name, description }) => name === "expert" && description.length > 5));
});

test("a review finds what decisions were worth", () => {
  const game = match({ rules: "duel", set: { target: 300 }, seed: 4 }, (game) => game.observe().legal.at(-1));
  const found = review(game.record(), { seats: [1], worlds: 16 });
  assert.ok(found.length > 5 && found.every((one) => one.seat === 1));
  const free = found.filter((one) => one.worth);
  assert.ok(free.some((one) => !one.worth.is_best && one.worth.win.loss !== 0));
  assert.throws(() => review(game.record(), { seats: [9] }), { code: "no-such-seat" });
  assert.throws(() => review("nonsense"), { name: "Error" });
});

test("what was freed, and what another copy of the package has made, is refused with a code", async () => {
  const [game, bot] = [new Game({ seed: 1 }), new Bot("thumb")];
  const folder = await mkdtemp(join(tmpdir(), "canasta-engine-"));
  await cp(new URL("../node_modules/canasta-engine", import.meta.url), folder, { recursive: true });
  const other = await import(pathToFileURL(join(folder, "node.js")));
  const foreign = new other.Game({ seed: 1 });
  await rm(folder, { recursive: true });
  for (const wrong of [undefined, null, 7, {}, "game", bot, foreign]) {
    assert.throws(() => bot.act(wrong), { code: "bad-request" });
  }
  const methods = { status: [], observe: [], legal: [], play: ["draw"], deal: [], score: [], record: [], rules: [], clone: [] };
  for (const [name, given] of Object.entries(methods)) {
    assert.throws(() => Game.prototype[name].apply({}, given), { code: "bad-request" }, name);
  }
  for (const wrong of [bot, {}, 7]) assert.throws(() => Game.prototype.free.call(wrong), { code: "bad-request" });
  game.free();
  for (const [name, given] of Object.entries(methods)) assert.throws(() => game[name](...given), { code: "freed" }, name);
  assert.throws(() => bot.act(game), { code: "freed" });
  game.free();
  bot.free();
  assert.throws(() => bot.name, { code: "freed" });
  assert.ok(foreign.status().to_act !== null);
});

test("the inline entry is the same engine, and shares it", () => {
  const shared = new inline.Game({ rules: "duel", seed: 1 });
  assert.ok(shared instanceof Game);
  assert.doesNotThrow(() => new Bot("thumb").act(shared));
  const play = ({ Bot, Game }) => match({ rules: "duel", seed: 6 }, ((bot) => (game) => bot.act(game))(new Bot("thumb")), Game).record();
  assert.equal(play(inline), play({ Bot, Game }));
});

test("a name without a seat is refused; a seat without a name has none", () => {
  assert.throws(() => new Game({ rules: "duel", seed: 1, names: ["A", "B", "C"] }), { code: "bad-request", message: /3 names for 2 players/ });
  assert.equal(new Game({ record: new Game({ rules: "duel", seed: 1, names: ["A"] }).record() }).status().hand, 1);
});

test("games that are freed leave nothing", () => {
  const used = () => process.memoryUsage().rss;
  const many = () => {
    for (let i = 0; i < 20_000; i++) new Game({ rules: "duel", seed: i }).free();
  };
  // Node.js takes memory of its own at times, and a leak grows each time.
  const growth = [1, 2, 3, 4].map(() => {
    const before = used();
    many();
    return (used() - before) / 2 ** 20;
  });
  assert.ok(Math.min(...growth) < 5, `${growth} MiB`);
});

test("the types need no document, and the inline entry no other file", async () => {
  const read = (name) => readFile(new URL(`../node_modules/canasta-engine/${name}`, import.meta.url), "utf8");
  assert.doesNotMatch(await read("canasta_engine.d.ts"), /RequestInfo|Response|BufferSource|WebAssembly/);
  for (const name of ["inline.js", "engine.js", "canasta_engine_bg.js"]) {
    assert.doesNotMatch((await read(name)).replace(/\/\/.*|\/\*[\s\S]*?\*\//g, ""), /import\.meta|fetch\(|^await/m, name);
  }
});
