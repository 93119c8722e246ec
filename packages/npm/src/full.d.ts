/** Who sits at a seat of a deal: whoever opens the link, or a bot. */
export type DealPlayer = "person" | BotName | { bot: BotName; style?: "even" | "builder" | "runner" | "freezer" };

/** A deal to be played by others. It has either a seed or a deck. */
export interface Deal {
  /** A preset; `classic` by default. */
  rules?: Preset;
  /** Fields of the rules that differ from the preset. */
  set?: Partial<RuleFields>;
  seed?: Seed;
  /** The cards of one hand as a text, top first, as in a record. */
  deck?: string;
  /** 1 to 8, or a match; 1 by default. */
  hands?: number | "match";
  /** The seat that deals the first hand; 0 by default. */
  dealer?: number;
  /** One for each seat. */
  players: DealPlayer[];
  /** Who sends it, and the points that their side has made in all its hands together. */
  sender?: { name: string; result: number };
}

/** What a link holds. */
export type Link =
  | { kind: "deal"; deal: Deal & Required<Pick<Deal, "rules" | "hands" | "dealer">> }
  | { kind: "game"; record: string };

/** Classic for two, Classic for four, or one of the further games, by the day of the week. */
export type DayGame = "two" | "four" | "further";

/** The deal of a day: one hand, from 0 to 0. */
export interface Day {
  /** Like `2026-11-28`. */
  date: string;
  game: DayGame;
  rules: Preset;
  seed: string;
  /** Its cards, top first. */
  deck: string[];
  deck_sha256: string;
  dealer: number;
  /** The bot of each seat; null on the person's. */
  players: (BotName | null)[];
  /** The version of the bots. */
  version: string;
  /** The end of the address of a page on which it is played, from its # on. */
  link: string;
  /** The hand as it is dealt: `new Game({ record })` goes on with it. */
  record: string;
}

/** A playing of par. */
export interface Playing {
  /** The score of the person's side less the best other, in points. */
  lead: number;
  record: string;
}

/** What the strongest bot makes of a deal in the person's seat. */
export interface Par {
  /** The mean of the playings, in points. */
  mean: number;
  /** Half of its interval of 95 %. */
  within: number;
  /** That of each playing. */
  leads: number[];
}
