//! The mistakes of the device, and when they come back.

use super::mistake::{OwnMistake, Recall, Repair};
use crate::features::library::GameId;
use crate::session::day::Day;
use crate::session::json::{from_text, to_text};
use canasta::analysis::{DecisionReview, MistakeClass};
use serde::{Deserialize, Serialize};

/// The version of the stored form.
const VERSION: u32 = 1;

/// The most mistakes that are kept. It bounds the device's storage: some 500 bytes each.
const MOST_KEPT: usize = 300;

/// The most mistakes of one game. Its worst ones teach the most, and a long list is not begun.
pub(crate) const MOST_OF_A_GAME: usize = 5;

/// The mistakes of own games that come back as exercises.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct MistakeDeck {
    mistakes: Vec<OwnMistake>,
}

/// What is to be done, and when.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Forecast {
    /// No mistake is known.
    Empty,
    /// So many are due.
    Due(usize),
    /// None is due; the next one comes back in so many days.
    In(u32),
    /// All are repaired.
    AllRepaired,
}

/// The stored form.
#[derive(Serialize, Deserialize)]
struct Saved<T> {
    version: u32,
    mistakes: Vec<T>,
}

impl MistakeDeck {
    /// The version of the stored form.
    pub(crate) const VERSION: u32 = VERSION;

    /// The mistakes, in the order in which they were found.
    #[must_use]
    pub fn all(&self) -> &[OwnMistake] {
        &self.mistakes
    }

    /// How many are repaired, and how many there are.
    #[must_use]
    pub fn progress(&self) -> (usize, usize) {
        let repaired = self.mistakes.iter().filter(|one| one.standing == Repair::Repaired).count();
        (repaired, self.mistakes.len())
    }

    /// What is to be done.
    #[must_use]
    pub fn forecast(&self, today: Day) -> Forecast {
        let due = self.due(today).count();
        let days = self.mistakes.iter().filter_map(|one| match one.standing {
            Repair::Waiting { due, .. } => Some(due.since(today)),
            Repair::Repaired => None,
        });
        match days.min() {
            _ if due > 0 => Forecast::Due(due),
            Some(days) => Forecast::In(days),
            None if self.mistakes.is_empty() => Forecast::Empty,
            None => Forecast::AllRepaired,
        }
    }

    /// The mistakes that are due.
    fn due(&self, today: Day) -> impl Iterator<Item = &OwnMistake> {
        self.mistakes.iter().filter(move |one| one.standing.is_due(today))
    }

    /// The mistake to be repaired next: the one that has waited longest, and of those the worst.
    #[must_use]
    pub fn next(&self, today: Day) -> Option<&OwnMistake> {
        let waited = |one: &OwnMistake| match one.standing {
            Repair::Waiting { due, .. } => today.since(due),
            Repair::Repaired => 0,
        };
        self.due(today).max_by_key(|one| (waited(one), one.loss()))
    }

    /// Takes in the mistakes of a game among these reviews. Inaccuracies are too small to be remembered, and those that are known
    /// stay where they are. True if that changes anything.
    pub(super) fn take_in<'a>(
        &mut self,
        game: &GameId,
        reviews: impl IntoIterator<Item = &'a DecisionReview>,
        today: Day,
    ) -> bool {
        let before = self.mistakes.len();
        for review in reviews.into_iter().filter(|review| review.class() >= Some(MistakeClass::Mistake)) {
            if !self.mistakes.iter().any(|one| one.is(game, review)) {
                let standing = Repair::found_on(today);
                self.mistakes.push(OwnMistake { game: game.clone(), review: review.clone(), standing });
            }
        }
        let is_new = self.mistakes.len() > before;
        while self.mistakes.iter().filter(|one| one.game == *game).count() > MOST_OF_A_GAME {
            self.forget_least(|one| one.game == *game);
        }
        while self.mistakes.len() > MOST_KEPT {
            self.forget_least(|_| true);
        }
        is_new
    }

    /// Forgets a repaired one of these mistakes, or else the smallest one.
    fn forget_least(&mut self, is_meant: impl Fn(&OwnMistake) -> bool) {
        let meant = self.mistakes.iter().enumerate().filter(|(_, one)| is_meant(one));
        let least = meant.min_by_key(|(_, one)| (one.standing != Repair::Repaired, one.loss())).map(|(at, _)| at);
        if let Some(at) = least {
            let _ = self.mistakes.remove(at);
        }
    }

    /// Notes how the exercise of a reviewed decision ended. True if that changes anything.
    pub(super) fn note(&mut self, review: &DecisionReview, recall: Recall, today: Day) -> bool {
        let Some(mistake) = self.mistakes.iter_mut().find(|one| one.review == *review) else { return false };
        let after = mistake.standing.after(recall, today);
        std::mem::replace(&mut mistake.standing, after) != after
    }

    /// Treats everything that was done ahead of today as done today. True if that changes anything.
    pub(super) fn see_from(&mut self, today: Day) -> bool {
        let mut has_changed = false;
        for mistake in &mut self.mistakes {
            let seen = mistake.standing.seen_from(today);
            has_changed |= std::mem::replace(&mut mistake.standing, seen) != seen;
        }
        has_changed
    }

    /// Forgets the mistakes of a game that is gone.
    pub(super) fn forget_game(&mut self, game: &GameId) {
        self.mistakes.retain(|one| one.game != *game);
    }

    /// Forgets a mistake that its game does not have.
    pub(super) fn forget(&mut self, mistake: &OwnMistake) {
        self.mistakes.retain(|one| !one.is(&mistake.game, &mistake.review));
    }

    /// The text for the device's storage.
    #[must_use]
    pub fn write(&self) -> String {
        to_text(&Saved { version: VERSION, mistakes: self.mistakes.iter().collect() })
    }

    /// The mistakes in a stored text; those that are damaged are left out.
    #[must_use]
    pub fn read(text: &str) -> MistakeDeck {
        let saved = from_text::<Saved<serde_json::Value>>(text).ok().filter(|saved| saved.version == VERSION);
        let all = saved.into_iter().flat_map(|saved| saved.mistakes);
        MistakeDeck { mistakes: all.filter_map(|one| serde_json::from_value(one).ok()).take(MOST_KEPT).collect() }
    }
}
