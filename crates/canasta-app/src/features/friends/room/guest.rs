//! The guest's side of a room: it finds the host among all who may be there.

use super::connection::{Connection, ConnectionNews, ConnectionState};
use super::frame::Frame;
use super::message::RoomWord;
use super::seal::{Channel, Greeting, Opened};
use super::server::PageName;
use super::{RoomEffect, RoomMessage};
use canasta::friends::{Allowance, Pace};
use canasta::links::{Endpoint, Room};
use std::collections::VecDeque;

/// The most pages that are greeted: strangers may be there too, and pages that are gone without the server's knowledge.
const MOST_PAGES: usize = 8;
/// Milliseconds after which pages that have not answered are greeted again.
const AGAIN_MS: u64 = 5_000;

/// What the seat is told.
#[derive(Debug, PartialEq, Eq)]
pub(in super::super) enum GuestNews {
    /// The host has told its end.
    Told(Box<Endpoint>),
    /// The server carries what both say from now on.
    ByServer,
    /// The host does not let the server carry it.
    NotByServer,
    /// A text has come by the server.
    Said(String),
    /// What the server carried is over.
    Over,
}

/// The guest's side of a room.
#[derive(Clone, Debug)]
pub(crate) struct GuestRoom {
    room: Room,
    name: String,
    connection: Connection,
    /// The pages that may be the host's, in the order of their coming, and what was said to each.
    pages: VecDeque<(PageName, Option<Greeting>)>,
    greeted: u64,
    now: u64,
    host: Option<(PageName, Channel)>,
    /// Whether the server is to carry what both say, since they cannot be connected.
    wants_server: bool,
    /// Whether it does.
    is_by_server: bool,
    is_over: bool,
    allowance: Allowance,
    effects: Vec<RoomEffect>,
}

impl GuestRoom {
    /// A room, which is entered as soon as the time is known.
    pub(in super::super) fn new(room: &Room, name: &str, wants_server: bool) -> GuestRoom {
        GuestRoom {
            room: room.clone(),
            name: name.to_owned(),
            connection: Connection::new(room),
            pages: VecDeque::new(),
            greeted: 0,
            now: 0,
            host: None,
            wants_server,
            is_by_server: false,
            is_over: false,
            allowance: Allowance::new(Pace::STRANGER, 0),
            effects: Vec::new(),
        }
    }

    /// Where the guest is.
    pub(crate) const fn state(&self) -> ConnectionState {
        self.connection.state()
    }

    /// Whether the host has answered.
    pub(crate) const fn has_host(&self) -> bool {
        self.host.is_some()
    }

    /// Whether the server carries what both say.
    pub(in super::super) const fn is_by_server(&self) -> bool {
        self.is_by_server
    }

    /// What the device is to do.
    pub(in super::super) fn take_effects(&mut self) -> Vec<RoomEffect> {
        std::mem::take(&mut self.effects)
    }

    /// Tells the host the own end.
    pub(in super::super) fn tell_end(&mut self, end: Endpoint) {
        self.say(&RoomWord::End(Box::new(end)));
    }

    /// Asks the host to let the server carry what both say. False where the invitation does not allow it.
    pub(in super::super) fn ask_server(&mut self) -> bool {
        if self.room.relays() && !self.wants_server {
            self.wants_server = true;
            self.say(&RoomWord::ByServer);
        }
        self.room.relays()
    }

    /// Sends a text, if the server carries what both say.
    pub(in super::super) fn send(&mut self, text: &str) {
        if self.is_by_server {
            self.say(&RoomWord::Say(text.to_owned()));
        }
    }

    /// Ends what the server carries, and looks for the host again.
    pub(in super::super) fn begin_again(&mut self) {
        self.say(&RoomWord::Bye);
        self.host = None;
        self.is_by_server = false;
    }

    /// Leaves the room.
    pub(in super::super) fn leave(&mut self) {
        if self.is_by_server {
            self.say(&RoomWord::Bye);
        }
        self.is_over = true;
        self.effects.push(RoomEffect::Leave);
    }

    /// Whether the room was left.
    pub(in super::super) const fn is_over(&self) -> bool {
        self.is_over
    }

    fn say(&mut self, word: &RoomWord) {
        if let Some((page, channel)) = &mut self.host {
            let sealed = channel.seal(&word.write());
            self.effects.push(Frame::Sealed(&sealed).to(page));
        }
    }

    /// What was said to a page that has not answered.
    fn greeting(&self, page: &str) -> Option<&Greeting> {
        self.pages.iter().find(|(name, _)| name == page).and_then(|(_, greeting)| greeting.as_ref())
    }

    fn greet(&mut self, page: PageName) {
        if !self.pages.iter().any(|(name, _)| *name == page) {
            self.pages.push_back((page.clone(), None));
        }
        // Who came last is more likely to be the host.
        if self.pages.len() > MOST_PAGES {
            self.pages.pop_front();
        }
        if self.host.is_some() || !self.allowance.take(self.now) {
            return;
        }
        let word = if self.wants_server { RoomWord::ComeByServer } else { RoomWord::Come };
        let greeting = self
            .connection
            .new_key()
            .and_then(|own| Greeting::new(own, *self.room.key(), &word(self.name.clone()).write()));
        let greeting = greeting.map(|(greeting, first)| {
            self.effects.push(Frame::First(&first).to(&page));
            greeting
        });
        self.greeted = self.now;
        if let Some((_, before)) = self.pages.iter_mut().find(|(name, _)| *name == page) {
            *before = greeting;
        }
    }

    pub(in super::super) fn pass_time(&mut self, now: u64) -> Vec<GuestNews> {
        self.now = self.now.max(now);
        let (news, effect) = self.connection.pass_time(now);
        self.effects.extend(effect);
        if self.host.is_none() && self.now.saturating_sub(self.greeted) >= AGAIN_MS {
            let pages: Vec<PageName> = self.pages.iter().map(|(page, _)| page.clone()).collect();
            pages.into_iter().for_each(|page| self.greet(page));
        }
        news.map_or_else(Vec::new, |news| self.take(news))
    }

    /// Takes what the device says.
    pub(in super::super) fn receive(&mut self, message: RoomMessage) -> Vec<GuestNews> {
        self.connection.receive(message).map_or_else(Vec::new, |news| self.take(news))
    }

    fn take(&mut self, news: ConnectionNews) -> Vec<GuestNews> {
        match news {
            ConnectionNews::Connected | ConnectionNews::Disconnected => {
                self.pages.clear();
                self.lose_host()
            }
            // It may be the host's, who has come later, or again.
            ConnectionNews::Came(page) => {
                self.greet(page);
                Vec::new()
            }
            ConnectionNews::Went(page) => {
                self.pages.retain(|(name, _)| *name != page);
                if self.host.as_ref().is_some_and(|(host, _)| *host == page) { self.lose_host() } else { Vec::new() }
            }
            ConnectionNews::Said(page, bytes) => match Frame::read(&bytes) {
                Some(Frame::Here) => {
                    // A greeting that is on its way is not said again.
                    if self.greeting(&page).is_none() {
                        self.greet(page);
                    }
                    Vec::new()
                }
                Some(Frame::Answer(answer)) => self.meet(page, answer),
                Some(Frame::Sealed(sealed)) => self.hear(&page, sealed),
                Some(Frame::First(_)) | None => Vec::new(),
            },
        }
    }

    fn lose_host(&mut self) -> Vec<GuestNews> {
        self.host = None;
        if std::mem::take(&mut self.is_by_server) { vec![GuestNews::Over] } else { Vec::new() }
    }

    /// Takes the answer of the host.
    fn meet(&mut self, page: PageName, answer: &[u8]) -> Vec<GuestNews> {
        if self.host.is_some() || !self.allowance.take(self.now) {
            return Vec::new();
        }
        let met = self.greeting(&page).and_then(|greeting| greeting.answered(answer));
        let Some((channel, text)) = met else { return Vec::new() };
        self.host = Some((page, channel));
        // A greeting is of use once.
        self.pages.iter_mut().for_each(|(_, greeting)| *greeting = None);
        self.take_word(RoomWord::read(&text))
    }

    fn hear(&mut self, page: &str, sealed: &[u8]) -> Vec<GuestNews> {
        let Some((_, channel)) = self.host.as_mut().filter(|(host, _)| host == page) else { return Vec::new() };
        match channel.open(sealed) {
            Opened::Next(text) => self.take_word(RoomWord::read(&text)),
            Opened::Foreign => Vec::new(),
            Opened::Gap => self.lose_host(),
        }
    }

    fn take_word(&mut self, word: Option<RoomWord>) -> Vec<GuestNews> {
        match word {
            Some(RoomWord::End(end)) if !self.is_by_server => vec![GuestNews::Told(end)],
            Some(RoomWord::ByServer) if self.room.relays() && !self.is_by_server => {
                // The host may have wished it. A guest who comes again asks for it at once.
                (self.is_by_server, self.wants_server) = (true, true);
                vec![GuestNews::ByServer]
            }
            Some(RoomWord::NotByServer) => vec![GuestNews::NotByServer],
            Some(RoomWord::Say(text)) if self.is_by_server => vec![GuestNews::Said(text)],
            Some(RoomWord::Bye) => self.lose_host(),
            _ => Vec::new(),
        }
    }
}
