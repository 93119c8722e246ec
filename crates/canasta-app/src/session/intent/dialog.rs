//! Intents about dialogs, the hint and notices.

use super::grammar::{Name, intents, named};
use crate::session::dialog::DialogKind;

named!(DialogKind);

intents! {
    /// An intent about the open dialog.
    #[derive(Copy)]
    DialogIntent {
        /// Open a dialog. A dialog that needs data cannot be opened by its kind alone.
        Open(kind: DialogKind as Name) = "open",
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
