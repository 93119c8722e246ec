#!/usr/bin/env bash
# boardgame.io 0.50.2 (npm): a bot of the local master is given every card, whatever `playerView` hides.
#
# A game hides its cards with `playerView: PlayerView.STRIP_SECRETS`, and a person's client is given the stripped state. The bots that
# `Local({ bots: { 1: RandomBot } })` adds play as player 1, so that one expects them to be given the view of player 1. `ai.enumerate`
# is called with the whole state instead: the hand of the other player and `G.secret` are in it, for RandomBot and for MCTSBot.
# Who writes a card game with this package strips the state at the top of `enumerate`, or plays against bots that peek. MCTSBot
# plays its trials on with the whole state too, so that stripping in `enumerate` does not make it fair.
#
# The script installs the package in a temporary folder and fails when the behaviour is another one.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.log
npm install --no-audit --no-fund --loglevel=error "boardgame.io@0.50.2" >> npm.log
cat > bots.cjs <<'JAVASCRIPT'
const { Client } = require("boardgame.io/client");
const { Local } = require("boardgame.io/multiplayer");
const { MCTSBot, RandomBot } = require("boardgame.io/ai");
const { INVALID_MOVE, PlayerView } = require("boardgame.io/core");

/** A game of two cards each: the cards of the other player and the stock are hidden. */
const cards = (given) => ({
  name: "cards",
  setup: () => ({ players: { 0: { hand: ["Ah", "Kd"] }, 1: { hand: ["2c", "3s"] } }, secret: { stock: ["Qh"] }, discards: [] }),
  playerView: PlayerView.STRIP_SECRETS,
  moves: {
    discard: ({ G, playerID }, card) => {
      const { hand } = G.players[playerID];
      if (!hand.includes(card)) return INVALID_MOVE;
      G.discards.push(...hand.splice(hand.indexOf(card), 1));
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
  endIf: ({ G }) => (G.discards.length === 4 ? { winner: "0" } : undefined),
  ai: {
    enumerate: (G, ctx) => {
      given.push({ other: G.players[0]?.hand ?? "hidden", stock: G.secret?.stock ?? "hidden" });
      return (G.players[ctx.currentPlayer]?.hand ?? []).map((card) => ({ move: "discard", args: [card] }));
    },
  },
});

const hidden = (value) => JSON.stringify(value ?? "hidden");

async function play(name, Bot) {
  const given = [];
  const client = Client({ game: cards(given), playerID: "0", numPlayers: 2, multiplayer: Local({ bots: { 1: Bot } }), debug: false });
  client.start();
  client.moves.discard("Ah");
  for (let tries = 0; given.length === 0 && tries < 100; tries++) await new Promise((done) => setTimeout(done, 100));
  const { G } = client.getState();
  console.log(`the person: other hand ${hidden(G.players[1]?.hand)}, stock ${hidden(G.secret?.stock)}`);
  console.log(`${name}: other hand ${hidden(given[0]?.other)}, stock ${hidden(given[0]?.stock)}`);
  client.stop();
}

play("RandomBot", RandomBot).then(() => play("MCTSBot", MCTSBot)).then(() => process.exit(0));
JAVASCRIPT
seen=$(node bots.cjs)
echo "$seen"
expected='the person: other hand "hidden", stock "hidden"
RandomBot: other hand ["Kd"], stock ["Qh"]
the person: other hand "hidden", stock "hidden"
MCTSBot: other hand ["Kd"], stock ["Qh"]'
[ "$seen" = "$expected" ] || { echo "the behaviour has changed; expected:"; echo "$expected"; exit 1; }
