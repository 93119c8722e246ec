//! Lines: how they open, what comes by them, and how they end.

use super::line::{Line, LineId, Stage};
use super::{Host, HostEffect, HostNotice, NO_CONNECTION_MS};
use crate::friends::absence::Absence;
use crate::friends::away_reason::AwayReason;
use crate::friends::close_reason::CloseReason;
use crate::friends::heartbeat::Signal;
use crate::friends::message::{GuestMessage, HostMessage, Moment, PROTOCOL, Secret, read, write};
use crate::friends::seating::SeatPlayer;
use crate::friends::vote::Question;
use crate::links::short_name;
use crate::rules::{Game, rules_code};

/// The most lines at once, those that are looked for among them; further replies wait for the page to close some.
const MOST_LINES: usize = 32;

impl Host {
    pub(super) fn apply(&mut self, id: LineId) {
        if self.lines.len() < MOST_LINES {
            let stage = Stage::Connecting { since: self.now, was_told: false };
            self.lines.entry(id).or_insert_with(|| Line::new(stage, self.now));
        }
    }

    /// Gives up a line that looks for its guest. One that is open stays.
    pub fn give_up(&mut self, id: LineId) {
        if self.lines.get(&id).is_some_and(|line| matches!(line.stage, Stage::Connecting { .. })) {
            self.lines.remove(&id);
        }
    }

    pub(super) fn open(&mut self, id: LineId, out: &mut Vec<HostEffect>) {
        match self.lines.get(&id).map(|line| line.stage) {
            None if self.lines.len() >= MOST_LINES => out.push(HostEffect::Close(id, CloseReason::Full)),
            None | Some(Stage::Connecting { .. }) => {
                self.lines.insert(id, Line::new(Stage::Open, self.now));
            }
            Some(Stage::Open | Stage::Seated(_)) => {}
        }
    }

    pub(super) fn receive(&mut self, id: LineId, text: &str, game: &Game, out: &mut Vec<HostEffect>) {
        let now = self.now;
        let Some(line) = self.lines.get_mut(&id) else { return };
        line.heartbeat.heard(now);
        // A browser may deliver a message without having said that the channel is open.
        if matches!(line.stage, Stage::Connecting { .. }) {
            line.stage = Stage::Open;
        }
        if !line.allowance.take(now) {
            return self.refuse(id, CloseReason::TooFast, out);
        }
        let (stage, was_quiet) = (line.stage, std::mem::take(&mut line.was_quiet));
        let message = match read(text) {
            Ok(message) => message,
            Err(reason) => return self.refuse(id, reason, out),
        };
        if was_quiet {
            self.tell_seats(out);
        }
        // Who says goodbye for want of news has heard nothing for long.
        if let (Stage::Seated(seat), false) = (stage, matches!(message, GuestMessage::Bye { .. })) {
            self.hear_seat(seat, out);
        }
        match (stage, message) {
            (_, GuestMessage::Unknown | GuestMessage::Ping) => {}
            (_, GuestMessage::Bye { reason }) if reason == CloseReason::Silent.name() => {
                self.close(id, CloseReason::Silent, out);
            }
            (_, GuestMessage::Bye { reason }) => {
                self.part(id, CloseReason::Bye, AwayReason::of_goodbye(&reason), out);
            }
            (Stage::Seated(seat), message) => self.take(id, seat, message, game, out),
            (_, GuestMessage::Hello { protocol: 0, .. }) => self.refuse(id, CloseReason::TooOld, out),
            (_, GuestMessage::Hello { token, name, seen, .. }) => self.seat_guest(id, token, (&name, seen), game, out),
            (..) => self.refuse(id, CloseReason::NoMessage, out),
        }
    }

    /// Takes in what a seated guest says.
    fn take(&mut self, id: LineId, seat: usize, message: GuestMessage, game: &Game, out: &mut Vec<HostEffect>) {
        match message {
            GuestMessage::Promise { hand, sha256 } => {
                if let Some(shuffle) = &mut self.shuffle {
                    shuffle.promise(seat, hand, sha256);
                }
            }
            GuestMessage::Number { hand, number } => {
                if let Some(shuffle) = &mut self.shuffle {
                    shuffle.number(seat, hand, number);
                }
            }
            GuestMessage::Act { hand, step, action } => self.act(id, seat, (hand, step), &action, game, out),
            GuestMessage::AskUndo { hand, step } if self.is_stale((hand, step), game) => self.say_no(id, "stale", out),
            GuestMessage::AskUndo { .. } => self.ask(Question::Undo { seat }, seat, game, out),
            GuestMessage::AskBot { seat: away } => self.ask(Question::BotPlays { seat: away }, seat, game, out),
            GuestMessage::Vote { question, yes } => self.put_vote(question, seat, yes, out),
            GuestMessage::Say { phrase } => self.say(seat, &phrase, out),
            GuestMessage::Nudge => self.nudge(seat, game, out),
            GuestMessage::Cut { hand, cards } => self.cut_by(seat, hand, cards, game, out),
            GuestMessage::Thinking => self.think(seat, game, out),
            GuestMessage::Spare { number, sdp } => self.take_spare(seat, number, &sdp, out),
            GuestMessage::RenewSpares => self.renew_spares(seat, out),
            GuestMessage::Background | GuestMessage::Foreground => {
                if let Some(line) = self.lines.get_mut(&id) {
                    line.is_in_background = message == GuestMessage::Background;
                }
            }
            GuestMessage::Reserve { sdp } => self.take_reserve(id, seat, &sdp, out),
            // A second hello has nothing to say.
            GuestMessage::Hello { .. } | GuestMessage::Ping | GuestMessage::Bye { .. } | GuestMessage::Unknown => {}
        }
    }

    /// Gives a guest the seat that it had, or the first one that waits for a guest.
    fn seat_guest(
        &mut self,
        id: LineId,
        token: Secret,
        (name, seen): (&str, Option<Moment>),
        game: &Game,
        out: &mut Vec<HostEffect>,
    ) {
        let had = self.seats.iter().position(|seating| seating.token == Some(token));
        let open = || self.seats.iter().position(|seating| seating.player == SeatPlayer::Open);
        // Who has gone before the first deal may come back by another browser, as a stranger.
        let gone = || (0..self.seats.len()).find(|&seat| game.state().is_none() && self.is_gone(seat));
        let Some(seat) = had.or_else(open).or_else(gone) else { return self.refuse(id, CloseReason::Full, out) };
        if let Some((older, _)) = self.line_of(seat) {
            self.close_line(older, CloseReason::Replaced, out);
        }
        let Some(seating) = self.seats.get_mut(seat) else { return };
        seating.token = Some(token);
        seating.player = SeatPlayer::Guest;
        (seating.away, seating.away_since, seating.sought) = (None, None, (None, 0));
        let name = short_name(name);
        if had.is_none() && !name.is_empty() {
            seating.name = name;
        }
        let bot_played = std::mem::take(&mut seating.bot_plays);
        if let Some(line) = self.lines.get_mut(&id) {
            line.stage = Stage::Seated(seat);
        }
        let rules = rules_code(game.record().preset, game.rules());
        let version = env!("CARGO_PKG_VERSION").to_owned();
        let (absence, bots) = (Some(self.absence), self.bots.clone());
        self.send(
            id,
            &HostMessage::Welcome { protocol: PROTOCOL, version, seat, rules, absence, bots, bot_played },
            out,
        );
        self.tell_seats(out);
        self.tell_missed(id, seen, game, out);
        self.tell_shuffle(id, game, out);
        self.count_votes(game, out);
        if let Some(vote) = self.vote.as_ref().map(|vote| vote.state.clone()) {
            self.send(id, &HostMessage::Asked { vote }, out);
        }
        out.push(HostEffect::Notice(if had.is_some() { HostNotice::Back(seat) } else { HostNotice::Arrived(seat) }));
        if bot_played && let Some(seat) = game.rules().players.seat(seat) {
            out.push(HostEffect::GuestPlays(seat));
        }
        self.begin_spares(seat, out);
    }

    /// A line was closed by the other side, or has failed.
    pub(super) fn lose(&mut self, id: LineId, why: AwayReason, out: &mut Vec<HostEffect>) {
        let Some(line) = self.lines.remove(&id) else { return };
        let Some(seat) = line.seat() else { return };
        let is_asleep = why == AwayReason::LineCut && line.is_in_background;
        let why = if is_asleep { AwayReason::Background } else { why };
        if let Some(seating) = self.seats.get_mut(seat) {
            seating.away = Some(why);
            seating.away_since = Some(self.now);
        }
        if let Some(vote) = &mut self.vote {
            vote.voters.retain(|&voter| voter != seat);
        }
        self.tell_seats(out);
        out.push(HostEffect::Notice(HostNotice::Away(seat)));
    }

    /// Closes a line, whose guest is away then.
    pub(super) fn close(&mut self, id: LineId, reason: CloseReason, out: &mut Vec<HostEffect>) {
        self.part(id, reason, AwayReason::LineCut, out);
    }

    /// Closes a line whose guest is away for another reason.
    fn part(&mut self, id: LineId, reason: CloseReason, why: AwayReason, out: &mut Vec<HostEffect>) {
        if let Some(line) = self.lines.get(&id) {
            let seat = line.seat().filter(|_| reason != CloseReason::Silent);
            out.push(HostEffect::Send(id, write(&HostMessage::Bye { reason: reason.name().to_owned() })));
            out.push(HostEffect::Close(id, reason));
            self.lose(id, why, out);
            // Whoever is only not heard may be found again.
            seat.into_iter().for_each(|seat| {
                self.drop_spares(seat, out);
                self.drop_reserve(seat);
            });
        }
    }

    /// Closes a line whose guest has come by another one.
    fn close_line(&mut self, id: LineId, reason: CloseReason, out: &mut Vec<HostEffect>) {
        out.push(HostEffect::Send(id, write(&HostMessage::Bye { reason: reason.name().to_owned() })));
        out.push(HostEffect::Close(id, reason));
        self.lines.remove(&id);
    }

    fn refuse(&mut self, id: LineId, reason: CloseReason, out: &mut Vec<HostEffect>) {
        self.close(id, reason, out);
        out.push(HostEffect::Notice(HostNotice::Refused(id, reason)));
    }

    pub(super) fn pass_time(&mut self, now: u64, game: &Game, out: &mut Vec<HostEffect>) {
        self.now = self.now.max(now);
        let now = self.now;
        let mut has_changed = false;
        for id in self.lines.keys().copied().collect::<Vec<_>>() {
            let Some(line) = self.lines.get_mut(&id) else { continue };
            if let Stage::Connecting { since, was_told } = &mut line.stage {
                if !*was_told && now.saturating_sub(*since) >= NO_CONNECTION_MS {
                    *was_told = true;
                    out.push(HostEffect::Notice(HostNotice::NoConnection(id)));
                }
                continue;
            }
            match line.heartbeat.signal(now) {
                Signal::Lost => {
                    self.close(id, CloseReason::Silent, out);
                    continue;
                }
                Signal::Quiet if !line.was_quiet => {
                    line.was_quiet = true;
                    has_changed = true;
                    let notice = line.seat().map(|seat| HostEffect::Notice(HostNotice::Quiet(seat)));
                    out.extend(notice);
                }
                Signal::Quiet | Signal::Good => {}
            }
            if line.heartbeat.is_ping_due(now) {
                self.send(id, &HostMessage::Ping, out);
            }
        }
        if has_changed {
            self.tell_seats(out);
        }
        self.try_spares(out);
        self.find_the_absent(out);
        if let Absence::BotAfter(limit) = self.absence {
            self.replace_the_absent(limit, game, out);
        }
    }

    /// Lets bots play for guests who are away for so long. Before the first deal there is nothing to play.
    fn replace_the_absent(&mut self, limit: u64, game: &Game, out: &mut Vec<HostEffect>) {
        if game.state().is_none() {
            return;
        }
        for seat in (0..self.seats.len()).filter(|&seat| self.is_gone(seat)).collect::<Vec<_>>() {
            let away = self.seats.get_mut(seat).map(|seating| *seating.away_since.get_or_insert(self.now));
            if away.is_some_and(|since| self.now.saturating_sub(since) >= limit) {
                self.let_bot_play(seat, game, out);
            }
        }
    }

    pub(super) fn let_bot_play(&mut self, seat: usize, game: &Game, out: &mut Vec<HostEffect>) {
        let (Some(seating), Some(place)) = (self.seats.get_mut(seat), game.rules().players.seat(seat)) else { return };
        if seating.player == SeatPlayer::Guest && !seating.bot_plays {
            seating.bot_plays = true;
            out.push(HostEffect::BotPlays(place));
            self.tell_seats(out);
        }
    }
}
