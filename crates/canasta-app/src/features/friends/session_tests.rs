//! Tables of several devices: several sessions in a room, whose effects become messages of each other.

use crate::library::Shelf;
use crate::page::Session;
use canasta::friends::{
    AwayReason, CloseReason, GuestLine, HostMessage, LineId, PHRASES, Question, SPARES, SpareId, VoteEnd,
};
use canasta::links::{Candidate, CandidateAddress, CandidateKind, Endpoint, read_invitation};
use canasta::rules::Preset;
use canasta_app::features::friends::{
    Camera, FriendsEffect, FriendsIntent, FriendsMessage, FriendsPage, FriendsStep, HostEnd, News, NoConnections,
    NotUsed, Passed, Patience, Reach, RoomEffect, RoomMessage, SeatChoice,
};
use canasta_app::features::library::LibraryMessage;
use canasta_app::features::settings::{SettingsIntent, Switch};
use canasta_app::session::{
    AdviceIntent, BotMessage, Confirmation, Dialog, DialogIntent, DialogKind, Effect, GameEvent, HandIntent, HandTurn,
    Intent, Level, Message, NewGameIntent, Player, ProgramMessage, StorageEffect, StorageMessage, StoredValue,
    TableIntent, TimerEffect, Writer,
};
use canasta_app::view::{self, Node};
use serde_json::json;
use std::collections::{BTreeMap, VecDeque};

#[path = "session_tests/away.rs"]
mod away;
#[path = "session_tests/choosing.rs"]
mod choosing;
#[path = "session_tests/fields.rs"]
mod fields;
#[path = "session_tests/guest_reload.rs"]
mod guest_reload;
#[path = "session_tests/invitation.rs"]
mod invitation;
#[path = "session_tests/leaving.rs"]
mod leaving;
#[path = "session_tests/looking_back.rs"]
mod looking_back;
#[path = "session_tests/pace.rs"]
mod pace;
#[path = "session_tests/reserve.rs"]
mod reserve;
#[path = "session_tests/score_pad.rs"]
mod score_pad;
#[path = "session_tests/server.rs"]
mod server;
#[path = "session_tests/talk.rs"]
mod talk;
#[path = "session_tests/told.rs"]
mod told;

/// A session at its device, with what the device keeps.
struct Device {
    session: Session,
    stored: BTreeMap<&'static str, String>,
    /// The answers of a guest that wait to be found.
    answered: Vec<LineId>,
    /// The messages that came by the line of a guest.
    received: Vec<String>,
    step: Option<u32>,
}

/// Several devices, the first of which is the host, and the lines between them.
struct Room {
    devices: Vec<Device>,
    /// The host's line, the guest's device and its line.
    lines: Vec<(LineId, usize, LineId)>,
    now: u64,
    secrets: u8,
    open: VecDeque<(usize, Message)>,
    has_network: bool,
    /// Whether browsers have connections at all.
    has_web_rtc: bool,
    /// Whether nothing gets through.
    is_cut: bool,
    /// The device that has passed a reply on.
    passing: Option<usize>,
    /// What the cameras of all devices see, if they have one.
    seen_by_camera: Option<String>,
    /// The spare connections that pages hold.
    spares: Vec<(usize, SpareId)>,
    /// Those that are tried while the network is there: device, line, own end, end of the other side.
    tried: Vec<(usize, LineId, Endpoint, Endpoint)>,
    /// The library of the host; without one nothing is answered.
    shelf: Option<Shelf>,
    /// The library of the first guest.
    guest_shelf: Option<Shelf>,
    /// The pages in the room of the signalling server, if there is one.
    room: Option<Vec<usize>>,
    /// Whether the host finds who has answered.
    finds: bool,
    /// Whether the browser of the host makes no end and does not say so.
    says_nothing: bool,
    /// What the signalling server was told to carry.
    carried: Vec<String>,
}

/// The server of the tests of rooms.
const SERVER: &str = "ws://localhost:3536";

fn endpoint(device: usize) -> Endpoint {
    let number = u8::try_from(device).unwrap();
    Endpoint::new("Ab+/", "0123456789abcdef01234567", [number; 32], &[]).unwrap()
}

/// The end of an answer, which waits at a port of its own.
fn answer_end(device: usize, line: LineId) -> Endpoint {
    let number = u8::try_from(device).unwrap();
    let address = CandidateAddress::Mdns([number; 16]);
    let candidate = Candidate { kind: CandidateKind::Host, address, port: u16::try_from(line).unwrap() };
    Endpoint::new("Ab+/", "0123456789abcdef01234567", [number; 32], &[candidate]).unwrap()
}

/// The end of a spare connection.
fn spare_end(device: usize, spare: SpareId) -> Endpoint {
    let address = CandidateAddress::Mdns([u8::try_from(device).unwrap(); 16]);
    let port = u16::try_from(spare).unwrap() + 1_000;
    let candidate = Candidate { kind: CandidateKind::Host, address, port };
    Endpoint::new("Ab+/", "0123456789abcdef01234567", [9; 32], &[candidate]).unwrap()
}

fn set(name: &str, value: &str) -> Intent {
    Intent::from_control(name, value).unwrap()
}

fn step(step: FriendsStep) -> Intent {
    Intent::Friends(step.into())
}

/// A library without room.
fn full_shelf() -> Shelf {
    let mut shelf = Shelf::at(0);
    shelf.is_full = true;
    shelf
}

impl Room {
    fn new(devices: usize) -> Room {
        let device = |_| Device {
            session: Session::default(),
            stored: BTreeMap::new(),
            answered: Vec::new(),
            received: Vec::new(),
            step: None,
        };
        let mut room = Room {
            devices: (0..devices).map(device).collect(),
            lines: Vec::new(),
            now: 1_795_000_000_000,
            secrets: 0,
            open: VecDeque::new(),
            has_network: true,
            has_web_rtc: true,
            is_cut: false,
            passing: None,
            seen_by_camera: None,
            spares: Vec::new(),
            tried: Vec::new(),
            shelf: None,
            guest_shelf: None,
            room: None,
            finds: true,
            says_nothing: false,
            carried: Vec::new(),
        };
        for at in 0..devices {
            room.press(at, Intent::from_control("pace", "instant").unwrap());
        }
        room
    }

    fn session(&self, at: usize) -> &Session {
        &self.devices[at].session
    }

    fn press(&mut self, at: usize, intent: Intent) {
        self.tell(at, intent.into());
    }

    fn tell(&mut self, at: usize, message: Message) {
        self.open.push_back((at, message));
        let mut count = 0;
        while let Some((at, message)) = self.open.pop_front() {
            count += 1;
            assert!(count < 20_000, "the devices do not come to rest");
            for effect in self.devices[at].session.update(message) {
                self.run(at, effect);
            }
        }
    }

    fn says(&mut self, at: usize, message: FriendsMessage) {
        self.open.push_back((at, Message::Friends(message)));
    }

    fn run(&mut self, at: usize, effect: Effect) {
        match effect {
            Effect::Storage(StorageEffect::Save(value, text)) => {
                self.devices[at].stored.insert(value.name(), text);
            }
            Effect::Library(effect) if at < 2 => {
                let shelf = if at == 0 { &mut self.shelf } else { &mut self.guest_shelf };
                let answer = shelf.as_mut().and_then(|shelf| shelf.answer(effect));
                self.open.extend(answer.map(|answer| (at, Message::Library(answer))));
            }
            Effect::Timer(TimerEffect::Step(number, _)) => self.devices[at].step = Some(number),
            Effect::Friends(effect) => self.connect(at, effect),
            _ => {}
        }
    }

    /// What the browser does.
    fn connect(&mut self, at: usize, effect: FriendsEffect) {
        match effect {
            FriendsEffect::Check if self.has_web_rtc => {}
            FriendsEffect::Check => self.says(at, FriendsMessage::Unable(NoConnections::NoWebRtc)),
            FriendsEffect::Host if self.says_nothing => {}
            FriendsEffect::Host if !self.has_web_rtc => {
                self.says(at, FriendsMessage::Unable(NoConnections::NoWebRtc));
            }
            FriendsEffect::Host if !self.has_network => {
                self.says(at, FriendsMessage::Unable(NoConnections::NoNetwork));
            }
            FriendsEffect::Host => self.says(at, FriendsMessage::Ready(Box::new(endpoint(at)))),
            FriendsEffect::Answer(..) if !self.has_network => {
                self.says(at, FriendsMessage::Unable(NoConnections::NoNetwork));
            }
            FriendsEffect::Answer(line, host) => {
                assert_eq!(*host, endpoint(0));
                self.devices[at].answered.push(line);
                self.says(at, FriendsMessage::Ready(Box::new(answer_end(at, line))));
            }
            FriendsEffect::Connect(..) if !self.finds || self.is_cut => {}
            FriendsEffect::Connect(line, guest) => {
                let ends = |device: usize| self.devices[device].answered.iter().map(move |&own| (device, own));
                let all = (1..self.devices.len()).flat_map(ends);
                let found = all.into_iter().find(|&(device, own)| *guest == answer_end(device, own));
                if let Some((device, answered)) = found {
                    self.devices[device].answered.retain(|&own| own != answered);
                    self.lines.push((line, device, answered));
                    self.says(at, FriendsMessage::Opened(line));
                    self.says(device, FriendsMessage::Opened(answered));
                }
            }
            FriendsEffect::MakeSpare(spare) => {
                self.spares.push((at, spare));
                self.says(at, FriendsMessage::SpareMade(spare, Box::new(spare_end(at, spare))));
            }
            FriendsEffect::DropSpare(spare) => self.spares.retain(|&held| held != (at, spare)),
            FriendsEffect::TrySpare(spare, line, other) => {
                assert!(self.spares.contains(&(at, spare)), "a spare is tried once");
                self.spares.retain(|&held| held != (at, spare));
                if !self.is_cut {
                    self.tried.push((at, line, spare_end(at, spare), *other));
                    self.open_spares();
                }
            }
            FriendsEffect::AnswerPassed(is_taken) => {
                if let Some(device) = self.passing.take() {
                    let passed = if is_taken { Passed::Taken } else { Passed::Refused };
                    self.says(device, FriendsMessage::Passed(passed));
                }
            }
            FriendsEffect::Send(..) | FriendsEffect::Close(_) if self.is_cut => {}
            FriendsEffect::Send(line, text) => {
                let other = self.other(at, line);
                if let Some((device, line)) = other {
                    if device > 0 {
                        self.devices[device].received.push(text.clone());
                    }
                    self.says(device, FriendsMessage::Received(line, text));
                }
            }
            FriendsEffect::Close(line) => {
                self.devices[at].answered.retain(|&own| own != line);
                if let Some((device, other)) = self.other(at, line) {
                    self.says(device, FriendsMessage::Closed(other));
                    self.lines.retain(|&(host, guest, own)| match at {
                        0 => host != line,
                        at => guest != at || own != line,
                    });
                }
            }
            FriendsEffect::Leave(_) => {
                let gone = |&(_, guest, _): &(LineId, usize, LineId)| at == 0 || guest == at;
                for (host, guest, own) in self.lines.clone().into_iter().filter(gone) {
                    let (device, line) = if at == 0 { (guest, own) } else { (0, host) };
                    self.says(device, FriendsMessage::Closed(line));
                }
                self.lines.retain(|line| !gone(line));
                self.leave_room(at);
            }
            FriendsEffect::Clock => self.says(at, FriendsMessage::Time(self.now)),
            FriendsEffect::RequestSecret => {
                self.secrets += 1;
                self.says(at, FriendsMessage::Secret(Some([self.secrets; 32])));
            }
            FriendsEffect::Pass(text) => {
                let waits = at != 0 && self.session(0).friends().host().is_some();
                if waits {
                    self.passing = Some(at);
                    self.says(0, FriendsMessage::Handed(text));
                } else {
                    self.says(at, FriendsMessage::Passed(Passed::Nobody));
                }
            }
            FriendsEffect::UseServers(servers) => assert_eq!(servers, [], "no server is asked unless a person says so"),
            FriendsEffect::TakePassed => {}
            FriendsEffect::Scan => match self.seen_by_camera.clone() {
                Some(text) => self.says(at, FriendsMessage::Scanned(text)),
                None => self.says(at, FriendsMessage::NoCamera),
            },
            FriendsEffect::Room(effect) => self.serve(at, effect),
        }
    }

    /// What the signalling server does.
    fn serve(&mut self, at: usize, effect: RoomEffect) {
        match effect {
            RoomEffect::Enter(address) => {
                assert!(address.starts_with(SERVER), "no server is asked unless a person says so: {address}");
                self.leave_room(at);
                let Some(room) = &mut self.room else { return self.says(at, FriendsMessage::Room(RoomMessage::Left)) };
                let others = room.clone();
                room.push(at);
                self.secrets += 1;
                self.says(at, FriendsMessage::Room(RoomMessage::Entered(Some([self.secrets; 32]))));
                self.server_says(at, &json!({ "IdAssigned": at.to_string() }));
                others.into_iter().for_each(|other| self.server_says(other, &json!({ "NewPeer": at.to_string() })));
            }
            RoomEffect::Send(text) => {
                let request: serde_json::Value = serde_json::from_str(&text).unwrap();
                let signal = &request["Signal"];
                let to: usize = signal["receiver"].as_str().unwrap().parse().unwrap();
                if self.room.as_ref().is_some_and(|room| room.contains(&at) && room.contains(&to)) {
                    self.server_says(to, &json!({ "Signal": { "sender": at.to_string(), "data": signal["data"] } }));
                    self.carried.push(text);
                }
            }
            RoomEffect::Leave => self.leave_room(at),
        }
    }

    fn server_says(&mut self, at: usize, event: &serde_json::Value) {
        self.says(at, FriendsMessage::Room(RoomMessage::Heard(event.to_string())));
    }

    fn leave_room(&mut self, at: usize) {
        let Some(room) = self.room.as_mut().filter(|room| room.contains(&at)) else { return };
        room.retain(|&page| page != at);
        let others = room.clone();
        others.into_iter().for_each(|other| self.server_says(other, &json!({ "PeerLeft": at.to_string() })));
    }

    /// Takes the server away, or starts it.
    fn set_server(&mut self, is_up: bool) {
        let pages = std::mem::replace(&mut self.room, is_up.then(Vec::new));
        for page in pages.into_iter().flatten() {
            self.tell(page, Message::Friends(FriendsMessage::Room(RoomMessage::Left)));
        }
    }

    /// The invitation of a host who has chosen a signalling server.
    fn invite_to_room(&mut self, relays: bool) -> String {
        self.room = Some(Vec::new());
        self.press(0, set("friends-server-room", SERVER));
        if relays {
            self.press(0, step(FriendsStep::RoomRelays));
        }
        for seat in [1, 3] {
            self.press(0, step(FriendsStep::Seat(seat, SeatChoice::Bot)));
        }
        self.invite(Preset::Classic, "Ann")
    }

    /// A device opens an invitation to a room and answers it.
    fn answer_in_room(&mut self, device: usize, invitation: &str) {
        self.press(device, Intent::Dialog(DialogIntent::Open(DialogKind::Friends)));
        self.press(device, Intent::Friends(FriendsIntent::of_link(invitation.to_owned())));
        self.press(device, set("friends-name", "Bea"));
        self.press(device, step(FriendsStep::Answer));
        self.wait(1_000);
    }

    fn is_connected(&self) -> bool {
        let is_there = self.session(0).friends().host().is_some_and(|table| table.is_full());
        is_there && self.session(1).friends().guest().is_some_and(|seat| seat.is_connected())
    }

    /// Opens what both sides try by each other's end.
    fn open_spares(&mut self) {
        let of_guest = self.tried.iter().filter(|(at, ..)| *at > 0);
        let pair = of_guest.into_iter().find_map(|(guest, own, end, other)| {
            let host = self.tried.iter().find(|(at, _, host, sought)| *at == 0 && host == other && sought == end)?;
            Some((host.1, *guest, *own))
        });
        if let Some((line, guest, own)) = pair {
            self.tried.retain(|(at, tried, ..)| (*at, *tried) != (0, line) && (*at, *tried) != (guest, own));
            self.lines.push((line, guest, own));
            self.says(0, FriendsMessage::Opened(line));
            self.says(guest, FriendsMessage::Opened(own));
        }
    }

    /// A table of three devices in the turn of the last one.
    fn in_turn_of_the_last() -> Room {
        let mut room = Room::new(3);
        room.gather(Preset::Classic);
        room.deal();
        while !room.session(2).is_my_turn() {
            room.play_one();
        }
        room
    }

    /// Leaves the table, and says yes to the question.
    fn leave(&mut self, at: usize) {
        self.press(at, step(FriendsStep::Leave));
        assert_eq!(self.session(at).question(), Some(Confirmation::LeaveFriends));
        self.press(at, Intent::Dialog(DialogIntent::Confirm));
    }

    /// The other end of a line.
    fn other(&self, at: usize, line: LineId) -> Option<(usize, LineId)> {
        if at == 0 {
            let found = self.lines.iter().find(|&&(host, ..)| host == line)?;
            return Some((found.1, found.2));
        }
        let found = self.lines.iter().find(|&&(_, guest, own)| guest == at && own == line)?;
        Some((0, found.0))
    }

    fn wait(&mut self, milliseconds: u64) {
        let end = self.now + milliseconds;
        while self.now < end {
            self.now = (self.now + 1_000).min(end);
            for at in 0..self.devices.len() {
                let is_on = self.session(at).friends().host().is_some() || self.session(at).friends().guest().is_some();
                if is_on {
                    self.tell(at, Message::Friends(FriendsMessage::Time(self.now)));
                }
            }
        }
    }

    /// The host invites, and the others answer.
    fn gather(&mut self, preset: Preset) {
        let players = preset.rules().players.count();
        self.press(0, Intent::from_control("preset", preset.name()).unwrap());
        for seat in self.devices.len()..players {
            self.press(0, step(FriendsStep::Seat(seat, SeatChoice::Bot)));
        }
        let invitation = self.invite(preset, "Ann");
        for device in 1..self.devices.len() {
            self.answer(device, &invitation, ["Bea", "Cem", "Dora"][device - 1]);
        }
    }

    /// The invitation of the host.
    fn invite(&mut self, preset: Preset, name: &str) -> String {
        self.press(0, Intent::from_control("preset", preset.name()).unwrap());
        self.press(0, set("friends-name", name));
        self.press(0, step(FriendsStep::Invite));
        self.session(0).friends().link().expect("there is an invitation")
    }

    /// The reply of a device, which nobody has used yet.
    fn reply_of(&mut self, device: usize, invitation: &str, name: &str) -> String {
        self.press(device, Intent::Friends(FriendsIntent::of_link(invitation.to_owned())));
        self.press(device, set("friends-name", name));
        self.press(device, step(FriendsStep::Answer));
        self.session(device).friends().link().expect("there is a reply")
    }

    fn answer(&mut self, device: usize, invitation: &str, name: &str) {
        let reply = self.reply_of(device, invitation, name);
        self.use_reply(&reply);
    }

    /// A device that has answered before makes another reply, and the host uses it.
    fn answer_again(&mut self, device: usize) {
        self.press(device, step(FriendsStep::Answer));
        let reply = self.session(device).friends().link().unwrap();
        self.use_reply(&reply);
    }

    fn use_reply(&mut self, reply: &str) {
        self.press(0, set("friends-reply", reply));
        self.press(0, step(FriendsStep::Apply));
    }

    /// One step: a person who is to act does so by rules of thumb, or a bot of the host.
    fn play_one(&mut self) -> bool {
        let turn = (0..self.devices.len()).find(|&at| self.session(at).is_my_turn());
        match turn {
            Some(at) => {
                let seen = self.session(at).observation().unwrap();
                let action = Level::THUMB.heuristic_action(&seen);
                self.tell(at, Message::Program(ProgramMessage::Play(action)));
            }
            None => {
                let Some(number) = self.devices[0].step.take() else { return false };
                self.tell(0, Message::Bots(BotMessage::StepDue(number)));
            }
        }
        // People take their time, so that no burst becomes a flood.
        self.wait(700);
        true
    }

    fn hand_is_on(&self) -> bool {
        self.session(0).observation().is_some_and(|seen| seen.ended().is_none())
    }

    fn play_hand(&mut self) {
        for _ in 0..3_000 {
            if !self.hand_is_on() || !self.play_one() {
                break;
            }
            self.agree();
        }
        assert!(!self.hand_is_on(), "the hand does not end");
    }

    /// Every guest shows what the host has told, and nothing else.
    fn agree(&self) {
        for device in &self.devices[1..] {
            let Some(last) = device.received.iter().rev().find_map(|text| match serde_json::from_str(text) {
                Ok(HostMessage::Seen { observation, .. }) => Some(observation),
                _ => None,
            }) else {
                continue;
            };
            let shown = device.session.observation().expect("the table is shown").snapshot();
            assert_eq!(shown, *last);
            let is_over = shown.ended.is_some();
            assert_eq!(shown.hands.is_some(), is_over, "hands lie open after the hand alone");
        }
    }

    fn deal(&mut self) {
        let deals = if self.session(0).friends().host().unwrap().lobby().is_some() {
            step(FriendsStep::Deal)
        } else {
            Intent::Table(TableIntent::NextHand)
        };
        self.press(0, deals);
        assert!(self.hand_is_on());
    }

    /// All play until the next turn of this device is over.
    fn play_past_turn_of(&mut self, device: usize) {
        while !self.session(device).is_my_turn() {
            self.play_one();
        }
        while self.session(device).is_my_turn() {
            self.play_one();
        }
    }

    /// The host plays a turn of an own match.
    fn play_own_match(&mut self) {
        self.press(0, Intent::NewGame(NewGameIntent::Start));
        self.tell(0, Message::Seed(Some([7; 32])));
        for _ in 0..20 {
            self.play_one();
        }
        assert!(self.session(0).has_played() && !self.session(0).is_shared());
    }

    /// The page is opened again with what the device keeps. It says goodbye first.
    fn reload(&mut self, at: usize) {
        self.tell(at, Message::Friends(FriendsMessage::PageHides));
        self.come_again(at);
    }

    /// The page is opened again after it was gone without a word.
    fn come_again(&mut self, at: usize) {
        self.devices[at].answered.clear();
        let cut: Vec<(LineId, usize, LineId)> =
            self.lines.iter().copied().filter(|&(_, guest, _)| at == 0 || guest == at).collect();
        self.lines.retain(|line| !cut.contains(line));
        for (host, guest, own) in cut {
            match at {
                0 => self.tell(guest, Message::Friends(FriendsMessage::Closed(own))),
                _ => self.tell(0, Message::Friends(FriendsMessage::Closed(host))),
            }
        }
        let stored = self.devices[at].stored.clone();
        self.devices[at].session = Session::default();
        let (settings, game) = (stored.get("settings").cloned(), stored.get("game").cloned());
        self.tell(at, Message::Storage(StorageMessage::Restore { settings, game }));
        for value in StoredValue::ALL {
            if let Some(text) = stored.get(value.name())
                && !matches!(value, StoredValue::Game | StoredValue::Settings)
            {
                self.tell(at, Message::Storage(StorageMessage::Restored(value, text.clone())));
            }
        }
    }

    fn says_page(&self, at: usize) -> String {
        format!("{:?}", view::page(self.session(at)))
    }
}

#[test]
fn friends_play_a_match_from_the_invitation_to_its_end() {
    let mut room = Room::new(3);
    room.gather(Preset::Classic);
    let host = room.session(0).friends().host().unwrap();
    assert!(host.is_full() && host.sought().is_empty());
    assert!(room.session(0).friends().news().contains(&News::Arrived(1)));
    let mut hands = 0;
    while room.session(0).standing().is_none_or(|standing| standing.end.is_none()) {
        room.deal();
        let players: Vec<Player> = room.session(0).places().iter().map(|place| place.player).collect();
        assert_eq!(players, [Player::Person, Player::Friend, Player::Friend, Player::Bot(Level::usual())]);
        assert_eq!(&*room.session(1).places()[2].name, "Cem");
        assert!(room.session(1).is_guest() && room.session(1).friends().guest().unwrap().is_connected());
        room.play_hand();
        for device in 1..3 {
            let (own, theirs) = (room.session(0), room.session(device));
            assert_eq!(theirs.score(), own.score());
            assert_eq!(theirs.standing().unwrap().end, own.standing().unwrap().end);
            assert_eq!(theirs.standing().unwrap().hand, own.standing().unwrap().hand);
            assert!(matches!(theirs.dialog(), Some(Dialog::Score(_))));
            assert!(theirs.hand_end().is_some());
        }
        hands += 1;
        assert!(hands < 40, "the match does not end");
    }
    assert!(hands > 1);
    // What a guest's page does not know of the hands before is not said.
    let note = format!("After {hands} hands");
    for device in 0..3 {
        let page = room.says_page(device);
        assert!(page.contains(&note), "{page}");
        assert_eq!(page.contains("match-story"), device == 0);
    }
    // No table of a guest is saved or kept as an own one.
    assert!(!room.devices[1].stored.contains_key("game"));
    let unfair =
        |news: &News| matches!(news, News::Shuffle(check) if *check != canasta::friends::shuffle::ShuffleCheck::Fair);
    assert!(!room.session(1).friends().news().iter().any(unfair), "{:?}", room.session(1).friends().news());
}

#[test]
fn bots_in_empty_seats_have_one_name_at_all_devices() {
    let mut room = Room::new(2);
    let invitation = room.invite(Preset::Classic, "Ann");
    room.answer(1, &invitation, "Ben");
    room.press(0, step(FriendsStep::FillWithBots));
    room.deal();
    let names = |room: &Room, at: usize| -> Vec<String> {
        room.session(at).places().iter().map(|place| place.name.to_string()).collect()
    };
    assert_eq!(names(&room, 0)[1..], names(&room, 1)[1..]);
    assert!(
        names(&room, 1).iter().all(|name| !name.contains("Player") && !name.contains("Seat")),
        "{:?}",
        names(&room, 1)
    );
    let distinct: std::collections::BTreeSet<String> = names(&room, 1).into_iter().collect();
    assert_eq!(distinct.len(), 4);
}

#[test]
fn a_guest_is_told_when_the_rules_change_from_hand_to_hand() {
    let mut room = Room::new(2);
    room.press(0, set("preset", Preset::Duel.name()));
    for (name, value) in [
        ("rule.by_deal.add", ""),
        ("rule.by_deal.add", ""),
        ("rule.by_deal.1.add", "draw_count"),
        ("rule.by_deal.1.draw_count", "3"),
        ("friends-name", "Ann"),
    ] {
        room.press(0, set(name, value));
    }
    room.press(0, step(FriendsStep::Invite));
    let invitation = room.session(0).friends().link().unwrap();
    room.answer(1, &invitation, "Bea");
    let rules = room.session(0).plan().rules().unwrap();
    assert_eq!(rules.of_hand(2).draw_count, 3);
    for hand in 1..=3 {
        room.deal();
        let guest = room.session(1);
        assert!(guest.is_guest() && guest.standing().unwrap().hand == hand);
        assert_eq!(guest.current_rules(), rules, "the rules of the match");
        assert_eq!(guest.rules_of_hand(), room.session(0).rules_of_hand());
        if hand > 1 {
            let Some(GameEvent::Dealt { rules: told, .. }) = guest.log().first() else { panic!("{:?}", guest.log()) };
            assert_eq!(told.as_ref().map(|rules| rules.draw_count), (hand == 2).then_some(3));
        }
        room.play_hand();
        assert_eq!(room.session(1).score(), room.session(0).score());
    }
}

#[test]
fn a_reload_of_either_side_leaves_the_links_as_they_were() {
    let mut room = Room::new(2);
    room.gather(Preset::Duel);
    let invitation = room.session(0).friends().link().unwrap();
    room.deal();
    for _ in 0..6 {
        room.play_one();
    }
    room.reload(0);
    assert_eq!(room.session(0).friends().link().as_ref(), Some(&invitation), "the invitation is the same");
    assert!(room.session(0).friends().hosts_match() && room.session(0).is_shared());
    assert!(room.hand_is_on());
    assert!(room.session(1).friends().guest().unwrap().is_connected(), "the guest was found where it waits");
    // A guest that cannot be found answers the same invitation again.
    room.devices[1].answered.clear();
    room.reload(0);
    assert!(!room.session(1).friends().guest().unwrap().is_connected());
    room.press(1, step(FriendsStep::Answer));
    let reply = room.session(1).friends().link().unwrap();
    room.press(0, Intent::Friends(FriendsIntent::of_link(reply)));
    assert!(room.session(0).friends().news().contains(&News::Back(1)));
    for _ in 0..6 {
        room.play_one();
        room.agree();
    }
    let seat = room.session(1).me();
    room.reload(1);
    assert_eq!(room.session(1).dialog(), Some(&Dialog::Friends(FriendsPage::Invited)));
    room.answer_again(1);
    assert_eq!(room.session(1).me(), seat, "the guest has its seat again");
    room.agree();
    room.play_hand();
}

#[test]
fn a_host_who_reloads_the_page_sees_at_once_who_is_away_and_what_brings_them_back() {
    let mut room = Room::new(2);
    let invitation = room.invite(Preset::Duel, "Ann");
    let reply = room.reply_of(1, &invitation, "Bea");
    let sees_table = |room: &mut Room| {
        room.reload(0);
        assert_eq!(room.session(0).dialog(), Some(&Dialog::Friends(FriendsPage::Table)));
        assert!(room.says_page(0).contains("Your invitation"));
    };
    sees_table(&mut room);
    room.use_reply(&reply);
    room.deal();
    room.devices[1].answered.clear();
    sees_table(&mut room);
    assert!(room.says_page(0).contains("away"));
}

#[test]
fn what_makes_no_sense_is_refused() {
    let mut room = Room::new(3);
    // No network is told before there is an invitation.
    room.has_network = false;
    room.press(0, set("friends-name", "Ann"));
    room.press(0, step(FriendsStep::Invite));
    assert_eq!(room.session(0).friends().host().unwrap().end(), &HostEnd::Unable(NoConnections::NoNetwork));
    assert_eq!(room.session(0).friends().link(), None);
    room.press(0, step(FriendsStep::Leave));
    room.has_network = true;
    room.gather(Preset::ThreeHanded);
    // A reply that is none, one of another invitation, and an invitation in place of a reply.
    for (text, is_refused) in [("hello", true), ("#join=I1abc", true)] {
        room.press(0, set("friends-reply", text));
        room.press(0, step(FriendsStep::Apply));
        assert_eq!(room.session(0).friends().not_used().is_some(), is_refused, "{text}");
    }
    let mut other = Room::new(2);
    other.gather(Preset::Duel);
    let invitation = other.session(0).friends().link().unwrap();
    room.press(1, Intent::Friends(FriendsIntent::of_link(invitation.clone())));
    assert_eq!(room.session(1).friends().not_used(), Some(&NotUsed::Occupied), "who sits at a table stays there");
    room.press(0, Intent::Friends(FriendsIntent::of_link(invitation)));
    assert_eq!(room.session(0).friends().not_used(), Some(&NotUsed::Occupied));
    // Messages that are none close the line, and the hand goes on when the guest is back.
    room.deal();
    let (line, _, own) = room.lines[0];
    room.tell(0, Message::Friends(FriendsMessage::Received(line, "nonsense".to_owned())));
    assert!(!room.session(1).friends().guest().unwrap().is_connected());
    assert!(room.hand_is_on());
    // What comes by a line that is gone changes nothing.
    for message in
        [FriendsMessage::Received(own, "{}".to_owned()), FriendsMessage::Opened(99), FriendsMessage::Closed(7)]
    {
        room.tell(1, Message::Friends(message));
    }
    room.answer_again(1);
    room.play_hand();
}

#[test]
fn a_reply_that_is_opened_elsewhere_reaches_the_table_that_waits() {
    let mut room = Room::new(3);
    let invitation = room.invite(Preset::Duel, "Ann");
    let reply = room.reply_of(1, &invitation, "Bea");
    room.press(2, Intent::Friends(FriendsIntent::of_link(reply.clone())));
    assert_eq!(room.session(2).friends().passed(), Some(Passed::Taken));
    assert_eq!(room.session(2).dialog(), Some(&Dialog::Friends(FriendsPage::Reply)));
    assert!(room.session(0).friends().news().contains(&News::Arrived(1)));
    room.leave(0);
    assert!(room.session(0).friends().host().is_none());
    room.press(2, Intent::Friends(FriendsIntent::of_link(reply)));
    assert_eq!(room.session(2).friends().passed(), Some(Passed::Nobody));
}

#[test]
fn the_camera_reads_a_reply() {
    let mut room = Room::new(3);
    let invitation = room.invite(Preset::ThreeHanded, "Ann");
    let camera = |room: &Room| room.session(0).friends().camera();
    room.press(0, step(FriendsStep::Scan));
    assert_eq!(camera(&room), Camera::Refused, "there is none");
    room.seen_by_camera = Some("a price tag".to_owned());
    room.press(0, step(FriendsStep::Scan));
    assert_eq!(camera(&room), Camera::Off);
    assert!(room.session(0).friends().not_used().is_some());
    let reply = room.reply_of(1, &invitation, "Bea");
    room.seen_by_camera = Some(reply);
    room.press(0, step(FriendsStep::Scan));
    assert_eq!(room.session(0).friends().not_used(), None);
    assert!(room.session(0).friends().news().contains(&News::Arrived(1)));
    // The dialog is closed while the camera is on.
    let mut alone = Session::default();
    let scan = Intent::Friends(FriendsStep::Scan.into());
    let effects = alone.update(scan.clone().into());
    assert!(effects.contains(&Effect::Friends(FriendsEffect::Scan)), "{effects:?}");
    assert_eq!(alone.friends().camera(), Camera::On);
    alone.update(Message::Friends(FriendsMessage::CameraEnded));
    assert_eq!(alone.friends().camera(), Camera::Off);
    alone.update(scan.clone().into());
    assert_eq!(alone.update(scan.into()).iter().filter(|effect| matches!(effect, Effect::Friends(_))).count(), 0);
    assert_eq!(alone.friends().camera(), Camera::Off);
}

/// What a page of the same browser restores that may not write.
fn open_apart(stored: &BTreeMap<&'static str, String>) -> (Session, Vec<Effect>) {
    let mut session = Session::default();
    let mut effects = session.update(Message::Storage(StorageMessage::Writer(Writer::Other)));
    let settings = stored.get("settings").cloned();
    effects.extend(session.update(Message::Storage(StorageMessage::Restore { settings, game: None })));
    let text = stored[StoredValue::Friends.name()].clone();
    effects.extend(session.update(Message::Storage(StorageMessage::Restored(StoredValue::Friends, text))));
    (session, effects)
}

#[test]
fn an_end_with_other_credentials_is_another_invitation() {
    let mut room = Room::new(2);
    room.gather(Preset::Duel);
    let invitation = room.session(0).friends().link();
    let ready = |endpoint: Endpoint| Message::Friends(FriendsMessage::Ready(Box::new(endpoint)));
    room.tell(0, ready(endpoint(0)));
    assert_eq!(room.session(0).friends().link(), invitation, "its candidates do not count");
    assert!(!room.session(0).friends().host().unwrap().is_renewed());
    let other = Endpoint::new("xxxx", "0123456789abcdef01234567", [0; 32], &[]).unwrap();
    room.tell(0, ready(other.clone()));
    let renewed = room.session(0).friends().link();
    assert_ne!(renewed, invitation);
    assert_eq!(read_invitation(&renewed.unwrap()).unwrap().endpoint(), Some(&other));
    room.press(0, Intent::Dialog(DialogIntent::Open(DialogKind::Friends)));
    assert!(room.says_page(0).contains("This is another invitation"));
    room.tell(0, ready(other));
    assert!(room.session(0).friends().host().unwrap().is_renewed());
}

#[test]
fn a_table_has_one_page_of_a_browser() {
    let mut room = Room::new(2);
    room.press(0, Intent::from_control("preset", Preset::Duel.name()).unwrap());
    room.press(0, set("friends-name", "Ann"));
    room.press(0, step(FriendsStep::Invite));
    let invitation = room.session(0).friends().link();
    room.press(1, Intent::Friends(FriendsIntent::of_link(invitation.clone().unwrap())));
    room.press(1, set("friends-name", "Bea"));
    room.press(1, step(FriendsStep::Answer));
    let reply = room.session(1).friends().link().unwrap();
    let stored = room.devices[0].stored.clone();
    // A page beside it is nobody's table, and hands over a reply that is opened there, in place of its question.
    let (mut other, effects) = open_apart(&stored);
    assert!(!effects.iter().any(|effect| matches!(effect, Effect::Friends(_))), "{effects:?}");
    assert!(other.friends().host().is_none());
    let effects = other.update(Intent::Friends(FriendsIntent::of_link(reply.clone())).into());
    let passed = reply.trim_start_matches('#').to_owned();
    let is_pass = |effect: &Effect| match effect {
        Effect::Friends(FriendsEffect::Pass(text)) => text.trim_start_matches('#') == passed,
        _ => false,
    };
    assert!(effects.iter().any(is_pass), "{effects:?}");
    assert_eq!(other.dialog(), Some(&Dialog::Friends(FriendsPage::Reply)));

    // Taking over moves the table there, with its links.
    let effects = room.devices[0].session.update(Message::Storage(StorageMessage::Writer(Writer::Other)));
    let left: Vec<&Effect> = effects.iter().filter(|effect| matches!(effect, Effect::Friends(_))).collect();
    assert_eq!(left, [&Effect::Friends(FriendsEffect::Leave(false))]);
    assert!(room.session(0).friends().host().is_none());
    let is_save = |effect: &Effect| matches!(effect, Effect::Storage(StorageEffect::Save(StoredValue::Friends, _)));
    assert!(!effects.iter().any(is_save), "{effects:?}");
    other.update(Message::Storage(StorageMessage::Writer(Writer::This)));
    let text = stored[StoredValue::Friends.name()].clone();
    let effects = other.update(Message::Storage(StorageMessage::Restored(StoredValue::Friends, text)));
    assert!(effects.contains(&Effect::Friends(FriendsEffect::Host)));
    assert_eq!(other.friends().link(), invitation);
}

#[test]
fn a_reply_in_vain_is_told_with_its_causes() {
    let mut room = Room::new(2);
    let invitation = room.invite(Preset::Duel, "Ann");
    let reply = room.reply_of(1, &invitation, "Bea");
    // The page of the guest is closed meanwhile.
    room.devices[1].answered.clear();
    room.use_reply(&reply);
    assert!(!room.session(0).friends().host().unwrap().sought()[0].is_late);
    room.wait(16_000);
    assert!(room.session(0).friends().host().unwrap().sought()[0].is_late);
    assert!(room.session(0).friends().news().contains(&News::NotFound("Bea".to_owned())));
    // The guest is told after an hour.
    room.wait(3_600_000);
    assert!(room.session(1).friends().guest().unwrap().is_late());
}

#[test]
fn all_decide_about_an_undo_and_a_bot() {
    let mut room = Room::new(2);
    room.gather(Preset::Duel);
    room.deal();
    for _ in 0..8 {
        room.play_one();
    }
    let actor = (0..2).find(|&at| !room.session(at).is_my_turn()).unwrap();
    let before = room.session(actor).observation().unwrap().snapshot();
    room.press(actor, Intent::Table(TableIntent::Undo));
    let other = 1 - actor;
    assert!(room.session(other).friends().vote().is_some(), "nothing is taken back before all agree");
    assert_eq!(room.session(actor).observation().unwrap().snapshot(), before);
    room.press(other, step(FriendsStep::Vote(true)));
    assert_ne!(room.session(actor).observation().unwrap().snapshot(), before);
    room.agree();
    // A phrase and a reminder reach the others. Who has said something sees the table again.
    room.press(1, step(FriendsStep::Talk));
    assert_eq!(room.session(1).dialog(), Some(&Dialog::Friends(FriendsPage::Say)));
    assert!((0..PHRASES.len()).all(|at| room.says_page(1).contains(view::text::phrase(at))));
    room.press(1, step(FriendsStep::Say(0)));
    assert_eq!(room.session(1).dialog(), None);
    assert!(room.session(0).friends().news().contains(&News::Said(1, 0)));
    assert!(room.says_page(0).contains("Bea: Hello!"));
    // The guest is cut: its seat waits, until all who are there let a bot play.
    room.is_cut = true;
    room.wait(36_000);
    assert!(room.session(0).friends().news().contains(&News::Away(1, Some(AwayReason::LineCut))));
    room.press(0, step(FriendsStep::AskBot(1)));
    assert_eq!(room.session(0).places()[1].player, Player::Bot(Level::usual()));
    for _ in 0..10 {
        room.play_one();
    }
    (room.is_cut, room.lines) = (false, Vec::new());
    room.answer_again(1);
    assert_eq!(room.session(0).places()[1].player, Player::Friend, "the person has the hand again");
    room.agree();
    room.play_hand();
}

#[test]
fn nothing_helps_at_a_table_with_friends() {
    let mut room = Room::new(2);
    for at in 0..2 {
        room.press(at, Intent::Settings(SettingsIntent::Toggle(Switch::Practice)));
        room.press(at, Intent::Settings(SettingsIntent::Toggle(Switch::OpenHands)));
    }
    room.gather(Preset::Duel);
    room.deal();
    for at in 0..2 {
        let session = room.session(at);
        assert!(!session.standing().unwrap().practice);
        for seat in session.standing().unwrap().rules.players.seats() {
            assert_eq!(session.open_hand(seat), None);
        }
    }
    // A guest does not lose the table by what would start another game.
    let before = room.session(1).observation().unwrap().snapshot();
    for intent in [
        Intent::Dialog(DialogIntent::Open(DialogKind::NewGame)),
        Intent::Table(TableIntent::Abandon),
        "same-again".parse().unwrap(),
        "lesson".parse().unwrap(),
    ] {
        room.press(1, intent);
        assert!(room.session(1).is_guest());
        assert_eq!(room.session(1).observation().unwrap().snapshot(), before);
    }
    room.leave(1);
    assert!(!room.session(1).is_guest() && room.session(1).friends().guest().is_none());
    room.wait(1_000);
    assert!(room.session(0).friends().news().contains(&News::Away(1, Some(AwayReason::Left))));
}

#[test]
fn the_table_ends_with_its_match() {
    let mut room = Room::new(2);
    room.gather(Preset::Duel);
    room.deal();
    room.press(0, Intent::Table(TableIntent::Abandon));
    room.press(0, Intent::Dialog(DialogIntent::Confirm));
    if room.session(0).friends().host().is_some() {
        room.press(0, Intent::Table(TableIntent::Abandon));
        room.press(0, Intent::Dialog(DialogIntent::Confirm));
    }
    assert!(room.session(0).friends().host().is_none(), "{:?}", room.session(0).dialog());
    assert_eq!(room.session(1).friends().guest().unwrap().line(), GuestLine::Closed(Some(CloseReason::Bye)));
}

#[test]
fn no_bot_has_the_name_of_a_friend() {
    let mut room = Room::new(2);
    room.press(0, Intent::from_control("preset", Preset::Classic.name()).unwrap());
    for seat in [1, 3] {
        room.press(0, step(FriendsStep::Seat(seat, SeatChoice::Bot)));
    }
    let invitation = room.invite(Preset::Classic, "Dan");
    room.answer(1, &invitation, "ada");
    room.deal();
    for device in 0..2 {
        let names: Vec<String> = room.session(device).places().iter().map(|place| place.name.to_string()).collect();
        assert_eq!(names, ["Dan", "Ben", "ada", "Cleo"], "at device {device}");
    }
}

#[test]
fn another_game_of_the_host_does_not_end_the_hand_of_all() {
    let mut room = Room::new(2);
    room.gather(Preset::Duel);
    room.deal();
    for intent in [NewGameIntent::Start, NewGameIntent::SameDeal] {
        room.press(0, Intent::NewGame(intent));
        assert!(room.session(0).friends().hosts_match() && room.hand_is_on(), "the table stands");
        assert!(matches!(room.session(0).dialog(), Some(Dialog::Friends(_))), "{:?}", room.session(0).dialog());
    }
    assert!(matches!(room.session(1).friends().guest().unwrap().line(), GuestLine::Open(_)));
}

#[test]
fn a_line_that_is_cut_for_a_minute_comes_back_by_itself() {
    let mut room = Room::new(3);
    room.gather(Preset::Classic);
    room.deal();
    for _ in 0..6 {
        room.play_one();
    }
    assert_eq!(room.spares.len(), 4 * SPARES, "each side of each line has its own");
    room.is_cut = true;
    room.wait(45_000);
    let guest = room.session(1).friends().guest().unwrap();
    assert_eq!(guest.line(), GuestLine::Closed(Some(CloseReason::Silent)));
    assert!(guest.is_looking());
    assert!(room.says_page(1).contains("The devices look for each other"));
    assert!(!room.says_page(1).contains("The other device is not heard"), "one of the two sentences is enough");
    assert!(room.session(0).friends().news().contains(&News::Away(2, Some(AwayReason::LineCut))));
    room.is_cut = false;
    room.wait(20_000);
    for at in 1..3 {
        assert!(room.session(at).friends().guest().unwrap().is_connected(), "device {at}");
        assert!(room.session(0).friends().news().contains(&News::Back(at)));
    }
    assert_eq!(room.spares.len(), 4 * SPARES);
    room.agree();
    room.play_hand();
    // A guest who answers anew later has another line than any before.
    room.lines.clear();
    room.answer_again(1);
    assert!(room.session(1).friends().guest().unwrap().is_connected());
}

#[test]
fn all_see_that_they_wait_for_a_friend_who_is_away() {
    let mut room = Room::new(3);
    room.gather(Preset::Classic);
    room.deal();
    while room.session(0).observation().unwrap().to_act().index() != 2 {
        room.play_one();
    }
    let count = |room: &Room, at: usize, words: &str| room.says_page(at).matches(words).count();
    assert_eq!([0, 1].map(|at| count(&room, at, "Waiting for Cem")), [1, 1]);
    room.reload(2);
    for at in [0, 1] {
        assert_eq!(count(&room, at, "The page of Cem was closed or loaded again. The seat waits."), 1, "device {at}");
        assert_eq!(count(&room, at, "Waiting for Cem") + count(&room, at, "Remind"), 0, "device {at}");
    }
    // Nobody waits for a bot, or reminds it.
    room.press(0, step(FriendsStep::AskBot(2)));
    room.press(1, step(FriendsStep::Vote(true)));
    assert!(room.session(1).friends().news().contains(&News::BotPlays(2)));
    assert_eq!(count(&room, 1, "Waiting for Cem") + count(&room, 1, "Remind") + count(&room, 1, "The page of Cem"), 0);
    room.answer_again(2);
    assert_eq!([0, 1].map(|at| count(&room, at, "The page of Cem")), [0, 0]);
}

#[test]
fn who_leaves_is_asked_first_and_comes_back_by_the_same_invitation() {
    let mut room = Room::new(2);
    room.gather(Preset::Duel);
    let invitation = room.session(0).friends().link().unwrap();
    room.deal();
    let hand = room.session(1).observation().unwrap().hand();
    room.press(1, step(FriendsStep::Leave));
    assert!(room.session(1).is_guest(), "nothing is left before the answer");
    room.press(1, Intent::Dialog(DialogIntent::Close));
    room.leave(1);
    assert!(!room.session(1).is_guest());
    room.reload(1);
    room.answer(1, &invitation, "Bea");
    assert!(room.session(0).friends().news().contains(&News::Back(1)));
    assert_eq!(room.session(1).observation().unwrap().hand(), hand);
    room.play_hand();
}

#[test]
fn a_page_that_saves_nothing_takes_no_seat() {
    let mut room = Room::new(2);
    let invitation = room.invite(Preset::Duel, "Ann");
    let mut other = Session::default();
    other.update(Message::Storage(StorageMessage::Writer(Writer::Other)));
    other.update(Intent::Friends(FriendsIntent::of_link(invitation)).into());
    other.update(set("friends-name", "Bea").into());
    let effects = other.update(step(FriendsStep::Answer).into());
    assert!(!effects.iter().any(|effect| matches!(effect, Effect::Friends(_))), "{effects:?}");
    assert!(format!("{:?}", view::page(&other)).contains("aria-disabled"));
    // Once it writes, the invitation is there still.
    other.update(Message::Storage(StorageMessage::Writer(Writer::This)));
    assert_eq!(other.dialog(), Some(&Dialog::Friends(FriendsPage::Invited)));
    let effects = other.update(step(FriendsStep::Answer).into());
    assert!(effects.iter().any(|effect| matches!(effect, Effect::Friends(FriendsEffect::Answer(..)))));
}

#[test]
fn an_invitation_that_was_only_opened_gives_way_to_the_stored_table() {
    let mut room = Room::new(2);
    room.gather(Preset::Duel);
    let own = room.session(0).friends().link();
    let mut elsewhere = Room::new(1);
    let invitation = elsewhere.invite(Preset::Classic, "Dora");
    let mut page = Session::default();
    page.update(Intent::Friends(FriendsIntent::of_link(invitation)).into());
    let text = room.devices[0].stored[StoredValue::Friends.name()].clone();
    page.update(Message::Storage(StorageMessage::Restored(StoredValue::Friends, text)));
    assert_eq!(page.friends().link(), own);
}

#[test]
fn what_a_later_version_has_stored_is_left_alone() {
    let mut page = Session::default();
    let text = r#"{"version":2,"table":"unknown"}"#.to_owned();
    page.update(Message::Storage(StorageMessage::Restored(StoredValue::Friends, text)));
    let is_save = |effect: &Effect| matches!(effect, Effect::Storage(StorageEffect::Save(StoredValue::Friends, _)));
    let effects = page.update(set("friends-name", "Ann").into());
    assert!(!effects.iter().any(is_save), "{effects:?}");
    let effects = page.update(step(FriendsStep::Invite).into());
    assert!(effects.iter().any(is_save), "a table of its own is stored: {effects:?}");
}

#[test]
fn a_question_of_all_is_seen_over_a_menu_and_on_the_page_of_the_table() {
    let mut room = Room::new(2);
    room.gather(Preset::Duel);
    room.deal();
    for _ in 0..8 {
        room.play_one();
    }
    room.press(0, Intent::Dialog(DialogIntent::Open(DialogKind::More)));
    room.press(1, Intent::Table(TableIntent::Undo));
    assert_eq!(room.session(0).dialog(), Some(&Dialog::Friends(FriendsPage::Table)));
    let page = room.says_page(0);
    assert!(page.contains("May Bea take back the last move?") && page.contains("friends-vote:yes"), "{page}");
    room.press(0, step(FriendsStep::Vote(false)));
    assert!(room.session(0).friends().vote().is_none());
}

#[test]
fn the_host_stays_at_the_table_while_the_hand_is_on() {
    let mut room = Room::new(2);
    room.gather(Preset::Duel);
    room.deal();
    for way in ["lesson", "next-mistake", "next-question", "look-back", "review-match"] {
        room.press(0, way.parse().unwrap());
        assert!(room.session(0).shows_match(), "{way}");
        assert_eq!(room.session(0).dialog(), Some(&Dialog::Friends(FriendsPage::Table)), "{way}");
        room.press(0, Intent::Dialog(DialogIntent::Close));
    }
}

#[test]
fn the_same_deal_without_friends_is_played_by_bots() {
    let mut room = Room::new(2);
    room.gather(Preset::Duel);
    room.deal();
    room.play_hand();
    room.leave(0);
    // The library that is to keep the match does not answer here.
    room.press(0, Intent::NewGame(NewGameIntent::SameDeal));
    for _ in 0..3 {
        if let Some(id) = room.session(0).match_id().cloned() {
            room.tell(0, Message::Library(LibraryMessage::NotKept(id)));
        }
        if room.session(0).question() == Some(Confirmation::SameDeal) {
            room.press(0, Intent::Dialog(DialogIntent::Confirm));
        }
    }
    let players: Vec<Player> = room.session(0).places().iter().map(|place| place.player).collect();
    assert_eq!(players, [Player::Person, Player::Bot(Level::usual())]);
    assert!(!room.session(0).is_shared());
}

#[test]
fn an_earlier_reply_of_a_friend_who_has_come_is_looked_for_no_more() {
    let mut room = Room::new(2);
    let invitation = room.invite(Preset::Duel, "Ann");
    let first = room.reply_of(1, &invitation, "Bea");
    room.devices[1].answered.clear();
    room.use_reply(&first);
    let line = room.session(0).friends().host().unwrap().sought()[0].line;
    room.wait(16_000);
    assert!(room.session(0).friends().host().unwrap().sought()[0].is_late);
    room.answer(1, &invitation, "Bea");
    assert!(room.session(0).friends().host().unwrap().sought().is_empty(), "line {line} is given up");
}

#[test]
fn the_next_hand_shows_the_table_while_all_shuffle() {
    let mut room = Room::new(2);
    room.gather(Preset::Duel);
    room.deal();
    room.play_hand();
    assert!(matches!(room.session(0).dialog(), Some(Dialog::Score(_))));
    room.is_cut = true;
    room.press(0, Intent::Table(TableIntent::NextHand));
    assert_eq!(room.session(0).dialog(), None);
    assert!(room.says_page(0).contains("Everybody shuffles"));
}

#[test]
fn the_first_deal_asks_before_it_takes_the_place_of_a_match_that_the_library_cannot_keep() {
    let mut room = Room::new(2);
    room.shelf = Some(full_shelf());
    room.play_own_match();
    let own = room.session(0).record();
    room.gather(Preset::Duel);
    room.press(0, Intent::Dialog(DialogIntent::Open(DialogKind::Friends)));
    let deal = || step(FriendsStep::Deal);
    room.press(0, deal());
    assert_eq!(room.session(0).question(), Some(Confirmation::DealFriends));
    let page = room.says_page(0);
    assert!(page.contains("the library could not store it"), "{page}");
    room.press(0, Intent::Dialog(DialogIntent::Decline));
    assert_eq!(room.session(0).dialog(), Some(&Dialog::Friends(FriendsPage::Table)), "the table is there");
    assert!(room.session(0).friends().host().unwrap().lobby().is_some());
    assert_eq!(room.session(0).record(), own, "so is the match");
    room.press(0, deal());
    room.press(0, Intent::Dialog(DialogIntent::Confirm));
    assert!(room.session(0).friends().hosts_match() && room.session(0).is_shared() && room.hand_is_on());
    room.play_hand();
}

#[test]
fn the_first_deal_waits_until_the_library_has_the_match_in_its_place() {
    let mut room = Room::new(2);
    room.play_own_match();
    let own = room.session(0).record();
    room.gather(Preset::Duel);
    room.press(0, step(FriendsStep::Deal));
    assert_eq!(room.session(0).question(), None);
    assert_eq!(room.session(0).record(), own, "nothing is dealt before the library has answered");
    let id = room.session(0).match_id().cloned().expect("the library was asked");
    room.tell(0, Message::Library(LibraryMessage::NotKept(id)));
    assert_eq!(room.session(0).question(), Some(Confirmation::DealFriends));
    room.press(0, Intent::Dialog(DialogIntent::Decline));
    // It has room again.
    room.shelf = Some(Shelf::default());
    room.press(0, step(FriendsStep::Deal));
    assert_eq!(room.session(0).question(), None);
    assert!(room.session(0).is_shared() && room.hand_is_on());
    let kept = room.shelf.as_ref().unwrap().games.len();
    assert_eq!(kept, 1, "the own match can be continued from there");
}

#[test]
fn another_match_with_the_same_friends_asks_before_a_loss_too() {
    let mut room = Room::new(2);
    room.gather(Preset::Evening);
    while room.session(0).standing().is_none_or(|standing| standing.end.is_none()) {
        room.deal();
        room.play_hand();
    }
    let over = room.session(0).record();
    room.shelf = Some(full_shelf());
    room.press(0, Intent::NewGame(NewGameIntent::SameAgain));
    assert_eq!(room.session(0).question(), Some(Confirmation::SameAgain));
    room.press(0, Intent::Dialog(DialogIntent::Decline));
    assert_eq!(room.session(0).record(), over);
    room.press(0, Intent::NewGame(NewGameIntent::SameAgain));
    room.press(0, Intent::Dialog(DialogIntent::Confirm));
    assert!(room.session(0).is_shared() && room.hand_is_on());
    assert!(room.session(1).observation().unwrap().ended().is_none(), "the friend plays it too");
}

#[test]
fn a_table_that_was_left_is_one_of_this_device_once_bots_have_all_its_seats() {
    for bot_plays_before in [false, true] {
        let mut room = Room::new(2);
        room.press(0, Intent::Settings(SettingsIntent::Toggle(Switch::Practice)));
        room.gather(Preset::Duel);
        room.deal();
        if bot_plays_before {
            room.is_cut = true;
            room.wait(36_000);
            room.press(0, step(FriendsStep::AskBot(1)));
            assert!(room.session(0).is_shared(), "the friend may come back");
        }
        room.leave(0);
        if !bot_plays_before {
            assert!(room.session(0).is_shared(), "nobody plays for the friend yet");
            room.press(0, step(FriendsStep::FillWithBots));
        }
        let players: Vec<Player> = room.session(0).places().iter().map(|place| place.player).collect();
        assert_eq!(players, [Player::Person, Player::Bot(Level::usual())]);
        assert!(!room.session(0).is_shared());
        assert!(room.session(0).standing().unwrap().practice, "what helps from now on is said of the hand");
    }
}

#[test]
fn the_choice_of_the_reach_is_not_folded_under_the_focus() {
    let mut room = Room::new(1);
    room.press(0, Intent::Dialog(DialogIntent::Open(DialogKind::Friends)));
    let is_open = |room: &Room| {
        let Some(page) = view::page(room.session(0)).dialog else { panic!("the plan is shown") };
        let mut all = vec![&page.dialog];
        let mut open = Vec::new();
        while let Some(node) = all.pop() {
            if let Node::Element(element) = node {
                let is_reach = element.tag == "details" && element.key.as_deref() == Some("reach");
                open.extend(is_reach.then(|| element.attributes.iter().any(|(name, _)| *name == "open")));
                all.extend(&element.children);
            }
        }
        open
    };
    assert_eq!(is_open(&room), [false], "nothing is chosen");
    for reach in [Reach::Public, Reach::Network] {
        room.press(0, step(FriendsStep::Reach(reach)));
        assert_eq!(is_open(&room), [true], "{reach:?}");
    }
}

#[test]
fn a_browser_without_connections_says_so_before_anything_is_pressed() {
    let invitation = Room::new(1).invite(Preset::Duel, "Dora");
    let mut room = Room::new(2);
    room.has_web_rtc = false;
    let said = "This browser cannot connect to other devices.";
    room.press(0, Intent::Dialog(DialogIntent::Open(DialogKind::Friends)));
    assert!(room.says_page(0).contains(said));
    room.press(0, set("friends-name", "Ann"));
    room.press(0, step(FriendsStep::Invite));
    assert!(room.session(0).friends().host().is_none() && room.says_page(0).contains(said));
    room.press(1, Intent::Friends(FriendsIntent::of_link(invitation)));
    assert_eq!(room.says_page(1).matches(said).count(), 1);
    room.press(1, set("friends-name", "Bea"));
    room.press(1, step(FriendsStep::Answer));
    assert_eq!(room.session(1).friends().link(), None);
    assert!(room.says_page(1).contains(said));
    let mut other = Room::new(1);
    other.press(0, Intent::Dialog(DialogIntent::Open(DialogKind::Friends)));
    assert!(!other.says_page(0).contains(said));
}

#[test]
fn a_bot_of_the_chosen_level_plays_after_the_chosen_time_and_all_are_told() {
    let mut room = Room::new(3);
    room.press(0, Intent::Dialog(DialogIntent::Open(DialogKind::Friends)));
    assert!(room.says_page(0).contains("The seat waits"));
    room.press(0, step(FriendsStep::Away(Patience::TwoMinutes)));
    room.press(0, set("friends-bots", "casual"));
    assert!(room.says_page(0).contains("After 2 min the computer plays"));
    let bot = Player::Bot(Level::named("casual").unwrap());
    room.gather(Preset::Classic);
    for at in [1, 2] {
        // A guest sees it before the first deal.
        assert!(room.says_page(at).contains("After 2 min the computer plays"), "device {at}");
        let level = view::text::level(Level::named("casual").unwrap());
        assert!(room.says_page(at).contains(level), "device {at}");
    }
    room.deal();
    assert_eq!(room.session(0).places()[3].player, bot);
    // Nobody finds a page that is gone without a word.
    room.devices[2].answered.clear();
    room.reload(0);
    // Whoever is not back has the same time from now on.
    room.wait(100_000);
    assert_eq!(room.session(0).places()[2].player, Player::Friend);
    room.wait(25_000);
    assert_eq!(room.session(0).places()[2].player, bot, "the choice is stored with the table");
    for at in [0, 1] {
        assert!(room.session(at).friends().news().contains(&News::BotPlays(2)), "device {at}");
    }
    room.answer_again(2);
    assert_eq!(room.session(0).places()[2].player, Player::Friend);
    room.play_hand();
}

#[test]
fn a_vote_that_the_time_of_the_host_has_decided_is_told_as_that() {
    let mut room = Room::new(3);
    room.press(0, step(FriendsStep::Away(Patience::OneMinute)));
    room.gather(Preset::Classic);
    room.deal();
    room.leave(2);
    room.wait(30_000);
    room.press(1, step(FriendsStep::AskBot(2)));
    room.wait(31_000);
    let decided = News::Decided(Question::BotPlays { seat: 2 }, true, VoteEnd::TimeOver);
    for at in [0, 1] {
        assert_eq!(room.session(at).friends().news().last(), Some(&decided), "device {at}");
        assert!(room.says_page(at).contains("The time is over: the computer plays for Cem."));
        assert!(!room.says_page(at).contains("All agree"));
    }
}

#[test]
fn others_see_that_a_person_on_turn_is_busy_with_the_cards() {
    let mut room = Room::new(2);
    room.gather(Preset::Duel);
    room.deal();
    for _ in 0..6 {
        let actor = (0..2).find(|&at| room.session(at).is_my_turn()).unwrap();
        let other = 1 - actor;
        let name = ["Ann", "Bea"][actor];
        assert!(room.says_page(other).contains(&format!("Waiting for {name}")));
        let card = room.session(actor).hand_layout().cards()[0].id;
        room.press(actor, Intent::Hand(HandIntent::SelectOnly(vec![card])));
        assert!(room.says_page(other).contains(&format!("{name} is thinking…")), "{name}");
        assert!(!room.says_page(other).contains(&format!("Waiting for {name}")));
        room.wait(11_000);
        assert!(room.says_page(other).contains(&format!("Waiting for {name}")));
        room.play_one();
    }
}

/// A guest who was cut is shown all that it has missed, one action after the other.
#[test]
fn a_guest_is_shown_what_it_has_missed_in_order() {
    let mut room = Room::new(2);
    room.gather(Preset::Classic);
    room.deal();
    room.play_past_turn_of(1);
    let before = room.session(1).hand_history().len();
    room.is_cut = true;
    // Two bots and the host play until the guest is waited for.
    while room.session(0).is_my_turn() || room.session(0).others_play() {
        room.play_one();
    }
    room.wait(36_000);
    (room.is_cut, room.lines) = (false, Vec::new());
    room.answer_again(1);
    let mut shown: Vec<GameEvent> = room.session(0).hand_history();
    shown.retain(|event| !matches!(event, GameEvent::Dealt { .. }));
    assert!(room.session(1).is_my_turn());
    room.agree();
    let seen = room.session(1).hand_history();
    assert!(seen.len() > before);
    assert_eq!(seen, shown, "the guest was told all events in order");
}

#[test]
fn the_cutter_is_asked_at_its_own_device_and_the_others_wait_for_it() {
    let mut room = Room::new(2);
    room.press(0, set("preset", Preset::Duel.name()));
    room.press(0, set("rule.cut_keep", "one"));
    room.press(0, set("friends-name", "Ann"));
    room.press(0, step(FriendsStep::Invite));
    let invitation = room.session(0).friends().link().unwrap();
    room.answer(1, &invitation, "Bea");
    room.deal();
    room.play_hand();
    for _ in 0..2 {
        room.press(0, Intent::Table(TableIntent::NextHand));
        let cutter = room.session(0).friends().cutter().unwrap();
        let other = 1 - cutter;
        assert!(matches!(room.session(cutter).dialog(), Some(Dialog::Cut(_))));
        assert!(!matches!(room.session(other).dialog(), Some(Dialog::Cut(_))));
        room.press(other, Intent::Dialog(DialogIntent::Close));
        let name = ["Ann", "Bea"][cutter];
        assert!(room.says_page(other).contains(&format!("Waiting for {name}")));
        room.press(cutter, set("cut", "30"));
        assert!(!room.hand_is_on(), "the deal waits");
        room.press(cutter, Intent::NewGame(NewGameIntent::Lift));
        assert!(room.hand_is_on());
        let cut = |at: usize| room.session(at).friends().host().map(|table| table.host().cut());
        assert_eq!(cut(0), Some(Some(30)));
        for at in 0..2 {
            assert_eq!(room.session(at).dialog(), None, "device {at}");
        }
        let Some(GameEvent::Dealt { kept, .. }) = room.session(other).log().first().cloned() else {
            panic!("{:?}", room.session(other).log())
        };
        assert!(kept.is_none_or(|(seat, _)| seat.index() == cutter));
        room.play_hand();
    }
    // Who closes the dialog leaves it to chance, and so does who takes too long.
    room.press(0, Intent::Table(TableIntent::NextHand));
    let cutter = room.session(0).friends().cutter().unwrap();
    room.press(cutter, Intent::Dialog(DialogIntent::Close));
    assert!(room.hand_is_on());
    room.play_hand();
    room.press(0, Intent::Table(TableIntent::NextHand));
    let cutter = room.session(0).friends().cutter().unwrap();
    room.wait(32_000);
    assert!(room.hand_is_on());
    assert_eq!(room.session(cutter).dialog(), None);
}

/// After a hand its numbers tell a guest all cards: the own decisions can be reviewed, and the match goes into the own library.
#[test]
fn a_guest_reviews_the_hand_once_it_is_over_and_keeps_the_match() {
    let mut room = Room::new(2);
    room.guest_shelf = Some(Shelf::default());
    room.gather(Preset::Duel);
    let mut hands = 0;
    while room.session(0).standing().is_none_or(|standing| standing.end.is_none()) {
        room.deal();
        for _ in 0..8 {
            room.play_one();
        }
        let is_open = |turn: &HandTurn| turn.decision.is_some() || turn.drawing.is_some();
        assert!(!room.session(1).hand_turns().iter().any(is_open), "nothing of the hand that is on");
        room.play_hand();
        hands += 1;
        let me = room.session(1).me();
        let turns = room.session(1).hand_turns();
        let own = turns.iter().filter(|turn| turn.seat == Some(me)).find_map(|turn| turn.decision).unwrap();
        room.press(1, Intent::Advice(AdviceIntent::Review(own)));
        let review = room.session(1).review().expect("the decision is reviewed");
        assert_eq!(review.decision, own);
        let theirs = room.session(0).hand_turns();
        assert_eq!(turns.len(), theirs.len());
        for (own, their) in turns.iter().zip(&theirs) {
            assert_eq!((own.seat, &own.events), (their.seat, &their.events));
        }
        let _ = room.says_page(1);
        let shelf = room.guest_shelf.as_ref().unwrap();
        assert_eq!(shelf.games.len(), 1, "one match, however many hands");
    }
    let kept = room.guest_shelf.as_ref().unwrap().games.values().next().unwrap();
    let (game, places) = canasta_app::session::restore(&kept.save).game.unwrap();
    assert_eq!(game.record().hands.len(), hands);
    assert_eq!(game.end(), room.session(0).standing().unwrap().end);
    assert_eq!((places[0].player, places[1].player), (Player::Friend, Player::Person));
    assert!(!room.devices[1].stored.contains_key("game"), "it is not the own match");
}
