//! Reports as text and as JSON on standard output.

use super::game_result::Forfeit;
use super::party::Party;
use super::report::{LuckAdjusted, Report};
use super::sprt::Verdict;
use crate::outcome::{CommandResult, Status};
use crate::output::{BAD, BOLD, DIM, GOOD, Shown, print_json};
use crate::protocol::GameKind;
use canasta::analysis::Mean;
use serde_json::{Value, json};
use std::io::{self, Write as _};

/// Prints a report. A game lost by a fault makes the command fail.
pub fn print_report(report: &Report, as_json: bool) -> CommandResult {
    if as_json {
        print_json(&json!(report))?;
    } else {
        print(report)?;
    }
    Ok(Status::from_ok(report.forfeits == [0, 0]))
}

/// Points a hand with their interval.
pub fn points_text(report: &Report) -> String {
    format!("{} points a hand", mean_text(report.points_a_hand))
}

/// A mean with its interval.
fn mean_text(mean: Mean) -> String {
    let half_width = mean.half_width.map(|width| format!(" ± {width:.1}"));
    format!("{:+.1}{}", mean.mean, half_width.unwrap_or_default())
}

/// How many pairs would give as narrow an interval with their luck; nothing if there is none.
fn worth_text(raw: Mean, adjusted: Mean) -> String {
    let (Some(raw_deviation), Some(deviation)) = (raw.deviation, adjusted.deviation) else { return String::new() };
    if raw_deviation <= 0.0 || deviation <= 0.0 {
        return String::new();
    }
    format!(", as by {:.0} pairs", raw.n as f64 * (raw_deviation / deviation).powi(2))
}

fn print(report: &Report) -> io::Result<()> {
    let mut out = anstream::stdout().lock();
    let set = if report.set.is_empty() { String::new() } else { format!(" {}", Value::Object(report.set.clone())) };
    let allowance = report.allowance.map(|allowance| format!(", {allowance}")).unwrap_or_default();
    let rules = Shown(format!("{}{set}", report.rules));
    writeln!(out, "{BOLD}{rules}, seed {}{allowance}{BOLD:#}", report.seed)?;
    writeln!(out, "a           {}", Shown(&report.a))?;
    writeln!(out, "b           {}", Shown(&report.b))?;
    if report.points_a_hand.n > 0 {
        writeln!(out, "pairs       {:>9}   the same deck twice, with the sides changed", report.points_a_hand.n)?;
        writeln!(out, "a's points  {BOLD}{}{BOLD:#}, its side minus the other (95 %)", points_text(report))?;
    }
    if let Some(adjusted) = report.luck_adjusted.filter(|adjusted| adjusted.points_a_hand.n > 0) {
        let (text, worth) =
            (mean_text(adjusted.points_a_hand), worth_text(report.points_a_hand, adjusted.points_a_hand));
        writeln!(out, "less luck   {BOLD}{text} points a hand{BOLD:#}{worth}")?;
        if let [Some(with), Some(without)] = adjusted.single_hands.map(|hands| hands.deviation) {
            writeln!(out, "deviation   {with:>9.0}   points of a single hand, {without:.0} without luck")?;
        }
    }
    if let Some(test) = report.sprt {
        let verdict = match test.verdict {
            Verdict::High => format!("{GOOD}sooner {}{GOOD:#}", test.sprt.hi),
            Verdict::Low => format!("{BAD}sooner {}{BAD:#}", test.sprt.lo),
            Verdict::Open => "not decided".to_owned(),
        };
        let (lo, hi) = (test.sprt.lo, test.sprt.hi);
        writeln!(out, "test        {lo} or {hi} points a hand: {verdict}, at {:+.2} of ±{:.2}", test.llr, test.bound)?;
    }
    if let Some(share) = report.matches.share {
        let [won, lost] = report.matches.won;
        let [share, low, high] = [share.share, share.low, share.high].map(|share| 100.0 * share);
        writeln!(out, "matches     {:>9}   a won {won}, b won {lost}", report.matches.played)?;
        writeln!(out, "a's share   {BOLD}{share:.1} %{BOLD:#}, 95 %: {low:.1} to {high:.1} %")?;
    }
    if let Some(LuckAdjusted { share, raw_share, .. }) = report.luck_adjusted.filter(|adjusted| adjusted.share.n > 0) {
        let half_width = share.half_width.map(|width| format!(" ± {:.1}", 100.0 * width)).unwrap_or_default();
        let worth = worth_text(raw_share, share);
        writeln!(out, "less luck   {BOLD}{:.1}{half_width} %{BOLD:#}{worth}", 100.0 * share.mean)?;
    }
    writeln!(out, "hands       {:>9}", report.hands)?;
    let percent = |n: u64| if report.hands == 0 { 0.0 } else { 100.0 * n as f64 / report.hands as f64 };
    for (name, [a, b]) in [("out", report.endings.out), ("concealed", report.endings.concealed)] {
        writeln!(out, "  {name:<10}{:>9}   {:.1} %: a {a}, b {b}", a + b, percent(a + b))?;
    }
    for (name, n) in [("stock", report.endings.stock), ("red-three", report.endings.red_three)] {
        writeln!(out, "  {name:<10}{n:>9}   {:.1} %", percent(n))?;
    }
    for (name, at) in [("a", 0), ("b", 1)] {
        let (mean, slowest) = (report.ms_a_decision[at], report.slowest_ms[at]);
        let decisions = report.decisions[at];
        writeln!(out, "time of {name}   {mean:>9.3}   ms a decision, the slowest {slowest:.1} ms, of {decisions}")?;
    }
    if report.forfeits != [0, 0] {
        let [a, b] = report.forfeits;
        writeln!(out, "{BAD}forfeited   {:>9}   a {a}, b {b}{BAD:#}", a + b)?;
        for example in &report.forfeit_examples {
            let name = match example.forfeit.by {
                Party::A => "a",
                Party::B => "b",
            };
            let kind = match example.kind {
                GameKind::Hand => "pair",
                GameKind::Match => "match pair",
            };
            let (pair, game, Forfeit { hand, code, text, .. }) = (example.pair, example.game, &example.forfeit);
            let seat = example.forfeit.seat.map(|seat| format!(", seat {seat}")).unwrap_or_default();
            let fault = Shown(format!("{code}: {text}"));
            writeln!(out, "{DIM}  {name} in {kind} {pair}, game {game}{seat}, hand {hand}: {fault}{DIM:#}")?;
        }
    }
    out.flush()
}
