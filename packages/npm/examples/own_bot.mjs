// A bot of your own plays a match against a built-in one: node own_bot.mjs [SEED [LEVEL]]
import { Bot, Game } from "canasta-engine";

/** Takes what it can, melds what it can, and discards its cheapest card. */
function cautious({ legal }) {
  const price = (card) => "456789TJQKA2".indexOf(card[0]) + (card === "Jo" ? 99 : 1);
  const wish = (action) => {
    const [verb, card] = action.split(" ");
    return { take: 0, answer: 0, draw: 1, keep: 1, meld: 2, discard: 3 + (card ? price(card) : 0), ask: 200 }[verb];
  };
  return legal.reduce((best, action) => (wish(action) < wish(best) ? action : best));
}

const [seed, level] = [Number(process.argv[2] ?? 1), process.argv[3] ?? "casual"];
const game = new Game({ rules: "duel", seed, names: ["cautious", level] });
const bot = new Bot(level, { seed });

let status = game.status();
while (!status.over) {
  if (status.to_act === null) status = game.deal();
  else status = game.play(status.to_act === 0 ? cautious(game.observe()) : bot.act(game));
}
console.log(`${["cautious", level][status.winner]} wins ${status.totals.join(" : ")} after ${status.hand} hands`);
