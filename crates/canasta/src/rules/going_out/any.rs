//! The search for a way to go out in games with several sets of a rank, sequences, wild melds, or other conditions.
//!
//! Every card of the hand but a discard is given a place: first in sequences, then in sets, and the wilds that are left in wild
//! melds. The search stops after so many steps that it decides every hand that is nearly laid out; a way that it has not found
//! by then counts as none.

use super::search::{GoingOutPlan, GoingOutSearch, Opening};
use crate::rules::action::Group;
use crate::rules::cards::{Card, CardSet, Rank, Suit};
use crate::rules::lay::{CheckedMelds, MeldContext, OpeningNeeds as Needs};
use crate::rules::meld::{Canasta, Meld, MeldPlace, Melds};
use crate::rules::meld_key::MeldKind;
use crate::rules::meld_key::{MeldKey, Which};
use crate::rules::ruleset::{MeldsPerRank, OutRule, PureRanks, WildMelds};
use crate::rules::sort::insertion_sort_by_key;
use std::num::NonZeroU8;

/// Most steps of one search.
const MOST_STEPS: usize = 20_000;

/// Cards for one meld: an own one, or a new one.
#[derive(Clone, Copy)]
struct Addition {
    kind: MeldKind,
    place: Option<MeldPlace>,
    cards: CardSet,
}

/// The state of a search for one discard.
struct Search<'a> {
    context: MeldContext<'a>,
    opening: Opening,
    /// Cards of 4 to ace that have no place yet, in order of suit and rank.
    naturals: CardSet,
    /// Cards that are to go into sets.
    for_sets: CardSet,
    wilds: CardSet,
    added: Vec<Addition>,
    steps: usize,
}

/// One plan for going out, if there is any.
pub(super) fn plan(search: &GoingOutSearch<'_>) -> Option<GoingOutPlan> {
    if !search.could_have_canastas() {
        return None;
    }
    let mut steps = MOST_STEPS;
    search.possible_discards().into_iter().find_map(|last| {
        let lay = search.lay_all(last, &mut steps)?;
        Some(GoingOutPlan { lay, discard: last })
    })
}

impl GoingOutSearch<'_> {
    /// A necessary condition for the canastas that going out needs: each meld gets every card that could come to it.
    fn could_have_canastas(&self) -> bool {
        let (rules, hand, melds) = (self.rules, self.hand, self.melds);
        let wilds = hand.wilds().len();
        let needed = usize::from(rules.canastas_to_go_out);
        let needs = |kind: Canasta| rules.canasta_kinds.at(kind as usize).is_some_and(|least| least > 0);
        let sets = Rank::NATURALS.into_iter().map(|rank| {
            let cards = |meld: Meld| meld.cards.len();
            let own: usize = melds.of_kind(MeldKind::Set(rank)).map(|(_, meld)| cards(meld)).sum();
            let naturals = hand.count(rank);
            if own + naturals == 0 { 0 } else { (own + naturals + wilds) / Meld::CANASTA }
        });
        let sequences: usize = if rules.sequences {
            let suits = Suit::ALL.into_iter().map(|suit| {
                let own: usize = melds.of_kind(MeldKind::Sequence(suit)).map(|(_, meld)| meld.cards.len()).sum();
                let held = hand.naturals().iter().filter(|card| card.suit() == Some(suit)).count();
                (own + held) / Meld::CANASTA
            });
            suits.sum()
        } else {
            0
        };
        let in_wild_melds: usize = melds.of_kind(MeldKind::Wild).map(|(_, meld)| meld.cards.len()).sum();
        let wild = if rules.wild_melds.is_allowed() { (in_wild_melds + wilds) / Meld::CANASTA } else { 0 };
        let has = |kind: Canasta, possible: usize| possible > 0 || !needs(kind);
        has(Canasta::Sequence, sequences)
            && has(Canasta::Wild, wild)
            && (sequences + wild >= needed || sequences + wild + sets.sum::<usize>() >= needed)
    }

    /// The cards that may be left, none of them among them. Only one card can be left, so that a card that fits nothing is it.
    fn possible_discards(&self) -> Vec<Option<Card>> {
        let may_discard = !self.rules.out_rules.has(OutRule::NO_DISCARD);
        let discard = |card: Card| if may_discard { vec![Some(card)] } else { Vec::new() };
        // What came with the pile is not laid.
        let mut came = self.came.iter();
        match (came.next(), came.next()) {
            (None, _) => {}
            (Some(only), None) => return discard(only),
            (Some(_), Some(_)) => return Vec::new(),
        }
        let stuck: Vec<Card> = self.hand.iter().filter(|&card| !self.may_find_place(card)).collect();
        match stuck[..] {
            [] => {
                let none = (!self.rules.out_rules.has(OutRule::DISCARD)).then_some(None);
                let mut faces: Vec<Card> = self.hand.faces().filter(|_| may_discard).collect();
                if self.rules.has_other_values() {
                    insertion_sort_by_key(&mut faces, |&card| self.rules.lost_with_last(card.rank()));
                }
                none.into_iter().chain(faces.into_iter().map(Some)).collect()
            }
            [card] => discard(card),
            _ => Vec::new(),
        }
    }

    /// A necessary condition for a card to be laid.
    fn may_find_place(&self, card: Card) -> bool {
        let (rules, hand, rank) = (self.rules, self.hand, card.rank());
        let wilds = hand.wilds().len();
        if rank == Rank::Three {
            let may = rules.black_three_role.stops() && card.is_black_three();
            return may && hand.black_threes().len() + self.melds.of(Rank::Three).len() >= 3;
        }
        if card.is_wild() {
            return true;
        }
        let has_set = self.melds.of_kind(MeldKind::Set(rank)).next().is_some();
        let naturals = hand.count(rank);
        let new_set = naturals >= usize::from(rules.min_naturals) && naturals + wilds >= 3;
        if (has_set || new_set) && !self.dead.contains(rank) {
            return true;
        }
        let Some(suit) = card.suit().filter(|_| rules.sequences) else { return false };
        let near = |step: isize| {
            let at = rank.index().checked_add_signed(step)?;
            let neighbour = Card::new(*Rank::NATURALS.get(at)?, suit);
            let lies = || self.melds.of_kind(MeldKind::Sequence(suit)).any(|(_, meld)| meld.cards.contains(neighbour));
            Some(hand.contains(neighbour) || lies())
        };
        near(-1) == Some(true) || near(1) == Some(true)
    }

    /// The groups of one or two actions that lay every card but `last`, if they can be laid so that the player may go out.
    fn lay_all(&self, last: Option<Card>, steps: &mut usize) -> Option<Vec<Vec<Group>>> {
        let hand = last.map_or(self.hand, |card| self.hand.difference(card.into()));
        let threes = hand.of_rank(Rank::Three);
        let mut search = Search {
            context: MeldContext { rules: self.rules, melds: self.melds, dead: self.dead },
            opening: self.opening,
            naturals: hand.naturals(),
            for_sets: CardSet::EMPTY,
            wilds: hand.wilds(),
            added: Vec::new(),
            steps: *steps,
        };
        if !threes.is_empty() {
            if threes.len() + self.melds.of(Rank::Three).len() < 3 {
                return None;
            }
            let place = self.melds.of_kind(MeldKind::Set(Rank::Three)).next().map(|(place, _)| place);
            search.added.push(Addition { kind: MeldKind::Set(Rank::Three), place, cards: threes });
            if self.rules.black_threes_last && last.is_some_and(|card| !card.is_black_three()) {
                return None;
            }
        }
        let found = search.sequences();
        *steps = search.steps;
        found
    }
}

type Groups = Vec<Vec<Group>>;

impl Search<'_> {
    /// Counts a step; false when there have been too many.
    fn step(&mut self) -> bool {
        self.steps = self.steps.saturating_sub(1);
        self.steps > 0
    }

    /// Gives the first natural without a place one: in a set, or with its neighbours in a sequence.
    fn sequences(&mut self) -> Option<Groups> {
        if !self.step() {
            return None;
        }
        let first = self.naturals.iter().next();
        let Some(card) = first.filter(|_| self.context.rules.sequences) else {
            let (naturals, for_sets) = (self.naturals, self.for_sets);
            self.for_sets = for_sets.union(naturals);
            self.naturals = CardSet::EMPTY;
            let found = self.sets(0);
            (self.naturals, self.for_sets) = (naturals, for_sets);
            return found;
        };
        for addition in self.with_neighbours(card) {
            self.naturals = self.naturals.difference(addition.cards);
            self.added.push(addition);
            let found = self.sequences();
            self.added.pop();
            self.naturals = self.naturals.union(addition.cards);
            if found.is_some() {
                return found;
            }
        }
        self.naturals = self.naturals.difference(card.into());
        self.for_sets = self.for_sets.union(card.into());
        let found = self.sequences();
        self.for_sets = self.for_sets.difference(card.into());
        self.naturals = self.naturals.union(card.into());
        found
    }

    /// The ways to lay a card onto sequences together with higher cards of its suit, of which it is the lowest.
    fn with_neighbours(&self, card: Card) -> Vec<Addition> {
        let Some(suit) = card.suit() else { return Vec::new() };
        let kind = MeldKind::Sequence(suit);
        let mut run = CardSet::EMPTY;
        let mut ways = Vec::new();
        let melds = self.context.melds;
        // A plan adds to a sequence once, because the longer run is another way.
        let taken = |place: MeldPlace| self.added.iter().filter(move |added| added.place == Some(place));
        for rank in &Rank::NATURALS[card.rank().index().min(Rank::NATURALS.len())..] {
            let next = Card::new(*rank, suit);
            if !self.naturals.contains(next) {
                break;
            }
            run = run.union(next.into());
            for (place, meld) in melds.of_kind(kind) {
                let lies = taken(place).fold(meld.cards, |sum, added| sum.union(added.cards));
                let whole = Meld { kind, cards: lies.union(run) };
                if self.context.check_meld(whole, Some(meld)).is_ok() {
                    ways.push(Addition { kind, place: Some(place), cards: run });
                }
            }
            if (3..=Meld::CANASTA).contains(&run.len()) {
                ways.push(Addition { kind, place: None, cards: run });
            }
        }
        ways
    }

    /// Distributes the cards of the rank at this place, and wilds, to sets.
    fn sets(&mut self, place: usize) -> Option<Groups> {
        if !self.step() {
            return None;
        }
        let Some(&rank) = Rank::NATURALS.get(place) else { return self.wild_melds() };
        let own: Vec<(MeldPlace, Meld)> = self.context.melds.of_kind(MeldKind::Set(rank)).collect();
        let cards = self.for_sets.of_rank(rank);
        if cards.is_empty() && own.is_empty() {
            return self.sets(place + 1);
        }
        self.set(place, rank, &own, cards, 0, 0)
    }

    /// Adds cards to the own set at this place of the list, or to new sets after the last; then goes on with the rest. `open` is
    /// the number of sets of the rank that are no canastas.
    fn set(
        &mut self,
        place: usize,
        rank: Rank,
        own: &[(MeldPlace, Meld)],
        cards: CardSet,
        at: usize,
        open: usize,
    ) -> Option<Groups> {
        if !self.step() {
            return None;
        }
        let rules = self.context.rules;
        let kind = MeldKind::Set(rank);
        let is_new = at >= own.len();
        if is_new && cards.is_empty() {
            return if self.counts_of_sets(own.len(), at, open) { self.sets(place + 1) } else { None };
        }
        if at == own.len() && open > 0 && rules.melds_per_rank == MeldsPerRank::OneOpen {
            // A new set may be started only once the others are canastas.
            return None;
        }
        let before = own.get(at).map(|&(_, meld)| meld);
        let lying = before.map_or(CardSet::EMPTY, |meld| meld.cards);
        let least = usize::from(is_new);
        // All naturals first, and few wilds: what most hands need.
        for naturals in (least..=cards.len()).rev() {
            let Some(some) = cards.take_of_rank(rank, naturals) else { continue };
            for wilds in 0..=self.wilds.len().min(Meld::CANASTA) {
                let wild: CardSet = self.wilds.iter().take(wilds).collect();
                let added = some.union(wild);
                let whole = Meld { kind, cards: lying.union(added) };
                if !added.is_empty() && self.context.check_meld(whole, before).is_err() {
                    if rules.max_wilds.is_some_and(|most| whole.wilds() > usize::from(most)) {
                        break;
                    }
                    continue;
                }
                let still_open = open + usize::from(whole.cards.len() < Meld::CANASTA);
                if !added.is_empty() {
                    self.added.push(Addition { kind, place: own.get(at).map(|&(place, _)| place), cards: added });
                }
                self.wilds = self.wilds.difference(wild);
                let found = self.set(place, rank, own, cards.difference(some), at + 1, still_open);
                self.wilds = self.wilds.union(wild);
                if !added.is_empty() {
                    self.added.pop();
                }
                if found.is_some() {
                    return found;
                }
            }
        }
        None
    }

    /// Whether the rules allow so many sets of a rank, of which some are new and some are no canastas.
    fn counts_of_sets(&self, own: usize, all: usize, open: usize) -> bool {
        match self.context.rules.melds_per_rank {
            MeldsPerRank::Any => true,
            _ if all <= own => true,
            MeldsPerRank::One => all <= 1,
            MeldsPerRank::OneOpen => open <= 1,
        }
    }

    /// Puts the wilds that are left into wild melds, and checks the whole: as many as can be to own melds, then fewer.
    fn wild_melds(&mut self) -> Option<Groups> {
        let (wilds, before) = (self.wilds, self.added.len());
        if wilds.is_empty() {
            return self.check();
        }
        if !self.context.rules.wild_melds.is_allowed() {
            return None;
        }
        let own: Vec<(MeldPlace, Meld)> = self.context.melds.of_kind(MeldKind::Wild).collect();
        let room: usize = own.iter().map(|(_, meld)| Meld::CANASTA.saturating_sub(meld.cards.len())).sum();
        for to_own in (0..=wilds.len().min(room)).rev() {
            if !self.step() {
                return None;
            }
            let found = if self.spread_wilds(wilds, to_own, &own) { self.check() } else { None };
            self.added.truncate(before);
            if found.is_some() {
                return found;
            }
        }
        None
    }

    /// Adds so many wilds to own wild melds, and the others to new ones, as few as possible. False if the rules do not allow
    /// these.
    fn spread_wilds(&mut self, wilds: CardSet, to_own: usize, own: &[(MeldPlace, Meld)]) -> bool {
        let rules = self.context.rules;
        let (mut rest, mut left, mut is_open) = (wilds.iter(), to_own, false);
        for &(place, meld) in own {
            let some = left.min(Meld::CANASTA.saturating_sub(meld.cards.len()));
            let cards: CardSet = rest.by_ref().take(some).collect();
            if some > 0 {
                self.added.push(Addition { kind: MeldKind::Wild, place: Some(place), cards });
            }
            left -= some;
            is_open |= meld.cards.len() + some < Meld::CANASTA;
        }
        let (mut left, mut all) = (wilds.len() - to_own, own.len());
        while left > 0 {
            let may_start = match rules.melds_per_rank {
                MeldsPerRank::Any => true,
                MeldsPerRank::One => all == 0,
                MeldsPerRank::OneOpen => !is_open,
            };
            // Where several may be open, the last two have three at least.
            let is_short = (Meld::CANASTA + 1..Meld::CANASTA + 3).contains(&left);
            let some =
                if is_short && rules.melds_per_rank == MeldsPerRank::Any { left - 3 } else { left.min(Meld::CANASTA) };
            if left < 3 || !may_start {
                return false;
            }
            let cards: CardSet = rest.by_ref().take(some).collect();
            self.added.push(Addition { kind: MeldKind::Wild, place: None, cards });
            (left, all, is_open) = (left - some, all + 1, is_open || some < Meld::CANASTA);
        }
        true
    }

    /// The groups, if they can be laid and the side may go out with them.
    fn check(&self) -> Option<Groups> {
        let melds = self.laid(&self.added)?;
        if melds.missing(self.context.rules).is_some() {
            return None;
        }
        if self.added.is_empty() {
            return Some(Vec::new());
        }
        let Opening::Needed { minimum, canasta, exempt } = self.opening else {
            return Some(vec![self.groups(&self.added, self.context.melds)]);
        };
        if self.opens(&self.added, &Needs { minimum, canasta, exempt }) {
            return Some(vec![self.groups(&self.added, self.context.melds)]);
        }
        self.open_with_naturals(&Needs { minimum, canasta, exempt: false })
    }

    /// Two groups of melds: naturals that open, and the rest, where the rules let it follow. The side has no melds yet.
    fn open_with_naturals(&self, needs: &Needs) -> Option<Groups> {
        let rules = self.context.rules;
        if rules.wilds_join_at > 0 || rules.pure_ranks != PureRanks::NONE {
            return None;
        }
        let mut first: Vec<Addition> = Vec::new();
        // The rest, with the place among the melds of its kind where its naturals open.
        let mut rest: Vec<(Addition, Option<usize>)> = Vec::new();
        for &one in &self.added {
            let naturals = Addition { cards: one.cards.non_wilds(), ..one };
            let stands_alone = self.context.check_meld(Meld { kind: one.kind, cards: naturals.cards }, None).is_ok();
            let is_last = one.kind == MeldKind::Set(Rank::Three) && rules.black_threes_last;
            if !stands_alone || is_last {
                rest.push((one, None));
                continue;
            }
            if naturals.cards != one.cards {
                let older = first.iter().filter(|other| other.kind == one.kind).count();
                rest.push((Addition { cards: one.cards.wilds(), ..one }, Some(older)));
            }
            first.push(naturals);
        }
        if rest.is_empty() {
            return None;
        }
        self.opens(&first, needs).then_some(())?;
        let opened = self.laid(&first)?;
        let place_of = |kind, older| opened.of_kind(kind).nth(older).map(|(place, _)| place);
        let rest: Vec<Addition> = rest
            .into_iter()
            .map(|(one, older)| Addition { place: older.and_then(|older| place_of(one.kind, older)), ..one })
            .collect();
        Some(vec![self.groups(&first, self.context.melds), self.groups(&rest, &opened)])
    }

    /// Whether these additions are an opening.
    fn opens(&self, added: &[Addition], needs: &Needs) -> bool {
        let cards = added.iter().fold(CardSet::EMPTY, |sum, one| sum.union(one.cards));
        self.laid(added).is_some_and(|melds| {
            let laid = CheckedMelds { melds, cards, from_hand: cards, places: 0, extra: None, top_meld: None };
            !added.is_empty() && laid.opens(self.context.rules, needs).is_ok()
        })
    }

    /// The melds after these additions.
    fn laid(&self, added: &[Addition]) -> Option<Melds> {
        let mut melds = self.context.melds.clone();
        for one in added {
            match one.place {
                Some(place) => melds.lay_at(place, one.cards),
                None => drop(melds.start(Meld { kind: one.kind, cards: one.cards })),
            }
        }
        if self.context.rules.wild_melds == WildMelds::First {
            let is_open = melds.of_kind(MeldKind::Wild).any(|(_, meld)| meld.cards.len() < Meld::CANASTA);
            let elsewhere = added.iter().any(|one| one.kind != MeldKind::Wild && !one.cards.wilds().is_empty());
            if is_open && elsewhere {
                return None;
            }
        }
        Some(melds)
    }

    /// The additions as groups whose keys say which meld of these is meant. New sets that a rank may have only beside canastas
    /// come after the others.
    fn groups(&self, added: &[Addition], melds: &Melds) -> Vec<Group> {
        let mut added = added.to_vec();
        insertion_sort_by_key(&mut added, |one| (one.place.is_none(), one.cards.len() < Meld::CANASTA));
        added
            .iter()
            .map(|one| {
                let number = |place| {
                    let at = melds.of_kind(one.kind).position(|(other, _)| other == place)?;
                    u8::try_from(at + 1).ok().and_then(NonZeroU8::new)
                };
                let is_only = self.context.is_single(one.kind);
                let which = match one.place {
                    _ if is_only => Which::Unnumbered,
                    None => Which::New,
                    Some(place) => number(place).map_or(Which::Unnumbered, Which::Number),
                };
                Group::for_meld(MeldKey { kind: one.kind, which }, one.cards)
            })
            .collect()
    }
}
