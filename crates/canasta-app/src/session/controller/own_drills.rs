//! The person's own drills: mistakes of reviewed games are taken in, come back as exercises, and are put off by how these end.

use super::Session;
use crate::features::library::{GameId, GameRequest, LibraryState, StoredGame};
use crate::features::mistakes::{Day, Forecast, OwnDrills, Recall};
use crate::session::effect::{Effect, GamePurpose, LibraryEffect, StorageEffect};
use crate::session::exercise::{Attempt, Exercise, ExerciseRun};
use crate::session::learn::Beside;
use crate::session::level::Player;
use crate::session::save::restore;
use crate::session::stored_value::StoredValue;
use canasta::analysis::DecisionReview;

impl Session {
    /// The mistakes of own games that come back as exercises.
    #[must_use]
    pub const fn own_drills(&self) -> &OwnDrills {
        &self.mistakes
    }

    /// Which of them are to be repaired, and when.
    #[must_use]
    pub fn mistakes_forecast(&self) -> Forecast {
        self.mistakes.forecast(self.device.today)
    }

    /// Whether a mistake can be played again now: one is due, and the library can be read.
    #[must_use]
    pub fn can_play_mistake(&self) -> bool {
        self.library.state() != LibraryState::Refused && self.mistakes.next(self.device.today).is_some()
    }

    pub(super) fn restore_mistakes(&mut self, text: &str) {
        self.mistakes = OwnDrills::read(text);
    }

    fn save_mistakes(&self, effects: &mut Vec<Effect>) {
        effects.push(Effect::Storage(StorageEffect::Save(StoredValue::Mistakes, self.mistakes.write())));
    }

    /// Takes in a reviewed decision of the game that is looked at, if it is a mistake of a person in a game of this device.
    pub(super) fn take_in_mistake(&mut self, review: &DecisionReview, effects: &mut Vec<Effect>) {
        let Some(Beside::LookBack(look)) = self.play.activity.beside() else { return };
        let is_own = look.places().get(review.seat.index()).is_some_and(|place| place.player == Player::Person);
        let Some(game) = look.own_game().filter(|_| is_own) else { return };
        if self.mistakes.take_in(game, [review], self.device.today) {
            self.save_mistakes(effects);
        }
    }

    /// Forgets the mistakes of a game that was not the person's own.
    pub(super) fn disown(&mut self, game: &GameId, effects: &mut Vec<Effect>) {
        if self.mistakes.all().iter().any(|one| one.game == *game) {
            self.mistakes.forget_game(game);
            self.save_mistakes(effects);
        }
    }

    /// Takes note of which day it is. What seems to come back later than it can was put off by a clock that was ahead.
    pub(super) fn note_day(&mut self, today: Day, effects: &mut Vec<Effect>) {
        self.device.today = today;
        if self.mistakes.see_from(today) {
            self.save_mistakes(effects);
        }
    }

    /// Plays the mistake again that is due next; without one, shows the page *Learn*.
    pub(super) fn ask_mistake(&mut self, effects: &mut Vec<Effect>) {
        match self.mistakes.next(self.device.today).filter(|_| self.can_play_mistake()) {
            Some(mistake) => {
                let request = GameRequest { id: mistake.game.clone(), purpose: GamePurpose::Exercise };
                self.library.want(request.clone());
                effects.push(Effect::Library(LibraryEffect::Get(request.id, request.purpose)));
            }
            None => {
                self.back_to_match(effects);
                self.open_learn(effects);
            }
        }
    }

    /// Puts the mistake that is due next on the table, now that its game was read.
    pub(super) fn play_mistake(&mut self, id: &GameId, stored: Option<&StoredGame>, effects: &mut Vec<Effect>) {
        let Some(mistake) = self.mistakes.next(self.device.today).filter(|mistake| mistake.game == *id).cloned() else {
            return;
        };
        let game = stored.and_then(|stored| restore(&stored.save).game);
        match game.and_then(|(game, places)| Exercise::of(&game, &places, &mistake.review)) {
            Some(exercise) => self.show_exercise(exercise, effects),
            None => {
                match stored {
                    None => self.mistakes.forget_game(id),
                    Some(_) => self.mistakes.forget(&mistake),
                }
                self.save_mistakes(effects);
                self.ask_mistake(effects);
            }
        }
    }

    /// Puts a mistake off by how the first attempt to repair it ended. Later ones say nothing about what is remembered.
    pub(super) fn note_recall(&mut self, effects: &mut Vec<Effect>) {
        let Some(Beside::Exercise(run, _)) = self.play.activity.beside() else { return };
        let Some(recall) = recall(run) else { return };
        if self.mistakes.note(run.exercise().review(), recall, self.device.today) {
            self.save_mistakes(effects);
        }
    }
}

/// How an exercise ended; `None` while it is open, and if nobody can say.
fn recall(run: &ExerciseRun) -> Option<Recall> {
    match run.attempt() {
        _ if run.is_known() => Some(Recall::Known),
        _ if run.is_shown() || run.attempts() > 1 => Some(Recall::Missed),
        Some(Attempt::Short(..) | Attempt::Repeated(_)) => Some(Recall::Missed),
        _ => None,
    }
}
