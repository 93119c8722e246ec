//! Why a line between two devices is closed.

use crate::rules::named;

named! {
    /// Why one side closes the line. The name is sent to the other side before.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    #[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
    pub enum CloseReason {
        /// The other side has said goodbye, or this one does.
        Bye = "bye",
        /// What came is no message.
        NoMessage = "no-message",
        /// A message was longer than [`LONGEST_MESSAGE`](super::LONGEST_MESSAGE).
        TooLong = "too-long",
        /// Messages came faster than anybody plays.
        TooFast = "too-fast",
        /// The other side is of a version before the first one that is spoken here.
        TooOld = "too-old",
        /// All seats are taken.
        Full = "full",
        /// The same player has come by another line.
        Replaced = "replaced",
        /// Nothing was heard for too long.
        Silent = "silent",
        /// The page of this side is closed or loaded again.
        PageGone = "page-gone",
    }
}
