//! Seats for which nobody comes.

use super::{Host, HostEffect};
use crate::friends::seating::SeatPlayer;

impl Host {
    /// Gives the seats that wait for a guest to bots, and tells everybody.
    #[must_use]
    pub fn fill_with_bots(&mut self) -> Vec<HostEffect> {
        let mut out = Vec::new();
        for seating in self.seats.iter_mut().filter(|seating| seating.player == SeatPlayer::Open) {
            seating.player = SeatPlayer::Bot;
        }
        self.tell_seats(&mut out);
        out
    }
}
