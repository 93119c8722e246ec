//! The ranks of cards (rules §2.1).

use crate::rules::named::listed;
use crate::rules::serde_text::serde_by_text;
use std::fmt;
use std::str::FromStr;

listed! {
    /// The rank of a card. The order is the one in which groups are listed: the ranks that meld (4 to ace), then twos,
    /// threes and jokers (rules §2.1).
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    #[repr(u8)]
    #[allow(missing_docs)]
    pub enum Rank {
        Four,
        Five,
        Six,
        Seven,
        Eight,
        Nine,
        Ten,
        Jack,
        Queen,
        King,
        Ace,
        Two,
        Three,
        Joker,
    }
}

impl Rank {
    /// The eleven ranks whose cards are the naturals of melds: 4 to ace.
    pub const NATURALS: [Rank; 11] = match Rank::ALL.first_chunk() {
        Some(naturals) => *naturals,
        None => panic!("there are more than eleven ranks"),
    };

    /// Position in [`Rank::ALL`], 0 to 13.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Whether cards of this rank are wild: twos and jokers.
    #[must_use]
    pub const fn is_wild(self) -> bool {
        matches!(self, Rank::Two | Rank::Joker)
    }

    /// Whether cards of this rank are naturals: 4 to ace.
    #[must_use]
    pub const fn is_natural(self) -> bool {
        (self as u8) <= Rank::Ace as u8
    }

    /// The value in points of one card of this rank (rules §2.2). A three counts as a black three; red threes
    /// are bonus cards, see [`Card::points`](super::card::Card::points).
    #[must_use]
    pub const fn points(self) -> i32 {
        match self {
            Rank::Joker => 50,
            Rank::Ace | Rank::Two => 20,
            Rank::King | Rank::Queen | Rank::Jack | Rank::Ten | Rank::Nine | Rank::Eight => 10,
            Rank::Seven | Rank::Six | Rank::Five | Rank::Four | Rank::Three => 5,
        }
    }

    /// The letter of the notation: `4…9 T J Q K A 2 3`, and `Jo` for jokers.
    #[must_use]
    pub const fn notation(self) -> &'static str {
        match self {
            Rank::Four => "4",
            Rank::Five => "5",
            Rank::Six => "6",
            Rank::Seven => "7",
            Rank::Eight => "8",
            Rank::Nine => "9",
            Rank::Ten => "T",
            Rank::Jack => "J",
            Rank::Queen => "Q",
            Rank::King => "K",
            Rank::Ace => "A",
            Rank::Two => "2",
            Rank::Three => "3",
            Rank::Joker => "Jo",
        }
    }
}

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.notation())
    }
}

impl FromStr for Rank {
    type Err = NotACard;

    fn from_str(text: &str) -> Result<Self, NotACard> {
        Rank::ALL.into_iter().find(|rank| rank.notation() == text).ok_or(NotACard)
    }
}

/// The text is not a card (or rank) of the notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotACard;

impl fmt::Display for NotACard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a card of the notation")
    }
}

impl std::error::Error for NotACard {}

serde_by_text!(Rank);
