// The types that the page and the npm package have in common. xtask puts this file into `canasta.d.ts` of the page, and
// `packages/npm` into its own types.

/** A preset of the rules. */
export type Preset =
  | "classic" | "classic-two" | "duel" | "rooms-two" | "rooms-four" | "evening" | "pagat"
  | "three-handed" | "samba" | "bolivia" | "modern-american" | "hand-and-foot"
  | "hand-knee-and-foot" | "danish-family" | "czech-club";

/** How a hand ended. */
export type Ended = "out" | "concealed" | "stock" | "red-three" | "special";

/** What one seat may know. Seats are numbered clockwise from 0; side 0 is the side of seat 0. Lists by side have
 * two entries, or three where three play each for itself. */
export interface Observation {
  /** The seat that observes. */
  seat: number;
  /** The seat to act; null after the end of the hand. */
  to_act: number | null;
  /** The seat whose turn it is; while an answer is due, the seat that asked. */
  turn: number;
  phase: "draw" | "play" | "answer";
  /** The source of the drawn cards; null before the draw. */
  drew: "stock" | "pile" | null;
  /** The obligation of the turn after the partner's answer. */
  bound: "must-go-out" | "may-not-go-out" | null;
  so_far: SoFar;
  /** The way in which the hand ended; null while it is running. */
  ended: Ended | null;
  dealer: number;
  hand: string[];
  hand_counts: number[];
  /** The cards that each seat is known to hold: taken with the pile, or kept of the cut, and not played since. */
  known: string[][];
  /** The cards whose place is unknown: those of the stock, of the other hands and feet, and those face down in the pile, without the known ones. */
  unseen: string[];
  /** The hands of all seats after the end of the hand; null before. */
  hands: string[][] | null;
  /** The melds of each side, each a list of cards. */
  melds: string[][][];
  /** Whether each seat had laid a card before this turn. */
  has_laid: boolean[];
  red_threes: string[][];
  /** In games with feet: the number of cards in the next foot of each seat, 0 once the last is picked up. */
  feet?: number[];
  /** In games with several feet: the numbers of cards in the feet of each seat behind that one. */
  later_feet?: number[][];
  /** In games with feet: the cards of the next feet, once the hand has ended. */
  shown_feet?: string[][];
  /** In games with several feet: the cards of those behind them, once the hand has ended. */
  shown_later_feet?: string[][][];
  /** The number of the hand in its match, where a rule depends on it. */
  hand_number?: number;
  /** Whether each seat has asked in this hand, where it may ask once. */
  has_asked?: boolean[];
  /** How many turns each seat has ended, while the rules close some. */
  turns?: number[];
  /** Cards that came with the pile in this turn, where they are laid in a later one only. */
  came?: string[];
  /** With three players of whom one plays alone: that seat, once it does. */
  lone?: number;
  /** The special hand that ended this hand of the match. */
  special?: string;
  /** The number of cards in the stock. */
  stock: number;
  /** The open cards of the pile, bottom first. */
  pile: string[];
  /** The number of cards that lie face down under them, in games that begin so. */
  face_down?: number;
  banner: "" | "Pile Frozen" | "Frozen";
  frozen_to_us: boolean;
  /** The scores of the sides before this hand. */
  scores: number[];
  /** What the first meld of each side must count. */
  opening_minimums: number[];
}

/** Facts about the current turn that rules depend on. */
export interface SoFar {
  /** Whether the partner has been asked. */
  asked: boolean;
  /** Whether cards were laid without taking the pile. */
  melded: boolean;
  /** Whether any cards were laid. */
  laid: boolean;
  /** Whether a card was added to a meld from before the turn. */
  added: boolean;
  /** The ranks of the own melds from before the turn. */
  old_melds: string[];
  /** The number of the own second sets of a rank, sequences and wild melds from before the turn, if there are any. */
  old_further?: number;
}
