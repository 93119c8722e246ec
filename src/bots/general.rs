//! A policy for games with sequences, wild melds, feet or special hands, which the quick rules of thumb do not know.
//!
//! It weighs legal actions in points of the hand's score, so that it plays every game that the engine knows. It is slower than
//! the rules of thumb, and the search plays its candidates out with it.

use super::heuristic::Skill;
use crate::rules::{
    Action, Answer, BonusKey, Canasta, Card, CardSet, Meld, MeldKind, Melds, Observation, Phase, Rank, Rules, Suit,
    TurnObligation, legal,
};

/// What the policy thinks of cards, in points.
#[derive(Clone, Copy, Debug)]
struct Weights {
    /// A card in the hand, for each other card of its rank there.
    pair: i32,
    /// A card that fits an own set which is no canasta yet.
    fits_set: i32,
    /// A card in the hand, for each neighbour of its suit there, where a sequence counts 1,500; less where it counts less.
    neighbour: i32,
    /// A card that lengthens an own sequence, once its neighbours are there.
    fits_sequence: i32,
    /// A wild in the hand.
    wild: i32,
    /// A discard with which the next player's side could take the pile.
    feeds: i32,
    /// A further card of the pile, beyond its points, that comes with its top card.
    of_pile: i32,
}

/// The weights of a player who knows the game.
const FULL: Weights =
    Weights { pair: 12, fits_set: 25, neighbour: 10, fits_sequence: 40, wild: 60, feeds: 40, of_pile: 6 };

/// The weights of a beginner, who lays what can be laid and does not look at what the others do.
const BEGINNER: Weights =
    Weights { pair: 12, fits_set: 0, neighbour: 4, fits_sequence: 10, wild: 20, feeds: 0, of_pile: 2 };

/// Each card of a meld that is no canasta yet is worth the canasta's bonus divided by this.
const CARDS_OF_CANASTA: i32 = 18;
/// The worth of drawing from the stock.
const DRAW: i32 = 15;
/// The bonus by which the weights of sequences are scaled.
const BONUS_OF_SEQUENCE: i32 = 1_500;
/// What the other answer to a partner loses, in points: a no is played out as if a yes came in the next turn, turn after turn.
const OTHER_ANSWER: i32 = 100;
/// What an action is worth that is not legal or not wanted.
const NEVER: i32 = i32::MIN / 2;

impl Weights {
    const fn of(skill: Skill) -> Weights {
        match skill {
            Skill::Novice | Skill::Partial => BEGINNER,
            Skill::Full => FULL,
        }
    }
}

/// An action for the seat that is to act; `None` only if no candidate is legal.
pub(super) fn choose(observation: &Observation<'_>, skill: Skill) -> Option<Action> {
    if observation.phase() == Phase::Answer {
        return Some(Action::Answer(if wants_end(observation) { Answer::Yes } else { Answer::No }));
    }
    let weigher = Weigher::new(observation, Weights::of(skill));
    let better = |best: (i32, Action), other: (i32, Action)| if other.0 > best.0 { other } else { best };
    let best = |actions: Vec<Action>| {
        let weighed = actions.into_iter().map(|action| (weigher.worth(&action), action));
        weighed.filter(|(worth, _)| *worth > NEVER).reduce(better).map(|(_, action)| action)
    };
    best(weigher.candidates()).or_else(|| legal::candidates(observation).into_iter().next())
}

/// The candidates that are worth trying, the best first, with the points by which each is worse than the first.
pub(super) fn plans(observation: &Observation<'_>, most: usize) -> Vec<(Action, i32)> {
    if observation.phase() == Phase::Answer {
        let (own, other) = if wants_end(observation) { (Answer::Yes, Answer::No) } else { (Answer::No, Answer::Yes) };
        return vec![(Action::Answer(own), 0), (Action::Answer(other), OTHER_ANSWER)];
    }
    let weigher = Weigher::new(observation, FULL);
    let mut all: Vec<(Action, i32)> = legal::candidates(observation)
        .into_iter()
        .map(|action| {
            let worth = weigher.worth(&action);
            (action, worth)
        })
        .collect();
    all.sort_by_key(|&(_, worth)| std::cmp::Reverse(worth));
    // Who can lay does so before discarding: a plan that puts it off is played out as if it were laid in the next turn, so that it
    // seems to cost nothing, turn after turn.
    if let Some((Action::Meld(_), _)) = all.first() {
        all.retain(|(action, _)| !matches!(action, Action::Discard(_)));
    }
    all.truncate(most);
    let best = all.first().map_or(0, |&(_, worth)| worth);
    all.into_iter().map(|(action, worth)| (action, best.saturating_sub(worth))).collect()
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
    weights: Weights,
    rules: &'a Rules,
    hand: CardSet,
    melds: &'a Melds,
    /// What the melds are worth as they lie.
    lying: i32,
    wants_end: bool,
    has_foot: bool,
    /// What neighbours and fitting sequences are worth, in percent of their weights.
    sequences: i32,
}

impl<'a> Weigher<'a> {
    fn new(observation: &'a Observation<'a>, weights: Weights) -> Weigher<'a> {
        let rules = observation.rules();
        let melds = observation.melds(observation.side());
        let hand = observation.hand();
        let needed = rules.canasta_kinds.at(Canasta::Sequence as usize).unwrap_or(0);
        let have = melds.canastas_by_kind()[Canasta::Sequence as usize];
        // Who needs a sequence to go out keeps more for it.
        let urgency = if usize::try_from(needed).is_ok_and(|needed| needed > have) { 2 } else { 1 };
        let bonus = rules.canasta_bonuses.at(BonusKey::SEQUENCE).unwrap_or(0);
        let weigher = Weigher {
            observation,
            weights,
            rules,
            hand,
            melds,
            lying: 0,
            wants_end: wants_end(observation),
            has_foot: observation.foot_len(observation.seat()) > 0,
            sequences: if rules.sequences { urgency * bonus * 100 / BONUS_OF_SEQUENCE } else { 0 },
        };
        Weigher { lying: weigher.potential(melds), ..weigher }
    }

    /// The actions that are weighed, legal ones among them. A way to go out is looked for only by who wants the end.
    fn candidates(&self) -> Vec<Action> {
        let observation = self.observation;
        let is_free = observation.phase() == Phase::Play && observation.obligation() != TurnObligation::MustGoOut;
        if !is_free {
            return legal::candidates(observation);
        }
        let mut actions = legal::quick_candidates(observation);
        if self.wants_end && !self.has_foot && observation.could_go_out() {
            actions.extend([Action::Ask].into_iter().filter(|ask| observation.check(ask).is_ok()));
            let out = legal::first_step_out(observation).filter(|out| !actions.contains(out));
            actions.extend(out.filter(|out| observation.check(out).is_ok()));
        }
        actions
    }

    fn worth(&self, action: &Action) -> i32 {
        match action {
            Action::Draw => DRAW,
            Action::Special(special) => self.rules.special_hands.at((*special).into()).unwrap_or(0),
            Action::Take { with, groups } => {
                let laid = groups.iter().fold(with.cards, |sum, group| sum.union(group.cards));
                let cards = self.observation.takeable();
                let pile: i32 = cards.iter().map(|&card| self.weights.of_pile + card.points() / 2).sum();
                pile + self.worth_of_laying(laid, action) + i32::from(self.melds.is_empty()) * 30
            }
            Action::Meld(_) => self.worth_of_laying(action.cards().unwrap_or_default(), action),
            // After all melds that are worth it.
            Action::Discard(card) => self.worth_of_discarding(*card),
            Action::Keep => -20,
            Action::Ask if self.wants_end && self.observation.obligation() == TurnObligation::Free => 400,
            Action::Ask => NEVER,
            Action::Answer(_) => 0,
        }
    }

    /// The gain of laying cards, less what they are worth in the hand.
    fn worth_of_laying(&self, cards: CardSet, action: &Action) -> i32 {
        let Some(after) = self.observation.melds_after(action) else { return NEVER };
        let gain = self.potential(&after) - self.lying;
        let left = self.hand.difference(cards);
        let kept: i32 = cards.iter().map(|card| if card.is_wild() { self.weights.wild / 2 } else { 2 }).sum();
        let empties = match left.len() {
            0 if self.has_foot => 150,
            0 if self.wants_end => 1_000,
            0 => -500,
            1 if !self.has_foot && !self.wants_end => -60,
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
                // At most seven: fits.
                let lying = meld.cards.len().min(Meld::CANASTA) as i32;
                let towards = if bonus > 0 { 0 } else { self.bonus_of(meld) * lying / CARDS_OF_CANASTA };
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
            return match () {
                () if self.has_foot => 100,
                () if self.wants_end => 1_000,
                () => -400,
            };
        }
        if card.is_wild() {
            return -self.weights.wild - card.points();
        }
        if rank == Rank::Three {
            return 10;
        }
        // Fewer than a hundred of a rank: fits.
        let others = (self.hand.count(rank) as i32 - 1).min(4);
        let is_open = |meld: Meld| meld.rank() == Some(rank) && meld.cards.len() < Meld::CANASTA;
        let fits = if self.melds.iter().any(is_open) { self.weights.fits_set } else { 0 };
        let in_sequences = card.suit().map_or(0, |suit| self.worth_in_sequences(rank, suit));
        let theirs = self.observation.sides().of(self.observation.next_opponent());
        let feeds = self.weights.feeds > 0
            && self.observation.frozen_to(theirs).is_none()
            && self.observation.melds(theirs).iter().any(is_open);
        // At most the cards of all packs: fits.
        let danger = if feeds { self.weights.feeds + 4 * self.observation.pile().len() as i32 } else { 0 };
        card.points() / 2 - self.weights.pair * others - fits - in_sequences - danger
    }

    /// What a card in the hand is worth with its neighbours of the suit, and for the own sequences that it may come to.
    fn worth_in_sequences(&self, rank: Rank, suit: Suit) -> i32 {
        if self.sequences == 0 {
            return 0;
        }
        let at = rank.index();
        let near = |other: Rank| (1..=2).contains(&other.index().abs_diff(at));
        let is_held = |&other: &Rank| near(other) && self.hand.contains(Card::new(other, suit));
        // At most four: fits.
        let neighbours = Rank::NATURALS.into_iter().filter(is_held).count() as i32;
        let fits = self.melds.of_suit(suit).map(|meld| self.nearness(at, meld)).max().unwrap_or(0);
        (self.weights.neighbour * neighbours + fits) * self.sequences / 100
    }

    /// What a rank is worth for an own sequence: less with each card that is missing between them.
    fn nearness(&self, at: usize, meld: Meld) -> i32 {
        let ranks = || meld.cards.ranks().map(Rank::index);
        let (Some(low), Some(high)) = (ranks().min(), ranks().max()) else { return 0 };
        let missing = if at < low { low - at } else { at.saturating_sub(high) };
        let room = Meld::CANASTA.saturating_sub(meld.cards.len());
        // At most seven: fits.
        if (1..=room).contains(&missing) { self.weights.fits_sequence / missing as i32 } else { 0 }
    }
}
