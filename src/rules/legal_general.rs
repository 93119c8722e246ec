//! Lists of ways to meld in games with several sets of a rank, sequences or wild melds.

use super::action::{Action, Group};
use super::cards::{Card, CardSet, Rank, Suit};
use super::lay::Laying;
use super::meld::Meld;
use super::meld_key::{MeldKey, MeldKind, Which};
use super::offer::{Offer, Width, layable};
use super::state::{Phase, State};
use std::num::NonZeroU8;
use std::ops::ControlFlow;

/// A meld that cards could go to: an own one or a new one, and every set of cards that it could get.
struct Slot {
    key: MeldKey,
    ways: Vec<CardSet>,
}

/// Ways to take the pile that may be legal.
pub(super) fn takes(state: &State, width: Width, offer: &mut Offer<'_>) -> ControlFlow<()> {
    let (Phase::Draw, Some(top), true) = (state.phase, state.pile.row.last(), state.rules.pile_allowed) else {
        return ControlFlow::Continue(());
    };
    let laying = state.laying();
    let set = MeldKind::Set(top.rank());
    if top.is_wild() || state.rules.blocks(top) {
        return ControlFlow::Continue(());
    }
    let hand = layable(state);
    let mut withs = vec![Group::of(CardSet::EMPTY)];
    // Where no set takes the card, it goes to a sequence without being told so.
    let is_told = !matches!(state.place_for_top(top, &withs[0], CardSet::EMPTY), Some((MeldKind::Sequence(_), _)));
    if let Some(suit) = top.suit().filter(|_| state.rules.pile_onto_sequence && is_told) {
        withs.push(Group { key: Some(MeldKind::Sequence(suit).into()), cards: CardSet::EMPTY });
    }
    let mut with_cards = set_ways(hand, top.rank(), width);
    // All cards of the rank may be more than a set holds.
    let pair = hand.take_of_rank(top.rank(), 2).filter(|pair| hand.count(top.rank()) > pair.len());
    with_cards.extend(pair.filter(|_| width == Width::Pruned && state.rules.meld_max.is_some()));
    withs.extend(with_cards.iter().map(|&cards| Group::of(cards)));
    if laying.melds.of_kind(set).next().is_some() && laying.may_start(laying.melds, set) {
        let key = MeldKey { kind: set, which: Which::New };
        withs.extend(with_cards.iter().map(|&cards| Group { key: Some(key), cards }));
    }
    for with in withs {
        let alone = Action::Take { with, groups: Vec::new() };
        // Only the opening can be remedied by further groups.
        if state.check(&alone).is_err_and(|error| !is_of_opening(error.code())) {
            continue;
        }
        offer(alone)?;
        let slots = slots(state, hand.difference(with.cards), width, Some(set));
        combine(&slots, hand.difference(with.cards), &mut Vec::new(), &mut |groups| match groups.is_empty() {
            true => ControlFlow::Continue(()),
            false => offer(Action::Take { with, groups: groups.to_vec() }),
        })?;
    }
    ControlFlow::Continue(())
}

/// Whether further groups could remedy a fault: one of the opening, or of the cards that would be left.
fn is_of_opening(code: &str) -> bool {
    matches!(code, "below-opening-minimum" | "opening-needs-pure-set" | "must-keep-a-card" | "must-go-out" | "must-ask")
}

/// Melds that may be legal in a turn in which cards may be laid.
pub(super) fn melds(state: &State, width: Width, offer: &mut Offer<'_>) -> ControlFlow<()> {
    let hand = layable(state);
    let slots = slots(state, hand, width, None);
    combine(&slots, hand, &mut Vec::new(), &mut |groups| match groups.is_empty() {
        true => ControlFlow::Continue(()),
        false => offer(Action::Meld(groups.to_vec())),
    })
}

/// The melds that cards of the hand could go to, but for those of one kind.
fn slots(state: &State, hand: CardSet, width: Width, skip: Option<MeldKind>) -> Vec<Slot> {
    let laying = state.laying();
    let mut slots = Vec::new();
    let ranks = Rank::NATURALS.into_iter().chain([Rank::Three]);
    for rank in ranks {
        let ways = set_ways(hand, rank, width);
        add_slots(&mut slots, laying, MeldKind::Set(rank), &ways, skip);
    }
    if state.rules.sequences {
        for suit in Suit::ALL {
            add_slots(&mut slots, laying, MeldKind::Sequence(suit), &runs(hand, suit), skip);
        }
    }
    if state.rules.wild_melds.is_allowed() {
        add_slots(&mut slots, laying, MeldKind::Wild, &wild_ways(hand, 0), skip);
    }
    slots
}

/// Adds the own melds of a kind, and a new one, with the ways that are valid for each.
fn add_slots(slots: &mut Vec<Slot>, laying: Laying<'_>, kind: MeldKind, ways: &[CardSet], skip: Option<MeldKind>) {
    if skip == Some(kind) || ways.is_empty() {
        return;
    }
    let own: Vec<Meld> = laying.melds.of_kind(kind).map(|(_, meld)| meld).collect();
    let may_start = laying.may_start(laying.melds, kind);
    let valid = |before: Option<Meld>| {
        let lying = before.map_or(CardSet::EMPTY, |meld| meld.cards);
        let fits = |cards: &&CardSet| laying.check_meld(Meld { kind, cards: lying.union(**cards) }, before).is_ok();
        ways.iter().filter(fits).copied().collect::<Vec<_>>()
    };
    for (at, &meld) in own.iter().enumerate() {
        let number = u8::try_from(at + 1).ok().and_then(NonZeroU8::new);
        let is_only = own.len() == 1 && !may_start;
        let which = number.filter(|_| !is_only).map_or(Which::Unnumbered, Which::Number);
        slots.push(Slot { key: MeldKey { kind, which }, ways: valid(Some(meld)) });
    }
    if may_start {
        let which = if own.is_empty() { Which::Unnumbered } else { Which::New };
        slots.push(Slot { key: MeldKey { kind, which }, ways: valid(None) });
    }
    slots.retain(|slot| !slot.ways.is_empty());
}

/// Naturals of a rank and wilds that could go to a set, none of them among both. Suits do not matter.
fn set_ways(hand: CardSet, rank: Rank, width: Width) -> Vec<CardSet> {
    let black = rank == Rank::Three;
    let own = if black { hand.black_threes() } else { hand.of_rank(rank) };
    let mut ways = Vec::new();
    for naturals in (0..=own.len()).rev() {
        if width == Width::Pruned && naturals != own.len() && naturals != 0 {
            continue;
        }
        let some: CardSet = own.iter().take(naturals).collect();
        if naturals > 0 {
            ways.push(some);
        }
        if !black {
            ways.extend(wild_ways(hand, naturals).into_iter().map(|wilds| some.union(wilds)));
        }
    }
    ways
}

/// Twos and jokers of the hand, at least one; beside naturals no more than a set could take.
fn wild_ways(hand: CardSet, naturals: usize) -> Vec<CardSet> {
    let (twos, jokers) = (hand.count(Rank::Two), hand.count(Rank::Joker));
    let most = if naturals > 0 { Meld::CANASTA } else { usize::MAX };
    let mut ways = Vec::new();
    for two in 0..=twos {
        for joker in 0..=jokers {
            let some = hand.take_of_rank(Rank::Two, two).zip(hand.take_of_rank(Rank::Joker, joker));
            if let Some((twos, jokers)) = some.filter(|_| (1..=most).contains(&(two + joker))) {
                ways.push(twos.union(jokers));
            }
        }
    }
    ways.sort_by_key(|cards| cards.len());
    ways
}

/// Every run of neighbours of a suit in a hand, single cards among them.
fn runs(hand: CardSet, suit: Suit) -> Vec<CardSet> {
    let mut all = Vec::new();
    for low in 0..Rank::NATURALS.len() {
        let mut run = CardSet::EMPTY;
        for &rank in &Rank::NATURALS[low..] {
            let card = Card::new(rank, suit);
            if !hand.contains(card) {
                break;
            }
            run = run.union(card.into());
            all.push(run);
        }
    }
    // Long ones first, because they are likelier to be meant.
    all.sort_by_key(|run| std::cmp::Reverse(run.len()));
    all
}

/// Every choice of at most one way for each slot, of cards that are there.
fn combine(
    slots: &[Slot],
    hand: CardSet,
    chosen: &mut Vec<Group>,
    offer: &mut dyn FnMut(&[Group]) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let Some((slot, rest)) = slots.split_first() else { return offer(chosen) };
    combine(rest, hand, chosen, offer)?;
    for &cards in slot.ways.iter().filter(|&&cards| hand.contains_all(cards)) {
        chosen.push(Group::for_meld(slot.key, cards));
        let flow = combine(rest, hand.difference(cards), chosen, offer);
        chosen.pop();
        flow?;
    }
    ControlFlow::Continue(())
}
