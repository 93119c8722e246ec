//! A network that learns.

use super::{Distribution, Example, Hand, loss};
use canasta::bots::holding::{COUNTS, HIDDEN, INPUTS, Network, normalise};
use canasta::rules::{generator, seed_from_number};
use rand::RngExt;

/// A network, and what trains it.
pub struct Learner(Network);

impl Learner {
    pub fn new() -> Learner {
        let mut rng = generator(seed_from_number(1));
        let mut small = |scale: f32| (rng.random::<f32>() - 0.5) * scale;
        Learner(Network {
            first: (0..HIDDEN).map(|_| std::array::from_fn(|_| small(0.4))).collect(),
            second: (0..COUNTS).map(|_| std::array::from_fn(|_| small(0.1))).collect(),
        })
    }

    fn forward(
        &self,
        example: &Example,
        inputs: &mut [f32; INPUTS + 1],
        hidden: &mut [f32; HIDDEN + 1],
    ) -> Distribution {
        let logs = self.0.forward(&example.inputs, inputs, hidden);
        let mut values = example.random;
        values.iter_mut().zip(logs).for_each(|(value, log)| *value *= log.exp());
        normalise(&mut values);
        values
    }

    pub fn predict(&self, example: &Example) -> Distribution {
        self.forward(example, &mut [0.0; INPUTS + 1], &mut [0.0; HIDDEN + 1])
    }

    /// The weights as source text, rounded to bytes; and the network that they make.
    pub fn rounded(&self) -> (String, Learner) {
        let mut text = String::from("//! Printed by `cargo run --release --example holdings`.\n\n");
        text.push_str("use super::{COUNTS, HIDDEN, INPUTS};\n\n");
        let first = rows(&mut text, "FIRST", "INPUTS", "HIDDEN", &self.0.first);
        let second = rows(&mut text, "SECOND", "HIDDEN", "COUNTS", &self.0.second);
        (text, Learner(Network { first, second }))
    }

    /// Stochastic gradient descent with moments (Adam).
    pub fn learn(&mut self, hands: &[Hand], epochs: u32, checked: &[Hand]) {
        let all: Vec<&Example> = hands.iter().flat_map(Hand::all).collect();
        let mut order: Vec<u32> = (0..all.len() as u32).collect();
        let mut rng = generator(seed_from_number(2));
        const BATCH: usize = 256;
        let zero = || (vec![[0.0f32; INPUTS + 1]; HIDDEN], vec![[0.0f32; HIDDEN + 1]; COUNTS]);
        let (mut mean, mut square) = (zero(), zero());
        let (mut inputs, mut hidden) = ([0.0; INPUTS + 1], [0.0; HIDDEN + 1]);
        let steps_in_all = (all.len() / BATCH).max(1) as f32 * epochs as f32;
        let mut step = 0;
        for epoch in 0..epochs {
            for place in (1..order.len()).rev() {
                order.swap(place, rng.random_range(0..=place as u32) as usize);
            }
            for batch in order.chunks_exact(BATCH) {
                step += 1;
                let mut gradient = zero();
                for &place in batch {
                    let example = all[place as usize];
                    let predicted = self.forward(example, &mut inputs, &mut hidden);
                    let mut back = [0.0f32; HIDDEN];
                    for (count, predicted) in predicted.into_iter().enumerate() {
                        let error = predicted - if count == usize::from(example.held) { 1.0 } else { 0.0 };
                        add_scaled(&mut gradient.1[count], &hidden, error);
                        back.iter_mut().zip(&self.0.second[count]).for_each(|(back, weight)| *back += error * weight);
                    }
                    for ((gradient, back), hidden) in gradient.0.iter_mut().zip(back).zip(hidden) {
                        if hidden > 0.0 {
                            add_scaled(gradient, &inputs, back);
                        }
                    }
                }
                let progress = step as f32 / steps_in_all;
                let rate = 0.002 * (1.0 - progress).max(0.02);
                let correction = ((1.0 - 0.999f32.powi(step)).sqrt() / (1.0 - 0.9f32.powi(step))) * rate;
                for unit in 0..HIDDEN {
                    adam(
                        &mut self.0.first[unit],
                        &mut mean.0[unit],
                        &mut square.0[unit],
                        &gradient.0[unit],
                        correction,
                    );
                }
                for unit in 0..COUNTS {
                    adam(
                        &mut self.0.second[unit],
                        &mut mean.1[unit],
                        &mut square.1[unit],
                        &gradient.1[unit],
                        correction,
                    );
                }
            }
            let loss: f64 = checked
                .iter()
                .flat_map(|hand| &hand.decisions)
                .map(|(_, examples)| examples.iter().map(|example| loss(example, &self.predict(example))).sum::<f64>())
                .sum();
            let count: usize = checked.iter().map(|hand| hand.decisions.len()).sum();
            eprintln!("epoch {epoch}: {:.4}", loss / count.max(1) as f64);
        }
    }
}

/// Adds rows of weights to the text, each in units of its own, and returns what they are worth.
fn rows<const N: usize>(
    text: &mut String,
    name: &str,
    inputs: &str,
    outputs: &str,
    weights: &[[f32; N]],
) -> Vec<[f32; N]> {
    let units: Vec<f32> =
        weights.iter().map(|row| row.iter().fold(1e-6f32, |most, weight| most.max(weight.abs())) / 127.0).collect();
    text.push_str(&format!("pub static {name}: [[i8; {inputs} + 1]; {outputs}] = [\n"));
    let mut rounded = Vec::new();
    for (row, unit) in weights.iter().zip(&units) {
        let bytes = row.map(|weight| (weight / unit).round().clamp(-127.0, 127.0) as i8);
        let list: Vec<String> = bytes.iter().map(ToString::to_string).collect();
        text.push_str(&format!("    [{}],\n", list.join(", ")));
        rounded.push(bytes.map(|byte| f32::from(byte) * unit));
    }
    let list: Vec<String> = units.iter().map(|unit| format!("{unit:e}")).collect();
    text.push_str(&format!("];\npub static {name}_SCALES: [f32; {outputs}] = [{}];\n", list.join(", ")));
    rounded
}

fn add_scaled<const N: usize>(to: &mut [f32; N], values: &[f32; N], scale: f32) {
    to.iter_mut().zip(values).for_each(|(to, value)| *to += value * scale);
}

fn adam<const N: usize>(
    weights: &mut [f32; N],
    mean: &mut [f32; N],
    square: &mut [f32; N],
    gradient: &[f32; N],
    rate: f32,
) {
    for place in 0..N {
        let value = gradient[place] / 256.0;
        mean[place] += 0.1 * (value - mean[place]);
        square[place] += 0.001 * (value * value - square[place]);
        weights[place] -= rate * mean[place] / (square[place].sqrt() + 1e-8);
    }
}
