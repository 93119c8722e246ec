//! The last round of the table: which actions it holds, and showing it again.

use super::Table;
use super::replay::Replay;
use super::round::{Round, round_of};
use crate::session::game_event::GameEvent;
use crate::session::past_position::PastPosition;
use canasta::rules::{Action, Seat};
use std::collections::VecDeque;

/// A turn of the hand: its seat, and the number of its first action.
type FirstAction = (Seat, usize);

/// The actions of the last round: those since the viewer's own last turn, without the turn that the viewer is in. At a table
/// without a person it holds the last turn of every seat.
fn last_round(turns: &[FirstAction], actions: usize, viewer: Option<Seat>, players: usize) -> std::ops::Range<usize> {
    let Some(me) = viewer else {
        let first = turns.len().saturating_sub(players);
        return turns.get(first).map_or(0, |turn| turn.1)..actions;
    };
    let (before, end) = match turns.split_last() {
        Some((last, before)) if last.0 == me => (before, last.1),
        _ => (turns, actions),
    };
    let own = before.iter().rposition(|turn| turn.0 == me);
    let start = own.map_or(0, |own| before.get(own + 1).map_or(end, |turn| turn.1));
    start..end
}

impl Table {
    /// The last round, before its first step; `None` if nobody has played since the viewer's last turn, or the hand is hidden.
    pub fn replay_of_round(&self) -> Option<Replay> {
        if self.curtain().is_some() || self.hides_all_hands() {
            return None;
        }
        let (hand, viewer) = (self.last_hand()?, self.me());
        let mut state = hand.first_state(self.game.rules());
        let mut turns: Vec<FirstAction> = Vec::new();
        let mut actions = 0;
        for (_, action) in hand.actions() {
            let seat = state.turn_of();
            if turns.last().is_none_or(|turn| turn.0 != seat) {
                turns.push((seat, actions));
            }
            state.play(action).ok()?;
            actions += 1;
        }
        let players = self.game.rules().players.count();
        let round = last_round(&turns, actions, self.is_person(viewer).then_some(viewer), players);
        // After the end of the hand, the viewer's last turn is part of what happened.
        let end = if state.ended().is_some() { actions } else { round.end };
        let mut rest: VecDeque<(Seat, Action)> =
            hand.actions().take(end).map(|(seat, action)| (seat, action.clone())).collect();
        let skipped: Vec<(Seat, Action)> = rest.drain(..round.start).collect();
        if rest.is_empty() {
            return None;
        }
        let state = hand.first_state(self.game.rules());
        let mut shown = PastPosition::new(viewer, state, self.hand_layout().clone(), Vec::new());
        for (seat, action) in skipped {
            let _ = shown.play(seat, &action)?;
        }
        let start = shown.events().len();
        // In the present order, which the skipped steps would lose.
        let mut layout = self.hand_layout().clone();
        layout.clear_selection();
        layout.clear_fresh();
        Some(Replay { shown: shown.arranged_as(layout), start, rest })
    }

    /// Shows the last round again from its start, or ends that.
    pub fn set_replay(&mut self, replay: Option<Replay>) {
        self.replay = replay.map(Box::new);
    }

    /// The last round while it is shown again.
    pub fn replay(&self) -> Option<&Replay> {
        self.replay.as_deref()
    }

    pub fn replay_mut(&mut self) -> Option<&mut Replay> {
        self.replay.as_deref_mut()
    }

    /// The last round after these events of the hand.
    pub fn round_after(&self, events: &[GameEvent]) -> Round {
        let me = self.me();
        round_of(events, self.sides(), self.game.rules().players.from_after(me), self.is_person(me).then_some(me))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use canasta::rules::Players;

    #[test]
    fn the_last_round_lies_between_two_turns_of_the_viewer() {
        let seat = |n: usize| Players::Four.seat(n).unwrap();
        let turns = |seats: &[usize]| -> Vec<FirstAction> {
            seats.iter().enumerate().map(|(at, &n)| (seat(n), 2 * at)).collect()
        };
        let me = Some(seat(0));
        for (seats, actions, range) in [
            // Nothing yet; the first round; the others after the viewer; the viewer in the middle of the second turn.
            (&[][..], 0, 0..0),
            (&[2, 3], 4, 0..4),
            (&[3, 0, 1], 6, 4..6),
            (&[3, 0, 1, 2, 3], 10, 4..10),
            (&[3, 0, 1, 2, 3, 0], 11, 4..10),
            (&[0], 1, 0..0),
            (&[0, 1, 2, 3, 0, 1], 12, 10..12),
        ] {
            assert_eq!(last_round(&turns(seats), actions, me, 4), range, "{seats:?}");
        }
        assert_eq!(last_round(&turns(&[0, 1, 2, 3, 0, 1]), 12, None, 4), 4..12);
        assert_eq!(last_round(&turns(&[0, 1]), 4, None, 4), 0..4);
    }
}
