//! The list of all games, and the part of it that is shown.

use super::filter::LibraryFilter;
use super::key::{Fingerprint, GameId};
use super::listed::Listed;
use super::summary::{GameSummary, Origin};
use super::timestamp::Timestamp;
use crate::session::largest::largest_by_key;
use canasta::rules::Preset;
use std::cmp::Reverse;

/// The number of games that are shown at first, and that *Show more* adds.
pub const LIST_PAGE: usize = 50;
/// The most players that are offered as a filter. Games with rarer ones are found by the search.
const MOST_PLAYERS: usize = 30;

/// How much of the list has been read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ListPart {
    /// The latest games: as many as are shown at first.
    #[default]
    Latest,
    /// All games.
    All,
}

/// All games, the latest first, and those that are shown.
#[derive(Clone, Debug, Default)]
pub(super) struct GameList {
    games: Vec<Listed>,
    filter: LibraryFilter,
    /// The games that the filter admits, by index.
    found: Vec<usize>,
    /// How many of them are shown at most.
    limit: usize,
    /// The names of other players, the most frequent first.
    players: Vec<String>,
}

impl GameList {
    pub fn new(summaries: Vec<GameSummary>, now: Timestamp, filter: LibraryFilter) -> GameList {
        let games = summaries.into_iter().map(|summary| Listed::read(summary, now)).collect();
        let mut list = GameList { games, filter, found: Vec::new(), limit: LIST_PAGE, players: Vec::new() };
        list.sort();
        list
    }

    fn sort(&mut self) {
        // Games that came in at once stand in the order of their keys. What was stored by a clock that was wrong comes after what is
        // known to be of this moment.
        self.games.sort_unstable_by(|a, b| {
            let key = |game: &Listed| (Reverse(game.summary.changed), game.ahead.is_some(), Reverse(game.ahead));
            key(a).cmp(&key(b)).then_with(|| a.summary.id.cmp(&b.summary.id))
        });
        self.players = frequent_players(&self.games);
        self.find();
    }

    fn find(&mut self) {
        let words = self.filter.words();
        if !words.is_empty() {
            self.games.iter_mut().filter(|game| game.words.is_empty()).for_each(Listed::write_words);
        }
        let admitted = self.games.iter().enumerate().filter(|(_, game)| self.filter.admits(game, &words));
        self.found = admitted.map(|(at, _)| at).collect();
    }

    pub fn games(&self) -> &[Listed] {
        &self.games
    }

    pub const fn filter(&self) -> &LibraryFilter {
        &self.filter
    }

    pub fn change_filter(&mut self, change: impl FnOnce(&mut LibraryFilter)) {
        change(&mut self.filter);
        self.limit = LIST_PAGE;
        self.find();
    }

    /// The games that are shown, and how many the filter admits.
    pub fn shown(&self) -> (impl Iterator<Item = &GameSummary>, usize) {
        let shown = self.found.iter().take(self.limit).filter_map(|&at| self.games.get(at));
        (shown.map(|game| &game.summary), self.found.len())
    }

    pub const fn show_more(&mut self) {
        self.limit += LIST_PAGE;
    }

    pub fn game(&self, id: &GameId) -> Option<&GameSummary> {
        self.games.iter().map(|game| &game.summary).find(|game| game.id == *id)
    }

    pub fn has_record(&self, fingerprint: &Fingerprint) -> bool {
        self.games.iter().any(|game| game.summary.fingerprint == *fingerprint)
    }

    /// Adds games, each in place of one with its key.
    pub fn add(&mut self, summaries: Vec<GameSummary>) {
        for summary in summaries {
            let at = self.games.iter().position(|game| game.summary.id == summary.id);
            let game = Listed::new(summary);
            match at.and_then(|at| self.games.get_mut(at)) {
                Some(there) => *there = game,
                None => self.games.push(game),
            }
        }
        self.sort();
    }

    pub fn rename(&mut self, id: &GameId, title: &str) {
        if let Some(game) = self.games.iter_mut().find(|game| game.summary.id == *id) {
            game.summary.set_title(title);
            game.words.clear();
            self.find();
        }
    }

    pub fn set_origin(&mut self, ids: &[GameId], origin: Origin) {
        for game in self.games.iter_mut().filter(|game| ids.contains(&game.summary.id)) {
            game.summary.origin = origin;
        }
    }

    pub fn remove(&mut self, id: &GameId) {
        self.games.retain(|game| game.summary.id != *id);
        self.players = frequent_players(&self.games);
        self.find();
    }

    /// The presets of the games, in the order of the presets.
    pub fn presets(&self) -> Vec<Preset> {
        let is_used = |preset: &Preset| self.games.iter().any(|game| game.summary.preset == *preset);
        Preset::ALL.into_iter().filter(is_used).collect()
    }

    pub fn players(&self) -> &[String] {
        &self.players
    }
}

/// The names of other players, the most frequent first.
fn frequent_players(games: &[Listed]) -> Vec<String> {
    let mut counts: Vec<(&str, usize)> = Vec::new();
    for game in games {
        let others = game.summary.players.iter().enumerate().filter(|&(seat, _)| seat != game.summary.me);
        for (_, place) in others {
            if let Some((_, count)) = counts.iter_mut().find(|(name, _)| *name == &*place.name) {
                *count += 1;
            } else if counts.len() < 4 * MOST_PLAYERS {
                // A name that is frequent is met early.
                counts.push((&place.name, 1));
            }
        }
    }
    largest_by_key(counts, MOST_PLAYERS, |&(_, count)| count).into_iter().map(|(name, _)| name.to_owned()).collect()
}
