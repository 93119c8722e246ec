//! The weighing of the actions of a position.

use super::nearness::{turns_left, urgency};
use super::weights::GeneralWeights;
use crate::rules::{
    Action, BonusKey, Canasta, Card, CardSet, FootPickup, Meld, MeldKind, Melds, Observation, Phase, Rank, Rules, Suit,
    TurnObligation, legal,
};

/// Each card of a meld that is no canasta yet is worth the canasta's bonus divided by this.
const CARDS_OF_CANASTA: i32 = 18;
/// The bonus by which the weights of sequences are scaled.
const BONUS_OF_SEQUENCE: i32 = 1_500;
/// What the first take of a side brings beyond its cards.
const FIRST_TAKE: i32 = 30;
/// A card in the hand, for each other card of its rank there.
const PAIR: i32 = 12;
/// The cards of a rank in a pack.
const CARDS_OF_RANK: i32 = 4;
/// What a card in a hand counts against its side, on the mean.
const CARD_HELD: i32 = 10;
/// The cards that a side lays on a meld in a turn, where it wants to.
const CARDS_A_TURN: usize = 2;
/// A card of the pile that a discard feeds to the next opponent.
const FED_CARD: i32 = 4;

/// What an action is worth that is not legal or not wanted.
pub(super) const NEVER: i32 = i32::MIN / 2;

/// Whether the own side would rather have the hand end now: it has more on the table than it risks in its hands.
fn wants_end(observation: &Observation<'_>) -> bool {
    lead_at_end(observation) > 0
}

/// What the own side has on the table beyond what it risks in its hands, in points.
fn lead_at_end(observation: &Observation<'_>) -> i32 {
    let rules = observation.rules();
    let seats = observation.sides().seats_of(observation.side());
    let cards: usize = seats.map(|seat| observation.hand_len(seat) + observation.foot_len(seat)).sum();
    let held = i32::try_from(cards).unwrap_or(0) * CARD_HELD;
    table_points(rules, observation.melds(observation.side())) + rules.going_out - held
}

/// Whether the own side would rather have the partner end the hand now: who thinks of the end counts what the own hand costs then.
pub(super) fn agrees(observation: &Observation<'_>, weights: GeneralWeights) -> bool {
    let rules = observation.rules();
    let hand = observation.hand();
    let usual = CARD_HELD * i32::try_from(hand.len()).unwrap_or(0);
    let costs = rules.held_points(hand) + rules.held_penalty(hand) - usual;
    lead_at_end(observation) > costs.max(0) * weights.end / 100
}

/// How likely an unseen card is with a partner or comes to the side from the stock, of which half is drawn in the mean, in percent.
fn share_of_unseen(observation: &Observation<'_>, weights: GeneralWeights) -> Option<i32> {
    let rules = observation.rules();
    if weights.reach == 0 || !(rules.sequences || rules.wild_melds.is_allowed()) {
        return None;
    }
    let (own, all) = (observation.side(), rules.players.count());
    let seats = || observation.sides().seats_of(own);
    let partners: usize =
        seats().filter(|&seat| seat != observation.seat()).map(|seat| observation.hand_len(seat)).sum();
    let drawn = observation.stock_len() * seats().count() / (2 * all);
    let unseen = observation.unseen().len().max(1);
    // A part of the unseen cards: at most 100.
    i32::try_from((partners + drawn) * 100 / unseen).ok()
}

/// How likely so many are enough, of which so many come in the mean, in percent: one half where as many come as are wanted.
fn likelihood(coming: i32, wanted: i32) -> i32 {
    let (coming, wanted) = (i64::from(coming), i64::from(wanted));
    let (a, b) = (coming * coming, wanted * wanted);
    // At most 100.
    if b == 0 { 100 } else { (100 * a / (a + b)) as i32 }
}

/// Canastas and cards on the table, in points.
fn table_points(rules: &Rules, melds: &Melds) -> i32 {
    rules.canastas_score(melds) + rules.points_of(melds.cards())
}

/// What the weighing of all actions of a position shares.
pub(super) struct Weigher<'a> {
    observation: &'a Observation<'a>,
    weights: GeneralWeights,
    rules: &'a Rules,
    hand: CardSet,
    /// The own hand, the pile and all melds.
    seen: CardSet,
    melds: &'a Melds,
    /// What the melds are worth as they lie.
    lying: i32,
    wants_end: bool,
    has_foot: bool,
    /// What neighbours and fitting sequences are worth, in percent of their weights.
    sequences: i32,
    /// The own turns after this one; `None` if it is not thought of the end.
    turns_left: Option<usize>,
    /// How likely this is the last turn, in percent.
    last: i32,
    /// The most that a legal discard spares the side at the end, in points.
    most_relief: i32,
    /// How likely an unseen card comes to the own side in time, in percent; `None` where nothing is thought of it.
    share: Option<i32>,
}

impl<'a> Weigher<'a> {
    pub(super) fn new(observation: &'a Observation<'a>, weights: GeneralWeights) -> Weigher<'a> {
        let rules = observation.rules();
        let melds = observation.melds(observation.side());
        let hand = observation.hand();
        let needed = rules.canasta_kinds.at(Canasta::Sequence as usize).unwrap_or(0);
        let have = melds.canastas_by_kind()[Canasta::Sequence as usize];
        // Who needs a sequence to go out keeps more for it.
        let urgent = if usize::try_from(needed).is_ok_and(|needed| needed > have) { 2 } else { 1 };
        let bonus = rules.canasta_bonuses.at(BonusKey::SEQUENCE).unwrap_or(0);
        let laid = observation.sides().iter().flat_map(|side| observation.melds(side).iter());
        let seen = laid.fold(hand.union(observation.pile_cards()), |sum, meld| sum.union(meld.cards));
        let turns_left = (weights.end > 0).then(|| turns_left(observation));
        let weigher = Weigher {
            observation,
            weights,
            rules,
            hand,
            seen,
            melds,
            lying: 0,
            wants_end: wants_end(observation),
            has_foot: observation.foot_len(observation.seat()) > 0,
            sequences: if rules.sequences { urgent * bonus * 100 / BONUS_OF_SEQUENCE } else { 0 },
            turns_left,
            last: 0,
            most_relief: 0,
            share: share_of_unseen(observation, weights),
        };
        let weigher = Weigher { last: weigher.too_late(0), ..weigher };
        Weigher { lying: weigher.potential(melds, hand), most_relief: weigher.most_relief(), ..weigher }
    }

    /// The actions that are weighed, legal ones among them. A way to go out is looked for only by who wants the end.
    pub(super) fn candidates(&self) -> Vec<Action> {
        let observation = self.observation;
        let is_free = observation.phase() == Phase::Play && observation.obligation() != TurnObligation::MustGoOut;
        if !is_free {
            return legal::candidates(observation);
        }
        let mut actions = legal::quick_candidates(observation);
        if self.wants_end && !self.has_foot && observation.could_go_out() {
            actions.extend([Action::Ask].into_iter().filter(|ask| observation.check(ask).is_ok()));
            let out = legal::first_step_out(observation).filter(|out| !actions.contains(out));
            actions.extend(out.filter(|out| observation.check(out).is_ok()));
        }
        actions
    }

    pub(super) fn worth(&self, action: &Action) -> i32 {
        match action {
            Action::Draw => self.weights.draw,
            Action::Special(special) => self.rules.special_hands.at((*special).into()).unwrap_or(0),
            Action::Take { with, groups } => {
                let laid = groups.iter().fold(with.cards, |sum, group| sum.union(group.cards));
                let cards = self.observation.takeable();
                let pile: i32 =
                    cards.iter().map(|&card| self.weights.of_pile + self.rules.points_of_card(card) / 2).sum();
                // At most the cards of all packs: fits. A card that nobody knows has half of ten points.
                let pile = pile + self.observation.takeable_face_down() as i32 * (self.weights.of_pile + 5);
                let below = self.observation.takeable_cards();
                let taken = self.hand.difference(laid).union(below.difference(below.red_threes()));
                // The top card is laid.
                let taken = cards.last().map_or(taken, |&top| taken.difference(top.into()));
                pile + self.worth_of_laying(laid, action)
                    + i32::from(self.melds.is_empty()) * FIRST_TAKE
                    + self.held_cost(self.hand.difference(laid))
                    - self.held_cost(taken)
            }
            Action::Meld(_) => self.worth_of_laying(action.cards().unwrap_or_default(), action),
            // After all melds that are worth it.
            Action::Discard(card) => self.worth_of_discarding(*card),
            Action::Keep => -20,
            Action::Ask if self.wants_end && self.observation.obligation() == TurnObligation::Free => 400,
            Action::Ask => NEVER,
            Action::Answer(_) => 0,
        }
    }

    /// The gain of laying cards, less what they are worth in the hand.
    fn worth_of_laying(&self, cards: CardSet, action: &Action) -> i32 {
        let Some(after) = self.observation.melds_after(action) else { return NEVER };
        let left = self.hand.difference(cards);
        let gain = self.potential(&after, left) - self.lying;
        let kept: i32 = cards.iter().map(|card| if card.is_wild() { self.weights.laid_wild } else { 2 }).sum();
        let opening = if self.melds.is_empty() { self.weights.opening } else { 0 };
        // Nothing is kept for later where there is no later, and what is laid no longer counts against the side.
        let later = 100 - self.last;
        let relief = self.held_cost(self.hand) - self.held_cost(left) + self.rules.held_points(cards) * self.last / 100;
        let must_earn = self.has_foot && self.rules.foot_pickup == FootPickup::Canasta;
        let empties = match left.len() {
            _ if must_earn && after.canastas() > self.melds.canastas() => 150 + self.foot_held() * self.last / 100,
            0 if self.has_foot => 150 + self.foot_held() * self.last / 100,
            0 if self.wants_end => 1_000,
            0 => -500,
            1 if !self.has_foot && !self.wants_end => -60,
            _ => 0,
        };
        gain - (kept + opening) * later / 100 + relief + empties
    }

    /// What melds are worth beside such a hand with a view to the canastas that they may become.
    fn potential(&self, melds: &Melds, held: CardSet) -> i32 {
        let each = |meld: Meld| {
            let (bonus, points) = (self.rules.canasta_bonus(meld), self.rules.points_of(meld.cards));
            // At most seven: fits.
            let lying = meld.cards.len().min(Meld::CANASTA) as i32;
            // What is not completed in time never will be.
            let too_late = self.too_late(Meld::CANASTA.saturating_sub(meld.cards.len()).div_ceil(CARDS_A_TURN));
            let prospect = self.prospect(meld) * lying / CARDS_OF_CANASTA * (100 - too_late) / 100;
            let incomplete = self.weights.incomplete + (100 - self.weights.incomplete) * too_late / 100;
            let penalty = self.rules.incomplete_penalty(meld) * incomplete / 100;
            match self.share {
                Some(share) if bonus == 0 && meld.rank().is_none() => {
                    let unlikely = (100 - self.chance(meld, held, share)) * self.weights.reach / 100;
                    (prospect + points) * (100 - unlikely) / 100 - penalty
                }
                _ => bonus + if bonus > 0 { 0 } else { prospect } + points - penalty,
            }
        };
        let melded = melds.iter().map(each).sum::<i32>() + self.rules.canasta_count_points(melds.canastas());
        if self.last == 0 {
            return melded;
        }
        // Threes and melds may count against a side without canastas.
        let threes = self.rules.threes_score(self.observation.red_threes(self.observation.side()), melds);
        let against = if self.rules.melds_need_canasta && melds.canastas() == 0 {
            2 * self.rules.points_of(melds.cards())
        } else {
            0
        };
        melded + (threes - against) * self.last / 100
    }

    /// How likely a wild meld or a sequence becomes a canasta by the hand and by what comes to the side in time, in percent: an estimate.
    fn chance(&self, meld: Meld, held: CardSet, share: i32) -> i32 {
        match meld.kind {
            MeldKind::Set(_) => 100,
            MeldKind::Wild => {
                let packs = usize::from(self.rules.packs);
                let all = packs * (4 + usize::from(self.rules.pack_jokers));
                let lacking = Meld::CANASTA.saturating_sub(meld.cards.len() + held.wilds().len());
                // Others of the side spend half of theirs elsewhere. At most the wilds of all packs: the casts are lossless.
                let unseen = all.saturating_sub(self.seen.wilds().len()) as i32;
                likelihood(unseen * share, 2 * lacking as i32 * 100)
            }
            MeldKind::Sequence(suit) => {
                let at =
                    |rank: &Rank| meld.cards.contains(Card::new(*rank, suit)) || held.contains(Card::new(*rank, suit));
                let holds = |run: &&[Rank]| meld.cards.ranks().all(|rank| run.contains(&rank));
                let chance = |run: &[Rank]| {
                    let missing = run.iter().filter(|rank| !at(rank));
                    missing.fold(100, |chance, &rank| {
                        let seen = self.seen.count_of(Card::new(rank, suit));
                        // At most eight packs: the cast is lossless.
                        let unseen = usize::from(self.rules.packs).saturating_sub(seen) as i32;
                        chance * (unseen * share).min(95) / 100
                    })
                };
                Rank::NATURALS.windows(Meld::CANASTA).filter(holds).map(chance).max().unwrap_or(0)
            }
        }
    }

    /// How likely the hand ends too soon for what takes so many turns after this one, in percent.
    fn too_late(&self, needed: usize) -> i32 {
        self.turns_left.map_or(0, |left| urgency(left, needed) * self.weights.end / 100)
    }

    /// What cards that are held cost beside their usual points, in points: the more, the likelier it is that the hand ends before
    /// they can be discarded one by one.
    fn held_cost(&self, hand: CardSet) -> i32 {
        if self.turns_left.is_none() {
            return 0;
        }
        let of = |rank: Rank| match (self.rules.held_penalty_of(rank), Rules::held_together(hand, rank)) {
            (Some((penalty, from)), held) if held >= from => penalty * self.too_late(held - from) / 100,
            _ => 0,
        };
        let penalties = match self.rules.held_penalties.is_empty() {
            true => 0,
            false => Rank::NATURALS.into_iter().chain([Rank::Three]).map(of).sum(),
        };
        let threes = hand.of_rank(Rank::Three);
        let more = self.rules.held_points(threes) - self.rules.points_of(threes);
        penalties + if more > 0 { more * self.too_late(threes.len().saturating_sub(1)) / 100 } else { 0 }
    }

    /// What the own foot counts against the side if it is not picked up, in points: its cards are unknown.
    fn foot_held(&self) -> i32 {
        // At most thirty: fits.
        CARD_HELD * self.observation.foot_len(self.observation.seat()) as i32
    }

    /// What the canasta that a meld may become is worth beforehand.
    fn prospect(&self, meld: Meld) -> i32 {
        let bonus = |key| self.rules.canasta_bonuses.at(key);
        let (bonus, percent) = match meld.kind {
            MeldKind::Set(Rank::Three) => return 0,
            MeldKind::Set(rank) if meld.wilds() > 0 => {
                let mixed = bonus(BonusKey::MIXED + rank.index());
                (mixed.unwrap_or(self.rules.mixed_canasta), self.weights.set)
            }
            MeldKind::Set(rank) => (bonus(rank.index()).unwrap_or(self.rules.natural_canasta), self.weights.set),
            MeldKind::Sequence(_) => (bonus(BonusKey::SEQUENCE).unwrap_or(0), self.weights.sequence),
            MeldKind::Wild => {
                let is_pure = meld.cards.count(Rank::Joker) == 0 || meld.cards.count(Rank::Two) == 0;
                let pure = bonus(BonusKey::WILD_PURE).filter(|_| is_pure);
                (pure.or(bonus(BonusKey::WILD)).unwrap_or(0), self.weights.wild_meld)
            }
        };
        bonus * percent / 100
    }

    /// The worth of a discard: negative by what the card is worth in the hand and to the next player.
    fn worth_of_discarding(&self, card: Card) -> i32 {
        let rank = card.rank();
        let left = self.hand.difference(card.into());
        if left.is_empty() {
            return match () {
                () if self.has_foot => 100,
                () if self.wants_end => 1_000,
                () => -400,
            };
        }
        if card.is_wild() {
            return -self.weights.wild - self.rules.points_of_card(card);
        }
        // As a difference to the most, so that what can be laid is laid before.
        let relief = self.relief_of_discarding(card) - self.most_relief;
        if rank == Rank::Three {
            return 10 + relief;
        }
        // Fewer than a hundred of a rank: fits.
        let others = (self.hand.count(rank) as i32 - 1).min(4);
        let is_open = |meld: Meld| meld.rank() == Some(rank) && meld.cards.len() < Meld::CANASTA;
        let fits = if self.melds.iter().any(is_open) { self.weights.fits_set } else { 0 };
        let in_sequences = card.suit().map_or(0, |suit| self.worth_in_sequences(rank, suit));
        let theirs = self.observation.sides().of(self.observation.next_opponent());
        let feeds = self.weights.feeds > 0
            && !self.observation.is_frozen_to(theirs)
            && self.observation.melds(theirs).iter().any(is_open);
        // At most the cards of all packs: fits.
        let danger = if feeds { self.weights.feeds + FED_CARD * self.observation.pile_len() as i32 } else { 0 };
        self.rules.points_of_card(card) * self.weights.points / 100
            - PAIR * others
            - fits
            - in_sequences
            - danger
            - self.danger_of_pair(rank)
            + relief
    }

    fn most_relief(&self) -> i32 {
        if self.turns_left.is_none() || self.held_cost(self.hand) == 0 {
            return 0;
        }
        let legal = self.hand.faces().filter(|&card| self.observation.check(&Action::Discard(card)).is_ok());
        legal.map(|card| self.relief_of_discarding(card)).max().unwrap_or(0)
    }

    /// What a discard spares the side at the end, in points. Of several cards that have to go each counts alike.
    fn relief_of_discarding(&self, card: Card) -> i32 {
        let (rank, left) = (card.rank(), self.hand.difference(card.into()));
        let spared = match (self.rules.held_penalty_of(rank), self.hand.count(rank)) {
            // What threes cost is counted below.
            _ if rank == Rank::Three => 0,
            // At most 32 of a rank: fits.
            (Some((penalty, from)), held) if held >= from => {
                penalty * self.too_late(held - from) / (100 * (held - from + 1) as i32)
            }
            _ => 0,
        };
        let is_three = rank == Rank::Three && self.turns_left.is_some();
        spared + if is_three { self.held_cost(self.hand) - self.held_cost(left) } else { 0 }
    }

    /// The danger that the next player takes the pile with a pair: the more cards of the rank are unseen, and the more come with
    /// it.
    fn danger_of_pair(&self, rank: Rank) -> i32 {
        let all = CARDS_OF_RANK * i32::from(self.rules.packs);
        // At most the cards of all packs: fits.
        let unseen = all - self.seen.count(rank) as i32;
        let most = self.rules.pile_take.map_or(usize::MAX, usize::from);
        let taken = (self.observation.pile_len() + 1).min(most) as i32;
        self.weights.unseen * taken * unseen.max(0) / (10 * all)
    }

    /// What a card in the hand is worth with its neighbours of the suit, and for the own sequences that it may come to.
    fn worth_in_sequences(&self, rank: Rank, suit: Suit) -> i32 {
        if self.sequences == 0 {
            return 0;
        }
        let at = rank.index();
        let near = |other: Rank| (1..=2).contains(&other.index().abs_diff(at));
        let is_held = |&other: &Rank| near(other) && self.hand.contains(Card::new(other, suit));
        // At most four: fits.
        let neighbours = Rank::NATURALS.into_iter().filter(is_held).count() as i32;
        let fits = self.melds.of_suit(suit).map(|meld| self.nearness(at, meld)).max().unwrap_or(0);
        (self.weights.neighbour * neighbours + fits) * self.sequences / 100
    }

    /// What a rank is worth for an own sequence: less with each card that is missing between them.
    fn nearness(&self, at: usize, meld: Meld) -> i32 {
        let ranks = || meld.cards.ranks().map(Rank::index);
        let (Some(low), Some(high)) = (ranks().min(), ranks().max()) else { return 0 };
        let missing = if at < low { low - at } else { at.saturating_sub(high) };
        let room = Meld::CANASTA.saturating_sub(meld.cards.len());
        // At most seven: fits.
        if (1..=room).contains(&missing) { self.weights.fits_sequence / missing as i32 } else { 0 }
    }
}
