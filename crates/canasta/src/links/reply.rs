//! The reply to an invitation: from one guest to the host.

use super::endpoint::{Endpoint, endpoint, put_endpoint};
use super::invitation::Invitation;
use super::letters::{CodeKind, open, seal};
use super::number::{Packer, Unpacker};
use super::parts;
use super::table_link_error::TableLinkError;

/// The version of the codes that are written.
const VERSION: u8 = b'1';

/// A reply: which invitation it answers, who comes, and how their browser is reached. Its end of the connection waits for the host's
/// handshake ([`SetupRole::Passive`](super::SetupRole::Passive)).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reply {
    tag: u32,
    name: String,
    endpoint: Endpoint,
}

impl Reply {
    /// A reply. Of the name the first 20 characters are kept.
    #[must_use]
    pub fn new(invitation: &Invitation, name: &str, endpoint: Endpoint) -> Reply {
        Reply { tag: invitation.tag(), name: parts::short_name(name), endpoint }
    }

    /// The [tag](Invitation::tag) of the invitation.
    #[must_use]
    pub const fn tag(&self) -> u32 {
        self.tag
    }

    /// Whether it is the reply to this invitation.
    #[must_use]
    pub fn answers(&self, invitation: &Invitation) -> bool {
        self.tag == invitation.tag()
    }

    /// The name of who comes; it may be empty.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The guest's end of the connection.
    #[must_use]
    pub const fn endpoint(&self) -> &Endpoint {
        &self.endpoint
    }

    /// Its code, which stands after `#reply=` at the end of an address.
    #[must_use]
    pub fn code(&self) -> String {
        let mut packer = Packer::default();
        packer.digit(self.tag >> 16, 1 << 16);
        packer.digit(self.tag & 0xFFFF, 1 << 16);
        parts::put_text(&mut packer, &self.name);
        put_endpoint(&mut packer, &self.endpoint);
        seal(CodeKind::Reply, VERSION, packer.finish())
    }
}

/// The reply of a text: a code, a link with one, or a line of a chat around either.
///
/// # Errors
/// What is wrong with it.
pub fn read_reply(text: &str) -> Result<Reply, TableLinkError> {
    let (version, number, code) = open(text, CodeKind::Reply)?;
    if version != VERSION {
        return Err(TableLinkError::Newer);
    }
    let damaged = || TableLinkError::Damaged;
    let mut unpacker = Unpacker::new(number);
    let high = unpacker.digit(1 << 16).ok_or_else(damaged)?;
    let tag = high << 16 | unpacker.digit(1 << 16).ok_or_else(damaged)?;
    let name = parts::text(&mut unpacker, parts::NAME_LENGTH).ok_or_else(damaged)?;
    let reply = Reply { tag, name: parts::short_name(&name), endpoint: endpoint(&mut unpacker)? };
    // Each reply has one code.
    if unpacker.is_empty() && reply.code() == code { Ok(reply) } else { Err(TableLinkError::Damaged) }
}
