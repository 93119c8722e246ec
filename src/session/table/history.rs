//! The events of the hand that is on, or of the last one, turn by turn.

use super::Table;
use crate::rules::{Action, HandRecord, Seat, State, legal};
use crate::session::game_event::{GameEvent, events_of};

/// A turn of the hand, or the deal before the first.
#[derive(Clone, Debug)]
pub struct HandTurn {
    /// The seat that acted; `None` for the deal.
    pub seat: Option<Seat>,
    /// The events, as everybody saw them.
    pub events: Vec<GameEvent>,
    /// The number of the draw among the actions of the hand, where the pile could have been taken instead and the draw may
    /// be reviewed.
    pub drawing: Option<usize>,
    /// The number of the first decision after it, or of the turn, where it may be reviewed.
    pub decision: Option<usize>,
}

impl Table {
    /// Whether every hand is open, so that decisions may be reviewed: once the hand has ended.
    pub fn can_review(&self) -> bool {
        self.state().is_some_and(|state| state.ended().is_some())
    }

    /// The turns of the hand that is on, or of the last one.
    pub fn hand_turns(&self) -> Vec<HandTurn> {
        let Some(hand) = self.last_hand() else { return Vec::new() };
        let mut state = hand.dealt(self.game.rules());
        let dealt = GameEvent::Dealt { hand: self.game.record().hands.len(), leads: state.turn_of() };
        let mut turns = vec![HandTurn { seat: None, events: vec![dealt], drawing: None, decision: None }];
        // Looking for other legal actions costs more than all the rest.
        let open = self.can_review();
        for (at, (seat, action)) in hand.actions().enumerate() {
            let before = state.clone();
            if state.play(action).is_err() {
                break;
            }
            let events = events_of(&before, seat, action, &state);
            // A draw is a decision where the pile could have been taken instead.
            let takes = |other: &Action| matches!(other, Action::Take { .. });
            let could_take = || legal::candidates(&before.observe(seat)).iter().any(takes);
            let (drawing, decision) = match action {
                _ if !open => (None, None),
                Action::Draw => (could_take().then_some(at), None),
                _ => (None, Some(at)),
            };
            match turns.last_mut() {
                Some(turn) if turn.seat == Some(seat) => {
                    turn.events.extend(events);
                    turn.drawing = turn.drawing.or(drawing);
                    turn.decision = turn.decision.or(decision);
                }
                _ => turns.push(HandTurn { seat: Some(seat), events, drawing, decision }),
            }
        }
        turns
    }

    /// The events of the hand that is on, or of the last one.
    pub fn hand_history(&self) -> Vec<GameEvent> {
        self.hand_turns().into_iter().flat_map(|turn| turn.events).collect()
    }

    /// A decision of the last hand: the state before it, and the actions of the same seat from then on.
    pub fn decision(&self, number: usize) -> Option<(State, Seat, Vec<Action>)> {
        let hand = self.last_hand()?;
        let (seat, _) = hand.actions().nth(number)?;
        let rest = hand.actions().skip(number).take_while(|(who, _)| *who == seat);
        let did = rest.map(|(_, action)| action.clone()).collect();
        Some((self.state_before(hand, number), seat, did))
    }

    fn state_before(&self, hand: &HandRecord, number: usize) -> State {
        let mut state = hand.dealt(self.game.rules());
        for (_, action) in hand.actions().take(number) {
            // It was legal when it was recorded, and still is from the same deal.
            let _ = state.play(action);
        }
        state
    }
}
