/** What is refused is an `Error` with a code: `(error as CanastaError).code`. */
export interface CanastaError extends Error {
  code: ErrorCode;
}

/** A whole number from 0 to 2^53 - 1, the largest that JavaScript counts exactly, or 64 hexadecimal digits. */
export type Seed = number | string;

/** The options of a game. */
export interface NewGame {
  /** A preset; `classic` by default. */
  rules?: Preset;
  /** Fields of the rules that differ from the preset; `game.rules()` has them all. */
  set?: Partial<RuleFields>;
  /** The seed of all decks and of the first dealer. Only a record can be continued without. */
  seed?: Seed;
  /** The names of the seats, and of the fifth where one of five people rests in each hand. */
  names?: string[];
  /** The text of a record, whose game goes on. It brings its rules and names: `rules`, `set` and `names` beside it are refused. */
  record?: string;
}

/** Where a game stands. */
export interface Status {
  /** The number of the hand, from 1. */
  hand: number;
  /** The seat to act; null when the hand has ended. */
  to_act: number | null;
  ended: Ended | null;
  /** The totals of the sides, two or three. */
  totals: number[];
  /** Whether the match is over. */
  over: boolean;
  /** The side that won the match: 0 or 1, or 2 where three play. */
  winner: number | null;
}

/** An action of another seat. */
export interface SeatAction {
  seat: number;
  action: string;
}

/** What a player is told. */
export interface Decision {
  /** The number of the hand, from 1. */
  hand: number;
  /** What the others have done since the last action of the seat, or since the deal. */
  since: SeatAction[];
  observation: Observation;
  /** Some legal actions, never none for the seat that is to act. Any legal action may be played, listed or not. */
  legal: string[];
}

/** The totals, and the score sheets of the finished hands. */
export interface Scores {
  totals: number[];
  hands: ScoreSheet[];
}

/** The score of a hand. */
export interface ScoreSheet {
  ended: Ended;
  /** The side that went out. */
  went_out: number | null;
  /** Of each side, two or three. */
  sides: SideScore[];
}

/** The items of a side: numbers of cards and canastas, all else in points. */
export interface SideScore {
  going_out: number;
  natural_canastas: number;
  mixed_canastas: number;
  canastas: number;
  red_three_count: number;
  red_threes: number;
  melded_cards: number;
  melded: number;
  cards_in_hand: number;
  in_hand: number;
  /** What incomplete melds and cards held together count, where they count anything. */
  penalties?: number;
  /** Bonuses that no other item has, where there are any. */
  extras?: number;
  /** The points of a special hand, which count alone. */
  special?: number;
  hand: number;
  before: number;
  total: number;
}

/** A built-in bot: first the levels, from the weakest to the strongest. */
export type BotName =
  | "beginner" | "casual" | "club" | "expert" | "master" | "thumb" | "brisk"
  | (string & {});

/** The options of a bot. */
export interface BotOptions {
  /** The seed of its random numbers; 0 by default. The same seed plays the same. */
  seed?: Seed;
  /** Sampled worlds for a decision; only `master` and references heed it. */
  worlds?: number;
  style?: "even" | "builder" | "runner" | "freezer";
}

/** The options of a review. */
export interface ReviewOptions {
  /** The seats whose decisions are reviewed; all by default. */
  seats?: number[];
  /** Sampled worlds for a decision: 4096 by default, which takes a second or so for each. */
  worlds?: number;
}

/** What was done beside the best plan. */
export interface Values {
  done: number;
  best: number;
  /** The mean of the best plan's value minus that of what was done. */
  loss: number;
  /** The standard error of the loss. */
  error: number;
}

/** The review of a decision. */
export interface DecisionReview {
  /** The number of the hand, from 1. */
  hand: number;
  /** The number of its first action in the hand, from 0. */
  action: number;
  seat: number;
  kind: "draw" | "play" | "ask" | "answer";
  /** The actions, in notation. */
  done: string[];
  /** Null if the rules left no choice. */
  worth: {
    best: string[];
    is_best: boolean;
    states: number;
    /** The probability to win the match. */
    win: Values;
    /** Points of the hand, own side minus the other. */
    points: Values;
  } | null;
}
