// The built package, as a program has it: `cargo xtask npm` runs this beside it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Bot, Game, bots, presets, review } from "canasta-engine";

/** Plays a match to its end. */
function match(options, choose) {
  const game = new Game(options);
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
  assert.throws(() => game.play("fly"), { code: "unknown-action" });
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
