//! Mistakes of own games at the session: the exercise of one takes the table.

use super::Session;
use crate::beside::Beside;
use crate::features::Outcome;
use crate::features::library::{GameId, GamePurpose, StoredGame};
use crate::features::mistakes::{Context, MistakeDeck, MistakesAsk, MistakesIntent};
use crate::session::day::Day;
use crate::session::effect::Effect;
use crate::session::plan::sits_person;
use canasta::analysis::DecisionReview;

impl Session {
    /// The mistakes of own games that come back as exercises.
    #[must_use]
    pub const fn mistakes(&self) -> &MistakeDeck {
        &self.mistakes
    }

    pub(super) fn handle_mistakes(&mut self, intent: MistakesIntent, effects: &mut Vec<Effect>) {
        let context = Context { today: self.device.today, library: &self.library };
        let outcome = self.mistakes.update(intent, &context);
        self.take_mistakes(outcome, effects);
    }

    fn take_mistakes(&mut self, outcome: Outcome<MistakesAsk>, effects: &mut Vec<Effect>) {
        match self.take_outcome(outcome, effects) {
            Some(MistakesAsk::Read(id)) => {
                effects.push(self.library.read(id, GamePurpose::Exercise));
            }
            Some(MistakesAsk::Play(exercise)) => self.show_exercise(*exercise, effects),
            Some(MistakesAsk::Learn) => {
                self.back_to_match(effects);
                self.open_learn(effects);
            }
            None => {}
        }
    }

    /// Hands over the game of the mistake that is to be played.
    pub(super) fn play_mistake(&mut self, id: &GameId, stored: Option<&StoredGame>, effects: &mut Vec<Effect>) {
        let context = Context { today: self.device.today, library: &self.library };
        let outcome = self.mistakes.take_game(id, stored, &context);
        self.take_mistakes(outcome, effects);
    }

    /// Hands over a reviewed decision of the game that is looked at, if it is one of a person in a game of this device.
    pub(super) fn find_mistake(&mut self, review: &DecisionReview, effects: &mut Vec<Effect>) {
        let (places, rules, game) = match self.play.activity.beside() {
            Some(Beside::LookBack(look)) => (look.places(), look.game().rules(), look.own_game()),
            Some(_) => return,
            // The first try at the deal of a day is reviewed at the table.
            None => match &self.play.table {
                Some(table) => (table.people(), table.game().rules(), table.kept().map(|kept| &kept.id)),
                None => return,
            },
        };
        // A match has fewer hands than numbers.
        let is_own = sits_person(rules, places, review.hand as u32, review.seat);
        let Some(game) = game.filter(|_| is_own) else { return };
        let context = Context { today: self.device.today, library: &self.library };
        let outcome = self.mistakes.find(game, review, &context);
        self.take_outcome(outcome, effects);
    }

    /// Tells the mistakes how the exercise on the table stands.
    pub(super) fn note_exercise(&mut self, effects: &mut Vec<Effect>) {
        let Some(Beside::Exercise(run, _)) = self.play.activity.beside() else { return };
        let context = Context { today: self.device.today, library: &self.library };
        let outcome = self.mistakes.note_exercise(run, &context);
        self.take_outcome(outcome, effects);
    }

    /// Takes note of which day it is.
    pub(super) fn note_day(&mut self, today: Day, effects: &mut Vec<Effect>) {
        let is_new = std::mem::replace(&mut self.device.today, today) != today;
        if is_new {
            self.show_badge(effects);
        }
        let outcome = self.mistakes.note_day(today);
        self.take_outcome(outcome, effects);
    }
}
