//! The host's end: the table, its invitation, and the friends who are looked for.

use super::ask::FriendsAsk;
use super::device::{FriendsEffect, NoConnections};
use super::meeting::Meeting;
use super::news::News;
use super::page::FriendsPage;
use crate::session::plan::{NAMES, SPARE_NAMES, numbered_name};
use canasta::friends::{Host, HostEffect, HostInput, HostNotice, LineId, SeatPlayer, Seating};
use canasta::links::{Endpoint, Invitation};
use canasta::rules::{Game, Preset, Rules};
use std::collections::BTreeMap;

/// A reply whose friend is looked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sought {
    /// The line that looks for the friend.
    pub line: LineId,
    /// The name of the friend.
    pub name: String,
    /// Whether it has taken long.
    pub is_late: bool,
}

/// How far the invitation is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HostEnd {
    /// The browser makes the end of the connection ready.
    Asked,
    /// The invitation is there.
    Ready(Box<Invitation>),
    /// The browser cannot connect.
    Unable(NoConnections),
}

/// The table of the host.
#[derive(Clone, Debug)]
pub struct HostTable {
    pub(super) host: Host,
    /// The match before its first deal; `None` once it is on the table of the session.
    pub(super) lobby: Option<Box<Game>>,
    pub(super) name: String,
    pub(super) end: HostEnd,
    pub(super) sought: Vec<Sought>,
    /// The lines that look for friends who are away, where they wait.
    pub(super) finding: BTreeMap<usize, LineId>,
    pub(super) next_line: LineId,
    /// Whether the number that is asked for is for a deal.
    pub(super) wants_deal: bool,
    pub(super) is_renewed: bool,
    /// The room in which guests come by themselves.
    pub(super) meeting: Option<Meeting>,
    /// Whether the number that is asked for is the private key of a room.
    pub(super) wants_key: bool,
}

impl HostTable {
    /// Whether a person at this device has a seat.
    pub(super) fn is_here(&self, seat: usize) -> bool {
        self.host.seats().get(seat).is_some_and(|seating| seating.player == SeatPlayer::Here)
    }

    /// The table of a match, before anybody has come.
    #[must_use]
    pub fn new(host: Host, lobby: Game, name: &str) -> HostTable {
        HostTable {
            host,
            lobby: Some(Box::new(lobby)),
            name: name.to_owned(),
            end: HostEnd::Asked,
            sought: Vec::new(),
            finding: BTreeMap::new(),
            next_line: 1,
            wants_deal: false,
            is_renewed: false,
            meeting: None,
            wants_key: false,
        }
    }

    /// The state of the conversation.
    #[must_use]
    pub const fn host(&self) -> &Host {
        &self.host
    }

    /// The match before its first deal.
    #[must_use]
    pub fn lobby(&self) -> Option<&Game> {
        self.lobby.as_deref()
    }

    /// How far the invitation is.
    #[must_use]
    pub const fn end(&self) -> &HostEnd {
        &self.end
    }

    /// The room in which guests come by themselves.
    pub(crate) const fn meeting(&self) -> Option<&Meeting> {
        self.meeting.as_ref()
    }

    /// Whether the server of the room carries what devices say that cannot be connected.
    pub(crate) fn is_relayed(&self) -> bool {
        self.meeting.as_ref().is_some_and(Meeting::relays)
    }

    /// The friends who are looked for.
    #[must_use]
    pub fn sought(&self) -> &[Sought] {
        &self.sought
    }

    /// Whether nobody is waited for.
    #[must_use]
    pub fn is_full(&self) -> bool {
        self.host.seats().iter().all(|seating| seating.player != SeatPlayer::Open)
    }

    /// Whether an invitation that was out does not hold any more, so that the present one is to be sent.
    #[must_use]
    pub const fn is_renewed(&self) -> bool {
        self.is_renewed
    }

    /// Takes the own end. An invitation that is out stays as it is, since guests of the same network leave its candidates out, unless
    /// nobody can be found by it any more: the end has other credentials then, or another address on the internet.
    pub(super) fn take_end(&mut self, endpoint: Endpoint, (preset, rules): (Preset, Rules), day: u16) {
        let before = match &self.end {
            HostEnd::Ready(invitation) => invitation.endpoint(),
            HostEnd::Asked | HostEnd::Unable(_) => None,
        };
        // A router has an address on the internet for each port, which another end does not have.
        let is_moved =
            || endpoint.is_on_internet() && before.map(Endpoint::on_internet) != Some(endpoint.on_internet());
        if before.map(Endpoint::without_candidates) != Some(endpoint.without_candidates()) || is_moved() {
            self.is_renewed = before.is_some();
            self.end = match Invitation::new(preset, rules, &self.name, day, endpoint) {
                Ok(invitation) => HostEnd::Ready(Box::new(invitation)),
                // The match of these rules is there already.
                Err(_) => HostEnd::Unable(NoConnections::Refused),
            };
        }
    }

    pub(super) fn new_line(&mut self) -> LineId {
        let line = self.next_line;
        self.next_line = self.next_line.wrapping_add(1);
        line
    }

    /// Looks for the friend of this name, who has answered the own invitation.
    pub(super) fn seek(&mut self, name: &str, asks: &mut Vec<FriendsAsk>) -> LineId {
        let line = self.new_line();
        // A newer answer of the same friend is meant.
        self.give_up(asks, |sought| sought.is_late && sought.name == name);
        self.sought.push(Sought { line, name: name.to_owned(), is_late: false });
        line
    }

    /// Tells the host what has happened. `table` is the match, once it is on the table.
    pub(super) fn update(&mut self, input: HostInput, table: Option<&Game>, news: &mut Vec<News>) -> Vec<FriendsAsk> {
        // Who leaves a match that is gone says goodbye all the same.
        let is_leaving = input == HostInput::Leave;
        let none = is_leaving.then(|| Game::new(Preset::Classic, Preset::Classic.rules(), Vec::new()).ok()).flatten();
        let Some(game) = self.lobby.as_deref().or(table).or(none.as_ref()) else { return Vec::new() };
        let mut effects = self.host.update(input, game);
        if self.lobby.is_some() {
            effects.extend(self.tell_bots_apart());
        }
        self.translate(effects, news)
    }

    /// Gives the empty seats to bots, by the names that they have at a table of this device.
    pub(super) fn fill(&mut self) -> Vec<HostEffect> {
        let mut effects = self.host.fill_with_bots();
        for (at, name) in NAMES.iter().enumerate().take(self.host.seats().len()) {
            let seating = &self.host.seats()[at];
            if seating.player == SeatPlayer::Bot && seating.name == numbered_name(at + 1) {
                effects.extend(self.host.rename_bot(at, name));
                effects.extend(self.tell_bots_apart());
            }
        }
        effects
    }

    /// Gives a bot with the name of a friend who has come another one, before the first deal.
    fn tell_bots_apart(&mut self) -> Vec<HostEffect> {
        let seats = self.host.seats();
        let is_of_other = |at: usize, name: &str| {
            seats
                .iter()
                .enumerate()
                .any(|(other, seating)| other != at && seating.name.to_lowercase() == name.to_lowercase())
        };
        let doubled = |at: &usize| seats[*at].player == SeatPlayer::Bot && is_of_other(*at, &seats[*at].name);
        let Some(at) = (0..seats.len()).find(doubled) else { return Vec::new() };
        let Some(name) = SPARE_NAMES.iter().find(|name| !is_of_other(seats.len(), name)) else { return Vec::new() };
        self.host.rename_bot(at, name)
    }

    pub(super) fn translate(&mut self, effects: Vec<HostEffect>, news: &mut Vec<News>) -> Vec<FriendsAsk> {
        let mut asks = Vec::new();
        for effect in effects {
            asks.push(match effect {
                HostEffect::Send(line, text) => FriendsAsk::Browser(FriendsEffect::Send(line, text)),
                HostEffect::Close(line, _) => FriendsAsk::Browser(FriendsEffect::Close(line)),
                HostEffect::MakeSpare(spare) => FriendsAsk::Browser(FriendsEffect::MakeSpare(spare)),
                HostEffect::TrySpare(spare, end) => {
                    FriendsAsk::Browser(FriendsEffect::TrySpare(spare, self.new_line(), end))
                }
                HostEffect::DropSpare(spare) => FriendsAsk::Browser(FriendsEffect::DropSpare(spare)),
                HostEffect::Find(seat, end) => {
                    let line = self.new_line();
                    let before = self.finding.insert(seat, line);
                    asks.extend(before.map(|before| FriendsAsk::Browser(FriendsEffect::Close(before))));
                    asks.push(FriendsAsk::Browser(FriendsEffect::Connect(line, end)));
                    continue;
                }
                HostEffect::Play(seat, action) => FriendsAsk::Play(seat, action),
                HostEffect::Undo(left) => FriendsAsk::Undo(left),
                HostEffect::Deal(deck) => FriendsAsk::Deal(deck),
                HostEffect::BotPlays(seat) => {
                    news.push(News::BotPlays(seat.index()));
                    FriendsAsk::BotPlays(seat)
                }
                HostEffect::GuestPlays(seat) => {
                    news.push(News::PlaysAgain(seat.index()));
                    FriendsAsk::FriendPlays(seat)
                }
                HostEffect::Notice(notice) => {
                    self.note(notice, news, &mut asks);
                    continue;
                }
            });
        }
        asks
    }

    fn note(&mut self, notice: HostNotice, news: &mut Vec<News>, asks: &mut Vec<FriendsAsk>) {
        news.extend(match notice {
            HostNotice::Arrived(seat) => {
                self.give_up_of(seat, asks);
                Some(News::Arrived(seat))
            }
            HostNotice::Back(seat) => {
                self.give_up_of(seat, asks);
                Some(News::Back(seat))
            }
            HostNotice::Quiet(seat) => Some(News::Quiet(seat)),
            HostNotice::Away(seat) => Some(News::Away(seat, self.host.seats().get(seat).and_then(Seating::away))),
            HostNotice::NoConnection(line) => {
                let late = self.sought.iter_mut().find(|sought| sought.line == line);
                late.map(|sought| {
                    sought.is_late = true;
                    // The page says what it may be.
                    asks.push(FriendsAsk::Offer(FriendsPage::Table));
                    News::NotFound(sought.name.clone())
                })
            }
            HostNotice::Refused(line, reason) => {
                self.forget(line);
                Some(News::Refused(reason))
            }
            // What is asked stands in the state of the host.
            HostNotice::Asked(vote) => {
                let mut votes = self.host.seats().iter().zip(&vote.votes);
                if votes.any(|(seating, vote)| seating.player == SeatPlayer::Here && vote.is_none()) {
                    asks.push(FriendsAsk::Raise(FriendsPage::Table));
                }
                None
            }
            HostNotice::Cuts(seat) => {
                asks.extend(self.is_here(seat).then_some(FriendsAsk::Cut));
                None
            }
            HostNotice::Decided(question, yes, end) => Some(News::Decided(question, yes, end)),
            HostNotice::Said(seat, phrase) => News::said(seat, &phrase),
            HostNotice::Nudged { by, .. } => Some(News::Nudged(by)),
            HostNotice::Reminded(seat) => Some(News::Reminded(seat)),
        });
    }

    /// A friend is there: earlier replies of the same one lead nowhere.
    fn give_up_of(&mut self, seat: usize, asks: &mut Vec<FriendsAsk>) {
        let finding = self.finding.remove(&seat);
        asks.extend(finding.map(|line| FriendsAsk::Browser(FriendsEffect::Close(line))));
        let Some(name) = self.host.seats().get(seat).map(|seating| seating.name.clone()) else { return };
        self.give_up(asks, |sought| sought.is_late && sought.name == name);
    }

    /// Gives up the lines that look for friends in vain, and makes room for others.
    pub(super) fn give_up(&mut self, asks: &mut Vec<FriendsAsk>, is_vain: impl Fn(&Sought) -> bool) {
        let (vain, rest): (Vec<Sought>, Vec<Sought>) = self.sought.drain(..).partition(is_vain);
        self.sought = rest;
        for sought in vain {
            self.host.give_up(sought.line);
            asks.push(FriendsAsk::Browser(FriendsEffect::Close(sought.line)));
        }
    }

    /// A line is open, or gone: nobody is looked for by it any more.
    pub(super) fn forget(&mut self, line: LineId) {
        self.sought.retain(|sought| sought.line != line);
        self.finding.retain(|_, finding| *finding != line);
    }

    /// The invitation that is sent: to the room, or by the own end.
    pub(super) fn invitation(&self) -> Option<&Invitation> {
        match (&self.meeting, &self.end) {
            (Some(meeting), _) => Some(&meeting.invitation),
            (None, HostEnd::Ready(own)) if !self.wants_key => Some(own),
            (None, _) => None,
        }
    }
}
