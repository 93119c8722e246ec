//! Cards and ranks by name and by sign.

use super::{count, list};
use crate::rules::{Card, CardSet, Rank, RankSet, Suit};
use crate::view::cards::{sign, spoken_order};

/// A rank in words.
#[must_use]
pub const fn rank(rank: Rank) -> &'static str {
    match rank {
        Rank::Four => "four",
        Rank::Five => "five",
        Rank::Six => "six",
        Rank::Seven => "seven",
        Rank::Eight => "eight",
        Rank::Nine => "nine",
        Rank::Ten => "ten",
        Rank::Jack => "jack",
        Rank::Queen => "queen",
        Rank::King => "king",
        Rank::Ace => "ace",
        Rank::Two => "two",
        Rank::Three => "three",
        Rank::Joker => "joker",
    }
}

/// Several cards of a rank.
#[must_use]
pub const fn ranks(rank: Rank) -> &'static str {
    match rank {
        Rank::Four => "fours",
        Rank::Five => "fives",
        Rank::Six => "sixes",
        Rank::Seven => "sevens",
        Rank::Eight => "eights",
        Rank::Nine => "nines",
        Rank::Ten => "tens",
        Rank::Jack => "jacks",
        Rank::Queen => "queens",
        Rank::King => "kings",
        Rank::Ace => "aces",
        Rank::Two => "twos",
        Rank::Three => "black threes",
        Rank::Joker => "jokers",
    }
}

/// With the article.
#[must_use]
pub fn a_rank(r: Rank) -> String {
    let article = if matches!(r, Rank::Eight | Rank::Ace) { "an" } else { "a" };
    let colour = if r == Rank::Three { "black " } else { "" };
    format!("{article} {colour}{}", rank(r))
}

/// So many of a rank.
#[must_use]
pub fn of_rank(n: usize, r: Rank) -> String {
    if n == 1 { a_rank(r) } else { format!("{} {}", count(n), ranks(r)) }
}

/// The rank as a card shows it.
#[must_use]
pub const fn rank_sign(rank: Rank) -> &'static str {
    match rank {
        Rank::Ten => "10",
        other => other.notation(),
    }
}

/// A card in words.
#[must_use]
pub fn card(card: Card) -> String {
    let suit = match card.suit() {
        None => return "joker".to_owned(),
        Some(Suit::Spades) => "spades",
        Some(Suit::Hearts) => "hearts",
        Some(Suit::Diamonds) => "diamonds",
        Some(Suit::Clubs) => "clubs",
    };
    format!("{} of {suit}", rank(card.rank()))
}

/// A card with its article.
pub(super) fn the_card(one: Card) -> String {
    if one.suit().is_none() { "a joker".to_owned() } else { format!("the {}", card(one)) }
}

/// A card in signs.
#[must_use]
pub fn card_sign(card: Card) -> String {
    sign(card)
}

/// Cards of several ranks in words: "two kings and a joker".
#[must_use]
pub fn cards(set: CardSet) -> String {
    let items: Vec<String> = set.ranks().map(|r| of_rank(set.count(r), r)).collect();
    list(&items)
}

/// Cards in short, as on a button: "9 9 2".
#[must_use]
pub fn cards_short(set: CardSet) -> String {
    let signs: Vec<&str> = spoken_order(set).map(|card| rank_sign(card.rank())).collect();
    signs.join(" ")
}

pub(super) fn rank_list(set: RankSet) -> String {
    list(&set.iter().map(|r| ranks(r).to_owned()).collect::<Vec<_>>())
}
