//! Par: what the strongest bot makes of a deal.

use super::deal::DailyDeal;
use crate::analysis::RunningStats;
use crate::bots::play_frozen;
use crate::rules::Game;

impl DailyDeal {
    /// Plays the deal with the bot of par in the person's seat, whose random numbers follow from the number of the playing, below
    /// [`Par::PLAYINGS`]. Returns the lead of the person's side ([`State::lead`](crate::rules::State::lead)) in points; `None` for a higher
    /// number.
    ///
    /// It is as much work on every device: no clock plays a part. One playing takes a quarter of a second, and one to two seconds on a slow
    /// phone by that (docs/bots.md).
    #[must_use]
    pub fn par_playing(self, number: u8) -> Option<i32> {
        self.lead_in(&self.par_game(number)?)
    }

    /// The lead of the person's side in points in a game of the deal, once its hand has ended.
    #[must_use]
    pub fn lead_in(self, game: &Game) -> Option<i32> {
        let state = game.state()?;
        state.lead(state.sides().scoring_of(self.person()))
    }

    /// The same with its record, in which every seat has the name of its bot.
    #[must_use]
    pub fn par_game(self, number: u8) -> Option<Game> {
        let version = self.version();
        let name = |seat| self.bot(seat).unwrap_or(version.par_bot()).to_owned();
        let names = self.rules().players.seats().map(name).collect();
        let mut game = (number < Par::PLAYINGS).then(|| self.match_of(names))??;
        play_frozen(&mut game, self.person(), version, number).ok()?;
        Some(game)
    }
}

/// Par of a deal, in points of the lead of the person's side.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Par {
    /// The mean of the playings.
    pub mean: f64,
    /// Half of its interval of 95 %: the mean of very many playings is within so many points of it.
    pub within: f64,
}

impl Par {
    /// The number of playings.
    pub const PLAYINGS: u8 = 8;

    /// Par by the results of playings; `None` for fewer than two, and for more than [`Par::PLAYINGS`].
    ///
    /// ```
    /// use canasta::daily::Par;
    /// let par = Par::of(&[300, 500, 400, 400, 300, 500, 350, 450]).unwrap();
    /// assert_eq!((par.mean, par.within.round()), (400.0, 67.0));
    /// ```
    #[must_use]
    pub fn of(leads: &[i32]) -> Option<Par> {
        let is_of_playings = leads.len() <= usize::from(Par::PLAYINGS);
        let mean = leads.iter().copied().map(f64::from).collect::<RunningStats>().mean();
        let within = mean.half_width.filter(|_| is_of_playings)?;
        Some(Par { mean: mean.mean, within })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::daily::{DailyGame, FIRST_DAY};

    #[test]
    fn par_needs_two_to_eight_playings() {
        assert_eq!(Par::of(&[]), None);
        assert_eq!(Par::of(&[5]), None);
        assert_eq!(Par::of(&[5; 9]), None);
        assert_eq!(Par::of(&[5; 8]), Some(Par { mean: 5.0, within: 0.0 }));
        let two = Par::of(&[0, 10]).unwrap();
        assert!((two.within - 12.706_204_7 * 5.0).abs() < 1e-9, "{two:?}");
        // Sums of the largest values do not overflow.
        assert!(Par::of(&[i32::MAX; 8]).unwrap().mean > 2e9);
    }

    #[test]
    fn a_playing_is_the_same_again_and_another_differs() {
        let deal = DailyDeal::of(FIRST_DAY, DailyGame::TwoPlayers).unwrap();
        assert_eq!(deal.par_playing(0), deal.par_playing(0));
        assert_ne!(deal.par_game(0), deal.par_game(1));
        assert_eq!(deal.par_playing(Par::PLAYINGS), None);
    }
}
