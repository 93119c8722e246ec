//! What host and guest say in a room, as the bytes that are sealed: a letter and a text.

use canasta::friends::LONGEST_MESSAGE;
use canasta::links::{Endpoint, NAME_LENGTH, SetupRole};

/// What both say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum RoomWord {
    /// A guest comes, under this name, to be connected.
    Come(String),
    /// A guest comes, under this name, and cannot be connected: the server is to carry what both say.
    ComeByServer(String),
    /// The end of a connection of who says this.
    End(Box<Endpoint>),
    /// The host is not ready, and tells its end later.
    Wait,
    /// A guest that could not be connected asks for the server, and a host allows it.
    ByServer,
    /// The host does not allow the server.
    NotByServer,
    /// A text of the conversation at the table.
    Say(String),
    /// The conversation is over.
    Bye,
}

impl RoomWord {
    pub(super) fn write(&self) -> Vec<u8> {
        let (letter, text) = match self {
            RoomWord::Come(name) => (b'c', name.clone()),
            RoomWord::ComeByServer(name) => (b'd', name.clone()),
            RoomWord::End(end) => (b'e', end.sdp(SetupRole::ActPass)),
            RoomWord::Wait => (b'w', String::new()),
            RoomWord::ByServer => (b'r', String::new()),
            RoomWord::NotByServer => (b'n', String::new()),
            RoomWord::Say(text) => (b's', text.clone()),
            RoomWord::Bye => (b'b', String::new()),
        };
        [letter].into_iter().chain(text.into_bytes()).collect()
    }

    /// Reads what was sealed; `None` for words of later versions.
    pub(super) fn read(bytes: &[u8]) -> Option<RoomWord> {
        let (&letter, text) = bytes.split_first()?;
        let text = std::str::from_utf8(text).ok().filter(|text| text.len() <= LONGEST_MESSAGE)?;
        Some(match letter {
            // A letter has four bytes at most.
            b'c' | b'd' if text.len() > 4 * NAME_LENGTH => return None,
            b'c' => RoomWord::Come(text.to_owned()),
            b'd' => RoomWord::ComeByServer(text.to_owned()),
            b'e' => RoomWord::End(Box::new(Endpoint::from_sdp(text).ok()?)),
            b'w' => RoomWord::Wait,
            b'r' => RoomWord::ByServer,
            b'n' => RoomWord::NotByServer,
            b's' => RoomWord::Say(text.to_owned()),
            b'b' => RoomWord::Bye,
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_come_back() {
        let end = Endpoint::new("Ab+/", "0123456789abcdef01234567", [7; 32], &[]).unwrap();
        for word in [
            RoomWord::Come("Åsa".to_owned()),
            RoomWord::ComeByServer(String::new()),
            RoomWord::End(Box::new(end)),
            RoomWord::Wait,
            RoomWord::ByServer,
            RoomWord::NotByServer,
            RoomWord::Say("{}".to_owned()),
            RoomWord::Bye,
        ] {
            assert_eq!(RoomWord::read(&word.write()), Some(word));
        }
        let long = [b"s".as_slice(), &vec![b'a'; LONGEST_MESSAGE + 1]].concat();
        for bytes in [b"".as_slice(), b"?", b"e", b"eno description", b"s\xff", &long, &[b'c'; 90]] {
            assert_eq!(RoomWord::read(bytes), None);
        }
    }
}
