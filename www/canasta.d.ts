/**
 * The game for tests and tinkerers: `window.canasta`. Everything is a plain object.
 *
 * Cards are written as in records: rank `4`…`9 T J Q K A 2 3`, then suit `s h d c` (`Td` is the ten of diamonds); a
 * joker is `Jo`. What is shown is what the person at the screen may know: it cannot be used to peek.
 */
export interface Canasta {
  readonly version: string;
  /** What the person sees now; null before the first deal. */
  observation(): Observation | null;
  /**
   * The legal actions of the person in notation, up to the choice of suits; empty while others act. With a large hand
   * there can be very many: at most `limit` (10,000 unless told) are listed.
   */
  legal(limit?: number): string[];
  /** Plays an action of the person, for example `"take 7s 7h"`. A refused one changes nothing. */
  play(action: string): Outcome;
  /** Starts a game; throws an Error with a sentence if it cannot be. A chosen seed or deck makes it practice. */
  newGame(options?: NewGame): void;
  /** The game record: finished hands whole; of a hand that is on the actions alone, as comments. */
  record(): string;
  /** Calls `listener` after every change, also from within another call of these; the function returned ends that. */
  onChange(listener: (observation: Observation | null) => void): () => void;
  /** Changes the settings named, and gives all of them. */
  settings(changes?: Partial<Omit<Settings, "greeted" | "not_install" | "key_map">> & KeyChanges): Settings;
}

export interface Observation {
  seat: number;
  /** Who is to act; null when the hand has ended. */
  to_act: number | null;
  /** Whose turn it is: the asker while an answer is due. */
  turn: number;
  phase: "draw" | "play" | "answer";
  drew: "stock" | "pile" | null;
  bound: "must-go-out" | "may-not-go-out" | null;
  so_far: SoFar;
  ended: "out" | "concealed" | "stock" | "red-three" | null;
  dealer: number;
  hand: string[];
  hand_counts: number[];
  /** Cards that each seat is known to hold: taken with the pile and not played since. */
  known: string[][];
  /** Every card whose place is not known: those of the stock and of the other hands, but for the known ones. */
  unseen: string[];
  /** The cards of all seats, once the hand has ended. */
  hands: string[][] | null;
  /** The melds of each side, each a list of cards. */
  melds: [string[][], string[][]];
  /** Whether each seat had laid a card before this turn. */
  has_laid: boolean[];
  red_threes: [string[], string[]];
  /** How many cards are left. */
  stock: number;
  /** Bottom first. */
  pile: string[];
  banner: "" | "Pile Frozen" | "Frozen";
  frozen_to_us: boolean;
  /** Before this hand. */
  scores: [number, number];
  opening_minimums: [number, number];
}

/** What has been done in the turn that is on, as far as a rule asks for it. */
export interface SoFar {
  /** Whether the partner has been asked. */
  asked: boolean;
  /** Whether cards were laid other than with the pile. */
  melded: boolean;
  /** Whether cards were laid at all. */
  laid: boolean;
  /** Whether a card was added to a meld that lay there before the turn. */
  added: boolean;
  /** The ranks of the own melds that lay there before the turn. */
  old_melds: string[];
}

export interface Outcome {
  ok: boolean;
  /** The error code, if refused: `pile-frozen`, `below-opening-minimum`, … */
  code: string | null;
  /** The same as a sentence. */
  message: string | null;
}

export interface NewGame {
  /** A preset; `classic` unless told. */
  rules?: "classic" | "classic-two" | "duel" | "rooms-two" | "rooms-four" | "evening" | "pagat";
  /** Fields of the rules to change, by the names of scenario files. */
  set?: Record<string, unknown>;
  /** One for each player, clockwise. Several persons pass the device; with none you watch the first seat. */
  seats?: (string | { name?: string; player?: "person" | Level })[];
  /** Who deals first; drawn by lot unless told. */
  dealer?: number;
  /** A whole number, or 64 hexadecimal digits. */
  seed?: number | string;
  /** The first deck: 108 cards, top first. */
  deck?: string;
}

/** Who plays where no person does. */
export type Level = "beginner" | "casual" | "club" | "expert" | "master" | "thumb";

/** Every setting, as it is kept on the device. */
export interface Settings {
  theme: "system" | "light" | "dark" | "contrast";
  felt: "green" | "blue" | "plum" | "slate";
  back: "blue" | "red" | "plain";
  card_size: "small" | "normal" | "large";
  text_size: "small" | "normal" | "large";
  /** Of the bots. */
  pace: "slow" | "normal" | "fast" | "instant";
  /** How long the bots may think. */
  patience: "short" | "normal" | "long";
  /** Of the cards. */
  motion: "slow" | "normal" | "fast" | "off";
  sort: "rank" | "own";
  /** How much is said aloud. */
  verbosity: "brief" | "normal" | "full";
  language: "en";
  /** Show game messages. */
  messages: boolean;
  /** Switch mouse functions. */
  swap_buttons: boolean;
  /** TV mode. */
  tv: boolean;
  /** Lite version. */
  lite: boolean;
  four_colour: boolean;
  large_print: boolean;
  left_handed: boolean;
  /** A click on a card selects all of its rank. */
  whole_groups: boolean;
  /** Keys of one letter do something. */
  keys: boolean;
  auto_draw: boolean;
  look_through: boolean;
  sounds: boolean;
  /** Marks the game as practice. */
  practice: boolean;
  /** Marks the game as practice. */
  open_hands: boolean;
  /** Whether the hints of the first game were dismissed. */
  readonly greeted: boolean;
  /** Whether the person does not want to be asked again to install the game. */
  readonly not_install: boolean;
  /** The key of each command; "" for none. */
  readonly key_map: Record<Command, string>;
}

/** What a key can be for. */
export type Command =
  | "draw" | "take" | "lay" | "discard" | "unstage" | "undo" | "hint" | "keep" | "ask" | "yes" | "no"
  | "hand" | "melds" | "pile" | "scores" | "minimum" | "buttons" | "repeat" | "pause" | "keys";

/** Another key for a command, "" for none; `"key-map": "usual"` puts all keys back. */
export type KeyChanges = { [command in `key-${Command}`]?: string } & { "key-map"?: "usual" };

declare global {
  interface Window {
    canasta: Canasta;
  }
}
