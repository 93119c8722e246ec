//! The facts of all games of the library, and what is counted from them.

use super::achievement::AchievementSet;
use super::facts::GameFacts;
use super::overview::{Counted, Overview, counts};
use crate::features::library::{GameId, GameSummary, Library, StoredGame};
use crate::session::save::restore;
use canasta::rules::{Preset, Seat};
use std::collections::{BTreeMap, BTreeSet};

/// The number of games that are read and counted at a time: between them the page answers.
const BATCH: usize = 8;
/// The number of games after which the figures are shown anew while more are counted.
const SHOWN_EVERY: usize = 64;

/// How far the figures are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum FactsProgress {
    /// The stored facts have not been read.
    #[default]
    Unread,
    /// Games are read and counted.
    Games {
        /// How many are left.
        left: usize,
    },
    /// Everything is counted.
    Done,
}

/// The facts of all games, and the figures counted from them.
#[derive(Clone, Debug, Default)]
pub struct FactsBook {
    facts: BTreeMap<GameId, GameFacts>,
    /// Games that cannot be read. They are not asked for again.
    unreadable: BTreeSet<GameId>,
    /// The games whose facts are to be computed.
    waiting: Vec<GameId>,
    /// Whether games are on their way.
    is_asking: bool,
    has_read: bool,
    counted: usize,
    rules: Option<Preset>,
    overview: Overview,
}

impl FactsBook {
    /// How far the figures are.
    #[must_use]
    pub const fn progress(&self) -> FactsProgress {
        match (self.has_read, self.waiting.len(), self.is_asking) {
            (false, ..) => FactsProgress::Unread,
            (true, 0, false) => FactsProgress::Done,
            (true, left, _) => FactsProgress::Games { left },
        }
    }

    /// The figures so far.
    #[must_use]
    pub const fn overview(&self) -> &Overview {
        &self.overview
    }

    /// The rules whose games are counted; `None`: all.
    #[must_use]
    pub const fn rules(&self) -> Option<Preset> {
        self.rules
    }

    /// The games that count, with their facts, the earliest first.
    pub fn games<'a>(&'a self, library: &'a Library) -> impl Iterator<Item = Counted<'a>> {
        let games =
            library.history().filter(|game| counts(game) && self.rules.is_none_or(|rules| game.preset == rules));
        games.filter_map(|game| Some((game, self.facts.get(&game.id)?)))
    }

    /// The presets of all games that count.
    #[must_use]
    pub fn presets(&self, library: &Library) -> Vec<Preset> {
        let is_used = |preset: &Preset| {
            library.games().iter().any(|game| counts(&game.summary) && game.summary.preset == *preset)
        };
        Preset::ALL.into_iter().filter(is_used).collect()
    }

    /// What was achieved in any game that counts.
    #[must_use]
    pub fn achieved(&self, library: &Library) -> AchievementSet {
        let games = library.games().iter().map(|game| &game.summary).filter(|game| counts(game));
        let facts = games.filter_map(|game| self.facts.get(&game.id));
        facts.fold(AchievementSet::default(), |all, facts| all.union(facts.achievements))
    }

    /// Counts the games under these rules; `None`: under all.
    pub(super) fn choose_rules(&mut self, rules: Option<Preset>, library: &Library) {
        self.rules = rules;
        self.show(library);
    }

    /// Takes the stored facts, those of a game a line. Facts that are no longer stored are out of date.
    pub(super) fn read(&mut self, texts: &str) {
        self.facts.clear();
        for facts in texts.lines().filter_map(GameFacts::read) {
            self.facts.insert(facts.id.clone(), facts);
        }
        self.has_read = true;
    }

    /// Finds the games that are still to be counted, once the list and the facts are there. A game that has gone on is counted anew.
    pub(super) fn compare(&mut self, library: &Library) {
        if !self.has_read || !library.is_whole() {
            return;
        }
        let is_known = |game: &GameSummary| {
            let known = self.facts.get(&game.id).is_some_and(|facts| facts.fingerprint == game.fingerprint);
            known || self.unreadable.contains(&game.id)
        };
        let games = library.games().iter().map(|game| &game.summary);
        self.waiting = games.filter(|game| counts(game) && !is_known(game)).map(|game| game.id.clone()).collect();
        self.show(library);
    }

    /// The next games that are to be read; none while others are on their way.
    pub(super) fn next(&mut self) -> Option<Vec<GameId>> {
        if self.is_asking || self.waiting.is_empty() {
            return None;
        }
        let batch = self.waiting.drain(..self.waiting.len().min(BATCH)).collect();
        self.is_asking = true;
        Some(batch)
    }

    /// Counts games that were read. Gives the texts of their facts, which are kept.
    pub(super) fn count(
        &mut self,
        asked: Vec<GameId>,
        games: &[StoredGame],
        library: &Library,
    ) -> Vec<(GameId, String)> {
        self.is_asking = false;
        self.unreadable.extend(asked);
        let mut new = Vec::new();
        for stored in games {
            let Some((game, places)) = restore(&stored.save).game else { continue };
            let me = library.game(&stored.id).and_then(|summary| game.rules().players.seat(summary.me));
            let facts =
                GameFacts::of(stored.id.clone(), &game, &places, me.unwrap_or(Seat::FIRST), stored.review.as_deref());
            self.unreadable.remove(&stored.id);
            new.push((stored.id.clone(), facts.write()));
            self.facts.insert(stored.id.clone(), facts);
        }
        self.counted += games.len();
        if self.counted >= SHOWN_EVERY || self.waiting.is_empty() {
            self.show(library);
        }
        new
    }

    /// Takes note that nothing can be read now. What is left is asked for when the page is opened again.
    pub(super) fn give_up(&mut self) {
        self.is_asking = false;
    }

    fn show(&mut self, library: &Library) {
        self.counted = 0;
        self.overview = Overview::of(self.games(library));
    }
}
