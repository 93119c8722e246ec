//! Intents of a person, in the form of the page's `data-intent` attributes: one word, with an optional value behind a
//! colon. Formatting and parsing are inverse, so every attribute of the page is a valid intent.

mod device;
mod dialog;
pub mod grammar;
mod hand;
mod new_game;
mod table;

pub use crate::beside::LearnIntent;
pub use crate::beside::drills::DrillIntent;
pub use crate::beside::exercise::ExerciseIntent;
pub use crate::beside::look_back::LookBackIntent;
pub use crate::beside::review::MatchReviewIntent;
use crate::features::daily::DailyIntent;
use crate::features::duplicate::DuplicateIntent;
use crate::features::files::FilesIntent;
use crate::features::friends::FriendsIntent;
use crate::features::house_rules::HouseRulesIntent;
use crate::features::library::LibraryIntent;
use crate::features::links::LinksIntent;
use crate::features::settings::SettingsIntent;
use crate::pages::glossary::WordsIntent;
pub use device::DeviceIntent;
pub use dialog::{AdviceIntent, DialogIntent, NoticeIntent};
pub use grammar::ParseIntentError;
pub use hand::{CardMove, HandIntent, SelectMode};
pub use new_game::NewGameIntent;
pub use table::{DropTarget, TableIntent};

use super::query::Query;
use crate::features::mistakes::MistakesIntent;
use crate::features::score_keeper::ScoreKeeperIntent;
use crate::features::statistics::StatisticsIntent;
use std::fmt;
use std::str::FromStr;

/// An intent of a control, grouped by the part of the session that handles it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Intent {
    /// About cards of the own hand.
    Hand(HandIntent),
    /// About the game on the table.
    Table(TableIntent),
    /// About advice of the strongest bot.
    Advice(AdviceIntent),
    /// About drills.
    Drill(DrillIntent),
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
    /// About exported and imported texts.
    Files(FilesIntent),
    /// About what is shown beside the match.
    Learn(LearnIntent),
    /// About the library.
    Library(LibraryIntent),
    /// About links to deals and games.
    Links(LinksIntent),
    /// About the statistics.
    Statistics(StatisticsIntent),
    /// About score sheets of games with real cards.
    ScoreKeeper(ScoreKeeperIntent),
    /// About today's deal.
    Daily(DailyIntent),
    /// About duplicate.
    Duplicate(DuplicateIntent),
    /// About tables of several devices.
    Friends(FriendsIntent),
    /// About mistakes of own games.
    Mistakes(MistakesIntent),
    /// About a record that is looked back at.
    LookBack(LookBackIntent),
    /// About the review of a record.
    MatchReview(MatchReviewIntent),
    /// About a decision of a record that is played again.
    Exercise(ExerciseIntent),
    /// About an ability of the browser or the device.
    Device(DeviceIntent),
    /// About the words of the game.
    Words(WordsIntent),
    /// Announce something for screen readers.
    Say(Query),
}

impl Intent {
    /// The intent of a form control with this name and this value.
    ///
    /// # Errors
    /// If no control has this name, or it cannot have this value.
    pub fn from_control(name: &str, value: &str) -> Result<Intent, ParseIntentError> {
        format!("set:{name}={value}").parse()
    }

    /// Whether the intent only changes the content of a form.
    pub(super) fn is_form_change(&self) -> bool {
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
                | Intent::Library(LibraryIntent::Search(_) | LibraryIntent::WriteText(_))
                | Intent::Links(LinksIntent::WriteName(_))
                | Intent::ScoreKeeper(
                    ScoreKeeperIntent::Write(..) | ScoreKeeperIntent::Name(..) | ScoreKeeperIntent::Person(..)
                )
                | Intent::Words(WordsIntent::Search(_))
        ) || matches!(self, Intent::Friends(intent) if intent.is_form_change())
    }
}

/// Writes and reads the intents of the parts. Their words are distinct, so the order of the parts does not matter.
macro_rules! parts {
    ($($part:ident),+ $(,)?) => {
        impl fmt::Display for Intent {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self {
                    $(Intent::$part(intent) => intent.fmt(f),)+
                    Intent::Say(query) => write!(f, "say:{}", query.name()),
                }
            }
        }

        impl FromStr for Intent {
            type Err = ParseIntentError;

            fn from_str(text: &str) -> Result<Intent, ParseIntentError> {
                $(
                    if let Ok(intent) = text.parse() {
                        return Ok(Intent::$part(intent));
                    }
                )+
                text.strip_prefix("say:").and_then(Query::from_name).map(Intent::Say).ok_or(ParseIntentError)
            }
        }
    };
}

parts! {
    Hand, Table, Advice, Drill, Dialog, Notice, Settings, NewGame, HouseRules, Files, Learn, Library, Links, Statistics, ScoreKeeper, Daily, Duplicate, Friends, Mistakes, LookBack, MatchReview,
    Exercise, Device, Words,
}

#[cfg(test)]
mod tests;
