//! Intents about mistakes of own games.

use crate::session::grammar::intents;

intents! {
    /// An intent about mistakes of own games.
    #[derive(Copy)]
    MistakesIntent {
        /// Play the mistake again that is due next.
        Next = "next-mistake",
    }
}
