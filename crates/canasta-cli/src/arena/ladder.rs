//! `arena ladder`: measures every level against the others and writes the page.

use super::contestant::Contestant;
use super::ladder_page::{Ladder, page, plot_name};
use super::ladder_plot;
use super::play_arguments::{PlayArguments, parse_even};
use super::progress::run_with_progress;
use super::report::Report;
use super::report_text::points_text;
use super::results_file::Header;
use super::runner::RunPlan;
use super::series::{LuckMeasure, Series};
use super::shard::Shard;
use crate::allowance::Allowance;
use crate::files::create_folder;
use crate::outcome::{CommandError, CommandResult, Status};
use crate::output::BOLD;
use crate::rules_arguments::preset_parser;
use canasta::bots::levels;
use canasta::rules::Preset;
use std::io::Write as _;
use std::path::{Path, PathBuf};

/// The name of the page unless another is wanted.
const DEFAULT_PAGE: &str = "ladder";

/// Measure every level against the others and write a page, docs/ladder.md unless another is named
///
/// Each level plays against the next lower one, or with --all against every other one. The bot `cheat`, which sees all hands,
/// can be added at the top as an upper reference.
#[derive(clap::Args)]
pub struct Arguments {
    /// The rules; may be given several times
    #[arg(long, value_name = "PRESET", default_values = ["classic-two", "classic"], value_parser = preset_parser())]
    rules: Vec<Preset>,
    /// The bots from the weakest to the strongest [default: all levels]
    #[arg(long, value_name = "BOT,BOT…", value_delimiter = ',')]
    bots: Vec<Contestant>,
    /// Play every bot against every other one, except `cheat`, which plays only the one below it
    #[arg(long)]
    all: bool,
    /// Number of matches between bots that are not neighbours, and with `cheat`; even [default: as --matches]
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = parse_even)]
    far: Option<u64>,
    #[command(flatten)]
    play: PlayArguments,
    /// Store the results in this folder, as RULES-A-B.jsonl, and continue those that exist
    #[arg(long, value_name = "DIR")]
    results: Option<PathBuf>,
    /// Write the page and its plots into this folder
    #[arg(long, value_name = "DIR", default_value = "docs")]
    docs: PathBuf,
    /// The name of the page, without its ending
    #[arg(long, value_name = "NAME", default_value = DEFAULT_PAGE)]
    page: String,
}

pub fn run(arguments: &Arguments) -> CommandResult {
    let mut bots = arguments.bots.clone();
    if bots.is_empty() {
        bots = levels().map(Contestant::Bot).collect();
    }
    if bots.len() < 2 {
        return Err(CommandError::Usage("two bots at least are wanted: name them with --bots".to_owned()));
    }
    let plan = arguments.play.plan(Shard::WHOLE, None);
    if plan.is_empty() {
        return Err(CommandError::Usage("there is nothing to play: --pairs and --matches are 0".to_owned()));
    }
    for folder in [Some(&arguments.docs), arguments.results.as_ref()].into_iter().flatten() {
        create_folder(folder)?;
    }
    let mut ladders = Vec::new();
    for &rules in &arguments.rules {
        ladders.push(measure(arguments, rules, &bots, &plan)?);
    }
    for ladder in &ladders {
        let plot = ladder_plot::svg(&ladder.steps().collect::<Vec<_>>());
        write_file(&arguments.docs.join(plot_name(&arguments.page, &ladder.rules)), &plot)?;
    }
    let path = arguments.docs.join(format!("{}.md", arguments.page));
    write_file(&path, &page(&arguments.page, &ladders, &command_line(arguments, &bots)))?;
    let mut out = anstream::stdout().lock();
    writeln!(out, "{BOLD}{}{BOLD:#} is written.", path.display())?;
    out.flush()?;
    let no_forfeits = ladders.iter().flat_map(|ladder| &ladder.reports).all(|report| report.forfeits == [0, 0]);
    Ok(Status::from_ok(no_forfeits))
}

/// Plays all pairings under one preset.
fn measure(arguments: &Arguments, preset: Preset, bots: &[Contestant], plan: &RunPlan) -> Result<Ladder, CommandError> {
    let mut reports = Vec::new();
    for above in 1..bots.len() {
        let is_omniscient = |place: usize| matches!(bots[place], Contestant::Omniscient);
        // The omniscient bot is an upper reference for the strongest level alone.
        let lowest = if arguments.all && !is_omniscient(above) { 0 } else { above - 1 };
        for below in (lowest..above).rev() {
            let series = Series {
                preset,
                rules: preset.rules(),
                seed: arguments.play.seed,
                contestants: [bots[above].clone(), bots[below].clone()],
                allowance: arguments.play.allowance.allowance(),
                exec_timeout_ms: arguments.play.exec_timeout,
                luck: LuckMeasure::Off,
            };
            let [a, b] = &series.contestants;
            let file = arguments.results.as_ref().map(|folder| folder.join(file_name(preset, a, b)));
            let is_far = above - below > 1 || is_omniscient(above) || is_omniscient(below);
            let match_pairs = arguments.far.filter(|_| is_far).map_or(plan.match_pairs, |matches| matches / 2);
            let plan = RunPlan { match_pairs, ..*plan };
            if plan.is_empty() {
                continue;
            }
            let results = run_with_progress(&series, &plan, file.as_deref()).map_err(CommandError::Failed)?;
            let report = Report::new(&Header::new(&series, Shard::WHOLE), &plan.select(&results), None);
            let mut out = anstream::stdout().lock();
            writeln!(out, "{preset}: {a} over {b}: {}", points_text(&report))?;
            reports.push(report);
        }
    }
    Ok(Ladder { rules: preset.name().to_owned(), bots: bots.iter().map(ToString::to_string).collect(), reports })
}

/// The name of the results file of two bots; characters other than letters and digits become underscores.
fn file_name(rules: Preset, a: &Contestant, b: &Contestant) -> String {
    let sanitize = |bot: &Contestant| -> String {
        let replace = |letter: char| if letter.is_ascii_alphanumeric() { letter } else { '_' };
        bot.to_string().chars().map(replace).collect()
    };
    format!("{rules}-{}-{}.jsonl", sanitize(a), sanitize(b))
}

/// The command line that writes the same page.
fn command_line(arguments: &Arguments, bots: &[Contestant]) -> String {
    let play = &arguments.play;
    let rules: String = arguments.rules.iter().map(|rules| format!(" --rules {rules}")).collect();
    let bots: Vec<String> = bots.iter().map(ToString::to_string).collect();
    let bots = bots.join(",");
    let bots = if bots.contains([' ', '\'', '"']) { format!("{bots:?}") } else { bots };
    let allowance = match play.allowance.allowance() {
        None => String::new(),
        Some(Allowance::TimeMs(ms)) => format!(" --time {ms}"),
        Some(Allowance::Worlds(worlds)) => format!(" --worlds {worlds}"),
    };
    let all = if arguments.all { " --all" } else { "" };
    let far = arguments.far.map(|matches| format!(" --far {matches}")).unwrap_or_default();
    let page = if arguments.page == DEFAULT_PAGE { String::new() } else { format!(" --page {}", arguments.page) };
    let (pairs, matches, seed) = (play.pairs, play.matches, play.seed);
    format!(
        "canasta arena ladder{rules} --bots {bots}{all} --pairs {pairs} --matches {matches}{far} --seed {seed}{allowance}{page}"
    )
}

fn write_file(path: &Path, text: &str) -> Result<(), CommandError> {
    std::fs::write(path, text)
        .map_err(|error| CommandError::Failed(format!("{} cannot be written: {error}", path.display())))
}
