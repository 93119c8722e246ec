//! Links to deals, to finished games and to tables.

use super::text_of;
use canasta::links::{
    DealLink, Endpoint, LinkError, LinkKind, SetupRole, game_code, read_deal_link, read_game_link, read_invitation,
    read_reply,
};
use canasta::rules::Record;

/// Digits of codes, by value.
const DIGITS: &[u8; 62] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/// A text as it is, then as the letters of a code without its checksum, which changed inputs hardly ever get right. A deal that is read
/// has this code, in letters and in JSON; a game that is read is a valid record that has this code. Descriptions of connections come back.
pub fn links(bytes: &[u8]) {
    let text = text_of(bytes);
    read(&text);
    if let Ok(endpoint) = Endpoint::from_sdp(&text) {
        assert_eq!(Endpoint::from_sdp(&endpoint.sdp(SetupRole::Passive)), Ok(endpoint));
    }
    let letters: String = text.chars().filter(char::is_ascii_alphanumeric).collect();
    read(&format!("{letters}{}", checksum(&letters)));
}

fn read(text: &str) {
    match read_deal_link(text) {
        Ok(deal) => {
            assert_eq!(deal.rules().check(), Ok(()));
            assert!(deal.deck(1).is_of(deal.rules()) && deal.deck(8).is_of(deal.rules()));
            assert_eq!(read_deal_link(&deal.code()).as_ref(), Ok(&deal));
            let json = serde_json::to_string(&deal).expect("a deal is JSON");
            assert_eq!(serde_json::from_str::<DealLink>(&json).expect("JSON of a deal"), deal);
        }
        Err(LinkError::OtherKind(kind)) => assert_eq!(kind, LinkKind::Game),
        Err(_) => {}
    }
    match read_game_link(text) {
        Ok(record) => {
            assert_eq!(record.to_string().parse::<Record>().as_ref(), Ok(&record));
            let code = game_code(&record).expect("a game that was read has a code");
            assert_eq!(read_game_link(&code), Ok(record));
        }
        Err(LinkError::OtherKind(kind)) => assert_eq!(kind, LinkKind::Deal),
        Err(_) => {}
    }
    if let Ok(invitation) = read_invitation(text) {
        assert_eq!(invitation.rules().check(), Ok(()));
        assert_eq!(read_invitation(&invitation.code()), Ok(invitation));
    }
    if let Ok(reply) = read_reply(text) {
        assert_eq!(read_reply(&reply.code()), Ok(reply));
    }
}

/// The last six letters of a code.
fn checksum(letters: &str) -> String {
    let mut sum = u32::MAX;
    for byte in letters.bytes() {
        sum ^= u32::from(byte);
        for _ in 0..8 {
            sum = sum >> 1 ^ if sum & 1 == 1 { 0xEDB8_8320 } else { 0 };
        }
    }
    let mut left = !sum;
    let mut end = [0; 6];
    for letter in end.iter_mut().rev() {
        *letter = DIGITS[(left % 62) as usize];
        left /= 62;
    }
    end.into_iter().map(char::from).collect()
}
