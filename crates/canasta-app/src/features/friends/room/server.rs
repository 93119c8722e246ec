//! The texts of `matchbox_server` 0.15: four events and one request, in JSON.

use serde::{Deserialize, Serialize};

/// The longest name of a page that is kept; the server gives names of 36 letters.
const LONGEST_NAME: usize = 64;
const DIGITS: &[u8; 16] = b"0123456789abcdef";

/// A page in the room, by the name that the server has given it.
pub(super) type PageName = String;

/// What the server says.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub(super) enum ServerEvent {
    /// The own page has this name.
    IdAssigned(PageName),
    /// Another page has come.
    NewPeer(PageName),
    /// Another page has gone.
    PeerLeft(PageName),
    /// A page has sent this.
    Signal { sender: PageName, data: String },
}

#[derive(Serialize)]
enum ServerRequest<'a> {
    Signal { receiver: &'a str, data: String },
}

/// Reads what the server says; `None` for what it never says.
pub(super) fn read(text: &str) -> Option<ServerEvent> {
    let event = serde_json::from_str(text).ok()?;
    let (ServerEvent::IdAssigned(name)
    | ServerEvent::NewPeer(name)
    | ServerEvent::PeerLeft(name)
    | ServerEvent::Signal { sender: name, .. }) = &event;
    (name.len() <= LONGEST_NAME).then_some(event)
}

/// A text that makes the server send these bytes to a page.
pub(super) fn send(receiver: &str, bytes: &[u8]) -> String {
    let digit = |nibble: u8| char::from(DIGITS[usize::from(nibble & 15)]);
    let data = bytes.iter().flat_map(|&byte| [digit(byte >> 4), digit(byte)]).collect();
    // Texts always have a JSON.
    serde_json::to_string(&ServerRequest::Signal { receiver, data }).unwrap_or_default()
}

/// The bytes that a page has sent.
pub(super) fn bytes(data: &str) -> Option<Vec<u8>> {
    let value = |digit: u8| DIGITS.iter().position(|&one| one == digit).map(|value| value as u8);
    if !data.len().is_multiple_of(2) {
        return None;
    }
    data.as_bytes().chunks_exact(2).map(|pair| Some(value(pair[0])? << 4 | value(pair[1])?)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn events_of_the_server_are_read_and_others_are_not() {
        let name = "0b8f0ad5-6d5c-4e1f-8f6e-6f3a1f1d8a55";
        assert_eq!(read(&format!("{{\"IdAssigned\":\"{name}\"}}")), Some(ServerEvent::IdAssigned(name.to_owned())));
        let signal = format!("{{\"Signal\":{{\"sender\":\"{name}\",\"data\":\"00ff\"}}}}");
        assert_eq!(read(&signal), Some(ServerEvent::Signal { sender: name.to_owned(), data: "00ff".to_owned() }));
        for text in
            ["", "{", "null", "{\"IdAssigned\":7}", "{\"Signal\":{\"sender\":\"a\",\"data\":{}}}", "{\"Other\":\"a\"}"]
        {
            assert_eq!(read(text), None, "{text}");
        }
        assert_eq!(read(&format!("{{\"NewPeer\":\"{}\"}}", "a".repeat(65))), None);
    }

    #[test]
    fn bytes_come_back() {
        let all: Vec<u8> = (0..=255).collect();
        let text = send("a", &all);
        assert!(text.starts_with("{\"Signal\":{\"receiver\":\"a\",\"data\":\"000102"), "{text}");
        let data = text.split('"').nth_back(1).unwrap();
        assert_eq!(bytes(data), Some(all));
        for text in ["0", "0g", "AB", "é"] {
            assert_eq!(bytes(text), None, "{text}");
        }
    }
}
