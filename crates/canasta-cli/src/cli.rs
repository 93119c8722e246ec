//! The entry point: parses the arguments, runs one command and turns its outcome into an exit status.

use super::outcome::{CommandError, Status};
use super::output::{BAD, Shown};
use super::{arena, daily, engine, entrants, link, referee, replay, review, review_levels, scenario, selfplay, speed};
use canasta::bots::RosterEntry;
use clap::{Parser, Subcommand};
use std::io::{self, Write as _};
use std::process::ExitCode;

const AFTER_HELP: &str = "\
Exit status: 0 on success, 1 when something failed or is wrong, 2 for invalid arguments.
Output is coloured only on a terminal, and never when NO_COLOR is set.";

/// Canasta on the command line: runs scenarios, lets bots play and measures them, checks records.
#[derive(Parser)]
#[command(name = "canasta", version, after_help = AFTER_HELP, max_term_width = 100)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Scenario(scenario::Arguments),
    Selfplay(selfplay::Arguments),
    Replay(replay::Arguments),
    Link(link::Arguments),
    Review(review::Arguments),
    ReviewLevels(review_levels::Arguments),
    Arena(Box<arena::command::Arguments>),
    Daily(daily::Arguments),
    Engine(engine::Arguments),
    Referee(referee::Arguments),
    Speed(speed::Arguments),
}

/// Runs the command line of this process.
#[must_use]
pub fn main() -> ExitCode {
    main_with(&[])
}

/// Runs the command line with more bots: `arena` lets them play, `engine` serves them. A name that is taken is an error. `crates/canasta-cli/examples/own_bot.rs` has one.
#[must_use]
pub fn main_with(bots: &'static [RosterEntry]) -> ExitCode {
    if let Err(name) = entrants::add(bots) {
        return print_error(&format!("two bots have the name {name}"), 2);
    }
    let arguments = Arguments::parse();
    let result = match arguments.command {
        Command::Scenario(arguments) => scenario::run(&arguments),
        Command::Selfplay(arguments) => selfplay::run(&arguments),
        Command::Replay(arguments) => replay::run(&arguments),
        Command::Link(arguments) => link::run(&arguments),
        Command::Review(arguments) => review::run(&arguments),
        Command::ReviewLevels(arguments) => review_levels::run(&arguments),
        Command::Arena(arguments) => arena::command::run(&arguments),
        Command::Daily(arguments) => daily::run(&arguments),
        Command::Engine(arguments) => engine::run(&arguments),
        Command::Referee(arguments) => referee::run(&arguments),
        Command::Speed(arguments) => speed::run(&arguments),
    };
    match result {
        Ok(Status::Success) => ExitCode::SUCCESS,
        Ok(Status::Failure) => ExitCode::FAILURE,
        // The reader has closed the pipe, as in `canasta … | head`: no error.
        Err(CommandError::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(CommandError::Output(error)) => print_error(&format!("the output cannot be written: {error}"), 1),
        Err(CommandError::Input(error)) => print_error(&format!("the input cannot be read: {error}"), 1),
        Err(CommandError::Usage(message)) => print_error(&message, 2),
        Err(CommandError::Failed(message)) => print_error(&message, 1),
    }
}

/// Prints a message to standard error and returns the exit status.
fn print_error(message: &str, status: u8) -> ExitCode {
    // The exit status is right even if standard error is closed.
    let _ = writeln!(anstream::stderr(), "{BAD}error:{BAD:#} {}", Shown(message));
    ExitCode::from(status)
}
