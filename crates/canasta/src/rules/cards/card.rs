//! One card: a rank and a suit, or a joker (rules §2.1).

use super::rank::{NotACard, Rank};
use crate::rules::named::listed;
use crate::rules::serde_text::serde_by_text;
use std::fmt;
use std::str::FromStr;

listed! {
    /// The suit of a card that is no joker.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    #[repr(u8)]
    #[allow(missing_docs)]
    pub enum Suit {
        Spades,
        Hearts,
        Diamonds,
        Clubs,
    }
}

impl Suit {
    /// Whether hearts or diamonds.
    #[must_use]
    pub const fn is_red(self) -> bool {
        matches!(self, Suit::Hearts | Suit::Diamonds)
    }

    /// The letter of the notation.
    #[must_use]
    pub const fn notation(self) -> char {
        match self {
            Suit::Spades => 's',
            Suit::Hearts => 'h',
            Suit::Diamonds => 'd',
            Suit::Clubs => 'c',
        }
    }
}

/// A face: one of the 52 of a pack, or the joker. Copies of a face are equal. JSON has the notation.
///
/// ```
/// use canasta::rules::{Card, Rank};
/// let ten: Card = "Td".parse().unwrap();
/// assert_eq!(ten.rank(), Rank::Ten);
/// assert_eq!(Card::JOKER.to_string(), "Jo");
/// assert!("1d".parse::<Card>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// The joker.
    pub const JOKER: Card = Card(52);

    /// The number of different faces.
    pub const FACES: usize = 53;

    /// The card of a rank and suit; a joker has no suit, so `Rank::Joker` gives the joker whatever the suit.
    #[must_use]
    pub const fn new(rank: Rank, suit: Suit) -> Card {
        match rank {
            Rank::Joker => Card::JOKER,
            _ => Card(rank as u8 * 4 + suit as u8),
        }
    }

    /// All 53 faces, in order of rank and suit.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..Card::FACES as u8).map(Card)
    }

    /// Position in [`Card::all`], 0 to 52.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub(in crate::rules) const fn from_index(index: u8) -> Card {
        debug_assert!(index < Card::FACES as u8);
        Card(index)
    }

    /// The rank.
    #[must_use]
    pub const fn rank(self) -> Rank {
        Rank::ALL[(self.0 / 4) as usize]
    }

    /// Position of its rank in [`Rank::ALL`], 0 to 13.
    pub(in crate::rules) const fn rank_index(self) -> usize {
        (self.0 / 4) as usize
    }

    /// The suit; none for a joker.
    #[must_use]
    pub const fn suit(self) -> Option<Suit> {
        if self.0 == 52 { None } else { Some(Suit::ALL[(self.0 % 4) as usize]) }
    }

    /// Whether a two or a joker.
    #[must_use]
    pub const fn is_wild(self) -> bool {
        // Asked of every discard in a simulation: compares without the lookup in `Rank::ALL`.
        self.0 / 4 == Rank::Two as u8 || self.0 == Card::JOKER.0
    }

    /// Whether a red three: a bonus card that is never kept in a hand.
    #[must_use]
    pub const fn is_red_three(self) -> bool {
        self.0 == Card::new(Rank::Three, Suit::Hearts).0 || self.0 == Card::new(Rank::Three, Suit::Diamonds).0
    }

    /// Whether a black three: it blocks the pile for the next player.
    #[must_use]
    pub const fn is_black_three(self) -> bool {
        matches!(self.rank(), Rank::Three) && !self.is_red_three()
    }

    /// The value in points, in a meld or in a hand (rules §2.2); 0 for a red three, which is a bonus card.
    #[must_use]
    pub const fn points(self) -> i32 {
        POINTS[(self.0 & 63) as usize] as i32
    }
}

/// The points of each face.
static POINTS: [u8; 64] = {
    let mut points = [0; 64];
    let mut face = 0;
    while face < Card::FACES {
        let card = Card(face as u8);
        points[face] = if card.is_red_three() { 0 } else { card.rank().points() as u8 };
        face += 1;
    }
    points
};

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.rank().notation())?;
        self.suit().map_or(Ok(()), |suit| write!(f, "{}", suit.notation()))
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Card {
    type Err = NotACard;

    fn from_str(text: &str) -> Result<Self, NotACard> {
        if text == "Jo" {
            return Ok(Card::JOKER);
        }
        let mut letters = text.chars();
        let (Some(rank), Some(suit), None) = (letters.next(), letters.next(), letters.next()) else {
            return Err(NotACard);
        };
        let rank = rank.encode_utf8(&mut [0; 4]).parse()?;
        let suit = Suit::ALL.into_iter().find(|s| s.notation() == suit).ok_or(NotACard)?;
        Ok(Card::new(rank, suit))
    }
}

serde_by_text!(Card);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_prints_and_parses() {
        for card in Card::all() {
            assert_eq!(card.to_string().parse(), Ok(card));
        }
        for text in ["", "J", "Joo", "10d", "4x", "Jo ", "é"] {
            assert_eq!(text.parse::<Card>(), Err(NotACard), "{text}");
        }
    }
}
