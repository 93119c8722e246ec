// Calls of everything with anything: what is refused is an Error with a code, and the engine lives on.
// CANASTA_FUZZ_SECONDS makes it go on for longer, from another seed each time; CANASTA_FUZZ_SEED repeats a run.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Bot, Game, bots, presets, review } from "canasta-engine";

const LEAST = 3_000;
const SECONDS = Number(process.env.CANASTA_FUZZ_SECONDS ?? 0);
const END = Date.now() + 1_000 * SECONDS;
const SEED = Number(process.env.CANASTA_FUZZ_SEED ?? (SECONDS > 0 ? Date.now() % 2 ** 31 : 1));

/** Numbers below `end` that follow from the seed (a linear congruential generator with the constants of Numerical Recipes). */
function generator(seed) {
  let state = seed >>> 0;
  return (end) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * end);
  };
}

const NAMES = ["classic", "duel", "samba", "bolivia", "hand-and-foot", "three-handed", "modern-american", "nothing"];
const WORDS = ["draw", "take", "meld", "discard", "keep", "ask", "answer", "yes", "+", "K:", "2c", "Jo", "7s", "7h", "Qd", "3h", "3s", "\u0000", "\ud800", "🂡"];
const ODD = [
  undefined, null, true, false, 0, -0, 1, -1, 0.5, 2 ** 31, 2 ** 32 - 1, 2 ** 53, -(2 ** 63), NaN, Infinity, 7n, -(2n ** 70n), "", "7", "x".repeat(5_000),
  [], [[]], [1, 2, 3], {}, { seed: -1 }, { valueOf: () => 1 }, { toString: () => { throw new Error("no text"); } }, Object.create(null), Symbol("s"),
  () => 1, new Date(0), new Uint8Array(3), new Map(), new Proxy({}, {}), /x/, Promise.resolve(1),
];

test(`calls at random from seed ${SEED}`, () => {
  const below = generator(SEED);
  const one = (list) => list[below(list.length)];
  const words = () => Array.from({ length: 1 + below(6) }, () => one(WORDS)).join(" ");
  let record = new Game({ rules: "duel", seed: 1 }).record();
  const damaged = () => {
    const lines = record.split("\n");
    const at = below(lines.length);
    const change = [(line) => words() + line, () => "", (line) => `${line}\n${line}`, (line) => line.slice(0, below(9)), () => one(lines)];
    lines[at] = one(change)(lines[at]);
    return lines.join("\n");
  };
  const value = (depth = 0) => {
    switch (below(depth > 2 ? 3 : 6)) {
      case 0: return one(ODD);
      case 1: return one([words(), one(NAMES), damaged(), record]);
      case 2: return below(7) - 2;
      case 3: return Array.from({ length: below(4) }, () => value(depth + 1));
      case 4: return { rules: one([one(NAMES), value(3)]), seed: value(3), names: value(depth + 1), set: value(depth + 1), record: one([undefined, damaged(), value(3)]) };
      default: return { worlds: one([1, 3, value(3)]), style: value(3), seed: value(3), seats: value(depth + 1) };
    }
  };
  let game = new Game({ rules: "duel", seed: 2 });
  let bot = new Bot("thumb");
  const CALLS = {
    bots: () => bots(value()),
    presets: () => presets(value()),
    review: () => review(one([value(), damaged()]), { worlds: 1, seats: value() }),
    reviewOdd: () => review(value(), one([value(3), 0, "x"])),
    game: () => { game = new Game(one([value(), { rules: one(NAMES), seed: below(99) }])); },
    bot: () => { bot = new Bot(one(["thumb", "casual", "beginner", value()]), one([undefined, value(), { worlds: 1 }])); },
    act: () => bot.act(one([game, game, value()])),
    actAndPlay: () => { if (below(2)) game.play(bot.act(game)); record = game.record(); },
    play: () => game.play(one([words(), value(), one(game.legal(9))]), one([undefined, value()])),
    deal: () => game.deal(value()),
    legal: () => game.legal(one([5, value()])),
    observe: () => game.observe(one([undefined, value()])),
    status: () => game.status(value()),
    score: () => game.score(value()),
    record: () => game.record(value()),
    rules: () => game.rules(value()),
    clone: () => { game = game.clone(value()); },
    borrowed: () => Game.prototype[one(["play", "legal", "observe", "status", "record", "clone"])].call(one(ODD), value()),
    freed: () => { const gone = new Game({ rules: "duel", seed: 3 }); gone.free(); gone[one(["status", "legal", "free", "record"])](value()); },
    called: () => one([Game, Bot])(value()),
  };
  const names = Object.keys(CALLS);
  let calls = 0;
  let refused = 0;
  for (; calls < LEAST || Date.now() < END; calls++) {
    const name = one(names);
    try {
      CALLS[name]();
    } catch (error) {
      refused++;
      const says = error instanceof Error && typeof error.code === "string";
      // A class that is called without `new` is JavaScript's own error; so is what a given object throws itself.
      const isOwn = name === "called" || error?.message === "no text";
      assert.ok(says || isOwn, `call ${calls}, ${name}: ${error?.stack}`);
    }
  }
  assert.ok(refused > calls / 20 && refused < calls, `${refused} of ${calls} calls were refused`);
  assert.deepEqual(new Game({ rules: "duel", seed: 43 }).legal(), ["draw", "take As Ac"]);
});
