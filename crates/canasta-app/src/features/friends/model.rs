//! What this device does at tables of several devices.

use super::guest_seat::GuestSeat;
use super::host_table::HostTable;
use super::intent::SeatChoice;
use super::news::News;
use super::passed::Passed;
use super::patience::Patience;
use super::servers::{Reach, Servers};
use crate::session::Level;
use canasta::friends::{SeatPlayer, Secret, VoteState};
use canasta::links::{Invitation, TableLinkError};

/// How many pieces of news are kept.
const MOST_NEWS: usize = 12;

/// What this device is.
#[derive(Clone, Debug, Default)]
pub enum Role {
    /// Neither host nor guest.
    #[default]
    Nobody,
    /// The host.
    Host(Box<HostTable>),
    /// A guest.
    Guest(Box<GuestSeat>),
}

/// Why a link to a table, or a reply, was not used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotUsed {
    /// It cannot be read.
    Link(TableLinkError),
    /// It answers another invitation.
    OtherTable,
    /// A table is on at this device.
    Occupied,
}

/// The camera that reads replies.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Camera {
    /// It is off.
    #[default]
    Off,
    /// It looks for a code.
    On,
    /// There is none, or the page may not use it.
    Refused,
}

/// What this device does at tables of several devices.
#[derive(Clone, Debug, Default)]
pub struct Friends {
    pub(super) name: Option<String>,
    /// By which hosts know this device again. It stays when a table is left, so that its invitation leads to the same seat.
    pub(super) secret: Option<Secret>,
    pub(super) choices: Vec<SeatChoice>,
    pub(super) patience: Patience,
    /// The level of the bots, if the person has chosen one.
    pub(super) bots: Option<Level>,
    pub(super) role: Role,
    pub(super) servers: Servers,
    /// Whether the person has chosen here how far the table reaches.
    pub(super) has_chosen_reach: bool,
    /// The reply that was pasted.
    pub(super) pasted: String,
    pub(super) camera: Camera,
    /// Whether the person is choosing the game of the next table.
    pub(super) is_choosing: bool,
    pub(super) not_used: Option<NotUsed>,
    /// The invitation that was opened while the person sat at another table.
    pub(super) after_leaving: Option<Invitation>,
    pub(super) passed: Option<Passed>,
    pub(super) news: Vec<News>,
    pub(super) is_muted: bool,
    /// Whether the browser was asked whether it has connections at all.
    pub(super) is_checked: bool,
    /// Whether it has none.
    pub(super) lacks_connections: bool,
    /// Milliseconds since 1 January 1970, as the device has last said.
    pub(super) now: u64,
    /// What is stored.
    pub(super) saved: String,
    /// Whether a later version has stored what this one cannot read.
    pub(super) is_of_later_version: bool,
}

impl Friends {
    /// The name that was written here.
    #[must_use]
    pub fn name(&self) -> Option<&str> {
        self.name.as_deref()
    }

    /// Who is to sit at a seat of the next table.
    #[must_use]
    pub fn choice(&self, seat: usize) -> SeatChoice {
        let usual = if seat == 0 { SeatChoice::Here } else { SeatChoice::Friend };
        self.choices.get(seat).copied().unwrap_or(usual)
    }

    /// How long the seat of a friend who is away waits at the next table.
    #[must_use]
    pub const fn patience(&self) -> Patience {
        self.patience
    }

    /// The level of the bots at the table, also of those that stand in for friends.
    #[must_use]
    pub fn bots(&self) -> Level {
        self.bots.unwrap_or(Level::usual())
    }

    /// Whether the games are shown to choose that of the next table.
    #[must_use]
    pub const fn is_choosing(&self) -> bool {
        self.is_choosing
    }

    /// The servers that the person has chosen.
    #[must_use]
    pub const fn servers(&self) -> &Servers {
        &self.servers
    }

    /// Whether the choice how far the table reaches is shown: a server is asked, or the person is choosing.
    #[must_use]
    pub(crate) fn shows_reach(&self) -> bool {
        self.has_chosen_reach || self.servers.reach != Reach::Network || !self.servers.room.is_empty()
    }

    /// The host's table, if this device is the host.
    #[must_use]
    pub fn host(&self) -> Option<&HostTable> {
        match &self.role {
            Role::Host(table) => Some(table),
            Role::Nobody | Role::Guest(_) => None,
        }
    }

    /// The guest's seat, if this device is a guest.
    #[must_use]
    pub fn guest(&self) -> Option<&GuestSeat> {
        match &self.role {
            Role::Guest(seat) => Some(seat),
            Role::Nobody | Role::Host(_) => None,
        }
    }

    /// The guest's seat, to show what was told.
    pub(crate) fn guest_mut(&mut self) -> Option<&mut GuestSeat> {
        match &mut self.role {
            Role::Guest(seat) => Some(seat),
            Role::Nobody | Role::Host(_) => None,
        }
    }

    /// Whether this device is the host of a match that is on the table.
    #[must_use]
    pub fn hosts_match(&self) -> bool {
        self.host().is_some_and(|table| table.lobby.is_none())
    }

    /// Whether this device is the host of a table at which the first hand of a match can be dealt now.
    pub(crate) fn can_begin_match(&self) -> bool {
        self.host().is_some_and(|table| table.lobby.is_some() && table.is_full() && !table.host.is_shuffling())
    }

    /// Whether others would notice that this device leaves, or the person would lose a seat.
    #[must_use]
    pub fn has_company(&self) -> bool {
        match &self.role {
            Role::Nobody => false,
            Role::Host(table) => table.host.seats().iter().any(|seating| seating.player == SeatPlayer::Guest),
            Role::Guest(seat) => seat.has_seat(),
        }
    }

    /// The reply that was pasted.
    #[must_use]
    pub fn pasted(&self) -> &str {
        &self.pasted
    }

    /// The camera that reads replies.
    #[must_use]
    pub const fn camera(&self) -> Camera {
        self.camera
    }

    /// Why the last link was not used.
    #[must_use]
    pub const fn not_used(&self) -> Option<&NotUsed> {
        self.not_used.as_ref()
    }

    /// What became of a reply that was opened here.
    #[must_use]
    pub const fn passed(&self) -> Option<Passed> {
        self.passed
    }

    /// What has happened, oldest first.
    #[must_use]
    pub fn news(&self) -> &[News] {
        &self.news
    }

    /// What has happened and is to be shown, newest first: without phrases, where the person has hidden them.
    pub(crate) fn shown_news(&self) -> impl Iterator<Item = &News> {
        self.news.iter().rev().filter(|one| !self.is_muted || !matches!(one, News::Said(..)))
    }

    /// Whether the phrases of the others are hidden.
    #[must_use]
    pub const fn is_muted(&self) -> bool {
        self.is_muted
    }

    /// Whether the browser has no connections at all, so that nobody can be invited or answered.
    #[must_use]
    pub const fn lacks_connections(&self) -> bool {
        self.lacks_connections
    }

    /// The seat that is asked where to cut.
    #[must_use]
    pub fn cutter(&self) -> Option<usize> {
        match &self.role {
            Role::Nobody => None,
            Role::Host(table) => table.host.cutter(),
            Role::Guest(seat) => seat.guest.as_ref()?.cutter(),
        }
    }

    /// Whether a person of this device is asked where to cut.
    pub(crate) fn is_to_cut(&self) -> bool {
        self.cutter().is_some_and(|cutter| match &self.role {
            Role::Nobody => false,
            Role::Host(table) => table.is_here(cutter),
            Role::Guest(seat) => seat.is_own(cutter),
        })
    }

    /// The seat that is on turn and whose person does something at its device.
    #[must_use]
    pub fn thinking(&self) -> Option<usize> {
        match &self.role {
            Role::Nobody => None,
            Role::Host(table) => table.host.thinking(),
            Role::Guest(seat) => seat.guest.as_ref()?.thinking(),
        }
    }

    /// Whether a seat was reminded so recently that it is not reminded again.
    #[must_use]
    pub fn was_reminded(&self, seat: usize) -> bool {
        match &self.role {
            Role::Nobody => false,
            Role::Host(table) => table.host.was_reminded(seat),
            Role::Guest(at) => at.guest.as_ref().is_some_and(|guest| guest.was_reminded(seat)),
        }
    }

    /// The vote that is on.
    #[must_use]
    pub fn vote(&self) -> Option<&VoteState> {
        match &self.role {
            Role::Nobody => None,
            Role::Host(table) => table.host.vote(),
            Role::Guest(seat) => seat.guest.as_ref()?.vote(),
        }
    }

    /// Forgets what was told of the time before a hand, since it is shown until something else is told.
    pub(crate) fn begin_hand(&mut self) {
        self.news.clear();
    }

    pub(super) fn tell(&mut self, news: Vec<News>) {
        self.news.extend(news);
        let excess = self.news.len().saturating_sub(MOST_NEWS);
        self.news.drain(..excess);
    }
}
