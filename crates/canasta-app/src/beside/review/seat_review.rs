//! What is known of the decisions of one seat in one hand.

use super::decision_id::DecisionId;
use canasta::analysis::{ChanceEvent, DecisionReview, OpenChance, Tally, TurnChance, turn_chances};
use canasta::rules::sort::insertion_sort_by;
use canasta::rules::{Rules, Seat, Side};

/// The reviewed decisions of one seat in one hand, in order.
#[derive(Clone, Debug, PartialEq)]
pub struct SeatReview<'a> {
    found: Vec<&'a DecisionReview>,
    open: usize,
    luck: &'a [ChanceEvent],
    all_cards: Option<&'a [OpenChance]>,
    seat: Seat,
    rules: &'a Rules,
}

/// The most strokes of luck that are listed.
const MOST_STROKES: usize = 4;
/// The least luck that is listed, in probability to win the match.
const LEAST_STROKE: f64 = 0.01;

impl<'a> SeatReview<'a> {
    pub(super) const fn new(
        found: Vec<&'a DecisionReview>,
        open: usize,
        luck: &'a [ChanceEvent],
        all_cards: Option<&'a [OpenChance]>,
        seat: Seat,
        rules: &'a Rules,
    ) -> SeatReview<'a> {
        SeatReview { found, open, luck, all_cards, seat, rules }
    }

    const fn side(&self) -> Side {
        self.rules.sides().of(self.seat)
    }

    /// Whether it is known how the hand stood with all cards, or that this cannot be told.
    #[must_use]
    pub const fn has_all_cards(&self) -> bool {
        self.all_cards.is_some()
    }

    /// The chances of the seat's side after each turn, with all cards and from what the seat knew; empty before they are known.
    #[must_use]
    pub fn turn_chances(&self) -> Vec<TurnChance> {
        self.all_cards.map_or_else(Vec::new, |all_cards| turn_chances(self.rules, all_cards, &self.found, self.seat))
    }

    /// What chance gave to the seat's side in the hand, in probability to win the match; `None` before it is known.
    #[must_use]
    pub fn luck(&self) -> Option<f64> {
        (!self.luck.is_empty()).then(|| self.luck.iter().map(|event| event.luck_of(self.side()).win).sum())
    }

    /// The greatest strokes of luck for and against the seat's side, each with what it gave, in probability to win the match.
    #[must_use]
    pub fn strokes(&self) -> Vec<(&'a ChanceEvent, f64)> {
        let all = self.luck.iter().map(|event| (event, event.luck_of(self.side()).win));
        let mut all: Vec<(&ChanceEvent, f64)> = all.filter(|(_, win)| win.abs() >= LEAST_STROKE).collect();
        insertion_sort_by(&mut all, |(_, one), (_, other)| other.abs().total_cmp(&one.abs()).is_lt());
        all.truncate(MOST_STROKES);
        all
    }

    /// The reviewed decisions in which there was a choice.
    pub fn decisions(&self) -> impl Iterator<Item = &'a DecisionReview> {
        self.found.iter().copied().filter(|found| found.worth.is_some())
    }

    /// The number of decisions with a choice that are reviewed, and of all of them.
    #[must_use]
    pub fn progress(&self) -> (usize, usize) {
        let done = self.decisions().count();
        (done, done + self.open)
    }

    /// The decisions added up.
    #[must_use]
    pub fn tally(&self) -> Tally {
        self.found.iter().copied().collect()
    }

    /// The decisions that have a class, the worst first.
    #[must_use]
    pub fn mistakes(&self) -> Vec<&'a DecisionReview> {
        let loss = |found: &DecisionReview| found.worth.as_ref().map_or(0.0, |worth| worth.win.loss);
        let mut all: Vec<&DecisionReview> = self.decisions().filter(|found| found.class().is_some()).collect();
        insertion_sort_by(&mut all, |one, other| loss(other).total_cmp(&loss(one)).is_lt());
        all
    }

    /// The decision that is under way after so many actions of the hand, or that follows them.
    #[must_use]
    pub fn at(&self, actions: usize) -> Option<&'a DecisionReview> {
        self.found.iter().copied().find(|found| (found.action..found.action + found.done.len()).contains(&actions))
    }

    /// The next decision with a choice after so many actions, and the one before.
    #[must_use]
    pub fn around(&self, actions: usize) -> [Option<DecisionId>; 2] {
        let before = self.decisions().filter(|found| found.action < actions).last();
        let after = self.decisions().find(|found| found.action > actions);
        [before, after].map(|found| found.map(DecisionId::of))
    }
}
