//! What the device keeps of a table of several devices, so that the same links work after a reload.

use super::ask::FriendsAsk;
use super::attendance::Attendance;
use super::device::FriendsEffect;
use super::guest_seat::GuestSeat;
use super::host_table::{HostEnd, HostTable};
use super::meeting::Meeting;
use super::model::{Friends, Role};
use super::page::FriendsPage;
use super::patience::Patience;
use super::servers::Servers;
use super::update::Context;
use crate::features::library::Kept;
use crate::session::{Effect, Level, StorageEffect, StoredValue};
use canasta::friends::{Host, LineId, Secret};
use canasta::links::read_invitation;
use canasta::rules::{Game, read_rules_code, rules_code};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What is kept.
#[derive(Default, Serialize, Deserialize)]
struct Saved {
    version: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    name: Option<String>,
    #[serde(default)]
    muted: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    secret: Option<Secret>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    servers: Option<Servers>,
    /// The names of the patience and of the level of the bots.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    away: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    bots: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    host: Option<SavedHost>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    guest: Option<SavedGuest>,
}

/// The table of a host. The match is saved as any other, once its first hand is dealt.
#[derive(Serialize, Deserialize)]
struct SavedHost {
    /// The conversation, with the secrets of guests and of the hand.
    table: String,
    name: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    invitation: Option<String>,
    next_line: LineId,
    /// The private key of the room, and the invitation to it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    room: Option<(Secret, String)>,
    /// The code of the rules, before the first deal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    lobby: Option<String>,
}

/// The seat of a guest.
#[derive(Serialize, Deserialize)]
struct SavedGuest {
    invitation: String,
    name: String,
    line: LineId,
    /// The name of how far the guest has come. Earlier versions had none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    attendance: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    secret: Option<Secret>,
    /// The match as far as it is proven, and where the library keeps it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    record: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    kept: Option<Kept>,
}

impl Friends {
    /// The version of the form.
    pub(crate) const VERSION: u32 = 1;

    /// The text that is stored.
    #[must_use]
    pub(crate) fn write(&self) -> String {
        let host = self.host().map(|table| SavedHost {
            table: table.host.save(),
            name: table.name.clone(),
            invitation: match &table.end {
                HostEnd::Ready(invitation) => Some(invitation.code()),
                HostEnd::Asked | HostEnd::Unable(_) => None,
            },
            next_line: table.next_line,
            room: table.meeting.as_ref().map(|meeting| (Secret(*meeting.room.private()), meeting.invitation.code())),
            lobby: table.lobby.as_deref().map(|game| rules_code(game.record().preset, game.rules())),
        });
        // Nothing brings back a table whose host has left.
        let guest = self.guest().filter(|seat| !seat.has_host_left()).map(|seat| SavedGuest {
            invitation: seat.invitation.code(),
            name: seat.name.clone(),
            line: seat.line,
            attendance: Some(seat.attendance.name().to_owned()),
            secret: seat.secret,
            record: seat.record.clone(),
            kept: seat.kept.clone(),
        });
        let (name, muted, secret) = (self.name.clone(), self.is_muted, self.secret);
        let servers = Some(self.servers.clone()).filter(|servers| *servers != Servers::default());
        let away = Some(self.patience).filter(|patience| *patience != Patience::default());
        let (away, bots) = (away.map(|patience| patience.name().to_owned()), self.bots.map(|level| level.to_string()));
        let saved = Saved { version: Friends::VERSION, name, muted, secret, servers, away, bots, host, guest };
        // Strings and numbers always have a JSON.
        serde_json::to_string(&saved).unwrap_or_default()
    }

    /// Saves what has changed since it was saved last.
    pub(crate) fn saved(&mut self) -> Option<Effect> {
        // This is asked after each message, so nothing is written where there is nothing to keep.
        let is_idle = matches!(self.role, Role::Nobody);
        let knows_nothing = self.name.is_none() && self.secret.is_none() && self.servers == Servers::default();
        let plans_nothing = self.patience == Patience::default() && self.bots.is_none();
        let is_empty = is_idle && knows_nothing && plans_nothing && !self.is_muted;
        // What a later version has stored there stays until this one has a table of its own.
        if (is_empty && self.saved.is_empty()) || (is_idle && self.is_of_later_version) {
            return None;
        }
        let text = self.write();
        if text == self.saved {
            return None;
        }
        self.saved.clone_from(&text);
        Some(Effect::Storage(StorageEffect::Save(StoredValue::Friends, text)))
    }

    /// Takes what was stored, unless this page is at a table already. `seats` is the number of seats of the match that is there. A text
    /// that cannot be read is given up: the links of its table are void then.
    pub(crate) fn restore(&mut self, text: &str, seats: Option<usize>, context: &Context<'_>) -> Vec<FriendsAsk> {
        // An invitation that was only opened gives way to the table that is stored.
        let opened = match &self.role {
            Role::Nobody => None,
            Role::Guest(seat) if !seat.attendance.has_answered() => Some(seat.invitation.clone()),
            Role::Host(_) | Role::Guest(_) => return Vec::new(),
        };
        let saved: Saved = serde_json::from_str(text).unwrap_or_default();
        if saved.version > Friends::VERSION {
            self.is_of_later_version = true;
        }
        if saved.version != Friends::VERSION {
            return Vec::new();
        }
        self.saved = text.to_owned();
        let of_guest = saved.guest.as_ref().map(|guest| guest.name.clone()).filter(|name| !name.is_empty());
        self.name = self.name.take().or(saved.name).or(of_guest);
        self.is_muted = saved.muted;
        self.servers = saved.servers.unwrap_or_default();
        self.patience = saved.away.and_then(|name| Patience::from_name(&name)).unwrap_or_default();
        self.bots = saved.bots.and_then(|name| Level::named(&name));
        self.secret = saved.secret.or(saved.guest.as_ref().and_then(|guest| guest.secret));
        if let Some(mut table) = saved.host.and_then(|host| read_host(&host, seats)) {
            table.host.set_bots(&self.bots().to_string());
            self.role = Role::Host(Box::new(table));
            let mut asks = self.begin_host();
            // The lines of all friends are gone, and each has to send another reply.
            asks.push(FriendsAsk::Offer(FriendsPage::Table));
            asks.extend(opened.into_iter().flat_map(|invitation| self.open(invitation, context)));
            return asks;
        }
        if let Some(seat) = saved.guest.and_then(|guest| read_guest(&guest)) {
            // Of two invitations that were not answered, the last one is meant.
            if opened.is_some() && !seat.attendance.has_answered() {
                return Vec::new();
            }
            self.role = Role::Guest(Box::new(seat));
            // The page goes on with the first time that it is told, and knows then whether the browser has connections.
            let mut asks = self.check();
            asks.push(FriendsAsk::Browser(FriendsEffect::Clock));
            asks.extend(opened.into_iter().flat_map(|invitation| self.open(invitation, context)));
            return asks;
        }
        Vec::new()
    }
}

fn read_host(saved: &SavedHost, seats: Option<usize>) -> Option<HostTable> {
    let lobby = match &saved.lobby {
        Some(code) => {
            let (preset, rules) = read_rules_code(code).ok()?;
            Some(Game::new(preset, rules, Vec::new()).ok()?)
        }
        None => None,
    };
    let seats = lobby.as_ref().map(|game| game.rules().players.count()).or(seats)?;
    let host = Host::restore(&saved.table, seats, 0).ok()?;
    let end = match &saved.invitation {
        Some(code) => HostEnd::Ready(Box::new(read_invitation(code).ok()?)),
        None => HostEnd::Asked,
    };
    let meeting = match &saved.room {
        Some((private, code)) => Some(Meeting::restore(private.0, read_invitation(code).ok()?)?),
        None => None,
    };
    Some(HostTable {
        host,
        lobby: lobby.map(Box::new),
        name: saved.name.clone(),
        end,
        sought: Vec::new(),
        finding: BTreeMap::new(),
        next_line: saved.next_line,
        wants_deal: false,
        is_renewed: false,
        meeting,
        wants_key: false,
    })
}

fn read_guest(saved: &SavedGuest) -> Option<GuestSeat> {
    let invitation = read_invitation(&saved.invitation).ok()?;
    let usual = if saved.line > 0 { Attendance::Answered } else { Attendance::Opened };
    let attendance = saved.attendance.as_deref().and_then(Attendance::from_name).unwrap_or(usual);
    Some(GuestSeat {
        attendance,
        had_reply: attendance.has_answered(),
        is_stored: true,
        name: saved.name.clone(),
        line: saved.line,
        secret: saved.secret,
        record: saved.record.clone(),
        kept: saved.kept.clone(),
        ..GuestSeat::new(invitation)
    })
}
