//! How all shuffle together, so that nobody chooses the cards. docs/friends.md says what a changed page could still do.
//!
//! The host says the SHA-256 of a secret number, then each guest that of its own, then the host how the deck is cut; only then do the
//! guests tell their numbers to the host. The deck follows from all of them, and who deals the first hand. The host tells its number
//! after the hand, so that no guest knows the cards before, and each guest checks that the deck was the one of the numbers.

use super::message::Secret;
use crate::rules::{Deck, Rules, Seat, Seed, generator};
use rand::RngExt;
use sha2::{Digest, Sha256};

/// What a guest finds of the shuffle after a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum ShuffleCheck {
    /// The cards follow from the numbers of all, the own one among them, and what was seen of the hand follows from the cards.
    Fair,
    /// The own number is not among them: this page came late, or was left out.
    WithoutOwn,
    /// A number that was promised is missing, so that who kept it back had the choice of two decks; or its line was cut in that moment.
    Withheld,
    /// The cards are those of the numbers, but the host has shuffled for this hand before, and knew what would come of it.
    Repeated,
    /// A number or the cut is not the one that was promised before.
    BrokenPromise,
    /// The deck is not the one of the numbers, or what was seen of the hand, its dealer or its scores does not follow from it.
    OtherDeck,
    /// The host has not told the numbers after the hand.
    Untold,
    /// This page has not seen the whole hand, so it cannot tell.
    Unknown,
}

/// The SHA-256 of a number.
#[must_use]
pub fn promise(number: &Secret) -> Secret {
    Secret(Sha256::digest(number.0).into())
}

/// A guest's number for a hand: it follows from a secret that nobody else knows, and from the host's promise, so that a host who asks
/// again with another promise gets another number and cannot try which of its own gives good cards.
#[must_use]
pub fn number(secret: &Secret, hand: u32, host: &Secret) -> Secret {
    let hash = Sha256::new().chain_update(b"canasta number").chain_update(secret.0);
    Secret(hash.chain_update(hand.to_be_bytes()).chain_update(host.0).finalize().into())
}

/// The secret of a guest at the table of one host, whose certificate has this fingerprint, or who has this key. Its token and its numbers tell nothing about
/// those at other tables.
#[must_use]
pub fn secret_at(secret: &Secret, fingerprint: &[u8; 32]) -> Secret {
    let hash = Sha256::new().chain_update(b"canasta table").chain_update(secret.0);
    Secret(hash.chain_update(fingerprint).finalize().into())
}

/// By which a guest is known again: it follows from its secret, which it does not tell.
#[must_use]
pub fn token(secret: &Secret) -> Secret {
    Secret(Sha256::new().chain_update(b"canasta token").chain_update(secret.0).finalize().into())
}

/// The deck of a hand, before the cut: that of [`Rules::shuffled_deck`] with the [`generator`] of the SHA-256 of the words `canasta
/// shuffle`, the number of the hand in four bytes, the host's number, and for each seat either 1 and its number or 0.
#[must_use]
pub fn deck(rules: &Rules, hand: u32, host: &Secret, numbers: &[Option<Secret>]) -> Deck {
    rules.shuffled_deck(&mut generator(seed(hand, host, numbers)))
}

/// The cut of a hand at which nobody has chosen where, by lot; `None` where the cutter keeps nothing.
#[must_use]
pub fn cut(rules: &Rules, hand: u32, host: &Secret) -> Option<usize> {
    let hash = Sha256::new().chain_update(b"canasta cut").chain_update(hand.to_be_bytes()).chain_update(host.0);
    rules.cut_by_lot(hash.finalize().into())
}

/// The dealer of the first hand, by lot: what the generator gives after the deck.
#[must_use]
pub fn first_dealer(rules: &Rules, hand: u32, host: &Secret, numbers: &[Option<Secret>]) -> Seat {
    let mut rng = generator(seed(hand, host, numbers));
    let _ = rules.shuffled_deck(&mut rng);
    rules.players.seat(rng.random_range(0..rules.players.count())).unwrap_or(Seat::FIRST)
}

fn seed(hand: u32, host: &Secret, numbers: &[Option<Secret>]) -> Seed {
    let mut hash = Sha256::new().chain_update(b"canasta shuffle").chain_update(hand.to_be_bytes()).chain_update(host.0);
    for number in numbers {
        match number {
            Some(number) => {
                hash.update([1]);
                hash.update(number.0);
            }
            None => hash.update([0]),
        }
    }
    hash.finalize().into()
}
