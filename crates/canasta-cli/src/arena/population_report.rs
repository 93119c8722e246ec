//! The evaluation of results against a population: each opponent, the mean, and the worst.

use super::game_result::PairResult;
use super::report::Report;
use super::results_file::{Header, Results};
use crate::outcome::{CommandResult, Status};
use crate::output::{BOLD, Shown, print_json};
use crate::protocol::GameKind;
use canasta::analysis::Share;
use canasta::analysis::{Mean, student_t};
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
    /// Points a hand in the mean over the opponents, all of the same weight. Its interval is over deals.
    mean_points: Mean,
    /// The opponent against which the bot has the fewest points a hand.
    worst_points: Option<OpponentResult>,
    /// The share of matches in the mean over the opponents, over pairs of matches as above.
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

/// The mean over the opponents of the bot's mean against each, of points a hand or of shares of matches: all opponents that were
/// played count alike, whatever the number of their deals. The interval is over deals, whose results against several opponents belong
/// together: the variance of the sum of each deal's part in the mean.
fn mean_over_opponents(all: &[(Header, Results)], kind: GameKind) -> Mean {
    let by_opponent: Vec<Vec<(u64, f64)>> =
        all.iter().map(|(_, results)| values(results, kind)).filter(|values| !values.is_empty()).collect();
    let opponents = by_opponent.len() as f64;
    let (mut mean, mut parts) = (0.0, BTreeMap::<u64, f64>::new());
    for values in &by_opponent {
        let games = values.len() as f64;
        let own = values.iter().map(|(_, value)| value).sum::<f64>() / games;
        mean += own / opponents;
        for (deal, value) in values {
            *parts.entry(*deal).or_default() += (value - own) / (games * opponents);
        }
    }
    let n = parts.len() as u64;
    // One deal against an opponent says nothing about how much its results vary.
    let has_interval = n > 1 && by_opponent.iter().all(|values| values.len() > 1);
    let squares: f64 = parts.values().map(|part| part * part).sum();
    let error = has_interval.then(|| (squares * n as f64 / (n - 1) as f64).sqrt());
    Mean {
        n,
        mean,
        half_width: error.map(|error| student_t(n - 1) * error),
        deviation: error.map(|error| error * (n as f64).sqrt()),
    }
}

/// What each deal against an opponent was worth.
fn values(results: &Results, kind: GameKind) -> Vec<(u64, f64)> {
    let has_luck = results.values().all(|pair| pair.without_luck().is_some());
    let value = |pair: &PairResult| match (kind, pair.without_luck().filter(|_| has_luck)) {
        (GameKind::Hand, None) => pair.difference(),
        (GameKind::Hand, Some(without)) => without.difference,
        (GameKind::Match, _) => pair.share(),
    };
    results.values().filter(|pair| pair.kind == kind).map(|pair| (pair.number, value(pair))).collect()
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

/// A sentence on opponents against which not the same number of games was played.
fn uneven_text(report: &PopulationReport) -> Option<String> {
    let range = |count: fn(&OpponentResult) -> u64| {
        let counts = report.opponents.iter().map(count);
        Some((counts.clone().min()?, counts.max()?)).filter(|(least, most)| least < most)
    };
    let pairs = range(|result| result.points.n).map(|(least, most)| format!("{least} to {most} pairs of hands"));
    let matches = range(|result| result.matches).map(|(least, most)| format!("{least} to {most} matches"));
    let counts: Vec<String> = pairs.into_iter().chain(matches).collect();
    (!counts.is_empty()).then(|| format!("{} against an opponent; each counts alike", counts.join(", ")))
}

fn print(report: &PopulationReport) -> io::Result<()> {
    let mut out = anstream::stdout().lock();
    writeln!(out, "{BOLD}{:<14}{:>20}   {:>24}{BOLD:#}", Shown(&report.a).to_string(), "points a hand", "matches won")?;
    let mut line = |name: &str, points: String, share: String| {
        // Names come from files of results.
        let [name, points, share] = [name, &points, &share].map(|text| Shown(text).to_string());
        writeln!(out, "{name:<14}{points:>20}   {share:>24}")
    };
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
    if let Some(uneven) = uneven_text(report) {
        writeln!(out, "{}", Shown(uneven))?;
    }
    out.flush()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arena::contestant::Contestant;
    use crate::arena::game_result::{GameResult, PairResult};
    use crate::arena::series::{LuckMeasure, Series};
    use crate::arena::shard::Shard;
    use canasta::analysis::RunningStats;
    use canasta::rules::Preset;

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
    /// Where all have the same deals, the interval is that of the means of the deals.
    #[test]
    fn the_interval_of_even_results_is_that_of_the_means_of_the_deals() {
        let (layer, taker) = ([100, 300, 200, 0], [40, -200, 10, 70]);
        let mean = PopulationReport::new(&[results("layer", &layer), results("taker", &taker)]).mean_points;
        let of_deals = layer.iter().zip(taker).map(|(a, b)| (a + b) as f64 / 2.0).collect::<RunningStats>().mean();
        assert_eq!((mean.n, mean.mean), (of_deals.n, of_deals.mean));
        for (here, there) in [(mean.half_width, of_deals.half_width), (mean.deviation, of_deals.deviation)] {
            assert!((here.unwrap() - there.unwrap()).abs() < 1e-9, "{here:?} is not {there:?}");
        }
    }

    /// Files of some shards or members only: no opponent's deals are left out, and the mean lies between the opponents.
    #[test]
    fn the_mean_of_uneven_results_counts_every_opponent_alike() {
        let uneven = [results("layer", &[100, 300, 200, 0]), results("taker", &[0, -200]), results("guard", &[])];
        let report = PopulationReport::new(&uneven);
        assert_eq!(report.mean_points.mean, 25.0);
        assert_eq!(report.mean_points.n, 4);
        // The parts of the four deals are 18.75, -6.25, 6.25 and -18.75.
        let half_width = student_t(3) * (781.25_f64 * 4.0 / 3.0).sqrt();
        assert!((report.mean_points.half_width.unwrap() - half_width).abs() < 1e-9);
        assert_eq!(
            uneven_text(&report).as_deref(),
            Some("0 to 4 pairs of hands against an opponent; each counts alike")
        );
        // One deal says nothing of the interval.
        let single = PopulationReport::new(&[results("layer", &[100, 300]), results("taker", &[50])]);
        assert_eq!((single.mean_points.mean, single.mean_points.half_width), (125.0, None));
        assert_eq!(uneven_text(&PopulationReport::new(&[results("layer", &[1]), results("taker", &[2])])), None);
    }
}
