//! The host's side of a room: it lets guests in who have the invitation, and hears nobody else.

use super::ciphers::KeyBytes;
use super::connection::{Connection, ConnectionNews, ConnectionState};
use super::frame::Frame;
use super::message::RoomWord;
use super::seal::{Channel, Greeted, Opened};
use super::server::PageName;
use super::{RoomEffect, RoomMessage};
use canasta::friends::{Allowance, LineId, Pace};
use canasta::links::{Endpoint, Room, short_name};
use std::collections::{BTreeMap, VecDeque};

/// The most guests at once.
const MOST_SESSIONS: usize = 32;

/// A guest in the room. A guest who comes again is another one.
pub(in super::super) type SessionId = u32;

/// How a guest is reached.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Way {
    /// It waits for the end of the host.
    Waits,
    /// It was told this end, and answers with its own.
    Told(Box<Endpoint>),
    /// Its end is known, and this line looks for it.
    Sought(LineId),
    /// The server carries this line.
    ByServer(LineId),
}

#[derive(Clone, Debug)]
struct Session {
    page: PageName,
    name: String,
    channel: Channel,
    way: Way,
}

/// What the table is told.
#[derive(Debug, PartialEq, Eq)]
pub(in super::super) enum HostNews {
    /// The guest of this name has told its end.
    Answered(SessionId, String, Box<Endpoint>),
    /// The server is to carry a new line to this guest, in place of one that looks for it.
    ByServer(SessionId, Option<LineId>),
    /// A guest waits, and the browser has made no end when it was asked last.
    NeedsEnd,
    /// A text has come by a line that the server carries.
    Said(LineId, String),
    /// A line that the server carries is over.
    Over(LineId),
}

/// The host's side of a room.
#[derive(Clone, Debug)]
pub(in super::super) struct HostRoom {
    private: KeyBytes,
    room: Room,
    connection: Connection,
    sessions: BTreeMap<SessionId, Session>,
    next_session: SessionId,
    /// The own end, unless it is being made.
    end: Option<Endpoint>,
    /// Whether the browser makes none.
    is_unable: bool,
    allowance: Allowance,
    now: u64,
    /// Pages that have come and were not told yet that this is the host.
    arrivals: VecDeque<PageName>,
    effects: Vec<RoomEffect>,
}

impl HostRoom {
    /// A room, which is entered as soon as the time is known. `private` is the private key of that of the room.
    pub(in super::super) fn new(private: KeyBytes, room: Room) -> HostRoom {
        HostRoom {
            private,
            connection: Connection::new(&room),
            room,
            sessions: BTreeMap::new(),
            next_session: 0,
            end: None,
            is_unable: false,
            allowance: Allowance::new(Pace::STRANGER, 0),
            now: 0,
            arrivals: VecDeque::new(),
            effects: Vec::new(),
        }
    }

    pub(in super::super) const fn private(&self) -> &KeyBytes {
        &self.private
    }

    pub(in super::super) const fn room(&self) -> &Room {
        &self.room
    }

    /// Where the host is.
    pub(in super::super) const fn state(&self) -> ConnectionState {
        self.connection.state()
    }

    /// What the device is to do.
    pub(in super::super) fn take_effects(&mut self) -> Vec<RoomEffect> {
        std::mem::take(&mut self.effects)
    }

    /// Takes the own end, and tells it to those who wait for it.
    pub(in super::super) fn set_end(&mut self, end: Endpoint) {
        self.end = Some(end);
        self.is_unable = false;
        for id in self.sessions.keys().copied().collect::<Vec<_>>() {
            self.tell_end(id);
        }
    }

    /// Notes that the browser makes no end, and tells it to those who wait for one.
    pub(in super::super) fn set_unable(&mut self) -> Vec<HostNews> {
        self.is_unable = true;
        self.sessions.keys().copied().collect::<Vec<_>>().into_iter().filter_map(|id| self.refuse_end(id)).collect()
    }

    /// Tells a guest who waits for an end that there is none.
    fn refuse_end(&mut self, id: SessionId) -> Option<HostNews> {
        self.sessions.get(&id).filter(|session| session.way == Way::Waits)?;
        let relays = self.room.relays();
        self.say(id, if relays { &RoomWord::ByServer } else { &RoomWord::NotByServer });
        relays.then_some(HostNews::ByServer(id, None))
    }

    /// A line looks for this guest. The next one is told another end, where the browser has made one.
    pub(in super::super) fn seek(&mut self, id: SessionId, line: LineId) {
        self.end = None;
        if let Some(session) = self.sessions.get_mut(&id) {
            session.way = Way::Sought(line);
        }
    }

    /// The server carries this line to a guest.
    pub(in super::super) fn carry(&mut self, id: SessionId, line: LineId) {
        if let Some(session) = self.sessions.get_mut(&id) {
            session.way = Way::ByServer(line);
        }
    }

    /// Sends a text by a line that the server carries. False if it is another one.
    pub(in super::super) fn send(&mut self, line: LineId, text: &str) -> bool {
        let Some(id) = self.session_of(line) else { return false };
        self.say(id, &RoomWord::Say(text.to_owned()));
        true
    }

    /// Closes a line that the server carries. False if it is another one.
    pub(in super::super) fn close(&mut self, line: LineId) -> bool {
        let Some(id) = self.session_of(line) else { return false };
        self.say(id, &RoomWord::Bye);
        self.sessions.remove(&id);
        true
    }

    fn session_of(&self, line: LineId) -> Option<SessionId> {
        self.sessions.iter().find(|(_, session)| session.way == Way::ByServer(line)).map(|(&id, _)| id)
    }

    fn session_at(&self, page: &str) -> Option<SessionId> {
        self.sessions.iter().find(|(_, session)| session.page == page).map(|(&id, _)| id)
    }

    fn say(&mut self, id: SessionId, word: &RoomWord) {
        if let Some(session) = self.sessions.get_mut(&id) {
            let sealed = session.channel.seal(&word.write());
            self.effects.push(Frame::Sealed(&sealed).to(&session.page));
        }
    }

    fn tell_end(&mut self, id: SessionId) {
        let waits = self.sessions.get(&id).is_some_and(|session| session.way == Way::Waits);
        if let Some(end) = self.end.clone().filter(|_| waits) {
            self.say(id, &RoomWord::End(Box::new(end.clone())));
            if let Some(session) = self.sessions.get_mut(&id) {
                session.way = Way::Told(Box::new(end));
            }
        }
    }

    pub(in super::super) fn pass_time(&mut self, now: u64) -> Vec<HostNews> {
        self.now = self.now.max(now);
        let (news, effect) = self.connection.pass_time(now);
        self.effects.extend(effect);
        self.call();
        news.map_or_else(Vec::new, |news| self.take(news))
    }

    /// Takes what the device says.
    pub(in super::super) fn receive(&mut self, message: RoomMessage) -> Vec<HostNews> {
        self.connection.receive(message).map_or_else(Vec::new, |news| self.take(news))
    }

    fn take(&mut self, news: ConnectionNews) -> Vec<HostNews> {
        match news {
            ConnectionNews::Connected | ConnectionNews::Disconnected => {
                self.arrivals.clear();
                let ids: Vec<SessionId> = self.sessions.keys().copied().collect();
                ids.into_iter().filter_map(|id| self.lose(id)).collect()
            }
            ConnectionNews::Came(page) => {
                self.arrivals.push_back(page);
                if self.arrivals.len() > MOST_SESSIONS {
                    self.arrivals.pop_front();
                }
                self.call();
                Vec::new()
            }
            ConnectionNews::Went(page) => {
                self.arrivals.retain(|arrival| *arrival != page);
                self.session_at(&page).and_then(|id| self.lose(id)).into_iter().collect()
            }
            ConnectionNews::Said(page, bytes) => match Frame::read(&bytes) {
                Some(Frame::First(first)) => self.greet(page, first),
                Some(Frame::Sealed(sealed)) => self.hear(&page, sealed),
                Some(Frame::Here | Frame::Answer(_)) | None => Vec::new(),
            },
        }
    }

    /// Tells those who have come that this is the host.
    fn call(&mut self) {
        while !self.arrivals.is_empty() && self.allowance.take(self.now) {
            if let Some(page) = self.arrivals.pop_front() {
                self.effects.push(Frame::Here.to(&page));
            }
        }
    }

    /// Forgets a guest. A line that finds it without the server stays.
    fn lose(&mut self, id: SessionId) -> Option<HostNews> {
        match self.sessions.remove(&id)?.way {
            Way::ByServer(line) => Some(HostNews::Over(line)),
            Way::Waits | Way::Told(_) | Way::Sought(_) => None,
        }
    }

    /// Lets a guest in.
    fn greet(&mut self, page: PageName, first: &[u8]) -> Vec<HostNews> {
        if !self.allowance.take(self.now) {
            return Vec::new();
        }
        let greeted = self.connection.new_key().and_then(|own| Greeted::open(self.private, own, first));
        let Some(greeted) = greeted else { return Vec::new() };
        let (name, wants_server) = match RoomWord::read(&greeted.text) {
            Some(RoomWord::Come(name)) => (short_name(&name), false),
            Some(RoomWord::ComeByServer(name)) => (short_name(&name), true),
            _ => return Vec::new(),
        };
        let mut news: Vec<HostNews> = self.session_at(&page).and_then(|id| self.lose(id)).into_iter().collect();
        if self.sessions.len() >= MOST_SESSIONS {
            // The oldest one whose line the server does not carry may be gone without the server's knowledge.
            let is_free = |session: &Session| !matches!(session.way, Way::ByServer(_));
            let Some(oldest) = self.sessions.iter().find(|(_, session)| is_free(session)).map(|(&id, _)| id) else {
                return news;
            };
            self.say(oldest, &RoomWord::Bye);
            self.sessions.remove(&oldest);
        }
        let is_by_server = self.room.relays() && (wants_server || self.is_unable);
        let word = match (is_by_server, wants_server) {
            (true, _) => RoomWord::ByServer,
            (false, true) => RoomWord::NotByServer,
            (false, false) => RoomWord::Wait,
        };
        let Some((channel, answer)) = greeted.answer(&word.write()) else { return news };
        self.effects.push(Frame::Answer(&answer).to(&page));
        let id = self.next_session;
        self.next_session = self.next_session.wrapping_add(1);
        self.sessions.insert(id, Session { page, name, channel, way: Way::Waits });
        if is_by_server {
            news.push(HostNews::ByServer(id, None));
        } else if !wants_server {
            // The network may be back.
            news.extend(std::mem::take(&mut self.is_unable).then_some(HostNews::NeedsEnd));
            self.tell_end(id);
        }
        news
    }

    fn hear(&mut self, page: &str, sealed: &[u8]) -> Vec<HostNews> {
        let Some(id) = self.session_at(page) else { return Vec::new() };
        let Some(session) = self.sessions.get_mut(&id) else { return Vec::new() };
        let text = match session.channel.open(sealed) {
            Opened::Next(text) => text,
            Opened::Foreign => return Vec::new(),
            Opened::Gap => return self.lose(id).into_iter().collect(),
        };
        match (RoomWord::read(&text), &session.way) {
            (Some(RoomWord::End(end)), Way::Told(told)) => {
                // The end that it was told has another guest by now.
                if self.end.as_ref() != Some(told) {
                    session.way = Way::Waits;
                    self.tell_end(id);
                    return if self.is_unable { self.refuse_end(id).into_iter().collect() } else { Vec::new() };
                }
                vec![HostNews::Answered(id, session.name.clone(), end)]
            }
            (Some(RoomWord::ByServer), way) if self.room.relays() => {
                let before = match way {
                    Way::Sought(line) => Some(*line),
                    Way::ByServer(_) => return Vec::new(),
                    Way::Waits | Way::Told(_) => None,
                };
                self.say(id, &RoomWord::ByServer);
                vec![HostNews::ByServer(id, before)]
            }
            (Some(RoomWord::Say(text)), Way::ByServer(line)) => vec![HostNews::Said(*line, text)],
            (Some(RoomWord::Bye), _) => self.lose(id).into_iter().collect(),
            _ => Vec::new(),
        }
    }
}
