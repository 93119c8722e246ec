//! The results of games and pairs, as results files store them.

use super::party::Party;
use crate::protocol::GameKind;
use canasta::analysis::Luck;
use canasta::rules::{Ended, ScoreSheet, Side};
use serde::{Deserialize, Serialize};

/// The result of both games of a pair.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PairResult {
    /// The kind of both games.
    pub kind: GameKind,
    /// The number of the pair, from 0.
    pub number: u64,
    /// The game in which the first contestant has side 0, then that in which the second has it.
    pub games: [GameResult; 2],
}

impl PairResult {
    /// The first contestant's points minus the second's, as the mean of both games.
    #[must_use]
    pub fn difference(&self) -> f64 {
        let [one, two] = self.games.each_ref().map(GameResult::difference);
        (one + two) / 2.0
    }

    /// The results without luck; `None` unless the luck of both games was measured.
    #[must_use]
    pub fn without_luck(&self) -> Option<WithoutLuck> {
        let [one, two] = &self.games;
        let luck = one.luck? + two.luck?;
        let (difference, share) = (self.difference() - luck.points / 2.0, self.share() - luck.win / 2.0);
        Some(WithoutLuck { difference, share })
    }

    /// The first contestant's share of both wins; an undecided match counts half.
    #[must_use]
    pub fn share(&self) -> f64 {
        let won = |game: &GameResult| game.won.map_or(0.5, |won| f64::from(u8::from(won == Party::A)));
        self.games.iter().map(won).sum::<f64>() / 2.0
    }
}

/// The results of a pair without the luck of its cards.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct WithoutLuck {
    /// [`PairResult::difference`].
    pub difference: f64,
    /// The first contestant's share of both wins, which may be below 0 or above 1.
    pub share: f64,
}

/// The result of a hand or a match. Arrays have a value for the first and one for the second contestant.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct GameResult {
    /// Points of all hands.
    pub points: [i64; 2],
    /// The winner of a match; a single hand has none.
    pub won: Option<Party>,
    /// Finished hands.
    pub hands: u64,
    /// Hands ended by going out, not concealed.
    pub out: [u64; 2],
    /// Hands ended by going out concealed.
    pub concealed: [u64; 2],
    /// Hands ended by an empty stock.
    pub stock: u64,
    /// Hands ended by a red three as the last card of the stock.
    pub red_three: u64,
    /// Decisions.
    pub decisions: [u64; 2],
    /// Total time of the decisions.
    pub nanoseconds: [u64; 2],
    /// Time of the slowest decision, in nanoseconds.
    pub slowest: [u64; 2],
    /// The fault that ended the game, if there was one.
    pub forfeit: Option<Forfeit>,
    /// The first contestant's luck, if it was measured.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub luck: Option<Luck>,
}

/// A fault by which a game was lost.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Forfeit {
    /// The contestant that lost the game by it.
    pub by: Party,
    /// The seat whose player did it. Older results have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<usize>,
    /// The number of the hand in the game, from 1.
    pub hand: usize,
    /// The code of the fault.
    #[serde(rename = "why")]
    pub code: String,
    /// The fault in words.
    pub text: String,
}

impl GameResult {
    /// The first contestant's points minus the second's.
    #[must_use]
    pub fn difference(&self) -> f64 {
        (self.points[0] - self.points[1]) as f64
    }

    /// Counts a decision and its time.
    pub fn count_decision(&mut self, party: Party, nanoseconds: u64) {
        let at = party.index();
        self.decisions[at] += 1;
        self.nanoseconds[at] = self.nanoseconds[at].saturating_add(nanoseconds);
        self.slowest[at] = self.slowest[at].max(nanoseconds);
    }

    /// Counts a finished hand.
    pub fn count_hand(&mut self, sheet: &ScoreSheet, party_of: impl Fn(Side) -> Party) {
        self.hands += 1;
        for (side, score) in sheet.sides.entries() {
            let at = party_of(side).index();
            self.points[at] += i64::from(score.hand);
            let went_out = u64::from(sheet.went_out == Some(side));
            match sheet.ended {
                Ended::Out => self.out[at] += went_out,
                Ended::Concealed => self.concealed[at] += went_out,
                Ended::Stock | Ended::RedThree | Ended::Special => {}
            }
        }
        self.stock += u64::from(sheet.ended == Ended::Stock);
        self.red_three += u64::from(sheet.ended == Ended::RedThree);
    }
}
