//! Why a guest is away.

use super::close_reason::CloseReason;
use crate::rules::named;

named! {
    /// Why a guest is away, as far as its host knows. The other guests are told the name.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    #[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
    pub enum AwayReason {
        /// Nothing is heard any more: the line is cut, or the device is off.
        LineCut = "line-cut",
        /// So it is, and the page was in the background when it was last heard: its device may sleep.
        Background = "background",
        /// The page was closed or loaded again.
        PageGone = "page-gone",
        /// The guest has left the table.
        Left = "left",
    }
}

impl AwayReason {
    /// Whether the guest has said it.
    pub(super) const fn is_goodbye(self) -> bool {
        matches!(self, AwayReason::PageGone | AwayReason::Left)
    }

    /// Why a guest is away who says goodbye for this reason.
    pub(super) fn of_goodbye(reason: &str) -> AwayReason {
        match CloseReason::from_name(reason) {
            Some(CloseReason::Bye) => AwayReason::Left,
            Some(CloseReason::PageGone) => AwayReason::PageGone,
            _ => AwayReason::LineCut,
        }
    }
}
