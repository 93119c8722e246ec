//! The room of a signalling server (`matchbox_server`), in which host and guests tell each other their ends of a connection, or all that they
//! say where they cannot connect.
//!
//! - [`HostRoom`], [`GuestRoom`]: both sides as state machines, to which the device carries texts and the time.
//! - [`RoomEffect`], [`RoomMessage`]: the border to the device.
//! - `connection`: how a page is connected to the server, and connected again; `server`: the texts of the server.
//! - `seal`: how host and guest know each other, and how their messages are sealed with `ciphers`; `message`: what is in them.
//!
//! docs/friends.md says what the server learns.

mod ciphers;
mod connection;
mod frame;
mod guest;
mod host;
mod message;
mod seal;
mod server;
#[cfg(test)]
mod tests;

pub(crate) use connection::ConnectionState;
pub(super) use guest::GuestNews;
pub(crate) use guest::GuestRoom;
pub(super) use host::{HostNews, HostRoom};
pub(super) use seal::public_key;

/// A request to the device about the room. It has one connection to a server at most.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RoomEffect {
    /// Connect to the server at this address, instead of a connection before.
    Enter(String),
    /// Send a text to the server.
    Send(String),
    /// Close the connection.
    Leave,
}

/// What the device says about the room.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RoomMessage {
    /// The connection is open. It has a random number; `None` if the browser gives no randomness.
    Entered(Option<[u8; 32]>),
    /// A text has come.
    Heard(String),
    /// The connection has failed or was closed.
    Left,
}
