//! The ways of carrying out one action, listed for a choice: those that differ in effect, the cheapest first.

use super::hand_layout::HandLayout;
use canasta::rules::sort::insertion_sort_by_key;
use canasta::rules::{Action, Card, CardSet, Group, MeldKind, Observation, Rank, legal};
use std::ops::ControlFlow;

/// The most ways of one action that are offered: a wild can go onto any of eleven melds.
pub(super) const MOST_WAYS: usize = 12;
/// The most ways that are found. A large hand has thousands, and nobody reads them.
const MOST_FOUND: usize = 400;
/// The most combinations that are tried, so that the page stays responsive.
const MOST_TRIED: usize = 4_000;

/// Ways to choose from.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ways {
    /// The ways that differ in effect, the cheapest first.
    all: Vec<Action>,
    /// The number of further ways that take other suits than these.
    other_suits: usize,
}

impl Ways {
    /// The ways that the dialog lists.
    #[must_use]
    pub fn listed(&self) -> &[Action] {
        self.all.get(..MOST_WAYS).unwrap_or(&self.all)
    }

    /// The number of ways with another effect that are not listed.
    #[must_use]
    pub fn more(&self) -> usize {
        self.all.len() - self.listed().len()
    }

    /// The number of ways that differ from these only in suits.
    #[must_use]
    pub const fn other_suits(&self) -> usize {
        self.other_suits
    }
}

/// The cost of a way: wild cards, then the points that leave the hand, then the natural melds that become mixed, then cards.
fn cost(seen: &Observation<'_>, way: &Action) -> (usize, i32, usize, usize) {
    let cards = way.cards().unwrap_or_default();
    let melds = seen.melds(seen.side());
    let is_spoiled = |group: &&Group| {
        let meld = group.rank().map_or(CardSet::EMPTY, |rank| melds.of(rank));
        !group.cards.wilds().is_empty() && !meld.is_empty() && meld.wilds().is_empty()
    };
    let spoiled = groups(way).filter(is_spoiled).count();
    (cards.wilds().len(), seen.rules().points_of(cards), spoiled, cards.len())
}

/// The groups that a way lays, apart from the cards that go with the pile's top card.
fn groups(way: &Action) -> impl Iterator<Item = &Group> {
    let groups: &[Group] = match way {
        Action::Meld(groups) | Action::Take { groups, .. } => groups,
        _ => &[],
    };
    groups.iter()
}

/// Whether a take lays a group or a wild card that it does not need: they can be laid afterwards.
pub(super) fn is_padded(seen: &Observation<'_>, way: &Action) -> bool {
    let Action::Take { with, groups } = way else { return false };
    let is_legal = |with: Group, groups: Vec<Group>| seen.check(&Action::Take { with, groups }).is_ok();
    let without = |at: usize| groups.iter().enumerate().filter(move |(i, _)| *i != at).map(|(_, group)| *group);
    let fewer = |group: &Group| {
        let wild = group.cards.wilds().nth(0)?;
        Some(Group { cards: group.cards.difference(wild.into()), ..*group })
    };
    let padded_group = |at: usize, group: &Group| {
        is_legal(*with, without(at).collect())
            || fewer(group).is_some_and(|less| is_legal(*with, without(at).chain([less]).collect()))
    };
    fewer(with).is_some_and(|less| is_legal(less, groups.clone()))
        || groups.iter().enumerate().any(|(at, group)| padded_group(at, group))
}

/// The ways of an action that a button offers, for a choice. `offered` is what the button found: it stops early.
pub(super) fn list_ways(seen: &Observation<'_>, layout: &HandLayout, offered: Vec<Action>) -> Ways {
    let takes = matches!(offered.first(), Some(Action::Take { .. }));
    let is_free = layout.picked().is_empty() && layout.staged_len() == 0;
    let mut all = offered;
    if takes && is_free {
        let mut is_known: Vec<Option<Action>> = all.iter().map(|way| legal::canonical_form(seen, way)).collect();
        let mut tried = 0;
        let _ = legal::visit_within(seen, MOST_TRIED, |action| {
            tried += 1;
            let is_new = matches!(action, Action::Take { .. }) && !is_known.iter().flatten().any(|own| *own == action);
            if is_new && !is_padded(seen, &action) {
                is_known.push(Some(action.clone()));
                all.push(action);
            }
            if all.len() < MOST_FOUND && tried < MOST_TRIED {
                ControlFlow::Continue(())
            } else {
                ControlFlow::Break(())
            }
        });
    }
    insertion_sort_by_key(&mut all, |way| cost(seen, way));
    let other_suits = if is_free {
        let listed = all.get(..MOST_WAYS).unwrap_or(&all);
        listed.iter().map(|way| choices_of_suits(seen.hand(), way).saturating_sub(1)).sum()
    } else {
        // The person has chosen the suits.
        0
    };
    Ways { all, other_suits }
}

/// The number of ways of choosing the cards of a way from the hand, where only suits differ.
fn choices_of_suits(hand: CardSet, way: &Action) -> usize {
    let used = way.cards().unwrap_or_default();
    used.ranks().fold(1, |product: usize, rank| product.saturating_mul(choices_of_rank(hand, rank, used.count(rank))))
}

/// The number of different sets of this many cards of a rank of the hand.
fn choices_of_rank(hand: CardSet, rank: Rank, n: usize) -> usize {
    let cards: Vec<Card> = hand.of_rank(rank).iter().collect();
    // The ways by the number of cards chosen, suit after suit.
    let mut ways = vec![0_usize; n + 1];
    ways[0] = 1;
    for copies in cards.chunk_by(|a, b| a == b).map(<[Card]>::len) {
        for chosen in (0..=n).rev() {
            ways[chosen] += (1..=copies.min(chosen)).map(|some| ways[chosen - some]).sum::<usize>();
        }
    }
    ways[n]
}

/// What a legal way makes a canasta.
#[must_use]
pub fn closed_canastas(seen: &Observation<'_>, way: &Action) -> Vec<MeldKind> {
    let Some(after) = seen.melds_after(way) else { return Vec::new() };
    after.canastas_since(seen.melds(seen.side())).map(|meld| meld.kind).collect()
}

#[cfg(test)]
mod tests;
