//! The first meld of the side: the cheapest groups that reach the minimum.

use super::public_features::{Alarm, PublicFeatures};
use super::weights;
use crate::rules::{CardSet, Group, Rank, Ranks, Rules};

/// Groups for an opening, and what they cost the hand.
#[derive(Clone, Debug)]
pub struct Opening {
    pub groups: Vec<Group>,
    pub cost: i32,
}

/// The most ranks that an opening is chosen from: more than a hand has pairs of, nearly always.
const MOST_RANKS: usize = 10;

/// What can be laid of one rank.
#[derive(Clone, Copy)]
struct Offer {
    rank: Rank,
    naturals: usize,
    /// Wilds without which it is no meld.
    wilds: usize,
}

/// How many twos and jokers each offer is laid with; `None` leaves it out.
type Choice = [Option<(u8, u8)>; MOST_RANKS];

/// Looks for the cheapest choice.
struct OpeningSearch<'a> {
    rules: &'a Rules,
    offers: [Offer; MOST_RANKS],
    len: usize,
    /// What the offers from each on count together, without wilds.
    beyond: [i32; MOST_RANKS + 1],
    minimum: i32,
    /// The most cards that may be laid.
    most_cards: usize,
    best: Option<(i32, Choice)>,
}

/// What is left to choose with.
#[derive(Clone, Copy)]
struct Left {
    twos: u8,
    jokers: u8,
    cards: usize,
    points: i32,
    cost: i32,
}

/// The cheapest groups out of `hand` that count `minimum` together, without the rank of a group chosen already, laying
/// at most so many cards. With a minimum of 0 or less there may be no groups.
pub fn cheapest(rules: &Rules, hand: CardSet, skip: Option<Rank>, minimum: i32, most_cards: usize) -> Option<Opening> {
    let wilds = if rules.wilds_in_opening { hand.wilds() } else { CardSet::EMPTY };
    // More cannot be laid than there is.
    if hand.naturals().union(wilds).points() < minimum {
        return None;
    }
    let mut offers = [Offer { rank: Rank::Four, naturals: 0, wilds: 0 }; MOST_RANKS];
    let mut len = 0;
    let counts = hand.counts();
    let least = usize::from(rules.min_naturals).max(3_usize.saturating_sub(wilds.len())).max(1);
    let mut ranks = counts.ranks(least).and(Ranks::NATURALS).bits();
    if let Some(rank) = skip {
        ranks &= !(1 << rank.index());
    }
    // High ranks first: they reach the minimum soonest, and what costs more than the best so far is cut off.
    while ranks != 0 {
        let rank = Rank::ALL[15 - ranks.leading_zeros() as usize];
        ranks &= !(1 << rank.index());
        let naturals = counts.of(rank);
        let needed = 3_usize.saturating_sub(naturals);
        let possible = needed <= rules.most_wilds(naturals);
        if possible && len < MOST_RANKS {
            offers[len] = Offer { rank, naturals, wilds: needed };
            len += 1;
        }
    }
    // What the offers from each on count together.
    let mut beyond = [0; MOST_RANKS + 1];
    for place in (0..len).rev() {
        // At most eight of a rank: fits.
        beyond[place] = beyond[place + 1] + offers[place].naturals as i32 * offers[place].rank.points();
    }
    let mut search = OpeningSearch { rules, offers, len, beyond, minimum, most_cards, best: None };
    let left = Left {
        // At most eight and four: fits.
        twos: wilds.count(Rank::Two) as u8,
        jokers: wilds.count(Rank::Joker) as u8,
        cards: 0,
        points: 0,
        cost: 0,
    };
    search.visit(0, left, &mut Choice::default());
    let (cost, choice) = search.best?;
    let mut free = wilds;
    let mut groups = Vec::new();
    for (offer, laid) in offers.iter().zip(choice) {
        let Some((twos, jokers)) = laid else { continue };
        let wild = free.take_of_rank(Rank::Two, twos.into())?.union(free.take_of_rank(Rank::Joker, jokers.into())?);
        free = free.difference(wild);
        groups.push(Group::of(hand.of_rank(offer.rank).union(wild)));
    }
    groups.reverse();
    Some(Opening { groups, cost })
}

impl OpeningSearch<'_> {
    fn visit(&mut self, place: usize, left: Left, choice: &mut Choice) {
        let too_dear = self.best.is_some_and(|(least, _)| left.cost >= least);
        if too_dear || left.cards > self.most_cards {
            return;
        }
        if left.points >= self.minimum && (left.cards > 0 || self.minimum <= 0) {
            self.best = Some((left.cost, *choice));
            return;
        }
        if place == self.len {
            self.fill_up(left, choice);
            return;
        }
        let most = left.points + self.beyond[place] + i32::from(left.twos) * 20 + i32::from(left.jokers) * 50;
        if most < self.minimum {
            return;
        }
        let offer = self.offers[place];
        // At most three: fits.
        let needed = offer.wilds as u8;
        for jokers in 0..=needed.min(left.jokers) {
            let twos = needed - jokers;
            if twos > left.twos {
                continue;
            }
            choice[place] = Some((twos, jokers));
            self.visit(place + 1, left.with(offer, twos, jokers), choice);
        }
        choice[place] = None;
        self.visit(place + 1, left, choice);
    }

    /// Adds wilds to the groups chosen until the minimum is reached, twos first.
    fn fill_up(&mut self, mut left: Left, choice: &Choice) {
        let mut choice = *choice;
        for (offer, laid) in self.offers.iter().zip(&mut choice) {
            let Some((twos, jokers)) = laid else { continue };
            while left.points < self.minimum && usize::from(*twos + *jokers) < self.rules.most_wilds(offer.naturals) {
                let short = self.minimum - left.points;
                let joker = left.jokers > 0 && (left.twos == 0 || short > 20);
                if !joker && left.twos == 0 {
                    break;
                }
                left = left.add(u8::from(!joker), u8::from(joker));
                *twos += u8::from(!joker);
                *jokers += u8::from(joker);
            }
        }
        let dear = self.best.is_some_and(|(least, _)| left.cost >= least);
        if left.points >= self.minimum && left.cards > 0 && left.cards <= self.most_cards && !dear {
            self.best = Some((left.cost, choice));
        }
    }
}

impl Left {
    fn with(self, offer: Offer, twos: u8, jokers: u8) -> Left {
        // At most eight of a rank: fits.
        let naturals = offer.naturals as i32;
        let pair = if offer.wilds > 0 { weights::OPEN_PAIR } else { 0 };
        let left = self.add(twos, jokers);
        Left {
            cards: left.cards + offer.naturals,
            points: left.points + naturals * offer.rank.points(),
            cost: left.cost + naturals * weights::OPEN_CARD + pair,
            ..left
        }
    }

    fn add(self, twos: u8, jokers: u8) -> Left {
        let (two, joker) = (i32::from(twos), i32::from(jokers));
        Left {
            twos: self.twos - twos,
            jokers: self.jokers - jokers,
            cards: self.cards + usize::from(twos + jokers),
            points: self.points + two * Rank::Two.points() + joker * Rank::Joker.points(),
            cost: self.cost + two * weights::OPEN_TWO + joker * weights::OPEN_JOKER,
        }
    }
}

/// What having opened is worth now.
pub fn worth(sight: &PublicFeatures<'_>) -> i32 {
    let minimum = sight.seen.opening_minimum(sight.seen.side());
    let behind = if sight.theirs.is_empty() { 0 } else { weights::OPENED_BEHIND };
    let late = match sight.alarm {
        Alarm::Calm => 0,
        Alarm::Wary => weights::OPENED_LATE / 2,
        Alarm::Urgent => weights::OPENED_LATE,
    };
    // A side without melds loses its red threes twice over.
    let red = if sight.rules.red_threes_negative { sight.seen.red_threes(sight.seen.side()).len() as i32 } else { 0 };
    weights::OPENED + minimum * weights::OPENED_OF_MINIMUM / 100 + behind + late + 10 * red
}

/// The opening to lay from the hand now, if it is worth its cost.
pub fn choose(sight: &PublicFeatures<'_>) -> Option<Vec<Group>> {
    let minimum = sight.seen.opening_minimum(sight.seen.side());
    // One card to discard and one to keep.
    let most_cards = sight.hand.len().saturating_sub(2);
    let opening = cheapest(sight.rules, sight.hand, None, minimum.max(1), most_cards)?;
    (opening.cost <= worth(sight)).then_some(opening.groups)
}
