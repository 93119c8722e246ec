//! The choice of the discard: its value in the hand, and what it may give the next player.

use super::habit::Habit;
use super::parameters::PolicyParameters;
use super::public_features::{EndRisk, PublicFeatures, open_to_top_card};
use super::weights;
use crate::bots::skill::Skill;
use crate::rules::sort::insertion_sort_by_key;
use crate::rules::{Card, CardSet, Meld, PileNewMeld, Players, Rank};

/// The cheapest discard; `None` with an empty hand.
pub fn choose(features: &PublicFeatures<'_>) -> Option<Card> {
    let costs = DiscardCosts::new(features);
    let mut best: Option<(i32, Rank)> = None;
    for rank in Rank::ALL.into_iter().filter(|&rank| features.count(rank) > 0) {
        let cost = costs.of(rank);
        if best.is_none_or(|(least, _)| cost < least) && features.discard_of(rank).is_some() {
            best = Some((cost, rank));
        }
    }
    features.discard_of(best?.1)
}

/// A card of each rank in the hand with its cost as a discard, the cheapest first.
pub fn ranked(features: &PublicFeatures<'_>) -> Vec<(i32, Card)> {
    let costs = DiscardCosts::new(features);
    let ranks = Rank::ALL.into_iter().filter(|&rank| features.count(rank) > 0);
    let mut ranked: Vec<(i32, Rank)> = ranks.map(|rank| (costs.of(rank), rank)).collect();
    insertion_sort_by_key(&mut ranked, |&(cost, _)| cost);
    ranked.into_iter().filter_map(|(cost, rank)| Some((cost, features.discard_of(rank)?))).collect()
}

/// Whether the next player can probably take a large pile with this card, and hardly with another one, as far as its hand is believed.
pub fn is_likely_fed(features: &PublicFeatures<'_>, card: Card) -> bool {
    if features.holding.is_none() || features.observation.takeable_len() < weights::LARGE_PILE || card.is_wild() {
        return false;
    }
    let costs = DiscardCosts::new(features);
    let chance = |rank: Rank| if rank.is_natural() { costs.take_probability(rank) } else { 0 };
    let others = features.hand.faces().filter(|other| !other.is_wild());
    let least = others.map(|other| chance(other.rank())).min();
    chance(card.rank()) >= LIKELY && least.is_some_and(|least| least <= UNLIKELY)
}

/// A chance to take the pile that is too large, and one that is small.
const LIKELY: Probability = CERTAIN * 2 / 5;
const UNLIKELY: Probability = CERTAIN / 10;

/// A probability in units of 1/256.
type Probability = i32;
const CERTAIN: Probability = 256;

/// Most naturals of a rank: those of eight packs.
const MOST_OF_RANK: usize = 32;

/// Facts from which the cost of every discard follows.
struct DiscardCosts<'a> {
    features: &'a PublicFeatures<'a>,
    /// The value of the pile to the next player.
    pile_value: i32,
    frozen: bool,
    /// Naturals of each rank whose places are known.
    visible: [u8; 16],
    /// The naturals of a rank in the packs.
    of_rank: i32,
    /// The probabilities that the next player holds none and exactly one of a rank, by the number of its unseen cards.
    hold_probabilities: [(Probability, Probability); MOST_OF_RANK + 1],
    /// Ranks of this pile that the next player has discarded or passed, as bits.
    passed: u16,
    /// Ranks of which the opponents can lay nothing, as bits.
    closed: u16,
}

impl<'a> DiscardCosts<'a> {
    fn new(features: &'a PublicFeatures<'a>) -> DiscardCosts<'a> {
        let (observation, next) = (features.observation, features.next_seat());
        let pile = observation.pile_cards();
        let remembered = match features.skill {
            Skill::Novice => CardSet::EMPTY,
            _ if features.skill == Skill::Partial || !features.has(Habit::Remember) => {
                observation.pile().iter().rev().take(weights::REMEMBERED_CARDS).copied().collect()
            }
            _ => pile,
        };
        let mut visible = features.held
            + features.own_melds.natural_counts()
            + features.opponent_melds.natural_counts()
            + remembered.counts();
        // The number of all cards whose places are known, including wild cards and threes.
        let mut all =
            features.hand.len() + features.own_meld_counts.total() + features.opponent_meld_counts.total() + pile.len();
        all += observation.sides().iter().map(|side| observation.red_threes(side).len()).sum::<usize>();
        for seat in features.rules.players.seats().filter(|&seat| seat != observation.seat()) {
            let known = features.known_cards(seat);
            if !known.is_empty() {
                visible = visible + known.counts();
                all += known.len();
            }
        }
        let all_cards = features.rules.cards();
        // At most 448 cards: the casts are lossless.
        let hidden = all_cards.len() as i32 - all as i32;
        let passed = match features.rules.players {
            // With two players, every card of the pile was discarded or passed by the next one. With four, the card at age 2
            // was discarded by the next player, and that at age 3 by this player and then passed by the next; and so on.
            Players::Two => remembered.counts().at_least(1),
            players => {
                let round = players.count();
                let discards = observation.pile().iter().rev().take(remembered.len()).enumerate();
                let discards = discards.filter(|(age, _)| age % round >= round - 2);
                discards.fold(0, |ranks, (_, card)| ranks | 1 << card.rank().index())
            }
        };
        let in_hand = observation.hand_len(next) as i32 - features.known_cards(next).len() as i32;
        let elsewhere = if hidden > 0 { CERTAIN - CERTAIN * in_hand.clamp(0, hidden) / hidden } else { CERTAIN };
        let (mut none, mut one) = (CERTAIN, 0);
        let of_rank = all_cards.count(Rank::Four);
        let hold_probabilities = std::array::from_fn(|unseen| {
            if unseen > of_rank {
                return (none, one);
            }
            let current = (none, one);
            // One more unseen card of the rank.
            one = (one * elsewhere + none * (CERTAIN - elsewhere)) / CERTAIN;
            none = none * elsewhere / CERTAIN;
            current
        });
        let frozen = features.is_frozen_to_next();
        DiscardCosts {
            features,
            pile_value: features.pile_value(),
            frozen,
            visible: visible.bytes(),
            // At most 32: the cast is lossless.
            of_rank: of_rank as i32,
            hold_probabilities,
            passed,
            closed: features.closed_to_opponents().bits(),
        }
    }

    /// Naturals of a rank in the stock or in other hands.
    fn unseen(&self, rank: Rank) -> i32 {
        self.of_rank - i32::from(self.visible[rank.index()])
    }

    /// The cost of discarding a card of this rank.
    fn of(&self, rank: Rank) -> i32 {
        self.keep_value(rank) + self.opponent_gain(rank) - self.spared_penalty(rank)
    }

    /// What a discard spares of a penalty for cards that are held when the hand ends, in points. House rules may have some.
    fn spared_penalty(&self, rank: Rank) -> i32 {
        match (self.features.skill, self.features.end_risk) {
            (Skill::Novice | Skill::Partial, _) | (_, EndRisk::Low) => 0,
            (_, EndRisk::Medium) => self.held_cost(rank) / 2,
            (_, EndRisk::High) => self.held_cost(rank),
        }
    }

    /// What a card of this rank costs beside its value where it is held at the end of the hand, in points.
    fn held_cost(&self, rank: Rank) -> i32 {
        let rules = self.features.rules;
        let (hand, is_three) = (self.features.hand, rank == Rank::Three);
        let held = if is_three { hand.black_threes().len() } else { self.features.count(rank) };
        match rules.held_penalty_of(rank) {
            // At most 32 of a rank: fits.
            Some((penalty, from)) if held >= from => penalty / (held - from + 1) as i32,
            _ if is_three => {
                let reds = if hand.red_threes().is_empty() { 0 } else { rules.red_three_held };
                (rules.black_three_held.max(reds) - rules.points_of_rank(rank)).max(0)
            }
            _ => 0,
        }
    }

    /// The value of a card of this rank to the hand.
    fn keep_value(&self, rank: Rank) -> i32 {
        let features = self.features;
        let count = features.count(rank);
        let late = features.end_risk >= EndRisk::Medium;
        match rank {
            Rank::Joker => return weights::JOKER - self.freeze_value(),
            Rank::Two => return weights::TWO - self.freeze_value(),
            // Three of them can go out together, but that is rare.
            Rank::Three => return if late || !features.has(Habit::KeepBlackThrees) { 0 } else { weights::BLACK_THREE },
            _ => {}
        }
        let melded = features.own_meld_len(rank);
        let value = match (melded, count) {
            (1..Meld::CANASTA, _) if melded + count >= 6 => weights::NEARS_CANASTA,
            (1..Meld::CANASTA, _) => weights::FITS_MELD,
            (Meld::CANASTA.., _) => weights::FITS_CANASTA,
            (0, 1) => weights::SINGLE + self.unseen(rank),
            (0, 2) if self.unseen(rank) == 0 && features.wild_count() == 0 => weights::SINGLE,
            (0, 2) if !features.has(Habit::KeepPairs) => weights::SINGLE,
            (0, 2) => {
                weights::PAIR + self.pile_value * weights::PAIR_PILE_PERCENT / 100 + features.parameters.pair_bonus
            }
            // Where a meld needs more than three naturals, longer holdings are nearer to one.
            (0, _) => weights::TRIPLE + (count as i32 - 3).max(0) * self.extra_card_value(),
        };
        let required = if features.needs_canasta(rank) { weights::REQUIRED_RANK } else { 0 };
        // High cards count more when melded, and cost more when others go out.
        let points = features.rules.points_of_rank(rank);
        let points_value = match (late, count) {
            (true, 1) if melded == 0 => -points,
            (_, 2..) => points / 2,
            _ => 0,
        };
        value + required + points_value
    }

    /// The value of each card beyond three of a rank that is not melded: 0 where three are a meld.
    fn extra_card_value(&self) -> i32 {
        if self.features.rules.min_naturals > 3 { weights::EXTRA_CARD } else { 0 }
    }

    /// The value of freezing the pile with a wild card.
    fn freeze_value(&self) -> i32 {
        let features = self.features;
        if !features.rules.freezing || !features.has(Habit::Freeze) || self.frozen || features.end_risk == EndRisk::High
        {
            return 0;
        }
        let own_pairs = Rank::NATURALS.into_iter().filter(|&rank| features.count(rank) >= 2).count() as i32;
        // Freezing is worth more while the own side has not opened and could hardly take the pile anyway.
        let percent = if features.own_melds.is_empty() { 35 } else { 12 } + 4 * own_pairs;
        self.pile_value * (percent + features.style.freezing_percent() + features.parameters.freezing_percent) / 100
    }

    /// The expected gain of the next player from this card.
    fn opponent_gain(&self, rank: Rank) -> i32 {
        let guards = self.features.has(Habit::GuardDiscards);
        if !rank.is_natural() || !self.features.rules.pile_allowed || !guards {
            return 0;
        }
        let gain =
            self.pile_value + self.features.rules.points_of_rank(rank) + weights::PILE_CARD + self.top_card_gain(rank);
        gain * self.take_probability(rank) / CERTAIN * self.features.parameters.guard_weight
            / PolicyParameters::GUARD_UNIT
    }

    /// The gain of the opponents from the top card itself, in a new or an old meld.
    fn top_card_gain(&self, rank: Rank) -> i32 {
        let meld_len = self.features.opponent_meld_len(rank);
        match meld_len {
            0 => weights::FEED_NEW,
            1..Meld::CANASTA => weights::FEED_MELD + weights::FEED_POTENTIAL[meld_len],
            _ => 0,
        }
    }

    /// The probability that the next player can take the pile with this card on top.
    fn take_probability(&self, rank: Rank) -> Probability {
        let features = self.features;
        if self.closed >> rank.index() & 1 == 1 {
            return 0;
        }
        let meld_len = features.opponent_meld_len(rank);
        if !self.frozen && meld_len > 0 {
            return if open_to_top_card(features.rules, meld_len) { CERTAIN } else { 0 };
        }
        // A novice thinks of the next player's hand only when the pile is large.
        if features.skill == Skill::Novice && features.observation.pile_len() < weights::LARGE_PILE {
            return 0;
        }
        let known = features.known_cards(features.next_seat());
        let unseen = self.unseen(rank).clamp(0, MOST_OF_RANK as i32) as usize;
        let (none, one) = match &features.holding {
            Some(holding) => holding[rank.index()],
            None => self.hold_probabilities[unseen],
        };
        let (pair, single) = match known.count(rank) {
            0 => (CERTAIN - none - one, one),
            1 => (CERTAIN - none, none),
            _ => (CERTAIN, 0),
        };
        let wild = match features.rules.pile_new_meld {
            // With a wild card too, in three of eight cases: the player must hold one and want to spend it.
            PileNewMeld::PairOrWild if !self.frozen => 3,
            _ => 0,
        };
        let probability = (pair + single * wild / 8).max(0);
        let was_passed = features.holding.is_none() && self.passed >> rank.index() & 1 == 1;
        let probability = if was_passed && known.count(rank) == 0 { probability * 3 / 8 } else { probability };
        if features.opponent_melds.is_empty() {
            // The opponents would have to open with this take.
            let minimum = features.observation.opening_minimum(features.next_seat());
            return probability * (CERTAIN - minimum.min(200) / 2 - 20) / CERTAIN;
        }
        probability
    }
}
