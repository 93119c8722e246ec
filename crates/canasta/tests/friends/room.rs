//! A host with its match and its guests, joined by lines that deliver at once unless they are cut.

use canasta::bots::{Bot, HeuristicBot};
use canasta::friends::{
    Absence, Guest, GuestEffect, GuestInput, GuestNotice, Host, HostEffect, HostInput, HostNotice, LineId, SeatPlayer,
    Seating, Secret, SpareId,
};
use canasta::links::{Candidate, CandidateAddress, CandidateKind, Endpoint};
use canasta::rules::{Game, Preset, Rules, Seat};
use std::collections::{BTreeSet, VecDeque};

/// A guest at its device.
pub struct Device {
    pub guest: Guest,
    pub line: Option<LineId>,
    pub received: Vec<String>,
    pub notices: Vec<GuestNotice>,
    /// Whether messages get through.
    pub is_cut: bool,
    /// The spare that it tries, and whose end it looks for.
    pub tried: Option<Endpoint>,
}

/// A table with its guests.
pub struct Room {
    pub host: Host,
    pub game: Game,
    pub devices: Vec<Device>,
    pub now: u64,
    pub notices: Vec<HostNotice>,
    /// The seats for which a bot plays now.
    pub bots: BTreeSet<usize>,
    /// What is checked of each message to a guest, with the game as it is.
    pub check: fn(&Room, usize, &str),
    /// Whether pages make spare connections.
    pub has_spares: bool,
    /// Whether guests make reserves.
    pub has_reserves: bool,
    /// The guests that the host has looked for by their reserves.
    pub found: Vec<(usize, Endpoint)>,
    /// The spares that are held, of the host and of the devices.
    pub held: BTreeSet<(Option<usize>, SpareId)>,
    /// The ends that the host looks for by spares.
    pub sought: Vec<Endpoint>,
    next_line: LineId,
    secrets: u8,
}

/// The end of a spare of this side.
pub fn end_of(side: Option<usize>, id: SpareId) -> Endpoint {
    let place = side.map_or(0, |device| device as u8 + 1);
    let candidate =
        Candidate { kind: CandidateKind::Host, address: CandidateAddress::Mdns([place; 16]), port: 1_000 + id as u16 };
    Endpoint::new("abcd", "0123456789abcdef01234567", [place; 32], &[candidate]).unwrap()
}

pub fn names(count: usize) -> Vec<String> {
    (0..count).map(|seat| format!("Player {seat}")).collect()
}

/// Changes the match as the host says: an action is played or taken back, or a hand is dealt.
pub fn change(game: &mut Game, host: &Host, effect: HostEffect) {
    match effect {
        HostEffect::Play(seat, action) => game.play(seat, &action).unwrap(),
        HostEffect::Undo(steps) => *game = game.truncated(steps),
        HostEffect::Deal(deck) => {
            let first = host.first_dealer(game.rules()).unwrap();
            assert!(game.deal_with_commitment(first, deck, host.cut(), true));
        }
        other => panic!("{other:?} changes no match"),
    }
}

impl Room {
    /// A table of one person here, so many guests, and bots at the other seats.
    pub fn new(preset: Preset, rules: Rules, guests: usize, absence: Absence) -> Room {
        let seats = rules.players.count();
        let player = |seat: usize| match seat {
            0 => SeatPlayer::Here,
            seat if seat <= guests => SeatPlayer::Open,
            _ => SeatPlayer::Bot,
        };
        let seatings = (0..seats).map(|seat| Seating::new(player(seat), &format!("Seat {seat}"))).collect();
        Room {
            host: Host::new(seatings, absence, 0),
            game: Game::new(preset, rules, names(seats)).unwrap(),
            devices: Vec::new(),
            now: 0,
            notices: Vec::new(),
            bots: BTreeSet::new(),
            check: |_, _, _| {},
            has_spares: false,
            has_reserves: false,
            found: Vec::new(),
            held: BTreeSet::new(),
            sought: Vec::new(),
            next_line: 0,
            secrets: 0,
        }
    }

    pub fn secret(&mut self) -> Secret {
        self.secrets += 1;
        Secret([self.secrets; 32])
    }

    /// A new guest by a line of its own.
    pub fn come(&mut self, name: &str) -> usize {
        let secret = self.secret();
        self.come_with(name, secret)
    }

    /// A page with this secret by a line of its own.
    pub fn come_with(&mut self, name: &str, secret: Secret) -> usize {
        self.come_as(Guest::new(name, secret, self.now))
    }

    /// This guest by a line of its own.
    pub fn come_as(&mut self, guest: Guest) -> usize {
        self.devices.push(Device {
            guest,
            line: None,
            received: Vec::new(),
            notices: Vec::new(),
            is_cut: false,
            tried: None,
        });
        let device = self.devices.len() - 1;
        self.connect(device);
        device
    }

    /// A new line of a guest, by a reply.
    pub fn connect(&mut self, device: usize) {
        self.tell_host(HostInput::Applied(self.next_line));
        self.connect_by_spare(device);
    }

    /// A new line of a guest, of which nobody knew before it opened.
    pub fn connect_by_spare(&mut self, device: usize) {
        let id = self.next_line;
        self.next_line += 1;
        self.devices[device].line = Some(id);
        self.devices[device].is_cut = false;
        self.tell_host(HostInput::Opened(id));
        self.tell_guest(device, GuestInput::Opened);
    }

    pub fn tell_host(&mut self, input: HostInput) {
        let mut inputs = VecDeque::from([input]);
        while let Some(input) = inputs.pop_front() {
            for effect in self.host.update(input, &self.game) {
                match effect {
                    HostEffect::Send(id, text) => {
                        if let Some(device) = self.devices.iter().position(|one| one.line == Some(id)) {
                            (self.check)(self, device, &text);
                            self.devices[device].received.push(text.clone());
                            if !self.devices[device].is_cut {
                                self.tell_guest(device, GuestInput::Received(text));
                            }
                        }
                    }
                    HostEffect::Close(id, _) => {
                        if let Some(device) = self.devices.iter().position(|one| one.line == Some(id)) {
                            self.devices[device].line = None;
                            if !self.devices[device].is_cut {
                                self.tell_guest(device, GuestInput::Closed);
                            }
                        }
                    }
                    HostEffect::Play(..) | HostEffect::Undo(_) | HostEffect::Deal(_) => {
                        change(&mut self.game, &self.host, effect);
                        inputs.push_back(HostInput::TableChanged);
                    }
                    HostEffect::BotPlays(seat) => assert!(self.bots.insert(seat.index())),
                    HostEffect::GuestPlays(seat) => assert!(self.bots.remove(&seat.index())),
                    HostEffect::MakeSpare(id) if self.has_spares => {
                        assert!(self.held.insert((None, id)));
                        inputs.push_back(HostInput::SpareMade(id, Box::new(end_of(None, id))));
                    }
                    HostEffect::MakeSpare(_) => {}
                    HostEffect::DropSpare(id) => assert!(self.held.remove(&(None, id))),
                    HostEffect::TrySpare(id, end) => {
                        assert!(self.held.remove(&(None, id)));
                        self.sought.push(*end);
                    }
                    HostEffect::Find(seat, end) => self.found.push((seat, *end)),
                    other => {
                        let HostEffect::Notice(notice) = other else { panic!("{other:?}") };
                        self.notices.push(notice);
                    }
                }
            }
        }
    }

    pub fn tell_guest(&mut self, device: usize, input: GuestInput) {
        for effect in self.devices[device].guest.update(input) {
            let Device { line, is_cut, notices, .. } = &mut self.devices[device];
            match effect {
                GuestEffect::Send(text) => {
                    if let Some(id) = line.filter(|_| !*is_cut) {
                        self.tell_host(HostInput::Received(id, text));
                    }
                }
                GuestEffect::Close(_) => {
                    if let Some(id) = line.take().filter(|_| !*is_cut) {
                        self.tell_host(HostInput::Closed(id));
                    }
                }
                GuestEffect::Notice(notice) => notices.push(notice),
                GuestEffect::MakeSpare(id) => {
                    assert!(self.held.insert((Some(device), id)));
                    let end = Box::new(end_of(Some(device), id));
                    self.tell_guest(device, GuestInput::SpareMade(id, end));
                }
                GuestEffect::DropSpare(id) => assert!(self.held.remove(&(Some(device), id))),
                GuestEffect::TrySpare(id, end) => {
                    assert!(self.held.remove(&(Some(device), id)));
                    assert_eq!(*end, end_of(None, end.candidates()[0].port as u32 - 1_000));
                    self.devices[device].tried = Some(end_of(Some(device), id));
                }
                GuestEffect::MakeReserve if self.has_reserves => {
                    self.tell_guest(device, GuestInput::ReserveMade(Box::new(end_of(Some(device), 99))));
                }
                // There is nothing to show, and no other effect.
                _ => {}
            }
        }
    }

    /// So many milliseconds pass, a second at a time.
    pub fn wait(&mut self, milliseconds: u64) {
        let end = self.now + milliseconds;
        while self.now < end {
            self.now = (self.now + 1_000).min(end);
            self.tell_host(HostInput::Time(self.now));
            for device in 0..self.devices.len() {
                self.tell_guest(device, GuestInput::Time(self.now));
            }
        }
    }

    pub fn deal(&mut self) {
        let secret = self.secret();
        self.tell_host(HostInput::Cut(7));
        self.tell_host(HostInput::Deal(secret));
    }

    /// The device of a seat.
    pub fn device_of(&self, seat: Seat) -> Option<usize> {
        self.devices.iter().position(|one| one.line.is_some() && one.guest.seat() == Some(seat))
    }

    /// The seat that is to act does so, by rules of thumb: a guest by what it was told, all others at the host.
    pub fn play_one(&mut self) {
        let seat = self.game.state().unwrap().to_act();
        let bot = &mut HeuristicBot::default();
        match self.device_of(seat).filter(|_| !self.bots.contains(&seat.index())) {
            Some(device) => {
                let action = bot.act(&self.devices[device].guest.observation().unwrap());
                self.tell_guest(device, GuestInput::Act(action));
            }
            None => {
                let action = bot.act(&self.game.state().unwrap().observe(seat));
                self.game.play(seat, &action).unwrap();
                self.tell_host(HostInput::TableChanged);
            }
        }
        // People take their time, so that no burst becomes a flood.
        self.now += 700;
        self.tell_host(HostInput::Time(self.now));
        (0..self.devices.len()).for_each(|device| self.tell_guest(device, GuestInput::Time(self.now)));
    }

    pub fn play_hand(&mut self) {
        self.deal();
        for _ in 0..5_000 {
            if !self.game.hand_is_on() {
                return;
            }
            self.play_one();
        }
        panic!("the hand does not end");
    }
}
