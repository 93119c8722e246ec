//! How a host and a guest know each other in a room, and how they seal what they say: the pattern NK of Noise.
//!
//! The invitation holds the public key of the host, which no stranger and no server knows. The guest makes a key of its own and seals its first
//! message with what follows from both, which proves that it has the invitation. The host answers with a new key too. From then on each message
//! is sealed with keys of this conversation alone, one for each direction, and numbered: only who has the host's private key can be the host,
//! and neither the server nor another guest reads or changes anything.

use super::ciphers::{ChaChaPoly, KeyBytes, Sha, X25519};
use noise_protocol::{CipherState, DH, HandshakeState, HandshakeStateBuilder, patterns};
use sha2::{Digest, Sha256};
use std::fmt::{self, Debug, Formatter};

/// The bytes of the number of a message.
const NUMBER: usize = 8;
/// What both sides say before all else, so that no other use of these keys is mistaken for this one.
const PROLOGUE: &[u8] = b"canasta room 1";

/// The public key of a private one.
pub(crate) fn public_key(private: &KeyBytes) -> KeyBytes {
    X25519::pubkey(private)
}

fn derive(purpose: &str, parts: &[&[u8]]) -> KeyBytes {
    let hash = Sha256::new().chain_update(b"canasta room ").chain_update(purpose.as_bytes());
    parts.iter().fold(hash, |hash, part| hash.chain_update(part)).finalize().into()
}

/// The name of the room of a key, for its server.
pub(super) fn room_name(key: &KeyBytes) -> String {
    derive("name", &[key]).iter().take(16).map(|byte| format!("{byte:02x}")).collect()
}

/// A private key that follows from a random number, once for each count.
pub(super) fn private_key(random: &KeyBytes, count: u32) -> KeyBytes {
    derive("key", &[random, &count.to_be_bytes()])
}

type Handshake = HandshakeState<X25519, ChaChaPoly, Sha>;
type Seal = CipherState<ChaChaPoly>;

/// A handshake with a private key that is used for nothing else.
fn handshake(own: KeyBytes, fill: impl FnOnce(&mut HandshakeStateBuilder<'_, X25519>)) -> Handshake {
    let mut builder = HandshakeStateBuilder::new();
    builder.set_pattern(patterns::noise_nk()).set_prologue(PROLOGUE).set_e(own);
    fill(&mut builder);
    builder.build_handshake_state()
}

/// Sealed messages of one conversation.
#[derive(Clone)]
pub(super) struct Channel {
    send: Seal,
    receive: Seal,
}

/// Keys are shown nowhere.
impl Debug for Channel {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "Channel({} sent, {} received)", self.send.get_next_n(), self.receive.get_next_n())
    }
}

/// What a sealed message was.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Opened {
    /// The next message.
    Next(Vec<u8>),
    /// One that is not sealed with the key, or was there already.
    Foreign,
    /// A later one: what is between was lost.
    Gap,
}

impl Channel {
    /// Seals a message.
    pub(super) fn seal(&mut self, text: &[u8]) -> Vec<u8> {
        let number = self.send.get_next_n().to_be_bytes();
        number.into_iter().chain(self.send.encrypt_vec(text)).collect()
    }

    /// Opens a message of the other side.
    pub(super) fn open(&mut self, message: &[u8]) -> Opened {
        let Some((&number, sealed)) = message.split_first_chunk::<NUMBER>() else { return Opened::Foreign };
        let (key, expected) = self.receive.clone().extract();
        let number = u64::from_be_bytes(number);
        // The last number of all has no next one.
        if number < expected || number == u64::MAX {
            return Opened::Foreign;
        }
        let mut receive = Seal::new(&key, number);
        match receive.decrypt_vec(sealed) {
            Err(()) => Opened::Foreign,
            Ok(_) if number > expected => Opened::Gap,
            Ok(text) => {
                self.receive = receive;
                Opened::Next(text)
            }
        }
    }
}

/// A guest's first message, which waits for the answer of the host.
#[derive(Clone)]
pub(super) struct Greeting(Handshake);

impl Debug for Greeting {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str("Greeting")
    }
}

impl Greeting {
    /// A first message to the host of this key, with a private key that is used for nothing else.
    pub(super) fn new(own: KeyBytes, host: KeyBytes, text: &[u8]) -> Option<(Greeting, Vec<u8>)> {
        let mut handshake = handshake(own, |builder| {
            builder.set_is_initiator(true).set_rs(host);
        });
        let message = handshake.write_message_vec(text).ok()?;
        Some((Greeting(handshake), message))
    }

    /// Opens the answer, if it is one of the host to this message.
    pub(super) fn answered(&self, message: &[u8]) -> Option<(Channel, Vec<u8>)> {
        // An answer of somebody else spoils the handshake, and leaves this one as it is.
        let mut handshake = self.0.clone();
        let text = handshake.read_message_vec(message).ok()?;
        let (send, receive) = handshake.get_ciphers();
        Some((Channel { send, receive }, text))
    }
}

/// A guest's first message, opened by the host.
pub(super) struct Greeted {
    handshake: Handshake,
    /// What the guest has said.
    pub(super) text: Vec<u8>,
}

impl Greeted {
    /// Opens a first message with the private key of the host, and a private key that is used for nothing but the answer.
    pub(super) fn open(host: KeyBytes, own: KeyBytes, message: &[u8]) -> Option<Greeted> {
        let mut handshake = handshake(own, |builder| {
            builder.set_is_initiator(false).set_s(host);
        });
        let text = handshake.read_message_vec(message).ok()?;
        Some(Greeted { handshake, text })
    }

    /// Answers.
    pub(super) fn answer(mut self, text: &[u8]) -> Option<(Channel, Vec<u8>)> {
        let message = self.handshake.write_message_vec(text).ok()?;
        let (receive, send) = self.handshake.get_ciphers();
        Some((Channel { send, receive }, message))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOST: KeyBytes = [1; 32];

    fn met() -> (Channel, Channel) {
        let (greeting, first) = Greeting::new([2; 32], public_key(&HOST), b"hello").unwrap();
        let greeted = Greeted::open(HOST, [3; 32], &first).unwrap();
        assert_eq!(greeted.text, b"hello");
        let (at_host, answer) = greeted.answer(b"come in").unwrap();
        let (at_guest, text) = greeting.answered(&answer).unwrap();
        assert_eq!(text, b"come in");
        (at_host, at_guest)
    }

    #[test]
    fn host_and_guest_read_each_other() {
        let (mut host, mut guest) = met();
        for text in ["one", "two", ""] {
            let sealed = guest.seal(text.as_bytes());
            assert!(text.is_empty() || !sealed.windows(text.len()).any(|part| part == text.as_bytes()));
            assert_eq!(host.open(&sealed), Opened::Next(text.as_bytes().to_vec()));
            let sealed = host.seal(text.as_bytes());
            assert_eq!(guest.open(&sealed), Opened::Next(text.as_bytes().to_vec()));
        }
        // Observations may be longer than a message of Noise is by its book.
        let long = vec![7; 100_000];
        assert_eq!(host.open(&guest.seal(&long)), Opened::Next(long));
    }

    #[test]
    fn nothing_changed_repeated_or_turned_back_is_read() {
        let (mut host, mut guest) = met();
        let (first, second, third) = (guest.seal(b"first"), guest.seal(b"second"), guest.seal(b"third"));
        for at in 0..first.len() {
            let mut changed = first.clone();
            changed[at] ^= 1;
            assert_eq!(host.open(&changed), Opened::Foreign, "byte {at}");
        }
        assert_eq!(guest.open(&first), Opened::Foreign, "it went the other way");
        assert_eq!(host.open(&second), Opened::Gap);
        assert_eq!(host.open(&first), Opened::Next(b"first".to_vec()));
        assert_eq!(host.open(&first), Opened::Foreign, "it was there already");
        assert_eq!(host.open(&second), Opened::Next(b"second".to_vec()));
        for short in [&third[..7], &third[..8], &third[..20], &[]] {
            assert_eq!(host.open(short), Opened::Foreign);
        }
        assert_eq!(host.open(&[0xff; 40]), Opened::Foreign);
        assert_eq!(host.open(&third), Opened::Next(b"third".to_vec()));
    }

    #[test]
    fn nobody_without_the_keys_takes_part() {
        let (greeting, first) = Greeting::new([2; 32], public_key(&HOST), b"hello").unwrap();
        // Who does not know the public key of the host greets another one.
        let (_, stranger) = Greeting::new([9; 32], public_key(&[8; 32]), b"hello").unwrap();
        assert!(Greeted::open(HOST, [3; 32], &stranger).is_none());
        // Another guest knows that key, and cannot answer for the host.
        assert!(Greeted::open([4; 32], [3; 32], &first).is_none());
        // An answer to another first message is none to this one.
        let (_, other) = Greeting::new([7; 32], public_key(&HOST), b"hello").unwrap();
        let (_, answer) = Greeted::open(HOST, [6; 32], &other).unwrap().answer(b"come in").unwrap();
        assert!(greeting.answered(&answer).is_none());
        // What was no answer has spoiled nothing.
        let (_, answer) = Greeted::open(HOST, [3; 32], &first).unwrap().answer(b"come in").unwrap();
        assert!(greeting.answered(&answer).is_some());
        // Keys that have the same in common with all.
        assert!(Greeting::new([2; 32], [0; 32], b"").is_none() && Greeted::open(HOST, [3; 32], &[0; 80]).is_none());
        for length in [0, 31, 32, 47] {
            assert!(Greeted::open(HOST, [3; 32], &first[..length]).is_none());
            assert!(greeting.answered(&answer[..length]).is_none());
        }
    }

    #[test]
    fn two_conversations_have_nothing_in_common() {
        let (_, first) = Greeting::new([2; 32], public_key(&HOST), b"hello").unwrap();
        let (mut once, _) = Greeted::open(HOST, [3; 32], &first).unwrap().answer(b"").unwrap();
        // The same first message, which a server may send again after a reload of the host.
        let (mut again, _) = Greeted::open(HOST, [4; 32], &first).unwrap().answer(b"").unwrap();
        assert_ne!(once.seal(b"card"), again.seal(b"card"));
        assert_eq!(again.open(&once.seal(b"card")), Opened::Foreign);
    }

    /// What is said here is Noise: another implementation of it takes part on either side.
    #[test]
    fn another_implementation_understands() {
        let builder = || snow::Builder::new("Noise_NK_25519_ChaChaPoly_SHA256".parse().unwrap());
        let (public, mut text) = (public_key(&HOST), [0; 1_000]);

        let mut guest =
            builder().prologue(PROLOGUE).unwrap().remote_public_key(&public).unwrap().build_initiator().unwrap();
        let mut message = [0; 1_000];
        let length = guest.write_message(b"hello", &mut message).unwrap();
        let greeted = Greeted::open(HOST, [3; 32], &message[..length]).unwrap();
        assert_eq!(greeted.text, b"hello");
        let (mut channel, answer) = greeted.answer(b"come in").unwrap();
        let length = guest.read_message(&answer, &mut text).unwrap();
        assert_eq!(&text[..length], b"come in");
        let mut guest = guest.into_transport_mode().unwrap();
        for round in 0..3 {
            let length = guest.read_message(&channel.seal(b"card")[NUMBER..], &mut text).unwrap();
            assert_eq!(&text[..length], b"card", "{round}");
        }

        let mut host =
            builder().prologue(PROLOGUE).unwrap().local_private_key(&HOST).unwrap().build_responder().unwrap();
        let (greeting, first) = Greeting::new([2; 32], public, b"hello").unwrap();
        let length = host.read_message(&first, &mut text).unwrap();
        assert_eq!(&text[..length], b"hello");
        let length = host.write_message(b"come in", &mut message).unwrap();
        let (mut channel, said) = greeting.answered(&message[..length]).unwrap();
        assert_eq!(said, b"come in");
        let mut host = host.into_transport_mode().unwrap();
        for number in 0..3_u64 {
            let length = host.write_message(b"card", &mut message).unwrap();
            let numbered = [&number.to_be_bytes(), &message[..length]].concat();
            assert_eq!(channel.open(&numbered), Opened::Next(b"card".to_vec()));
        }
    }

    #[test]
    fn names_and_keys_follow_from_what_they_are_made_of() {
        assert_eq!(room_name(&[1; 32]).len(), 32);
        assert_ne!(room_name(&[1; 32]), room_name(&[2; 32]));
        assert_ne!(private_key(&[1; 32], 0), private_key(&[1; 32], 1));
        assert!(!format!("{:?}", met()).contains("["), "keys are shown nowhere");
    }
}
