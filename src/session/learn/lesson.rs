//! The guided first hand: a prepared deal, played step by step.

use super::game::practice_game;
use crate::rules::{Action, Deck, Preset, Seat, generator};
use crate::session::choices::Sort;
use crate::session::plan::{Place, places};
use crate::session::table::Table;

/// The progress of the guided first hand.
#[derive(Clone, Debug, Default)]
pub struct Lesson {
    /// The number of the step, from 0.
    step: usize,
}

impl Lesson {
    /// The number of the step, from 0.
    #[must_use]
    pub const fn step(&self) -> usize {
        self.step
    }

    /// The next action of the opponent, if it is due.
    pub(in crate::session) fn next_of_others(&self) -> Option<Action> {
        None
    }

    /// The table of the lesson.
    pub(in crate::session) fn table(&self, sort: Sort) -> Option<Table> {
        let rules = Preset::ClassicTwo.rules();
        let places: Vec<Place> = places(rules.players);
        let deck = Deck::shuffled(&mut generator([7; 32]));
        let game = practice_game(Preset::ClassicTwo, rules, &places, Seat::FIRST, deck).ok()?;
        Some(Table::new(game, places, sort))
    }
}
