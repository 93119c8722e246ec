//! Work to be timed from outside: the same for every machine, natively and in WebAssembly.

use super::Brisk;
use crate::rules::{BySide, Deck, Rules, Seat, Seed, State, generator};

/// What was played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Played {
    /// Whole hands, from the shuffle to the score.
    pub hands: u64,
    /// Turns.
    pub turns: u64,
    /// Points of both sides: so that no work can be left out, and results can be compared between platforms.
    pub points: i64,
}

/// Deals and plays so many hands with the policy of the simulations, each with a deck of its own.
#[must_use]
pub fn play_hands(rules: Rules, seed: Seed, hands: u64) -> Played {
    let mut rng = generator(seed);
    let mut played = Played::default();
    let mut dealer = Seat::FIRST;
    for _ in 0..hands {
        let mut state = State::deal(rules, dealer, BySide([0, 0]), &Deck::shuffled(&mut rng));
        played.turns += u64::from(Brisk::play_out(&mut state));
        if let Some(sheet) = state.score() {
            played.hands += 1;
            played.points += sheet.totals().0.into_iter().map(i64::from).sum::<i64>();
        }
        dealer = rules.players.after(dealer);
    }
    played
}

/// Draws so many states that fit one observation in the middle of a hand; returns a sum of what was drawn.
#[must_use]
pub fn draw_samples(rules: Rules, seed: Seed, samples: u64) -> u64 {
    let mut rng = generator(seed);
    let mut state = State::deal(rules, Seat::FIRST, BySide([0, 0]), &Deck::shuffled(&mut rng));
    for _ in 0..16 {
        if Brisk::step(&mut state).is_err() {
            break;
        }
    }
    let seen = state.observe(state.to_act());
    let next = rules.players.after(seen.seat());
    (0..samples).filter_map(|_| State::sample(&seen, &mut rng)).map(|state| state.hand(next).points() as u64).sum()
}
