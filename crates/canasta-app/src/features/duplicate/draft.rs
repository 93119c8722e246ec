//! The form of the next match.

use super::board_match::{Against, BoardMatch};
use crate::session::day::Day;
use canasta::bots::{BotVersion, Style};
use canasta::duplicate::Boards;
use canasta::links::{DealLink, LinkCards, LinkLength, LinkPlayer};
use canasta::rules::{Preset, Seat, Seed};

/// The form of the next match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Draft {
    /// The game.
    pub preset: Preset,
    /// The number of boards.
    pub boards: Boards,
    /// Who plays the boards the second time, as it was chosen last.
    pub chosen: Against,
}

impl Default for Draft {
    fn default() -> Draft {
        Draft { preset: Preset::ClassicTwo, boards: Boards::Four, chosen: Against::Master }
    }
}

impl Draft {
    /// Whether the person can play the seats of the others: they are one side.
    #[must_use]
    pub fn can_turn(&self) -> bool {
        self.preset.rules().sides().scores() == 2
    }

    /// Who plays the boards the second time, as far as the game has it.
    #[must_use]
    pub fn against(&self) -> Against {
        match self.chosen {
            Against::Turned if !self.can_turn() => Against::Master,
            chosen => chosen,
        }
    }

    /// The match with the boards of a seed. Its bots decide the same on every device and for ever.
    #[must_use]
    pub fn begin(&self, seed: Seed, on: Day) -> Option<BoardMatch> {
        let rules = self.preset.rules();
        let name = BotVersion::First.table_bot().to_owned();
        let bot = LinkPlayer::Bot { name, style: Style::Balanced };
        let players =
            rules.players.seats().map(|seat| if seat == Seat::FIRST { LinkPlayer::Person } else { bot.clone() });
        // The dealer follows from the seed too, so that the same cards have the same one.
        let dealer = rules.players.seat(usize::from(seed[31]) % rules.players.count()).unwrap_or(Seat::FIRST);
        let cards = LinkCards::Seed(short(seed), LinkLength::Boards(self.boards));
        let deal = DealLink::new(self.preset, rules, cards, dealer, players.collect()).ok()?;
        BoardMatch::new(&deal, self.against(), on)
    }
}

/// The seed with zeros behind its first half, which a link does not hold: 128 bits are enough.
fn short(mut seed: Seed) -> Seed {
    seed[16..].fill(0);
    seed
}
