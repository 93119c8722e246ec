/// <reference lib="esnext.disposable" />
export { Bot, Game, bots, presets, review } from "./canasta_engine.js";
export type {
  BotName, BotOptions, Decision, DecisionReview, Ended, NewGame, Observation, Preset, ReviewOptions, Scores, ScoreSheet,
  SeatAction, Seed, SideScore, SoFar, Status, Values,
} from "./canasta_engine.js";
