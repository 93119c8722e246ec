//! What guests play, and what they are told of the hand.

use super::line::LineId;
use super::{Host, HostEffect};
use crate::friends::message::{HostMessage, LONGEST_MESSAGE, write};
use crate::friends::vote::VoteEnd;
use crate::referee::SeatAction;
use crate::rules::{Game, RuleError, deck_sha256};

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

    /// Tells a guest what its seat may know, and the actions that it has not been told.
    pub(super) fn tell_line(&mut self, id: LineId, game: &Game, out: &mut Vec<HostEffect>) {
        let Some(line) = self.lines.get_mut(&id) else { return };
        let seat = line.seat().and_then(|seat| game.rules().players.seat(seat));
        let (Some(seat), Some(state), Some(record)) = (seat, game.state(), game.record().hands.last()) else { return };
        let (hand, all) = (game.hand_number(), actions(game));
        let told = line.told.filter(|(told, _)| *told == hand).map_or(0, |(_, steps)| steps.min(all.len()));
        line.told = Some((hand, all.len()));
        let sha256 = record.deal().map(|deal| deck_sha256(&deal.deck)).unwrap_or_default();
        let message = |from: usize| HostMessage::Seen {
            hand,
            from,
            since: all.get(from..).unwrap_or_default().to_vec(),
            sha256: sha256.clone(),
            observation: Box::new(state.observe(seat).snapshot()),
            totals: game.totals().as_slice().to_vec(),
            over: game.end().is_some(),
        };
        let whole = message(told);
        // A hand of thousands of actions does not fit: its last ones do.
        let is_short = write(&whole).len() <= LONGEST_MESSAGE;
        let message = if is_short { whole } else { message(told.max(all.len().saturating_sub(MOST_ACTIONS))) };
        self.send(id, &message, out);
    }
}

/// How many actions always fit in a message.
const MOST_ACTIONS: usize = 100;

/// The actions of the current hand.
fn actions(game: &Game) -> Vec<SeatAction> {
    let hand = game.record().hands.last();
    let actions = hand.into_iter().flat_map(|hand| hand.actions());
    actions.map(|(seat, action)| SeatAction { seat: seat.index(), action: action.to_string() }).collect()
}
