//! What came of a series.

use super::file::{Header, Results};
use super::game::Forfeit;
use super::stats::{Mean, Share, Sprt, Sums, Verdict, wilson};
use super::{Allowance, Party};
use crate::tools::protocol::Kind;
use serde::Serialize;
use serde_json::{Map, Value};

/// So many forfeits are told one by one.
const FORFEITS_TOLD: usize = 10;

/// What came of a series. Pairs of values are for the first and the second contestant.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// The version of the program.
    pub version: String,
    /// The preset.
    pub rules: String,
    /// Its changed fields.
    pub set: Map<String, Value>,
    /// Where all chance came from.
    pub seed: u64,
    /// The first contestant.
    pub a: String,
    /// The second contestant.
    pub b: String,
    /// What they might spend on a decision.
    pub budget: Option<Allowance>,
    /// Points a hand, the first contestant's side minus the other, over pairs of hands.
    pub points_a_hand: Mean,
    /// The sequential test, if there was one.
    pub sprt: Option<Test>,
    /// Matches.
    pub matches: Matches,
    /// Hands that ended, those of matches included.
    pub hands: u64,
    /// How they ended.
    pub endings: Endings,
    /// Games lost by a fault.
    pub forfeits: [u64; 2],
    /// The first of them.
    pub forfeits_told: Vec<Told>,
    /// Decisions.
    pub decisions: [u64; 2],
    /// The mean time that they took, in milliseconds.
    pub ms_a_decision: [f64; 2],
    /// The time that the slowest took, in milliseconds.
    pub slowest_ms: [f64; 2],
}

/// How hands ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Endings {
    /// By going out, not concealed.
    pub out: [u64; 2],
    /// By going out concealed.
    pub concealed: [u64; 2],
    /// By the stock.
    pub stock: u64,
    /// By a red three.
    pub red_three: u64,
}

/// Matches.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Matches {
    /// How many were played.
    pub played: u64,
    /// How many each has won.
    pub won: [u64; 2],
    /// The first contestant's share, an undecided match being half won; none if there was no match.
    pub share: Option<Share>,
}

/// A sequential test.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Test {
    /// What was tested.
    #[serde(flatten)]
    pub sprt: Sprt,
    /// How far it is.
    pub llr: f64,
    /// Where it ends on either side.
    pub bound: f64,
    /// What it says.
    pub verdict: Verdict,
}

/// A fault with the pair in which it happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Told {
    /// What was played for.
    pub kind: Kind,
    /// The pair.
    pub pair: u64,
    /// The fault.
    #[serde(flatten)]
    pub forfeit: Forfeit,
}

impl Report {
    /// Sums up.
    #[must_use]
    pub fn new(header: &Header, results: &Results, sprt: Option<Sprt>) -> Report {
        let pairs: Sums =
            results.values().filter(|pair| pair.kind == Kind::Hand).map(super::game::PairResult::difference).collect();
        let mut report = Report {
            version: header.version.clone(),
            rules: header.rules.clone(),
            set: header.set.clone(),
            seed: header.seed,
            a: header.a.clone(),
            b: header.b.clone(),
            budget: header.budget,
            points_a_hand: pairs.mean(),
            sprt: sprt.map(|sprt| Test {
                sprt,
                llr: sprt.llr(&pairs),
                bound: Sprt::bound(),
                verdict: sprt.verdict(&pairs),
            }),
            matches: Matches { played: 0, won: [0; 2], share: None },
            hands: 0,
            endings: Endings::default(),
            forfeits: [0; 2],
            forfeits_told: Vec::new(),
            decisions: [0; 2],
            ms_a_decision: [0.0; 2],
            slowest_ms: [0.0; 2],
        };
        let mut nanoseconds = [0.0; 2];
        for pair in results.values() {
            for game in &pair.games {
                report.hands += game.hands;
                report.endings.stock += game.stock;
                report.endings.red_three += game.red_three;
                for at in [Party::A, Party::B].map(Party::index) {
                    report.endings.out[at] += game.out[at];
                    report.endings.concealed[at] += game.concealed[at];
                    report.decisions[at] += game.decisions[at];
                    nanoseconds[at] += game.nanoseconds[at] as f64;
                    report.slowest_ms[at] = report.slowest_ms[at].max(game.slowest[at] as f64 / 1e6);
                }
                if pair.kind == Kind::Match {
                    report.matches.played += 1;
                    if let Some(party) = game.won {
                        report.matches.won[party.index()] += 1;
                    }
                }
                if let Some(forfeit) = &game.forfeit {
                    report.forfeits[forfeit.by.index()] += 1;
                    if report.forfeits_told.len() < FORFEITS_TOLD {
                        let (kind, pair) = (pair.kind, pair.number);
                        report.forfeits_told.push(Told { kind, pair, forfeit: forfeit.clone() });
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

    /// The series seen from the other side.
    #[must_use]
    pub fn turned(&self) -> Report {
        fn turn<T: Copy>([a, b]: [T; 2]) -> [T; 2] {
            [b, a]
        }
        let mut report = self.clone();
        (report.a, report.b) = (self.b.clone(), self.a.clone());
        // Not negated: an even 0 stays without a sign.
        report.points_a_hand.mean = 0.0 - self.points_a_hand.mean;
        report.matches.won = turn(self.matches.won);
        report.matches.share = self.matches.share.map(|share| Share {
            share: 1.0 - share.share,
            low: 1.0 - share.high,
            high: 1.0 - share.low,
        });
        report.endings.out = turn(self.endings.out);
        report.endings.concealed = turn(self.endings.concealed);
        report.forfeits = turn(self.forfeits);
        for told in &mut report.forfeits_told {
            told.forfeit.by = told.forfeit.by.other();
        }
        report.decisions = turn(self.decisions);
        report.ms_a_decision = turn(self.ms_a_decision);
        report.slowest_ms = turn(self.slowest_ms);
        // A test is of one direction.
        report.sprt = None;
        report
    }
}
