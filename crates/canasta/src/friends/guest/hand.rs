//! The hand as a guest knows it.

use crate::friends::message::Moment;
use crate::referee::SeatAction;
use crate::rules::{Game, Observation, Position, Preset, Rules, Seat};

/// How a hand must begin after the one before.
#[derive(Clone, Debug)]
pub(super) struct NextDeal {
    pub(super) hand: u32,
    pub(super) dealer: Seat,
    pub(super) scores: Vec<i32>,
}

/// The hand as it was last told.
#[derive(Clone, Debug)]
pub struct Seen {
    pub(super) hand: u32,
    pub(super) position: Position,
    pub(super) actions: Vec<SeatAction>,
    /// How many actions before those were never told.
    pub(super) missed: usize,
    pub(super) sha256: String,
    pub(super) totals: Vec<i32>,
    pub(super) is_over: bool,
    /// How it must have begun, if the hand before is known.
    pub(super) deal: Option<NextDeal>,
}

impl Seen {
    /// The number of the hand, from 1.
    #[must_use]
    pub const fn hand(&self) -> u32 {
        self.hand
    }

    /// The hand as a match of its own, of the rules of the match. Cards that the own seat does not know are made up.
    #[must_use]
    pub fn game(&self, preset: Preset, rules: Rules, names: Vec<String>) -> Game {
        Game::of_position(preset, rules, &self.position, self.hand, names)
    }

    /// How many actions of the hand there were before the first of [`Seen::actions`].
    #[must_use]
    pub const fn missed(&self) -> usize {
        self.missed
    }

    /// What the own seat may know.
    #[must_use]
    pub const fn observation(&self) -> Observation<'_> {
        self.position.observe()
    }

    /// The actions of the hand that were told, oldest first.
    #[must_use]
    pub fn actions(&self) -> &[SeatAction] {
        &self.actions
    }

    /// The SHA-256 of the deck of the hand before its cut, as it was told with the deal.
    #[must_use]
    pub fn sha256(&self) -> &str {
        &self.sha256
    }

    /// The totals of the sides.
    #[must_use]
    pub fn totals(&self) -> &[i32] {
        &self.totals
    }

    /// Whether the match has ended.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.is_over
    }

    /// How many actions are gone or are others than they were, if these are the actions from number `from` on.
    pub(super) fn undone_by(&self, from: usize, since: &[SeatAction]) -> usize {
        let all = self.missed + self.actions.len();
        let first = from.max(self.missed);
        let before = self.actions.get(first - self.missed..).unwrap_or_default();
        let now = since.get(first - from..).unwrap_or_default();
        let same = before.iter().zip(now).take_while(|(before, now)| before == now).count();
        all.saturating_sub(first + same)
    }

    /// How the next hand must begin, once this one has ended.
    pub(super) fn next_deal(&self) -> Option<NextDeal> {
        let observation = self.observation();
        observation.ended()?;
        let dealer = observation.rules().players.after(observation.dealer());
        Some(NextDeal { hand: self.hand.checked_add(1)?, dealer, scores: self.totals.clone() })
    }

    /// The hand, and how many of its actions are known.
    #[must_use]
    pub fn moment(&self) -> Moment {
        Moment { hand: self.hand, step: self.missed + self.actions.len() }
    }

    /// Whether another telling shows the same.
    #[must_use]
    pub fn is_same(&self, other: &Seen) -> bool {
        self.moment() == other.moment()
            && self.actions == other.actions
            && self.observation() == other.observation()
            && (&self.totals, self.is_over) == (&other.totals, other.is_over)
    }
}
