//! Intents about the next game.

use super::grammar::{Change, Cut, control_change, intents};
use crate::session::plan_change::PlanChange;

control_change!(PlanChange);

intents! {
    /// An intent about a new game.
    NewGameIntent {
        /// Change the rules or the seats of the next game.
        Change(change: PlanChange as Change) = set,
        /// Cut the next deck at this number of cards; `None` if the text is not a number of cards.
        Cut(cards: Option<usize> as Cut) = set "cut",
        /// Lift as many cards of the deck as the person has said, and deal.
        Lift = "lift",
        /// Cut the deck by lot, and deal.
        LiftAnywhere = "lift-anywhere",
        /// Start the game that the dialog describes.
        Start = "start",
        /// Start a new game with the rules and seats of the last game.
        SameAgain = "same-again",
        /// Repeat the last deal.
        SameDeal = "same-deal",
        /// Start a new game against the level that is offered after a match.
        NextLevel = "next-level",
        /// Start the game that the guided first hand has taught.
        Taught = "taught",
        /// Close the card that tells what is new in this game.
        CloseNews = "close-news",
    }
}
