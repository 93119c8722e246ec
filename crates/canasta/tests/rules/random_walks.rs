//! Walks of random legal actions, with checks at every step.

use crate::random_cases;
use canasta::rules::{
    Action, BySide, Card, CardSet, Observation, Rules, Seat, State, generator, legal, seed_from_number,
};
use proptest::prelude::*;
use rand::RngExt;
use rand::seq::IndexedRandom;
use rand_chacha::ChaCha12Rng;
use std::ops::ControlFlow;

/// The largest number of actions of a walk, since random play need not end a hand.
const LONGEST: usize = 160;

pub struct Walk {
    pub rng: ChaCha12Rng,
    pub state: State,
    steps: usize,
}

impl Walk {
    /// A walk from a random position, or from the deal, under random rules.
    pub fn new(number: u64) -> Walk {
        let mut rng = generator(seed_from_number(number));
        let rules = random_cases::rules(&mut rng);
        Walk::begin(rules, rng)
    }

    /// A walk under given rules.
    pub fn under(rules: Rules, number: u64) -> Walk {
        Walk::begin(rules, generator(seed_from_number(number)))
    }

    fn begin(rules: Rules, mut rng: ChaCha12Rng) -> Walk {
        let state = if rng.random_bool(0.8) {
            random_cases::position(rules, &mut rng)
        } else {
            let dealer = rules.players.seat(rng.random_range(0..rules.players.count())).expect("a seat");
            State::deal(rules, dealer, BySide::from([0, 0]), &rules.shuffled_deck(&mut rng))
        };
        Walk { rng, state, steps: 0 }
    }

    /// Plays a random legal action; `None` at the end of the hand, or when the walk is long enough.
    pub fn step(&mut self) -> Result<Option<Action>, TestCaseError> {
        if self.state.ended().is_some() || self.steps == LONGEST {
            return Ok(None);
        }
        self.steps += 1;
        let action = self.choose();
        // The player to act has a legal action.
        let action = action.ok_or_else(|| TestCaseError::fail(format!("no legal action in {:?}", self.state)))?;
        let played = self.state.play(&action);
        prop_assert!(played.is_ok(), "{action} is listed but refused: {played:?}");
        Ok(Some(action))
    }

    /// Candidates of bots advance the hand, and other actions reach unusual positions. Both are needed.
    fn choose(&mut self) -> Option<Action> {
        let observation = self.state.observe(self.state.to_act());
        if observation.check(&Action::Ask).is_ok() && self.rng.random_bool(0.5) {
            return Some(Action::Ask);
        }
        if let Some(out) = legal::first_step_out(&observation)
            && self.rng.random_bool(0.4)
            && observation.check(&out).is_ok()
        {
            return Some(out);
        }
        if self.rng.random_bool(0.5) {
            return legal::candidates(&observation).choose(&mut self.rng).cloned();
        }
        some_legal(&observation, 300).0.choose(&mut self.rng).cloned()
    }
}

/// The legal actions, and whether the list is complete: a large hand has too many to list.
pub fn some_legal(observation: &Observation<'_>, most: usize) -> (Vec<Action>, bool) {
    let mut actions = Vec::new();
    let mut looked_at = 0;
    let flow = legal::visit_all(observation, |action| {
        actions.push(action);
        looked_at += 1;
        if looked_at < most { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    (actions, flow.is_continue())
}

/// The number of cards of each face on the table, in hands, stock and pile, counted card by card.
pub fn count_cards(state: &State) -> [usize; Card::FACES] {
    let mut count = [0; Card::FACES];
    let mut add = |card: Card| count[card.index()] += 1;
    let mut add_set = |set: CardSet| set.iter().for_each(&mut add);
    for seat in state.rules().players.seats() {
        add_set(state.hand(seat));
    }
    for side in state.sides().iter() {
        state.melds(side).iter().for_each(|meld| add_set(meld.cards));
        add_set(state.red_threes(side));
    }
    state.stock().iter().chain(state.pile()).chain(state.face_down()).for_each(|&card| add(card));
    count
}

/// All facts of an observation as text.
pub fn describe(observation: &Observation<'_>) -> String {
    let o = observation;
    let seats: Vec<Seat> = o.rules().players.seats().collect();
    let by_seat: Vec<_> = seats.iter().map(|&s| (o.hand_len(s), o.shown_hand(s), o.known(s), o.has_laid(s))).collect();
    let by_side: Vec<_> = o.sides().iter().map(|s| (o.melds(s), o.red_threes(s), o.frozen_to(s))).collect();
    let threes: Vec<_> = seats.iter().map(|&s| o.scoring_threes(o.sides().scoring_of(s))).collect();
    let minimums: Vec<_> = seats.iter().map(|&s| o.opening_minimum(s)).collect();
    let turn = (o.to_act(), o.is_to_act(), o.turn_of(), o.phase(), o.drew(), o.obligation(), o.ended());
    let table = (
        o.dealer(),
        o.stock_len(),
        (o.face_down(), o.takeable_len(), o.pile()),
        o.banner(),
        o.scores(),
        o.could_go_out(),
        o.sides().lone(),
        threes,
    );
    format!("{:?} {} {} {by_seat:?} {by_side:?} {minimums:?} {turn:?} {table:?}", o.seat(), o.hand(), o.unseen())
}
