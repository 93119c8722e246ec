import { Bot, Game, type CanastaError, type Decision, type ErrorCode, type Status } from "canasta-engine";
import { day, par, type Day } from "canasta-engine/daily";
import { dealLink, readLink } from "canasta-engine/links";
import { readDay } from "canasta-engine/links/inline";
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
// Fields of the rules have their values.
new Game({ seed: 1, set: { target: null, pile_new_meld: "pair", talons: [4, 3], pure_ranks: { "7": "always" }, ask_partner: "once" } });
// @ts-expect-error No rule has this value.
new Game({ seed: 1, set: { pile_new_meld: "triple" } });
// @ts-expect-error No rule has this name.
new Game({ seed: 1, set: { colour: 1 } });
export const target: number | null = game.rules().target;
export const isFrozen = (error: CanastaError): boolean => error.code === "pile-frozen";
// @ts-expect-error No error has this code.
export const noCode: ErrorCode = "pile-cold";
const today: Day = day("2026-12-01", "two");
export const mean: number = par(today.date, today.game).mean + (readDay(today.link).players[1]?.length ?? 0);
const link = readLink(dealLink({ seed: 7, players: ["person", { bot: "expert" }, "expert", "expert"] }));
export const dealer: number = link.kind === "deal" ? link.deal.dealer : new Game({ record: link.record }).status().hand;
// @ts-expect-error A day has no such game.
day("2026-12-01", "six");
