//! Queries: announcements on request, for people who use a screen reader.

use crate::named::named;

named! {
    /// Something about the table that is announced on request.
    pub enum Query {
        /// The own hand by ranks, and the selection.
        Hand = "hand",
        /// The melds of both sides.
        Melds = "melds",
        /// Top, size and state of the pile, and the stock.
        Pile = "pile",
        /// The scores.
        Scores = "scores",
        /// The minimum of the opening.
        Minimum = "minimum",
        /// The buttons, and the reasons why some are unavailable.
        Buttons = "buttons",
        /// The last announcement once more.
        Repeat = "repeat",
    }
}
