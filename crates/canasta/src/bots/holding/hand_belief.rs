//! The belief about the hidden hands of a table of four, from all that was seen since the deal.

use super::history::History;
use super::network::Network;
use super::{COUNTS, Likelihoods, RANKS};
use crate::bots::search::wild_likelihood;
use crate::rules::{CardSet, Observation, Players, Rank, Seat, State};
use rand::Rng;

/// Ways to deal the cards of which a likely one is the first.
const WAYS: u32 = 4;
/// Exchanges of single cards that follow.
const EXCHANGES: u32 = 100;

/// The belief about one seat.
#[derive(Clone, Copy, Debug)]
struct SeatBelief {
    likelihoods: Likelihoods,
    /// By rank, the cards that are known.
    known: [u8; 16],
    opened: bool,
}

/// The belief about the hidden hands.
#[derive(Clone, Debug)]
pub struct HandBelief {
    seats: [SeatBelief; Players::MOST],
}

impl HandBelief {
    /// The belief that follows from an observation and what was seen before.
    #[must_use]
    pub fn new(network: &Network, observation: &Observation<'_>, history: &History) -> HandBelief {
        let unknown = SeatBelief { likelihoods: [[1.0; COUNTS]; RANKS], known: [0; 16], opened: false };
        let mut seats = [unknown; Players::MOST];
        for seat in observation.rules().players.seats().filter(|&seat| seat != observation.seat()) {
            seats[seat.index()] = SeatBelief {
                likelihoods: network.likelihoods(observation, history, seat),
                known: observation.known(seat).counts().bytes(),
                opened: !observation.melds(observation.sides().of(seat)).is_empty(),
            };
        }
        HandBelief { seats }
    }

    /// Samples a state that agrees with the observation.
    #[must_use]
    pub fn sample(&self, observation: &Observation<'_>, rng: &mut impl Rng) -> Option<State> {
        State::sample_weighted(observation, rng, WAYS, EXCHANGES, |seat, hand| self.likelihood(seat, hand))
    }

    /// The likelihood of a hand, relative to a random deal.
    fn likelihood(&self, seat: Seat, hand: CardSet) -> f64 {
        let SeatBelief { likelihoods, known, opened } = &self.seats[seat.index()];
        let counts = hand.counts().bytes();
        let wilds = counts[Rank::Two.index()] + counts[Rank::Joker.index()];
        let mut likelihood = wild_likelihood(*opened, usize::from(wilds));
        for ((row, &count), &known) in likelihoods.iter().zip(&counts).zip(known) {
            likelihood *= f64::from(row[usize::from(count.saturating_sub(known)).min(COUNTS - 1)]);
        }
        likelihood
    }
}
