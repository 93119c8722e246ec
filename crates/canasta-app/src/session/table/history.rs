//! The events of the current or last hand, turn by turn.

use super::Table;
use crate::session::advice::LastTurn;
use crate::session::game_event::{GameEvent, events_of};
use canasta::rules::{Action, HandRecord, Seat, State, legal};

/// A turn of the hand, or the deal before the first.
#[derive(Clone, Debug)]
pub struct HandTurn {
    /// The seat that acted; `None` for the deal.
    pub seat: Option<Seat>,
    /// The events, as all players saw them.
    pub events: Vec<GameEvent>,
    /// The number of the draw among the actions of the hand, if the pile could have been taken instead and the draw may
    /// be reviewed.
    pub drawing: Option<usize>,
    /// The number of the first decision of the turn other than that draw, if it may be reviewed.
    pub decision: Option<usize>,
}

impl Table {
    /// Whether decisions may be reviewed: all hands are open once the hand has ended.
    pub fn can_review(&self) -> bool {
        self.state().is_some_and(|state| state.ended().is_some())
    }

    /// The turns of the current or last hand.
    pub fn hand_turns(&self) -> Vec<HandTurn> {
        let Some(hand) = self.last_hand() else { return Vec::new() };
        if self.is_told() {
            return self.told_turns();
        }
        let mut state = hand.first_state(self.game.rules());
        let dealt = hand.deal().map(|_| GameEvent::dealt(self.hand_number(), &state, hand.kept(self.game.rules())));
        let first = dealt.map(|dealt| HandTurn { seat: None, events: vec![dealt], drawing: None, decision: None });
        let mut turns: Vec<HandTurn> = first.into_iter().collect();
        // The search for other legal actions is the most expensive part.
        let open = self.can_review();
        for (at, (seat, action)) in hand.actions().enumerate() {
            let before = state.clone();
            if state.play(action).is_err() {
                break;
            }
            let events = events_of(&before, seat, action, &state);
            // A draw is a decision if the pile could have been taken instead.
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

    /// The events of the current or last hand.
    pub fn hand_history(&self) -> Vec<GameEvent> {
        self.hand_turns().into_iter().flat_map(|turn| turn.events).collect()
    }

    /// A decision of the last hand: the state before it, and the later actions of the same seat.
    pub fn decision(&self, number: usize) -> Option<(State, Seat, Vec<Action>)> {
        let hand = self.last_hand()?;
        let (seat, _) = hand.actions().nth(number)?;
        let rest = hand.actions().skip(number).take_while(|(who, _)| *who == seat);
        let did = rest.map(|(_, action)| action.clone()).collect();
        Some((self.state_before(hand, number), seat, did))
    }

    /// The last turn of the player after the one who decides the action with this number.
    pub fn last_turn_of_next(&self, number: usize) -> LastTurn {
        let Some(hand) = self.last_hand() else { return LastTurn::default() };
        let next = self.game.rules().players.after(self.state_before(hand, number).to_act());
        LastTurn::of(hand, self.game.rules(), next, number)
    }

    /// The state of a hand before the action with this number.
    pub(super) fn state_before(&self, hand: &HandRecord, number: usize) -> State {
        let mut state = hand.first_state(self.game.rules());
        for (_, action) in hand.actions().take(number) {
            // The action was legal when it was recorded, and the deal is the same.
            let _ = state.play(action);
        }
        state
    }
}
