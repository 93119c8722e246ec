//! Cards and ranks, in words and in signs.
//!
//! Most functions have a form with a case, which messages ask for: `&|case| cards_in(set, case)` is an argument of theirs.

use super::list;
use crate::view::suit_sign::suit_sign;
use crate::words::{self, Case, Three};
use canasta::rules::{BlackThreeRole, Card, CardSet, MeldKind, Rank, RankSet, RedThreeRole, Rules};

/// The maximum of ranks that a button names.
const MOST_RANKS: usize = 3;

/// A rank in words.
#[must_use]
pub fn rank(rank: Rank) -> String {
    words::cards::rank_name(rank, Case::Nom)
}

/// A rank in the plural.
#[must_use]
pub fn ranks(rank: Rank) -> String {
    ranks_in(rank, Case::Nom)
}

/// A rank in the plural, in a case.
pub(super) fn ranks_in(rank: Rank, case: Case) -> String {
    words::cards::ranks_name(rank, case)
}

/// The cards of a kind of meld.
#[must_use]
pub fn meld_kind(kind: MeldKind) -> String {
    meld_kind_in(kind, Case::Nom)
}

/// The cards of a kind of meld, in a case.
#[must_use]
pub fn meld_kind_in(kind: MeldKind, case: Case) -> String {
    match kind {
        MeldKind::Set(rank) => ranks_in(rank, case),
        MeldKind::Sequence(suit) => words::cards::suit_in_sequence(suit, case),
        MeldKind::Wild => words::cards::wilds_name(case),
    }
}

/// A rank with its indefinite article.
#[must_use]
pub fn a_rank(r: Rank) -> String {
    words::cards::one_of_rank(r, Case::Nom)
}

/// A card on top of the pile, by its rank, in a case.
pub(super) fn a_top_in(top: Card, case: Case) -> String {
    if top.is_red_three() { words::cards::a_red_three(case) } else { words::cards::one_of_rank(top.rank(), case) }
}

/// The cards of the hand that take a pile which is frozen by a card in it, by the rank on top, in a case. Of the other wilds with which a
/// wild on top is taken, or of the wilds beside naturals, there are `wilds` at most.
pub(super) fn frozen_cards_in(top: Rank, cards: usize, wilds: usize, case: Case) -> String {
    match top.is_wild() {
        true => words::rules::wilds_like_top(cards - wilds, wilds, case),
        false => words::rules::frozen_cards(cards - wilds, case),
    }
}

/// The wilds of the hand that take a pile with a wild on top, in a case.
pub(super) fn wilds_like_top_in(rules: &Rules, case: Case) -> String {
    let (alike, all) = rules.wilds_for_wild();
    words::rules::wilds_like_top(alike, all - alike, case)
}

/// The threes that stop the pile; `None` where none does.
pub(super) fn stopping_three(rules: &Rules) -> Option<Three> {
    which_three(rules.red_three_role == RedThreeRole::Dead, rules.black_three_role != BlackThreeRole::Bonus)
}

/// The threes that are laid out; `None` where none are.
pub(super) fn laid_three(rules: &Rules) -> Option<Three> {
    which_three(rules.red_three_role == RedThreeRole::Bonus, rules.black_three_role == BlackThreeRole::Bonus)
}

const fn which_three(red: bool, black: bool) -> Option<Three> {
    match (red, black) {
        (true, true) => Some(Three::Any),
        (true, false) => Some(Three::Red),
        (false, true) => Some(Three::Black),
        (false, false) => None,
    }
}

/// A number of cards of a rank.
#[must_use]
pub fn of_rank(n: usize, r: Rank) -> String {
    of_rank_in(n, r, Case::Nom)
}

/// A number of cards of a rank, in a case.
pub(super) fn of_rank_in(n: usize, r: Rank, case: Case) -> String {
    if n == 1 { words::cards::one_of_rank(r, case) } else { words::cards::several_of_rank(n, r, case) }
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
    match card.suit() {
        None => words::cards::joker_name(Case::Nom),
        Some(suit) => words::cards::card_name(card.rank(), suit, Case::Nom),
    }
}

/// A card with its article, in a case.
pub(super) fn the_card_in(one: Card, case: Case) -> String {
    match one.suit() {
        None => words::cards::a_joker(case),
        Some(suit) => words::cards::the_card(one.rank(), suit, case),
    }
}

/// A card in signs with its article, in a case.
pub(super) fn the_sign_in(one: Card, case: Case) -> String {
    match one.suit() {
        None => words::cards::a_joker(case),
        Some(_) => words::cards::the_card_sign(&card_sign(one), one.rank(), case),
    }
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
    cards_in(set, Case::Nom)
}

/// Cards of several ranks in words, in a case.
#[must_use]
pub fn cards_in(set: CardSet, case: Case) -> String {
    let items: Vec<String> = spoken_ranks(set).map(|r| of_rank_in(set.count(r), r, case)).collect();
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
    cards_short_in(set, Case::Nom)
}

/// Cards in short, in a case.
#[must_use]
pub fn cards_short_in(set: CardSet, case: Case) -> String {
    let one = |r: Rank| match set.count(r) {
        1 => words::cards::one_of_rank(r, case),
        n => words::cards::several_of_rank_short(n, r, case),
    };
    let items: Vec<String> = spoken_ranks(set).map(one).collect();
    if items.len() > MOST_RANKS { words::cards::cards_count(set.len(), case) } else { list(&items) }
}

/// A group in words: "two kings with a joker". Its wilds follow *with*, so that groups can be listed.
#[must_use]
pub fn group(set: CardSet) -> String {
    group_in(set, Case::Nom)
}

/// A group in words, in a case.
#[must_use]
pub fn group_in(set: CardSet, case: Case) -> String {
    let wilds = set.wilds();
    let naturals = set.difference(wilds);
    if naturals.is_empty() || wilds.is_empty() {
        return cards_in(set, case);
    }
    // The naturals stand in the case of the whole group, unless the message asks for another.
    let naturals = |own: Case| cards_in(naturals, if own == Case::Nom { case } else { own });
    words::cards::group_with_wilds(&naturals, &|own| cards_in(wilds, own))
}

/// The longest list within a group in words: its ranks, or its wilds.
pub(super) fn lists(set: CardSet) -> usize {
    let wilds = set.wilds();
    set.difference(wilds).ranks().count().max(wilds.ranks().count())
}

/// Several groups: "three kings and four sevens", or with semicolons between them if they hold wilds.
#[must_use]
pub fn groups(all: &[CardSet]) -> String {
    groups_in(all, Case::Nom)
}

/// Several groups, in a case.
#[must_use]
pub fn groups_in(all: &[CardSet], case: Case) -> String {
    let mut items = all.iter().map(|&set| group_in(set, case));
    if all.iter().all(|set| set.wilds().is_empty()) {
        return list(&items.collect::<Vec<_>>());
    }
    let first = items.next().unwrap_or_default();
    items.fold(first, |before, next| words::cards::groups_more(&before, &next))
}

/// Ranks in the plural, in a case.
pub(super) fn rank_list_in(set: RankSet, case: Case) -> String {
    list(&set.iter().map(|rank| ranks_in(rank, case)).collect::<Vec<_>>())
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
