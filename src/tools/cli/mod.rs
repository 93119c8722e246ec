//! The command line: reads the arguments, runs one command and turns what came of it into an exit status.

mod arena;
mod engine;
mod ladder;
mod replay;
mod rules;
mod scenario;
mod selfplay;
mod speed;

use anstyle::{AnsiColor, Style};
use clap::{Parser, Subcommand};
use std::io;
use std::path::Path;
use std::process::ExitCode;

const AFTER: &str = "\
Exit status: 0 when all is well, 1 when something failed or is wrong, 2 when the arguments make no sense.
Colours are left out when the output is no terminal, or when NO_COLOR is set.";

/// Canasta on the command line: runs scenarios, lets bots play and measures them, checks records.
#[derive(Parser)]
#[command(name = "canasta", version, after_help = AFTER, max_term_width = 100)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Scenario(scenario::Arguments),
    Selfplay(selfplay::Arguments),
    Replay(replay::Arguments),
    Arena(Box<arena::Arguments>),
    Engine(engine::Arguments),
    Speed(speed::Arguments),
}

/// Why a command could not do what it was asked to.
enum Stop {
    /// The output could not be written.
    Output(io::Error),
    /// The arguments make no sense together.
    Usage(String),
    /// Something went wrong on the way.
    Failed(String),
}

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Stop {
        Stop::Output(error)
    }
}

/// Whether everything that a command looked at is well.
type Outcome = Result<bool, Stop>;

/// Runs the command line of this process.
#[must_use]
pub fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let outcome = match arguments.command {
        Command::Scenario(arguments) => scenario::run(&arguments),
        Command::Selfplay(arguments) => selfplay::run(&arguments),
        Command::Replay(arguments) => replay::run(&arguments),
        Command::Arena(arguments) => arena::run(&arguments),
        Command::Engine(arguments) => engine::run(&arguments),
        Command::Speed(arguments) => speed::run(&arguments),
    };
    match outcome {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        // Whoever reads has seen enough, as in `canasta … | head`.
        Err(Stop::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(Stop::Output(error)) => complain(&format!("the output cannot be written: {error}"), 1),
        Err(Stop::Usage(sentence)) => complain(&sentence, 2),
        Err(Stop::Failed(sentence)) => complain(&sentence, 1),
    }
}

/// Says on standard error what is wrong.
fn complain(sentence: &str, status: u8) -> ExitCode {
    use io::Write as _;
    // If even that cannot be written, the status still tells.
    let _ = writeln!(anstream::stderr(), "{BAD}error:{BAD:#} {sentence}");
    ExitCode::from(status)
}

const GOOD: Style = AnsiColor::Green.on_default();
const BAD: Style = AnsiColor::Red.on_default().bold();
const BOLD: Style = Style::new().bold();
const DIM: Style = Style::new().dimmed();

/// Writes JSON for a program to read, with a line end.
fn print_json(value: &serde_json::Value) -> io::Result<()> {
    use io::Write as _;
    let mut out = io::stdout().lock();
    writeln!(out, "{value:#}")?;
    out.flush()
}

/// What a file holds, or a sentence that says why it cannot be read.
fn bytes(path: &Path) -> Result<Vec<u8>, String> {
    std::fs::read(path).map_err(|error| format!("cannot be read: {error}"))
}

/// The text of a file, or a sentence that says why it cannot be read.
fn read(path: &Path) -> Result<String, String> {
    String::from_utf8(bytes(path)?).map_err(|_| "cannot be read: it is no UTF-8 text".to_owned())
}
