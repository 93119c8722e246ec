//! What a person wants, as it stands in the page's `data-intent` attributes: one word, sometimes with a value behind a
//! colon. Writing and reading are inverse, so the page can say nothing that the session does not understand.

mod dialog;
mod files;
mod hand;
mod house_rules;
mod new_game;
mod parse;
mod settings;
mod table;

pub use dialog::{AdviceIntent, DialogIntent, NoticeIntent};
pub use files::{ExportKind, FilesIntent};
pub use hand::{HandIntent, SelectMode};
pub use house_rules::HouseRulesIntent;
pub use new_game::NewGameIntent;
pub use parse::ParseIntentError;
pub use settings::{DeviceIntent, SettingsIntent};
pub use table::{DropTarget, TableIntent};

use super::query::Query;
use std::fmt;
use std::str::FromStr;

/// What a control of the page asks for, grouped by the part of the session that it is for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Intent {
    /// About cards of the own hand.
    Hand(HandIntent),
    /// About the game on the table.
    Table(TableIntent),
    /// About advice of the strongest bot.
    Advice(AdviceIntent),
    /// About the open dialog.
    Dialog(DialogIntent),
    /// About a notice.
    Notice(NoticeIntent),
    /// About the settings.
    Settings(SettingsIntent),
    /// About a new game.
    NewGame(NewGameIntent),
    /// About house rules.
    HouseRules(HouseRulesIntent),
    /// About texts that leave or enter the game.
    Files(FilesIntent),
    /// About something that the browser or the device carries out.
    Device(DeviceIntent),
    /// Announce something to a person who listens.
    Say(Query),
}

impl Intent {
    /// The change that a form control with this name and this value asks for.
    ///
    /// # Errors
    /// If no control has this name, or it cannot have this value.
    pub fn from_control(name: &str, value: &str) -> Result<Intent, ParseIntentError> {
        format!("set:{name}={value}").parse()
    }

    /// Whether it changes what a form holds and does nothing else yet.
    pub(super) const fn is_form_change(&self) -> bool {
        matches!(
            self,
            Intent::Settings(SettingsIntent::Change(_))
                | Intent::NewGame(NewGameIntent::Change(_) | NewGameIntent::Cut(_))
                | Intent::HouseRules(
                    HouseRulesIntent::Change(_)
                        | HouseRulesIntent::WriteName(_)
                        | HouseRulesIntent::Rename(..)
                        | HouseRulesIntent::WriteCode(_)
                )
                | Intent::Files(FilesIntent::WriteText(_))
        )
    }
}

impl fmt::Display for Intent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Intent::Hand(intent) => intent.fmt(f),
            Intent::Table(intent) => intent.fmt(f),
            Intent::Advice(intent) => intent.fmt(f),
            Intent::Dialog(intent) => intent.fmt(f),
            Intent::Notice(intent) => intent.fmt(f),
            Intent::Settings(intent) => intent.fmt(f),
            Intent::NewGame(intent) => intent.fmt(f),
            Intent::HouseRules(intent) => intent.fmt(f),
            Intent::Files(intent) => intent.fmt(f),
            Intent::Device(intent) => intent.fmt(f),
            Intent::Say(query) => write!(f, "say:{}", query.name()),
        }
    }
}

impl FromStr for Intent {
    type Err = ParseIntentError;

    fn from_str(text: &str) -> Result<Intent, ParseIntentError> {
        // No word has two meanings, so the order of the parts does not matter.
        fn part<T: FromStr>(text: &str, intent: fn(T) -> Intent) -> Option<Intent> {
            text.parse().ok().map(intent)
        }
        let say = || text.strip_prefix("say:").and_then(Query::from_name).map(Intent::Say);
        part(text, Intent::Hand)
            .or_else(|| part(text, Intent::Table))
            .or_else(|| part(text, Intent::Advice))
            .or_else(|| part(text, Intent::Dialog))
            .or_else(|| part(text, Intent::Notice))
            .or_else(|| part(text, Intent::Settings))
            .or_else(|| part(text, Intent::NewGame))
            .or_else(|| part(text, Intent::HouseRules))
            .or_else(|| part(text, Intent::Files))
            .or_else(|| part(text, Intent::Device))
            .or_else(say)
            .ok_or(ParseIntentError)
    }
}

#[cfg(test)]
mod tests;
