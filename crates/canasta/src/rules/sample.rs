//! Sampling possible states: the bots' only way from an observation to a [`State`].

use super::cards::{Card, CardSet, Rank};
use super::meld::{Meld, Melds};
use super::observation::Observation;
use super::pile::set_of;
use super::ruleset::Rules;
use super::seat::{Players, Seat};
use super::sort::insertion_sort_by_key;
use super::state::{Phase, State};
use rand::Rng;
use rand::RngExt;
use rand::seq::SliceRandom;
use std::ops::Range;

/// Most samples that are drawn because the player whose turn it is could not finish it.
const TRIES: usize = 32;
/// Most exchanges of single cards, in search of a hand with which the turn can be finished.
const EXCHANGES: usize = 4_000;

impl State {
    /// The same hands with the stock in a random order: a possible state for a player who sees all hands.
    #[must_use]
    pub fn with_reshuffled_stock(&self, rng: &mut impl Rng) -> State {
        let mut state = self.clone();
        state.stock.as_mut_slice().shuffle(rng);
        state
    }

    /// A random state among those in which this seat would observe the same.
    ///
    /// Known cards stay with their holder, and red threes stay in the stock, because a hand lays them out at once. If the
    /// turn must be possible to finish (after a question, with an obligation, or with one card), samples without a way to
    /// finish it are drawn again. If few are possible, hidden cards of the last one are exchanged until it has a way, which
    /// makes likely hands of that player more frequent than they should be.
    ///
    /// `None` if no state was found in which the turn can be finished, which is very rare.
    #[must_use]
    pub fn sample(observation: &Observation<'_>, rng: &mut impl Rng) -> Option<State> {
        let seen = observation.state;
        if seen.ended.is_some() {
            return Some(seen.clone());
        }
        let mut hidden = Hidden::of(observation);
        let mut state = seen.clone();
        // What came face down is hidden as the hand is.
        if state.seat != observation.seat {
            (state.came, state.came_hidden) = (observation.came(), CardSet::EMPTY);
        }
        for _ in 0..TRIES {
            hidden.cards.shuffle(rng);
            hidden.put(&mut state, rng);
            if state.turn_can_end(observation.seat) {
                return Some(state);
            }
        }
        // Few hands are possible: exchange cards that fit nowhere until the turn can be finished.
        exchange(&mut state, &mut hidden, observation.seat, dead_cards, rng).or_else(|| {
            // Cards that no canasta needs are in the way too. Some hands lead nowhere, so that several are tried.
            (0..TRIES).find_map(|_| {
                hidden.cards.shuffle(rng);
                hidden.put(&mut state, rng);
                exchange(&mut state, &mut hidden, observation.seat, useless_cards, rng)
            })
        })
    }

    /// As [`State::sample`], but likelier ones more often: of so many ways to deal the hidden cards it takes one by lot, in
    /// proportion to the product of what `weigh` says of each other hand. One way, or a weight that is always the same,
    /// is [`State::sample`].
    #[must_use]
    pub fn sample_likely(
        observation: &Observation<'_>,
        rng: &mut impl Rng,
        ways: u32,
        weigh: impl Fn(Seat, CardSet) -> f64,
    ) -> Option<State> {
        match Hidden::likely(observation, rng, ways, weigh) {
            Some(hidden) => Some(hidden.into_state(observation, rng)),
            None => State::sample(observation, rng),
        }
    }

    /// As [`State::sample_likely`], and then single cards of the hands are exchanged so many times for others, each time with the
    /// chance that the ratio of the weights gives (Metropolis): the more exchanges, the nearer the chance of a deal is to the
    /// product of its weights.
    #[must_use]
    pub fn sample_weighted(
        observation: &Observation<'_>,
        rng: &mut impl Rng,
        ways: u32,
        exchanges: u32,
        weigh: impl Fn(Seat, CardSet) -> f64,
    ) -> Option<State> {
        match Hidden::likely(observation, rng, ways.max(2), &weigh) {
            Some(mut hidden) => {
                hidden.exchange_by_weight(observation.state, exchanges, weigh, rng);
                Some(hidden.into_state(observation, rng))
            }
            None => State::sample(observation, rng),
        }
    }

    /// Whether the player whose turn it is can finish it with the sampled hand. The observing seat's hand is not sampled.
    fn turn_can_end(&self, observing: Seat) -> bool {
        let turn = self.seat;
        turn == observing
            || match self.phase {
                Phase::Draw => true,
                Phase::Answer => self.could_go_out(),
                Phase::Play => self.can_finish(self.hands[turn].cards(), &self.melds[self.sides.of(turn)], self.came),
            }
    }
}

/// What a hand costs with these own melds under these rules: the less, the likelier it is that the turn can be finished.
type Cost = fn(&Rules, CardSet, &Melds) -> usize;

/// Exchanges hidden cards of the player whose turn it is for others, unless that makes the hand cost more, until the turn can be
/// finished.
fn exchange(state: &mut State, hidden: &mut Hidden, observing: Seat, cost: Cost, rng: &mut impl Rng) -> Option<State> {
    let hand = hidden.place_of(state.seat)?;
    if hand.is_empty() || hand.len() == hidden.cards.len() {
        return None;
    }
    let melds = state.melds[state.sides.of(state.seat)].clone();
    let mut least = cost(&state.rules, state.hands[state.seat].cards(), &melds);
    for _ in 0..EXCHANGES {
        let mine = rng.random_range(hand.clone());
        let other = rng.random_range(0..hidden.cards.len());
        if hand.contains(&other) {
            continue;
        }
        hidden.cards.swap(mine, other);
        let held = hidden.hand(state, state.seat, hand.clone());
        let now = cost(&state.rules, held, &melds);
        if now > least {
            hidden.cards.swap(mine, other);
            continue;
        }
        least = now;
        state.hands[state.seat] = held.into();
        if state.turn_can_end(observing) {
            hidden.put(state, rng);
            return Some(state.clone());
        }
    }
    None
}

/// The number of cards of a hand that could be laid nowhere without wilds.
fn dead_cards(_: &Rules, hand: CardSet, melds: &Melds) -> usize {
    let dead = |n: usize| if n < 3 { n } else { 0 };
    let naturals = Rank::NATURALS.into_iter().filter(|&rank| melds.of(rank).is_empty());
    naturals.map(|rank| dead(hand.count(rank))).sum::<usize>() + dead(hand.black_threes().len())
}

/// The same, and the cards that the canastas needed to go out are short of. These weigh more, because a card for one may break a set of
/// three.
fn useless_cards(rules: &Rules, hand: CardSet, melds: &Melds) -> usize {
    let short = |rank: Rank| {
        let (naturals, wilds) = melds.lengths(rank);
        let short = Meld::CANASTA.saturating_sub(naturals + wilds + hand.count(rank));
        let by_wilds = rules.most_wilds(naturals + hand.count(rank)).saturating_sub(wilds).min(short);
        (!rules.required_ranks.contains(rank), short - by_wilds, by_wilds)
    };
    let mut wanted: Vec<(bool, usize, usize)> = Rank::NATURALS.into_iter().map(short).collect();
    insertion_sort_by_key(&mut wanted, |&one| one);
    wanted.truncate(rules.canastas_to_go_out.into());
    let (naturals, wilds) = wanted.iter().fold((0, 0), |(sum, wilds), &(_, short, more)| (sum + short, wilds + more));
    dead_cards(rules, hand, melds) + 3 * (naturals + wilds.saturating_sub(hand.wilds().len()))
}

/// The cards whose places the observing seat does not know, in the order in which they are dealt.
struct Hidden {
    cards: Vec<Card>,
    /// Threes that a hand lays out at once: they are in the stock or in feet.
    red_threes: CardSet,
    /// The range of cards that each other seat gets; the rest is the stock.
    places: [Option<(Seat, usize, usize)>; Players::MOST],
}

impl Hidden {
    fn of(observation: &Observation<'_>) -> Hidden {
        let state = observation.state;
        let unseen = observation.unseen();
        let red_threes = state.rules.bonus_cards(unseen);
        let hidden = unseen.difference(red_threes);
        let mut cards = Vec::with_capacity(hidden.len());
        cards.extend(hidden.iter());
        let mut places = [None; Players::MOST];
        let mut start = 0;
        let others = state.rules.players.seats().filter(|&other| other != observation.seat);
        for (place, other) in places.iter_mut().zip(others) {
            let missing = state.hands[other].len().saturating_sub(state.known[other].len());
            *place = Some((other, start, start + missing));
            start += missing;
        }
        Hidden { cards, red_threes, places }
    }

    /// The likeliest by lot of so many ways to deal the cards; `None` where nothing is to choose, or the turn must be possible to finish.
    fn likely(
        observation: &Observation<'_>,
        rng: &mut impl Rng,
        ways: u32,
        weigh: impl Fn(Seat, CardSet) -> f64,
    ) -> Option<Hidden> {
        let seen = observation.state;
        let bound = seen.seat != observation.seat && seen.phase != Phase::Draw;
        if ways < 2 || seen.ended.is_some() || bound {
            return None;
        }
        let mut hidden = Hidden::of(observation);
        let dealt = hidden.dealt();
        let (mut best, mut sum) = (hidden.cards.clone(), 0.0);
        for _ in 0..ways {
            for place in 0..dealt {
                let other = rng.random_range(place as u32..hidden.cards.len() as u32) as usize;
                hidden.cards.swap(place, other);
            }
            let hands = hidden.places.iter().flatten();
            let weights = hands.map(|&(seat, start, stop)| weigh(seat, hidden.hand(seen, seat, start..stop)));
            let weight = weights.product::<f64>().max(f64::MIN_POSITIVE);
            sum += weight;
            if rng.random::<f64>() * sum < weight {
                best.clone_from(&hidden.cards);
            }
        }
        hidden.cards = best;
        Some(hidden)
    }

    /// The number of cards that hands get; the rest is the stock.
    fn dealt(&self) -> usize {
        self.places.iter().flatten().map(|&(.., stop)| stop).max().unwrap_or_default()
    }

    /// The state with these hands and the stock in a random order.
    fn into_state(mut self, observation: &Observation<'_>, rng: &mut impl Rng) -> State {
        let dealt = self.dealt();
        self.cards[dealt..].shuffle(rng);
        let mut state = observation.state.clone();
        self.put(&mut state, rng);
        state
    }

    /// Exchanges single cards, each with the chance that the ratio of the weights gives.
    fn exchange_by_weight(
        &mut self,
        state: &State,
        exchanges: u32,
        weigh: impl Fn(Seat, CardSet) -> f64,
        rng: &mut impl Rng,
    ) {
        let (dealt, all) = (self.dealt(), self.cards.len());
        let places: Vec<(Seat, usize, usize)> = self.places.iter().flatten().copied().collect();
        let holder = |place: usize| places.iter().position(|&(_, start, stop)| (start..stop).contains(&place));
        let weight = |hidden: &Hidden, holder: usize| {
            let (seat, start, stop) = places[holder];
            weigh(seat, hidden.hand(state, seat, start..stop)).max(f64::MIN_POSITIVE)
        };
        let mut weights: Vec<f64> = (0..places.len()).map(|holder| weight(self, holder)).collect();
        for _ in 0..if dealt > 0 { exchanges } else { 0 } {
            let one = rng.random_range(0..dealt as u32) as usize;
            let other = rng.random_range(0..all as u32) as usize;
            let holders = [holder(one), holder(other)];
            if holders[0] == holders[1] || self.cards[one].rank() == self.cards[other].rank() {
                continue;
            }
            self.cards.swap(one, other);
            let after = holders.map(|holder| holder.map(|holder| (holder, weight(self, holder))));
            let ratio: f64 = after.iter().flatten().map(|&(holder, weight)| weight / weights[holder]).product();
            if ratio < 1.0 && rng.random::<f64>() >= ratio {
                self.cards.swap(one, other);
                continue;
            }
            after.into_iter().flatten().for_each(|(holder, weight)| weights[holder] = weight);
        }
    }

    fn place_of(&self, seat: Seat) -> Option<Range<usize>> {
        self.places.iter().flatten().find(|(other, ..)| *other == seat).map(|&(_, start, end)| start..end)
    }

    fn hand(&self, state: &State, seat: Seat, place: Range<usize>) -> CardSet {
        state.known[seat].union(set_of(self.cards.get(place).unwrap_or_default()))
    }

    /// Deals the hidden cards to their places.
    fn put(&self, state: &mut State, rng: &mut impl Rng) {
        let mut end = 0;
        for &(seat, start, stop) in self.places.iter().flatten() {
            state.hands[seat] = self.hand(state, seat, start..stop).into();
            end = stop;
        }
        state.stock.refill(self.cards.get(end..).unwrap_or_default());
        self.red_threes.iter().for_each(|card| state.stock.push(card));
        if !self.red_threes.is_empty() {
            state.stock.as_mut_slice().shuffle(rng);
        }
        for card in state.pile.face_down.as_mut_slice() {
            if let Some(hidden) = state.stock.pop() {
                *card = hidden;
            }
        }
        if state.rules.has_feet() {
            let State { rules, feet, stock, .. } = state;
            for seat in rules.players.seats() {
                feet.refill(seat, |cards| (0..cards).filter_map(|_| stock.pop()).collect());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Card, Given, Setup, Side, generator, legal};
    use super::*;

    fn cards(text: &str) -> Vec<Card> {
        text.split_whitespace().map(|card| card.parse().unwrap()).collect()
    }

    /// An asker's hand can be gone out with, or the question had been refused: so it is in every sample.
    #[test]
    fn an_asker_could_go_out_in_every_sample() {
        let mut setup = Setup::new(Rules::default());
        setup.phase = Phase::Play;
        setup.hands[0] = Given::Cards(cards("7s 7h 7d 8s 8h 8d 9s 9h 9d Ts Th Td"));
        setup.hands[1] = Given::Unknown(11);
        setup.hands[2] = Given::Unknown(11);
        setup.hands[3] = Given::Unknown(11);
        setup.melds[Side::FIRST] = vec!["As Ah Ad Ac As Ah Ad".parse().unwrap()];
        let mut state = setup.state().unwrap();
        state.play(&"ask".parse().unwrap()).unwrap();
        let mut rng = generator([9; 32]);
        for answer in ["answer yes", "answer no"] {
            for _ in 0..100 {
                let mut sampled = State::sample(&state.observe(state.to_act()), &mut rng).unwrap();
                assert_eq!(sampled.observe(state.to_act()), state.observe(state.to_act()));
                sampled.play(&answer.parse().unwrap()).unwrap();
                assert!(!legal::candidates(&sampled.observe(sampled.to_act())).is_empty());
            }
        }
        state.play(&"answer yes".parse().unwrap()).unwrap();
        let opponent = state.rules().players.seat(1).unwrap();
        for _ in 0..100 {
            let sampled = State::sample(&state.observe(opponent), &mut rng).unwrap();
            assert_eq!(sampled.observe(opponent), state.observe(opponent));
            assert!(!legal::candidates(&sampled.observe(sampled.to_act())).is_empty());
        }
    }

    /// A hand that goes out at once without own melds needs a canasta, which a hand of chance hardly ever holds.
    #[test]
    fn a_canasta_is_found_for_who_needs_one_to_go_out() {
        let mut setup = Setup::new(Rules::default());
        setup.phase = Phase::Play;
        setup.hands[0] = Given::Cards(cards("6s 6d 6c 4h 7s 7s 7h 7d 7d 7c 2s 2h"));
        setup.hands[1..].fill(Given::Unknown(4));
        let mut state = setup.state().unwrap();
        state.play(&"ask".parse().unwrap()).unwrap();
        let mut rng = generator([9; 32]);
        for seat in [1, 2, 3].map(|seat| state.rules().players.seat(seat).unwrap()) {
            for _ in 0..200 {
                let sampled = State::sample(&state.observe(seat), &mut rng).unwrap();
                assert_eq!(sampled.observe(seat), state.observe(seat));
                assert!(sampled.could_go_out());
            }
        }
    }

    #[test]
    fn an_observation_prints_nothing_hidden() {
        let mut setup = Setup::new(Rules::default());
        setup.hands = vec![Given::Unknown(11); 4];
        let state = setup.state().unwrap();
        let seen = state.observe(Seat::FIRST);
        let other = State::sample(&seen, &mut generator([1; 32])).unwrap();
        assert_ne!(state, other);
        assert_eq!(format!("{seen:?}"), format!("{:?}", other.observe(Seat::FIRST)));
    }
}
