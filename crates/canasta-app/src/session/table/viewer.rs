//! The seat whose hand the screen shows.

use canasta::rules::Seat;

/// The seat whose hand the screen shows, or the curtain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Viewer {
    /// The hand of this seat.
    Seated(Seat),
    /// The curtain is drawn: no hand is shown until the next person reveals it.
    Curtain {
        /// The seat whose hand was shown last.
        last: Seat,
        /// The person who must reveal the hand.
        awaited: Seat,
    },
}

impl Viewer {
    /// The seat whose hand is shown, or was shown last.
    pub const fn last(self) -> Seat {
        match self {
            Viewer::Seated(seat) | Viewer::Curtain { last: seat, .. } => seat,
        }
    }

    /// The person who must reveal the hand, if the curtain is drawn.
    pub const fn awaited(self) -> Option<Seat> {
        match self {
            Viewer::Seated(_) => None,
            Viewer::Curtain { awaited, .. } => Some(awaited),
        }
    }
}
