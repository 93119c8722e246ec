//! Seats for which nobody comes.

use super::{Host, HostEffect};
use crate::friends::seating::SeatPlayer;
use crate::links::short_name;

impl Host {
    /// Gives the seats that wait for a guest, or whose guest is gone, to bots, and tells everybody. It is for the time before a deal.
    #[must_use]
    pub fn fill_with_bots(&mut self) -> Vec<HostEffect> {
        let mut out = Vec::new();
        for seat in 0..self.seats.len() {
            let is_gone = self.is_gone(seat);
            let Some(seating) = self.seats.get_mut(seat) else { continue };
            if seating.player == SeatPlayer::Open || is_gone {
                seating.player = SeatPlayer::Bot;
                seating.token = None;
            }
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
