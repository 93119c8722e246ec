//! What a person wants, as it stands in the page's `data-do` attributes: one word, sometimes with a value behind a
//! colon. Reading and writing are inverse, so the page can say nothing that the session does not understand.

use super::offers::Verb;
use super::settings::Switch;
use crate::rules::Rank;
use std::fmt;
use std::str::FromStr;

/// Which button was pressed on a card, or what came to the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Press {
    /// The left button.
    Left,
    /// The right button.
    Right,
    /// A finger, or the keyboard: always adds to the selection.
    Toggle,
}

/// Which dialog is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Panel {
    /// Preset, players, target, names.
    NewGame,
    /// Settings.
    Settings,
    /// The score of the last hand, or of all.
    Score,
    /// The rules in play.
    Rules,
    /// Several ways of one thing.
    Ways,
    /// About the game.
    About,
}

impl Panel {
    /// Every panel that can be asked for.
    pub const ALL: [Panel; 6] =
        [Panel::NewGame, Panel::Settings, Panel::Score, Panel::Rules, Panel::Ways, Panel::About];

    /// The name in the page.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Panel::NewGame => "new-game",
            Panel::Settings => "settings",
            Panel::Score => "score",
            Panel::Rules => "rules",
            Panel::Ways => "ways",
            Panel::About => "about",
        }
    }
}

/// What a control of the page asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Intent {
    /// A card of the hand, by the number of its slot.
    Card(u32),
    /// A button of the action bar.
    Do(Verb),
    /// One of several ways.
    Way(usize),
    /// Add the selection to the own meld of a rank.
    Onto(Rank),
    /// The pile: take it, or discard onto it.
    Pile,
    /// The own part of the table: lay the selection.
    Table,
    /// Take one staged group back.
    TakeBack(usize),
    /// Clear the selection.
    Unpick,
    /// Close what was said about a refused action.
    Dismiss,
    /// Open a dialog.
    Open(Panel),
    /// Close the open dialog.
    Close,
    /// Deal the next hand.
    NextHand,
    /// Start the game that the dialog describes.
    Start,
    /// A new game with the rules and seats of the last.
    SameAgain,
    /// Turn a switch.
    Turn(Switch),
    /// Choose a value of a setting or of the new game: name and value.
    Set(String, String),
    /// Put the settings back.
    ResetSettings,
}

impl fmt::Display for Intent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Intent::Card(id) => write!(f, "card:{id}"),
            Intent::Do(verb) => write!(f, "do:{}", verb.name()),
            Intent::Way(i) => write!(f, "way:{i}"),
            Intent::Onto(rank) => write!(f, "onto:{rank}"),
            Intent::Pile => f.write_str("pile"),
            Intent::Table => f.write_str("table"),
            Intent::TakeBack(i) => write!(f, "take-back:{i}"),
            Intent::Unpick => f.write_str("unpick"),
            Intent::Dismiss => f.write_str("dismiss"),
            Intent::Open(panel) => write!(f, "open:{}", panel.name()),
            Intent::Close => f.write_str("close"),
            Intent::NextHand => f.write_str("next-hand"),
            Intent::Start => f.write_str("start"),
            Intent::SameAgain => f.write_str("same-again"),
            Intent::Turn(switch) => write!(f, "turn:{}", switch.name()),
            Intent::Set(name, value) => write!(f, "set:{name}={value}"),
            Intent::ResetSettings => f.write_str("reset-settings"),
        }
    }
}

/// The text is no intent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoIntent;

impl FromStr for Intent {
    type Err = NoIntent;

    fn from_str(text: &str) -> Result<Intent, NoIntent> {
        let (word, value) = text.split_once(':').unwrap_or((text, ""));
        let number = || value.parse().map_err(|_| NoIntent);
        Ok(match word {
            "card" => Intent::Card(value.parse().map_err(|_| NoIntent)?),
            "do" => Intent::Do(Verb::ALL.into_iter().find(|verb| verb.name() == value).ok_or(NoIntent)?),
            "way" => Intent::Way(number()?),
            "onto" => Intent::Onto(value.parse().map_err(|_| NoIntent)?),
            "pile" => Intent::Pile,
            "table" => Intent::Table,
            "take-back" => Intent::TakeBack(number()?),
            "unpick" => Intent::Unpick,
            "dismiss" => Intent::Dismiss,
            "open" => Intent::Open(Panel::ALL.into_iter().find(|panel| panel.name() == value).ok_or(NoIntent)?),
            "close" => Intent::Close,
            "next-hand" => Intent::NextHand,
            "start" => Intent::Start,
            "same-again" => Intent::SameAgain,
            "turn" => Intent::Turn(Switch::from_name(value).ok_or(NoIntent)?),
            "set" => {
                let (name, value) = value.split_once('=').ok_or(NoIntent)?;
                Intent::Set(name.to_owned(), value.to_owned())
            }
            "reset-settings" => Intent::ResetSettings,
            _ => return Err(NoIntent),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_page_says_is_understood() {
        let verbs = Verb::ALL.map(Intent::Do);
        let panels = Panel::ALL.map(Intent::Open);
        let switches = Switch::ALL.map(Intent::Turn);
        let others = [
            Intent::Card(7),
            Intent::Way(2),
            Intent::Onto(Rank::Ten),
            Intent::Pile,
            Intent::Table,
            Intent::TakeBack(1),
            Intent::Unpick,
            Intent::Dismiss,
            Intent::Close,
            Intent::NextHand,
            Intent::Start,
            Intent::SameAgain,
            Intent::Set("target".into(), "5000".into()),
            Intent::ResetSettings,
        ];
        for intent in verbs.into_iter().chain(panels).chain(switches).chain(others) {
            assert_eq!(intent.to_string().parse(), Ok(intent));
        }
        assert_eq!("do:everything".parse::<Intent>(), Err(NoIntent));
    }
}
