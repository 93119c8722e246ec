//! The options that `arena` and `arena population` share: what is played, and how it is shown.

use super::contestant::Contestant;
use super::play_arguments::PlayArguments;
use super::runner::RunPlan;
use super::series::{LuckMeasure, Series};
use super::shard::Shard;
use super::sprt::Sprt;
use crate::outcome::CommandError;
use crate::rules_arguments::RulesArguments;

/// A series without its contestants.
#[derive(clap::Args)]
pub struct SeriesArguments {
    #[command(flatten)]
    rules: RulesArguments,
    #[command(flatten)]
    play: PlayArguments,
    /// Play only the I-th of N parts
    #[arg(long, value_name = "I/N", default_value_t = Shard::WHOLE)]
    pub shard: Shard,
    /// Measure the luck of the cards too, and print the results without it
    #[arg(long)]
    luck_adjusted: bool,
    /// Print the result as JSON
    #[arg(long)]
    pub json: bool,
}

impl SeriesArguments {
    /// The series between two contestants.
    ///
    /// # Errors
    /// `--set` is wrong.
    pub fn series(&self, contestants: [Contestant; 2]) -> Result<Series, CommandError> {
        let rules = self.rules.rules().map_err(CommandError::Usage)?;
        if rules.sides().scores() != 2 {
            return Err(CommandError::Usage("the arena plays with two sides only".to_owned()));
        }
        Ok(Series {
            preset: self.rules.preset,
            rules,
            seed: self.play.seed,
            contestants,
            allowance: self.play.allowance.allowance(),
            exec_timeout_ms: self.play.exec_timeout,
            luck: if self.luck_adjusted { LuckMeasure::On } else { LuckMeasure::Off },
        })
    }

    /// The plan of a run.
    ///
    /// # Errors
    /// It is empty.
    pub fn plan(&self, sprt: Option<Sprt>) -> Result<RunPlan, CommandError> {
        let plan = self.play.plan(self.shard, sprt);
        if plan.is_empty() {
            return Err(CommandError::Usage("there is nothing to play: --pairs and --matches are too few".to_owned()));
        }
        Ok(plan)
    }
}
