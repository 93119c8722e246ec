//! What the host says to a guest.

use super::checks::{Told, record};
use super::hand::{NextDeal, Seen};
use super::hand_shuffle::Bound;
use super::{Guest, GuestEffect, GuestLine, GuestNotice};
use crate::friends::close_reason::CloseReason;
use crate::friends::heartbeat::Signal;
use crate::friends::message::{GuestMessage, HostMessage, PHRASES, PROTOCOL, SeatInfo, read};
use crate::friends::shuffle::ShuffleCheck;
use crate::links::short_name;
use crate::referee::SeatAction;
use crate::rules::{HandRecord, Players, Position, Seat, Snapshot, read_rules_code};

/// The most actions of a hand that a guest keeps, so that a hostile host cannot fill its memory.
const MOST_ACTIONS: usize = 20_000;

/// The most hands of a match that a guest keeps.
const MOST_HANDS: usize = 200;

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
                // Who says goodbye for want of news has heard nothing for long.
                if !matches!(message, HostMessage::Bye { .. }) {
                    self.hear_host(out);
                }
                if let Err(reason) = self.take(message, out) {
                    self.close(reason, out);
                }
            }
            Err(reason) => self.close(reason, out),
        }
    }

    fn take(&mut self, message: HostMessage, out: &mut Vec<GuestEffect>) -> Result<(), CloseReason> {
        match message {
            HostMessage::Welcome { protocol, seat, rules, absence, bots, bot_played, .. } => {
                if protocol == 0 || protocol > PROTOCOL {
                    return Err(CloseReason::TooOld);
                }
                let (preset, rules) = read_rules_code(&rules).map_err(|_| CloseReason::NoMessage)?;
                self.seat = Some(rules.players.seat(seat).ok_or(CloseReason::NoMessage)?);
                if self.rules != Some((preset, rules)) {
                    self.rules = Some((preset, rules));
                    self.seen = None;
                    self.hands.clear();
                }
                (self.absence, self.bots) = (absence, bots);
                out.push(GuestEffect::Show);
                out.extend(bot_played.then_some(GuestEffect::Notice(GuestNotice::OwnSeatAgain)));
                if std::mem::take(&mut self.owes_reserve) {
                    out.push(GuestEffect::MakeReserve);
                }
            }
            HostMessage::Seats { mut seats } => {
                if seats.len() > Players::MOST {
                    return Err(CloseReason::NoMessage);
                }
                seats.iter_mut().for_each(|seat| seat.name = short_name(&seat.name));
                let was_known = seats.len() == self.seats.len();
                let begins = |(before, now): (&SeatInfo, &SeatInfo)| now.bot_plays && !before.bot_plays;
                let at =
                    self.seats.iter().zip(&seats).map(begins).enumerate().filter(|(_, begins)| was_known && *begins);
                out.extend(at.map(|(seat, _)| GuestEffect::Notice(GuestNotice::BotPlays(seat))));
                let own = self.seat.map(Seat::index);
                let heard = |before: &SeatInfo, now: &SeatInfo| {
                    let is_same = before.signal == now.signal || before.player != now.player || now.player != "guest";
                    Signal::from_name(&now.signal).filter(|_| !is_same)
                };
                let pairs =
                    self.seats.iter().zip(&seats).enumerate().filter(|(seat, _)| was_known && own != Some(*seat));
                let heard = pairs.filter_map(|(seat, (before, now))| Some((seat, heard(before, now)?)));
                out.extend(heard.map(|(seat, signal)| GuestEffect::Notice(GuestNotice::Heard(seat, signal))));
                let plays =
                    |before: &SeatInfo, now: &SeatInfo| before.bot_plays && !now.bot_plays && now.player == "guest";
                let pairs =
                    self.seats.iter().zip(&seats).enumerate().filter(|(seat, _)| was_known && own != Some(*seat));
                let again = pairs.filter(|(_, (before, now))| plays(before, now));
                out.extend(again.map(|(seat, _)| GuestEffect::Notice(GuestNotice::GuestPlays(seat))));
                self.seats = seats;
                out.push(GuestEffect::Show);
            }
            HostMessage::Spare { number, sdp } => self.take_spare(number, &sdp, out),
            HostMessage::Cuts { hand, seat } => {
                self.cuts = Some((hand, seat));
                out.extend([GuestEffect::Notice(GuestNotice::Cuts(seat)), GuestEffect::Show]);
            }
            HostMessage::Shuffle { hand, sha256 } => {
                self.cuts = None;
                let missing = self.due_proof.leave_for(hand);
                self.find(missing, out);
                let promise = self.shuffles.begin(&self.secret, hand, sha256);
                self.send(&GuestMessage::Promise { hand, sha256: promise }, out);
            }
            HostMessage::Promises { hand, promises, cut } => self.tell_number(hand, Bound { promises, cut }, out),
            HostMessage::Shuffled { hand, host, numbers, cut } => self.prove(hand, &Told { host, numbers, cut }, out),
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
            HostMessage::Decided { question, yes, end } => {
                // Who has just come was not asked.
                if self.vote.take_if(|vote| vote.question == question).is_some() {
                    out.push(GuestEffect::Notice(GuestNotice::Decided(question, yes, end)));
                }
            }
            HostMessage::Said { seat, phrase } => {
                if PHRASES.contains(&phrase.as_str()) {
                    out.push(GuestEffect::Notice(GuestNotice::Said(seat, phrase)));
                }
            }
            HostMessage::Thinking { seat } => {
                self.thinking.begin(seat, self.now);
            }
            HostMessage::Nudged { seat } => out.push(GuestEffect::Notice(GuestNotice::Nudged(seat))),
            HostMessage::Reminded { seat } => {
                self.reminder.note(seat, self.now);
                out.push(GuestEffect::Notice(GuestNotice::Reminded(seat)));
            }
            HostMessage::Bye { reason } => {
                // A reason of a later version does not end the table, which may be there again after an update.
                let reason = CloseReason::from_name(&reason).unwrap_or(CloseReason::NoMessage);
                out.push(GuestEffect::Close(reason));
                self.end(Some(reason), out);
            }
            HostMessage::Reserved => self.is_reserved = true,
            HostMessage::Ping => {
                self.pings = self.pings.saturating_add(1);
                // Who never hears its clock answers by the host's.
                if self.pings > 1 {
                    self.send(&GuestMessage::Ping, out);
                }
            }
            HostMessage::Unknown => {}
        }
        Ok(())
    }

    /// Tells the own number, if all is bound by then.
    fn tell_number(&mut self, hand: u32, bound: Bound, out: &mut Vec<GuestEffect>) {
        // A number for each seat and no more, so that a host has none in reserve.
        let seats = self.rules.as_ref().map(|(_, rules)| rules.players.count());
        let Some(seat) = self.seat.filter(|_| seats == Some(bound.promises.len())) else { return };
        if let Some(number) = self.shuffles.bind(hand, bound, seat.index()) {
            self.send(&GuestMessage::Number { hand, number }, out);
        }
    }

    /// Checks a hand by what its deck was made of.
    fn prove(&mut self, hand: u32, told: &Told, out: &mut Vec<GuestEffect>) {
        let seen = self.seen.as_ref().filter(|seen| seen.hand == hand);
        let record = self.rules.as_ref().zip(seen).and_then(|((_, rules), seen)| record(told, rules, seen));
        let check = match (self.shuffles.of(hand), &self.rules, &self.seen) {
            (Some(shuffle), Some((_, rules)), Some(seen)) => shuffle.check(told, rules, seen, record.as_ref()),
            _ => ShuffleCheck::Unknown,
        };
        if let Some(record) = record {
            self.keep_hand(record, out);
        }
        let next = self.seen.as_ref().filter(|seen| seen.hand == hand).and_then(Seen::next_deal);
        let is_due = self.due_proof.is_of(hand);
        if let Some(next) = next {
            // What is shown of a hand after its proof proves nothing.
            if self.next_deal.as_ref().is_none_or(|known| known.hand != next.hand) {
                self.next_deal = Some(next);
            }
            self.shuffles.forget(hand);
            self.due_proof.settle(hand);
        }
        // Who has only just come did not ask.
        self.find(Some((hand, check)).filter(|_| is_due || check != ShuffleCheck::Unknown), out);
    }

    /// Keeps a hand with all its cards, if all hands of the match before it are kept.
    fn keep_hand(&mut self, record: HandRecord, out: &mut Vec<GuestEffect>) {
        let last = self.hands.last();
        if last == Some(&record) {
            return;
        }
        let totals = last.and_then(|last| last.end).map(|(_, totals)| totals);
        let follows = last.is_some_and(|last| last.number + 1 == record.number) && totals == Some(record.scores);
        if !follows {
            self.hands.clear();
        }
        if (follows || record.number == 1) && self.hands.len() < MOST_HANDS {
            self.hands.push(record);
            out.push(GuestEffect::Show);
        }
    }

    /// Takes in what the seat may know, if it is possible.
    fn see(&mut self, told: HandTold, out: &mut Vec<GuestEffect>) -> Result<(), CloseReason> {
        let (Some((_, rules)), Some(seat)) = (&self.rules, self.seat) else { return Err(CloseReason::NoMessage) };
        let position = Position::new(*rules, &told.observation).map_err(|_| CloseReason::NoMessage)?;
        if position.observe().seat() != seat || told.totals.len() != rules.sides().scores() {
            return Err(CloseReason::NoMessage);
        }
        if told.from.saturating_add(told.since.len()) > MOST_ACTIONS
            || told.since.iter().any(|one| one.action.len() > LONGEST_ACTION)
        {
            return Err(CloseReason::NoMessage);
        }
        let has_ended = position.observe().ended().is_some();
        let last = self.seen.take();
        let is_begun = last
            .as_ref()
            .is_none_or(|last| last.hand != told.hand || (last.observation().ended().is_some() && !has_ended));
        let deal = match &last {
            Some(last) if last.hand == told.hand && !is_begun => last.deal.clone(),
            Some(last) => {
                let is_next = |deal: &NextDeal| deal.hand == told.hand;
                self.next_deal.clone().filter(is_next).or_else(|| last.next_deal().filter(is_next))
            }
            None => None,
        };
        // The first hand of another match has the same number and another deck.
        let known = last.filter(|seen| seen.hand == told.hand && seen.sha256 == told.sha256);
        let undone = known.as_ref().map_or(0, |known| known.undone_by(told.from, &told.since));
        let (mut actions, mut missed) = known.map_or((Vec::new(), 0), |seen| (seen.actions, seen.missed));
        let before = missed + actions.len();
        if told.from > before {
            (actions, missed) = (Vec::new(), told.from);
        } else {
            actions.truncate(told.from.saturating_sub(missed));
            missed = missed.min(told.from);
        }
        actions.extend(told.since);
        self.thinking.end();
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
            deal,
        });
        let missing = self.due_proof.leave_for(told.hand);
        self.find(missing, out);
        // A guest who comes after the end of a hand has nothing to check it by.
        if is_begun && (!has_ended || self.shuffles.has_told(told.hand)) {
            self.due_proof.expect(told.hand);
            self.found = None;
            self.next_deal.take_if(|next| next.hand == told.hand.saturating_add(1));
        }
        self.due_proof.see(told.hand, has_ended, self.now);
        out.push(GuestEffect::Show);
        Ok(())
    }
}
