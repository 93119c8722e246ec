//! The search for a way to go out where a side has at most one meld a rank and no others.
//!
//! Every natural of the hand goes to the meld of its rank, so that only the wilds have to be spread.

use super::search::{GoingOutPlan, GoingOutSearch, Opening};
use crate::rules::action::Group;
use crate::rules::cards::{Card, CardSet, Counts, Rank};
use crate::rules::meld::{Meld, Melds};

/// Wilds laid onto each place, for a hand of which every card is laid.
type WildsAt = [usize; Melds::PLACES];

/// The ranks that have melds, as bits.
const NATURALS: u16 = (1 << Rank::NATURALS.len()) - 1;

/// The counts that all tried discards share.
struct Cards {
    hand: Counts,
    hand_bytes: [u8; 16],
    wilds: usize,
    /// Cards of the melds.
    melds: Counts,
    /// Naturals of the hand and the melds.
    naturals: Counts,
    /// Naturals of the hand, and all cards of the melds.
    together: Counts,
}

impl Cards {
    fn new(hand: CardSet, melds: &Melds) -> Cards {
        let (counts, on_table) = (hand.counts(), melds.natural_counts());
        let (naturals, lying) = (counts + on_table, on_table + melds.wild_counts());
        Cards {
            hand: counts,
            hand_bytes: counts.bytes(),
            wilds: hand.wilds().len(),
            melds: lying,
            naturals,
            together: counts + lying,
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
    fn allows(self, last: Option<Card>) -> bool {
        match self {
            Outlook::Closed => false,
            Outlook::Only(rank) => last.is_some_and(|card| card.rank() == rank),
            Outlook::Open => true,
        }
    }
}

/// One plan for going out, if there is any.
pub(super) fn plan(search: &GoingOutSearch<'_>) -> Option<GoingOutPlan> {
    let (last, wilds_at) = search.spread()?;
    Some(GoingOutPlan { lay: search.groups(last, &wilds_at), discard: last })
}

/// Whether there is a plan for going out.
pub(super) fn is_possible(search: &GoingOutSearch<'_>) -> bool {
    search.spread().is_some()
}

impl GoingOutSearch<'_> {
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
    fn spread(&self) -> Option<(Option<Card>, WildsAt)> {
        let cards = Cards::new(self.hand, self.melds);
        let outlook = self.outlook(&cards);
        if outlook == Outlook::Closed {
            return None;
        }
        self.last_cards().filter(|&last| outlook.allows(last)).find_map(|last| {
            let wilds_at = self.place_all(&cards, last)?;
            Some((last, wilds_at))
        })
    }

    /// No discard, or one card of each rank. Cheap cards come first, so that more points are laid.
    fn last_cards(&self) -> impl Iterator<Item = Option<Card>> + use<'_> {
        let of_rank = |rank: Rank| self.hand.any_of_rank(rank).map(Some);
        let order = [Rank::Three].into_iter().chain(Rank::NATURALS).chain([Rank::Two, Rank::Joker]);
        std::iter::once(None).chain(order.filter_map(of_rank))
    }

    fn without(&self, last: Option<Card>) -> CardSet {
        last.map_or(self.hand, |card| self.hand.difference(card.into()))
    }

    /// Spreads the wilds so that every card but `last` is laid and the canastas suffice.
    fn place_all(&self, cards: &Cards, last: Option<Card>) -> Option<WildsAt> {
        let is_last = |rank: Rank| usize::from(last.is_some_and(|card| card.rank() == rank));
        let threes = cards.hand.of(Rank::Three) - is_last(Rank::Three);
        if threes > 0 {
            if threes + cards.melds.of(Rank::Three) < 3 {
                return None;
            }
            // Black threes come last where the rules say so: then nothing but a black three can be left to discard.
            if self.rules.black_threes_last && last.is_some_and(|card| !card.is_black_three()) {
                return None;
            }
        }
        let hand = cards.hand_bytes;
        let (old, old_wilds) = (cards.melds.bytes(), self.melds.wild_counts().bytes());
        // Naturals, with those on the table.
        let held = |rank: Rank| usize::from(hand[rank.index()]) - is_last(rank);
        let lie = |rank: Rank| (usize::from(old[rank.index()]), usize::from(old_wilds[rank.index()]));
        let mut wilds_at = [0; Melds::PLACES];
        // Wilds beyond the least that each meld would have to take to be a canasta.
        let mut extra = [usize::MAX; Melds::PLACES];
        let mut spare = cards.wilds - is_last(Rank::Two) - is_last(Rank::Joker);
        let mut room = 0;
        let mut canastas = 0;
        for rank in Rank::NATURALS {
            let place = rank.index();
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
        (self.opening == Opening::Done || self.opens(self.without(last))).then_some(wilds_at)
    }

    /// Whether laying all these cards reaches the minimum of the opening, if the side has not melded.
    fn opens(&self, hand: CardSet) -> bool {
        let Opening::Needed { minimum, exempt } = self.opening else { return true };
        if hand.is_empty() {
            // Nothing is laid: where no canasta is needed, the last card goes without a meld.
            return true;
        }
        let wilds = hand.wilds();
        if self.rules.wilds_in_opening || wilds.is_empty() {
            return exempt || hand.points() >= minimum;
        }
        // The opening is laid without wilds, all else afterwards: so it is not exempt.
        let first = self.without_wilds(hand);
        !first.is_empty() && first.points() >= minimum
    }

    /// The cards of the groups that can be laid before any wild.
    fn without_wilds(&self, hand: CardSet) -> CardSet {
        let least = self.rules.smallest_meld();
        let ranks = Rank::NATURALS.into_iter().filter(|&rank| hand.count(rank) >= least);
        let naturals = ranks.fold(CardSet::EMPTY, |sum, rank| sum.union(hand.of_rank(rank)));
        // Black threes count too, unless the wilds would have to be laid before them.
        let threes = hand.black_threes();
        if threes.len() < 3 || self.rules.black_threes_last { naturals } else { naturals.union(threes) }
    }

    /// The groups of a plan, by action.
    fn groups(&self, last: Option<Card>, wilds_at: &WildsAt) -> Vec<Vec<Group>> {
        let hand = self.without(last);
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
        let first = self.without_wilds(hand);
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
