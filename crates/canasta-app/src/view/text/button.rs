//! The buttons below the hand: labels and effects.

use super::card::meld_kind;
use super::number::{plural, wilds_count};
use super::{card_sign, cards, cards_short, count, number, ranks};
use canasta::rules::{Card, CardSet, Group, Meld, MeldKey, MeldKind, Melds, Rules, SpecialHand, Which};

/// The points so far, of those needed.
#[must_use]
pub fn points_of(points: i32, minimum: i32) -> String {
    if minimum > 0 { format!("{points} of {minimum}") } else { plural(usize::try_from(points).unwrap_or(0), "point") }
}

/// The part after the points so far.
#[must_use]
pub fn of_minimum(minimum: i32) -> String {
    if minimum > 0 { format!(" of {minimum}") } else { String::new() }
}

/// The points, which are enough to open.
#[must_use]
pub fn opens(points: i32, minimum: i32) -> String {
    format!("{}, opens", points_of(points, minimum))
}

/// The label of the button that takes the pile with these cards.
#[must_use]
pub fn take_with(with: &str) -> String {
    if with.is_empty() { "Take the pile".to_owned() } else { format!("Take the pile with {with}") }
}

/// The effect of taking the pile where other groups are laid too.
#[must_use]
pub fn lays_too(groups: &[CardSet], opens: &str) -> String {
    format!("also lays {}: {opens}", super::groups(groups))
}

/// The effect of taking the pile where there are several ways.
#[must_use]
pub fn choose_how(pile: &str) -> String {
    format!("{pile}, choose how…")
}

/// The label of the button that lays these cards.
#[must_use]
pub fn lay(cards: CardSet) -> String {
    format!("Lay {}", cards_short(cards))
}

/// The label of the button that sets these cards out for the opening.
#[must_use]
pub fn stage_cards(cards: CardSet) -> String {
    format!("Set out {}", cards_short(cards))
}

/// The label of the button that discards this card.
#[must_use]
pub fn discard(card: Option<Card>) -> String {
    match card {
        None => "Discard".to_owned(),
        // It has no suit sign to go with its letters.
        Some(Card::JOKER) => "Discard joker".to_owned(),
        Some(card) => format!("Discard {}", card_sign(card)),
    }
}

/// The points that laying brings.
#[must_use]
pub fn points_gained(points: i32) -> String {
    format!("+{points}")
}

/// The effect of laying that completes a canasta.
#[must_use]
pub fn closes_canasta(points: i32) -> String {
    format!("+{points}, a canasta")
}

/// The effect of laying that begins a meld.
#[must_use]
pub fn new_meld(points: i32) -> String {
    format!("+{points}, new meld")
}

/// The effect of laying that enlarges a meld.
#[must_use]
pub fn enlarges_meld(points: i32, after: usize, kind: MeldKind) -> String {
    format!("+{points}, {after} {}", meld_kind(kind))
}

/// The name of the special hand at this place of the words of [`SpecialHand`].
#[must_use]
pub const fn special_hand(special: usize) -> &'static str {
    match special {
        SpecialHand::PAIRS => "Seven pairs",
        SpecialHand::WILD_PAIRS => "Pairs with a pair of wilds",
        SpecialHand::MIAMI_PAIRS => "Miami pairs",
        SpecialHand::ZIP_CODE => "Zip code",
        SpecialHand::GARBAGE => "Garbage",
        SpecialHand::BLAST_OFF => "Blast off",
        SpecialHand::TRIPLES => "Triples",
        SpecialHand::QUADS => "Quads",
        SpecialHand::DREAM_4 => "Dream with four wilds",
        SpecialHand::DREAM_5 => "Dream with five wilds",
        SpecialHand::STRAIGHT => "Straight",
        _ => "",
    }
}

/// The cards that make the special hand at this place of the words of [`SpecialHand`], in a sentence without its end.
#[must_use]
pub const fn special_hand_is(special: usize) -> &'static str {
    match special {
        SpecialHand::PAIRS => "seven pairs of different ranks, without wilds",
        SpecialHand::WILD_PAIRS => {
            "six pairs of different ranks, aces and sevens among them, with two twos or two jokers"
        }
        SpecialHand::MIAMI_PAIRS => "seven pairs of different ranks: aces, sevens, twos, jokers and any three others",
        SpecialHand::ZIP_CODE => {
            "four, three, three, two and two cards of five ranks, of which twos and jokers may be any"
        }
        SpecialHand::GARBAGE => "four, four, three and three cards of four ranks, without wilds",
        SpecialHand::BLAST_OFF => "five, four, three and two cards of four ranks, of which twos and jokers may be any",
        SpecialHand::TRIPLES => "three cards of each of four ranks, with two twos or two jokers",
        SpecialHand::QUADS => "four cards of each of three ranks, with two twos or two jokers",
        SpecialHand::DREAM_4 => "five cards of each of two ranks, with four twos or four jokers",
        SpecialHand::DREAM_5 => "five cards of one rank and four of another, with any five wilds",
        SpecialHand::STRAIGHT => {
            "a card of each rank from four to ace, a two, a joker and any other card, while your side has laid out a three"
        }
        _ => "",
    }
}

/// The name of a special hand with its points, and whether it wins the match: what stands below its cards.
#[must_use]
pub fn special_hand_worth(special: usize, rules: &Rules) -> String {
    let points = number(rules.special_hands.at(special).unwrap_or(0));
    let wins = if SpecialHand::is_dream(special) { ", and wins the match" } else { "" };
    format!("{}: {points} points{wins}", special_hand(special))
}

/// The label of the button that adds the selection to a meld.
#[must_use]
pub fn add_to(picked: CardSet, kind: MeldKind) -> String {
    format!("Add {} to the {}", cards(picked), meld_kind(kind))
}

/// The label of the button that takes a staged group back.
#[must_use]
pub fn take_back(group: CardSet) -> String {
    format!("Take back {}, {} points", cards(group), group.points())
}

/// A way of taking the pile: the cards from the hand, the meld that they make with its top card, other groups laid with it, and
/// the melds of the side.
#[must_use]
pub fn way_to_take(with: CardSet, made: &Group, groups: &[Group], melds: Option<&Melds>) -> String {
    let joined = joined(made, melds).map(|joined| format!("onto your {joined}"));
    // Beside another meld of its kind a new one is named.
    let is_second =
        made.kind().is_some_and(|kind| melds.is_some_and(|melds| melds.keyed().any(|(key, _)| key.kind == kind)));
    let where_to = joined.or_else(|| is_second.then(|| "as a new meld".to_owned()));
    let with = match (with.is_empty(), where_to) {
        (true, where_to) => super::capital(&where_to.unwrap_or_default()),
        (false, Some(where_to)) => format!("With {}, {where_to}", cards(with)),
        (false, None) => format!("With {}", cards(with)),
    };
    if groups.is_empty() { with } else { format!("{with}. Also lays {}", placed(groups, melds)) }
}

/// A way of laying groups, with the melds of the side.
#[must_use]
pub fn way_to_lay(groups: &[Group], melds: Option<&Melds>) -> String {
    super::capital(&placed(groups, melds))
}

/// The meld that a group joins; `None` if it makes a new one. Of several of a kind it is told by its number and its cards.
fn joined(group: &Group, melds: Option<&Melds>) -> Option<String> {
    let kind = group.kind()?;
    let all: Vec<(MeldKey, Meld)> = melds?.keyed().filter(|(key, _)| key.kind == kind).collect();
    match (group.key.map(|key| key.which), &*all) {
        (Some(Which::New), _) | (_, []) => None,
        (Some(Which::Number(number)), [_, _, ..]) => {
            let meld = all.iter().find(|(key, _)| key.which == Which::Number(number));
            let size = meld.map_or(0, |(_, meld)| meld.cards.len());
            Some(format!("{} no. {number} ({})", meld_kind(kind), super::cards_count(size)))
        }
        _ => Some(meld_kind(kind).to_owned()),
    }
}

/// Groups, and the melds that they join.
fn placed(groups: &[Group], melds: Option<&Melds>) -> String {
    let each = groups.iter().map(|group| match joined(group, melds) {
        Some(meld) => format!("{} to the {meld}", cards(group.cards)),
        None => super::group(group.cards),
    });
    each.collect::<Vec<_>>().join("; ")
}

/// The points of a way in all.
#[must_use]
pub fn way_points(points: i32) -> String {
    format!("{points} points")
}

/// The canasta that a way makes.
#[must_use]
pub fn way_closes(kind: MeldKind) -> String {
    format!("a canasta of {}", meld_kind(kind))
}

/// What a way leaves in the hand: wilds, then pairs and more of a rank, then the number of other cards.
#[must_use]
pub fn way_leaves(rest: CardSet) -> String {
    let wilds = rest.wilds();
    let others = rest.difference(wilds);
    let mut parts = Vec::new();
    if !wilds.is_empty() {
        parts.push(wilds_count(wilds.len()));
    }
    let mut single = 0;
    for rank in others.ranks() {
        match others.count(rank) {
            1 => single += 1,
            2 => parts.push(format!("a pair of {}", ranks(rank))),
            n => parts.push(format!("{} {}", count(n), ranks(rank))),
        }
    }
    match (single, parts.is_empty()) {
        (0, true) => return "leaves no card".to_owned(),
        (0, false) => {}
        (n, true) => parts.push(plural(n, "single card")),
        (n, false) => parts.push(plural(n, "other card")),
    }
    format!("leaves {}", parts.join(", "))
}

/// The ways that are not listed; empty if there are none.
#[must_use]
pub fn more_ways(more: usize, suits: usize) -> String {
    let suits = match suits {
        0 => String::new(),
        1 => "1 more way differs only in suits.".to_owned(),
        n => format!("{n} more ways differ only in suits."),
    };
    let more = match more {
        0 => return suits,
        1 => "1 more way costs more. For it, select the cards first.".to_owned(),
        n => format!("{n} more ways cost more. For one of them, select its cards first."),
    };
    if suits.is_empty() { more } else { format!("{more} {suits}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_way_says_what_it_leaves() {
        let leaves = |cards: &str| way_leaves(cards.parse().unwrap());
        assert_eq!(leaves("2c Jo 9s 9h Ks"), "leaves two wilds, a pair of nines, 1 other card");
        assert_eq!(leaves("Ks Kh Kd 4c 5c"), "leaves three kings, 2 other cards");
        assert_eq!(leaves("4c"), "leaves 1 single card");
        assert_eq!(way_leaves(CardSet::EMPTY), "leaves no card");
        assert_eq!(more_ways(0, 0), "");
        assert_eq!(more_ways(0, 4), "4 more ways differ only in suits.");
        assert!(more_ways(3, 1).ends_with("first. 1 more way differs only in suits."));
    }
}
