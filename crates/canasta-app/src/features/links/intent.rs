//! Intents about links.

use crate::named::named;
use crate::session::grammar::{Name, intents};

named! {
    /// What a link holds that is sent.
    pub enum Sent {
        /// The cards of a deal, to be played.
        Cards = "cards",
        /// A whole finished game, to be looked at.
        Game = "game",
    }
}

intents! {
    /// An intent about links to deals and games.
    LinksIntent {
        /// Open the link in a text.
        Read(text: String) = set "link",
        /// Play the deal that was opened.
        Play = "play-sent",
        /// Compare the results of the deal that was played.
        Compare = "compare",
        /// Show what can be sent.
        Open = "send",
        /// Copy a link.
        Copy(what: Sent as Name) = "copy-sent",
        /// Let the browser share a link.
        Share(what: Sent as Name) = "share-sent",
        /// Set the name under which the person sends.
        WriteName(name: String) = set "sender",
        /// Keep the game that is looked at in the library.
        Keep = "keep-sent",
    }
}
