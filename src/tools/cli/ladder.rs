//! `arena ladder`: every level against the others, as a page.

use super::arena::{PlayArguments, even, play};
use super::rules::preset;
use super::{BOLD, Outcome, Stop};
use crate::bots::levels;
use crate::rules::Preset;
use crate::tools::arena::file::Header;
use crate::tools::arena::ladder::{Ladder, page, plot, plot_name};
use crate::tools::arena::report::Report;
use crate::tools::arena::run::Extent;
use crate::tools::arena::{Contestant, Series, Shard};
use std::io::Write as _;
use std::path::{Path, PathBuf};

/// Measure every level against the others and write docs/ladder.md
///
/// Each plays against the one below it, or with --all against each other one. The cheat, which sees all hands, can stand
/// at the top as an upper reference.
#[derive(clap::Args)]
pub struct Arguments {
    /// The rules, once or several times
    #[arg(long, value_name = "PRESET", default_values = ["classic-two", "classic"], value_parser = preset())]
    rules: Vec<Preset>,
    /// The bots from the weakest to the strongest; all levels unless told
    #[arg(long, value_name = "BOT,BOT…", value_delimiter = ',')]
    bots: Vec<Contestant>,
    /// Everyone against everyone, but the cheat only against the one below it
    #[arg(long)]
    all: bool,
    /// Matches of those that are no neighbours, and of the cheat: an even number, as many as of the others unless told
    #[arg(long, value_name = "N", value_parser = even)]
    far: Option<u64>,
    #[command(flatten)]
    play: PlayArguments,
    /// Keep the results in this folder, as RULES-A-B.jsonl, and go on where they stop
    #[arg(long, value_name = "DIR")]
    results: Option<PathBuf>,
    /// Write ladder.md and its plots into this folder
    #[arg(long, value_name = "DIR", default_value = "docs")]
    docs: PathBuf,
}

pub fn run(arguments: &Arguments) -> Outcome {
    let mut bots = arguments.bots.clone();
    if bots.is_empty() {
        bots = levels().map(Contestant::Own).collect();
    }
    if bots.len() < 2 {
        return Err(Stop::Usage("two bots at least are wanted: name them with --bots".to_owned()));
    }
    let extent = arguments.play.extent(Shard::WHOLE, None);
    if extent.is_empty() {
        return Err(Stop::Usage("there is nothing to play: --pairs and --matches are 0".to_owned()));
    }
    for folder in [Some(&arguments.docs), arguments.results.as_ref()].into_iter().flatten() {
        std::fs::create_dir_all(folder)
            .map_err(|error| Stop::Failed(format!("the folder {} cannot be made: {error}", folder.display())))?;
    }
    let mut ladders = Vec::new();
    for &rules in &arguments.rules {
        ladders.push(climb(arguments, rules, &bots, &extent)?);
    }
    for ladder in &ladders {
        write(&arguments.docs.join(plot_name(&ladder.rules)), &plot(ladder))?;
    }
    let path = arguments.docs.join("ladder.md");
    write(&path, &page(&ladders, &command(arguments, &bots)))?;
    let mut out = anstream::stdout().lock();
    writeln!(out, "{BOLD}{}{BOLD:#} is written.", path.display())?;
    out.flush()?;
    Ok(ladders.iter().flat_map(|ladder| &ladder.reports).all(|report| report.forfeits == [0, 0]))
}

/// Plays all that is wanted under some rules.
fn climb(arguments: &Arguments, rules: Preset, bots: &[Contestant], extent: &Extent) -> Result<Ladder, Stop> {
    let mut reports = Vec::new();
    for above in 1..bots.len() {
        let cheats = |place: usize| matches!(bots[place], Contestant::Cheat);
        // How far anybody could come is said by the strongest.
        let lowest = if arguments.all && !cheats(above) { 0 } else { above - 1 };
        for below in (lowest..above).rev() {
            let series = Series {
                preset: rules,
                rules: rules.rules(),
                seed: arguments.play.seed,
                contestants: [bots[above].clone(), bots[below].clone()],
                allowance: arguments.play.budget.allowance(),
                exec_timeout_ms: arguments.play.exec_timeout,
            };
            let [a, b] = &series.contestants;
            let file = arguments.results.as_ref().map(|folder| folder.join(file_name(rules, a, b)));
            let far = above - below > 1 || cheats(above) || cheats(below);
            let match_pairs = arguments.far.filter(|_| far).map_or(extent.match_pairs, |matches| matches / 2);
            let extent = Extent { match_pairs, ..*extent };
            if extent.is_empty() {
                continue;
            }
            let results = play(&series, &extent, file.as_ref()).map_err(Stop::Failed)?;
            let report = Report::new(&Header::new(&series, Shard::WHOLE), &extent.counted(&results), None);
            let mut out = anstream::stdout().lock();
            writeln!(out, "{rules}: {a} over {b}: {}", super::arena::points(&report))?;
            reports.push(report);
        }
    }
    Ok(Ladder { rules: rules.name().to_owned(), bots: bots.iter().map(ToString::to_string).collect(), reports })
}

/// A name for the results of two bots; of a command its letters and digits.
fn file_name(rules: Preset, a: &Contestant, b: &Contestant) -> String {
    let plain = |bot: &Contestant| -> String {
        let kept = |letter: char| if letter.is_ascii_alphanumeric() { letter } else { '_' };
        bot.to_string().chars().map(kept).collect()
    };
    format!("{rules}-{}-{}.jsonl", plain(a), plain(b))
}

/// The command that makes the same page.
fn command(arguments: &Arguments, bots: &[Contestant]) -> String {
    let play = &arguments.play;
    let rules: String = arguments.rules.iter().map(|rules| format!(" --rules {rules}")).collect();
    let bots: Vec<String> = bots.iter().map(ToString::to_string).collect();
    let bots = bots.join(",");
    let bots = if bots.contains([' ', '\'', '"']) { format!("{bots:?}") } else { bots };
    let budget = match play.budget.allowance() {
        None => String::new(),
        Some(crate::tools::arena::Allowance::TimeMs(ms)) => format!(" --time {ms}"),
        Some(crate::tools::arena::Allowance::Worlds(worlds)) => format!(" --worlds {worlds}"),
    };
    let all = if arguments.all { " --all" } else { "" };
    let far = arguments.far.map(|matches| format!(" --far {matches}")).unwrap_or_default();
    let (pairs, matches, seed) = (play.pairs, play.matches, play.seed);
    format!(
        "canasta arena ladder{rules} --bots {bots}{all} --pairs {pairs} --matches {matches}{far} --seed {seed}{budget}"
    )
}

fn write(path: &Path, text: &str) -> Result<(), Stop> {
    std::fs::write(path, text).map_err(|error| Stop::Failed(format!("{} cannot be written: {error}", path.display())))
}
