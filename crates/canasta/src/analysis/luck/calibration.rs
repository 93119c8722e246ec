//! Fits the weights of `weights.rs` to hands of the rollout policy.

use super::chance::{ChanceCard, visit_deal, visit_draws};
use super::features::{FEATURES, visit_features};
use super::holdings::Holdings;
use super::kind::CardKind;
use crate::bots::RolloutBot;
use crate::rules::{BySide, Preset, Seat, Seed, Side, State, generator};
use rand::{Rng, RngExt};
use std::fmt::Write as _;

/// Keeps the weights of features that hardly ever come near zero.
const RIDGE: f64 = 20.0;

/// Plays `hands` hands with two and with four players and returns the weights as source code.
///
/// The luck of a hand is the sum of its features' luck times their weights. So the weights by which the margins without luck
/// vary least are those of a regression of the margins on the features' luck.
#[must_use]
pub fn luck_weights(seed: Seed, hands: u32) -> String {
    let mut text = String::new();
    for (stream, preset) in (0..).zip([Preset::ClassicTwo, Preset::Classic]) {
        let mut rng = generator(seed);
        rng.set_stream(stream);
        let mut regression = Regression::new(FEATURES);
        let mut features = vec![0.0; FEATURES];
        for _ in 0..hands {
            let margin = play(preset, &mut rng, &mut features);
            regression.add(&features, margin);
        }
        let weights = regression.solve();
        let list: Vec<String> = weights.iter().map(|weight| format!("{:.0}", weight + 0.0)).collect();
        let _ = writeln!(text, "[{}],", list.join(", ").replace("-0,", "0,"));
    }
    text
}

/// Plays a hand from random totals; returns its margin for side 0 and sets the luck of each feature.
fn play(preset: Preset, rng: &mut impl Rng, features: &mut [f64]) -> f64 {
    let rules = preset.rules();
    let dealer = rng.random_range(0..rules.players.count() as u32) as usize;
    let dealer = rules.players.seat(dealer).unwrap_or(Seat::FIRST);
    let scores = BySide::from_fn(2, |_| rng.random_range(-5..45) * 100);
    let deck = rules.shuffled_deck(rng);
    features.fill(0.0);
    visit_deal(&rules, dealer, scores, &rules.cut_deck(&deck, 0, dealer), |holdings, chance| {
        add_luck(holdings, chance, features)
    });
    let mut state = State::deal(rules, dealer, scores, &deck);
    while state.ended().is_none() {
        let before = state.clone();
        if RolloutBot::step(&mut state).is_err() {
            break;
        }
        visit_draws(&before, &state, |holdings, chance| add_luck(holdings, chance, features));
    }
    state.score().map_or(0.0, |sheet| f64::from(sheet.sides[Side::FIRST].hand - sheet.sides[Side::SECOND].hand))
}

/// Adds the luck of each feature by one card, for side 0.
fn add_luck(holdings: &Holdings, chance: ChanceCard, features: &mut [f64]) {
    let sign = if holdings.rules.sides().of(chance.seat) == Side::FIRST { 1.0 } else { -1.0 };
    let total = holdings.stock.total() as f64;
    for (kind, cards) in holdings.stock.iter().filter(|&(_, cards)| cards > 0) {
        let came = f64::from(u8::from(kind == CardKind::of(chance.card)));
        let share = sign * (came - cards as f64 / total);
        visit_features(holdings, chance.kind, chance.seat, kind, &mut |at, value| features[at] += share * value);
    }
}

/// A linear regression by least squares.
struct Regression {
    size: usize,
    /// The sums of products of two features: the lower triangle, row by row.
    products: Vec<f64>,
    /// The sums of products of a feature and the value.
    values: Vec<f64>,
}

impl Regression {
    fn new(size: usize) -> Regression {
        Regression { size, products: vec![0.0; size * size], values: vec![0.0; size] }
    }

    fn add(&mut self, features: &[f64], value: f64) {
        let used: Vec<(usize, f64)> =
            features.iter().copied().enumerate().filter(|&(_, feature)| feature != 0.0).collect();
        for (place, &(row, feature)) in used.iter().enumerate() {
            self.values[row] += feature * value;
            let products = &mut self.products[row * self.size..];
            used[..=place].iter().for_each(|&(column, other)| products[column] += feature * other);
        }
    }

    /// The weights, by Cholesky's decomposition of the matrix of products into a lower triangle and its mirror image.
    fn solve(mut self) -> Vec<f64> {
        let size = self.size;
        let at = |row: usize, column: usize| row * size + column;
        let matrix = &mut self.products;
        for row in 0..size {
            matrix[at(row, row)] += RIDGE;
            for column in 0..=row {
                let done: f64 = (0..column).map(|k| matrix[at(row, k)] * matrix[at(column, k)]).sum();
                let rest = matrix[at(row, column)] - done;
                matrix[at(row, column)] =
                    if row == column { rest.max(f64::MIN_POSITIVE).sqrt() } else { rest / matrix[at(column, column)] };
            }
        }
        let mut weights = self.values;
        for row in 0..size {
            let done: f64 = (0..row).map(|k| matrix[at(row, k)] * weights[k]).sum();
            weights[row] = (weights[row] - done) / matrix[at(row, row)];
        }
        for row in (0..size).rev() {
            let done: f64 = (row + 1..size).map(|k| matrix[at(k, row)] * weights[k]).sum();
            weights[row] = (weights[row] - done) / matrix[at(row, row)];
        }
        weights
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_regression_finds_the_weights_of_a_sum() {
        let weights = [3.0, -40.0, 0.5, 700.0];
        let mut rng = generator([2; 32]);
        let mut regression = Regression::new(weights.len());
        for _ in 0..200_000 {
            let features: Vec<f64> = weights.iter().map(|_| rng.random_range(-1.0..1.0)).collect();
            let noise = rng.random_range(-1.0..1.0);
            regression.add(&features, features.iter().zip(weights).map(|(x, weight)| x * weight).sum::<f64>() + noise);
        }
        for (found, weight) in regression.solve().into_iter().zip(weights) {
            assert!((found - weight).abs() < 0.02 + weight.abs() * 1e-3, "{found} is not {weight}");
        }
    }
}
