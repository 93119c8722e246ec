//! Which games of the library are listed.

use super::listed::Listed;
use crate::named::named;
use canasta::rules::Preset;

named! {
    /// Which games are listed by how far they have come.
    #[derive(Default)]
    pub enum StateFilter {
        /// All.
        #[default]
        All = "all",
        /// Those that can be continued.
        Begun = "begun",
        /// Those that are over.
        Finished = "finished",
    }
}

/// Which games are listed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LibraryFilter {
    /// By how far they have come.
    pub state: StateFilter,
    /// By the preset of their rules; `None`: all.
    pub rules: Option<Preset>,
    /// By the name of a player; `None`: all.
    pub player: Option<String>,
    /// Words that title, players or rules must hold.
    pub search: String,
}

impl LibraryFilter {
    /// Whether everything is listed.
    #[must_use]
    pub fn is_open(&self) -> bool {
        *self == LibraryFilter::default()
    }

    /// The words of the search, as [`LibraryFilter::admits`] wants them.
    #[must_use]
    pub fn words(&self) -> Vec<String> {
        self.search.split_whitespace().map(str::to_lowercase).collect()
    }

    /// Whether a game is listed.
    #[must_use]
    pub fn admits(&self, game: &Listed, words: &[String]) -> bool {
        let summary = &game.summary;
        let state = match self.state {
            StateFilter::All => true,
            StateFilter::Begun => !summary.state.is_finished(),
            StateFilter::Finished => summary.state.is_finished(),
        };
        state
            && self.rules.is_none_or(|preset| summary.preset == preset)
            && self.player.as_ref().is_none_or(|name| summary.players.iter().any(|place| *place.name == **name))
            && words.iter().all(|word| game.words.contains(word))
    }
}
