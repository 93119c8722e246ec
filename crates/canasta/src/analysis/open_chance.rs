//! The chance to win after each turn of a hand, for one who sees all cards but the order of the stock. It betrays hidden cards: a player
//! may see it only once the hand is over.

use crate::bots::{Estimate, open_chance};
use crate::rules::{BySide, HandRecord, Rules, Seat, Side, State, seed_from_number};
use serde::{Deserialize, Serialize};

/// A moment of a hand between two turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TurnEnd {
    /// The number of the hand in the record, from 1.
    pub hand: usize,
    /// The number of actions of the hand before the moment.
    pub actions: usize,
    /// Who has played; `None` after the deal.
    pub seat: Option<Seat>,
}

/// The chance to win the match at the end of a turn, seen with all cards but the order of the stock.
/// A page may ask for it only once the hand is over.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct OpenChance {
    /// The moment.
    #[serde(flatten)]
    pub at: TurnEnd,
    /// The probability that side 0 wins.
    win: f64,
    /// That of each side, where there are more than two.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    wins: Option<BySide<f64>>,
    /// Its standard error.
    pub error: f64,
    /// Whether the hand is over.
    pub is_over: bool,
}

impl OpenChance {
    /// The playouts of a standard review: their mean is known to within 1 %, and those of a hand take less time than one or two of its
    /// decisions.
    pub const PLAYOUTS: u32 = 1_024;

    /// The probability that a side wins.
    #[must_use]
    pub fn win(&self, side: Side) -> f64 {
        match &self.wins {
            Some(wins) => wins[side],
            None if side == Side::FIRST => self.win,
            None => 1.0 - self.win,
        }
    }

    /// Whether its numbers are probabilities: a stored text may hold any.
    #[must_use]
    pub fn is_sound(&self) -> bool {
        let wins = self.wins.iter().flatten().copied();
        [self.win, self.error].into_iter().chain(wins).all(|value| (0.0..=1.0).contains(&value))
    }

    fn of(state: &State, at: TurnEnd, playouts: u32) -> OpenChance {
        let number = (at.hand as u64) << 32 | at.actions as u64;
        let chance = |side| open_chance(state, side, playouts, seed_from_number(number));
        // Rounded far below the error, so that it is short where it is kept, and is read back as it was.
        let round = |value: f64| (value * 1e6).round() / 1e6;
        let Estimate { mean, standard_error } = chance(Side::FIRST);
        let sides = state.rules().sides().scores();
        let wins = (sides > 2).then(|| BySide::from_fn(sides, |side| round(chance(side).mean)));
        OpenChance { at, win: round(mean), wins, error: round(standard_error), is_over: state.ended().is_some() }
    }
}

/// Plays a hand and calls `visit` after the deal and after each turn that was finished.
fn visit_turn_ends(rules: &Rules, hand: &HandRecord, number: usize, mut visit: impl FnMut(TurnEnd, &State)) {
    let mut state = hand.first_state(rules);
    visit(TurnEnd { hand: number, actions: 0, seat: None }, &state);
    for (at, (_, action)) in hand.actions().enumerate() {
        let seat = state.turn_of();
        if state.play(action).is_err() {
            break;
        }
        if state.ended().is_some() || state.turn_of() != seat {
            visit(TurnEnd { hand: number, actions: at + 1, seat: Some(seat) }, &state);
        }
    }
}

/// The moments between the turns of a hand, which has this number in its record: after the deal first.
#[must_use]
pub fn turn_ends(rules: &Rules, hand: &HandRecord, number: usize) -> Vec<TurnEnd> {
    let mut ends = Vec::new();
    visit_turn_ends(rules, hand, number, |end, _| ends.push(end));
    ends
}

/// The open chance at one of the [`turn_ends`] of a hand: a small step, for a page that shows the others meanwhile. `None` if the
/// hand has no such moment.
#[must_use]
pub fn open_chance_at(rules: &Rules, hand: &HandRecord, at: TurnEnd, playouts: u32) -> Option<OpenChance> {
    let mut found = None;
    visit_turn_ends(rules, hand, at.hand, |end, state| {
        if end == at {
            found = Some(OpenChance::of(state, end, playouts));
        }
    });
    found
}

/// The open chances at all [`turn_ends`] of a hand.
#[must_use]
pub fn open_chances(rules: &Rules, hand: &HandRecord, number: usize, playouts: u32) -> Vec<OpenChance> {
    let mut chances = Vec::new();
    visit_turn_ends(rules, hand, number, |end, state| chances.push(OpenChance::of(state, end, playouts)));
    chances
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::analysis::test_records::record;
    use crate::rules::Record;

    /// The seats play in order, and each turn begins where the one before it ended.
    #[test]
    fn turns_end_where_the_next_seat_begins() {
        for name in ["classic", "classic-two", "pagat", "rooms-four"] {
            let Record { rules, hands, .. } = record(name);
            for hand in &hands {
                let ends = turn_ends(&rules, hand, 1);
                let actors: Vec<Seat> = hand.actions().map(|(seat, _)| seat).collect();
                assert_eq!((ends[0].actions, ends[0].seat), (0, None));
                assert_eq!(ends.last().map(|end| end.actions), Some(actors.len()), "{name}");
                let mut next = rules.players.after(hand.dealer);
                for turn in ends.windows(2) {
                    assert_eq!((turn[1].seat, actors[turn[0].actions]), (Some(next), next), "{name}");
                    next = rules.players.after(next);
                }
            }
        }
    }

    #[test]
    fn chances_found_one_by_one_are_those_found_together() {
        let Record { rules, hands, .. } = record("classic-two");
        let all = open_chances(&rules, &hands[1], 2, 20);
        let ends = turn_ends(&rules, &hands[1], 2);
        let single = ends.iter().map(|&end| open_chance_at(&rules, &hands[1], end, 20)).collect::<Option<Vec<_>>>();
        assert_eq!(single, Some(all.clone()));
        let text = serde_json::to_string(&all).unwrap();
        assert_eq!(serde_json::from_str::<Vec<OpenChance>>(&text).unwrap(), all);
        let none = TurnEnd { hand: 2, actions: 1_000, seat: None };
        assert_eq!(open_chance_at(&rules, &hands[1], none, 20), None);
        assert!(all.iter().any(|chance| chance.error > 0.0), "hands are played out");
    }

    /// Where a hand ends, nothing is left to chance but the hands that follow; a match that ends is won or lost.
    #[test]
    fn the_last_chance_of_a_match_is_its_result() {
        let Record { rules, hands, .. } = record("classic");
        let last = *open_chances(&rules, &hands[hands.len() - 1], hands.len(), 5).last().unwrap();
        let totals = hands[hands.len() - 1].end.unwrap().1;
        match hands[hands.len() - 1].game_end(&rules) {
            Some(end) => assert_eq!(
                (last.win(end.winner), last.win(rules.sides().other(end.winner).unwrap()), last.error),
                (1.0, 0.0, 0.0)
            ),
            None => assert!(
                last.error == 0.0 && (last.win(Side::FIRST) > 0.5) == (totals[Side::FIRST] > totals[Side::SECOND])
            ),
        }
    }
}
