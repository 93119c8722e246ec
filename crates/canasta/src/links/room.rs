//! The room of a signalling server in which a host waits for its guests.

use super::number::{Packer, Unpacker};
use super::parts;
use super::table_link_error::TableLinkError;
use std::fmt;
use std::net::{Ipv6Addr, SocketAddrV6};

/// The most characters of a server's address, without its scheme.
const LONGEST: usize = 200;
/// Schemes, and what the server may do, with room for more.
const KINDS: u32 = 4;

/// Why a text is not the address of a signalling server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadServer;

impl fmt::Display for BadServer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the address of the server is not wss://NAME, or ws:// and this device")
    }
}

impl std::error::Error for BadServer {}

/// The room of a signalling server: its address, and the key of the host, by which guests find the room, and host and guest each other.
///
/// The key is the public one of X25519, and no program but those of the invitation knows it: the server is told a name that follows from it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Room {
    server: String,
    key: [u8; 32],
    relays: bool,
}

impl Room {
    /// A room. `relays` says whether the server may carry what the devices say to each other, encrypted.
    ///
    /// ```
    /// use canasta::links::Room;
    ///
    /// let room = Room::new(" WSS://play.example.org/ ", [7; 32], false)?;
    /// assert_eq!(room.server(), "wss://play.example.org");
    /// assert!(Room::new("ws://play.example.org", [7; 32], false).is_err(), "it is not encrypted");
    /// # Ok::<(), canasta::links::BadServer>(())
    /// ```
    ///
    /// # Errors
    /// If the address is not `wss://` and a name, perhaps with a port and a path. `ws://` leads to this device alone.
    pub fn new(server: &str, key: [u8; 32], relays: bool) -> Result<Room, BadServer> {
        let (scheme, rest) = server.trim().split_once("://").ok_or(BadServer)?;
        let rest = rest.trim_end_matches('/');
        let (place, path) = rest.split_once('/').unwrap_or((rest, ""));
        let is_of_path = |byte: u8| byte.is_ascii_alphanumeric() || b"/._~-".contains(&byte);
        if rest.len() > LONGEST || !path.bytes().all(is_of_path) {
            return Err(BadServer);
        }
        let (place, host) = (place.to_ascii_lowercase(), server_host(place).ok_or(BadServer)?.to_ascii_lowercase());
        let scheme = match scheme.to_ascii_lowercase().as_str() {
            "wss" => "wss",
            "ws" if ["localhost", "127.0.0.1"].contains(&host.as_str()) => "ws",
            _ => return Err(BadServer),
        };
        let slash = if path.is_empty() { "" } else { "/" };
        Ok(Room { server: format!("{scheme}://{place}{slash}{path}"), key, relays })
    }

    /// The address of the server, in lower case up to its path.
    #[must_use]
    pub fn server(&self) -> &str {
        &self.server
    }

    /// The public key of the host.
    #[must_use]
    pub const fn key(&self) -> &[u8; 32] {
        &self.key
    }

    /// Whether the server may carry what the devices say to each other.
    #[must_use]
    pub const fn relays(&self) -> bool {
        self.relays
    }
}

/// The name or the address of a server in its place, a name or an address and perhaps a port; `None` if it is no such place.
///
/// ```
/// use canasta::links::server_host;
///
/// assert_eq!(server_host("play.example.org:3536"), Some("play.example.org"));
/// assert_eq!(server_host("[2001:db8::1]:3536"), Some("[2001:db8::1]"));
/// assert_eq!(server_host("play.example.org:+1"), None);
/// ```
#[must_use]
pub fn server_host(place: &str) -> Option<&str> {
    if place.starts_with('[') {
        let is_address =
            |text: &str| text.strip_prefix('[').and_then(|text| text.strip_suffix(']')?.parse::<Ipv6Addr>().ok());
        let is_right = place.parse::<SocketAddrV6>().is_ok() || is_address(place).is_some();
        return place.split_inclusive(']').next().filter(|_| is_right && !place.contains('%'));
    }
    let (host, port) = place.split_once(':').map_or((place, None), |(host, port)| (host, Some(port)));
    let is_of_name = |byte: u8| byte.is_ascii_alphanumeric() || b".-_".contains(&byte);
    let is_port =
        |port: &str| port.bytes().all(|byte| byte.is_ascii_digit()) && port.parse().is_ok_and(|port: u16| port > 0);
    (!host.is_empty() && host.bytes().all(is_of_name) && port.is_none_or(is_port)).then_some(host)
}

pub(super) fn put_room(packer: &mut Packer, room: &Room) {
    let (scheme, rest) = room.server.split_once("://").unwrap_or(("wss", &room.server));
    packer.digit((scheme != "wss").into(), KINDS);
    parts::put_text(packer, rest);
    packer.digit(room.relays.into(), KINDS);
    room.key.iter().for_each(|&byte| packer.digit(byte.into(), 256));
}

pub(super) fn room(unpacker: &mut Unpacker) -> Result<Room, TableLinkError> {
    let damaged = || TableLinkError::Damaged;
    let scheme = match unpacker.digit(KINDS).ok_or_else(damaged)? {
        0 => "wss",
        1 => "ws",
        _ => return Err(TableLinkError::Newer),
    };
    let rest = parts::text(unpacker, LONGEST).ok_or_else(damaged)?;
    let relays = match unpacker.digit(KINDS).ok_or_else(damaged)? {
        0 => false,
        1 => true,
        _ => return Err(TableLinkError::Newer),
    };
    let mut key = [0; 32];
    for byte in &mut key {
        *byte = unpacker.digit(256).ok_or_else(damaged)? as u8;
    }
    Room::new(&format!("{scheme}://{rest}"), key, relays).map_err(|_| TableLinkError::Damaged)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn server(text: &str) -> Option<String> {
        Some(Room::new(text, [0; 32], true).ok()?.server().to_owned())
    }

    #[test]
    fn addresses_of_servers_are_checked() {
        for (text, kept) in [
            ("wss://a.example", "wss://a.example"),
            (" WSS://A.Example:443/Some/Path/ ", "wss://a.example:443/Some/Path"),
            ("wss://[2001:DB8::1]:8443", "wss://[2001:db8::1]:8443"),
            ("ws://localhost:3536", "ws://localhost:3536"),
            ("ws://127.0.0.1:3536/", "ws://127.0.0.1:3536"),
        ] {
            assert_eq!(server(text).as_deref(), Some(kept), "{text}");
            assert_eq!(server(kept).as_deref(), Some(kept), "what is kept is read as it is");
        }
        let long = format!("wss://{}", "a".repeat(201));
        for text in [
            "",
            "a.example",
            "https://a.example",
            "wss://",
            "wss:///path",
            "wss://:80",
            "wss://a:0",
            "wss://a:70000",
            "wss://a:+1",
            "wss://a b",
            "wss://a?x=1",
            "wss://a/#x",
            "wss://u@a",
            "wss://[::1",
            "wss://[::1]x",
            "wss://[::1%1]:80",
            "ws://a.example",
            "ws://[::1]:3536",
            "ws://localhost.example",
            "wss://ä.example",
            long.as_str(),
        ] {
            assert_eq!(server(text), None, "{text}");
        }
    }
}
