//! The updates of the mistakes. Mistakes of reviewed games are taken in and come back as exercises; how an exercise ends says when the
//! mistake comes next.

use super::deck::MistakeDeck;
use super::intent::MistakesIntent;
use super::mistake::{OwnMistake, Recall};
use crate::beside::exercise::{Attempt, Exercise, ExerciseRun};
use crate::features::Outcome;
use crate::features::library::{GameId, Library, LibraryState, StoredGame};
use crate::session::day::Day;
use crate::session::effect::{Effect, StorageEffect};
use crate::session::save::restore;
use crate::session::stored_value::StoredValue;
use canasta::analysis::DecisionReview;

/// What the mistakes may know of the session.
#[derive(Clone, Copy, Debug)]
pub struct Context<'a> {
    /// The day where the person is.
    pub today: Day,
    /// The library, which has their games.
    pub library: &'a Library,
}

/// What only the session can do for the mistakes.
#[derive(Debug)]
pub enum MistakesAsk {
    /// Read a game, whose next mistake is to be played.
    Read(GameId),
    /// Put an exercise on the table.
    Play(Box<Exercise>),
    /// Show the page *Learn*.
    Learn,
}

impl MistakeDeck {
    /// The mistake that can be played again now: one is due, and the library can be read.
    #[must_use]
    pub fn playable(&self, context: &Context<'_>) -> Option<&OwnMistake> {
        self.next(context.today).filter(|_| context.library.state() != LibraryState::Refused)
    }

    /// Carries out an intent.
    #[must_use]
    pub fn update(&self, intent: MistakesIntent, context: &Context<'_>) -> Outcome<MistakesAsk> {
        match intent {
            MistakesIntent::Next => Outcome::ask(self.ask_next(context)),
        }
    }

    /// Plays the mistake that is due next, now that its game was read; `None`: there is no such game.
    pub fn take_game(
        &mut self,
        id: &GameId,
        stored: Option<&StoredGame>,
        context: &Context<'_>,
    ) -> Outcome<MistakesAsk> {
        let Some(mistake) = self.next(context.today).filter(|mistake| mistake.game == *id) else {
            return Outcome::default();
        };
        let game = stored.and_then(|stored| restore(&stored.save).game);
        if let Some(exercise) = game.and_then(|(game, places)| Exercise::of(&game, &places, &mistake.review)) {
            return Outcome::ask(MistakesAsk::Play(Box::new(exercise)));
        }
        match stored {
            None => self.forget_game(id),
            Some(_) => self.forget(&mistake.clone()),
        }
        Outcome { ask: Some(self.ask_next(context)), ..self.saved() }
    }

    /// Takes in a reviewed decision of a game of this device, if it is a mistake.
    pub fn find(&mut self, game: &GameId, review: &DecisionReview, context: &Context<'_>) -> Outcome<MistakesAsk> {
        let has_changed = self.take_in(game, [review], context.today);
        self.saved_if(has_changed)
    }

    /// Forgets the mistakes of a game that was not the person's own.
    pub fn disown(&mut self, game: &GameId) -> Outcome<MistakesAsk> {
        let has_any = self.all().iter().any(|one| one.game == *game);
        self.forget_game(game);
        self.saved_if(has_any)
    }

    /// Takes note of which day it is. What seems to come back later than it can was put off by a clock that was ahead.
    pub fn note_day(&mut self, today: Day) -> Outcome<MistakesAsk> {
        let has_changed = self.see_from(today);
        self.saved_if(has_changed)
    }

    /// Puts a mistake off by how the first attempt to repair it ended. Later ones say nothing about what is remembered.
    pub fn note_exercise(&mut self, run: &ExerciseRun, context: &Context<'_>) -> Outcome<MistakesAsk> {
        let recall = recall(run);
        let has_changed = recall.is_some_and(|recall| self.note(run.exercise().review(), recall, context.today));
        self.saved_if(has_changed)
    }

    fn ask_next(&self, context: &Context<'_>) -> MistakesAsk {
        self.playable(context).map_or(MistakesAsk::Learn, |mistake| MistakesAsk::Read(mistake.game.clone()))
    }

    fn saved(&self) -> Outcome<MistakesAsk> {
        Outcome::default().with(Effect::Storage(StorageEffect::Save(StoredValue::Mistakes, self.write())))
    }

    fn saved_if(&self, has_changed: bool) -> Outcome<MistakesAsk> {
        if has_changed { self.saved() } else { Outcome::default() }
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
