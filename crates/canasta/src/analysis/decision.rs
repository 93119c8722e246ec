//! The decisions of a record.

use super::action_summary::ActionSummary;
use crate::rules::{
    Action, HandRecord, Observation, Phase, Position, PositionError, Record, Rules, Seat, Snapshot, State, legal,
};
use serde::{Deserialize, Serialize};
use std::ops::ControlFlow;

/// The most combinations of cards that are tried in search of an alternative to an action.
const MOST_TRIED: usize = 2_000;

/// What is decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum DecisionKind {
    /// To draw or to take the pile.
    Draw,
    /// What to meld and to discard.
    Play,
    /// To ask the partner "May I go out?", perhaps after melding.
    Ask,
    /// The answer to the partner.
    Answer,
}

/// One decision of a seat: what it knew, and what it did until it learned something new or its turn ended.
///
/// It holds no card that the seat did not know, so nothing that is found out about it can depend on one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Decision {
    /// The number of the hand in the record, from 1.
    pub hand: usize,
    /// The number of the first action among the actions of the hand, from 0.
    pub action: usize,
    /// The seat that decided.
    pub seat: Seat,
    /// What was decided.
    pub kind: DecisionKind,
    /// What was done.
    pub done: Vec<Action>,
    /// Whether the rules left no choice.
    pub is_forced: bool,
    /// The rules of the game.
    pub rules: Rules,
    /// What the seat knew.
    pub observation: Snapshot,
}

impl Decision {
    /// A decision before its first action.
    fn open(hand: usize, action: usize, state: &State) -> Decision {
        let seen = state.observe(state.to_act());
        let kind = match seen.phase() {
            Phase::Draw => DecisionKind::Draw,
            Phase::Play => DecisionKind::Play,
            Phase::Answer => DecisionKind::Answer,
        };
        Decision {
            hand,
            action,
            seat: seen.seat(),
            kind,
            done: Vec::new(),
            is_forced: true,
            rules: *seen.rules(),
            observation: seen.snapshot(),
        }
    }

    /// The position that the seat saw.
    ///
    /// # Errors
    /// If the observation contradicts itself, which none does that comes from a record.
    pub fn position(&self) -> Result<Position, PositionError> {
        Position::new(self.rules, &self.observation)
    }

    /// The numbers of its actions within the hand.
    #[must_use]
    pub fn actions(&self) -> std::ops::Range<usize> {
        self.action..self.action + self.done.len()
    }
}

/// Every decision of a record, of all seats, in order. A turn that was not finished is none.
#[must_use]
pub fn decisions(record: &Record) -> Vec<Decision> {
    let hands = record.hands.iter().enumerate();
    hands.flat_map(|(place, hand)| hand_decisions(&record.rules, hand, place + 1)).collect()
}

/// The decisions of one hand, which has this number in its record.
#[must_use]
pub fn hand_decisions(rules: &Rules, hand: &HandRecord, number: usize) -> Vec<Decision> {
    let mut state = hand.first_state(rules);
    let mut decisions = Vec::new();
    let mut open: Option<Decision> = None;
    for (at, (seat, action)) in hand.actions().enumerate() {
        let mut decision = open.take().unwrap_or_else(|| Decision::open(number, at, &state));
        decision.is_forced &= is_only_choice(&state.observe(seat), action);
        decision.done.push(action.clone());
        if state.play(action).is_err() {
            break;
        }
        if *action == Action::Ask {
            decision.kind = DecisionKind::Ask;
        }
        if matches!(action, Action::Meld(_)) && state.ended().is_none() && state.to_act() == seat {
            open = Some(decision);
        } else {
            decisions.push(decision);
        }
    }
    decisions
}

/// Whether every legal action had the same effect.
fn is_only_choice(observation: &Observation<'_>, action: &Action) -> bool {
    let effect = ActionSummary::of(std::slice::from_ref(action));
    let mut is_only = true;
    let _ = legal::visit_within(observation, MOST_TRIED, |other| {
        let is_same = std::mem::discriminant(&other) == std::mem::discriminant(action)
            && ActionSummary::of(std::slice::from_ref(&other)) == effect;
        is_only = is_same;
        if is_same { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    is_only
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::analysis::test_records::record;
    use crate::rules::TurnObligation;

    #[test]
    fn the_decisions_of_a_record_are_all_its_actions() {
        for name in ["classic", "classic-two", "classic-changed", "duel-cut-and-hash", "evening", "pagat", "rooms-four"]
        {
            let record = record(name);
            let all = decisions(&record);
            for (place, hand) in record.hands.iter().enumerate() {
                let mut actions = hand.actions().enumerate();
                for decision in all.iter().filter(|decision| decision.hand == place + 1) {
                    for (at, action) in decision.actions().zip(&decision.done) {
                        assert_eq!(actions.next(), Some((at, (decision.seat, action))), "{name}");
                    }
                    let position = decision.position().unwrap();
                    assert_eq!(position.observe().to_act(), decision.seat);
                    assert_eq!(position.observe().check(&decision.done[0]), Ok(()), "{name}");
                }
                assert!(hand.end.is_none() || actions.next().is_none(), "{name}");
            }
            assert!(all.iter().any(|decision| decision.is_forced) && all.iter().any(|decision| !decision.is_forced));
        }
    }

    #[test]
    fn a_decision_is_read_back_from_its_json() {
        let decision = decisions(&record("classic")).swap_remove(7);
        let text = serde_json::to_string(&decision).unwrap();
        assert_eq!(serde_json::from_str::<Decision>(&text).unwrap(), decision);
    }

    /// Drawing is forced unless the pile can be taken, and a turn is not unless one card is left.
    #[test]
    fn a_decision_is_forced_where_the_rules_leave_no_choice() {
        for decision in decisions(&record("classic")) {
            let position = decision.position().unwrap();
            let seen = position.observe();
            match decision.kind {
                DecisionKind::Draw => {
                    let others = legal::candidates(&seen).iter().any(|action| matches!(action, Action::Take { .. }));
                    assert_eq!(decision.is_forced, !others, "{seen:?}");
                }
                // A player who must go out may have one way only.
                DecisionKind::Play if seen.obligation() == TurnObligation::MustGoOut => {}
                DecisionKind::Play => assert_eq!(decision.is_forced, seen.hand().len() == 1, "{seen:?}"),
                DecisionKind::Ask | DecisionKind::Answer => assert!(!decision.is_forced, "{seen:?}"),
            }
        }
    }
}
