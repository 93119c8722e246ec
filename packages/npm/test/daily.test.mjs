// The deals of ten days, the same as natively: tests/daily/vectors.txt. Par takes long: CANASTA_PAR=all compares all of it.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { Bot, Game, day, par, parPlaying, readDay } from "canasta-engine/daily";

const lines = (name) => readFileSync(join(process.env.CANASTA_ROOT, "tests/daily", name), "utf8")
  .trimEnd().split("\n").filter((line) => !line.startsWith("#")).map((line) => line.split("\t"));
const split = (deal) => [deal.slice(0, 10), deal.slice(11)];
const numbers = (leads) => leads.split(",").map(Number);
const DAYS = lines("vectors.txt").map(([deal, rules, dealer, version, seed, sha256, actions, leads]) => {
  const [date, game] = split(deal);
  return { deal, date, game, rules, dealer: Number(dealer), version, seed, sha256, actions, leads };
});

test("ten days have the cards, the dealer and the bots that they have natively", () => {
  assert.equal(DAYS.length, 30);
  for (const { deal, date, game, rules, dealer, version, seed, sha256 } of DAYS) {
    const found = day(date, game);
    assert.deepEqual(
      [found.rules, found.dealer, found.version, found.seed, found.deck_sha256, found.link],
      [rules, dealer, version, seed, sha256, `#day=${deal}`],
    );
    assert.deepEqual(found.players, found.players.map((_, seat) => (seat === 0 ? null : `daily-${version}`)));
    assert.deepEqual(readDay(`Look: https://example.org/${found.link}, good luck!`), found);
  }
  assert.equal(day("2026-11-28").game, "two");
});

test("the bots play ten days as they do natively", () => {
  for (const { deal, date, game: name, version, actions } of DAYS) {
    const { record, players, deck } = day(date, name);
    const game = new Game({ record });
    assert.ok(record.includes(deck.join(" ")));
    const bots = players.map((bot) => new Bot(bot ?? `par-${version}`));
    const played = actions.split("; ").map(() => {
      const action = bots[game.status().to_act].act(game);
      game.play(action);
      return action;
    });
    assert.equal(played.join("; "), actions, deal);
  }
});

test("par is what it is natively", () => {
  const first = DAYS[0];
  const { mean, within, leads } = par(first.date, first.game);
  assert.deepEqual(leads, numbers(first.leads));
  assert.equal(leads.length, 8);
  assert.equal(mean, leads.reduce((sum, lead) => sum + lead, 0) / 8);
  assert.ok(within > 0 && within < 2_000);
  // One playing of each deal of the first week.
  const others = DAYS.slice(1).filter(({ leads }) => leads !== "-");
  assert.equal(others.length, 20);
  for (const { deal, date, game, leads } of others) {
    const playing = parPlaying(date, game, 1);
    assert.equal(playing.lead, numbers(leads)[0], deal);
    assert.equal(new Game({ record: playing.record }).status().to_act, null);
  }
});

const skip = process.env.CANASTA_PAR !== "all" && "240 hands of the strongest bot";
test("par of ten days is what it is natively", { skip }, () => {
  const days = lines("par.txt");
  assert.equal(days.length, 30);
  for (const [deal, leads] of days) assert.deepEqual(par(...split(deal)).leads, numbers(leads), deal);
});

test("what is no day, no game of a day or no playing is refused with a code", () => {
  assert.throws(() => day("2026-11-27"), { name: "Error", code: "early-day", message: /the first day is 2026-11-28/ });
  assert.throws(() => day("2026-02-30"), { code: "bad-date" });
  assert.throws(() => day("2026-12-01", "six"), { code: "bad-game", message: /expected two, four, further/ });
  assert.throws(() => readDay("good morning"), { code: "bad-date" });
  for (const value of [undefined, null, 7, new Date(), {}]) {
    assert.throws(() => day(value), { code: "bad-request", message: /a date is a text, not / });
    assert.throws(() => readDay(value), { code: "bad-request" });
    if (value !== undefined) assert.throws(() => day("2026-12-01", value), { code: "bad-request" });
  }
  for (const number of [undefined, 0, 9, 1.5, "1", -1, 257, NaN]) {
    assert.throws(() => parPlaying("2026-12-01", "two", number), { code: "bad-request", message: /from 1 to 8/ });
  }
});
