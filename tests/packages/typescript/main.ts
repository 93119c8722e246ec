import { Bot, Game, type Decision, type Status } from "canasta-engine";
import { Game as Inline, presets } from "canasta-engine/inline";

const game = new Game({ rules: "duel", seed: 43 });
const bot = new Bot("club", { seed: 1, worlds: 10 });
let status: Status = game.status();
const decision: Decision = game.observe();
if (status.to_act !== null) status = game.play(bot.act(game), status.to_act);
export const said: [string[], Record<string, unknown>, number] = [decision.legal, new Inline({ seed: 1 }).rules(), presets().length];
// @ts-expect-error A seat is a number.
game.observe("north");
// @ts-expect-error No option has this name.
new Game({ sead: 1 });
// Three players have three sides.
status.winner = 2;
export const sides: number = decision.observation.scores[2]! + (game.score().hands[0]?.sides[2]?.total ?? 0) + decision.observation.melds[2]!.length;
