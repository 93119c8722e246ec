//! Lines that lose, double and swap what is said. A data channel does none of it; a page that forgets a message, or hands one on twice,
//! does all.

use crate::room::{change, names};
use canasta::bots::{Bot, HeuristicBot};
use canasta::friends::shuffle::ShuffleCheck;
use canasta::friends::{
    Absence, Guest, GuestEffect, GuestInput, GuestLine, GuestNotice, Host, HostEffect, HostInput, LineId, PHRASES,
    SeatPlayer, Seating, Secret,
};
use canasta::rules::{Game, Preset, generator, seed_from_number};
use rand::{Rng, RngExt};
use std::collections::VecDeque;

/// A guest with what is under way to it and from it.
struct Wire {
    guest: Guest,
    line: Option<LineId>,
    to_guest: VecDeque<String>,
    to_host: VecDeque<String>,
    notices: Vec<GuestNotice>,
}

struct Table {
    host: Host,
    game: Game,
    wires: Vec<Wire>,
    now: u64,
    next_line: LineId,
}

impl Table {
    fn new(preset: Preset, guests: usize) -> Table {
        let seats = preset.rules().players.count();
        let player = |seat: usize| match seat {
            0 => SeatPlayer::Here,
            seat if seat <= guests => SeatPlayer::Open,
            _ => SeatPlayer::Bot,
        };
        let seatings = (0..seats).map(|seat| Seating::new(player(seat), "")).collect();
        let wire = |guest: usize| Wire {
            guest: Guest::new("", Secret([guest as u8; 32]), 0),
            line: None,
            to_guest: VecDeque::new(),
            to_host: VecDeque::new(),
            notices: Vec::new(),
        };
        Table {
            host: Host::new(seatings, Absence::Waits, 0),
            game: Game::new(preset, preset.rules(), names(seats)).unwrap(),
            wires: (0..guests).map(wire).collect(),
            now: 0,
            next_line: 0,
        }
    }

    fn tell_host(&mut self, input: HostInput) {
        let mut inputs = VecDeque::from([input]);
        while let Some(input) = inputs.pop_front() {
            for effect in self.host.update(input, &self.game) {
                match effect {
                    HostEffect::Send(id, text) => {
                        if let Some(wire) = self.wires.iter_mut().find(|wire| wire.line == Some(id)) {
                            wire.to_guest.push_back(text);
                        }
                    }
                    HostEffect::Close(id, _) => {
                        if let Some(at) = self.wires.iter().position(|wire| wire.line == Some(id)) {
                            self.cut(at);
                        }
                    }
                    HostEffect::Play(..) | HostEffect::Undo(_) | HostEffect::Deal(_) => {
                        change(&mut self.game, &self.host, effect);
                        inputs.push_back(HostInput::TableChanged);
                    }
                    _ => {}
                }
            }
        }
    }

    fn tell_guest(&mut self, at: usize, input: GuestInput) {
        for effect in self.wires[at].guest.update(input) {
            match effect {
                GuestEffect::Send(text) => self.wires[at].to_host.push_back(text),
                GuestEffect::Close(_) => {
                    if let Some(id) = self.wires[at].line {
                        self.cut(at);
                        self.tell_host(HostInput::Closed(id));
                    }
                }
                GuestEffect::Notice(notice) => self.wires[at].notices.push(notice),
                _ => {}
            }
        }
    }

    /// The line ends, and what was under way is lost.
    fn cut(&mut self, at: usize) {
        let wire = &mut self.wires[at];
        wire.line = None;
        wire.to_guest.clear();
        wire.to_host.clear();
        self.tell_guest(at, GuestInput::Closed);
    }

    fn connect(&mut self, at: usize) {
        if let Some(id) = self.wires[at].line {
            self.cut(at);
            self.tell_host(HostInput::Closed(id));
        }
        let id = self.next_line;
        self.next_line += 1;
        self.wires[at].line = Some(id);
        self.tell_host(HostInput::Applied(id));
        self.tell_host(HostInput::Opened(id));
        self.tell_guest(at, GuestInput::Opened);
    }

    /// Hands on the message at this place of a line; false if there is none.
    fn deliver(&mut self, at: usize, to_guest: bool, place: usize) -> bool {
        let wire = &mut self.wires[at];
        let queue = if to_guest { &mut wire.to_guest } else { &mut wire.to_host };
        let (Some(text), Some(id)) = (queue.remove(place), wire.line) else { return false };
        match to_guest {
            true => self.tell_guest(at, GuestInput::Received(text)),
            false => self.tell_host(HostInput::Received(id, text)),
        }
        true
    }

    /// Hands on all that is under way, in order.
    fn settle(&mut self) {
        while (0..self.wires.len()).any(|at| self.deliver(at, true, 0) || self.deliver(at, false, 0)) {}
    }

    fn pass(&mut self, milliseconds: u64) {
        self.now += milliseconds;
        self.tell_host(HostInput::Time(self.now));
        (0..self.wires.len()).for_each(|at| self.tell_guest(at, GuestInput::Time(self.now)));
    }

    /// Who believes to be to act does so; the host plays for all who are no guests.
    fn act(&mut self) {
        let bot = &mut HeuristicBot::default();
        for at in 0..self.wires.len() {
            let guest = &self.wires[at].guest;
            if let Some(action) = guest.observation().filter(|seen| seen.is_to_act()).map(|seen| bot.act(&seen)) {
                self.tell_guest(at, GuestInput::Act(action));
            }
        }
        let Some(state) = self.game.state().filter(|state| state.ended().is_none()) else { return };
        let seat = state.to_act();
        if self.host.seats()[seat.index()].player != SeatPlayer::Guest {
            let action = bot.act(&state.observe(seat));
            self.game.play(seat, &action).unwrap();
            self.tell_host(HostInput::TableChanged);
        }
    }

    fn deal(&mut self, rng: &mut impl Rng) {
        self.tell_host(HostInput::Cut(rng.random_range(0..200)));
        self.tell_host(HostInput::Deal(Secret(rng.random())));
    }

    fn disturb(&mut self, rng: &mut impl Rng) {
        let at = rng.random_range(0..self.wires.len());
        let to_guest = rng.random();
        let wire = &mut self.wires[at];
        let queue = if to_guest { &mut wire.to_guest } else { &mut wire.to_host };
        let (place, other) = (rng.random_range(0..queue.len().max(1)), rng.random_range(0..queue.len().max(1)));
        match rng.random_range(0..22) {
            // Lost, doubled, swapped.
            0 => _ = queue.remove(place),
            1 | 2 => {
                if let Some(text) = queue.get(place).cloned() {
                    queue.insert(other, text);
                }
            }
            3 | 4 if !queue.is_empty() => queue.swap(place, other),
            5 => _ = self.deliver(at, to_guest, place),
            6 => self.pass(rng.random_range(0..7_000)),
            7 => self.deal(rng),
            8 => self.tell_guest(at, GuestInput::AskUndo),
            9 => self.tell_guest(at, GuestInput::Vote(rng.random())),
            10 => self.tell_host(HostInput::Vote(rng.random())),
            11 => self.tell_guest(at, GuestInput::Say(PHRASES[place % PHRASES.len()].to_owned())),
            12 => self.tell_guest(at, GuestInput::Replied),
            13 if rng.random_range(0..8) == 0 => self.connect(at),
            13..16 => self.act(),
            _ => _ = self.deliver(at, to_guest, 0),
        }
        if self.wires[at].line.is_none() {
            self.connect(at);
        }
    }

    /// Plays the hand to its end by lines that are in order.
    fn finish(&mut self) {
        for _ in 0..3_000 {
            self.settle();
            self.act();
            self.settle();
            self.pass(700);
            if !self.game.hand_is_on() && !self.host.is_shuffling() {
                return self.settle();
            }
        }
    }
}

#[test]
fn lines_in_disorder_break_nothing_for_ever() {
    let (mut hands, mut refused, mut proven) = (0, 0, 0);
    for number in 0..40 {
        let mut rng = generator(seed_from_number(5_000 + number));
        let preset = Preset::ALL[number as usize % Preset::ALL.len()];
        let guests = rng.random_range(1..preset.rules().players.count());
        let mut table = Table::new(preset, guests);
        (0..guests).for_each(|at| table.connect(at));
        for _ in 0..1_200 {
            table.disturb(&mut rng);
        }
        refused += table.next_line as usize - guests;
        // New lines in order: the table goes on as if nothing had been.
        (0..guests).for_each(|at| table.connect(at));
        table.settle();
        table.pass(11_000);
        table.settle();
        table.pass(11_000);
        for round in 0..2 {
            if !table.game.hand_is_on() && table.game.end().is_none() {
                table.deal(&mut rng);
            }
            table.finish();
            assert!(!table.game.hand_is_on(), "{number}: {preset}, {round}");
            hands += 1;
            for wire in &table.wires {
                assert!(matches!(wire.guest.line(), GuestLine::Open(_)), "{number}");
                let seat = wire.guest.seat().unwrap();
                assert_eq!(wire.guest.observation(), Some(table.game.state().unwrap().observe(seat)), "{number}");
            }
            // A hand that was seen from its shuffle to its end in order is fair, whatever was before.
            if round == 1 && table.game.end().is_none() {
                proven += 1;
                for wire in &table.wires {
                    let last = wire.notices.iter().rfind(|notice| matches!(notice, GuestNotice::Shuffled(..)));
                    let hand = table.game.hand_number();
                    assert_eq!(last, Some(&GuestNotice::Shuffled(hand, ShuffleCheck::Fair)), "{number}");
                }
            }
        }
    }
    assert_eq!(hands, 80);
    assert!(refused > 40 && proven > 13, "{refused} lines, {proven} hands");
}
