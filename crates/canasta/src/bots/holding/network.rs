//! A small network, the same for every rank.

use super::HIDDEN;
use super::history::History;
use super::inputs::{INPUTS, inputs};
use super::weights::{FIRST, FIRST_SCALES, SECOND, SECOND_SCALES};
use super::{COUNTS, Likelihoods, RANKS};
use crate::rules::{Observation, Seat};

/// A network with one hidden layer. What it says multiplies the probabilities of a random deal.
#[derive(Clone, Debug)]
pub struct Network {
    /// The weights of each hidden unit; the last is its bias.
    pub first: Vec<[f32; INPUTS + 1]>,
    /// The weights of each number of cards.
    pub second: Vec<[f32; HIDDEN + 1]>,
}

impl Network {
    /// The network that was learned.
    #[must_use]
    pub fn learned() -> Network {
        let scaled = |weight: i8, scale: f32| f32::from(weight) * scale;
        let first = FIRST.iter().zip(FIRST_SCALES).map(|(row, scale)| row.map(|weight| scaled(weight, scale)));
        let second = SECOND.iter().zip(SECOND_SCALES).map(|(row, scale)| row.map(|weight| scaled(weight, scale)));
        Network { first: first.collect(), second: second.collect() }
    }

    /// The logarithms of the likelihoods, without a common summand. `values` and `hidden` are what led to them.
    pub fn forward(
        &self,
        bytes: &[u8; INPUTS],
        values: &mut [f32; INPUTS + 1],
        hidden: &mut [f32; HIDDEN + 1],
    ) -> [f32; COUNTS] {
        for (value, &byte) in values.iter_mut().zip(bytes) {
            *value = f32::from(byte) / 100.0;
        }
        values[INPUTS] = 1.0;
        for (value, weights) in hidden.iter_mut().zip(&self.first) {
            *value = dot(weights, values).max(0.0);
        }
        hidden[HIDDEN] = 1.0;
        let mut result = [0.0; COUNTS];
        for (value, weights) in result.iter_mut().zip(&self.second) {
            *value = dot(weights, hidden).clamp(-12.0, 12.0);
        }
        result
    }

    /// The likelihoods of the cards of a seat.
    #[must_use]
    pub fn likelihoods(&self, seen: &Observation<'_>, history: &History, seat: Seat) -> Likelihoods {
        let (mut values, mut hidden) = ([0.0; INPUTS + 1], [0.0; HIDDEN + 1]);
        let mut all = [[1.0; COUNTS]; RANKS];
        for (likelihoods, bytes) in all.iter_mut().zip(&inputs(seen, history, seat)) {
            *likelihoods = self.forward(bytes, &mut values, &mut hidden).map(exponential);
        }
        all
    }
}

/// The exponential function in additions and products alone, so that it is the same on every machine.
fn exponential(value: f32) -> f32 {
    let power = f64::from(value) * std::f64::consts::LOG2_E;
    let whole = power.floor();
    let part = (power - whole) * std::f64::consts::LN_2;
    // The series of a value below 1: eight terms are exact to a millionth.
    let series = (1..=8).rev().fold(1.0, |sum, n| 1.0 + sum * part / f64::from(n));
    // What the network says is limited, so that the exponent is within a few bits.
    (series * f64::from_bits(((1023 + whole as i64) as u64) << 52)) as f32
}

fn dot<const N: usize>(a: &[f32; N], b: &[f32; N]) -> f32 {
    // In eight sums, so that they are added at once.
    let mut sums = [0.0f32; 8];
    let (a, b) = (a.chunks_exact(8), b.chunks_exact(8));
    let rest: f32 = a.remainder().iter().zip(b.remainder()).map(|(a, b)| a * b).sum();
    for (a, b) in a.zip(b) {
        for ((sum, a), b) in sums.iter_mut().zip(a).zip(b) {
            *sum += a * b;
        }
    }
    sums.iter().sum::<f32>() + rest
}
