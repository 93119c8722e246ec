//! The evaluation of results against a population: each opponent, the mean, and the worst.

use super::report::Report;
use super::results_file::{Header, Results};
use super::stats::{Mean, RunningStats};
use crate::analysis::Share;
use crate::tools::outcome::{CommandResult, Status};
use crate::tools::output::{BOLD, print_json};
use crate::tools::protocol::GameKind;
use serde::Serialize;
use serde_json::json;
use std::collections::BTreeMap;
use std::io::{self, Write as _};

/// The results of a bot against a population.
#[derive(Clone, Debug, Serialize)]
pub struct PopulationReport {
    /// The bot.
    a: String,
    /// The result against each opponent.
    opponents: Vec<OpponentResult>,
    /// Points a hand in the mean over all opponents. Its interval is over deals, each played against all of them.
    mean_points: Mean,
    /// The opponent against which the bot has the fewest points a hand.
    worst_points: Option<OpponentResult>,
    /// The share of matches in the mean over all opponents, over pairs of matches as above.
    mean_share: Mean,
    /// The opponent against which the bot wins the smallest share of matches.
    worst_share: Option<OpponentResult>,
}

/// The result against one opponent.
#[derive(Clone, Debug, Serialize)]
pub struct OpponentResult {
    /// The opponent.
    b: String,
    /// Points a hand, without luck if it was measured.
    points: Mean,
    /// Matches played.
    matches: u64,
    /// The share of matches, with Wilson's interval.
    share: Option<Share>,
    /// Games lost by a fault, by the bot and by the opponent.
    forfeits: [u64; 2],
}

impl OpponentResult {
    fn new(report: &Report) -> OpponentResult {
        OpponentResult {
            b: report.b.clone(),
            points: report.luck_adjusted.map_or(report.points_a_hand, |adjusted| adjusted.points_a_hand),
            matches: report.matches.played,
            share: report.matches.share,
            forfeits: report.forfeits,
        }
    }
}

impl PopulationReport {
    /// Evaluates the results against each opponent.
    #[must_use]
    pub fn new(all: &[(Header, Results)]) -> PopulationReport {
        let results = |(header, results): &(Header, Results)| OpponentResult::new(&Report::new(header, results, None));
        let opponents: Vec<OpponentResult> = all.iter().map(results).collect();
        let worst_points = opponents.iter().filter(|result| result.points.n > 0);
        let worst_points = worst_points.min_by(|a, b| a.points.mean.total_cmp(&b.points.mean)).cloned();
        let share_of = |result: &OpponentResult| result.share.map_or(f64::INFINITY, |share| share.share);
        let worst_share = opponents.iter().filter(|result| result.share.is_some());
        let worst_share = worst_share.min_by(|a, b| share_of(a).total_cmp(&share_of(b))).cloned();
        PopulationReport {
            a: all.first().map_or_else(String::new, |(header, _)| header.a.clone()),
            opponents,
            mean_points: mean_over_opponents(all, GameKind::Hand),
            worst_points,
            mean_share: mean_over_opponents(all, GameKind::Match),
            worst_share,
        }
    }
}

/// The mean over the deals that were played against every opponent, of points a hand or of shares of matches.
fn mean_over_opponents(all: &[(Header, Results)], kind: GameKind) -> Mean {
    let mut by_deal: BTreeMap<u64, Vec<f64>> = BTreeMap::new();
    for (_, results) in all {
        let has_luck = results.values().all(|pair| pair.without_luck().is_some());
        for pair in results.values().filter(|pair| pair.kind == kind) {
            let value = match (kind, pair.without_luck().filter(|_| has_luck)) {
                (GameKind::Hand, None) => pair.difference(),
                (GameKind::Hand, Some(without)) => without.difference,
                (GameKind::Match, _) => pair.share(),
            };
            by_deal.entry(pair.number).or_default().push(value);
        }
    }
    let complete = by_deal.into_values().filter(|values| values.len() == all.len());
    complete.map(|values| values.iter().sum::<f64>() / values.len() as f64).collect::<RunningStats>().mean()
}

/// Prints a report. A game lost by a fault makes the command fail.
pub fn print_population(report: &PopulationReport, as_json: bool) -> CommandResult {
    if as_json {
        print_json(&json!(report))?;
    } else {
        print(report)?;
    }
    Ok(Status::from_ok(report.opponents.iter().all(|result| result.forfeits == [0, 0])))
}

fn points_text(mean: Mean) -> String {
    match mean.half_width {
        _ if mean.n == 0 => String::new(),
        Some(half_width) => format!("{:+.1} ± {half_width:.1}", mean.mean),
        None => format!("{:+.1}", mean.mean),
    }
}

fn share_text(share: Share) -> String {
    let [share, low, high] = [share.share, share.low, share.high].map(|share| 100.0 * share);
    format!("{share:.1} % ({low:.1} to {high:.1})")
}

fn print(report: &PopulationReport) -> io::Result<()> {
    let mut out = anstream::stdout().lock();
    writeln!(out, "{BOLD}{:<14}{:>20}   {:>24}{BOLD:#}", report.a, "points a hand", "matches won")?;
    let mut line = |name: &str, points: String, share: String| writeln!(out, "{name:<14}{points:>20}   {share:>24}");
    for result in &report.opponents {
        line(&result.b, points_text(result.points), result.share.map(share_text).unwrap_or_default())?;
    }
    let mean = report.mean_share;
    let half_width = mean.half_width.map(|width| format!(" ± {:.1}", 100.0 * width)).unwrap_or_default();
    let share = if mean.n == 0 { String::new() } else { format!("{:.1}{half_width} %", 100.0 * mean.mean) };
    line("mean", points_text(report.mean_points), share)?;
    if let Some(worst) = &report.worst_points {
        line("worst", points_text(worst.points), worst.b.clone())?;
    }
    if let (Some(worst), Some(share)) = (&report.worst_share, report.worst_share.as_ref().and_then(|w| w.share)) {
        line("worst", worst.b.clone(), share_text(share))?;
    }
    for result in report.opponents.iter().filter(|result| result.forfeits != [0, 0]) {
        let [a, b] = result.forfeits;
        line(&result.b, format!("{} forfeited", a + b), format!("a {a}, b {b}"))?;
    }
    out.flush()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Preset;
    use crate::tools::arena::contestant::Contestant;
    use crate::tools::arena::game_result::{GameResult, PairResult};
    use crate::tools::arena::series::{LuckMeasure, Series};
    use crate::tools::arena::shard::Shard;

    fn results(b: &str, points: &[i64]) -> (Header, Results) {
        let contestants = ["thumb", b].map(|name| name.parse::<Contestant>().unwrap());
        let series = Series {
            preset: Preset::Classic,
            rules: Preset::Classic.rules(),
            seed: 1,
            contestants,
            allowance: None,
            exec_timeout_ms: 1,
            luck: LuckMeasure::Off,
        };
        let pair = |(number, &points): (u64, &i64)| {
            let game = GameResult { points: [points, 0], ..GameResult::default() };
            let pair = PairResult { kind: GameKind::Hand, number, games: [game.clone(), game] };
            ((GameKind::Hand, number), pair)
        };
        (Header::new(&series, Shard::WHOLE), (0..).zip(points).map(pair).collect())
    }

    /// What is lost to one opponent on a deal and won from another cancels out in the interval of the mean.
    #[test]
    fn the_mean_is_over_deals_and_the_worst_opponent_is_named() {
        let report =
            PopulationReport::new(&[results("layer", &[100, 300, 200, 0]), results("taker", &[0, -200, -100, 100])]);
        assert_eq!(report.mean_points.mean, 50.0);
        assert_eq!(report.mean_points.half_width, Some(0.0));
        let worst = report.worst_points.unwrap();
        assert_eq!((worst.b.as_str(), worst.points.mean), ("taker", -50.0));
        assert!(report.worst_share.is_none());
    }
}
