// The links of the golden files, the same as natively.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import * as daily from "canasta-engine/daily";
import { Bot, Game, dealHand, dealLink, gameLink, readLink } from "canasta-engine/links";
import * as inline from "canasta-engine/links/inline";

const read = (name) => readFileSync(join(process.env.CANASTA_ROOT, name), "utf8");
const lines = (name) => read(name).trimEnd().split("\n").map((line) => {
  const at = line.indexOf(" ");
  return [line.slice(0, at), line.slice(at + 1)];
});

test("the deals of the first version are read and written", () => {
  const deals = lines("tests/links/deals.txt");
  assert.ok(deals.length >= 14);
  for (const [code, json] of deals) {
    assert.deepEqual(readLink(code), { kind: "deal", deal: JSON.parse(json) });
    assert.equal(dealLink(JSON.parse(json)), `#deal=${code}`);
  }
});

test("the games of the first version are read and written", () => {
  const games = lines("tests/links/games.txt");
  assert.ok(games.length >= 13);
  for (const [code, file] of games) {
    const record = read(file);
    assert.equal(gameLink(record), `#game=${code}`, file);
    const link = readLink(`https://example.org/#game=${code}.`);
    assert.equal(link.kind, "game");
    assert.equal(gameLink(link.record), `#game=${code}`, file);
  }
});

test("a played hand is sent, and goes on where it is opened", () => {
  const [game, bot] = [new Game({ rules: "duel", seed: 3 }), new Bot("thumb")];
  assert.throws(() => gameLink(game.record()), { code: "unfinished" });
  while (game.status().to_act !== null) game.play(bot.act(game));
  const link = readLink(gameLink(game.record()));
  assert.deepEqual(link, { kind: "game", record: game.record() });
  assert.deepEqual(new Game({ record: link.record }).score(), game.score());
});

test("the hands of a deal are dealt, with the bots that it names", () => {
  const { deal } = readLink(dealLink({ rules: "duel", seed: 7, hands: 2, dealer: 1, players: ["person", "thumb"] }));
  let record = dealHand(deal);
  assert.throws(() => dealHand(deal, record), { code: "hand-is-on" });
  const bot = new Bot("thumb");
  for (let hand = 1; hand <= 2; hand++) {
    const game = new Game({ record });
    assert.equal(game.status().hand, hand);
    while (game.status().to_act !== null) game.play(bot.act(game));
    record = game.record();
    if (hand === 1) record = dealHand(deal, record);
  }
  assert.throws(() => dealHand(deal, record), { code: "game-over" });
  assert.throws(() => dealHand(deal, new Game({ rules: "classic", seed: 1 }).record()), { code: "bad-request", message: /other rules/ });
  assert.throws(() => dealHand(deal, null), { code: "bad-request" });
});

test("what is no link, no deal or no game is refused with a code", () => {
  const codes = { "": "empty", "good morning": "no-link", "#deal=D14mymIbeC3Fznf2": "damaged" };
  for (const [text, code] of Object.entries(codes)) assert.throws(() => readLink(text), { name: "Error", code });
  for (const text of [undefined, null, 7, {}, ["#deal=D14mymIbeC3Fznf1"]]) {
    assert.throws(() => readLink(text), { code: "bad-request", message: /^bad-request: a link is a text, not / });
    assert.throws(() => gameLink(text), { code: "bad-request", message: /a record is a text/ });
  }
  const few = { seed: 1, players: ["person"] };
  assert.throws(() => dealLink(few), { code: "bad-request", message: "bad-request: 1 players for 4 seats" });
  for (const deal of [undefined, null, [], "D14mymIbeC3Fznf1", new Map(), {}, { ...few, seed: -1 }, { ...few, players: [() => 1] }]) {
    assert.throws(() => dealLink(deal), { code: "bad-request" });
  }
  assert.throws(() => gameLink(""), { code: "bad-record" });
  assert.throws(() => gameLink("nonsense"), { code: "bad-record" });
});

test("both entries are one engine, and the inline one another way to it", () => {
  assert.equal(daily.readLink, readLink);
  assert.equal(daily.Game, Game);
  assert.equal(inline.Game, Game);
  assert.equal(inline.dealLink({ seed: 7, players: ["person", "expert", "expert", "expert"] }), "#deal=D14mymIbeC3Fznf1");
});
