//! Two lines through a game: the chance to win from what a seat knew, and seen with all cards.

use super::decision_review::DecisionReview;
use super::open_chance::{OpenChance, TurnEnd};
use crate::rules::{Rules, Seat};
use serde::{Deserialize, Serialize};
use std::borrow::Borrow;

/// The chance of a seat's side to win the match after a turn.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct TurnChance {
    /// The moment.
    #[serde(flatten)]
    pub at: TurnEnd,
    /// Seen with all cards.
    pub open: f64,
    /// The standard error of that.
    pub open_error: f64,
    /// From what the seat knew: the value of its last decision in the turn. `None` where it had none that was reviewed. Once the hand is
    /// over, all know the same.
    pub known: Option<f64>,
}

/// The chances of a seat's side after each turn, given the open chances of whole hands in order, and the reviews that there are.
#[must_use]
pub fn turn_chances<R: Borrow<DecisionReview>>(
    rules: &Rules,
    open: &[OpenChance],
    reviews: &[R],
    seat: Seat,
) -> Vec<TurnChance> {
    let mut begin = 0;
    let mut chances = Vec::with_capacity(open.len());
    for chance in open {
        let OpenChance { at, error, is_over, .. } = *chance;
        let open = chance.win(rules.sides().of(seat));
        if at.seat.is_none() {
            begin = 0;
        }
        let mine =
            reviews.iter().rev().map(Borrow::borrow).filter(|review| review.seat == seat && review.hand == at.hand);
        let in_turn = |review: &&DecisionReview| (begin..at.actions).contains(&review.action);
        let worth = mine.filter(in_turn).find_map(|review| review.worth.as_ref());
        let known = if is_over { Some(open) } else { worth.map(|worth| worth.win.done) };
        chances.push(TurnChance { at, open, open_error: error, known });
        begin = at.actions;
    }
    chances
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::analysis::{Strength, open_chances, review};
    use crate::rules::{Side, replay};

    #[test]
    fn both_lines_belong_to_the_side_of_the_seat() {
        let path = format!("{}/tests/records/classic-two.txt", concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
        let game = replay(&std::fs::read_to_string(path).unwrap()).game.unwrap();
        let record = game.record();
        let found = review(record, &[], &Strength::with_worlds(1)).unwrap();
        let open: Vec<OpenChance> = (1..)
            .zip(&record.hands)
            .flat_map(|(number, hand)| open_chances(&record.rules, hand, number, 400))
            .collect();
        let lines: Vec<_> = [0, 1]
            .into_iter()
            .map(|seat| turn_chances(game.rules(), &open, &found.decisions, game.rules().players.seat(seat).unwrap()))
            .collect();
        let (mut apart, mut turns) = (Vec::new(), 0);
        for ((even, odd), open) in lines[0].iter().zip(&lines[1]).zip(&open) {
            assert!((even.open + odd.open - 1.0).abs() < 1e-9);
            for (line, side) in [even, odd].into_iter().zip([Side::FIRST, Side::SECOND]) {
                let is_own = line.at.seat.is_some_and(|seat| record.rules.sides().of(seat) == side);
                if open.is_over {
                    assert_eq!((line.known, line.open_error), (Some(line.open), 0.0));
                    continue;
                }
                assert!(is_own || line.known.is_none(), "with two players nobody decides in another's turn: {line:?}");
                turns += usize::from(is_own);
                apart.extend(line.known.map(|known| known - line.open));
            }
        }
        assert_eq!(lines[0].len(), open.len());
        assert!(apart.len() > 30 && apart.len() * 10 >= turns * 9, "few turns are forced: {} of {turns}", apart.len());
        // What a seat does not know makes a difference, but none in the mean over a match.
        let mean = apart.iter().sum::<f64>() / apart.len() as f64;
        assert!(mean.abs() < 0.05 && apart.iter().any(|apart| apart.abs() > 0.05), "{mean} over {}", apart.len());
    }
}
