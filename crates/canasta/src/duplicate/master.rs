//! A board played by the strongest bot in the place of the player.

use super::boards::{DuplicateMatch, Playing, Way};
use crate::bots::{BotVersion, play_frozen};
use crate::rules::{Game, Seat};

impl DuplicateMatch {
    /// The lead of the first seat's side in points where the strongest bot of a version has the first seat and the bots of its table
    /// the others; `None` if there is no such board.
    ///
    /// It is as much work on every device: no clock plays a part. It is a playing of par of the deal of a day, with other cards
    /// ([`DailyDeal::par_playing`](crate::daily::DailyDeal::par_playing)).
    #[must_use]
    pub fn master_lead(&self, board: u8, version: BotVersion) -> Option<i32> {
        let names = self.rules().players.seats().map(|seat| format!("{seat:?}")).collect();
        let mut game = Game::new(self.preset(), *self.rules(), names).ok()?;
        let dealer = self.dealer(Playing { board, way: Way::First });
        let deck = self.deck(board)?;
        let cut = self.rules().cut_of(&deck);
        let is_dealt = game.deal(dealer, deck, cut);
        play_frozen(&mut game, Seat::FIRST, version, 0).ok()?;
        let state = game.state().filter(|state| is_dealt && state.ended().is_some())?;
        state.lead(state.sides().scoring_of(Seat::FIRST))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::duplicate::{Boards, Second};
    use crate::rules::{Preset, seed_from_number};

    #[test]
    fn a_board_has_one_result_of_the_strongest_bot() {
        let of = |number| {
            let seed = seed_from_number(number);
            DuplicateMatch::new(Preset::Duel, seed, Boards::Four, Second::Other, Seat::FIRST).unwrap()
        };
        let lead = of(1).master_lead(1, BotVersion::First);
        assert!(lead.is_some());
        assert_eq!(of(1).master_lead(1, BotVersion::First), lead);
        assert_eq!(of(1).master_lead(5, BotVersion::First), None);
    }
}
