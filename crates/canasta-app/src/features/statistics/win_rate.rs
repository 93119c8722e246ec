//! How many games were won, of how many.

use canasta::analysis::{Share, wilson};

/// With fewer finished games, a share says nothing.
const FEW_GAMES: u32 = 3;

/// How many games were won, of how many that were finished.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct WinRate {
    /// The games won.
    pub won: u32,
    /// The games finished.
    pub finished: u32,
}

impl WinRate {
    /// Counts a finished game.
    pub const fn count(&mut self, has_won: bool) {
        self.finished = self.finished.saturating_add(1);
        if has_won {
            self.won = self.won.saturating_add(1);
        }
    }

    /// Whether there are games enough for the share to say something.
    #[must_use]
    pub const fn says_something(self) -> bool {
        self.finished >= FEW_GAMES
    }

    /// The share of games won, with Wilson's 95 % interval; `None` without games.
    #[must_use]
    pub fn share(self) -> Option<Share> {
        wilson(f64::from(self.won), u64::from(self.finished))
    }
}
