//! A policy for games with sequences, wild melds, feet or special hands, which the quick rules of thumb do not know.
//!
//! It weighs the legal actions of [`legal::candidates`] in points of the hand's score, so that it plays every game that the
//! engine knows. It is slower than the rules of thumb, and the search plays its candidates out with it.

use crate::rules::{
    Action, Answer, BonusKey, Card, CardSet, Meld, MeldKind, Melds, Observation, Phase, Rank, Rules, TurnObligation,
    legal,
};

/// What a card in the hand is worth beyond its points for each other card of its rank there.
const PAIR: i32 = 12;
/// What a card is worth that fits an own meld which is no canasta yet.
const FITS_MELD: i32 = 25;
/// What a neighbour of the same suit is worth where sequences are melds.
const NEIGHBOUR: i32 = 8;
/// What a wild is worth in the hand.
const WILD: i32 = 60;
/// What discarding a card costs that the next player's side could take the pile with.
const FEEDS: i32 = 40;
/// The share of a canasta's bonus that each of its cards is worth before it is complete.
const CARDS_OF_CANASTA: i32 = 9;
/// What a card that comes with the pile is worth beyond its points.
const CARD_OF_PILE: i32 = 6;
/// The worth of a take that is not worth leaving the stock.
const WORTH_TAKING: i32 = 15;

/// An action for the seat that is to act; `None` only if no candidate is legal.
pub(super) fn choose(observation: &Observation<'_>) -> Option<Action> {
    if observation.phase() == Phase::Answer {
        return Some(Action::Answer(if wants_end(observation) { Answer::Yes } else { Answer::No }));
    }
    let candidates = legal::candidates(observation);
    weighed(observation, candidates).into_iter().next().map(|(action, _)| action)
}

/// The candidates that are worth trying, the best first.
pub(super) fn plans(observation: &Observation<'_>, most: usize) -> Vec<Action> {
    if observation.phase() == Phase::Answer {
        return vec![Action::Answer(Answer::Yes), Action::Answer(Answer::No)];
    }
    let all = weighed(observation, legal::candidates(observation));
    all.into_iter().take(most).map(|(action, _)| action).collect()
}

/// Actions with what they are worth, the best first.
fn weighed(observation: &Observation<'_>, actions: Vec<Action>) -> Vec<(Action, i32)> {
    let weigher = Weigher::new(observation);
    let mut all: Vec<(Action, i32)> = actions
        .into_iter()
        .map(|action| {
            let worth = weigher.worth(&action);
            (action, worth)
        })
        .collect();
    all.sort_by_key(|&(_, worth)| std::cmp::Reverse(worth));
    all
}

/// Whether the own side would rather have the hand end now: it has more on the table than it risks in its hands.
fn wants_end(observation: &Observation<'_>) -> bool {
    let rules = observation.rules();
    let seats = observation.sides().seats_of(observation.side());
    let cards: usize = seats.map(|seat| observation.hand_len(seat) + observation.foot_len(seat)).sum();
    // A card in a hand counts some ten points against its side.
    let held = i32::try_from(cards).unwrap_or(0) * 10;
    table_points(rules, observation.melds(observation.side())) + rules.going_out > held
}

/// Canastas and cards on the table, in points.
fn table_points(rules: &Rules, melds: &Melds) -> i32 {
    melds.iter().map(|meld| rules.canasta_bonus(meld)).sum::<i32>() + melds.points()
}

/// What the weighing of all actions of a position shares.
struct Weigher<'a> {
    observation: &'a Observation<'a>,
    rules: &'a Rules,
    hand: CardSet,
    melds: &'a Melds,
    /// What the melds are worth as they lie.
    lying: i32,
    wants_end: bool,
}

impl<'a> Weigher<'a> {
    fn new(observation: &'a Observation<'a>) -> Weigher<'a> {
        let rules = observation.rules();
        let melds = observation.melds(observation.side());
        let (hand, wants_end) = (observation.hand(), wants_end(observation));
        let weigher = Weigher { observation, rules, hand, melds, lying: 0, wants_end };
        Weigher { lying: weigher.potential(melds), ..weigher }
    }

    fn worth(&self, action: &Action) -> i32 {
        match action {
            Action::Draw => WORTH_TAKING,
            Action::Special(special) => self.rules.special_hands.at((*special).into()).unwrap_or(0),
            Action::Take { with, groups } => {
                let laid = groups.iter().fold(with.cards, |sum, group| sum.union(group.cards));
                let cards = self.observation.takeable();
                let pile: i32 = cards.iter().map(|&card| CARD_OF_PILE + card.points() / 2).sum();
                pile + self.worth_of_laying(laid, action) + i32::from(self.melds.is_empty()) * 30
            }
            Action::Meld(_) => self.worth_of_laying(action.cards().unwrap_or_default(), action),
            // After all melds that are worth it.
            Action::Discard(card) => self.worth_of_discarding(*card),
            Action::Keep => -20,
            Action::Ask => match (self.wants_end, self.observation.obligation()) {
                (true, TurnObligation::Free) => 400,
                _ => i32::MIN / 2,
            },
            Action::Answer(_) => 0,
        }
    }

    /// The gain of laying cards, less what they are worth in the hand.
    fn worth_of_laying(&self, cards: CardSet, action: &Action) -> i32 {
        let Some(after) = self.observation.melds_after(action) else { return i32::MIN / 2 };
        let gain = self.potential(&after) - self.lying;
        let left = self.hand.difference(cards);
        let kept: i32 = cards.iter().map(|card| if card.is_wild() { WILD / 2 } else { 2 }).sum();
        let has_foot = self.observation.foot_len(self.observation.seat()) > 0;
        let empties = match left.len() {
            0 if has_foot => 150,
            0 if self.wants_end => 1_000,
            0 => -500,
            1 if !has_foot && !self.wants_end => -60,
            _ => 0,
        };
        gain - kept + empties
    }

    /// What melds are worth with a view to the canastas that they may become.
    fn potential(&self, melds: &Melds) -> i32 {
        melds
            .iter()
            .map(|meld| {
                let bonus = self.rules.canasta_bonus(meld);
                let missing = Meld::CANASTA.saturating_sub(meld.cards.len());
                // At most seven: fits.
                let towards =
                    if bonus > 0 { 0 } else { self.bonus_of(meld) * (7 - missing as i32) / CARDS_OF_CANASTA / 2 };
                bonus + towards + meld.cards.points() - self.rules.incomplete_penalty(meld) / 4
            })
            .sum()
    }

    /// The bonus of the canasta that a meld may become.
    fn bonus_of(&self, meld: Meld) -> i32 {
        let key = match meld.kind {
            MeldKind::Set(Rank::Three) => return 0,
            MeldKind::Set(_) if meld.wilds() > 0 => return self.rules.mixed_canasta,
            MeldKind::Set(rank) => {
                return self.rules.canasta_bonuses.at(rank.index()).unwrap_or(self.rules.natural_canasta);
            }
            MeldKind::Sequence(_) => BonusKey::SEQUENCE,
            MeldKind::Wild => BonusKey::WILD,
        };
        self.rules.canasta_bonuses.at(key).unwrap_or(0)
    }

    /// The worth of a discard: negative by what the card is worth in the hand and to the next player.
    fn worth_of_discarding(&self, card: Card) -> i32 {
        let rank = card.rank();
        let left = self.hand.difference(card.into());
        if left.is_empty() {
            let has_foot = self.observation.foot_len(self.observation.seat()) > 0;
            return if has_foot {
                100
            } else if self.wants_end {
                1_000
            } else {
                -400
            };
        }
        if card.is_wild() {
            return -WILD - card.points();
        }
        if rank == Rank::Three {
            return 10;
        }
        // Fewer than a hundred of a rank: fits.
        let others = (self.hand.count(rank) as i32 - 1).min(4);
        let fits = self.melds.iter().any(|meld| meld.rank() == Some(rank) && meld.cards.len() < Meld::CANASTA);
        let neighbours = match card.suit().filter(|_| self.rules.sequences) {
            Some(suit) => Rank::NATURALS
                .into_iter()
                .filter(|other| other.index().abs_diff(rank.index()) <= 2 && *other != rank)
                .filter(|&other| self.hand.contains(Card::new(other, suit)))
                .count() as i32,
            None => 0,
        };
        let next_side = self.observation.sides().of(self.observation.next_opponent());
        let theirs = self.observation.melds(next_side);
        let feeds = self.observation.frozen_to(next_side).is_none()
            && theirs.iter().any(|meld| meld.rank() == Some(rank) && meld.cards.len() < Meld::CANASTA);
        // At most the cards of all packs: fits.
        let danger = if feeds { FEEDS + 4 * self.observation.pile().len() as i32 } else { 0 };
        let kept = PAIR * others + if fits { FITS_MELD } else { 0 } + NEIGHBOUR * neighbours;
        card.points() / 2 - kept - danger
    }
}
