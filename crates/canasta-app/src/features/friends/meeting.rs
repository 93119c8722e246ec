//! The room of a signalling server in which a host meets its guests.

use super::room::{ConnectionState, HostRoom, public_key};
use canasta::links::{Invitation, Room};

/// The room of a host and the invitation to it.
#[derive(Clone, Debug)]
pub(crate) struct Meeting {
    pub(super) room: HostRoom,
    pub(super) invitation: Box<Invitation>,
}

impl Meeting {
    /// The address of the server.
    pub(crate) fn server(&self) -> &str {
        self.room.room().server()
    }

    /// Whether the server carries what devices say that cannot be connected.
    pub(crate) fn relays(&self) -> bool {
        self.room.room().relays()
    }

    /// Where the host is.
    pub(crate) const fn state(&self) -> ConnectionState {
        self.room.state()
    }

    /// A meeting that was stored: the private key of the host, and the code of the invitation.
    pub(super) fn restore(private: [u8; 32], invitation: Invitation) -> Option<Meeting> {
        let room: Room = invitation.room().filter(|room| *room.key() == public_key(&private))?.clone();
        Some(Meeting { room: HostRoom::new(private, room), invitation: Box::new(invitation) })
    }
}
