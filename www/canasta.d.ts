import type { Ended, Observation, Preset, SoFar } from "../crates/canasta/src/rules/types";

/**
 * The API of the page for tests and programs: `window.canasta`. All values are plain objects.
 *
 * It comes with the part of the program that the first cards do not need: after the first deal, a few seconds after the first page, or at
 * once on the event `CanastaLoad`. The event `CanastaReady` says that it is there.
 *
 *     if (!window.canasta) await new Promise((ready) => {
 *       addEventListener("CanastaReady", ready, { once: true });
 *       dispatchEvent(new Event("CanastaLoad"));
 *     });
 *
 * A card is written as in records: its rank `4`…`9 T J Q K A 2 3`, then its suit `s h d c` (`Td` is the ten of diamonds); a joker is
 * `Jo`. The API shows only what the person at the screen may know: none of its functions
 * and values shows a hidden card. The device itself holds the deck, so the developer tools of the browser can show it.
 *
 * Every function takes any value. `play` answers a wrong one with a code, the others throw an `Error` with a `code`, and nothing has
 * changed. Seats, seeds and limits are whole numbers: no text, switch or fraction becomes one, and `null` is no value that was left out.
 */
export interface Canasta {
  /** The version of the game. */
  readonly version: string;
  /** The observation of the person; null before the first deal. */
  observation(): Observation | null;
  /**
   * The legal actions of the person in notation, of which those that differ only in suits are listed once; empty while others act, and
   * while a record is looked at. A large hand can have very many: at most `limit` are listed, 10,000 by default.
   */
  legal(limit?: number): string[];
  /**
   * Plays an action of the person, for example `"take 7s 7h"`. A refused action changes nothing. What is no text is refused as an
   * `unknown-action`.
   */
  play(action: string): Outcome;
  /**
   * Starts a game. Throws an Error with a sentence and a code if the options are impossible. A chosen seed or deck marks it as practice. The game
   * that it replaces goes to the library, and is set aside while that does not store it.
   */
  newGame(options?: NewGame): void;
  /** The game record: finished hands with their decks, and of a running hand only the actions, as comments. */
  record(): string;
  /** Calls `listener` after every change, also within a call of this API. Returns a function that removes the listener. */
  onChange(listener: (observation: Observation | null) => void): () => void;
  /** Changes the named settings, or none if one of them is wrong. Returns all settings. */
  settings(changes?: Partial<Omit<Settings, "greeted" | "not_install" | "sound_asked" | "mouse_offered" | "closed_tips" | "key_map">> & KeyChanges): Settings;
}

export type { Ended, Observation, Preset, SoFar };

/** What the functions throw: an Error with a sentence and one of these codes. */
export interface CanastaError extends Error {
  readonly code:
    | "bad-option" | "no-such-option" | "bad-rules" | "bad-seats" | "no-such-seat" | "bad-seed" | "bad-deck" | "no-randomness"
    | "bad-limit" | "bad-listener" | "bad-settings" | "bad-setting" | "no-such-setting";
}

/** The result of an action. */
export interface Outcome {
  /** Whether the action was played. */
  ok: boolean;
  /** The error code of a refusal, such as `pile-frozen`; null if the action was played. */
  code: string | null;
  /** The reason of a refusal as a sentence; null if the action was played. */
  message: string | null;
}

/** The options of a game. */
export interface NewGame {
  /** A preset; `classic` by default. */
  rules?: Preset;
  /** Fields of the rules that differ from the preset, by their names in scenario files. */
  set?: Record<string, unknown>;
  /** The players, clockwise. Several persons pass the device on; without a person the page shows the first seat. */
  seats?: (string | { name?: string; player?: "person" | Level })[];
  /** The seat that deals first; random by default. */
  dealer?: number;
  /** A whole number, or 64 hexadecimal digits; random by default. */
  seed?: number | string;
  /** The first deck, top card first. */
  deck?: string;
}

/** The bots. */
export type Level = "beginner" | "casual" | "club" | "expert" | "master" | "thumb";

/** All settings, as they are stored on the device. */
export interface Settings {
  theme: "system" | "light" | "dark" | "contrast";
  felt: "green" | "blue" | "plum" | "slate";
  back: "blue" | "red" | "plain";
  card_size: "small" | "normal" | "large";
  text_size: "small" | "normal" | "large";
  /** The speed of the bots' turns. */
  pace: "slow" | "normal" | "fast" | "instant";
  /** The time that bots may think. */
  patience: "short" | "normal" | "long";
  /** The speed of animations. */
  motion: "slow" | "normal" | "fast" | "off";
  sort: "rank" | "own";
  /** The detail of announcements for screen readers. */
  verbosity: "brief" | "normal" | "full";
  language: "device" | "en" | "de" | "es" | "fr" | "it" | "pt-BR" | "nl";
  /** Whether game messages are visible. */
  messages: boolean;
  /** “Switch mouse functions”: the left and the right button exchange their effects. */
  swap_buttons: boolean;
  /** Every click of the mouse adds a card to the selection, or removes it; `swap_buttons` then has no effect. */
  click_adds: boolean;
  /** TV mode. */
  tv: boolean;
  /** Lite version. */
  lite: boolean;
  four_colour: boolean;
  large_print: boolean;
  left_handed: boolean;
  /** A click on a card selects all of its rank. */
  whole_groups: boolean;
  /** Letter keys trigger commands. */
  keys: boolean;
  auto_draw: boolean;
  look_through: boolean;
  /** A warning while a discard is selected. */
  warn_discards: boolean;
  /** A line after a hand about what the person did for the first time. */
  achievements: boolean;
  sounds: boolean;
  /** A short text for each sound, whether sounds are on or off. */
  captions: boolean;
  /** Vibration on touch devices that have it. */
  vibration: boolean;
  /** Marks the game as practice. */
  practice: boolean;
  /** Marks the game as practice. */
  open_hands: boolean;
  /** Whether all tips of the coach were closed. */
  readonly greeted: boolean;
  /** Whether the offer to install the game was declined. */
  readonly not_install: boolean;
  /** Whether the question about sounds was answered. */
  readonly sound_asked: boolean;
  /** Whether the mouse mode in which every click adds was offered. */
  readonly mouse_offered: boolean;
  /** The names of the closed tips; `greeted` closes all of them. */
  readonly closed_tips: readonly string[];
  /** The key of each command; `""` for none. */
  readonly key_map: Record<Command, string>;
}

/** The commands that have keys. */
export type Command =
  | "draw" | "take" | "lay" | "discard" | "unstage" | "undo" | "hint" | "keep" | "ask" | "yes" | "no"
  | "hand" | "melds" | "pile" | "scores" | "minimum" | "buttons" | "repeat" | "pause" | "faster" | "what-happened" | "keys"
  | "undo-turn" | "new-game" | "play" | "score-pad" | "history" | "library" | "statistics" | "learn" | "rules" | "house-rules"
  | "settings" | "files" | "glossary" | "score-keeper" | "more";

/** New keys for commands, `""` for none; `"key-map": "usual"` resets all keys. */
export type KeyChanges = { [command in `key-${Command}`]?: string } & { "key-map"?: "usual" };

declare global {
  interface Window {
    canasta: Canasta;
  }
}
