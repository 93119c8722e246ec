//! The command line: a handful of words, so no library.

use crate::checks::{Part, Plan};
use crate::failure::{Failure, Result};

/// What `cargo xtask help` prints.
pub const USAGE: &str = "\
cargo xtask play  [--port N] [--no-open]     build the game, serve it on this machine and open it
cargo xtask build                            leave the finished page in dist/
cargo xtask test  [PART…] [--fail-fast] [-- FILTER…]
                                             check everything, or only: fmt imports clippy doc rules wasm browser deny size
cargo xtask imports [PATH…]                  circles of imports between files, and imports against the order of the
                                             rooms; with words, those that touch a path with one of them
cargo xtask size                             the size of every file of the page, and whether it keeps to the budgets
cargo xtask speed                            hands and samples a second, natively and in WebAssembly
cargo xtask tools                            list the tools of the build and install the missing ones

Tools go into a folder of their own for each user, not into the system: CANASTA_TOOLS names another.
CHROME names the Chromium that the browser tests start.
";

/// One command line, understood.
#[derive(Debug, PartialEq, Eq)]
pub enum Command {
    /// Print [`USAGE`].
    Help,
    /// Build, serve, open.
    Play(PlayOptions),
    /// Leave a finished `dist/`.
    Build,
    /// Print how large the page is.
    Size,
    /// Look for circles of imports; with words, only for those in which a path contains one of them.
    Imports(Vec<String>),
    /// Finish the page that Trunk has made; Trunk calls it.
    Finish,
    /// List and install the tools.
    Tools,
    /// Measure speed.
    Speed,
    /// Run checks.
    Test(Plan),
}

/// How to play.
#[derive(Debug, PartialEq, Eq)]
pub struct PlayOptions {
    /// The port to serve on; without one, the first free one from 8080.
    pub port: Option<u16>,
    /// Whether to open the page in the user's browser.
    pub open: bool,
}

/// Understands the words after `cargo xtask`.
pub fn parse(words: impl IntoIterator<Item = String>) -> Result<Command> {
    let mut words = words.into_iter();
    let Some(command) = words.next() else { return Ok(Command::Help) };
    match command.as_str() {
        "play" => parse_play(words),
        "test" => parse_test(words),
        "build" => end(words, Command::Build),
        "size" => end(words, Command::Size),
        "imports" => Ok(Command::Imports(words.collect())),
        "finish" => end(words, Command::Finish),
        "speed" => end(words, Command::Speed),
        "tools" => end(words, Command::Tools),
        "help" | "--help" | "-h" => Ok(Command::Help),
        other => Err(unknown(other)),
    }
}

fn parse_play(mut words: impl Iterator<Item = String>) -> Result<Command> {
    let mut options = PlayOptions { port: None, open: true };
    while let Some(word) = words.next() {
        match word.as_str() {
            "--no-open" => options.open = false,
            "--port" => options.port = Some(parse_port(words.next().as_deref())?),
            "--help" | "-h" => return Ok(Command::Help),
            other => match other.strip_prefix("--port=") {
                Some(port) => options.port = Some(parse_port(Some(port))?),
                None => return Err(unknown(other)),
            },
        }
    }
    Ok(Command::Play(options))
}

fn parse_port(word: Option<&str>) -> Result<u16> {
    match word.map(str::parse) {
        Some(Ok(port)) => Ok(port),
        _ => Err(Failure::new("--port needs a number up to 65535", "for example: cargo xtask play --port 9000")),
    }
}

fn parse_test(mut words: impl Iterator<Item = String>) -> Result<Command> {
    let mut plan = Plan { parts: Vec::new(), fail_fast: false, filters: Vec::new() };
    while let Some(word) = words.next() {
        match word.as_str() {
            "--fail-fast" => plan.fail_fast = true,
            "--" => plan.filters = words.by_ref().collect(),
            "--help" | "-h" => return Ok(Command::Help),
            other => plan.parts.push(Part::named(other).ok_or_else(|| unknown(other))?),
        }
    }
    if plan.parts.is_empty() {
        plan.parts = Part::USUAL.to_vec();
    }
    plan.parts.sort();
    plan.parts.dedup();
    Ok(Command::Test(plan))
}

fn end(mut words: impl Iterator<Item = String>, command: Command) -> Result<Command> {
    match words.next().as_deref() {
        None => Ok(command),
        Some("--help" | "-h") => Ok(Command::Help),
        Some(other) => Err(unknown(other)),
    }
}

fn unknown(word: &str) -> Failure {
    Failure::new(format!("'{word}' is not a word that xtask knows"), format!("it knows these:\n\n{USAGE}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed(line: &str) -> Result<Command> {
        parse(line.split_whitespace().map(String::from))
    }

    #[test]
    fn play_takes_a_port_in_both_spellings() {
        let wanted = Command::Play(PlayOptions { port: Some(9000), open: false });
        assert_eq!(parsed("play --port 9000 --no-open").ok(), Some(wanted));
        let wanted = Command::Play(PlayOptions { port: Some(9000), open: true });
        assert_eq!(parsed("play --port=9000").ok(), Some(wanted));
        assert!(parsed("play --port").is_err());
        assert!(parsed("play --port 70000").is_err());
    }

    #[test]
    fn test_runs_everything_or_the_named_parts_in_their_order() {
        let Ok(Command::Test(plan)) = parsed("test") else { panic!("a bare `test` is a plan") };
        assert_eq!(plan.parts, Part::USUAL);
        let Ok(Command::Test(plan)) = parsed("test browser fmt fmt --fail-fast -- loads phone") else {
            panic!("parts, a flag and filters are a plan")
        };
        assert_eq!(plan.parts, [Part::Fmt, Part::Browser]);
        assert!(plan.fail_fast);
        assert_eq!(plan.filters, ["loads", "phone"]);
    }

    #[test]
    fn unknown_words_are_refused() {
        assert!(parsed("tset").is_err());
        assert!(parsed("test everything").is_err());
        assert!(parsed("build --port 1").is_err());
    }
}
