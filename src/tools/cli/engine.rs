//! `engine`: one of our bots as a program for other tables.

use super::arena::BudgetArguments;
use super::{Outcome, Stop};
use crate::bots::{Entry, ROSTER, named};
use crate::tools::engine::{EngineError, serve};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use std::io;

/// Serve a bot to another program
///
/// Speaks the line protocol of docs/protocol.md over standard input and output, until the input ends.
#[derive(clap::Args)]
pub struct Arguments {
    /// The bot
    #[arg(long, value_name = "NAME", value_parser = bot())]
    level: &'static Entry,
    #[command(flatten)]
    budget: BudgetArguments,
}

/// The names of the bots, which `--help` and refusals list.
fn bot() -> impl TypedValueParser<Value = &'static Entry> {
    let names = ROSTER.iter().map(|entry| clap::builder::PossibleValue::new(entry.name).help(entry.what));
    PossibleValuesParser::new(names).try_map(|name| named(&name).ok_or("there is no such bot"))
}

pub fn run(arguments: &Arguments) -> Outcome {
    match serve(arguments.level, arguments.budget.allowance(), io::stdin().lock(), io::stdout().lock()) {
        Ok(()) => Ok(true),
        Err(EngineError::Stream(error)) => Err(Stop::Output(error)),
        Err(EngineError::Line(number, wrong)) => Err(Stop::Failed(format!("line {number}: {wrong}"))),
    }
}
