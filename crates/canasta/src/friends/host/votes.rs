//! What all decide.

use super::{Host, HostEffect, HostNotice};
use crate::friends::heartbeat::Signal;
use crate::friends::message::HostMessage;
use crate::friends::seating::SeatPlayer;
use crate::friends::vote::{Question, VOTE_MS, Vote, VoteEnd, VoteState};
use crate::rules::Game;

impl Host {
    /// Asks all who are there, unless something is asked already or it makes no sense now. Who asks says yes.
    pub(super) fn ask(&mut self, question: Question, by: usize, game: &Game, out: &mut Vec<HostEffect>) {
        if self.foregone(question, game).is_some() || self.vote.is_some() {
            if let Some((id, _)) = self.line_of(by) {
                self.say_no(id, "not-now", out);
            }
            return;
        }
        if !self.may_tell_all(by, out) {
            return;
        }
        let here = self.seats.iter().enumerate().filter(|(_, seating)| seating.player == SeatPlayer::Here);
        let mut voters: Vec<usize> = here.map(|(seat, _)| seat).chain(self.present_guests()).collect();
        voters.sort_unstable();
        let votes = vec![None; self.seats.len()];
        let mut vote = Vote { state: VoteState { question, by, votes }, voters, since: self.now };
        // A device has one voice, whoever at it asks.
        let is_here = |seat: usize| self.seats.get(seat).is_some_and(|seating| seating.player == SeatPlayer::Here);
        for seat in vote.voters.clone() {
            if seat == by || (is_here(by) && is_here(seat)) {
                vote.put(seat, true);
            }
        }
        self.broadcast(&HostMessage::Asked { vote: vote.state.clone() }, out);
        out.push(HostEffect::Notice(HostNotice::Asked(vote.state.clone())));
        self.vote = Some(vote);
    }

    /// How a question is decided without a vote, and why: what was asked for is so already, or cannot be. `None` if it is for all to
    /// decide.
    fn foregone(&self, question: Question, game: &Game) -> Option<(bool, VoteEnd)> {
        match question {
            Question::Undo { seat } => undo_step(seat, game).is_none().then_some((false, VoteEnd::Void)),
            Question::BotPlays { seat } => {
                let seating = self.seats.get(seat).filter(|seating| seating.player == SeatPlayer::Guest);
                match seating {
                    // Only the time of the host lets a bot play while all are asked.
                    Some(seating) if seating.bot_plays => Some((true, VoteEnd::TimeOver)),
                    Some(_) if self.signal(seat) == Signal::Lost => None,
                    Some(_) => Some((false, VoteEnd::Back)),
                    None => Some((false, VoteEnd::Void)),
                }
            }
        }
    }

    pub(super) fn put_vote(&mut self, question: Question, seat: usize, yes: bool, out: &mut Vec<HostEffect>) {
        let vote = self.vote.as_mut().filter(|vote| vote.state.question == question);
        let Some(vote) = vote else { return };
        if vote.put(seat, yes) {
            let state = vote.state.clone();
            self.broadcast(&HostMessage::Asked { vote: state.clone() }, out);
            out.push(HostEffect::Notice(HostNotice::Asked(state)));
        }
    }

    /// The people at the host's device vote with one voice.
    pub(super) fn vote_here(&mut self, yes: bool, out: &mut Vec<HostEffect>) {
        let Some(question) = self.vote.as_ref().map(|vote| vote.state.question) else { return };
        for seat in 0..self.seats.len() {
            if self.seats.get(seat).is_some_and(|seating| seating.player == SeatPlayer::Here) {
                self.put_vote(question, seat, yes, out);
            }
        }
    }

    /// Does what all agree on. Nobody's answer within [`VOTE_MS`] is a no. A vote ends when nothing is left to decide: the guest is
    /// back, a bot plays for it, or the hand has ended.
    pub(super) fn count_votes(&mut self, game: &Game, out: &mut Vec<HostEffect>) {
        let Some(vote) = &self.vote else { return };
        let is_late = self.now.saturating_sub(vote.since) >= VOTE_MS;
        let question = vote.state.question;
        let voted = vote.decision().or_else(|| is_late.then_some(false)).map(|yes| (yes, VoteEnd::Voted));
        let Some((yes, end)) = self.foregone(question, game).or(voted) else { return };
        self.vote = None;
        self.end_vote(question, yes, end, out);
        if !yes {
            return;
        }
        match question {
            Question::Undo { seat } => out.extend(undo_step(seat, game).map(HostEffect::Undo)),
            Question::BotPlays { seat } => self.let_bot_play(seat, game, out),
        }
    }

    /// Tells all that a vote has ended.
    pub(super) fn end_vote(&mut self, question: Question, yes: bool, end: VoteEnd, out: &mut Vec<HostEffect>) {
        self.broadcast(&HostMessage::Decided { question, yes, end }, out);
        out.push(HostEffect::Notice(HostNotice::Decided(question, yes, end)));
    }
}

/// How many actions of the hand are left when a seat takes back its last one; `None` if it has none, or the hand has ended.
fn undo_step(seat: usize, game: &Game) -> Option<usize> {
    let hand = game.record().hands.last().filter(|_| game.hand_is_on())?;
    let seats: Vec<usize> = hand.actions().map(|(seat, _)| seat.index()).collect();
    seats.iter().rposition(|&one| one == seat)
}
