//! An invitation to a table: from the host to everybody.

use super::endpoint::{Endpoint, endpoint, put_endpoint};
use super::letters::{CodeKind, checksum, open, seal};
use super::number::{Packer, Unpacker};
use super::parts;
use super::room::{Room, put_room, room};
use super::table_link_error::TableLinkError;
use crate::rules::{BadRules, Preset, Rules};

/// The version of the codes that hold an end of a connection.
const WITH_END: u8 = b'1';
/// The version of those that hold a room of a signalling server.
const WITH_ROOM: u8 = b'2';

/// How the browser of a host is reached.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Way {
    /// By its end of each connection; guests send theirs back.
    Direct(Endpoint),
    /// In a room, where both tell each other their ends.
    Room(Room),
}

/// An invitation: who invites to which rules, since when, and how their browser is reached. Every guest answers the same one.
///
/// ```
/// use canasta::links::{Endpoint, Invitation, Reply, SetupRole, read_invitation, read_reply};
/// use canasta::rules::Preset;
///
/// let host = Endpoint::new("Ab+/", "0123456789abcdef01234567", [7; 32], &[])?;
/// let invitation = Invitation::new(Preset::Duel, Preset::Duel.rules(), "Ada", 20_785, host).unwrap();
/// let chat = format!("Shall we play? https://example.org/#join={}", invitation.code());
/// assert_eq!(read_invitation(&chat).as_ref(), Ok(&invitation));
///
/// let guest = Endpoint::new("01234567", "0123456789abcdef0123456789abcdef", [8; 32], &[])?;
/// let reply = Reply::new(&invitation, "Ben", guest);
/// assert!(read_reply(&reply.code()).unwrap().answers(&invitation));
/// # Ok::<(), canasta::links::BadEndpoint>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invitation {
    preset: Preset,
    rules: Rules,
    host: String,
    day: u16,
    way: Way,
}

impl Invitation {
    /// An invitation. Of the host's name the first 20 characters are kept; `day` is the day on which it was made, counted from
    /// 1 January 1970.
    ///
    /// # Errors
    /// If the rules are impossible.
    pub fn new(preset: Preset, rules: Rules, host: &str, day: u16, endpoint: Endpoint) -> Result<Invitation, BadRules> {
        Invitation::by(Way::Direct(endpoint), preset, rules, host, day)
    }

    /// An invitation to a room, in which no guest needs to send a reply back.
    ///
    /// # Errors
    /// If the rules are impossible.
    pub fn to_room(preset: Preset, rules: Rules, host: &str, day: u16, room: Room) -> Result<Invitation, BadRules> {
        Invitation::by(Way::Room(room), preset, rules, host, day)
    }

    fn by(way: Way, preset: Preset, rules: Rules, host: &str, day: u16) -> Result<Invitation, BadRules> {
        rules.check()?;
        Ok(Invitation { preset, rules, host: parts::short_name(host), day, way })
    }

    /// The preset.
    #[must_use]
    pub const fn preset(&self) -> Preset {
        self.preset
    }

    /// The rules: the preset with fields changed.
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The name of who invites; it may be empty.
    #[must_use]
    pub fn host(&self) -> &str {
        &self.host
    }

    /// The day on which it was made, counted from 1 January 1970.
    #[must_use]
    pub const fn day(&self) -> u16 {
        self.day
    }

    /// The host's end of each connection; `None` where it is told in a room.
    #[must_use]
    pub const fn endpoint(&self) -> Option<&Endpoint> {
        match &self.way {
            Way::Direct(endpoint) => Some(endpoint),
            Way::Room(_) => None,
        }
    }

    /// The room in which the host waits, if it waits in one.
    #[must_use]
    pub const fn room(&self) -> Option<&Room> {
        match &self.way {
            Way::Direct(_) => None,
            Way::Room(room) => Some(room),
        }
    }

    /// What all invitations of a table have in common, and no invitation of another one: the fingerprint of the host's certificate, or its key.
    #[must_use]
    pub const fn table(&self) -> &[u8; 32] {
        match &self.way {
            Way::Direct(endpoint) => endpoint.fingerprint(),
            Way::Room(room) => room.key(),
        }
    }

    /// A number by which a reply names it: the CRC-32 of its code.
    #[must_use]
    pub fn tag(&self) -> u32 {
        checksum(&self.code())
    }

    /// Its code, which stands after `#join=` at the end of an address.
    #[must_use]
    pub fn code(&self) -> String {
        let mut packer = Packer::default();
        parts::put_rules(&mut packer, self.preset, &self.rules);
        parts::put_text(&mut packer, &self.host);
        packer.digit(self.day.into(), 1 << 16);
        let version = match &self.way {
            Way::Direct(endpoint) => {
                put_endpoint(&mut packer, endpoint);
                WITH_END
            }
            Way::Room(room) => {
                put_room(&mut packer, room);
                WITH_ROOM
            }
        };
        seal(CodeKind::Invitation, version, packer.finish())
    }
}

/// The invitation of a text: a code, a link with one, or a line of a chat around either.
///
/// # Errors
/// What is wrong with it.
pub fn read_invitation(text: &str) -> Result<Invitation, TableLinkError> {
    let (version, number, code) = open(text, CodeKind::Invitation)?;
    if ![WITH_END, WITH_ROOM].contains(&version) {
        return Err(TableLinkError::Newer);
    }
    let mut unpacker = Unpacker::new(number);
    let invitation = read(&mut unpacker, version)?;
    // Each invitation has one code.
    if unpacker.is_empty() && invitation.code() == code { Ok(invitation) } else { Err(TableLinkError::Damaged) }
}

fn read(unpacker: &mut Unpacker, version: u8) -> Result<Invitation, TableLinkError> {
    let (preset, rules) = parts::rules(unpacker)?;
    let host = parts::text(unpacker, parts::NAME_LENGTH).ok_or(TableLinkError::Damaged)?;
    let day = unpacker.digit(1 << 16).ok_or(TableLinkError::Damaged)? as u16;
    let way = if version == WITH_ROOM { Way::Room(room(unpacker)?) } else { Way::Direct(endpoint(unpacker)?) };
    Invitation::by(way, preset, rules, &host, day).map_err(TableLinkError::Impossible)
}
