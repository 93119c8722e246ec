//! Work to be timed from outside: the same for every machine, natively and in WebAssembly.

use super::{Bot, Budget, Entry, MOST_ACTIONS, RolloutBot, Style};
use crate::rules::{BySide, Deck, Rules, Seat, Seed, State, generator};
use rand::SeedableRng;
use rand::rngs::Xoshiro128PlusPlus;
use std::fmt::Write as _;

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
    // The shuffle is to be no large part of what is timed.
    let mut rng = Xoshiro128PlusPlus::from_rng(&mut generator(seed));
    let mut played = Played::default();
    let mut dealer = Seat::FIRST;
    for _ in 0..hands {
        let mut state = State::deal(rules, dealer, BySide([0, 0]), &Deck::shuffled_fast(&mut rng));
        played.turns += u64::from(RolloutBot::play_out(&mut state));
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
        if RolloutBot::step(&mut state).is_err() {
            break;
        }
    }
    let seen = state.observe(state.to_act());
    let next = rules.players.after(seen.seat());
    (0..samples).filter_map(|_| State::sample(&seen, &mut rng)).map(|state| state.hand(next).points() as u64).sum()
}

/// Lets a bot play two hands against itself, with so few worlds a decision that it is soon done, and returns a number that
/// any other action in them would change: a decision follows from the seed, on every machine.
#[must_use]
pub fn decisions(rules: Rules, entry: &Entry) -> u64 {
    let mut rng = generator([0x5a; 32]);
    let mut bots: Vec<Box<dyn Bot>> = rules
        .players
        .seats()
        .map(|seat| entry.bot([seat.index() as u8; 32], Some(Budget::Worlds(48)), Style::Even))
        .collect();
    // FNV-1a: small, and the same wherever it runs.
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    let mut said = String::new();
    for hand in 0..2 {
        let scores = BySide([1_600 * hand, 900 * hand]);
        let mut state = State::deal(rules, Seat::FIRST, scores, &Deck::shuffled(&mut rng));
        for _ in 0..MOST_ACTIONS {
            let seat = state.to_act();
            let Some(bot) = bots.get_mut(seat.index()) else { break };
            let action = bot.act(&state.observe(seat));
            said.clear();
            // Writing to a string cannot fail.
            let _ = write!(said, "{action};");
            hash = said.bytes().fold(hash, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
            if state.play(&action).is_err() || state.ended().is_some() {
                break;
            }
        }
    }
    hash
}
