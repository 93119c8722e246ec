//! The choice of an opening: the cheapest groups that reach the minimum.

use super::habit::Habit;
use super::public_features::{EndRisk, PublicFeatures};
use super::weights;
use crate::bots::skill::Skill;
use crate::rules::{Action, CardSet, Counts, Group, Meld, OpeningNeed, OpeningRule, Rank, RankSet, Ranks, Rules};

/// The groups of an opening and their cost to the hand, in points.
#[derive(Clone, Debug)]
pub struct Opening {
    pub groups: Vec<Group>,
    pub cost: i32,
}

/// The most ranks that are considered. Hands with pairs of more ranks are very rare.
const MAX_RANKS: usize = 10;

/// What rules forbid in an opening beyond those that every game has.
#[derive(Clone, Copy, Debug)]
pub struct OpeningLimits {
    /// The ranks of which nothing is laid.
    dead: RankSet,
    /// The ranks whose groups take no wild card.
    pure: RankSet,
    /// The most cards of a group.
    most: usize,
    /// The most cards of a group with wild cards.
    most_mixed: usize,
    purity: Purity,
}

/// Whether an opening needs a group without wild cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Purity {
    Free,
    OneGroup,
}

impl OpeningLimits {
    /// No limits.
    pub const NONE: OpeningLimits = OpeningLimits {
        dead: RankSet::EMPTY,
        pure: RankSet::EMPTY,
        most: usize::MAX,
        most_mixed: usize::MAX,
        purity: Purity::Free,
    };

    fn of(features: &PublicFeatures<'_>) -> OpeningLimits {
        let rules = features.rules;
        if !features.asks() {
            return OpeningLimits::NONE;
        }
        let most = rules.meld_max.map_or(usize::MAX, usize::from);
        let has = |rule| rules.opening_rules.has(rule);
        OpeningLimits {
            dead: features.dead,
            pure: rules.pure_ranks.always,
            most,
            most_mixed: if has(OpeningRule::NO_MIXED_CANASTA) { most.min(Meld::CANASTA - 1) } else { most },
            purity: if has(OpeningRule::PURE_SET) { Purity::OneGroup } else { Purity::Free },
        }
    }
}

/// All cards of one rank as a possible group.
#[derive(Clone, Copy)]
struct Candidate {
    rank: Rank,
    /// What a card of the rank counts.
    points: i32,
    naturals: usize,
    /// The least number of wild cards that make it a meld.
    wilds: usize,
    /// The most that it may take.
    most_wilds: usize,
}

/// Twos and jokers for each candidate; `None` leaves it out.
type Selection = [Option<(u8, u8)>; MAX_RANKS];

/// A branch-and-bound search for the cheapest selection.
struct OpeningSearch {
    purity: Purity,
    prices: Prices,
    candidates: [Candidate; MAX_RANKS],
    len: usize,
    /// For each place, the points of all candidates from there on, without wild cards.
    suffix_points: [i32; MAX_RANKS + 1],
    minimum: i32,
    /// The most cards that may be melded.
    max_cards: usize,
    best: Option<(i32, Selection)>,
}

/// What a two and a joker count.
#[derive(Clone, Copy)]
struct Prices {
    two: i32,
    joker: i32,
}

impl Prices {
    fn of(self, twos: u8, jokers: u8) -> i32 {
        i32::from(twos) * self.two + i32::from(jokers) * self.joker
    }
}

/// A node of the search: the unused wild cards, and the totals of the selection so far.
#[derive(Clone, Copy)]
struct Node {
    twos: u8,
    jokers: u8,
    cards: usize,
    points: i32,
    cost: i32,
}

/// The cheapest opening by rank: its cost, and all cards of ranks with so many twos and jokers, high ranks first.
pub struct CheapestByRank {
    pub cost: i32,
    candidates: [Candidate; MAX_RANKS],
    selection: Selection,
}

impl CheapestByRank {
    /// The ranks with their twos and jokers.
    pub fn ranks(&self) -> impl Iterator<Item = (Rank, usize, usize)> + '_ {
        self.chosen().map(|(candidate, twos, jokers)| (candidate.rank, twos, jokers))
    }

    fn chosen(&self) -> impl Iterator<Item = (&Candidate, usize, usize)> + '_ {
        let chosen = self.candidates.iter().zip(&self.selection);
        chosen
            .filter_map(|(candidate, selected)| selected.map(|(twos, jokers)| (candidate, twos.into(), jokers.into())))
    }
}

/// The cheapest groups of at most `max_cards` cards of `hand` that reach `minimum` points. The rank `skip` belongs to another
/// group and is left out. With a minimum of 0 or less there may be no groups.
pub fn cheapest_by_rank(
    rules: &Rules,
    counts: Counts,
    skip: Option<Rank>,
    minimum: i32,
    max_cards: usize,
    limits: &OpeningLimits,
) -> Option<CheapestByRank> {
    let (twos, jokers) = match rules.wilds_in_opening {
        true => (counts.of(Rank::Two), counts.of(Rank::Joker)),
        false => (0, 0),
    };
    // The whole hand is too little. At most 32 wild cards: the cast is lossless.
    let prices = Prices { two: rules.points_of_rank(Rank::Two), joker: rules.points_of_rank(Rank::Joker) };
    let of_wilds = twos as i32 * prices.two + jokers as i32 * prices.joker;
    if rules.points_of_counts(counts.only(Ranks::NATURALS)) + of_wilds < minimum {
        return None;
    }
    let mut candidates = [Candidate { rank: Rank::Four, points: 0, naturals: 0, wilds: 0, most_wilds: 0 }; MAX_RANKS];
    let mut len = 0;
    let least = usize::from(rules.min_naturals).max(3_usize.saturating_sub(twos + jokers)).max(1);
    let mut ranks = counts.ranks(least).and(Ranks::NATURALS).bits();
    if let Some(rank) = skip {
        ranks &= !(1 << rank.index());
    }
    // High ranks first: they reach the minimum soonest, so that expensive branches are cut off early.
    while ranks != 0 {
        let rank = Rank::ALL[15 - ranks.leading_zeros() as usize];
        ranks &= !(1 << rank.index());
        let naturals = counts.of(rank).min(limits.most);
        let wilds = 3_usize.saturating_sub(naturals);
        let most_wilds = match limits.pure.contains(rank) {
            true => 0,
            false => rules.most_wilds(naturals).min(limits.most_mixed.saturating_sub(naturals)),
        };
        if wilds <= most_wilds && len < MAX_RANKS && !limits.dead.contains(rank) {
            let points = rules.points_of_rank(rank);
            candidates[len] = Candidate { rank, points, naturals, wilds, most_wilds };
            len += 1;
        }
    }
    let mut suffix_points = [0; MAX_RANKS + 1];
    for place in (0..len).rev() {
        // At most eight of a rank: the cast is lossless.
        suffix_points[place] = suffix_points[place + 1] + candidates[place].naturals as i32 * candidates[place].points;
    }
    let mut search =
        OpeningSearch { purity: limits.purity, prices, candidates, len, suffix_points, minimum, max_cards, best: None };
    // At most 32 twos and as many jokers: the casts are lossless.
    let node = Node { twos: twos as u8, jokers: jokers as u8, cards: 0, points: 0, cost: 0 };
    search.visit(0, node, &mut Selection::default());
    let (cost, selection) = search.best?;
    Some(CheapestByRank { cost, candidates, selection })
}

/// The canasta that an opening of the bot's side must hold, by its place in the words of [`OpeningNeed`].
pub fn needed_canasta(features: &PublicFeatures<'_>) -> usize {
    if features.asks() { features.observation.opening_need(features.observation.seat()) } else { OpeningNeed::NOTHING }
}

/// The same with the cards of the hand, and with a canasta among them where one is needed.
pub fn cheapest(
    features: &PublicFeatures<'_>,
    hand: CardSet,
    skip: Option<Rank>,
    minimum: i32,
    max_cards: usize,
    canasta: usize,
) -> Option<Opening> {
    if canasta == OpeningNeed::NOTHING {
        return cheapest_groups(features, hand, skip, minimum, max_cards);
    }
    let with = |rank: Rank| {
        let naturals = hand.of_rank(rank);
        let added = Meld::CANASTA.saturating_sub(naturals.len());
        let is_needed = added == 0 || (canasta == OpeningNeed::CANASTA && !naturals.is_empty());
        let twos = hand.count(Rank::Two).min(added);
        let wilds = hand.take_of_rank(Rank::Two, twos)?.union(hand.take_of_rank(Rank::Joker, added - twos)?);
        let group = naturals.union(wilds);
        let fits = is_needed && added <= features.rules.most_wilds(naturals.len()) && Some(rank) != skip;
        if !fits || group.len() > max_cards {
            return None;
        }
        let (left, max_cards) = (hand.difference(group), max_cards - group.len());
        let mut opening = cheapest_groups(features, left, skip, minimum - features.rules.points_of(group), max_cards)?;
        opening.groups.insert(0, Group::of(group));
        // At most seven wild cards: the casts are lossless.
        opening.cost += twos as i32 * weights::OPEN_TWO + (added - twos) as i32 * weights::OPEN_JOKER;
        Some(opening)
    };
    Rank::NATURALS.into_iter().filter_map(with).min_by_key(|opening| opening.cost)
}

fn cheapest_groups(
    features: &PublicFeatures<'_>,
    hand: CardSet,
    skip: Option<Rank>,
    minimum: i32,
    max_cards: usize,
) -> Option<Opening> {
    let limits = OpeningLimits::of(features);
    let found = cheapest_by_rank(features.rules, hand.counts(), skip, minimum, max_cards, &limits)?;
    let mut free = hand.wilds();
    let mut groups = Vec::new();
    for (&Candidate { rank, naturals, .. }, twos, jokers) in found.chosen() {
        let wild = free.take_of_rank(Rank::Two, twos)?.union(free.take_of_rank(Rank::Joker, jokers)?);
        free = free.difference(wild);
        groups.push(Group::of(hand.take_of_rank(rank, naturals)?.union(wild)));
    }
    groups.reverse();
    Some(Opening { groups, cost: found.cost })
}

impl OpeningSearch {
    fn visit(&mut self, place: usize, node: Node, selection: &mut Selection) {
        let is_too_expensive = self.best.is_some_and(|(least, _)| node.cost >= least);
        if is_too_expensive || node.cards > self.max_cards {
            return;
        }
        if node.points >= self.minimum && (node.cards > 0 || self.minimum <= 0) && self.is_pure_enough(selection) {
            self.best = Some((node.cost, *selection));
            return;
        }
        if place == self.len {
            self.fill_up(node, selection);
            return;
        }
        let max_points = node.points + self.suffix_points[place] + self.prices.of(node.twos, node.jokers);
        if max_points < self.minimum {
            return;
        }
        let candidate = self.candidates[place];
        // At most three: the cast is lossless.
        let needed = candidate.wilds as u8;
        for jokers in 0..=needed.min(node.jokers) {
            let twos = needed - jokers;
            if twos > node.twos {
                continue;
            }
            selection[place] = Some((twos, jokers));
            self.visit(place + 1, node.with(self.prices, candidate, twos, jokers), selection);
        }
        selection[place] = None;
        self.visit(place + 1, node, selection);
    }

    /// Whether a group without wild cards is among those selected, where the rules ask for one.
    fn is_pure_enough(&self, selection: &Selection) -> bool {
        self.purity == Purity::Free || selection.contains(&Some((0, 0)))
    }

    /// Adds wild cards to the selected groups until the minimum is reached, twos first.
    fn fill_up(&mut self, mut node: Node, selection: &Selection) {
        let kept_pure = match self.purity {
            Purity::Free => None,
            Purity::OneGroup => match selection.iter().position(|&selected| selected == Some((0, 0))) {
                None => return,
                place => place,
            },
        };
        let mut selection = *selection;
        for (place, (candidate, selected)) in self.candidates.iter().zip(&mut selection).enumerate() {
            let Some((twos, jokers)) = selected else { continue };
            if kept_pure == Some(place) {
                continue;
            }
            while node.points < self.minimum && usize::from(*twos + *jokers) < candidate.most_wilds {
                let shortfall = self.minimum - node.points;
                let use_joker = node.jokers > 0 && (node.twos == 0 || shortfall > self.prices.two);
                if !use_joker && node.twos == 0 {
                    break;
                }
                node = node.add(self.prices, u8::from(!use_joker), u8::from(use_joker));
                *twos += u8::from(!use_joker);
                *jokers += u8::from(use_joker);
            }
        }
        let is_too_expensive = self.best.is_some_and(|(least, _)| node.cost >= least);
        if node.points >= self.minimum && node.cards > 0 && node.cards <= self.max_cards && !is_too_expensive {
            self.best = Some((node.cost, selection));
        }
    }
}

impl Node {
    fn with(self, prices: Prices, candidate: Candidate, twos: u8, jokers: u8) -> Node {
        // At most eight of a rank: the cast is lossless.
        let naturals = candidate.naturals as i32;
        let pair_cost = if candidate.wilds > 0 { weights::OPEN_PAIR } else { 0 };
        let node = self.add(prices, twos, jokers);
        Node {
            cards: node.cards + candidate.naturals,
            points: node.points + naturals * candidate.points,
            cost: node.cost + naturals * weights::OPEN_CARD + pair_cost,
            ..node
        }
    }

    fn add(self, prices: Prices, twos: u8, jokers: u8) -> Node {
        let (two, joker) = (i32::from(twos), i32::from(jokers));
        Node {
            twos: self.twos - twos,
            jokers: self.jokers - jokers,
            cards: self.cards + usize::from(twos + jokers),
            points: self.points + prices.of(twos, jokers),
            cost: self.cost + two * weights::OPEN_TWO + joker * weights::OPEN_JOKER,
        }
    }
}

/// The value of having opened.
pub fn opening_value(features: &PublicFeatures<'_>) -> i32 {
    let minimum = features.observation.opening_minimum(features.observation.seat());
    let behind = if features.opponent_melds.is_empty() { 0 } else { weights::OPENED_BEHIND };
    let late = match features.end_risk {
        EndRisk::Low => 0,
        EndRisk::Medium => weights::OPENED_LATE / 2,
        EndRisk::High => weights::OPENED_LATE,
    };
    // The red threes of a side without melds count against it.
    let red_threes = if features.rules.red_threes_negative {
        features.observation.red_threes(features.observation.side()).len() as i32
    } else {
        0
    };
    weights::OPENED
        + features.parameters.opening_bonus
        + minimum * weights::OPENED_MINIMUM_PERCENT / 100
        + behind
        + late
        + 10 * red_threes
        + threes_at_stake(features)
}

/// What the threes of a side without melds count against it, in points, where the hand may end at any moment.
fn threes_at_stake(features: &PublicFeatures<'_>) -> i32 {
    let (rules, observation) = (features.rules, features.observation);
    if features.end_risk < EndRisk::High || features.skill == Skill::Novice || !rules.red_threes_negative {
        return 0;
    }
    rules.threes_points(observation.red_threes(observation.side()))
}

/// What a policy adds to the cost of an opening for its wild cards.
pub fn wild_cost(features: &PublicFeatures<'_>, groups: &[Group]) -> i32 {
    let wilds: usize = groups.iter().map(|group| group.cards.wilds().len()).sum();
    // At most twelve wild cards: the cast is lossless.
    wilds as i32 * features.parameters.opening_wild_cost
}

/// The opening to meld from the hand now, if it is worth its cost.
pub fn choose(features: &PublicFeatures<'_>) -> Option<Vec<Group>> {
    let minimum = features.observation.opening_minimum(features.observation.seat());
    // One card to discard and one to keep.
    let max_cards = features.hand.len().saturating_sub(2);
    let opening = cheapest(features, features.hand, None, minimum.max(1), max_cards, needed_canasta(features))?;
    let waits = !features.has(Habit::OpenSoon)
        && features.end_risk == EndRisk::Low
        && opening.groups.iter().any(|group| !group.cards.wilds().is_empty());
    let cost = opening.cost + wild_cost(features, &opening.groups);
    let opens = !waits && cost <= opening_value(features);
    Some(opening.groups).filter(|groups| opens && (!features.asks() || features.allows(&Action::Meld(groups.clone()))))
}
