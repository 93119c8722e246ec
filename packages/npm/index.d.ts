/// <reference lib="esnext.disposable" />
export { Bot, Game, bots, presets, review } from "./canasta_engine.js";
export type {
  BotName, BotOptions, CanastaError, Decision, DecisionReview, Ended, ErrorCode, MeldRank, NewGame, Observation, Preset, ReviewOptions, RuleFields, Scores,
  ScoreSheet, SeatAction, Seed, SideScore, SoFar, Status, Values,
} from "./canasta_engine.js";
