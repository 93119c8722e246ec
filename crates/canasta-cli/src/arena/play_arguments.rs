//! The options that `arena` and `arena ladder` share.

use super::runner::RunPlan;
use super::shard::Shard;
use super::sprt::Sprt;
use crate::allowance::AllowanceArguments;
use crate::numbers::whole;
use std::thread::available_parallelism;

/// The size of a run.
#[derive(clap::Args)]
pub struct PlayArguments {
    /// Pairs of single hands, each from 0 to 0
    #[arg(long, value_name = "N", default_value_t = 300, allow_negative_numbers = true, value_parser = whole(0..=u64::MAX))]
    pub pairs: u64,
    /// Number of matches; even, because they are played in pairs too
    #[arg(long, value_name = "N", default_value_t = 0, allow_negative_numbers = true, value_parser = parse_even)]
    pub matches: u64,
    /// Seed of all random numbers
    #[arg(long, value_name = "S", default_value_t = 1, allow_negative_numbers = true, value_parser = whole(0..=u64::MAX))]
    pub seed: u64,
    #[command(flatten)]
    pub allowance: AllowanceArguments,
    /// Time in which a program must answer or lose the game, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 10_000, allow_negative_numbers = true, value_parser = whole::<u64>(1..=u64::MAX))]
    pub exec_timeout: u64,
    /// Number of threads [default: all cores]
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = whole::<u16>(1..=u16::MAX))]
    threads: Option<u16>,
}

impl PlayArguments {
    /// The plan of a run that plays one shard.
    pub fn plan(&self, shard: Shard, sprt: Option<Sprt>) -> RunPlan {
        let threads = self.threads.map_or_else(|| available_parallelism().map_or(1, usize::from), usize::from);
        RunPlan { pairs: self.pairs, match_pairs: self.matches / 2, shard, sprt, threads }
    }
}

/// Parses an even number of matches.
pub fn parse_even(text: &str) -> Result<u64, String> {
    let n: u64 = whole(0..=u64::MAX)(text)?;
    if n.is_multiple_of(2) {
        Ok(n)
    } else {
        Err("expected an even number, because matches are played in pairs".to_owned())
    }
}
