//! A fixed workload for benchmarks and comparisons, the same natively and in WebAssembly.

use super::bot::{Bot, MAX_ACTIONS};
use super::budget::Budget;
use super::heuristic::PolicyParameters;
use super::rollout::RolloutBot;
use super::roster::RosterEntry;
use super::search::score_after;
use super::style::Style;
use crate::rules::{BySide, Players, Rules, Seat, Seed, State, generator};
use rand::rngs::Xoshiro128PlusPlus;
use rand::{Rng, SeedableRng};
use std::fmt::Write as _;

/// The totals of played hands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Played {
    /// Hands that were scored.
    pub hands: u64,
    /// Turns that were ended.
    pub turns: u64,
    /// Points of both sides: a checksum that no compiler can optimise away and that is equal on all platforms.
    pub points: i64,
}

/// Deals and plays hands with the rollout policy, each with a new deck.
#[must_use]
pub fn play_hands(rules: Rules, seed: Seed, hands: u64) -> Played {
    // A fast generator, so that the shuffle is no large part of the time.
    let mut rng = Xoshiro128PlusPlus::from_rng(&mut generator(seed));
    let mut played = Played::default();
    let mut dealer = Seat::FIRST;
    for _ in 0..hands {
        let mut state = State::deal(rules, dealer, BySide::from([0, 0]), &rules.fast_shuffled_deck(&mut rng));
        played.turns += u64::from(RolloutBot::play_out(&mut state));
        if let Some(sheet) = state.score() {
            played.hands += 1;
            played.points += sheet.totals().iter().map(|&total| i64::from(total)).sum::<i64>();
        }
        dealer = rules.players.after(dealer);
    }
    played
}

/// The states of which playouts begin in turn, so that no playout follows one like it.
const STATES: usize = 64;

/// Plays hands out from states that agree with one observation in the middle of a hand, as a search does; returns the sum of the points.
#[must_use]
pub fn play_out(rules: Rules, seed: Seed, playouts: u64) -> i64 {
    let (state, mut rng) = middle(rules, seed);
    let observation = state.observe(state.to_act());
    let states: Vec<State> = (0..STATES).filter_map(|_| State::sample(&observation, &mut rng)).collect();
    let policies = [PolicyParameters::STANDARD.get(rules.players); Players::MOST];
    let sheets = states.iter().cycle().zip(0..playouts).filter_map(|(state, _)| score_after(&[], state, &policies));
    sheets.map(|sheet| sheet.totals().iter().map(|&total| i64::from(total)).sum::<i64>()).sum()
}

/// A hand after some turns, and what its random numbers came from.
fn middle(rules: Rules, seed: Seed) -> (State, impl Rng) {
    let mut rng = generator(seed);
    let mut state = State::deal(rules, Seat::FIRST, BySide::from([0, 0]), &rules.shuffled_deck(&mut rng));
    for _ in 0..16 {
        if RolloutBot::step(&mut state).is_err() {
            break;
        }
    }
    (state, rng)
}

/// Samples states that agree with one observation in the middle of a hand; returns a checksum.
#[must_use]
pub fn draw_samples(rules: Rules, seed: Seed, samples: u64) -> u64 {
    let (state, mut rng) = middle(rules, seed);
    let observation = state.observe(state.to_act());
    let next = rules.players.after(observation.seat());
    (0..samples)
        .filter_map(|_| State::sample(&observation, &mut rng))
        .map(|state| state.hand(next).points() as u64)
        .sum()
}

/// Lets a bot play two hands against itself with a small budget, and returns a hash of all its actions. Decisions follow from
/// the seed alone, so the hash is equal on every machine.
#[must_use]
pub fn decisions(rules: Rules, entry: &RosterEntry) -> u64 {
    let mut rng = generator([0x5a; 32]);
    let mut bots: Vec<Box<dyn Bot>> = rules
        .players
        .seats()
        .map(|seat| entry.create_bot([seat.index() as u8; 32], Some(Budget::Worlds(48)), Style::Balanced))
        .collect();
    // FNV-1a.
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    let mut text = String::new();
    for hand in 0..2 {
        let scores = BySide::from([1_600 * hand, 900 * hand]);
        let mut state = State::deal(rules, Seat::FIRST, scores, &rules.shuffled_deck(&mut rng));
        for _ in 0..MAX_ACTIONS {
            let seat = state.to_act();
            let Some(bot) = bots.get_mut(seat.index()) else { break };
            let action = bot.act(&state.observe(seat));
            text.clear();
            // Writing to a string cannot fail.
            let _ = write!(text, "{action};");
            hash = text.bytes().fold(hash, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
            if state.play(&action).is_err() || state.ended().is_some() {
                break;
            }
        }
    }
    hash
}
