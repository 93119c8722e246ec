//! How a room of a signalling server and the table are joined: who is met there gets a line, by a connection or by the server.

use super::ask::FriendsAsk;
use super::device::{FriendsEffect, NoConnections};
use super::guest_seat::{Expected, GuestSeat};
use super::host_table::HostEnd;
use super::meeting::Meeting;
use super::model::{Friends, Role};
use super::room::{GuestNews, HostNews, RoomMessage, public_key};
use super::update::Context;
use canasta::friends::{CloseReason, GuestInput, GuestLine, HostInput, LineId};
use canasta::links::Invitation;

/// Milliseconds after which a guest that the host does not find asks for the server.
const ASK_SERVER_MS: u64 = 8_000;
/// Milliseconds after which a host that does not find the guest is said to be lost.
const LOST_MS: u64 = 15_000;

type Asks = Vec<FriendsAsk>;

impl Friends {
    /// Makes the room of the host's table, with this private key.
    pub(super) fn make_room(&mut self, private: [u8; 32], day: u16) {
        let Role::Host(table) = &mut self.role else { return };
        let (Some(game), Ok(Some(room))) = (&table.lobby, self.servers.room(public_key(&private))) else { return };
        let (preset, rules) = (game.record().preset, *game.rules());
        if let Ok(invitation) = Invitation::to_room(preset, rules, &table.name, day, room) {
            table.meeting = Meeting::restore(private, invitation);
            // What the browser has said meanwhile is told to guests too.
            match (&mut table.meeting, &table.end) {
                (Some(meeting), HostEnd::Ready(own)) => {
                    own.endpoint().cloned().into_iter().for_each(|end| meeting.room.set_end(end))
                }
                // Nobody has come yet.
                (Some(meeting), HostEnd::Unable(_)) => drop(meeting.room.set_unable()),
                _ => {}
            }
        }
    }

    /// Takes what the device says of the room.
    pub(super) fn hear_room(&mut self, message: RoomMessage, context: &Context<'_>) -> Asks {
        match &mut self.role {
            Role::Nobody => Vec::new(),
            Role::Host(table) => {
                let news = table.meeting.as_mut().map(|meeting| meeting.room.receive(message));
                self.take_host_news(news.unwrap_or_default(), context)
            }
            Role::Guest(seat) => {
                let news = seat.room.as_mut().map(|room| room.receive(message));
                self.take_guest_news(news.unwrap_or_default())
            }
        }
    }

    pub(super) fn pass_time_in_room(&mut self, context: &Context<'_>) -> Asks {
        let now = self.now;
        match &mut self.role {
            Role::Nobody => Vec::new(),
            Role::Host(table) => {
                let news = table.meeting.as_mut().map(|meeting| meeting.room.pass_time(now));
                self.take_host_news(news.unwrap_or_default(), context)
            }
            Role::Guest(seat) => {
                let news = seat.room.as_mut().map(|room| room.pass_time(now));
                seat.expect(now);
                self.take_guest_news(news.unwrap_or_default())
            }
        }
    }

    pub(super) fn take_host_news(&mut self, news: Vec<HostNews>, context: &Context<'_>) -> Asks {
        let mut asks = Vec::new();
        for news in news {
            let Role::Host(table) = &mut self.role else { return asks };
            match news {
                HostNews::Answered(session, name, end) => {
                    let line = table.seek(&name, &mut asks);
                    if let Some(meeting) = &mut table.meeting {
                        meeting.room.seek(session, line);
                    }
                    asks.extend(self.tell_host(HostInput::Applied(line), context));
                    // Where the connection takes one guest alone, the next one needs another end.
                    asks.extend([FriendsEffect::Connect(line, end), FriendsEffect::Host].map(FriendsAsk::Browser));
                }
                HostNews::ByServer(session, before) => {
                    if let Some(before) = before {
                        table.give_up(&mut asks, |sought| sought.line == before);
                    }
                    let line = table.new_line();
                    if let Some(meeting) = &mut table.meeting {
                        meeting.room.carry(session, line);
                    }
                    asks.extend(self.tell_host(HostInput::Opened(line), context));
                }
                HostNews::NeedsEnd => asks.push(FriendsAsk::Browser(FriendsEffect::Host)),
                HostNews::Said(line, text) => asks.extend(self.tell_host(HostInput::Received(line, text), context)),
                HostNews::Over(line) => asks.extend(self.tell_host(HostInput::Closed(line), context)),
            }
        }
        asks
    }

    fn take_guest_news(&mut self, news: Vec<GuestNews>) -> Asks {
        let mut asks = Vec::new();
        for news in news {
            let Role::Guest(seat) = &mut self.role else { return asks };
            match news {
                GuestNews::Told(end) => {
                    asks.extend(seat.change_line());
                    asks.extend(seat.give_up_unmade());
                    seat.host_end = Some(end.clone());
                    asks.push(FriendsAsk::Browser(FriendsEffect::Answer(seat.line, end)));
                }
                GuestNews::ByServer => {
                    asks.extend(seat.change_line());
                    (seat.expected, seat.is_lost, seat.is_asked) = (None, false, false);
                    let mut news = Vec::new();
                    let line = seat.line;
                    asks.extend(seat.open(line, &mut news));
                    self.tell(news);
                }
                GuestNews::NotByServer => (seat.is_lost, seat.is_asked) = (true, false),
                GuestNews::Said(text) => asks.extend(self.tell_guest(GuestInput::Received(text))),
                GuestNews::Over => asks.extend(self.tell_guest(GuestInput::Closed)),
            }
        }
        asks
    }

    /// Sends by the server what is for lines that it carries, and adds what the room asks of the device.
    pub(crate) fn route(&mut self, asks: Asks) -> Asks {
        let mut others: Asks = asks.into_iter().filter(|ask| !self.is_carried(ask)).collect();
        let effects = match &mut self.role {
            Role::Nobody => Vec::new(),
            Role::Host(table) => table.meeting.as_mut().map(|meeting| meeting.room.take_effects()).unwrap_or_default(),
            Role::Guest(seat) => {
                let effects = seat.room.as_mut().map(|room| room.take_effects()).unwrap_or_default();
                seat.room = seat.room.take().filter(|room| !room.is_over());
                effects
            }
        };
        others.extend(effects.into_iter().map(|effect| FriendsAsk::Browser(FriendsEffect::Room(effect))));
        others
    }

    fn is_carried(&mut self, ask: &FriendsAsk) -> bool {
        match (ask, &mut self.role) {
            (FriendsAsk::Browser(FriendsEffect::Send(line, text)), Role::Host(table)) => {
                table.meeting.as_mut().is_some_and(|meeting| meeting.room.send(*line, text))
            }
            (FriendsAsk::Browser(FriendsEffect::Close(line)), Role::Host(table)) => {
                table.meeting.as_mut().is_some_and(|meeting| meeting.room.close(*line))
            }
            (FriendsAsk::Browser(FriendsEffect::Send(line, text)), Role::Guest(seat)) if seat.is_by_server(*line) => {
                seat.room.iter_mut().for_each(|room| room.send(text));
                true
            }
            (FriendsAsk::Browser(FriendsEffect::Close(line)), Role::Guest(seat)) if seat.is_by_server(*line) => {
                seat.end_by_server();
                true
            }
            _ => false,
        }
    }
}

impl GuestSeat {
    /// Gives the present line up for another one.
    fn change_line(&mut self) -> [FriendsAsk; 1] {
        let before = self.line;
        self.line = self.new_line();
        [FriendsAsk::Browser(FriendsEffect::Close(before))]
    }

    fn is_by_server(&self, line: LineId) -> bool {
        line == self.line && self.room.as_ref().is_some_and(|room| room.is_by_server())
    }

    /// The line that the server carries is over. A host that only was not heard is looked for again.
    fn end_by_server(&mut self) {
        let line = self.line();
        let is_silent = matches!(line, GuestLine::Closed(Some(CloseReason::Silent | CloseReason::PageGone)));
        match &mut self.room {
            Some(room) if is_silent => room.begin_again(),
            Some(room) => room.leave(),
            None => {}
        }
    }

    /// The line stands without the room.
    pub(super) fn leave_room(&mut self) {
        (self.expected, self.is_lost, self.is_asked) = (None, false, false);
        self.room.iter_mut().for_each(|room| room.leave());
    }

    /// The browser makes no end: the server may carry what both say.
    pub(super) fn be_unable(&mut self, why: NoConnections) {
        if !self.room.as_mut().is_some_and(|room| room.ask_server()) {
            self.leave_room();
            self.unable = Some(why);
        }
    }

    /// Looks whether the host does what is expected of it. One that does not is looked for again.
    fn expect(&mut self, now: u64) {
        // A browser may deliver a message without having said that the channel is open.
        if self.is_connected() && !self.is_by_server(self.line) {
            return self.leave_room();
        }
        let Some(room) = &mut self.room else { return };
        if !room.has_host() || room.is_by_server() {
            self.expected = None;
            return;
        }
        let (what, since) = *self.expected.get_or_insert((Expected::End, now));
        let wait = now.saturating_sub(since);
        if what == Expected::Line && wait >= ASK_SERVER_MS && room.ask_server() {
            self.expected = Some((Expected::Server, now));
        } else if wait >= LOST_MS {
            (self.expected, self.is_lost, self.is_asked) = (None, true, false);
            room.begin_again();
        }
    }
}
