//! What the host says to a guest.

use super::checks::{GuestShuffle, Told};
use super::hand::Seen;
use super::{Guest, GuestEffect, GuestLine, GuestNotice};
use crate::friends::close_reason::CloseReason;
use crate::friends::heartbeat::Signal;
use crate::friends::message::{GuestMessage, HostMessage, PHRASES, PROTOCOL, Secret, read};
use crate::friends::shuffle;
use crate::links::short_name;
use crate::referee::SeatAction;
use crate::rules::{Players, Position, Snapshot, read_rules_code};

/// The most actions of a hand that a guest keeps, so that a hostile host cannot fill its memory.
const MOST_ACTIONS: usize = 20_000;

/// The longest action that a guest keeps, in bytes. No player can say more cards.
const LONGEST_ACTION: usize = 2_000;

/// What was told of the hand.
struct HandTold {
    hand: u32,
    from: usize,
    since: Vec<SeatAction>,
    sha256: String,
    observation: Snapshot,
    totals: Vec<i32>,
    is_over: bool,
}

impl Guest {
    pub(super) fn receive(&mut self, text: &str, out: &mut Vec<GuestEffect>) {
        if self.line == GuestLine::Waiting {
            // A browser may deliver a message without having said that the channel is open.
            self.open(out);
        }
        let GuestLine::Open(before) = self.line else { return };
        self.heartbeat.heard(self.now);
        if !self.allowance.take(self.now) {
            return self.close(CloseReason::TooFast, out);
        }
        if before != Signal::Good {
            self.line = GuestLine::Open(Signal::Good);
            out.extend([GuestEffect::Notice(GuestNotice::Back), GuestEffect::Show]);
        }
        match read(text) {
            Ok(message) => {
                if let Err(reason) = self.take(message, out) {
                    self.close(reason, out);
                }
            }
            Err(reason) => self.close(reason, out),
        }
    }

    fn take(&mut self, message: HostMessage, out: &mut Vec<GuestEffect>) -> Result<(), CloseReason> {
        match message {
            HostMessage::Welcome { protocol, seat, rules, .. } => {
                if protocol == 0 || protocol > PROTOCOL {
                    return Err(CloseReason::TooOld);
                }
                let (preset, rules) = read_rules_code(&rules).map_err(|_| CloseReason::NoMessage)?;
                self.seat = Some(rules.players.seat(seat).ok_or(CloseReason::NoMessage)?);
                if self.rules != Some((preset, rules)) {
                    self.rules = Some((preset, rules));
                    self.seen = None;
                }
                out.push(GuestEffect::Show);
            }
            HostMessage::Seats { mut seats } => {
                if seats.len() > Players::MOST {
                    return Err(CloseReason::NoMessage);
                }
                seats.iter_mut().for_each(|seat| seat.name = short_name(&seat.name));
                self.seats = seats;
                out.push(GuestEffect::Show);
            }
            HostMessage::Shuffle { hand, sha256 } => {
                let own = shuffle::number(&self.secret, hand, &sha256);
                let before = self.shuffle.as_ref().filter(|before| before.hand == hand);
                let is_repeated =
                    before.is_some_and(|before| before.is_repeated || (before.has_told && before.host != sha256));
                self.shuffle =
                    Some(GuestShuffle { hand, host: sha256, promises: None, own, has_told: false, is_repeated });
                self.send(&GuestMessage::Promise { hand, sha256: shuffle::promise(&own) }, out);
            }
            HostMessage::Promises { hand, promises } => self.tell_number(hand, promises, out),
            HostMessage::Shuffled { hand, host, numbers, cut } => {
                let check = self.check(hand, &Told { host, numbers, cut });
                out.push(GuestEffect::Notice(GuestNotice::Shuffled(hand, check)));
            }
            HostMessage::Seen { hand, from, since, sha256, observation, totals, over } => {
                self.see(
                    HandTold { hand, from, since, sha256, observation: *observation, totals, is_over: over },
                    out,
                )?;
            }
            HostMessage::No { code } => out.push(GuestEffect::Notice(GuestNotice::Refused(code))),
            HostMessage::Asked { vote } => {
                self.vote = Some(vote.clone());
                out.push(GuestEffect::Notice(GuestNotice::Asked(vote)));
            }
            HostMessage::Decided { question, yes } => {
                // Who has just come was not asked.
                if self.vote.take_if(|vote| vote.question == question).is_some() {
                    out.push(GuestEffect::Notice(GuestNotice::Decided(question, yes)));
                }
            }
            HostMessage::Said { seat, phrase } => {
                if PHRASES.contains(&phrase.as_str()) {
                    out.push(GuestEffect::Notice(GuestNotice::Said(seat, phrase)));
                }
            }
            HostMessage::Nudged { seat } => out.push(GuestEffect::Notice(GuestNotice::Nudged(seat))),
            HostMessage::Bye { reason } => {
                let reason = CloseReason::from_name(&reason).unwrap_or(CloseReason::Bye);
                out.push(GuestEffect::Close(reason));
                self.end(Some(reason), out);
            }
            HostMessage::Ping | HostMessage::Unknown => {}
        }
        Ok(())
    }

    /// Tells the own number, if the promises hold the own one: only then was it made before all others were told.
    fn tell_number(&mut self, hand: u32, promises: Vec<Option<Secret>>, out: &mut Vec<GuestEffect>) {
        let seat = self.seat.map(|seat| seat.index());
        // A number for each seat and no more, so that a host has none in reserve.
        if self.rules.as_ref().is_none_or(|(_, rules)| promises.len() != rules.players.count()) {
            return;
        }
        let Some(shuffle) = self.shuffle.as_mut().filter(|shuffle| shuffle.hand == hand) else { return };
        if shuffle.promises.is_some() {
            return;
        }
        let own = seat.and_then(|seat| promises.get(seat).copied().flatten());
        let is_own = own == Some(shuffle::promise(&shuffle.own));
        let number = shuffle.own;
        shuffle.promises = Some(promises);
        if is_own {
            shuffle.has_told = true;
            self.send(&GuestMessage::Number { hand, number }, out);
        }
    }

    fn check(&self, hand: u32, told: &Told) -> shuffle::ShuffleCheck {
        let shuffle = self.shuffle.as_ref().filter(|shuffle| shuffle.hand == hand);
        match (shuffle, &self.rules, &self.seen) {
            (Some(shuffle), Some((_, rules)), Some(seen)) => shuffle.check(told, rules, seen),
            _ => shuffle::ShuffleCheck::Unknown,
        }
    }

    /// Takes in what the seat may know, if it is possible.
    fn see(&mut self, told: HandTold, out: &mut Vec<GuestEffect>) -> Result<(), CloseReason> {
        let (Some((_, rules)), Some(seat)) = (&self.rules, self.seat) else { return Err(CloseReason::NoMessage) };
        let position = Position::new(*rules, &told.observation).map_err(|_| CloseReason::NoMessage)?;
        if position.observe().seat() != seat || told.totals.len() != rules.sides().scores() {
            return Err(CloseReason::NoMessage);
        }
        if told.from > MOST_ACTIONS || told.since.iter().any(|one| one.action.len() > LONGEST_ACTION) {
            return Err(CloseReason::NoMessage);
        }
        let known = self.seen.take().filter(|seen| seen.hand == told.hand);
        let (mut actions, mut missed) = known.map_or((Vec::new(), 0), |seen| (seen.actions, seen.missed));
        let before = missed + actions.len();
        if told.from > before {
            (actions, missed) = (Vec::new(), told.from);
        } else {
            actions.truncate(told.from.saturating_sub(missed));
            missed = missed.min(told.from);
        }
        let undone = before.saturating_sub(told.from + told.since.len());
        actions.extend(told.since);
        if actions.len() > MOST_ACTIONS {
            return Err(CloseReason::NoMessage);
        }
        if undone > 0 {
            out.push(GuestEffect::Notice(GuestNotice::Undone(undone)));
        }
        self.seen = Some(Seen {
            hand: told.hand,
            position,
            actions,
            missed,
            sha256: told.sha256,
            totals: told.totals,
            is_over: told.is_over,
        });
        out.push(GuestEffect::Show);
        Ok(())
    }
}
