//! The search for a way to go out where a side has at most one meld a rank and no others.
//!
//! Every natural of the hand goes to the meld of its rank, so that only the wilds have to be spread.

use super::search::{GoingOutPlan, GoingOutSearch, Opening};
use crate::rules::action::Group;
use crate::rules::cards::{Card, CardSet, Counts, Rank, Ranks};
use crate::rules::meld::{Meld, Melds};
use crate::rules::ruleset::Rules;
use crate::rules::sort::insertion_sort_by_key;

/// Wilds laid onto each place, for a hand of which every card is laid.
pub(crate) type WildsAt = [usize; Melds::PLACES];

/// The ranks that have melds, as bits.
const NATURALS: u16 = (1 << Rank::NATURALS.len()) - 1;

/// The ranks by their usual values, the least first.
const BY_VALUE: [Rank; 14] = {
    let mut order = [Rank::Three; 14];
    let mut at = 0;
    while at < Rank::NATURALS.len() {
        order[at + 1] = Rank::NATURALS[at];
        at += 1;
    }
    (order[at + 1], order[at + 2]) = (Rank::Two, Rank::Joker);
    order
};

/// What the search reads of a hand and of the melds: numbers of cards by rank.
#[derive(Clone, Copy)]
pub(crate) struct RankSearch<'a> {
    pub rules: &'a Rules,
    pub hand: Counts,
    /// Naturals of the melds, or black threes.
    pub naturals: Counts,
    /// Wilds of the melds, by the rank of the meld.
    pub wilds: Counts,
    pub opening: Opening,
}

/// A way to go out by rank.
#[derive(Clone, Copy)]
pub(crate) struct RankPlan {
    /// The rank that is discarded at last.
    pub last: Option<Rank>,
    /// Wilds laid onto each rank.
    pub wilds_at: WildsAt,
}

/// The counts that all tried discards share.
struct Cards {
    hand: Counts,
    wilds: usize,
    /// Cards of the melds.
    melds: Counts,
    /// Naturals of the hand and the melds.
    naturals: Counts,
    /// Naturals of the hand, and all cards of the melds.
    together: Counts,
}

impl Cards {
    fn new(search: &RankSearch<'_>) -> Cards {
        let (naturals, lying) = (search.hand + search.naturals, search.naturals + search.wilds);
        Cards {
            hand: search.hand,
            wilds: search.hand.of(Rank::Two) + search.hand.of(Rank::Joker),
            melds: lying,
            naturals,
            together: search.hand + lying,
        }
    }
}

/// The result of a quick necessary condition for going out.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Outlook {
    /// Impossible.
    Closed,
    /// Possible only if the discard is of this rank.
    Only(Rank),
    /// Perhaps possible with any discard.
    Open,
}

impl Outlook {
    fn allows(self, last: Option<Rank>) -> bool {
        match self {
            Outlook::Closed => false,
            Outlook::Only(rank) => last == Some(rank),
            Outlook::Open => true,
        }
    }
}

/// One plan for going out, if there is any.
pub(super) fn plan(search: &GoingOutSearch<'_>) -> Option<GoingOutPlan> {
    let found = RankSearch::of(search).plan()?;
    let last = found.last.and_then(|rank| search.hand.any_of_rank(rank));
    Some(GoingOutPlan { lay: search.groups(last, &found.wilds_at), discard: last })
}

/// Whether there is a plan for going out.
pub(super) fn is_possible(search: &GoingOutSearch<'_>) -> bool {
    RankSearch::of(search).plan().is_some()
}

impl<'a> RankSearch<'a> {
    fn of(search: &GoingOutSearch<'a>) -> RankSearch<'a> {
        RankSearch {
            rules: search.rules,
            hand: search.hand.counts(),
            naturals: search.melds.natural_counts(),
            wilds: search.melds.wild_counts(),
            opening: search.opening,
        }
    }

    /// The possible discards, by necessary conditions of [`GoingOutSearch::place_all`] that most hands fail: enough canastas if all
    /// wilds went to each, and at most one card that can be laid nowhere.
    fn outlook(&self, cards: &Cards) -> Outlook {
        let wilds = cards.wilds;
        let closable = match wilds {
            0..Meld::CANASTA => cards.together.at_least(Meld::CANASTA - wilds) & NATURALS,
            _ => NATURALS,
        };
        if closable.count_ones() < u32::from(self.rules.canastas_to_go_out) {
            return Outlook::Closed;
        }
        // Each pair that is no meld yet takes a wild; a discard leaves of it a single card, which takes more.
        let pairs = cards.hand.at_least(1) & cards.together.at_least(2) & !cards.together.at_least(3) & NATURALS;
        if pairs.count_ones() as usize > wilds {
            return Outlook::Closed;
        }
        let least = usize::from(self.rules.min_naturals);
        let short = if wilds >= 2 { 0 } else { !cards.together.at_least(3 - wilds) };
        let mut stuck = cards.hand.at_least(1) & NATURALS & (short | !cards.naturals.at_least(least.max(1)));
        let threes = cards.hand.of(Rank::Three);
        if threes > 0 && threes + cards.melds.of(Rank::Three) < 3 {
            stuck |= 1 << Rank::Three.index();
        }
        // Fewer cards of a rank are no better than more, unless none is left.
        match (stuck.count_ones(), stuck & cards.hand.at_least(2)) {
            (0, _) => Outlook::Open,
            (1, 0) => Outlook::Only(Rank::ALL[stuck.trailing_zeros() as usize]),
            _ => Outlook::Closed,
        }
    }

    /// The first last card with which every other card can be laid.
    pub(crate) fn plan(&self) -> Option<RankPlan> {
        let cards = Cards::new(self);
        let outlook = self.outlook(&cards);
        if outlook == Outlook::Closed {
            return None;
        }
        // No discard, or one card of each rank. Cheap cards come first, so that more points are laid.
        let mut order = BY_VALUE;
        if self.rules.has_other_values() {
            insertion_sort_by_key(&mut order, |&rank| self.rules.lost_with_last(rank));
        }
        let ranks = order.into_iter().filter(|&rank| self.hand.of(rank) > 0).map(Some);
        std::iter::once(None).chain(ranks).filter(|&last| outlook.allows(last)).find_map(|last| {
            let wilds_at = self.place_all(&cards, last)?;
            Some(RankPlan { last, wilds_at })
        })
    }

    /// Spreads the wilds so that every card but `last` is laid and the canastas suffice.
    fn place_all(&self, cards: &Cards, last: Option<Rank>) -> Option<WildsAt> {
        let is_last = |rank: Rank| usize::from(last == Some(rank));
        let threes = cards.hand.of(Rank::Three) - is_last(Rank::Three);
        if threes > 0 {
            if threes + cards.melds.of(Rank::Three) < 3 {
                return None;
            }
            // Black threes come last where the rules say so: then nothing but a black three can be left to discard.
            if self.rules.black_threes_last && last.is_some_and(|rank| rank != Rank::Three) {
                return None;
            }
        }
        let mut hand = cards.hand;
        if let Some(last) = last {
            hand.remove_of_rank(last, 1);
        }
        let (hand, old, old_wilds) = (hand.bytes(), cards.melds.bytes(), self.wilds.bytes());
        // Naturals, with those on the table.
        let held = |rank: Rank| usize::from(hand[rank.index()]);
        let lie = |rank: Rank| (usize::from(old[rank.index()]), usize::from(old_wilds[rank.index()]));
        let mut wilds_at = [0; Melds::PLACES];
        // Wilds beyond the least that each meld would have to take to be a canasta.
        let mut extra = [usize::MAX; Melds::PLACES];
        let mut spare = cards.wilds - is_last(Rank::Two) - is_last(Rank::Joker);
        let mut room = 0;
        let mut canastas = 0;
        let mut ranks = cards.naturals.at_least(1) & NATURALS;
        if !self.rules.required_ranks.is_empty() {
            ranks = NATURALS;
        }
        while ranks != 0 {
            let place = ranks.trailing_zeros() as usize % Melds::PLACES;
            ranks &= ranks - 1;
            let rank = Melds::rank_at(place);
            let (new, (old, old_wilds)) = (held(rank), lie(rank));
            let naturals = new + old - old_wilds;
            if naturals == 0 {
                if self.rules.required_ranks.contains(rank) {
                    return None;
                }
                continue;
            }
            if naturals < usize::from(self.rules.min_naturals) {
                return None;
            }
            let most = self.rules.most_wilds(naturals).saturating_sub(old_wilds);
            let to_canasta = Meld::CANASTA.saturating_sub(new + old);
            let least =
                if self.rules.required_ranks.contains(rank) { to_canasta } else { 3_usize.saturating_sub(new + old) };
            if least > most {
                return None;
            }
            spare = spare.checked_sub(least)?;
            wilds_at[place] = least;
            // No more than all wilds, so that the sum cannot overflow.
            room += (most - least).min(cards.wilds);
            if to_canasta <= least {
                canastas += 1;
            } else if to_canasta <= most {
                extra[place] = to_canasta - least;
            }
        }
        if room < spare {
            return None;
        }
        // Complete the canastas that are cheapest in wilds until there are enough.
        while canastas < usize::from(self.rules.canastas_to_go_out) {
            let (place, &wilds) = extra.iter().enumerate().min_by_key(|&(_, &wilds)| wilds)?;
            spare = if wilds == usize::MAX { None } else { spare.checked_sub(wilds) }?;
            wilds_at[place] += wilds;
            extra[place] = usize::MAX;
            canastas += 1;
        }
        // The rest goes wherever there is room: mixed canastas and open melds before natural canastas.
        for keep_natural in [true, false] {
            for rank in Rank::NATURALS {
                if spare == 0 {
                    break;
                }
                let place = rank.index();
                let (new, (old, old_wilds)) = (held(rank), lie(rank));
                let naturals = new + old - old_wilds;
                let natural_canasta = naturals >= Meld::CANASTA && old_wilds == 0 && wilds_at[place] == 0;
                if naturals == 0 || (keep_natural && natural_canasta) {
                    continue;
                }
                let most = self.rules.most_wilds(naturals).saturating_sub(old_wilds);
                let more = (most - wilds_at[place].min(most)).min(spare);
                wilds_at[place] += more;
                spare -= more;
            }
        }
        debug_assert_eq!(spare, 0);
        (self.opening == Opening::Done || self.opens(last)).then_some(wilds_at)
    }

    /// Whether laying all cards but the last reaches the minimum of the opening, if the side has not melded.
    fn opens(&self, last: Option<Rank>) -> bool {
        // Under rules that this search is for, an opening needs no canasta.
        let Opening::Needed { minimum, exempt, .. } = self.opening else { return true };
        let mut hand = self.hand;
        if let Some(last) = last {
            hand.remove_of_rank(last, 1);
        }
        if hand.is_empty() {
            // Nothing is laid: where no canasta is needed, the last card goes without a meld.
            return true;
        }
        if self.rules.wilds_in_opening || hand.of(Rank::Two) + hand.of(Rank::Joker) == 0 {
            return exempt || self.rules.points_of_counts(hand) >= minimum;
        }
        // The opening is laid without wilds, all else afterwards: so it is not exempt.
        let first = without_wilds(self.rules, hand);
        !first.is_empty() && self.rules.points_of_counts(first) >= minimum
    }
}

/// The cards of the groups that can be laid before any wild.
fn without_wilds(rules: &Rules, hand: Counts) -> Counts {
    let naturals = hand.only(hand.ranks(rules.smallest_meld()).and(Ranks::NATURALS));
    // Black threes count too, unless the wilds would have to be laid before them.
    match hand.of(Rank::Three) {
        threes @ 3.. if !rules.black_threes_last => {
            let mut all = naturals;
            all.add_of_rank(Rank::Three, threes);
            all
        }
        _ => naturals,
    }
}

impl GoingOutSearch<'_> {
    /// The groups of a plan, by action.
    fn groups(&self, last: Option<Card>, wilds_at: &WildsAt) -> Vec<Vec<Group>> {
        let hand = last.map_or(self.hand, |card| self.hand.difference(card.into()));
        let mut wilds = hand.wilds().iter();
        let mut groups = Vec::new();
        for rank in Rank::NATURALS {
            let taken: CardSet = wilds.by_ref().take(wilds_at[rank.index()]).collect();
            let cards = hand.of_rank(rank).union(taken);
            if !cards.is_empty() {
                groups.push(Group::onto(rank, cards));
            }
        }
        if !hand.black_threes().is_empty() {
            groups.push(Group::of(hand.black_threes()));
        }
        let wilds_apart = self.opening != Opening::Done && !self.rules.wilds_in_opening && !hand.wilds().is_empty();
        if !wilds_apart {
            return if groups.is_empty() { Vec::new() } else { vec![groups] };
        }
        let early = without_wilds(self.rules, hand.counts());
        let early = Rank::ALL.into_iter().filter(|&rank| early.of(rank) > 0);
        let first = early.fold(CardSet::EMPTY, |sum, rank| sum.union(hand.of_rank(rank)));
        let opening = first.ranks().map(|rank| Group::of(first.of_rank(rank))).collect();
        let rest = groups
            .into_iter()
            .filter_map(|group| {
                let rank = group.rank()?;
                let cards = group.cards.difference(first);
                (!cards.is_empty()).then(|| Group::onto(rank, cards))
            })
            .collect();
        vec![opening, rest]
    }
}
