//! Running a series with a progress bar.

use super::report::Report;
use super::report_text::points_text;
use super::results_file::{self, Header, OpenedFile, Results};
use super::runner::{self, RunPlan};
use super::series::{LuckMeasure, Series};
use crate::output::print_note;
use indicatif::{HumanDuration, ProgressBar, ProgressState, ProgressStyle};
use std::fmt::Write;
use std::path::Path;
use std::time::Duration;

/// Plays the missing pairs; returns all results, including those of earlier runs in the file `out`.
pub fn run_with_progress(series: &Series, plan: &RunPlan, out: Option<&Path>) -> Result<Results, String> {
    let header = Header::new(series, plan.shard);
    let (writer, mut results) = match out {
        Some(path) => {
            let OpenedFile { writer, results, other_build } = results_file::open(path, &header)?;
            if other_build {
                print_note(&format!("{} was begun by another build: its bots may play differently", path.display()));
            }
            if series.luck == LuckMeasure::On && results.values().any(|pair| pair.without_luck().is_none()) {
                let path = path.display();
                return Err(format!("{path} holds pairs whose luck was not measured: choose another file"));
            }
            (Some(writer), results)
        }
        None => (None, Results::new()),
    };
    let bar = ProgressBar::new(plan.len());
    let template = "{bar:32} {pos} of {len} pairs, {left}   {msg}";
    let done = plan.select(&results).len() as u64;
    let style = ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar());
    // Nothing is known of the time before a pair of this run has been played.
    bar.set_style(style.with_key("left", move |state: &ProgressState, out: &mut dyn Write| {
        let _ = if state.pos() > done {
            write!(out, "{:#} left", HumanDuration(state.eta()))
        } else {
            out.write_str("the first is played")
        };
    }));
    bar.set_position(done);
    bar.reset_eta();
    bar.enable_steady_tick(Duration::from_millis(500));
    let outcome = runner::run(series, plan, &mut results, writer, |results| {
        bar.inc(1);
        // Not for every pair: a report takes longer than fast bots need for a pair.
        if !bar.is_hidden() && bar.position().is_multiple_of(10) {
            bar.set_message(short_text(&Report::new(&header, results, None)));
        }
    });
    bar.finish_and_clear();
    outcome.map(|()| results)
}

/// The interim result, for the progress bar.
fn short_text(report: &Report) -> String {
    let points = points_text(report);
    let share = report.matches.share.map(|share| format!(", {:.0} % of matches", 100.0 * share.share));
    format!("{}: {points}{}", report.a, share.unwrap_or_default())
}
