//! Servers that tell a device its address on the internet (STUN), carry what devices say to each other (TURN), or introduce them (signalling).

use crate::named::named;
use canasta::links::{BadServer, Room, server_host};
use serde::{Deserialize, Serialize};

/// A public server, which is asked only if the person chooses it.
pub const PUBLIC_SERVER: &str = "stun.cloudflare.com";

/// The longest address, name or password, in bytes.
const LONGEST: usize = 300;

named! {
    /// How far a table of several devices reaches.
    #[derive(Default)]
    pub enum Reach {
        /// Devices of the same network. No server is asked for anything.
        #[default]
        Network = "network",
        /// Devices on the internet, by [`PUBLIC_SERVER`].
        Public = "public",
        /// Devices on the internet, by a server of the players' own.
        Own = "own",
    }
}

/// A server as the browser takes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IceServer {
    /// The address: `stun:`, `stuns:`, `turn:` or `turns:`, a name and maybe a port.
    pub url: String,
    /// The name and the password, for TURN.
    pub credentials: Option<(String, String)>,
}

/// The servers that the person has chosen.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Servers {
    #[serde(with = "reach_name")]
    pub(super) reach: Reach,
    pub(super) address: String,
    pub(super) user: String,
    pub(super) password: String,
    /// The address of the signalling server; empty without one.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub(super) room: String,
    /// Whether it may carry what devices say that cannot be connected.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub(super) relays: bool,
}

/// The reach as a word, which a later version may have more of.
mod reach_name {
    use super::Reach;
    use serde::{Deserialize, Deserializer, Serializer};

    pub fn serialize<S: Serializer>(reach: &Reach, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(reach.name())
    }

    pub fn deserialize<'a, D: Deserializer<'a>>(deserializer: D) -> Result<Reach, D::Error> {
        Ok(Reach::from_name(&String::deserialize(deserializer)?).unwrap_or_default())
    }
}

impl Servers {
    /// How far the table reaches.
    #[must_use]
    pub const fn reach(&self) -> Reach {
        self.reach
    }

    /// The address of the own server.
    #[must_use]
    pub fn address(&self) -> &str {
        &self.address
    }

    /// The name at the own server.
    #[must_use]
    pub fn user(&self) -> &str {
        &self.user
    }

    /// The password there.
    #[must_use]
    pub fn password(&self) -> &str {
        &self.password
    }

    /// The address of the signalling server, as it was written.
    #[must_use]
    pub fn room_server(&self) -> &str {
        &self.room
    }

    /// Whether it may carry what devices say that cannot be connected.
    #[must_use]
    pub const fn relays(&self) -> bool {
        self.relays
    }

    /// A room of the signalling server with the public key of a host; `None` without a server.
    ///
    /// # Errors
    /// If the address cannot be used as it is written.
    pub fn room(&self, key: [u8; 32]) -> Result<Option<Room>, BadServer> {
        match self.room.trim() {
            "" => Ok(None),
            server => Room::new(server, key, self.relays).map(Some),
        }
    }

    /// Whether a table can be made with what is written here, by a browser that has connections or none.
    pub(crate) fn can_host(&self, lacks_connections: bool) -> bool {
        let room = self.room([0; 32]);
        self.list().is_some()
            && room.as_ref().is_ok_and(|room| !lacks_connections || room.as_ref().is_some_and(Room::relays))
    }

    /// The servers for the browser; `None` if the own one cannot be used as it is written.
    #[must_use]
    pub fn list(&self) -> Option<Vec<IceServer>> {
        match self.reach {
            Reach::Network => Some(Vec::new()),
            Reach::Public => Some(vec![IceServer { url: format!("stun:{PUBLIC_SERVER}:3478"), credentials: None }]),
            Reach::Own => self.own().map(|server| vec![server]),
        }
    }

    fn own(&self) -> Option<IceServer> {
        let (scheme, rest) = self.address.trim().split_once(':')?;
        let scheme = scheme.to_ascii_lowercase();
        let is_relay = match scheme.as_str() {
            "stun" | "stuns" => false,
            "turn" | "turns" => true,
            _ => return None,
        };
        let (place, transport) = rest.split_once('?').map_or((rest, None), |(place, query)| (place, Some(query)));
        if self.address.trim().len() > LONGEST || server_host(place).is_none() {
            return None;
        }
        if transport.is_some_and(|query| !is_relay || !matches!(query, "transport=udp" | "transport=tcp")) {
            return None;
        }
        let url = format!("{scheme}:{rest}");
        let (user, password) = (self.user.trim(), self.password.trim());
        if user.len().max(password.len()) > LONGEST || (is_relay && (user.is_empty() || password.is_empty())) {
            return None;
        }
        let credentials = is_relay.then(|| (user.to_owned(), password.to_owned()));
        Some(IceServer { url, credentials })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn own(address: &str, user: &str, password: &str) -> Option<Vec<IceServer>> {
        let [address, user, password] = [address, user, password].map(str::to_owned);
        Servers { reach: Reach::Own, address, user, password, ..Servers::default() }.list()
    }

    #[test]
    fn no_server_is_asked_unless_the_person_says_so() {
        assert_eq!(Servers::default().list(), Some(Vec::new()));
        let servers = Servers { reach: Reach::Network, address: "stun:here".to_owned(), ..Servers::default() };
        assert_eq!(servers.list(), Some(Vec::new()));
    }

    #[test]
    fn an_own_server_is_checked() {
        let server = |url: &str, credentials: Option<(&str, &str)>| {
            let credentials = credentials.map(|(user, password)| (user.to_owned(), password.to_owned()));
            Some(vec![IceServer { url: url.to_owned(), credentials }])
        };
        assert_eq!(own(" stun:example.org ", "", ""), server("stun:example.org", None));
        assert_eq!(own("stun:[::1]:3478", "x", "y"), server("stun:[::1]:3478", None), "STUN has no password");
        assert_eq!(
            own("Stun:example.org:19302", "", ""),
            server("stun:example.org:19302", None),
            "as phones begin a text"
        );
        let relay = "turn:example.org:3478?transport=tcp";
        assert_eq!(own(relay, "ada", "secret"), server(relay, Some(("ada", "secret"))));
        for (address, user, password) in [
            ("", "", ""),
            ("example.org", "", ""),
            ("https://example.org", "", ""),
            ("stun:", "", ""),
            ("stun://example.org", "", ""),
            ("stun:exa mple", "", ""),
            ("stun:example.org:99999", "", ""),
            ("stun:example.org:", "", ""),
            ("stun:[::1", "", ""),
            ("stun:example.org?transport=udp", "", ""),
            ("turn:example.org?foo=bar", "ada", "secret"),
            (relay, "", "secret"),
            (relay, "ada", ""),
            (&format!("stun:{}", "a".repeat(300)), "", ""),
        ] {
            assert_eq!(own(address, user, password), None, "{address}");
        }
    }

    #[test]
    fn a_table_without_connections_needs_a_server_that_carries() {
        let servers = |room: &str, relays| Servers { room: room.to_owned(), relays, ..Servers::default() };
        for (room, relays, with, without) in [
            ("", true, true, false),
            (" ", false, true, false),
            ("wss://a.example", false, true, false),
            ("wss://a.example", true, true, true),
            ("a.example", true, false, false),
        ] {
            let servers = servers(room, relays);
            assert_eq!((servers.can_host(false), servers.can_host(true)), (with, without), "{room} {relays}");
        }
    }

    #[test]
    fn what_was_stored_is_read() {
        let servers = Servers { reach: Reach::Public, ..Servers::default() };
        let text = serde_json::to_string(&servers).unwrap();
        assert_eq!(serde_json::from_str::<Servers>(&text).unwrap(), servers);
        assert_eq!(serde_json::from_str::<Servers>(r#"{"reach":"moon"}"#).unwrap(), Servers::default());
    }
}
