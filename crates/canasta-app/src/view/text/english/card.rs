//! Cards and ranks, in words and in signs.

use super::{cards_count, count, list};
use crate::view::suit_sign::suit_sign;
use canasta::rules::{BlackThreeRole, Card, CardSet, MeldKind, Rank, RankSet, RedThreeRole, Rules, Suit};

/// The maximum of ranks that a button names.
const MOST_RANKS: usize = 3;

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

/// A rank in the plural.
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

/// The cards of a kind of meld.
#[must_use]
pub const fn meld_kind(kind: MeldKind) -> &'static str {
    match kind {
        MeldKind::Set(rank) => ranks(rank),
        MeldKind::Sequence(Suit::Spades) => "spades in sequence",
        MeldKind::Sequence(Suit::Hearts) => "hearts in sequence",
        MeldKind::Sequence(Suit::Diamonds) => "diamonds in sequence",
        MeldKind::Sequence(Suit::Clubs) => "clubs in sequence",
        MeldKind::Wild => "wilds",
    }
}

/// A rank with its indefinite article.
#[must_use]
pub fn a_rank(r: Rank) -> String {
    let article = if matches!(r, Rank::Eight | Rank::Ace) { "an" } else { "a" };
    let colour = if r == Rank::Three { "black " } else { "" };
    format!("{article} {colour}{}", rank(r))
}

/// A card on top of the pile, by its rank.
pub(super) fn a_top(top: Card) -> String {
    if top.is_red_three() { "a red three".to_owned() } else { a_rank(top.rank()) }
}

/// The threes that stop the pile; `None` where none does.
pub(super) fn stop_three(rules: &Rules) -> Option<&'static str> {
    let red = rules.red_three_role == RedThreeRole::Dead;
    match (red, rules.black_three_role != BlackThreeRole::Bonus) {
        (true, true) => Some("three"),
        (true, false) => Some("red three"),
        (false, true) => Some("black three"),
        (false, false) => None,
    }
}

/// The threes that are laid out; `None` where none are.
pub(super) fn bonus_three(rules: &Rules) -> Option<&'static str> {
    let red = rules.red_three_role == RedThreeRole::Bonus;
    match (red, rules.black_three_role == BlackThreeRole::Bonus) {
        (true, true) => Some("three"),
        (true, false) => Some("red three"),
        (false, true) => Some("black three"),
        (false, false) => None,
    }
}

/// A number of cards of a rank.
#[must_use]
pub fn of_rank(n: usize, r: Rank) -> String {
    if n == 1 { a_rank(r) } else { format!("{} {}", count(n), ranks(r)) }
}

/// So many naturals of a rank: "two natural nines".
#[must_use]
pub(super) fn naturals_of(n: usize, r: Rank) -> String {
    format!("{} natural {}", count(n), ranks(r))
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

/// A card in signs, with its article.
#[must_use]
pub(super) fn a_card_sign(one: Card) -> String {
    if one.suit().is_none() { "a joker".to_owned() } else { format!("the {}", card_sign(one)) }
}

/// Rank and suit in signs, such as `10♦`.
#[must_use]
pub fn card_sign(card: Card) -> String {
    match card.suit() {
        None => "Jo".to_owned(),
        Some(suit) => format!("{}{}\u{fe0e}", rank_sign(card.rank()), suit_sign(suit)),
    }
}

/// The ranks in the order in which the hand shows them: aces down to fours, then threes, twos and jokers.
fn spoken_ranks(set: CardSet) -> impl Iterator<Item = Rank> {
    let naturals: Vec<Rank> = set.ranks().filter(|rank| rank.is_natural()).collect();
    let others = [Rank::Three, Rank::Two, Rank::Joker].into_iter().filter(move |&rank| set.count(rank) > 0);
    naturals.into_iter().rev().chain(others)
}

/// Cards of several ranks in words: "two kings and a joker".
#[must_use]
pub fn cards(set: CardSet) -> String {
    let items: Vec<String> = spoken_ranks(set).map(|r| of_rank(set.count(r), r)).collect();
    list(&items)
}

/// Every card by its full name.
#[must_use]
pub fn cards_in_full(set: CardSet) -> String {
    list(&set.iter().map(card).collect::<Vec<_>>())
}

/// Cards in short, for a button: "3 kings and a joker"; of many ranks only the number of cards.
#[must_use]
pub fn cards_short(set: CardSet) -> String {
    let one = |r: Rank| if set.count(r) == 1 { a_rank(r) } else { format!("{} {}", set.count(r), ranks(r)) };
    let items: Vec<String> = spoken_ranks(set).map(one).collect();
    if items.len() > MOST_RANKS { cards_count(set.len()) } else { list(&items) }
}

/// A group in words: "two kings with a joker". Its wilds follow *with*, so that groups can be listed.
#[must_use]
pub fn group(set: CardSet) -> String {
    let wilds = set.wilds();
    let naturals = set.difference(wilds);
    match (naturals.is_empty(), wilds.is_empty()) {
        (false, false) => format!("{} with {}", cards(naturals), cards(wilds)),
        _ => cards(set),
    }
}

/// Several groups: "three kings and four sevens", or with semicolons between them if they hold wilds.
#[must_use]
pub fn groups(all: &[CardSet]) -> String {
    let plain = all.iter().all(|set| set.wilds().is_empty());
    let words: Vec<String> = all.iter().map(|&set| group(set)).collect();
    if plain { list(&words) } else { words.join("; ") }
}

pub(super) fn rank_list(set: RankSet) -> String {
    list(&set.iter().map(|r| ranks(r).to_owned()).collect::<Vec<_>>())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(text: &str) -> CardSet {
        text.parse().unwrap()
    }

    #[test]
    fn cards_are_named_in_the_order_of_the_hand() {
        assert_eq!(cards(set("2c 7d Ks Kh Jo 3s")), "two kings, a seven, a black three, a two and a joker");
        assert_eq!(cards_short(set("Ks Kh Kd 7d 7c 7s 7h")), "3 kings and 4 sevens");
        assert_eq!(cards_short(set("Ks Qs 7d 2c")), "4 cards", "a button has room for three ranks");
        assert_eq!(groups(&[set("Ks Kh 2c"), set("7d 7c 7s")]), "two kings with a two; three sevens");
        assert_eq!(groups(&[set("Ks Kh Kd"), set("7d 7c 7s")]), "three kings and three sevens");
    }
}
