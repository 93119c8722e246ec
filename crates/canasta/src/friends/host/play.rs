//! What guests play, and what they are told of the hand.

use super::line::{Line, LineId};
use super::{Host, HostEffect};
use crate::friends::message::{HostMessage, LONGEST_MESSAGE, Moment, write};
use crate::friends::vote::VoteEnd;
use crate::referee::SeatAction;
use crate::rules::{BySide, Game, HandRecord, Observation, RuleError, deck_sha256};
use std::ops::Range;

impl Host {
    /// Whether something was said about an earlier moment than this one.
    pub(super) fn is_stale(&self, (hand, step): (u32, usize), game: &Game) -> bool {
        hand != game.hand_number() || step != actions(game).len()
    }

    pub(super) fn say_no(&mut self, id: LineId, code: &str, out: &mut Vec<HostEffect>) {
        self.send(id, &HostMessage::No { code: code.to_owned() }, out);
    }

    /// Checks an action of a guest like a person's, and lets it be played.
    pub(super) fn act(
        &mut self,
        id: LineId,
        seat: usize,
        moment: (u32, usize),
        action: &str,
        game: &Game,
        out: &mut Vec<HostEffect>,
    ) {
        if self.is_stale(moment, game) {
            self.say_no(id, "stale", out);
            // The guest may have missed something, so it is told all of the hand.
            if let Some(line) = self.lines.get_mut(&id) {
                line.told = None;
            }
            return self.tell_line(id, game, out);
        }
        let place = game.rules().players.seat(seat);
        let (Some(place), Some(state)) = (place, game.state()) else { return self.say_no(id, "not-now", out) };
        let observation = state.observe(place);
        let checked = observation.read(action).and_then(|action| observation.check(&action).map(|()| action));
        match checked {
            Ok(action) => out.push(HostEffect::Play(place, action)),
            Err(error) => self.say_no(id, RuleError::code(&error), out),
        }
    }

    /// Tells every guest what has changed.
    pub(super) fn tell_change(&mut self, game: &Game, out: &mut Vec<HostEffect>) {
        let (hand, now) = (game.hand_number(), actions(game));
        let same = if hand == self.hand {
            self.actions.iter().zip(&now).take_while(|(before, after)| before == after).count()
        } else {
            0
        };
        if same < self.actions.len()
            && let Some(vote) = self.vote.take()
        {
            self.end_vote(vote.state.question, false, VoteEnd::Void, out);
        }
        for line in self.lines.values_mut() {
            line.told = line.told.filter(|(told, _)| *told == hand).map(|(told, steps)| (told, steps.min(same)));
        }
        if hand != self.hand || game.hand_is_on() {
            self.has_told_numbers = false;
        }
        (self.hand, self.actions) = (hand, now);
        self.thinking.end();
        for id in self.lines.iter().filter(|(_, line)| line.seat().is_some()).map(|(&id, _)| id).collect::<Vec<_>>() {
            self.tell_line(id, game, out);
        }
        self.tell_numbers(game, out);
    }

    /// Tells a guest who comes what it has missed, action by action, so that its page can show them one after the other: after what it
    /// has seen, or else after the last action of its seat.
    pub(super) fn tell_missed(&mut self, id: LineId, seen: Option<Moment>, game: &Game, out: &mut Vec<HostEffect>) {
        let seat = self.lines.get(&id).and_then(Line::seat).and_then(|seat| game.rules().players.seat(seat));
        if let (Some(seat), Some(record)) = (seat, game.record().hands.last()) {
            let (hand, all) = (game.hand_number(), actions(game));
            let own = || all.iter().rposition(|one| one.seat == seat.index()).map_or(0, |at| at + 1);
            let known = seen.filter(|seen| seen.hand == hand).map(|seen| seen.step);
            let first = known.unwrap_or_else(own).max(all.len().saturating_sub(MOST_STEPS));
            let mut state = record.first_state(game.rules());
            for (step, (_, action)) in record.actions().enumerate() {
                if step >= first {
                    // The first of these messages tells all before it anew: some of it may have been taken back.
                    let from = if step == first { 0 } else { step - 1 };
                    let message = seen_message(&all, from..step, &state.observe(seat), &record.scores, record, hand);
                    self.send(id, &message, out);
                }
                if state.play(action).is_err() {
                    break;
                }
            }
            if let Some(line) = self.lines.get_mut(&id).filter(|_| first < all.len()) {
                line.told = Some((hand, all.len() - 1));
            }
        }
        self.tell_line(id, game, out);
    }

    /// Tells a guest what its seat may know, and the actions that it has not been told.
    pub(super) fn tell_line(&mut self, id: LineId, game: &Game, out: &mut Vec<HostEffect>) {
        let Some(line) = self.lines.get_mut(&id) else { return };
        let seat = line.seat().and_then(|seat| game.rules().players.seat(seat));
        let (Some(seat), Some(state), Some(record)) = (seat, game.state(), game.record().hands.last()) else { return };
        let (hand, all) = (game.hand_number(), actions(game));
        let told = line.told.filter(|(told, _)| *told == hand).map_or(0, |(_, steps)| steps.min(all.len()));
        line.told = Some((hand, all.len()));
        let mut message = seen_message(&all, told..all.len(), &state.observe(seat), &game.totals(), record, hand);
        if let HostMessage::Seen { over, .. } = &mut message {
            *over = game.end().is_some();
        }
        self.send(id, &message, out);
    }
}

/// What a seat may know after some actions of a hand that is not over with them, with the last of these actions.
fn seen_message(
    all: &[SeatAction],
    actions: Range<usize>,
    observation: &Observation<'_>,
    totals: &BySide<i32>,
    record: &HandRecord,
    hand: u32,
) -> HostMessage {
    let message = |from: usize| HostMessage::Seen {
        hand,
        from,
        since: all.get(from..actions.end).unwrap_or_default().to_vec(),
        sha256: record.deal().map(|deal| deck_sha256(&deal.deck)).unwrap_or_default(),
        observation: Box::new(observation.snapshot()),
        totals: totals.as_slice().to_vec(),
        over: false,
    };
    let whole = message(actions.start);
    // A hand of thousands of actions does not fit: its last ones do.
    let is_short = write(&whole).len() <= LONGEST_MESSAGE;
    if is_short { whole } else { message(actions.start.max(actions.end.saturating_sub(MOST_ACTIONS))) }
}

/// The most actions that are told one by one to who comes back.
const MOST_STEPS: usize = 60;

/// How many actions always fit in a message.
const MOST_ACTIONS: usize = 100;

/// The actions of the current hand.
fn actions(game: &Game) -> Vec<SeatAction> {
    let hand = game.record().hands.last();
    let actions = hand.into_iter().flat_map(|hand| hand.actions());
    actions.map(|(seat, action)| SeatAction { seat: seat.index(), action: action.to_string() }).collect()
}
