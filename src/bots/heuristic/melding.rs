//! What to lay once the side has opened.

use super::public_features::{Alarm, PublicFeatures};
use super::skill::Skill;
use super::weights::{self, Reserve};
use crate::rules::{CardSet, Group, Meld, Players, Rank, Ranks};

/// The groups to lay now; none if nothing is worth laying.
pub fn choose(sight: &PublicFeatures<'_>) -> Option<Vec<Group>> {
    if is_idle(sight) {
        return None;
    }
    let mut plan = Plan::new(sight);
    plan.close_canastas();
    plan.add_naturals();
    plan.start_melds();
    if sight.alarm == Alarm::Urgent {
        plan.lay_wilds();
    }
    (!plan.groups.is_empty()).then_some(plan.groups)
}

/// Cards that every turn must leave that does not go out: one to discard and one to keep.
const LEAST: usize = 2;

/// Whether there is plainly nothing to lay, as in most turns.
fn is_idle(sight: &PublicFeatures<'_>) -> bool {
    if sight.alarm == Alarm::Urgent {
        return false;
    }
    let (held, laid) = (sight.held, sight.laid_counts);
    // More wilds than these are not spent while nothing presses.
    let most = if sight.alarm == Alarm::Calm { weights::NEEDED_WILDS.max(weights::SPARE_WILDS) } else { 8 };
    let nearest = Meld::CANASTA.saturating_sub(sight.wilds().min(most)).max(1);
    let closable = (held + laid).ranks(nearest).except(laid.ranks(Meld::CANASTA));
    if !closable.and(Ranks::NATURALS).is_empty() {
        return false;
    }
    let missing = || sight.canastas_missing();
    let few = |reserve: Reserve| sight.hand.len() <= kept(sight, missing, reserve);
    let (few_to_add, few_to_start) = (few(weights::ADDING), few(weights::STARTING));
    if few_to_add && few_to_start {
        return true;
    }
    let least = sight.rules.smallest_meld();
    let melded = laid.ranks(1);
    let adding = held.ranks(1).and(melded).and(Ranks::NATURALS);
    let starting = held.ranks(least).except(melded).and(Ranks::NATURALS);
    (few_to_add || adding.is_empty()) && (few_to_start || starting.is_empty())
}

/// Cards that are to stay in the hand, lacking so many canastas.
#[inline]
fn kept(sight: &PublicFeatures<'_>, missing: impl FnOnce() -> usize, reserve: Reserve) -> usize {
    let reserve = match sight.skill {
        Skill::Novice => weights::NOVICE,
        Skill::Partial => Reserve { four: reserve.four.min(weights::PARTIAL), ..reserve },
        Skill::Full => reserve,
    };
    let reserve = match sight.style.reserve_percent() {
        100 => reserve,
        percent => {
            let part = |cards: usize| (cards * percent / 100).max(LEAST.min(cards));
            Reserve { two: part(reserve.two), four: part(reserve.four) }
        }
    };
    match (sight.alarm, sight.rules.players) {
        (Alarm::Urgent, _) => LEAST,
        // A hand is kept large for the pile's sake; without it, only so that there is a choice of discards.
        _ if !sight.rules.pile_allowed => weights::NO_PILE,
        (Alarm::Wary, Players::Two) => weights::WARY_TWO.min(reserve.two),
        (Alarm::Calm, Players::Two) => reserve.two,
        (Alarm::Wary, Players::Four) => weights::WARY.min(reserve.four),
        (Alarm::Calm, Players::Four) if missing() == 0 => weights::READY.min(reserve.four),
        (Alarm::Calm, Players::Four) => reserve.four,
    }
}

struct Plan<'a> {
    sight: &'a PublicFeatures<'a>,
    /// The hand without what is to be laid.
    left: CardSet,
    groups: Vec<Group>,
    /// Cards laid of each rank by this plan, wilds included.
    laid: [u8; Rank::NATURALS.len()],
    /// Canastas that the side will still lack.
    missing: usize,
    /// Whether pairs and triples are kept to take a frozen pile.
    hold: bool,
}

impl<'a> Plan<'a> {
    fn new(sight: &'a PublicFeatures<'a>) -> Plan<'a> {
        let hold = sight.alarm != Alarm::Urgent
            && sight.seen.frozen_to(sight.seen.side()).is_some()
            && sight.pile_worth() >= weights::WORTH_A_PAIR;
        Plan {
            sight,
            left: sight.hand,
            groups: Vec::new(),
            laid: [0; Rank::NATURALS.len()],
            missing: sight.canastas_missing(),
            hold,
        }
    }

    /// How many cards may still be laid if this many are to stay; all but the least when the hand may end any moment.
    fn budget(&self, reserve: Reserve) -> usize {
        self.left.len().saturating_sub(kept(self.sight, || self.missing, reserve))
    }

    fn lay(&mut self, rank: Rank, cards: CardSet) {
        self.left = self.left.difference(cards);
        // At most a rank's eight cards and eight wilds: fits.
        self.laid[rank.index()] += cards.len() as u8;
        match self.groups.iter_mut().find(|group| !group.cards.of_rank(rank).is_empty() || group.named == Some(rank)) {
            Some(group) => *group = Group::onto(rank, group.cards.union(cards)),
            None => {
                if self.groups.capacity() == 0 {
                    // Seldom more than these: at once, as growing takes longer.
                    self.groups = Vec::with_capacity(4);
                }
                self.groups.push(Group::onto(rank, cards));
            }
        }
    }

    /// So many wilds of the hand, twos first.
    fn wilds(&self, n: usize) -> Option<CardSet> {
        let twos = self.left.count(Rank::Two).min(n);
        Some(self.left.take_of_rank(Rank::Two, twos)?.union(self.left.take_of_rank(Rank::Joker, n - twos)?))
    }

    /// Closes canastas, those that take the fewest wilds first.
    fn close_canastas(&mut self) {
        let (held, laid) = (self.sight.held, self.sight.laid_counts);
        let (all, open) = (held + laid, Ranks::NATURALS.except(laid.ranks(Meld::CANASTA)));
        for wilds in 0..=self.sight.wilds().min(Meld::CANASTA) {
            let ranks = all.ranks((Meld::CANASTA - wilds).max(1)).and(open);
            if ranks.is_empty() {
                continue;
            }
            let mut ranks = ranks.bits();
            while ranks != 0 {
                let rank = Rank::ALL[ranks.trailing_zeros() as usize];
                ranks &= ranks - 1;
                let (old, new) = (self.sight.laid(rank), self.sight.count(rank));
                let naturals = self.sight.own.lengths(rank).0 + new;
                let possible = (wilds == 0 || old + new + wilds == Meld::CANASTA)
                    && naturals >= usize::from(self.sight.rules.min_naturals)
                    && wilds <= self.sight.room(rank, new)
                    && new + wilds + LEAST <= self.left.len();
                if possible && self.laid[rank.index()] == 0 && self.worth_wilds(rank, wilds) {
                    let Some(wild) = self.wilds(wilds) else { return };
                    self.lay(rank, self.left.of_rank(rank).union(wild));
                    if self.missing > 0 && (self.sight.required(rank) || self.free_canastas() > 0) {
                        self.missing -= 1;
                    }
                }
            }
        }
    }

    /// Canastas that the side lacks beyond those of required ranks.
    fn free_canastas(&self) -> usize {
        if self.sight.rules.required_ranks.is_empty() {
            return self.missing;
        }
        let required = Rank::NATURALS
            .into_iter()
            .filter(|&rank| self.sight.required(rank))
            .filter(|&rank| self.sight.laid(rank) + usize::from(self.laid[rank.index()]) < Meld::CANASTA);
        self.missing.saturating_sub(required.count())
    }

    /// Whether a canasta of this rank is worth so many wilds.
    fn worth_wilds(&self, rank: Rank, wilds: usize) -> bool {
        let sight = self.sight;
        if wilds == 0 || sight.alarm == Alarm::Urgent {
            return true;
        }
        if self.missing > 0 {
            if wilds > weights::NEEDED_WILDS && sight.alarm == Alarm::Calm {
                return false;
            }
            // Wilds are kept for the ranks that the rules ask for.
            return sight.required(rank) || self.free_canastas() > 0;
        }
        // Six naturals are worth waiting for the seventh.
        let natural = sight.own.lengths(rank).1 == 0 && wilds == 1;
        sight.alarm == Alarm::Wary || (wilds <= weights::SPARE_WILDS && !natural)
    }

    /// Adds naturals to own melds.
    fn add_naturals(&mut self) {
        if self.budget(weights::ADDING) == 0 {
            return;
        }
        let (held, laid) = (self.sight.held, self.sight.laid_counts);
        let mut ranks = held.ranks(1).and(laid.ranks(1)).and(Ranks::NATURALS).bits();
        while ranks != 0 {
            let rank = Rank::ALL[ranks.trailing_zeros() as usize];
            ranks &= ranks - 1;
            let (old, new) = (self.sight.laid(rank), self.left.count(rank));
            if new == 0 || (self.hold && new >= 2) {
                continue;
            }
            // A card for a finished canasta is a safe discard as long as the hand cannot end.
            let idle = old >= Meld::CANASTA && self.missing > 0 && self.sight.alarm == Alarm::Calm;
            let n = if idle { 0 } else { new.min(self.budget(weights::ADDING)) };
            self.lay_some(rank, n);
        }
    }

    /// Starts melds with three naturals or more.
    fn start_melds(&mut self) {
        let least = self.sight.rules.smallest_meld();
        if self.budget(weights::STARTING) < least {
            return;
        }
        let (held, laid) = (self.sight.held, self.sight.laid_counts);
        let mut ranks = held.ranks(least).except(laid.ranks(1)).and(Ranks::NATURALS).bits();
        while ranks != 0 {
            let rank = Rank::ALL[15 - ranks.leading_zeros() as usize];
            ranks &= !(1 << rank.index());
            let new = self.left.count(rank);
            if new < least || (self.hold && new < 5) {
                continue;
            }
            let n = new.min(self.budget(weights::STARTING));
            self.lay_some(rank, if n >= least { n } else { 0 });
        }
    }

    fn lay_some(&mut self, rank: Rank, n: usize) {
        if n > 0
            && let Some(cards) = self.left.take_of_rank(rank, n)
        {
            self.lay(rank, cards);
        }
    }

    /// Before the hand ends: wilds count in a meld, and against who still holds them.
    fn lay_wilds(&mut self) {
        if self.left.wilds().is_empty() {
            return;
        }
        let natural = |plan: &Plan<'_>, rank: Rank| {
            let total = plan.sight.laid(rank) + usize::from(plan.laid[rank.index()]);
            let wild = plan.groups.iter().any(|g| g.cards.count(rank) > 0 && !g.cards.wilds().is_empty());
            total >= Meld::CANASTA && plan.sight.own.lengths(rank).1 == 0 && !wild
        };
        for rank in Rank::NATURALS.into_iter().rev() {
            let (old, now) = (self.sight.laid(rank), usize::from(self.laid[rank.index()]));
            let held = self.left.count(rank);
            if old + now == 0 {
                // A pair and a wild.
                let fits = held == 2 && self.sight.rules.min_naturals <= 2 && self.sight.rules.most_wilds(2) > 0;
                if fits
                    && self.budget(weights::ENDING) >= 3
                    && let Some(wild) = self.wilds(1)
                {
                    self.lay(rank, self.left.of_rank(rank).union(wild));
                }
                continue;
            }
            if natural(self, rank) {
                continue;
            }
            let in_plan: usize =
                self.groups.iter().filter(|g| g.cards.count(rank) > 0).map(|g| g.cards.wilds().len()).sum();
            let naturals = now - in_plan;
            let room = self.sight.room(rank, naturals).saturating_sub(in_plan);
            let n = room.min(self.left.wilds().len()).min(self.budget(weights::ENDING));
            if n > 0
                && let Some(wild) = self.wilds(n)
            {
                self.lay(rank, wild);
            }
        }
    }
}
