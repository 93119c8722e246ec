//! The signs of suits, the same in every language.

use canasta::rules::Suit;

/// The sign of a suit.
#[must_use]
pub const fn suit_sign(suit: Suit) -> char {
    match suit {
        Suit::Spades => '♠',
        Suit::Hearts => '♥',
        Suit::Diamonds => '♦',
        Suit::Clubs => '♣',
    }
}
