//! The facts about laying cards and taking the pile.

use super::fact::Fact;
use canasta::rules::{Action, CardSet, Group, Meld, MeldKind, Melds, Observation, Rank, RuleError, Rules, legal};

/// From this number of cards on, a meld is worth keeping free of wilds.
const LONG_MELD: usize = 4;
/// From this number of cards on, a meld is near a canasta.
const NEAR: usize = 5;

/// The facts about an action that lays cards or takes the pile, from the observations before and after it.
pub(super) fn facts_for(before: &Observation<'_>, action: &Action, after: &Observation<'_>, facts: &mut Vec<Fact>) {
    let side = before.side();
    let (old, new) = (before.melds(side), after.melds(side));
    let rules = before.rules();
    if matches!(action, Action::Take { .. }) {
        let (cards, points) = (before.takeable_len(), before.takeable_points());
        facts.push(Fact::GetsPile { cards, points, wilds: before.takeable_cards().wilds().len() });
    }
    let laid = new.cards().difference(old.cards());
    let points = rules.points_of(laid);
    // A concealed hand may be exempt from the minimum; that it opens is no reason then.
    let minimum = before.opening_minimum(before.seat());
    if old.is_empty() && !new.is_empty() && points >= minimum {
        let with = most_laid(rules, old, new).map_or(MeldKind::Wild, |(kind, _)| kind);
        facts.push(Fact::Opens { points, minimum, with, melds: new.iter().count() });
    }
    let wilds = laid.wilds();
    for (meld, before) in new.since(old) {
        let rank = meld.leading_rank();
        let was = before.len();
        let cards = meld.cards.len();
        match meld.canasta() {
            Some(kind) if was < Meld::CANASTA => {
                facts.push(Fact::Canasta { of: meld.kind, kind, bonus: rules.canasta_bonus(meld) });
            }
            None if cards > was && cards >= NEAR => {
                facts.push(Fact::NearsCanasta { of: meld.kind, missing: Meld::CANASTA - cards });
            }
            _ => {}
        }
        let is_natural = meld.wilds() == 0 && rank.is_natural();
        // Of several melds of a rank the wilds may have gone to another.
        if rules.fits_fast_search() && !wilds.is_empty() && is_natural && (LONG_MELD..Meld::CANASTA).contains(&cards) {
            facts.push(Fact::StaysNatural { rank, cards });
        }
    }
    if let Some((_, cards)) = most_laid(rules, old, new)
        && !old.is_empty()
    {
        facts.push(Fact::Lays { points, cards, share: rules.points_of(cards) });
        facts.push(worth_of_laying(rules, old, new, points));
    }
}

/// What laying these points is good for: the way to the canasta of the meld that gains most of them, or else the points.
fn worth_of_laying(rules: &Rules, old: &Melds, new: &Melds, points: i32) -> Fact {
    let gains = |(meld, before): (Meld, CardSet)| rules.points_of(meld.cards) - rules.points_of(before);
    let grown = new.since(old).max_by_key(|&grown| gains(grown)).map(|(meld, _)| meld);
    match grown.filter(|meld| meld.cards.len() < NEAR) {
        Some(meld) => Fact::TowardsCanasta { of: meld.kind, missing: Meld::CANASTA - meld.cards.len() },
        None => Fact::LaidCounts { points },
    }
}

/// The first melds that would take the pile with cards of the hand that fit the top card, where only the minimum is in the way.
pub(super) fn short_take(seen: &Observation<'_>) -> Option<Fact> {
    let (hand, top) = (seen.hand(), seen.takeable().last()?);
    let wilds: Vec<_> = hand.wilds().iter().collect();
    let others = Rank::NATURALS.into_iter().filter(|&rank| rank != top.rank() && hand.count(rank) >= 3);
    let groups: Vec<Group> = others.map(|rank| Group::of(hand.of_rank(rank))).collect();
    let mut most: Option<(i32, i32)> = None;
    for naturals in 1..=hand.count(top.rank()) {
        for used in 0..=wilds.len().min(naturals) {
            let Some(cards) = hand.take_of_rank(top.rank(), naturals) else { continue };
            let cards = wilds.iter().take(used).fold(cards, |cards, &wild| cards.union(wild.into()));
            for groups in [Vec::new(), groups.clone()] {
                let take = Action::Take { with: Group::of(cards), groups };
                if let Err(RuleError::BelowOpeningMinimum { points, minimum }) = seen.check(&take)
                    && most.is_none_or(|(best, _)| points > best)
                {
                    most = Some((points, minimum));
                }
            }
        }
    }
    most.map(|(points, minimum)| Fact::TakeFallsShort { points, minimum })
}

/// The meld to which most points were laid, and the cards that were.
pub(super) fn most_laid(rules: &Rules, old: &Melds, new: &Melds) -> Option<(MeldKind, CardSet)> {
    let grown = new.since(old).map(|(meld, before)| (meld.kind, meld.cards.difference(before)));
    grown.filter(|&(_, cards)| rules.points_of(cards) > 0).max_by_key(|&(_, cards)| rules.points_of(cards))
}

/// The opening that is possible and waits while the hand keeps these cards.
pub(super) fn waits_to_open(seen: &Observation<'_>, left: CardSet) -> Option<Fact> {
    if !seen.melds(seen.side()).is_empty() {
        return None;
    }
    let minimum = seen.opening_minimum(seen.seat());
    let melds = legal::candidates(seen).into_iter().filter(|action| matches!(action, Action::Meld(_)));
    let points = melds.filter_map(|meld| meld.cards()).map(|cards| seen.rules().points_of(cards)).max()?;
    let pairs = Rank::NATURALS.into_iter().filter(|&rank| seen.rules().pile_allowed && left.count(rank) > 1).count();
    (points >= minimum).then_some(Fact::OpeningWaits { points, minimum, pairs })
}

/// What taking the pile would cost, as a reason to draw instead.
pub(super) fn costs_of_taking(before: &Observation<'_>, take: &Action, after: &Observation<'_>, facts: &mut Vec<Fact>) {
    let wilds = take.cards().unwrap_or(CardSet::EMPTY).wilds().len();
    if wilds > 0 {
        let last = before.hand().wilds().len() == wilds;
        facts.push(Fact::WouldCostWilds { wilds, last });
    }
    let left = after.hand().len();
    if left <= 3 {
        facts.push(Fact::WouldLeave { cards: left });
    }
    if let (Action::Take { with, .. }, Some(top)) = (take, before.takeable().last()) {
        let naturals = with.cards.of_rank(top.rank()).len();
        if naturals > 0 && with.cards.len() == naturals {
            facts.push(Fact::WouldUse { rank: top.rank(), cards: naturals });
        }
    }
    worth_of_pile(before, facts);
}

/// How little the pile brings, whatever it is taken with.
pub(super) fn worth_of_pile(seen: &Observation<'_>, facts: &mut Vec<Fact>) {
    let cards = seen.takeable_len();
    if cards <= 3 {
        facts.push(Fact::SmallPile { cards });
    }
    if let Some((top, below)) = seen.takeable().split_last().filter(|(_, below)| !below.is_empty()) {
        facts.push(Fact::PileCounts {
            cards: below.len(),
            points: seen.takeable_points() - seen.rules().points_of_card(*top),
        });
    }
}
