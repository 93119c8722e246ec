//! The connection of a page to its signalling server: how it is made, kept, and made again.

use super::server::{self, PageName, ServerEvent};
use super::{RoomEffect, RoomMessage, seal};
use canasta::links::Room;

/// Milliseconds in which a server has to answer.
const ANSWER_MS: u64 = 10_000;
/// Milliseconds before the first and each later try, the last of which is repeated.
const AGAIN_MS: [u64; 5] = [1_000, 2_000, 5_000, 10_000, 20_000];
/// How often a page sends something to itself: proxies close what is silent for a minute, and a server that is gone is noticed.
const ECHO_MS: u64 = 20_000;

/// How far a connection is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ConnectionState {
    /// The server is asked.
    Connecting,
    /// The page is in the room.
    Connected,
    /// The server does not answer. It is asked again.
    Disconnected,
}

/// The connection of a page to the server of its room.
#[derive(Clone, Debug)]
pub(super) struct Connection {
    address: String,
    state: ConnectionState,
    /// Since when the server was heard last, or is asked, or is not; `None` before the first time.
    since: Option<u64>,
    now: u64,
    tries: usize,
    /// The own name, and when the last echo was sent.
    own: Option<(PageName, u64)>,
    /// Since when an echo is awaited, if nothing was heard after it. The clock of a hidden page may stand still for a minute.
    awaited: Option<u64>,
    /// A random number of this connection, and how many keys were made of it.
    random: Option<[u8; 32]>,
    keys: u32,
}

/// What has happened on a connection.
#[derive(Debug)]
pub(super) enum ConnectionNews {
    /// The page is in the room. Everything that was said before is void.
    Connected,
    /// Another page has come.
    Came(PageName),
    /// Another page has gone.
    Went(PageName),
    /// A page has sent something.
    Said(PageName, Vec<u8>),
    /// The page is out.
    Disconnected,
}

impl Connection {
    /// Asks the server as soon as the time is known.
    pub(super) fn new(room: &Room) -> Connection {
        let address = format!("{}/{}", room.server(), seal::room_name(room.key()));
        Connection {
            address,
            state: ConnectionState::Connecting,
            since: None,
            now: 0,
            tries: 0,
            own: None,
            awaited: None,
            random: None,
            keys: 0,
        }
    }

    pub(super) const fn state(&self) -> ConnectionState {
        self.state
    }

    /// A private key that is used once; `None` if the browser gives no randomness.
    pub(super) fn new_key(&mut self) -> Option<[u8; 32]> {
        self.keys += 1;
        Some(seal::private_key(&self.random?, self.keys))
    }

    /// Takes what the device says.
    pub(super) fn receive(&mut self, message: RoomMessage) -> Option<ConnectionNews> {
        match message {
            RoomMessage::Entered(random) => {
                (self.random, self.keys) = (random, 0);
                None
            }
            RoomMessage::Left => self.go_out(),
            RoomMessage::Heard(text) => {
                let event = server::read(&text)?;
                (self.since, self.awaited) = (Some(self.now), None);
                match event {
                    ServerEvent::IdAssigned(name) if self.state == ConnectionState::Connecting => {
                        (self.state, self.tries) = (ConnectionState::Connected, 0);
                        self.own = Some((name, self.now));
                        Some(ConnectionNews::Connected)
                    }
                    ServerEvent::IdAssigned(_) => None,
                    _ if self.state != ConnectionState::Connected => None,
                    ServerEvent::NewPeer(page) => Some(ConnectionNews::Came(page)),
                    ServerEvent::PeerLeft(page) => Some(ConnectionNews::Went(page)),
                    ServerEvent::Signal { sender, .. } if self.is_own(&sender) => None,
                    ServerEvent::Signal { sender, data } => Some(ConnectionNews::Said(sender, server::bytes(&data)?)),
                }
            }
        }
    }

    fn is_own(&self, page: &str) -> bool {
        self.own.as_ref().is_some_and(|(own, _)| own == page)
    }

    fn go_out(&mut self) -> Option<ConnectionNews> {
        let was_in = self.state == ConnectionState::Connected;
        (self.state, self.since, self.own, self.awaited) = (ConnectionState::Disconnected, Some(self.now), None, None);
        was_in.then_some(ConnectionNews::Disconnected)
    }

    /// Takes the time. A server that says nothing for long is given up.
    pub(super) fn pass_time(&mut self, now: u64) -> (Option<ConnectionNews>, Option<RoomEffect>) {
        self.now = self.now.max(now);
        let Some(since) = self.since else {
            self.since = Some(self.now);
            return (None, Some(RoomEffect::Enter(self.address.clone())));
        };
        let silence = self.now.saturating_sub(since);
        match self.state {
            ConnectionState::Connecting if silence >= ANSWER_MS => (self.go_out(), Some(RoomEffect::Leave)),
            ConnectionState::Connecting => (None, None),
            ConnectionState::Connected
                if self.awaited.is_some_and(|since| self.now.saturating_sub(since) >= ANSWER_MS) =>
            {
                (self.go_out(), Some(RoomEffect::Leave))
            }
            ConnectionState::Connected => {
                let now = self.now;
                let due = self.own.as_mut().filter(|(_, last)| now.saturating_sub(*last) >= ECHO_MS);
                let echo = due.map(|(own, last)| {
                    *last = now;
                    RoomEffect::Send(server::send(own, &[]))
                });
                if echo.is_some() {
                    self.awaited.get_or_insert(now);
                }
                (None, echo)
            }
            ConnectionState::Disconnected => {
                let wait = AGAIN_MS.get(self.tries).or(AGAIN_MS.last()).copied().unwrap_or_default();
                if silence < wait {
                    return (None, None);
                }
                self.tries += 1;
                (self.state, self.since) = (ConnectionState::Connecting, Some(self.now));
                (None, Some(RoomEffect::Enter(self.address.clone())))
            }
        }
    }
}
