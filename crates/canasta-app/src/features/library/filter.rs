//! Which games of the library are listed.

use super::listed::Listed;
use canasta::rules::Preset;

/// Which games are listed by how far they have come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum StateFilter {
    /// All.
    #[default]
    All,
    /// Those that can be continued.
    Begun,
    /// Those that are over.
    Finished,
}

impl StateFilter {
    /// Every filter.
    pub const ALL: [StateFilter; 3] = [StateFilter::All, StateFilter::Begun, StateFilter::Finished];

    /// The name in the page.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            StateFilter::All => "all",
            StateFilter::Begun => "begun",
            StateFilter::Finished => "finished",
        }
    }

    /// The filter with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<StateFilter> {
        StateFilter::ALL.into_iter().find(|filter| filter.name() == name)
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
