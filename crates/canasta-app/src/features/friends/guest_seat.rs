//! A guest's end: the invitation that it answers, its reply, and what it was told.

use super::ask::FriendsAsk;
use super::attendance::Attendance;
use super::device::{FriendsEffect, NoConnections};
use super::news::News;
use super::page::FriendsPage;
use super::reserve::Reserve;
use super::room::GuestRoom;
use crate::features::library::{Fingerprint, GameId, Kept};
use crate::session::table::Table;
use canasta::friends::{
    AwayReason, CloseReason, Guest, GuestEffect, GuestInput, GuestLine, GuestNotice, LineId, Moment, Secret, Seen,
    Signal,
};
use canasta::links::{Endpoint, Invitation, Reply, Room};
use canasta::rules::Game;
use std::collections::VecDeque;

/// When something that was told is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Showing {
    /// At once, with all that waits before it.
    AtOnce,
    /// In its turn, at the pace of this device.
    InTurn,
}

/// What a guest expects of the host that it has met in a room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Expected {
    /// Its end, or a word about it.
    End,
    /// A line, since the host knows the own end.
    Line,
    /// That the server carries what both say.
    Server,
}

/// The seat of a guest.
#[derive(Clone, Debug)]
pub struct GuestSeat {
    pub(super) invitation: Invitation,
    pub(super) attendance: Attendance,
    /// Whether it was stored, and the time is not known yet.
    pub(super) is_stored: bool,
    pub(super) name: String,
    pub(super) secret: Option<Secret>,
    pub(super) guest: Option<Guest>,
    /// The line of the last reply, or of the spare connection that came after it.
    pub(super) line: LineId,
    /// The lines that spare connections try.
    pub(super) tried: Vec<LineId>,
    /// The end of the host that was answered.
    pub(super) host_end: Option<Box<Endpoint>>,
    pub(super) reserves: Vec<Reserve>,
    pub(super) failed_reserves: u32,
    pub(super) reply: Option<Reply>,
    /// Whether there was a reply before, which leads nowhere any more.
    pub(super) had_reply: bool,
    pub(super) unable: Option<NoConnections>,
    /// Whether the own end is being made ready.
    pub(super) is_asked: bool,
    /// Whether the host has taken long.
    pub(super) is_late: bool,
    /// What was told of the hand, and waits to be shown.
    pub(super) later: VecDeque<Seen>,
    /// What was told last.
    pub(super) last: Option<Seen>,
    /// Where the person has last acted at this page.
    pub(super) acted: Option<Moment>,
    /// The record of the match as far as it is proven, and where the own library keeps it.
    pub(super) record: Option<String>,
    pub(super) kept: Option<Kept>,
    /// The room of the invitation, once it was answered.
    pub(super) room: Option<Box<GuestRoom>>,
    /// What is expected of the host in the room, and since when.
    pub(super) expected: Option<(Expected, u64)>,
    /// Whether the host was met in the room and is not found.
    pub(super) is_lost: bool,
    /// The table as it was shown, while the hands before are looked at in its place after the host has left.
    pub(crate) set_aside: Option<Box<Table>>,
}

impl GuestSeat {
    /// A guest who has opened an invitation.
    #[must_use]
    pub const fn new(invitation: Invitation) -> GuestSeat {
        GuestSeat {
            invitation,
            attendance: Attendance::Opened,
            is_stored: false,
            name: String::new(),
            secret: None,
            guest: None,
            line: 0,
            tried: Vec::new(),
            host_end: None,
            reserves: Vec::new(),
            failed_reserves: 0,
            reply: None,
            had_reply: false,
            unable: None,
            is_asked: false,
            is_late: false,
            later: VecDeque::new(),
            last: None,
            acted: None,
            record: None,
            kept: None,
            room: None,
            expected: None,
            is_lost: false,
            set_aside: None,
        }
    }

    /// The invitation.
    #[must_use]
    pub const fn invitation(&self) -> &Invitation {
        &self.invitation
    }

    /// How far the guest has come with the invitation.
    #[must_use]
    pub const fn attendance(&self) -> Attendance {
        self.attendance
    }

    /// Whether the reply takes the place of one before, which leads nowhere any more.
    #[must_use]
    pub const fn replies_again(&self) -> bool {
        self.had_reply
    }

    /// The conversation, once there is one.
    #[must_use]
    pub const fn guest(&self) -> Option<&Guest> {
        self.guest.as_ref()
    }

    /// The reply, while it is waited for its effect.
    #[must_use]
    pub const fn reply(&self) -> Option<&Reply> {
        self.reply.as_ref()
    }

    /// Why the browser cannot connect.
    #[must_use]
    pub const fn unable(&self) -> Option<NoConnections> {
        self.unable
    }

    /// Whether the own end is being made ready.
    #[must_use]
    pub const fn is_asked(&self) -> bool {
        self.is_asked
    }

    /// Whether the host has not used the reply for long.
    #[must_use]
    pub const fn is_late(&self) -> bool {
        self.is_late
    }

    /// Where the line to the host is.
    #[must_use]
    pub fn line(&self) -> GuestLine {
        self.guest.as_ref().map_or(GuestLine::Waiting, Guest::line)
    }

    /// Whether the host has left the table, so that nothing will be played at it any more.
    #[must_use]
    pub fn has_host_left(&self) -> bool {
        self.line() == GuestLine::Closed(Some(CloseReason::Bye))
    }

    /// Whether the person has a seat at a table that is still there.
    #[must_use]
    pub fn has_seat(&self) -> bool {
        self.attendance.has_seat() && !self.has_host_left()
    }

    /// Whether the line is cut, and the devices look for each other by themselves.
    #[must_use]
    pub fn is_looking(&self) -> bool {
        let is_cut = matches!(self.line(), GuestLine::Closed(_));
        let is_unheard = matches!(self.line(), GuestLine::Closed(None | Some(CloseReason::Silent)));
        self.guest.as_ref().is_some_and(Guest::is_looking)
            || (is_cut && self.room.is_some() && !self.has_host_left())
            || (is_unheard && self.has_reserve())
    }

    /// The room, from the answer until the line stands without it.
    pub(crate) fn room(&self) -> Option<&GuestRoom> {
        self.room.as_deref()
    }

    /// Whether the host was met in the room and is not found.
    #[must_use]
    pub const fn is_lost(&self) -> bool {
        self.is_lost
    }

    /// Whether the invitation lets a server carry what the devices say.
    #[must_use]
    pub fn is_relayed(&self) -> bool {
        self.invitation.room().is_some_and(Room::relays)
    }

    /// Whether the line stands.
    #[must_use]
    pub fn is_connected(&self) -> bool {
        matches!(self.line(), GuestLine::Open(_))
    }

    /// Takes what was told of the hand, unless it is what was told before. Gives when it is to be shown.
    pub(crate) fn hear(&mut self) -> Option<Showing> {
        let guest = self.guest.as_ref()?;
        let (seen, me) = (guest.seen()?, guest.seat()?);
        if self.last.as_ref().is_some_and(|last| last.is_same(seen)) {
            return None;
        }
        let now = seen.moment();
        let is_back = self.last.as_ref().is_some_and(|last| last.hand() == now.hand && last.moment().step >= now.step);
        let is_own = seen.actions().last().is_some_and(|last| last.seat == me.index()) && self.has_acted_before(now);
        self.last = Some(seen.clone());
        self.later.push_back(seen.clone());
        Some(if is_back || is_own { Showing::AtOnce } else { Showing::InTurn })
    }

    /// Why another guest is away, as the host has said it.
    fn why_away(&self, seat: usize) -> Option<AwayReason> {
        AwayReason::from_name(self.guest.as_ref()?.seats().get(seat)?.away.as_deref()?)
    }

    /// Whether a seat is that of this device.
    pub(super) fn is_own(&self, seat: usize) -> bool {
        self.guest.as_ref().and_then(Guest::seat).is_some_and(|own| own.index() == seat)
    }

    /// The next of what waits to be shown.
    pub(crate) fn next_seen(&mut self) -> Option<Seen> {
        self.later.pop_front()
    }

    /// Begins the conversation, with the hands of the match that were proven before a reload of the page.
    pub(super) fn begin(&mut self, secret: Secret, now: u64) {
        let mut guest = Guest::new(&self.name, secret, now).at_table(&self.invitation);
        if let Some(record) = self.record.as_deref().and_then(|text| text.parse().ok()) {
            guest.resume(record);
        }
        self.guest = Some(guest);
    }

    /// Keeps the match as far as it is proven. Gives where the own library has it.
    pub(crate) fn keep(&mut self, game: &Game) -> Kept {
        let text = game.record().to_string();
        // Another match has another place in the library.
        let kept = self.kept.take().filter(|_| game.record().hands.len() > 1);
        let kept = kept.unwrap_or_else(|| Kept::new(&Fingerprint::of(&text)));
        self.record = Some(text);
        self.kept.insert(kept).clone()
    }

    /// Where the own library keeps the match.
    pub(crate) fn kept_as(&self) -> Option<GameId> {
        self.kept.as_ref().map(|kept| kept.id.clone())
    }

    /// What was told last.
    pub(crate) const fn last_seen(&self) -> Option<&Seen> {
        self.last.as_ref()
    }

    /// Whether anything was told of a hand.
    pub(crate) const fn has_seen(&self) -> bool {
        self.last.is_some()
    }

    /// How much waits to be shown.
    pub(crate) fn waiting(&self) -> usize {
        self.later.len()
    }

    /// Whether the last action before a moment was played at this page, if any was.
    pub(crate) fn has_acted_before(&self, now: Moment) -> bool {
        self.acted.is_none_or(|acted| acted.hand == now.hand && acted.step + 1 == now.step)
    }

    /// Notes that the person acts now.
    pub(super) fn note_action(&mut self) {
        self.acted = self.guest.as_ref().and_then(Guest::seen).map(Seen::moment);
    }

    /// Waits for the host anew, by another line.
    pub(super) fn answer(&mut self, name: &str, lacks_connections: bool, news: &mut Vec<News>) -> Vec<FriendsAsk> {
        let before = self.line;
        self.line = self.new_line();
        self.name = name.to_owned();
        self.attendance = if self.attendance.has_seat() { Attendance::Seated } else { Attendance::Answered };
        self.had_reply |= self.reply.is_some();
        (self.reply, self.unable, self.is_asked, self.is_late) = (None, None, true, false);
        (self.expected, self.is_lost) = (None, false);
        let mut asks = vec![FriendsAsk::Browser(FriendsEffect::Clock)];
        if before > 0 {
            asks.push(FriendsAsk::Browser(FriendsEffect::Close(before)));
        }
        asks.extend(self.give_up_tried());
        asks.extend(self.give_up_unmade());
        if self.secret.is_none() {
            asks.push(FriendsAsk::Browser(FriendsEffect::RequestSecret));
        }
        let room = self.invitation.room().map(|room| Box::new(GuestRoom::new(room, name, lacks_connections)));
        self.room = room;
        if let Some(host) = self.invitation.endpoint().cloned().map(Box::new) {
            self.host_end = Some(host.clone());
            asks.push(FriendsAsk::Browser(FriendsEffect::Answer(self.line, host)));
        }
        asks.extend(self.update(GuestInput::Replied, news));
        asks
    }

    /// A number that no line of this seat has now.
    pub(super) fn new_line(&self) -> LineId {
        let reserves = self.reserves.iter().map(|reserve| &reserve.line);
        self.tried.iter().chain(reserves).fold(self.line, |most, &line| most.max(line)).wrapping_add(1)
    }

    fn give_up_tried(&mut self) -> impl Iterator<Item = FriendsAsk> + use<> {
        std::mem::take(&mut self.tried).into_iter().map(|line| FriendsAsk::Browser(FriendsEffect::Close(line)))
    }

    /// A line is open. One of a spare connection, or of the reserve, takes the place of the line before.
    pub(super) fn open(&mut self, line: LineId, news: &mut Vec<News>) -> Vec<FriendsAsk> {
        let is_reserve = self.lose_reserve(line);
        if line != self.line && !self.tried.contains(&line) && !is_reserve {
            return Vec::new();
        }
        let mut asks = Vec::new();
        if line != self.line {
            self.tried.retain(|&tried| tried != line);
            asks.push(FriendsAsk::Browser(FriendsEffect::Close(self.line)));
            self.line = line;
        }
        asks.extend(self.give_up_tried());
        asks.extend(self.update(GuestInput::Opened, news));
        asks
    }

    /// Takes the own end: it goes to the host in the room, or into a reply.
    pub(super) fn take_end(&mut self, endpoint: Endpoint, now: u64) {
        match &mut self.room {
            Some(room) => {
                room.tell_end(endpoint);
                self.expected = Some((Expected::Line, now));
            }
            None => {
                self.is_asked = false;
                self.reply = Some(Reply::new(&self.invitation, &self.name, endpoint));
            }
        }
    }

    /// Tells the guest what has happened.
    pub(super) fn update(&mut self, input: GuestInput, news: &mut Vec<News>) -> Vec<FriendsAsk> {
        let Some(guest) = &mut self.guest else { return Vec::new() };
        let line = self.line;
        let mut asks = Vec::new();
        for effect in guest.update(input) {
            match effect {
                GuestEffect::Send(text) => asks.push(FriendsAsk::Browser(FriendsEffect::Send(line, text))),
                GuestEffect::Close(_) => asks.push(FriendsAsk::Browser(FriendsEffect::Close(line))),
                GuestEffect::MakeSpare(spare) => asks.push(FriendsAsk::Browser(FriendsEffect::MakeSpare(spare))),
                GuestEffect::TrySpare(spare, end) => {
                    let tried = self.new_line();
                    self.tried.push(tried);
                    asks.push(FriendsAsk::Browser(FriendsEffect::TrySpare(spare, tried, end)));
                }
                GuestEffect::DropSpare(spare) => asks.push(FriendsAsk::Browser(FriendsEffect::DropSpare(spare))),
                GuestEffect::MakeReserve => asks.extend(self.tell_reserve(news)),
                GuestEffect::Show => asks.push(FriendsAsk::ShowSeen),
                GuestEffect::Notice(notice) => news.extend(match notice {
                    GuestNotice::LongWait => {
                        self.is_late = true;
                        asks.push(FriendsAsk::Offer(FriendsPage::Invited));
                        None
                    }
                    GuestNotice::Quiet => Some(News::HostQuiet),
                    GuestNotice::Back => Some(News::HostBack),
                    GuestNotice::Refused(code) => Some(News::NotNow(code)),
                    GuestNotice::Undone(_) => Some(News::Undone),
                    // What is asked stands in the state of the guest.
                    GuestNotice::Asked(vote) => {
                        let own = self.guest.as_ref().and_then(Guest::seat).map(|seat| seat.index());
                        if own.is_some_and(|own| vote.votes.get(own) == Some(&None)) {
                            asks.push(FriendsAsk::Raise(FriendsPage::Table));
                        }
                        None
                    }
                    GuestNotice::Cuts(seat) => {
                        asks.extend(self.is_own(seat).then_some(FriendsAsk::Cut));
                        None
                    }
                    GuestNotice::Decided(question, yes, end) => Some(News::Decided(question, yes, end)),
                    GuestNotice::Heard(seat, Signal::Good) => Some(News::Back(seat)),
                    GuestNotice::Heard(seat, Signal::Quiet) => Some(News::Quiet(seat)),
                    GuestNotice::Heard(seat, Signal::Lost) => Some(News::Away(seat, self.why_away(seat))),
                    GuestNotice::GuestPlays(seat) => Some(News::PlaysAgain(seat)),
                    GuestNotice::OwnSeatAgain => Some(News::OwnSeatAgain),
                    GuestNotice::BotPlays(seat) => Some(News::BotPlays(seat)),
                    GuestNotice::Said(seat, phrase) => News::said(seat, &phrase),
                    GuestNotice::Nudged(by) => Some(News::Nudged(by)),
                    GuestNotice::Reminded(seat) => Some(News::Reminded(seat)),
                    GuestNotice::Shuffled(_, check) => Some(News::Shuffle(check)),
                }),
            }
        }
        // A reply whose line was cut leads nowhere.
        if self.line() != GuestLine::Waiting {
            self.reply = None;
        }
        match self.line() {
            GuestLine::Open(_) if self.guest.as_ref().is_some_and(|guest| guest.seat().is_some()) => {
                self.attendance = Attendance::Seated;
            }
            GuestLine::Closed(Some(CloseReason::Replaced)) => self.attendance = Attendance::Elsewhere,
            GuestLine::Closed(Some(CloseReason::Full)) => self.attendance = Attendance::Opened,
            GuestLine::Waiting | GuestLine::Open(_) | GuestLine::Closed(_) => {}
        }
        asks
    }
}
