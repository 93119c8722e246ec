//! Seats for which nobody comes.

use super::{Host, HostEffect};
use crate::friends::seating::SeatPlayer;
use crate::links::short_name;

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

    /// Gives a bot another name and tells everybody, as where a guest has come who has the same one. Other seats keep theirs.
    #[must_use]
    pub fn rename_bot(&mut self, seat: usize, name: &str) -> Vec<HostEffect> {
        let mut out = Vec::new();
        if let Some(seating) = self.seats.get_mut(seat).filter(|seating| seating.player == SeatPlayer::Bot) {
            seating.name = short_name(name);
            self.tell_seats(&mut out);
        }
        out
    }
}
