//! Laying groups: the check of the cards, without that of the situation.

use super::action::Group;
use super::cards::{Card, CardSet, Rank};
use super::error::RuleError;
use super::meld::Melds;
use super::ruleset::Rules;

/// Groups that were joined with the side's melds and are valid.
#[derive(Clone, Copy, Debug)]
pub(super) struct Laid {
    /// The side's melds afterwards.
    pub melds: Melds,
    /// The cards laid, including the pile's top card.
    pub cards: CardSet,
    /// Those of the cards that come from the hand.
    pub from_hand: CardSet,
    /// Places that got cards, as bits.
    pub places: u16,
}

/// The rank of a group: that of its naturals or black threes, or the one named.
fn rank_of(group: &Group, rules: &Rules) -> Result<Rank, RuleError> {
    let cards = group.cards;
    const WILDS: u16 = 1 << Rank::Two.index() | 1 << Rank::Joker.index();
    let ranks = cards.rank_bits() & !WILDS;
    let rank = Rank::ALL.get(ranks.trailing_zeros() as usize).copied();
    match (ranks.count_ones(), rank, group.named) {
        (1, Some(rank), Some(named)) if rank != named => Err(RuleError::MixedRanks { cards }),
        (1, Some(rank), _) => Ok(rank),
        (0, _, Some(named)) if !named.is_wild() => Ok(named),
        // Wilds alone, with no meld named that they could join.
        (0, ..) => Err(RuleError::TooFewNaturals { naturals: 0, least: rules.min_naturals.into() }),
        _ => Err(RuleError::MixedRanks { cards }),
    }
}

/// Checks that the groups are cards of the hand.
pub(super) fn in_hand<'a>(
    groups: impl Iterator<Item = &'a Group> + Clone,
    hand: CardSet,
) -> Result<CardSet, RuleError> {
    let mut left = hand;
    for group in groups.clone() {
        if !left.contains_all(group.cards) || !group.cards.red_threes().is_empty() {
            return Err(not_in_hand(groups, hand));
        }
        left = left.difference(group.cards);
    }
    Ok(hand.difference(left))
}

/// The error for groups that are not cards of the hand.
#[cold]
fn not_in_hand<'a>(groups: impl Iterator<Item = &'a Group> + Clone, hand: CardSet) -> RuleError {
    if groups.clone().any(|group| !group.cards.red_threes().is_empty()) {
        return RuleError::CannotMeldRedThrees;
    }
    let mut left = hand;
    for group in groups {
        let missing = group.cards.difference(left);
        if !missing.is_empty() {
            return RuleError::NotInHand { missing };
        }
        left = left.difference(group.cards);
    }
    RuleError::NotInHand { missing: CardSet::EMPTY }
}

/// Joins groups of one rank with each other and with the side's melds, and checks each (rules §2.9 to §2.11).
///
/// `top` is the pile's top card with the cards it is melded with, which are of its rank or wild. `groups` must have passed
/// [`in_hand`].
pub(super) fn join(
    rules: &Rules,
    melds: &Melds,
    top: Option<(Card, CardSet)>,
    groups: &[Group],
    from_hand: CardSet,
) -> Result<Laid, RuleError> {
    let mut laid = Laid::nothing(melds, from_hand);
    if let Some((card, with)) = top {
        laid.add(card.rank(), with.union(card.into()));
        laid.cards = laid.cards.union(card.into());
    }
    for group in groups {
        if group.cards.is_empty() {
            return Err(RuleError::NoCards);
        }
        laid.add(rank_of(group, rules)?, group.cards);
    }
    let mut places = laid.places;
    while places != 0 {
        let place = places.trailing_zeros() as usize;
        places &= places - 1;
        let rank = Melds::rank_at(place);
        let (naturals, wilds) = laid.melds.lengths(rank);
        check(rules, rank, melds.lengths(rank) == (0, 0), naturals, wilds)?;
    }
    Ok(laid)
}

impl Laid {
    /// The melds as they are, before any group is added.
    pub const fn nothing(melds: &Melds, from_hand: CardSet) -> Laid {
        Laid { melds: *melds, cards: from_hand, from_hand, places: 0 }
    }

    /// Adds cards to the meld of a rank.
    pub const fn add(&mut self, rank: Rank, cards: CardSet) {
        self.places |= self.melds.add(rank, cards);
    }

    /// Whether black threes are laid.
    pub const fn has_black_threes(&self) -> bool {
        self.places & Melds::BLACK_THREES_BIT != 0
    }
}

/// Checks one meld as it would lie.
fn check(rules: &Rules, rank: Rank, new: bool, naturals: usize, wilds: usize) -> Result<(), RuleError> {
    let cards = naturals + wilds;
    if rank == Rank::Three && wilds > 0 {
        return Err(RuleError::BlackThreesTakeNoWilds);
    }
    if new && naturals == 0 {
        return Err(RuleError::NoSuchMeld { rank });
    }
    if cards < 3 {
        let least = if rank == Rank::Three { 3 } else { rules.smallest_meld() };
        return Err(RuleError::MeldTooSmall { rank, cards, least });
    }
    if rank == Rank::Three {
        return Ok(());
    }
    let least = usize::from(rules.min_naturals);
    if naturals < least {
        return Err(RuleError::TooFewNaturals { naturals, least });
    }
    match rules.max_wilds.map(usize::from) {
        Some(most) if wilds > most => return Err(RuleError::TooManyWilds { rank, wilds, most }),
        _ => {}
    }
    if wilds > rules.most_wilds(naturals) {
        return Err(RuleError::WildsOutnumberNaturals { rank, wilds, naturals });
    }
    Ok(())
}
