//! Intents about dialogs, the hint and notices.

use super::parse::{ParseIntentError, split, value};
use crate::session::dialog::DialogKind;
use std::fmt;
use std::str::FromStr;

/// An intent about the open dialog.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DialogIntent {
    /// Open a dialog. A dialog that needs data cannot be opened by its kind alone.
    Open(DialogKind),
    /// Close the open dialog.
    Close,
    /// Close the open dialog; without one, go back from what is shown beside the match.
    Back,
    /// Choose one of several ways of an action.
    ChooseWay(usize),
    /// Confirm the question of the dialog.
    Confirm,
    /// Cancel the question of the dialog.
    Decline,
    /// Print the open dialog.
    Print,
    /// Show the whole score of the hand at once.
    CountAtOnce,
}

impl fmt::Display for DialogIntent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DialogIntent::Open(kind) => write!(f, "open:{}", kind.name()),
            DialogIntent::Close => f.write_str("close"),
            DialogIntent::Back => f.write_str("back"),
            DialogIntent::ChooseWay(at) => write!(f, "way:{at}"),
            DialogIntent::Confirm => f.write_str("confirm"),
            DialogIntent::Decline => f.write_str("decline"),
            DialogIntent::Print => f.write_str("print"),
            DialogIntent::CountAtOnce => f.write_str("count-at-once"),
        }
    }
}

impl FromStr for DialogIntent {
    type Err = ParseIntentError;

    fn from_str(text: &str) -> Result<DialogIntent, ParseIntentError> {
        let (word, rest) = split(text);
        Ok(match word {
            "open" => DialogIntent::Open(DialogKind::from_name(rest).ok_or(ParseIntentError)?),
            "close" => DialogIntent::Close,
            "back" => DialogIntent::Back,
            "way" => DialogIntent::ChooseWay(value(rest)?),
            "confirm" => DialogIntent::Confirm,
            "decline" => DialogIntent::Decline,
            "print" => DialogIntent::Print,
            "count-at-once" => DialogIntent::CountAtOnce,
            _ => return Err(ParseIntentError),
        })
    }
}

/// An intent about advice of the strongest bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AdviceIntent {
    /// Request a hint, or show an available hint on the cards.
    Hint,
    /// Close the hint.
    CloseHint,
    /// Review a decision of the finished hand, by the number of its action. A second request closes the review.
    Review(usize),
}

impl fmt::Display for AdviceIntent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AdviceIntent::Hint => f.write_str("hint"),
            AdviceIntent::CloseHint => f.write_str("close-hint"),
            AdviceIntent::Review(decision) => write!(f, "review:{decision}"),
        }
    }
}

impl FromStr for AdviceIntent {
    type Err = ParseIntentError;

    fn from_str(text: &str) -> Result<AdviceIntent, ParseIntentError> {
        let (word, rest) = split(text);
        Ok(match word {
            "hint" => AdviceIntent::Hint,
            "close-hint" => AdviceIntent::CloseHint,
            "review" => AdviceIntent::Review(value(rest)?),
            _ => return Err(ParseIntentError),
        })
    }
}

/// An intent about a notice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoticeIntent {
    /// Close the warning that is shown.
    CloseWarning,
    /// Close the refusal of the last action.
    CloseRefusal,
    /// Decline the offer of another mouse mode.
    KeepMouse,
}

impl fmt::Display for NoticeIntent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            NoticeIntent::CloseWarning => "close-warning",
            NoticeIntent::CloseRefusal => "close-refusal",
            NoticeIntent::KeepMouse => "keep-mouse",
        })
    }
}

impl FromStr for NoticeIntent {
    type Err = ParseIntentError;

    fn from_str(text: &str) -> Result<NoticeIntent, ParseIntentError> {
        match text {
            "close-warning" => Ok(NoticeIntent::CloseWarning),
            "close-refusal" => Ok(NoticeIntent::CloseRefusal),
            "keep-mouse" => Ok(NoticeIntent::KeepMouse),
            _ => Err(ParseIntentError),
        }
    }
}
