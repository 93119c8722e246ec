//! Lists of ways to meld in games with several sets of a rank, sequences or wild melds.

use super::breadth::{Breadth, Visitor, layable, opening_canasta, opening_points};
use crate::rules::action::{Action, Group};
use crate::rules::cards::{Card, CardSet, Rank, Suit};
use crate::rules::error::RuleError;
use crate::rules::lay::MeldContext;
use crate::rules::meld::Meld;
use crate::rules::meld_key::{MeldKey, MeldKind, Which};
use crate::rules::ruleset::{OpeningNeed, OpeningRule, Rules};
use crate::rules::sort::insertion_sort_by_key;
use crate::rules::state::{Drew, Phase, State};
use std::num::NonZeroU8;
use std::ops::ControlFlow;

/// A meld that cards could go to: an own one or a new one, and every set of cards that it could get.
struct Slot {
    key: MeldKey,
    ways: Vec<CardSet>,
}

/// Ways to take the pile that may be legal.
pub(super) fn takes(state: &State, breadth: Breadth, visit: &mut Visitor<'_>) -> ControlFlow<()> {
    let (Phase::Draw, Some(top), true) = (state.phase, state.pile.row.last(), state.rules.pile_allowed) else {
        return ControlFlow::Continue(());
    };
    if top.is_wild() {
        return takes_of_wild(state, top, breadth, visit);
    }
    let context = state.meld_context();
    let set = MeldKind::Set(top.rank());
    if !top.rank().is_natural() {
        return ControlFlow::Continue(());
    }
    let hand = layable(state);
    let mut withs = vec![Group::of(CardSet::EMPTY)];
    // Where no set takes the card, it goes to a sequence without being told so.
    let is_told = !matches!(state.place_for_top(top, &withs[0], CardSet::EMPTY), Some((MeldKind::Sequence(_), _)));
    if let Some(suit) = top.suit().filter(|_| state.rules.pile_onto_sequence && is_told) {
        withs.push(Group { key: Some(MeldKind::Sequence(suit).into()), cards: CardSet::EMPTY });
    }
    let mut with_cards = set_ways(hand, top.rank(), &wild_ways(hand), breadth);
    // All cards of the rank may be more than a set holds.
    let few = if state.pile_frozen() { state.rules.frozen_needs.into() } else { 2 };
    let pair = hand.take_of_rank(top.rank(), few).filter(|pair| hand.count(top.rank()) > pair.len());
    with_cards.extend(pair.filter(|_| breadth == Breadth::Pruned && state.rules.meld_max.is_some()));
    withs.extend(with_cards.iter().map(|&cards| Group::of(cards)));
    if context.melds.of_kind(set).next().is_some() && context.may_start(context.melds, set) {
        let key = MeldKey { kind: set, which: Which::New };
        withs.extend(with_cards.iter().map(|&cards| Group { key: Some(key), cards }));
    }
    takes_with(state, top, set, withs, breadth, visit)
}

/// Ways to take a pile with a wild on top (V45).
fn takes_of_wild(state: &State, top: Card, breadth: Breadth, visit: &mut Visitor<'_>) -> ControlFlow<()> {
    let (context, kind) = (state.meld_context(), MeldKind::Wild);
    let hand = layable(state);
    let alike = state.like_top_wild(top, hand);
    let others = wild_ways(hand.wilds().difference(alike));
    let mut withs = Vec::new();
    for many in 2..=alike.len().min(Meld::CANASTA) {
        let some: CardSet = alike.iter().take(many).collect();
        withs.push(Group::of(some));
        withs.extend(others.iter().map(|&more| Group::of(some.union(more))));
    }
    if context.melds.of_kind(kind).next().is_some() && context.may_start(context.melds, kind) {
        let key = MeldKey { kind, which: Which::New };
        let new: Vec<Group> = withs.iter().map(|with| Group { key: Some(key), ..*with }).collect();
        withs.extend(new);
    }
    takes_with(state, top, kind, withs, breadth, visit)
}

/// Takes with these cards of the hand, whose meld is of this kind, and with further groups.
fn takes_with(
    state: &State,
    top: Card,
    kind: MeldKind,
    withs: Vec<Group>,
    breadth: Breadth,
    visit: &mut Visitor<'_>,
) -> ControlFlow<()> {
    let hand = layable(state);
    for with in withs {
        let alone = Action::Take { with, groups: Vec::new() };
        match state.check(&alone) {
            // What a take lays beside it can be laid after it.
            Ok(()) if breadth == Breadth::Pruned => {
                visit(alone)?;
                continue;
            }
            Ok(()) => visit(alone)?,
            // More groups can remedy the opening.
            Err(error) if could_be_remedied(&error) => {}
            Err(_) => continue,
        }
        let hand = hand.difference(with.cards);
        let counted =
            if state.rules.opening_rules.has(OpeningRule::HAND_ONLY) { 0 } else { state.rules.points_of_card(top) };
        let needed = opening_points(state) - state.rules.points_of(with.cards) - counted;
        // The top card's own meld may be the canasta, but where the opening is of the hand alone.
        let need = opening_canasta(state);
        let is_it = with.cards.len() + 1 >= Meld::CANASTA
            && !state.rules.opening_rules.has(OpeningRule::HAND_ONLY)
            && (need == OpeningNeed::CANASTA || with.cards.wilds().is_empty());
        let canasta = if is_it { OpeningNeed::NOTHING } else { need };
        let needs = Needs { points: needed, canasta };
        combine(&state.rules, &slots(state, hand, breadth, Some(kind)), hand, breadth, needs, &mut |groups| {
            visit(Action::Take { with, groups: groups.to_vec() })
        })?;
    }
    ControlFlow::Continue(())
}

/// Whether more groups could remedy a fault: one of the opening, or of the cards that would be left.
const fn could_be_remedied(error: &RuleError) -> bool {
    matches!(
        error,
        RuleError::BelowOpeningMinimum { .. }
            | RuleError::OpeningNeedsPureSet
            | RuleError::OpeningNeedsCanasta { .. }
            | RuleError::MustKeepACard { .. }
            | RuleError::MustGoOut
            | RuleError::MustAsk
    )
}

/// Melds that may be legal in a turn in which cards may be laid.
pub(super) fn melds(state: &State, breadth: Breadth, visit: &mut Visitor<'_>) -> ControlFlow<()> {
    let hand = layable(state);
    let slots = slots(state, hand, breadth, None);
    if breadth == Breadth::Pruned && !state.meld_context().melds.is_empty() {
        // What one action lays, several can lay as well.
        return slots.iter().flat_map(Slot::groups).try_for_each(|group| visit(Action::Meld(vec![group])));
    }
    let exempt = state.rules.concealed_exempt && state.turn.drew == Drew::Stock;
    let needs = Needs { points: if exempt { 0 } else { opening_points(state) }, canasta: opening_canasta(state) };
    combine(&state.rules, &slots, hand, breadth, needs, &mut |groups| visit(Action::Meld(groups.to_vec())))
}

/// What chosen groups must have together for an opening. Choices that cannot have it are skipped.
#[derive(Clone, Copy)]
struct Needs {
    points: i32,
    /// A canasta among them, by its place in the words of [`OpeningNeed`].
    canasta: usize,
}

/// The melds that cards of the hand could go to. One kind may be left out.
fn slots(state: &State, hand: CardSet, breadth: Breadth, skip: Option<MeldKind>) -> Vec<Slot> {
    let context = state.meld_context();
    let mut slots = Vec::new();
    let ranks = Rank::NATURALS.into_iter().chain([Rank::Three]);
    let mut add = |kind: MeldKind, ways: &[CardSet]| {
        if skip != Some(kind) {
            add_slots(&mut slots, context, kind, ways, breadth);
        }
    };
    let wilds = wild_ways(hand);
    for rank in ranks {
        let kind = MeldKind::Set(rank);
        if hand.count(rank) > 0 || context.melds.of_kind(kind).next().is_some() {
            add(kind, &set_ways(hand, rank, &wilds, breadth));
        }
    }
    if state.rules.sequences {
        Suit::ALL.into_iter().for_each(|suit| add(MeldKind::Sequence(suit), &runs(hand, suit)));
    }
    if state.rules.wild_melds.is_allowed() {
        add(MeldKind::Wild, &wilds);
    }
    slots
}

/// Adds the own melds of a kind, and a new one, with the ways that are valid for each.
fn add_slots(slots: &mut Vec<Slot>, context: MeldContext<'_>, kind: MeldKind, ways: &[CardSet], breadth: Breadth) {
    if ways.is_empty() {
        return;
    }
    // An opening may need the points of many wilds.
    let few_wilds = breadth == Breadth::Pruned && !context.melds.is_empty();
    let own: Vec<Meld> = context.melds.of_kind(kind).map(|(_, meld)| meld).collect();
    let may_start = context.may_start(context.melds, kind);
    let valid = |before: Option<Meld>| {
        let lying = before.map_or(CardSet::EMPTY, |meld| meld.cards);
        let fits = |cards: &&CardSet| {
            let whole = Meld { kind, cards: lying.union(**cards) };
            (!few_wilds || has_use_for_wilds(whole, **cards)) && context.check_meld(whole, before).is_ok()
        };
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

/// Whether a meld needs the wilds among the cards that it gets: to begin, to be a canasta, or one alone.
fn has_use_for_wilds(whole: Meld, added: CardSet) -> bool {
    let wilds = added.wilds().len();
    wilds == 0 || matches!(whole.cards.len(), 3 | Meld::CANASTA) || (wilds == 1 && added.len() == 1)
}

/// Naturals of a rank and wilds that could go to a set, none of them among both. Suits do not matter.
fn set_ways(hand: CardSet, rank: Rank, wilds: &[CardSet], breadth: Breadth) -> Vec<CardSet> {
    let black = rank == Rank::Three;
    let own = if black { hand.black_threes() } else { hand.of_rank(rank) };
    let mut ways = Vec::new();
    for naturals in (0..=own.len()).rev() {
        if breadth == Breadth::Pruned && naturals != own.len() && naturals != 0 {
            continue;
        }
        let some: CardSet = own.iter().take(naturals).collect();
        if naturals > 0 {
            ways.push(some);
        }
        if !black {
            // No more wilds than a set beside naturals could take.
            let fits = |wilds: &&CardSet| naturals == 0 || wilds.len() <= Meld::CANASTA;
            ways.extend(wilds.iter().filter(fits).map(|&wilds| some.union(wilds)));
        }
    }
    ways
}

/// Twos and jokers of the hand, at least one, few first.
fn wild_ways(hand: CardSet) -> Vec<CardSet> {
    let (twos, jokers) = (hand.count(Rank::Two), hand.count(Rank::Joker));
    let mut ways = Vec::new();
    for two in 0..=twos {
        for joker in 0..=jokers {
            let some = hand.take_of_rank(Rank::Two, two).zip(hand.take_of_rank(Rank::Joker, joker));
            ways.extend(some.map(|(twos, jokers)| twos.union(jokers)).filter(|ways| !ways.is_empty()));
        }
    }
    insertion_sort_by_key(&mut ways, |cards| cards.len());
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
    insertion_sort_by_key(&mut all, |run| std::cmp::Reverse(run.len()));
    all
}

impl Slot {
    fn groups(&self) -> impl Iterator<Item = Group> {
        self.ways.iter().map(|&cards| Group::for_meld(self.key, cards))
    }

    /// The cards of a hand for a way. In the full list a set takes any cards of the ranks, because suits do not matter to it, and
    /// the cards of the way may be in another group.
    fn cards_for(&self, way: CardSet, hand: CardSet, breadth: Breadth) -> Option<CardSet> {
        if hand.contains_all(way) {
            return Some(way);
        }
        let suits_matter = matches!(self.key.kind, MeldKind::Sequence(_) | MeldKind::Set(Rank::Three));
        if breadth == Breadth::Pruned || suits_matter {
            return None;
        }
        way.ranks().try_fold(CardSet::EMPTY, |sum, rank| Some(sum.union(hand.take_of_rank(rank, way.count(rank))?)))
    }
}

/// Every choice of at least one group, at most one for each slot, of cards that are there and have the points needed.
fn combine(
    rules: &Rules,
    slots: &[Slot],
    hand: CardSet,
    breadth: Breadth,
    needs: Needs,
    visit: &mut dyn FnMut(&[Group]) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if rules.points_of(hand) < needs.points {
        return ControlFlow::Continue(());
    }
    let mut order: Vec<(usize, &Slot)> = slots.iter().enumerate().collect();
    if breadth == Breadth::All {
        // Sequences choose first, because sets do without their suits.
        insertion_sort_by_key(&mut order, |(_, slot)| !matches!(slot.key.kind, MeldKind::Sequence(_)));
    }
    // The most points of this slot and those after it.
    let mut reach = vec![0; slots.len() + 1];
    for (at, (_, slot)) in order.iter().enumerate().rev() {
        reach[at] = reach[at + 1] + slot.ways.iter().map(|&cards| rules.points_of(cards)).max().unwrap_or(0);
    }
    // The last slot that could hold the canasta that is needed, counted from 1.
    let is_it =
        |key: MeldKey, cards: &CardSet| is_needed_canasta(needs.canasta, Meld { kind: key.kind, cards: *cards });
    let has_it = |&(_, slot): &(usize, &Slot)| slot.ways.iter().any(|cards| is_it(slot.key, cards));
    let last_canasta = order.iter().rposition(has_it).map_or(0, |at| at + 1);
    let mut combinations =
        Combinations { rules, slots: &order, breadth, reach: &reach, last_canasta, chosen: Vec::new(), visit };
    combinations.visit(0, hand, needs)
}

/// Whether a meld of an opening is the canasta that is needed.
fn is_needed_canasta(canasta: usize, meld: Meld) -> bool {
    meld.canasta().is_some() && !(canasta == OpeningNeed::NATURAL && meld.wilds() > 0)
}

/// The choices of groups for slots.
struct Combinations<'a> {
    rules: &'a Rules,
    /// The slots in the order in which they choose, each with its place in the action.
    slots: &'a [(usize, &'a Slot)],
    breadth: Breadth,
    /// The most points of the slots from each one on.
    reach: &'a [i32],
    /// The number of slots up to the last that could hold a canasta that an opening needs.
    last_canasta: usize,
    /// The groups, each with its place in the action.
    chosen: Vec<(usize, Group)>,
    visit: &'a mut dyn FnMut(&[Group]) -> ControlFlow<()>,
}

impl Combinations<'_> {
    /// Goes through the slots from this one on.
    fn visit(&mut self, at: usize, hand: CardSet, needs: Needs) -> ControlFlow<()> {
        let lacks_canasta = needs.canasta != OpeningNeed::NOTHING && at >= self.last_canasta;
        if self.reach[at] < needs.points || lacks_canasta {
            return ControlFlow::Continue(());
        }
        let Some(&(place, slot)) = self.slots.get(at) else { return self.visit_chosen() };
        self.visit(at + 1, hand, needs)?;
        for &way in &slot.ways {
            let Some(cards) = slot.cards_for(way, hand, self.breadth) else { continue };
            self.chosen.push((place, Group::for_meld(slot.key, cards)));
            let is_it = is_needed_canasta(needs.canasta, Meld { kind: slot.key.kind, cards });
            let canasta = if is_it { OpeningNeed::NOTHING } else { needs.canasta };
            let left = Needs { points: needs.points - self.rules.points_of(cards), canasta };
            let flow = self.visit(at + 1, hand.difference(cards), left);
            self.chosen.pop();
            flow?;
        }
        ControlFlow::Continue(())
    }

    fn visit_chosen(&mut self) -> ControlFlow<()> {
        if self.chosen.is_empty() {
            return ControlFlow::Continue(());
        }
        let mut groups = self.chosen.clone();
        insertion_sort_by_key(&mut groups, |&(place, _)| place);
        let groups: Vec<Group> = groups.into_iter().map(|(_, group)| group).collect();
        (self.visit)(&groups)
    }
}
