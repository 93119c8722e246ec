//! The choice of the discard for playouts: that of the heuristic, with probabilities from tables.

use crate::bots::heuristic::PolicyParameters;
use crate::bots::heuristic::public_features::{EndRisk, PublicFeatures};
use crate::bots::heuristic::weights;
use crate::rules::{Card, Counts, Meld, PileNewMeld, PileOwnMeld, Players, Rank, Ranks, Rules};

/// Probabilities are in units of 1/256.
const CERTAIN: i32 = 256;
/// Resolution of the tables: the share of the hidden cards that the next player holds, in steps of 1/32.
const STEPS: usize = 32;

/// States of knowledge about a rank in the next hand: none; the player passed it; one card is known; two are known.
const KNOWLEDGE: usize = 4;
/// The length of a table indexed by the unseen cards of a rank: at most 8, but a power of two saves the bounds check.
const UNSEEN: usize = 16;
/// Probabilities that the next player can take the pile with a card. Indexed by the share of the hidden cards that the player
/// holds, in [`STEPS`], then by `unseen * KNOWLEDGE + knowledge`.
type TakeProbabilities = [[i16; KNOWLEDGE * UNSEEN]; STEPS + 1];

/// The probabilities where a natural pair is needed.
static WITH_PAIR: TakeProbabilities = take_probabilities(0);
/// The probabilities where a card and a wild card are enough. Three of eight players have one and want to spend it.
static WITH_WILD: TakeProbabilities = take_probabilities(3);

const fn take_probabilities(with_wild: i32) -> TakeProbabilities {
    let mut table = [[0; KNOWLEDGE * UNSEEN]; STEPS + 1];
    let mut step = 0;
    while step <= STEPS {
        let part = (CERTAIN as usize * step / STEPS) as i32;
        let (mut none, mut one) = (CERTAIN, 0);
        let mut cards = 0;
        while cards < 9 {
            let (some, two) = (CERTAIN - none, CERTAIN - none - one);
            let probability = two + (((some - two) * with_wild) >> 3);
            let here = [probability, (probability * 3) >> 3, some, CERTAIN];
            let mut knowledge = 0;
            while knowledge < KNOWLEDGE {
                table[step][cards * KNOWLEDGE + knowledge] = here[knowledge] as i16;
                knowledge += 1;
            }
            one = (one * (CERTAIN - part) + none * part) / CERTAIN;
            none = none * (CERTAIN - part) / CERTAIN;
            cards += 1;
        }
        step += 1;
    }
    table
}

/// The index of a certain take.
const CERTAIN_INDEX: u8 = KNOWLEDGE as u8 - 1;
/// The index of an impossible take: the entry for more unseen cards than there are is 0.
const IMPOSSIBLE_INDEX: u8 = ((UNSEEN - 1) * KNOWLEDGE) as u8;

/// The opponents' gain from the top card beyond its points, by the size of their meld of its rank.
static TOP_CARD_GAIN: [i32; 16] = {
    let mut gain = [weights::PILE_CARD; 16];
    let mut cards = 0;
    while cards < Meld::CANASTA {
        gain[cards] += match cards {
            0 => weights::FEED_NEW,
            _ => weights::FEED_MELD + weights::FEED_POTENTIAL[cards],
        };
        cards += 1;
    }
    gain
};

/// More than the cost of any discard.
const MAX_COST: i32 = i16::MAX as i32 / 2;

/// The cheapest rank so far: its cost, with its index in the four lowest bits, so that the lowest rank wins among equals.
#[derive(Clone, Copy)]
struct Cheapest(i32);

impl Cheapest {
    const NONE: Cheapest = Cheapest(MAX_COST << 4);

    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    fn consider(&mut self, ranks: Ranks, cost: impl Fn(usize) -> i32) {
        let mut ranks = u32::from(ranks.bits());
        while ranks != 0 {
            let place = ranks.trailing_zeros() as usize & 15;
            ranks &= ranks - 1;
            self.0 = self.0.min(cost(place) << 4 | place as i32);
        }
    }

    const fn cost(self) -> i32 {
        self.0 >> 4
    }

    const fn place(self) -> usize {
        self.0 as usize & 15
    }
}

/// What the choice of a discard depends on, by rank.
pub struct DiscardView<'a> {
    pub rules: &'a Rules,
    pub parameters: &'a PolicyParameters,
    pub held: Counts,
    /// Naturals of each rank that both sides have melded.
    pub melded: Counts,
    /// Cards in the own meld of each rank.
    pub own_melds: Counts,
    /// Cards in the opponents' meld of each rank.
    pub opponent_melds: Counts,
    pub end_risk: EndRisk,
    /// The cards of the pile.
    pub discards: Counts,
    /// Cards that the next player is known to hold, and their number.
    pub known: Counts,
    pub known_len: usize,
    /// The ranks that the next player has discarded or passed.
    pub passed: Ranks,
    /// The cards in the next player's hand, and in the hands of all others but this seat's.
    pub next_len: usize,
    pub others: usize,
    pub stock_len: usize,
    pub pile_value: i32,
    /// The minimum of the next player's opening, where the opponents have not opened.
    pub next_minimum: i32,
    /// Whether the next player needs a natural pair to take the pile as it lies.
    pub is_frozen: bool,
}

/// Whether the tables cover these rules.
pub fn is_covered(rules: &Rules) -> bool {
    rules.required_ranks.is_empty()
        && rules.card_points.is_empty()
        && rules.held_penalties.is_empty()
        && rules.min_naturals <= 3
        && rules.pile_allowed
        && rules.packs <= 2
}

/// How many discards of a pile tell what the next player passed, of several players.
pub const PASSED: usize = 6;

/// The cheapest discard; `None` with an empty hand.
pub fn choose(features: &PublicFeatures<'_>) -> Option<Card> {
    let (observation, rules, next) = (features.observation, features.rules, features.next_seat());
    // The tables know of no set that takes no more.
    if !is_covered(rules) || !features.closed_to_opponents().is_empty() {
        return crate::bots::heuristic::discard::choose(features);
    }
    let (discards, known) = (observation.pile_counts(), observation.known(next));
    let passed = match rules.players {
        Players::Two => discards.ranks(1),
        players => {
            let after = observation.pile().len().saturating_sub(players.count() - 2);
            let below = &observation.pile()[..after];
            let ranks = below.iter().rev().take(PASSED).fold(0, |ranks, card| ranks | 1 << card.rank().index());
            Counts::one_of_each(ranks).ranks(1)
        }
    };
    let others = match rules.players {
        Players::Two => 0,
        players => {
            let others = players.seats().filter(|&seat| seat != next && seat != observation.seat());
            others.map(|seat| observation.hand_len(seat)).sum()
        }
    };
    let known = if known.is_empty() { Counts::NONE } else { known.counts() };
    let rank = cheapest(&DiscardView {
        rules,
        parameters: features.parameters,
        held: features.held,
        melded: features.melded,
        own_melds: features.own_meld_counts,
        opponent_melds: features.opponent_meld_counts,
        end_risk: features.end_risk,
        discards,
        known,
        known_len: known.total(),
        passed,
        next_len: observation.hand_len(next),
        others,
        stock_len: observation.stock_len(),
        pile_value: features.pile_value(),
        // Asked for only before they open.
        next_minimum: match features.opponent_meld_counts.is_empty() {
            true => observation.opening_minimum(next),
            false => 0,
        },
        is_frozen: features.is_frozen_to_next(),
    });
    features.hand.any_of_rank(rank)
}

/// The rank of the cheapest discard; one that is not held if there is no card.
#[cfg_attr(not(target_arch = "wasm32"), inline(always))]
pub fn cheapest(view: &DiscardView<'_>) -> Rank {
    let rules = view.rules;
    let mut visible = view.held + view.melded + view.discards;
    let mut knowledge = view.passed.counts();
    let mut in_hand = view.next_len;
    if view.known_len > 0 {
        visible = visible + view.known;
        in_hand = in_hand.saturating_sub(view.known_len);
        let (one, two) = (view.known.ranks(1), view.known.ranks(2));
        knowledge = view.passed.except(one).counts() + one.counts().shifted(1) + two.counts();
    }
    // The hidden cards are in the stock and in these hands.
    let hidden = (view.stock_len + in_hand + view.others).max(1);
    let pile_value = view.pile_value;
    let opponent_melds = view.opponent_melds;
    // Opponents who have not opened would have to do so with this take.
    let at_stake = match opponent_melds.is_empty() {
        true => (pile_value * (CERTAIN - view.next_minimum.min(200) / 2 - 20)) >> 8,
        false => pile_value,
    };
    let frozen = view.is_frozen;
    let is_late = view.end_risk >= EndRisk::Medium;
    let table = match rules.pile_new_meld {
        PileNewMeld::PairOrWild if !frozen => &WITH_WILD,
        _ => &WITH_PAIR,
    };
    // At most 108 cards: the casts are lossless. Division of 32-bit numbers is faster.
    let probabilities = &table[(in_hand as u32 * STEPS as u32 / hidden as u32).min(STEPS as u32) as usize];
    // The index into the table, for all ranks at once.
    let unseen = Counts::EIGHT - visible;
    let mut table_index = unseen.shifted(2) + knowledge;
    if !frozen && !opponent_melds.is_empty() {
        // The top card alone joins an open meld.
        table_index = match rules.pile_own_meld {
            PileOwnMeld::None => table_index,
            PileOwnMeld::Any => table_index.with(opponent_melds.ranks(1), CERTAIN_INDEX),
            PileOwnMeld::Under7 => table_index
                .with(opponent_melds.ranks(1), CERTAIN_INDEX)
                .with(opponent_melds.ranks(Meld::CANASTA), IMPOSSIBLE_INDEX),
        };
    }
    let (table_index, opponent_melds) = (table_index.bytes(), opponent_melds.bytes());
    let guard_weight = view.parameters.guard_weight;
    // The expected gain of the next player, by rank.
    let opponent_gain = |place: usize| {
        let probability = i32::from(probabilities[usize::from(table_index[place] & 63)]);
        let gain = at_stake + POINTS[place] + TOP_CARD_GAIN[usize::from(opponent_melds[place] & 15)];
        // Neither the gain nor the weight is below 0, so that this divides by 16.
        (((gain * probability) >> 8) * guard_weight) >> PolicyParameters::GUARD_UNIT.trailing_zeros()
    };
    let some = view.held.ranks(1).and(Ranks::NATURALS);
    let keep_values = keep_values(view, some, unseen, pile_value).bytes();
    let mut best = Cheapest::NONE;
    best.consider(some, |place| i32::from(keep_values[place]) + opponent_gain(place));
    // Without naturals, any other card is cheaper than this limit.
    let mut best = if some.is_empty() { (i32::MAX, 0) } else { (best.cost() - i32::from(OFFSET), best.place()) };
    if view.held.of(Rank::Three) > 0 {
        let cost = if is_late { 0 } else { weights::BLACK_THREE };
        if cost < best.0 {
            best = (cost, Rank::Three.index());
        }
    }
    let wilds = view.held.of(Rank::Two) + view.held.of(Rank::Joker);
    if wilds > 0 && (best.0 > weights::TWO - pile_value || best.0 > weights::JOKER - pile_value) {
        let freeze_value = freeze_value(view, frozen, pile_value);
        for (rank, value) in [(Rank::Two, weights::TWO), (Rank::Joker, weights::JOKER)] {
            if view.held.of(rank) > 0 && value - freeze_value < best.0 {
                best = (value - freeze_value, rank.index());
            }
        }
    }
    Rank::ALL[best.1]
}

/// The points of a card of each rank.
static POINTS: [i32; 16] = {
    let mut points = [0; 16];
    let mut place = 0;
    while place < Rank::NATURALS.len() {
        points[place] = Rank::NATURALS[place].points();
        place += 1;
    }
    points
};

/// The value of a card of each of these ranks to the hand, plus [`OFFSET`]: for all ranks at once, as bytes.
#[inline(always)]
fn keep_values(view: &DiscardView<'_>, some: Ranks, unseen: Counts, pile_value: i32) -> Counts {
    let (held, melded) = (view.held, view.own_melds);
    let (pairs, triples) = (held.ranks(2), held.ranks(3));
    let (melds, canastas) = (melded.ranks(1), melded.ranks(Meld::CANASTA));
    let (loose, fitting) = (some.except(melds), some.and(melds).except(canastas));
    let singles = loose.except(pairs);
    let nearing = (held + melded).ranks(Meld::CANASTA - 1).and(fitting);
    let pair_value = weights::PAIR + pile_value * weights::PAIR_PILE_PERCENT / 100 + view.parameters.pair_bonus;
    // Each rank is in exactly one of these sets.
    let base_values = [
        (singles, SINGLE),
        (loose.and(pairs).except(triples), pair_value.clamp(0, MAX_PAIR_VALUE) as u8 + OFFSET),
        (loose.and(triples), TRIPLE),
        (some.and(canastas), FITS_CANASTA),
        (fitting, FITS_MELD),
    ];
    let sum = base_values.iter().fold(Counts::NONE, |sum, &(ranks, value)| sum + ranks.times(value));
    let sum = sum + nearing.times(NEARS_CANASTA - FITS_MELD);
    // A single card may still be joined by unseen ones. Cards of a pair or more are likely to be melded for their points.
    let sum = sum + unseen.only(singles) + HALF_POINTS.only(pairs.and(some));
    // Late in the hand, single cards with many points are the first to go.
    if view.end_risk >= EndRisk::Medium { sum - POINTS_AT.only(singles) } else { sum }
}

/// Added to the numbers of [`keep_values`], so that they are never negative.
const OFFSET: u8 = POINTS[Rank::Ace.index()] as u8;
const SINGLE: u8 = weights::SINGLE as u8 + OFFSET;
const TRIPLE: u8 = weights::TRIPLE as u8 + OFFSET;
const FITS_CANASTA: u8 = weights::FITS_CANASTA as u8 + OFFSET;
const FITS_MELD: u8 = weights::FITS_MELD as u8 + OFFSET;
const NEARS_CANASTA: u8 = weights::NEARS_CANASTA as u8 + OFFSET;
/// More than the value of any pair, and small enough that sums fit into a byte.
const MAX_PAIR_VALUE: i32 = 200;

/// The points of a card of each rank, and half of them.
const POINTS_AT: Counts = points_in(1);
const HALF_POINTS: Counts = points_in(2);

const fn points_in(parts: i32) -> Counts {
    let mut bytes = [0; 16];
    let mut place = 0;
    while place < bytes.len() {
        // At most 20: the cast is lossless.
        bytes[place] = (POINTS[place] / parts) as u8;
        place += 1;
    }
    Counts::of_bytes(bytes)
}

/// The value of freezing the pile with a wild card.
fn freeze_value(view: &DiscardView<'_>, frozen: bool, pile_value: i32) -> i32 {
    if !view.rules.freezing || frozen || view.end_risk == EndRisk::High {
        return 0;
    }
    let own_pairs = view.held.ranks(2).and(Ranks::NATURALS).len() as i32;
    let percent = if view.own_melds.is_empty() { 35 } else { 12 } + 4 * own_pairs + view.parameters.freezing_percent;
    pile_value * percent / 100
}
