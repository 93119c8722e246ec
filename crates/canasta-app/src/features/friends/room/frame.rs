//! What pages send each other by the server: a byte that says what it is, and the bytes of it.

use super::{RoomEffect, server};

/// What a page sends to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Frame<'a> {
    /// The sender is a host.
    Here,
    /// The first message of a guest.
    First(&'a [u8]),
    /// The answer of the host.
    Answer(&'a [u8]),
    /// A sealed message.
    Sealed(&'a [u8]),
}

impl<'a> Frame<'a> {
    /// Sends it to a page.
    pub(super) fn to(self, page: &str) -> RoomEffect {
        RoomEffect::Send(server::send(page, &self.write()))
    }

    fn write(self) -> Vec<u8> {
        let (kind, bytes): (u8, &[u8]) = match self {
            Frame::Here => (1, &[]),
            Frame::First(bytes) => (2, bytes),
            Frame::Answer(bytes) => (3, bytes),
            Frame::Sealed(bytes) => (4, bytes),
        };
        [kind].iter().chain(bytes).copied().collect()
    }

    pub(super) fn read(bytes: &'a [u8]) -> Option<Frame<'a>> {
        match bytes.split_first()? {
            (1, _) => Some(Frame::Here),
            (2, bytes) => Some(Frame::First(bytes)),
            (3, bytes) => Some(Frame::Answer(bytes)),
            (4, bytes) => Some(Frame::Sealed(bytes)),
            _ => None,
        }
    }
}
