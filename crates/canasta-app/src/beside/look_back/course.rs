//! The course of a hand: its turns and rounds.

use canasta::rules::{HandRecord, Rules, Seat};

/// A turn of a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CourseTurn {
    /// The seat whose turn it is. An answer to "May I go out?" belongs to the turn of the player who asked.
    pub seat: Seat,
    /// The number of actions before the turn.
    pub start: usize,
    /// The number of its round, from 1. A round begins with each turn of the player who led.
    pub round: usize,
}

/// The turns of a hand, in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Course {
    turns: Vec<CourseTurn>,
    actions: usize,
}

impl Course {
    /// The course of a hand.
    #[must_use]
    pub fn of(hand: &HandRecord, rules: &Rules) -> Course {
        let mut state = hand.first_state(rules);
        let mut course = Course { turns: Vec::new(), actions: 0 };
        for (_, action) in hand.actions() {
            let seat = state.turn_of();
            let last = course.turns.last().copied();
            if last.is_none_or(|last| last.seat != seat) {
                let leads = course.turns.first().is_none_or(|first| first.seat == seat);
                let round = last.map_or(0, |last| last.round) + usize::from(leads);
                course.turns.push(CourseTurn { seat, start: course.actions, round });
            }
            if state.play(action).is_err() {
                // A record holds only legal actions.
                break;
            }
            course.actions += 1;
        }
        course
    }

    /// The number of actions of the hand.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.actions
    }

    /// Whether nobody has acted.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.actions == 0
    }

    /// The turns.
    #[must_use]
    pub fn turns(&self) -> &[CourseTurn] {
        &self.turns
    }

    /// The number of rounds.
    #[must_use]
    pub fn rounds(&self) -> usize {
        self.turns.last().map_or(0, |turn| turn.round)
    }

    /// The turn of the last of so many actions; of the first turn before any.
    #[must_use]
    pub fn turn_at(&self, actions: usize) -> Option<&CourseTurn> {
        self.turns.iter().rfind(|turn| turn.start < actions).or_else(|| self.turns.first())
    }

    /// The number of actions at the end of the turn that is on after so many, or of the next one; `None` at the end of the hand.
    #[must_use]
    pub fn turn_end_after(&self, actions: usize) -> Option<usize> {
        let end = self.turns.iter().map(|turn| turn.start).find(|&start| start > actions).unwrap_or(self.actions);
        (end > actions).then_some(end)
    }

    /// The number of actions at the last start of a turn before so many; `None` at the start of the hand.
    #[must_use]
    pub fn turn_start_before(&self, actions: usize) -> Option<usize> {
        self.turns.iter().map(|turn| turn.start).rfind(|&start| start < actions)
    }
}
