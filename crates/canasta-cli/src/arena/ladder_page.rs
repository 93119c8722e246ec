//! The page of the ladder: bots in order of strength, each measured against the others.

use super::omniscient;
use super::report::Report;
use std::fmt::Write as _;

/// The measurements under one set of rules.
pub struct Ladder {
    /// The preset.
    pub rules: String,
    /// The bots, from the weakest to the strongest.
    pub bots: Vec<String>,
    /// Reports in which `a` stands above `b` in this order.
    pub reports: Vec<Report>,
}

impl Ladder {
    /// The report of one bot against another, if there is one.
    #[must_use]
    pub fn report(&self, bot: &str, other: &str) -> Option<Report> {
        let found = self.reports.iter().find(|report| report.a == bot && report.b == other).cloned();
        let swapped = || self.reports.iter().find(|report| report.a == other && report.b == bot).map(Report::swapped);
        found.or_else(swapped)
    }

    /// Each bot against the one below it, the strongest first.
    pub fn steps(&self) -> impl Iterator<Item = Report> + '_ {
        self.bots.windows(2).rev().filter_map(|two| self.report(&two[1], &two[0]))
    }
}

/// The file name of the plot for a preset on a page.
#[must_use]
pub fn plot_name(page: &str, rules: &str) -> String {
    format!("{page}-{rules}.svg")
}

/// The page of this name as Markdown. `command` is the command line that writes it.
#[must_use]
pub fn page(name: &str, ladders: &[Ladder], command: &str) -> String {
    let mut page = String::from(INTRODUCTION);
    if ladders.iter().flat_map(|ladder| &ladder.bots).any(|bot| bot == omniscient::NAME) {
        page.push_str(OMNISCIENT);
    }
    let _ = writeln!(page, " This page was made by\n\n```\n{command}\n```");
    for ladder in ladders {
        section(&mut page, name, ladder);
    }
    page
}

const OMNISCIENT: &str = " `cheat` is not a level but a master that sees all hands.";

const INTRODUCTION: &str = "\
# The ladder

How strong the bots are, measured in the arena. Two bots play the same cards twice, with the sides changed, so that
the luck of the deal cancels out. *Points a hand*, where single hands were played too, are the difference between the
sides, over pairs of hands that start at 0 to 0, with the 95 % interval of Student's t. *Matches* go to the target of
the rules; a share of 50 % means equal strength, and the interval is Wilson's 95 %. In the plots, the band from 58 to
72 % is where a step is large enough to be felt and small enough to be climbed.";

fn section(page: &mut String, name: &str, ladder: &Ladder) {
    let Some(first) = ladder.reports.first() else { return };
    let allowance = first.allowance.map_or_else(
        || "each bot with its usual budget".to_owned(),
        |allowance| format!("{allowance} for bots that use all their time"),
    );
    let set = if first.set.is_empty() { String::new() } else { format!(" {}", serde_json::json!(first.set)) };
    let (rules, seed) = (&ladder.rules, first.seed);
    let _ = writeln!(page, "\n## {rules}{set}\n\nSeed {seed}, {allowance}.");
    if ladder.steps().next().is_some() {
        let _ = writeln!(page, "\n![Each bot against the one below it, {rules}]({})", plot_name(name, rules));
    }

    let _ = writeln!(page, "\nEach against the one below it:\n");
    let _ = writeln!(
        page,
        "| | points a hand | pairs | matches won | matches | hands ended by going out | time a decision |"
    );
    let _ = writeln!(page, "|---|--:|--:|--:|--:|--:|--:|");
    for report in ladder.steps() {
        let out: u64 = report.endings.out.iter().chain(&report.endings.concealed).sum();
        let out = if report.hands == 0 { 0.0 } else { 100.0 * out as f64 / report.hands as f64 };
        let _ = writeln!(
            page,
            "| **{}** over {} | {} | {} | {} | {} | {out:.0} % | {} |",
            cell_name(&report.a),
            cell_name(&report.b),
            points_cell(&report).unwrap_or_default(),
            report.points_a_hand.n,
            matches_cell(&report).unwrap_or_default(),
            report.matches.played,
            time_cell(report.ms_a_decision[0]),
        );
    }

    let _ = writeln!(page, "\nThe row's bot against the column's:\n");
    let bots = || ladder.bots.iter().rev();
    let _ = writeln!(page, "| |{}", bots().map(|bot| format!(" {} |", cell_name(bot))).collect::<String>());
    let _ = writeln!(page, "|---|{}", "--:|".repeat(ladder.bots.len()));
    for bot in bots() {
        let _ = write!(page, "| **{}** |", cell_name(bot));
        for other in bots() {
            let cell = ladder.report(bot, other).filter(|_| bot != other).map(|report| {
                let cell = [points_cell(&report), matches_cell(&report)];
                cell.into_iter().flatten().collect::<Vec<_>>().join("<br>")
            });
            let _ = write!(page, " {} |", cell.unwrap_or_default());
        }
        page.push('\n');
    }

    for report in ladder.reports.iter().filter(|report| report.forfeits != [0, 0]) {
        let [a, b] = report.forfeits;
        let (first, second) = (cell_name(&report.a), cell_name(&report.b));
        let _ =
            writeln!(page, "\nLost by a fault between {first} and {second}: {a} games by {first}, {b} by {second}.");
    }
}

/// A name in a cell of a table.
fn cell_name(bot: &str) -> String {
    bot.replace('|', "\\|")
}

fn points_cell(report: &Report) -> Option<String> {
    let mean = report.points_a_hand;
    mean.half_width.map(|width| format!("{:+.0} ± {width:.0}", mean.mean))
}

fn matches_cell(report: &Report) -> Option<String> {
    let share = report.matches.share?;
    let [share, low, high] = [share.share, share.low, share.high].map(|share| 100.0 * share);
    Some(format!("{share:.0} % ({low:.0}–{high:.0})"))
}

fn time_cell(ms: f64) -> String {
    match ms {
        ..0.001 => "under 1 µs".to_owned(),
        ..1.0 => format!("{:.0} µs", 1000.0 * ms),
        _ => format!("{ms:.1} ms"),
    }
}
