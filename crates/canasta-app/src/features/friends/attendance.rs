//! How far a guest has come with its invitation.

use crate::named::named;

named! {
    /// How far a guest has come with its invitation, which the device keeps.
    pub enum Attendance {
        /// The invitation was opened.
        Opened = "opened",
        /// It was answered, and the host has given no seat yet.
        Answered = "answered",
        /// The host has given a seat.
        Seated = "seated",
        /// Another page of the person has that seat now.
        Elsewhere = "elsewhere",
    }
}

impl Attendance {
    /// Whether the person has answered.
    #[must_use]
    pub const fn has_answered(self) -> bool {
        !matches!(self, Attendance::Opened)
    }

    /// Whether the person has a seat at the table.
    #[must_use]
    pub const fn has_seat(self) -> bool {
        matches!(self, Attendance::Seated | Attendance::Elsewhere)
    }

    /// Whether the page goes back to the table by itself after a reload: what the person has answered is still meant.
    pub(super) const fn comes_back(self) -> bool {
        matches!(self, Attendance::Answered | Attendance::Seated)
    }
}
