//! Legal actions by rank, as either engine judges them.

use super::going_out;
use super::laying::Laying;
use super::table::{Table, Unsure};
use crate::rules::{
    Action, Card, CardSet, Group, Meld, Phase, PileNewMeld, PileOwnMeld, Rank, State, TurnObligation, legal,
};
use std::collections::BTreeSet;

/// What may be done, by rank. Melds and takes are those of one group that leave two cards, for a side that has opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Ranked {
    Draw,
    Discard(Rank),
    Keep,
    Ask,
    GoOut,
    Meld(Rank, usize, usize),
    Take(usize, usize),
}

pub(super) struct LegalRanks;

/// Cards of a hand: the first naturals of a rank and the first wilds.
fn group(hand: CardSet, rank: Rank, naturals: usize, wilds: usize) -> Option<CardSet> {
    let wild: CardSet = hand.wilds().iter().take(wilds).collect();
    Some(hand.take_of_rank(rank, naturals)?.union(wild))
}

/// So many of the first wilds, as twos and jokers.
fn split(hand: CardSet, wilds: usize) -> (usize, usize) {
    let twos = hand.count(Rank::Two).min(wilds);
    (twos, wilds - twos)
}

impl LegalRanks {
    /// Compares what both engines allow; returns the number of actions.
    pub fn compare(state: &State, table: &Table<'_>) -> u64 {
        let (complete, small) = (LegalRanks::of_state(state), LegalRanks::of_table(table, state.hand(state.turn_of())));
        let Ok(small) = small else { return 0 };
        assert_eq!(complete, small, "{state:?}");
        complete.len() as u64
    }

    fn of_state(state: &State) -> BTreeSet<Ranked> {
        let seat = state.turn_of();
        let (hand, observation) = (state.hand(seat), state.observe(seat));
        let side = state.sides().of(seat);
        let mut found = BTreeSet::new();
        let mut add = |ranked: Ranked, action: &Action| {
            if state.check(action).is_ok() {
                found.insert(ranked);
            }
        };
        add(Ranked::Draw, &Action::Draw);
        add(Ranked::Keep, &Action::Keep);
        add(Ranked::Ask, &Action::Ask);
        hand.ranks().for_each(|rank| add(Ranked::Discard(rank), &Action::Discard(hand.any_of_rank(rank).unwrap())));
        if !state.melds(side).is_empty() {
            for (rank, naturals, wilds) in LegalRanks::groups(hand, hand.len()) {
                let cards = group(hand, rank, naturals, wilds).unwrap();
                add(Ranked::Meld(rank, naturals, wilds), &Action::Meld(vec![Group::onto(rank, cards)]));
            }
            if let Some(top) = state.pile().last().copied().map(Card::rank).filter(|rank| rank.is_natural()) {
                let spare = hand.len() + state.pile().len();
                for naturals in 0..=hand.count(top) {
                    for wilds in 0..=hand.wilds().len().min(1) {
                        let cards = group(hand, top, naturals, wilds).unwrap();
                        let alone = naturals == 0 && wilds > 0;
                        let taken = state.pile().iter().filter(|card| !card.is_red_three()).count();
                        if !alone && hand.len() + taken >= naturals + wilds + 3 && spare > 0 {
                            add(Ranked::Take(naturals, wilds), &Action::take(cards));
                        }
                    }
                }
            }
        }
        if state.phase() == Phase::Play && legal::first_step_out(&observation).is_some() {
            found.insert(Ranked::GoOut);
        }
        found
    }

    /// Naturals of a rank with wilds that leave two cards.
    fn groups(hand: CardSet, len: usize) -> impl Iterator<Item = (Rank, usize, usize)> {
        let ranks = Rank::NATURALS.into_iter();
        let each = move |rank: Rank| {
            (0..=hand.count(rank)).flat_map(move |n| (0..=hand.wilds().len()).map(move |w| (rank, n, w)))
        };
        ranks.flat_map(each).filter(move |&(_, n, w)| n + w > 0 && n + w + 2 <= len)
    }

    fn of_table(table: &Table<'_>, cards: CardSet) -> Result<BTreeSet<Ranked>, Unsure> {
        let (hand, side) = (*table.hand(table.seat), Table::side_of(table.seat));
        let lying = *table.lying(side);
        let mut found = BTreeSet::new();
        if table.phase == Phase::Draw && (table.can_draw() || !table.must_take()?) {
            found.insert(Ranked::Draw);
        }
        if table.may_keep() {
            found.insert(Ranked::Keep);
        }
        if table.may_ask() && going_out::can_go_out(table) {
            found.insert(Ranked::Ask);
        }
        for rank in Rank::ALL.into_iter().filter(|&rank| hand.counts.of(rank) > 0) {
            if table.can_continue() || table.may_discard_last() {
                found.insert(Ranked::Discard(rank));
            }
        }
        let may_go_out = table.phase == Phase::Play && table.obligation != TurnObligation::MayNotGoOut;
        if may_go_out && going_out::can_go_out(table) {
            found.insert(Ranked::GoOut);
        }
        if lying.is_empty() {
            return Ok(found);
        }
        for (rank, naturals, wilds) in LegalRanks::groups(cards, hand.len) {
            let (twos, jokers) = split(cards, wilds);
            let mut laying = Laying::default();
            laying.add(rank, naturals, twos, jokers);
            let may = match table.obligation {
                // The rest must be gone out with.
                TurnObligation::MustGoOut => {
                    let mut after = *table;
                    table.phase == Phase::Play && after.meld(&laying).is_ok() && going_out::can_go_out(&after)
                }
                _ => table.can_continue(),
            };
            if may && table.fits(&laying) && lying.naturals.of(rank) + naturals > 0 {
                found.insert(Ranked::Meld(rank, naturals, wilds));
            }
        }
        let Some(top) = table.pile.below_top(0).map(Card::rank).filter(|rank| rank.is_natural()) else {
            return Ok(found);
        };
        let (rules, melded) = (table.rules, lying.counts().of(top));
        for naturals in 0..=hand.counts.of(top) {
            for wilds in 0..=hand.counts.of(Rank::Two).saturating_add(hand.counts.of(Rank::Joker)).min(1) {
                let alone = naturals == 0 && wilds == 0;
                let (twos, jokers) = split(cards, wilds);
                let mut laying = Laying::default();
                laying.add(top, naturals + 1, twos, jokers);
                let is_open = match rules.pile_own_meld {
                    PileOwnMeld::Any => true,
                    PileOwnMeld::Under7 => melded < Meld::CANASTA,
                    PileOwnMeld::None => melded == 0 || naturals >= 2,
                };
                let is_enough = match (melded, rules.pile_new_meld) {
                    (0, PileNewMeld::Pair) => naturals >= 2,
                    (0, PileNewMeld::PairOrWild) => naturals >= 1,
                    _ => true,
                };
                let taken = table.pile.len - table.pile.red_threes;
                let is_sure = hand.len + taken >= naturals + wilds + 3;
                let may = table.phase == Phase::Draw
                    && (alone || naturals > 0)
                    && is_sure
                    && is_open
                    && is_enough
                    && (naturals >= 2 || !table.is_frozen_to(side))
                    && !(rules.one_card_pile_closed && table.pile.len == 1 && hand.len == 1)
                    && table.fits(&laying);
                if may {
                    found.insert(Ranked::Take(naturals, wilds));
                }
            }
        }
        Ok(found)
    }
}
