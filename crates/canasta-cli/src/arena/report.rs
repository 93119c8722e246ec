//! The report of a series.

use super::game_result::{Forfeit, PairResult};
use super::party::Party;
use super::results_file::{Header, Results};
use super::sprt::{Sprt, Verdict};
use crate::allowance::Allowance;
use crate::protocol::GameKind;
use canasta::analysis::{Mean, RunningStats};
use canasta::analysis::{Share, wilson};
use serde::Serialize;
use serde_json::{Map, Value};

/// How many forfeits a report describes in words.
const MAX_FORFEIT_EXAMPLES: usize = 10;

/// The evaluation of a series. Arrays have a value for the first and one for the second contestant.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// The version of the program.
    pub version: String,
    /// The preset.
    pub rules: String,
    /// The changed fields of the preset.
    pub set: Map<String, Value>,
    /// The seed of all random numbers.
    pub seed: u64,
    /// The first contestant.
    pub a: String,
    /// The second contestant.
    pub b: String,
    /// The thinking allowance for a decision; `None` left it to each bot.
    #[serde(rename = "budget")]
    pub allowance: Option<Allowance>,
    /// Points a hand, the first contestant's side minus the other, over pairs of hands.
    pub points_a_hand: Mean,
    /// The results without luck, if it was measured in all games.
    pub luck_adjusted: Option<LuckAdjusted>,
    /// The sequential test, if there was one.
    pub sprt: Option<TestState>,
    /// The results of matches.
    pub matches: Matches,
    /// Finished hands, including those of matches.
    pub hands: u64,
    /// How the hands ended.
    pub endings: Endings,
    /// Games lost by a fault.
    pub forfeits: [u64; 2],
    /// The first forfeits in words.
    #[serde(rename = "forfeits_told")]
    pub forfeit_examples: Vec<ForfeitExample>,
    /// Number of decisions.
    pub decisions: [u64; 2],
    /// Mean time of a decision, in milliseconds.
    pub ms_a_decision: [f64; 2],
    /// Time of the slowest decision, in milliseconds.
    pub slowest_ms: [f64; 2],
}

/// Results without the luck of the cards, by control variates: the luck of each pair, which is zero in the mean, is taken off.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct LuckAdjusted {
    /// Points a hand, over pairs of hands.
    pub points_a_hand: Mean,
    /// The same over the hands of these pairs one by one, as if no deck were played twice: with luck and without.
    pub single_hands: [Mean; 2],
    /// The first contestant's share of matches, over pairs of matches.
    pub share: Mean,
    /// The same share with its luck, over pairs of matches, to compare the intervals.
    pub raw_share: Mean,
}

impl LuckAdjusted {
    fn new(results: &Results) -> Option<LuckAdjusted> {
        let mut stats = [RunningStats::default(); 5];
        for pair in results.values() {
            let without = pair.without_luck()?;
            match pair.kind {
                GameKind::Hand => {
                    stats[0].add(without.difference);
                    for game in &pair.games {
                        stats[3].add(game.difference());
                        stats[4].add(game.difference() - game.luck?.points);
                    }
                }
                GameKind::Match => {
                    stats[1].add(without.share);
                    stats[2].add(pair.share());
                }
            }
        }
        let [points_a_hand, share, raw_share, single, single_without] = stats.map(|stats| stats.mean());
        (!results.is_empty()).then_some(LuckAdjusted {
            points_a_hand,
            single_hands: [single, single_without],
            share,
            raw_share,
        })
    }
}

/// How hands ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Endings {
    /// By going out, not concealed.
    pub out: [u64; 2],
    /// By going out concealed.
    pub concealed: [u64; 2],
    /// By an empty stock.
    pub stock: u64,
    /// By a red three as the last card of the stock.
    pub red_three: u64,
}

/// The results of matches.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Matches {
    /// The number of matches.
    pub played: u64,
    /// Matches won by each contestant.
    pub won: [u64; 2],
    /// The first contestant's share, where an undecided match counts half; `None` without matches.
    pub share: Option<Share>,
}

/// A sequential test and its state.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct TestState {
    /// The hypotheses.
    #[serde(flatten)]
    pub sprt: Sprt,
    /// The log-likelihood ratio.
    pub llr: f64,
    /// The absolute value at which the test ends.
    pub bound: f64,
    /// The verdict so far.
    pub verdict: Verdict,
}

/// A forfeit and the pair in which it happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ForfeitExample {
    /// The kind of game.
    pub kind: GameKind,
    /// The number of the pair.
    pub pair: u64,
    /// Which game of the pair, 1 or 2. In the first the first contestant of the run has side 0, in the second the other one.
    pub game: usize,
    /// The forfeit.
    #[serde(flatten)]
    pub forfeit: Forfeit,
}

impl Report {
    /// Evaluates results.
    #[must_use]
    pub fn new(header: &Header, results: &Results, sprt: Option<Sprt>) -> Report {
        let pairs: RunningStats =
            results.values().filter(|pair| pair.kind == GameKind::Hand).map(PairResult::difference).collect();
        let mut report = Report {
            version: header.version.clone(),
            rules: header.rules.clone(),
            set: header.set.clone(),
            seed: header.seed,
            a: header.a.clone(),
            b: header.b.clone(),
            allowance: header.allowance,
            points_a_hand: pairs.mean(),
            luck_adjusted: LuckAdjusted::new(results),
            sprt: sprt.map(|sprt| TestState {
                sprt,
                llr: sprt.llr(&pairs),
                bound: Sprt::bound(),
                verdict: sprt.verdict(&pairs),
            }),
            matches: Matches { played: 0, won: [0; 2], share: None },
            hands: 0,
            endings: Endings::default(),
            forfeits: [0; 2],
            forfeit_examples: Vec::new(),
            decisions: [0; 2],
            ms_a_decision: [0.0; 2],
            slowest_ms: [0.0; 2],
        };
        let mut nanoseconds = [0.0; 2];
        for pair in results.values() {
            for (number, game) in (1..).zip(&pair.games) {
                report.hands += game.hands;
                report.endings.stock += game.stock;
                report.endings.red_three += game.red_three;
                for at in Party::ALL.map(Party::index) {
                    report.endings.out[at] += game.out[at];
                    report.endings.concealed[at] += game.concealed[at];
                    report.decisions[at] += game.decisions[at];
                    nanoseconds[at] += game.nanoseconds[at] as f64;
                    report.slowest_ms[at] = report.slowest_ms[at].max(game.slowest[at] as f64 / 1e6);
                }
                if pair.kind == GameKind::Match {
                    report.matches.played += 1;
                    if let Some(party) = game.won {
                        report.matches.won[party.index()] += 1;
                    }
                }
                if let Some(forfeit) = &game.forfeit {
                    report.forfeits[forfeit.by.index()] += 1;
                    if report.forfeit_examples.len() < MAX_FORFEIT_EXAMPLES {
                        let (kind, pair, forfeit) = (pair.kind, pair.number, forfeit.clone());
                        report.forfeit_examples.push(ForfeitExample { kind, pair, game: number, forfeit });
                    }
                }
            }
        }
        let Matches { played, won: [won, lost], .. } = report.matches;
        let undecided = played.saturating_sub(won + lost);
        report.matches.share = wilson(won as f64 + undecided as f64 / 2.0, played);
        for at in [0, 1] {
            report.ms_a_decision[at] = nanoseconds[at] / 1e6 / report.decisions[at].max(1) as f64;
        }
        report
    }

    /// The report with the contestants swapped.
    #[must_use]
    pub fn swapped(&self) -> Report {
        fn swap<T: Copy>([a, b]: [T; 2]) -> [T; 2] {
            [b, a]
        }
        let mut report = self.clone();
        (report.a, report.b) = (self.b.clone(), self.a.clone());
        // A subtraction, because the negation of 0 would print a minus sign.
        report.points_a_hand.mean = 0.0 - self.points_a_hand.mean;
        if let Some(adjusted) = &mut report.luck_adjusted {
            adjusted.points_a_hand.mean = 0.0 - adjusted.points_a_hand.mean;
            adjusted.single_hands.iter_mut().for_each(|mean| mean.mean = 0.0 - mean.mean);
            adjusted.share.mean = 1.0 - adjusted.share.mean;
            adjusted.raw_share.mean = 1.0 - adjusted.raw_share.mean;
        }
        report.matches.won = swap(self.matches.won);
        report.matches.share = self.matches.share.map(|share| Share {
            share: 1.0 - share.share,
            low: 1.0 - share.high,
            high: 1.0 - share.low,
        });
        report.endings.out = swap(self.endings.out);
        report.endings.concealed = swap(self.endings.concealed);
        report.forfeits = swap(self.forfeits);
        for example in &mut report.forfeit_examples {
            example.forfeit.by = example.forfeit.by.other();
        }
        report.decisions = swap(self.decisions);
        report.ms_a_decision = swap(self.ms_a_decision);
        report.slowest_ms = swap(self.slowest_ms);
        // The hypotheses hold for one direction only.
        report.sprt = None;
        report
    }
}
