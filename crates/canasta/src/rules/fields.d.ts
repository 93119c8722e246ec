// The fields of the rules, written from the table of `ruleset/table.rs` by `CANASTA_BLESS=1 cargo test -p canasta --lib typescript`.

/** A rank from 4 to ace. */
export type MeldRank = "4" | "5" | "6" | "7" | "8" | "9" | "T" | "J" | "Q" | "K" | "A";

/** Every field of the rules; `docs/rules.md` of the repository says what they mean. */
export type RuleFields = {
  /** Two to eight players. */
  players: 2 | 3 | 4 | 5 | 6 | 7 | 8;
  /** The number of sides; null: two for an even number of players, else each alone. From 2 to 8. */
  sides: number | null;
  /** Whether who first takes the pile plays alone against the two others. */
  lone_taker: boolean;
  /** Whether five people play, three against two, so that one of the three rests in each hand. */
  sit_out: boolean;
  /** Packs of 52 cards. From 2 to 8. */
  packs: number;
  /** Jokers in each pack. From 0 to 4. */
  pack_jokers: number;
  /** Cards dealt to each seat. From 1 to 99. */
  hand_size: number;
  /** Cards drawn from the stock at the start of a turn. */
  draw_count: 1 | 2 | 3 | 4 | 5;
  /** Whether the first player is dealt one card more and begins without drawing. */
  leader_extra: boolean;
  /** Whether a card is turned up at the deal to begin the pile. */
  turn_up: boolean;
  /** Cards of the second hand of each seat, the foot. From 0 to 30. */
  foot_size: number;
  /** Cards of each further hand, where there are several, in the order in which they are picked up. One alone is kept as `foot_size`. From 1 to 30. */
  feet: number[];
  /** The time at which the foot is picked up: when the hand was emptied, or with a canasta of its player. */
  foot_pickup: "at-once" | "turn-ends" | "discard" | "canasta";
  /** Whether threes of a foot that are laid out are replaced from the stock. */
  foot_threes_replaced: boolean;
  /** What the cutter keeps of the packet that was lifted. */
  cut_keep: "none" | "one" | "run" | "three";
  /** Cards on which another card is turned up at the deal. */
  turn_up_again: ("wild" | "red-three" | "black-three" | "A")[];
  /** Whether such a card goes under the stock instead of being covered. */
  turn_up_back: boolean;
  /** Cards that lie face down under the turn-up. From 0 to 15. */
  pile_start: number | "rank";
  /** Bonus cards for the first, second … side that opens. From 1 to 8. */
  talons: number[];
  /** Fewest naturals in a meld. From 1 to 8. */
  min_naturals: number;
  /** Most wilds in a meld; null: no cap. From 0 to 255. */
  max_wilds: number | null;
  /** Whether the wilds in a meld may never outnumber its naturals. */
  wilds_max_naturals: boolean;
  /** How many more naturals than wilds a meld with wilds needs where `wilds_max_naturals` holds. From 0 to 5. */
  naturals_ahead: number;
  /** Most cards of a set; null: no cap. From 7 to 20. */
  meld_max: number | null;
  /** The number of sets of one rank, and of wild melds, that a side may have. */
  melds_per_rank: "one" | "one-open" | "any";
  /** Whether sequences may be melded. */
  sequences: boolean;
  /** Whether wilds alone may be melded. */
  wild_melds: boolean | "first";
  /** Naturals that a set needs before wilds join it after the opening. From 0 to 7. */
  wilds_join_at: number;
  /** The ranks whose sets take no wilds. */
  pure_ranks: { [rank in MeldRank]?: "always" | "unless-opened" };
  /** Whether nobody lays cards on sets of a rank of which a side has a canasta. */
  dead_ranks: boolean;
  /** Points of a side's first meld: the first for a score below the first of the steps, the next from that step, and so on. From 0 to 1000000. */
  opening_minimums: number[];
  /** What picks the minimum: the score, or the number of the hand. */
  opening_by: "score" | "deal";
  /** Scores from which the second, third … minimum holds. From -1000000 to 1000000. */
  opening_steps: number[];
  /** What else the opening needs. */
  opening_rules: ("pure-set" | "hand-only" | "no-mixed-canasta" | "canasta-free" | "no-pile")[];
  /** The canasta that the opening must hold, for each of the minimums. */
  opening_needs: ("" | "canasta" | "natural")[];
  /** Whether the opening may hold wilds. */
  wilds_in_opening: boolean;
  /** Whether a hand melded out entirely is exempt from the minimum. */
  concealed_exempt: boolean;
  /** First turns of each seat in which nothing is laid and the pile is not taken. From 0 to 3. */
  closed_turns: number;
  /** Whether the pile may be taken at all. */
  pile_allowed: boolean;
  /** The cards of the hand that make a new meld with the top card of an unfrozen pile. */
  pile_new_meld: "pair-or-wild" | "pair";
  /** Own melds onto which the top card may go. */
  pile_own_meld: "any" | "under-7" | "none";
  /** Whether a wild in the pile, or a red three turned up at the deal, freezes it. */
  freezing: boolean;
  /** Whether the pile is frozen to a side that has not melded. */
  frozen_until_melded: boolean;
  /** Whether a pile of one card is closed to a hand of one card. */
  one_card_pile_closed: boolean;
  /** Whether the pile is frozen to everybody at all times. */
  always_frozen: boolean;
  /** Cards of the hand that take a pile which is frozen by a card in it. From 2 to 3. */
  frozen_needs: number;
  /** How many of these may be wild. From 0 to 1. */
  frozen_wilds: number;
  /** Cards taken from the top of the pile, that one included; null: the whole pile. From 1 to 50. */
  pile_take: number | null;
  /** Cards drawn from the stock after taking the pile. From 0 to 2. */
  pile_extra: number;
  /** The wilds of the hand that take a pile with a wild on top. */
  pile_wild: "never" | "pair" | "same-colour-pair";
  /** What is laid of the cards that came with the pile in the turn that took it. */
  pile_melds: "any" | "top";
  /** Whether the top card alone may go onto an own sequence. */
  pile_onto_sequence: boolean;
  /** The discard of wilds. */
  wild_discards: "any" | "last";
  /** Cards that are not discarded onto an empty pile. */
  no_first_discards: ("4" | "5" | "6" | "7" | "8" | "9" | "T" | "J" | "Q" | "K" | "A" | "wild" | "dead")[];
  /** Bonus for one red three, in points. From 0 to 1000000. */
  red_three: number;
  /** Bonus in total for all red threes of the packs, in points. From 0 to 1000000. */
  four_red_threes: number;
  /** Whether red threes count against a side with no meld. */
  red_threes_negative: boolean;
  /** Whether black threes are laid only when no other card is left in the hand. */
  black_threes_last: boolean;
  /** What a black three left in the hand counts against the side, in points. From 0 to 1000000. */
  black_three_held: number;
  /** The role of black threes. */
  black_three_role: "stop" | "dead" | "bonus" | "freeze";
  /** The role of red threes. */
  red_three_role: "bonus" | "dead";
  /** What a red three left in a hand or foot counts against the side, in points. From 0 to 1000000. */
  red_three_held: number;
  /** What a side gets once for four black threes or more among its melds, in points. From 0 to 1000000. */
  black_threes_melded: number;
  /** Totals for one, two … laid-out threes of one colour, in points; each beyond them counts `red_three`. From 0 to 1000000. */
  threes_table: number[] | null;
  /** Threes count against a side with fewer canastas than the first number, for it from the second on. From 0 to 20. */
  threes_sign: number[] | null;
  /** Canastas that a side needs to go out. From 0 to 11. */
  canastas_to_go_out: number;
  /** Ranks that must be among those canastas. */
  required_ranks: MeldRank[];
  /** Fewest canastas of each kind among them. From 0 to 20. */
  canasta_kinds: { [key in "natural" | "mixed" | "sequence" | "wild"]?: number };
  /** What else going out needs. */
  out_rules: ("discard" | "complete" | "no-discard" | "partners-foot")[];
  /** Whether the partner may be asked "May I go out?". */
  ask_partner: boolean | "once" | "must";
  /** Whether a player may go out without drawing first. */
  out_without_draw: boolean;
  /** Whether the last card is kept when it may not go out. */
  keep_last_card: boolean;
  /** The rule for an empty stock. */
  stock_end: "a" | "b" | "c" | "d";
  /** The game ends at this score; null: after one hand. From 1 to 1000000. */
  target: number | null;
  /** The game ends after so many hands, or at the target before; null: the target alone decides. From 1 to 20. */
  deals: number | null;
  /** Fields that change from hand to hand: those of the first hand, of the second and so on; the last hold on. */
  by_deal: Partial<Pick<RuleFields, "draw_count" | "opening_minimums" | "pile_take" | "pile_extra" | "canastas_to_go_out" | "required_ranks" | "canasta_kinds">>[];
  /** Bonus for going out, in points. From 0 to 1000000. */
  going_out: number;
  /** Bonus in total for going out concealed, in points. From 0 to 1000000. */
  concealed: number;
  /** Bonus for lifting exactly the cards of the deal, in points: of real tables, so the score keeper alone counts it. From 0 to 1000000. */
  cut_bonus: number;
  /** Bonus for a natural canasta, in points. From 0 to 1000000. */
  natural_canasta: number;
  /** Bonus for a mixed canasta, in points. From 0 to 1000000. */
  mixed_canasta: number;
  /** What a card of a rank counts in melds and hands, in points, where it is not the usual value; the three is a black one that is laid. From 0 to 500. */
  card_points: { [key in "4" | "5" | "6" | "7" | "8" | "9" | "T" | "J" | "Q" | "K" | "A" | "2" | "3" | "joker"]?: number };
  /** Bonuses for other canastas, in points. From 0 to 1000000. */
  canasta_bonuses: { [key in "4" | "5" | "6" | "7" | "8" | "9" | "T" | "J" | "Q" | "K" | "A" | "sequence" | "wild" | "wild-twos" | "wild-jokers" | "wild-pure" | "mixed-4" | "mixed-5" | "mixed-6" | "mixed-7" | "mixed-8" | "mixed-9" | "mixed-T" | "mixed-J" | "mixed-Q" | "mixed-K" | "mixed-A"]?: number };
  /** What a side with so many canastas gets once, in points; of several numbers the highest that it reaches. From 0 to 1000000. */
  canasta_count_bonus: { [key in "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12" | "13" | "14" | "15" | "16" | "17" | "18" | "19" | "20"]?: number };
  /** What an own meld of fewer than seven cards without wilds, or of wilds alone, counts against the side at the end. From 0 to 1000000. */
  incomplete_penalties: { [key in "4" | "5" | "6" | "7" | "8" | "9" | "T" | "J" | "Q" | "K" | "A" | "sequence" | "wild"]?: number };
  /** What a hand with three cards of a rank, or with four black threes, counts against its side at the end. From 0 to 1000000. */
  held_penalties: { [key in "4" | "5" | "6" | "7" | "8" | "9" | "T" | "J" | "Q" | "K" | "A" | "3"]?: number };
  /** Whether melded cards of a side without a canasta count against it. */
  melds_need_canasta: boolean;
  /** Points of the special hands of fourteen cards. From 0 to 1000000. */
  special_hands: { [key in "pairs" | "wild-pairs" | "miami-pairs" | "zip-code" | "garbage" | "blast-off" | "triples" | "quads" | "dream-4" | "dream-5" | "straight"]?: number };
};
