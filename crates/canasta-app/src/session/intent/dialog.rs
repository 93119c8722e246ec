//! Intents about dialogs, the hint and notices.

use super::grammar::{Codec, intents};
use crate::session::dialog::DialogKind;

/// A dialog that its name alone opens.
struct Openable;

impl Codec<DialogKind> for Openable {
    fn write(kind: &DialogKind, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(kind.name())
    }

    fn read(name: &str) -> Option<DialogKind> {
        DialogKind::openable(name)
    }
}

intents! {
    /// An intent about the open dialog.
    #[derive(Copy)]
    DialogIntent {
        /// Open a dialog. A dialog that needs data cannot be opened by its kind alone.
        Open(kind: DialogKind as Openable) = "open",
        /// Close the open dialog.
        Close = "close",
        /// Close the open dialog; without one, go back from what is shown beside the match.
        Back = "back",
        /// Choose one of several ways of an action.
        ChooseWay(at: usize) = "way",
        /// Confirm the question of the dialog.
        Confirm = "confirm",
        /// Cancel the question of the dialog.
        Decline = "decline",
        /// Print the open dialog.
        Print = "print",
        /// Show the whole score of the hand at once.
        CountAtOnce = "count-at-once",
    }
}

intents! {
    /// An intent about advice of the strongest bot.
    #[derive(Copy)]
    AdviceIntent {
        /// Request a hint, or show an available hint on the cards.
        Hint = "hint",
        /// Close the hint.
        CloseHint = "close-hint",
        /// Review a decision of the finished hand, by the number of its action. A second request closes the review.
        Review(decision: usize) = "review",
    }
}

intents! {
    /// An intent about a notice.
    #[derive(Copy)]
    NoticeIntent {
        /// Close the warning that is shown.
        CloseWarning = "close-warning",
        /// Close the refusal of the last action.
        CloseRefusal = "close-refusal",
        /// Decline the offer of another mouse mode.
        KeepMouse = "keep-mouse",
    }
}
