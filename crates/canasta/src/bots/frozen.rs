//! Bots that never change: those of today's deal, by their version.
//!
//! A version holds for the days that `daily` names, and any of these days can be played for ever, with the same play of the bots. So
//! its numbers are copies, which later tuning leaves as they are, and `workload/decisions.txt` pins its decisions under every preset. What
//! it shares with the other bots is the code: whoever changes what that decides keeps the old way for this version (docs/bots.md).

use super::bot::Bot;
use super::budget::Budget;
use super::search::{SearchBot, SearchConfig};
use crate::rules::{Action, Game, Observation, Phase, Players, RuleError, Seat, Seed, named};
use sha2::{Digest as _, Sha256};
use std::fmt::Write as _;

named! {
    /// A version of the bots of today's deal. New ones are added at the end.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum BotVersion {
        /// That of the first day.
        First = "1",
    }
}

impl BotVersion {
    /// The name in the roster of the bots at the table.
    #[must_use]
    pub const fn table_bot(self) -> &'static str {
        FrozenBot::new(self, FrozenRole::Table).name()
    }

    /// The name in the roster of the bot whose results are par.
    #[must_use]
    pub const fn par_bot(self) -> &'static str {
        FrozenBot::new(self, FrozenRole::Par { playing: 0 }).name()
    }
}

/// What a frozen bot plays for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FrozenRole {
    /// A partner or an opponent of the person: about as strong as expert.
    Table,
    /// Par: the strongest, in the seat of the person.
    Par {
        /// The number of the playing, from 0. Each has random numbers of its own.
        playing: u8,
    },
}

/// A bot of a version. A decision follows from the observation alone: from no seed, no clock, no budget and no earlier decision. So it
/// is the same on every device, after a reload and after an undo.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FrozenBot {
    version: BotVersion,
    role: FrozenRole,
}

/// Playouts for a decision.
struct Playouts {
    /// With two players.
    two: u32,
    /// With three, whose hands the quick engine of playouts does not know.
    three: u32,
    /// With four or more.
    more: u32,
}

/// Those of expert.
const TABLE_1: Playouts = Playouts { two: 160, three: 60, more: 248 };
/// As many as eight playings may take in twenty seconds on a slow phone, by estimate (docs/bots.md).
const PAR_1: Playouts = Playouts { two: 800, three: 300, more: 1_200 };

impl FrozenBot {
    /// The bot of a version for a role.
    #[must_use]
    pub const fn new(version: BotVersion, role: FrozenRole) -> FrozenBot {
        FrozenBot { version, role }
    }

    /// Its name in the roster.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match (self.version, self.role) {
            (BotVersion::First, FrozenRole::Table) => "daily-1",
            (BotVersion::First, FrozenRole::Par { .. }) => "par-1",
        }
    }

    fn search(self, observation: &Observation<'_>) -> SearchBot {
        let (config, playouts) = match (self.version, self.role) {
            (BotVersion::First, FrozenRole::Table) => (SearchConfig::DAILY_1, TABLE_1),
            (BotVersion::First, FrozenRole::Par { .. }) if observation.fits_rules_of_thumb() => {
                (SearchConfig::PAR_1, PAR_1)
            }
            (BotVersion::First, FrozenRole::Par { .. }) => (SearchConfig::PAR_1_OF_VARIANTS, PAR_1),
        };
        let playouts = match observation.rules().players {
            Players::Two => playouts.two,
            Players::Three => playouts.three,
            Players::Four | Players::Five | Players::Six | Players::Seven | Players::Eight => playouts.more,
        };
        SearchBot::new(self.name(), self.seed(observation), Budget::Worlds(playouts), config)
    }

    /// The random numbers of a decision, from what the seat sees at a glance. They never change, so neither does this text.
    fn seed(self, observation: &Observation<'_>) -> Seed {
        let playing = match self.role {
            FrozenRole::Table => 0,
            FrozenRole::Par { playing } => playing,
        };
        let phase = match observation.phase() {
            Phase::Draw => "draw",
            Phase::Play => "play",
            Phase::Answer => "answer",
        };
        let mut text = format!("canasta frozen bot\n{}\n{playing}\n", self.name());
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{} {} {phase}", observation.seat().index(), observation.dealer().index());
        let _ = writeln!(text, "{}\n{}", observation.hand(), observation.stock_len());
        for card in observation.pile() {
            let _ = write!(text, "{card} ");
        }
        for (number, seat) in observation.rules().players.seats().enumerate() {
            let side = observation.sides().of(seat);
            let cards = observation.melds(side).iter().map(|meld| meld.cards.len()).sum::<usize>();
            let _ = write!(text, "\n{number} {} {} {cards}", observation.hand_len(seat), observation.foot_len(seat));
        }
        Sha256::digest(text).into()
    }
}

/// The most actions of a hand. No hand comes near it.
const MOST_ACTIONS: usize = 4_000;

/// Plays the hand of a game to its end: the bot of par in the person's seat, with the random numbers of this playing, and the bots of the
/// table at the others.
///
/// # Errors
/// A bot has acted against the rules.
pub(crate) fn play_frozen(game: &mut Game, person: Seat, version: BotVersion, playing: u8) -> Result<(), RuleError> {
    let mut par = FrozenBot::new(version, FrozenRole::Par { playing });
    let mut other = FrozenBot::new(version, FrozenRole::Table);
    for _ in 0..MOST_ACTIONS {
        let Some(state) = game.state().filter(|state| state.ended().is_none()) else { break };
        let seat = state.to_act();
        let bot = if seat == person { &mut par } else { &mut other };
        let action = bot.act(&state.observe(seat));
        game.play(seat, &action)?;
    }
    Ok(())
}

impl Bot for FrozenBot {
    fn name(&self) -> &'static str {
        FrozenBot::name(*self)
    }

    fn act(&mut self, observation: &Observation<'_>) -> Action {
        self.search(observation).act(observation)
    }
}
