//! Intents about a record that is looked back at.

use crate::beside::look_back::{RecordPoint, Stride, ViewFrom};
use crate::session::intent::grammar::{Name, intents};

intents! {
    /// An intent about a record that is looked back at.
    #[derive(Copy)]
    LookBackIntent {
        /// Look back at the match on the table.
        Open = "look-back",
        /// Go to another moment.
        Go(stride: Stride as Name) = "look",
        /// Go to a moment of any hand.
        GoTo(point: RecordPoint) = "look-to",
        /// Go to the start of a hand that is chosen from a list.
        GoToHand(hand: usize) = set "look-hand",
        /// Go to the moment of the hand after so many actions.
        Scrub(actions: usize) = set "look-at",
        /// Let it go on by itself, or stop it.
        Play = "look-play",
        /// Change how fast it goes on by itself.
        ChangeSpeed = "look-speed",
        /// Look from elsewhere.
        LookFrom(view: ViewFrom) = set "look-from",
        /// Play on from here.
        PlayOn = "play-on",
        /// Play on once more from the same moment.
        PlayOnAgain = "play-on-again",
        /// Copy the position as a scenario.
        CopyScenario = "copy-scenario",
    }
}
