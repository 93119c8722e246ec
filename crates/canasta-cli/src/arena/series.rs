//! A series of pairs, and the seeds that follow from it.

use super::contestant::Contestant;
use crate::allowance::Allowance;
use crate::protocol::{GameKind, Hello};
use canasta::rules::{Preset, Rules, Seat, Seed, seed_from_number};
use sha2::{Digest, Sha256};

/// Whether the luck of games is measured too.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LuckMeasure {
    /// Not: it takes longer than a hand of the fastest bots.
    Off,
    /// For each game.
    On,
}

/// Everything that determines the results of a series, apart from the numbers of its pairs.
#[derive(Clone, Debug)]
pub struct Series {
    /// The preset.
    pub preset: Preset,
    /// The rules: the preset, or with fields changed.
    pub rules: Rules,
    /// The seed of all random numbers.
    pub seed: u64,
    /// The two contestants.
    pub contestants: [Contestant; 2],
    /// The thinking allowance for a decision; `None` leaves it to each bot.
    pub allowance: Option<Allowance>,
    /// Time in which a program must answer, in milliseconds.
    pub exec_timeout_ms: u64,
    /// Whether luck is measured. Nothing else depends on it.
    pub luck: LuckMeasure,
}

impl Series {
    /// The first message to a program.
    #[must_use]
    pub fn hello(&self) -> Hello {
        Hello::new(self.preset, self.rules, self.allowance, self.exec_timeout_ms)
    }

    /// The seed of the bot of a seat. It differs between the seats of a pair and between pairs; in both games of a pair it is
    /// the same, whichever contestant has the seat.
    #[must_use]
    pub fn bot_seed(&self, kind: GameKind, pair: u64, seat: Seat) -> Seed {
        let mut hash = Sha256::new();
        hash.update(b"canasta bot ");
        hash.update(seed_from_number(self.seed));
        hash.update(match_number(kind, pair).to_le_bytes());
        hash.update([seat.index() as u8]);
        hash.finalize().into()
    }
}

/// The number of a pair among all seeded matches: pairs of matches have other decks than pairs of hands.
#[must_use]
pub const fn match_number(kind: GameKind, pair: u64) -> u64 {
    match kind {
        GameKind::Hand => pair,
        GameKind::Match => 1 << 40 | pair,
    }
}
