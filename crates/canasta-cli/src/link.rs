//! `link`: makes and reads links to deals and to finished games.

use super::outcome::{CommandError, CommandResult, Status};
use super::output::{Shown, print_json, sentence};
use super::record_text::read_game;
use super::rules_arguments::RulesArguments;
use canasta::links::{DealLink, Link, LinkError, LinkKind, game_code, read_link};
use clap::Subcommand;
use serde_json::{Value, json};
use std::io::{self, IsTerminal as _, Read as _, Write as _};
use std::path::PathBuf;

/// Make and read links to deals and to finished games
///
/// A link is the address of a page with a code after its #; docs/links.md describes the codes.
#[derive(clap::Args)]
pub struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Deal(Box<Deal>),
    Game(Game),
    Read(Read),
}

/// Print a link to a deal
#[derive(clap::Args)]
struct Deal {
    #[command(flatten)]
    rules: RulesArguments,
    /// Seed of the decks: a number, or 64 hexadecimal digits
    #[arg(long, value_name = "S", required_unless_present_any = ["deck", "json"])]
    seed: Option<String>,
    /// The deck of one hand instead of a seed: its cards as in a record, top first
    #[arg(long, value_name = "CARDS", conflicts_with = "seed")]
    deck: Option<String>,
    /// How many hands: 1 to 8, or match
    #[arg(long, value_name = "N", default_value = "1")]
    hands: String,
    /// The seat that deals the first hand, from 0
    #[arg(long, value_name = "SEAT", default_value_t = 0)]
    dealer: u8,
    /// Who sits at the seats, from 0: person, or a bot as NAME or NAME:STYLE
    #[arg(long, value_name = "PLAYERS", value_delimiter = ',', required_unless_present = "json")]
    players: Vec<String>,
    /// Who sends it
    #[arg(long, value_name = "NAME", requires = "result")]
    sender: Option<String>,
    /// The points that the sender's side has made with these cards
    #[arg(long, value_name = "POINTS", requires = "sender", allow_negative_numbers = true)]
    result: Option<i32>,
    /// The deal as one JSON object (docs/links.md) instead of the other options
    #[arg(long, value_name = "JSON", conflicts_with_all = ["seed", "deck", "hands", "dealer", "players", "sender", "preset", "set"])]
    json: Option<String>,
    /// The address of the page; without it the link begins with its #
    #[arg(long, value_name = "URL", default_value = "")]
    page: String,
}

/// Print a link to the finished game of a record
#[derive(clap::Args)]
struct Game {
    /// The game record
    #[arg(value_name = "FILE")]
    record: PathBuf,
    /// The address of the page; without it the link begins with its #
    #[arg(long, value_name = "URL", default_value = "")]
    page: String,
}

/// Print what a link holds: a deal as JSON, a game as its record
#[derive(clap::Args)]
struct Read {
    /// The link, its code, or a text around it; - reads the standard input
    #[arg(value_name = "LINK")]
    text: String,
    /// Print a game as JSON too
    #[arg(long)]
    json: bool,
}

pub fn run(arguments: &Arguments) -> CommandResult {
    match &arguments.command {
        Command::Deal(arguments) => print_link(&arguments.page, LinkKind::Deal, &arguments.link()?.code()),
        Command::Game(arguments) => {
            let failed = |why: String| CommandError::Failed(format!("{}: {why}", arguments.record.display()));
            let game = read_game(&arguments.record).map_err(failed)?;
            let code = game_code(game.record()).map_err(|why| failed(sentence(&why)))?;
            print_link(&arguments.page, LinkKind::Game, &code)
        }
        Command::Read(arguments) => read(arguments),
    }
}

fn print_link(page: &str, kind: LinkKind, code: &str) -> CommandResult {
    let mut out = anstream::stdout().lock();
    writeln!(out, "{}#{}{code}", page.trim_end_matches('#'), kind.mark())?;
    out.flush()?;
    Ok(Status::Success)
}

impl Deal {
    fn link(&self) -> Result<DealLink, CommandError> {
        let wrong = |error: serde_json::Error| CommandError::Usage(format!("no deal: {error}"));
        match &self.json {
            Some(text) => serde_json::from_str(text.strip_prefix('\u{feff}').unwrap_or(text)).map_err(wrong),
            None => serde_json::from_value(self.as_json()?).map_err(wrong),
        }
    }

    fn as_json(&self) -> Result<Value, CommandError> {
        let preset = self.rules.preset;
        let rules = self.rules.rules().map_err(CommandError::Usage)?;
        // A text of digits alone is a number, unless it has the length of all 256 bits.
        let number = |text: &str| text.parse::<u64>().map_or_else(|_| json!(text), |number| json!(number));
        let player = |text: &String| match text.split_once(':') {
            Some((bot, style)) => json!({ "bot": bot, "style": style }),
            None => json!(text),
        };
        let mut deal = json!({
            "rules": preset.name(),
            "set": rules.changes_from(&preset.rules()),
            "hands": number(&self.hands),
            "dealer": self.dealer,
            "players": self.players.iter().map(player).collect::<Vec<_>>(),
        });
        if let Some(seed) = &self.seed {
            deal["seed"] = number(seed);
        }
        if let Some(deck) = &self.deck {
            deal["deck"] = json!(deck);
        }
        if let (Some(name), Some(result)) = (&self.sender, self.result) {
            deal["sender"] = json!({ "name": name, "result": result });
        }
        Ok(deal)
    }
}

fn read(arguments: &Read) -> CommandResult {
    let mut text = arguments.text.clone();
    if text == "-" {
        text.clear();
        let mut bytes = Vec::new();
        io::stdin().lock().read_to_end(&mut bytes).map_err(CommandError::Input)?;
        text.push_str(&String::from_utf8_lossy(&bytes));
    }
    let failed = |error: LinkError| {
        CommandError::Failed(format!("the link is not read ({}): {}", error.code(), sentence(&error)))
    };
    let record = match read_link(&text).map_err(failed)? {
        Link::Deal { deal } => {
            let deal = serde_json::to_value(&deal).map_err(|error| CommandError::Failed(error.to_string()))?;
            print_json(&deal)?;
            return Ok(Status::Success);
        }
        Link::Game { record } => record.to_string(),
    };
    if arguments.json {
        print_json(&json!({ "record": record }))?;
        return Ok(Status::Success);
    }
    let mut out = anstream::stdout().lock();
    if io::stdout().is_terminal() {
        record.lines().try_for_each(|line| writeln!(out, "{}", Shown(line)))?;
    } else {
        write!(out, "{record}")?;
    }
    out.flush()?;
    Ok(Status::Success)
}
