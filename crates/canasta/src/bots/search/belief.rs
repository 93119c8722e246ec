//! The belief about hidden hands, from what seats discarded and what they let pass.
//!
//! The likelihoods of hands were counted in games of the heuristic bot; `cargo run --release --example beliefs` counts again
//! and prints the tables. All evidence is public: who discarded which card of the pile, who let it pass, what is melded.

use super::evidence::{COUNTS, EVIDENCE_KINDS, Evidence, RANKS, WILD_COUNTS, evidence};
use super::likelihoods::{NATURALS, UNIT, WILDS};
use crate::rules::{CardSet, Observation, Players, Rank, Seat, State};
use rand::Rng;

/// A belief about the hands of the other seats.
#[derive(Clone, Debug)]
pub struct Belief {
    deal_candidates: u32,
    seats: [SeatBelief; Players::MOST],
}

/// The evidence about a seat, and the tables that apply to it.
#[derive(Clone, Copy, Debug)]
struct SeatBelief {
    naturals: &'static [[u16; COUNTS]; EVIDENCE_KINDS],
    wilds: &'static [u16; WILD_COUNTS],
    evidence: [Evidence; RANKS],
}

/// The likelihood of so many wild cards in a hand at a table of four, relative to a random deal.
pub fn wild_likelihood(opened: bool, wilds: usize) -> f64 {
    f64::from(WILDS[1][usize::from(opened)][wilds.min(WILD_COUNTS - 1)]) / f64::from(UNIT)
}

impl Belief {
    /// The belief that follows from an observation. Each sample is chosen among `deal_candidates` deals.
    pub fn new(observation: &Observation<'_>, deal_candidates: u32) -> Belief {
        let rules = observation.rules();
        let four = usize::from(rules.players >= Players::Four);
        let unknown = SeatBelief { naturals: &NATURALS[0][0], wilds: &WILDS[0][0], evidence: [Evidence::None; RANKS] };
        let mut seats = [unknown; Players::MOST];
        for seat in rules.players.seats() {
            let opened = usize::from(!observation.melds(observation.sides().of(seat)).is_empty());
            let (naturals, wilds) = (&NATURALS[four][opened], &WILDS[four][opened]);
            seats[seat.index()] = SeatBelief { naturals, wilds, evidence: evidence(observation, seat) };
        }
        Belief { deal_candidates, seats }
    }

    /// Samples a state that agrees with the observation.
    pub fn sample(&self, observation: &Observation<'_>, rng: &mut impl Rng) -> Option<State> {
        State::sample_likely(observation, rng, self.deal_candidates, |seat, hand| self.likelihood(seat, hand))
    }

    /// The likelihood of a hand, relative to a random deal.
    fn likelihood(&self, seat: Seat, hand: CardSet) -> f64 {
        let SeatBelief { naturals, wilds, evidence } = &self.seats[seat.index() % Players::MOST];
        let counts = hand.counts().bytes();
        let wild_count = usize::from(counts[Rank::Two.index()] + counts[Rank::Joker.index()]).min(WILD_COUNTS - 1);
        let mut likelihood = f64::from(wilds[wild_count]) / f64::from(UNIT);
        for (evidence, &count) in evidence.iter().zip(&counts) {
            let row = &naturals[*evidence as usize];
            likelihood *= f64::from(row[usize::from(count).min(COUNTS - 1)]) / f64::from(UNIT);
        }
        likelihood
    }
}
