//! The buttons below the hand: labels and effects.

use super::card::{group_in, groups_in, meld_kind_in, of_rank_in};
use super::{card_sign, cards_in, cards_short_in, list_of};
use crate::words::buttons as say;
use crate::words::{self, Case};
use canasta::rules::{Card, CardSet, Group, Meld, MeldKey, MeldKind, Melds, Rules, SpecialHand, Which};

/// The points so far, of those needed.
#[must_use]
pub fn points_of(points: i32, minimum: i32) -> String {
    if minimum > 0 { say::points_of_minimum(points, minimum) } else { say::points_selected(points.max(0)) }
}

/// The part after the points so far.
#[must_use]
pub fn of_minimum(minimum: i32) -> String {
    if minimum > 0 { say::of_minimum(minimum) } else { String::new() }
}

/// The points, which are enough to open.
#[must_use]
pub fn opens(points: i32, minimum: i32) -> String {
    say::points_open(&points_of(points, minimum))
}

/// The label of the button that takes the pile with these cards.
#[must_use]
pub fn take_with(with: CardSet) -> String {
    match with.is_empty() {
        true => say::take_the_pile().to_owned(),
        false => say::take_the_pile_with(&|case| cards_short_in(with, case)),
    }
}

/// The effect of taking the pile where other groups are laid too.
#[must_use]
pub fn lays_too(groups: &[CardSet], opens: &str) -> String {
    say::also_lays_and_opens(&|case| groups_in(groups, case), opens)
}

/// The effect of taking a pile of so many cards where there are several ways.
#[must_use]
pub fn choose_how(pile: usize) -> String {
    say::choose_how_to_take(pile)
}

/// The label of the button that lays these cards.
#[must_use]
pub fn lay(cards: CardSet) -> String {
    say::lay_cards(&|case| cards_short_in(cards, case))
}

/// The label of the button that sets these cards out for the opening.
#[must_use]
pub fn stage_cards(cards: CardSet) -> String {
    say::set_out_cards(&|case| cards_short_in(cards, case))
}

/// The label of the button that discards this card.
#[must_use]
pub fn discard(card: Option<Card>) -> String {
    match card {
        None => say::discard_selected().to_owned(),
        // It has no suit sign to go with its letters.
        Some(Card::JOKER) => say::discard_joker().to_owned(),
        Some(card) => say::discard_card(&card_sign(card)),
    }
}

/// The points that laying brings.
#[must_use]
pub fn points_gained(points: i32) -> String {
    say::gains_points(points)
}

/// The effect of laying that completes a canasta.
#[must_use]
pub fn closes_canasta(points: i32) -> String {
    say::gains_canasta(points)
}

/// The effect of laying that begins a meld.
#[must_use]
pub fn new_meld(points: i32) -> String {
    say::gains_new_meld(points)
}

/// The effect of laying that enlarges a meld.
#[must_use]
pub fn enlarges_meld(points: i32, after: usize, kind: MeldKind) -> String {
    say::gains_in_meld(points, after, &|case| meld_kind_in(kind, case))
}

/// The name of the special hand at this place of the words of [`SpecialHand`].
#[must_use]
pub fn special_hand(special: usize) -> &'static str {
    match special {
        SpecialHand::PAIRS => say::special_pairs(),
        SpecialHand::WILD_PAIRS => say::special_wild_pairs(),
        SpecialHand::MIAMI_PAIRS => say::special_miami_pairs(),
        SpecialHand::ZIP_CODE => say::special_zip_code(),
        SpecialHand::GARBAGE => say::special_garbage(),
        SpecialHand::BLAST_OFF => say::special_blast_off(),
        SpecialHand::TRIPLES => say::special_triples(),
        SpecialHand::QUADS => say::special_quads(),
        SpecialHand::DREAM_4 => say::special_dream_4(),
        SpecialHand::DREAM_5 => say::special_dream_5(),
        SpecialHand::STRAIGHT => say::special_straight(),
        _ => "",
    }
}

/// The cards that make the special hand at this place of the words of [`SpecialHand`], in a sentence without its end.
#[must_use]
pub fn special_hand_is(special: usize) -> &'static str {
    match special {
        SpecialHand::PAIRS => say::special_pairs_are(),
        SpecialHand::WILD_PAIRS => say::special_wild_pairs_are(),
        SpecialHand::MIAMI_PAIRS => say::special_miami_pairs_are(),
        SpecialHand::ZIP_CODE => say::special_zip_code_is(),
        SpecialHand::GARBAGE => say::special_garbage_is(),
        SpecialHand::BLAST_OFF => say::special_blast_off_is(),
        SpecialHand::TRIPLES => say::special_triples_are(),
        SpecialHand::QUADS => say::special_quads_are(),
        SpecialHand::DREAM_4 => say::special_dream_4_is(),
        SpecialHand::DREAM_5 => say::special_dream_5_is(),
        SpecialHand::STRAIGHT => say::special_straight_is(),
        _ => "",
    }
}

/// The name of a special hand with its points, and whether it wins the match: what stands below its cards.
#[must_use]
pub fn special_hand_worth(special: usize, rules: &Rules) -> String {
    let points = rules.special_hands.at(special).unwrap_or(0);
    let worth = if SpecialHand::is_dream(special) { say::special_hand_wins_match } else { say::special_hand_points };
    worth(special_hand(special), points)
}

/// The label of the button that adds the selection to a meld.
#[must_use]
pub fn add_to(picked: CardSet, kind: MeldKind) -> String {
    say::add_to_meld(&|case| cards_in(picked, case), &|case| meld_kind_in(kind, case))
}

/// The label of the button that takes a staged group back.
#[must_use]
pub fn take_back(group: CardSet, rules: &Rules) -> String {
    say::take_group_back(&|case| cards_in(group, case), rules.points_of(group))
}

/// A way of taking the pile: the cards from the hand, the meld that they make with its top card, other groups laid with it, and
/// the melds of the side.
#[must_use]
pub fn way_to_take(with: CardSet, made: &Group, groups: &[Group], melds: Option<&Melds>) -> String {
    // Beside another meld of its kind a new one is named.
    let is_second =
        made.kind().is_some_and(|kind| melds.is_some_and(|melds| melds.keyed().any(|(key, _)| key.kind == kind)));
    let cards = |case| cards_in(with, case);
    let way = match (with.is_empty(), Joined::of(made, melds)) {
        (true, Some(meld)) => say::way_onto(&|case| meld.words(case)),
        (true, None) if is_second => say::way_as_new().to_owned(),
        (true, None) => String::new(),
        (false, Some(meld)) => say::way_with_onto(&cards, &|case| meld.words(case)),
        (false, None) if is_second => say::way_with_new(&cards),
        (false, None) => say::way_with(&cards),
    };
    if groups.is_empty() { way } else { say::way_also_lays(&way, &placed(groups, melds)) }
}

/// A way of laying groups, with the melds of the side.
#[must_use]
pub fn way_to_lay(groups: &[Group], melds: Option<&Melds>) -> String {
    super::capital(&placed(groups, melds))
}

/// The meld that a group joins.
struct Joined {
    kind: MeldKind,
    /// Its number and the number of its cards, where there are several of the kind.
    number: Option<(u8, usize)>,
}

impl Joined {
    /// `None` if the group makes a new meld.
    fn of(group: &Group, melds: Option<&Melds>) -> Option<Joined> {
        let kind = group.kind()?;
        let all: Vec<(MeldKey, Meld)> = melds?.keyed().filter(|(key, _)| key.kind == kind).collect();
        match (group.key.map(|key| key.which), &*all) {
            (Some(Which::New), _) | (_, []) => None,
            (Some(Which::Number(number)), [_, _, ..]) => {
                let meld = all.iter().find(|(key, _)| key.which == Which::Number(number));
                Some(Joined { kind, number: Some((number.get(), meld.map_or(0, |(_, meld)| meld.cards.len()))) })
            }
            _ => Some(Joined { kind, number: None }),
        }
    }

    fn words(&self, case: Case) -> String {
        match self.number {
            Some((number, cards)) => say::meld_numbered(&|_| meld_kind_in(self.kind, case), number, cards),
            None => meld_kind_in(self.kind, case),
        }
    }
}

/// Groups, and the melds that they join.
fn placed(groups: &[Group], melds: Option<&Melds>) -> String {
    let mut each = groups.iter().map(|group| match Joined::of(group, melds) {
        Some(meld) => say::way_adds(&|case| cards_in(group.cards, case), &|case| meld.words(case)),
        None => group_in(group.cards, Case::Acc),
    });
    let first = each.next().unwrap_or_default();
    each.fold(first, |before, next| words::cards::groups_more(&before, &next))
}

/// The points of a way in all.
#[must_use]
pub fn way_points(points: i32) -> String {
    say::way_points(points)
}

/// The canasta that a way makes.
#[must_use]
pub fn way_closes(kind: MeldKind) -> String {
    say::way_makes_canasta(&|case| meld_kind_in(kind, case))
}

/// What a way leaves in the hand: wilds, then pairs and more of a rank, then the number of other cards.
#[must_use]
pub fn way_leaves(rest: CardSet) -> String {
    if rest.is_empty() {
        return say::way_leaves_none().to_owned();
    }
    say::way_leaves(&|case| {
        let wilds = rest.wilds();
        let others = rest.difference(wilds);
        let mut parts = Vec::new();
        if !wilds.is_empty() {
            parts.push(words::cards::wilds_count(wilds.len(), case));
        }
        let mut single = 0usize;
        for rank in others.ranks() {
            match others.count(rank) {
                1 => single += 1,
                2 => parts.push(say::pair_of_rank(rank)),
                n => parts.push(of_rank_in(n, rank, case)),
            }
        }
        match (single, parts.is_empty()) {
            (0, _) => {}
            (n, true) => parts.push(say::single_cards(n)),
            (n, false) => parts.push(say::other_cards(n)),
        }
        list_of(&parts)
    })
}

/// The ways that are not listed; empty if there are none.
#[must_use]
pub fn more_ways(more: usize, suits: usize) -> String {
    let costs = (more > 0).then(|| say::more_ways_cost_more(more));
    let suits = (suits > 0).then(|| say::more_ways_by_suit(suits));
    costs.into_iter().chain(suits).collect::<Vec<_>>().join(" ")
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
