//! Tables of how likely each number of cards is, by what was seen of a rank.

use super::{Distribution, Example, Hand};
use canasta::bots::holding::{CLASSES, COUNTS, normalise};

/// Likelihoods by class and number of cards, relative to a random deal.
pub struct SeenTables {
    rows: Vec<Distribution>,
    class: fn(&Example) -> u16,
}

impl SeenTables {
    pub fn learn(hands: &[Hand], class: fn(&Example) -> u16) -> SeenTables {
        let mut tables = SeenTables { rows: vec![[1.0; COUNTS]; CLASSES], class };
        // Repeated, because the normalisation makes one rank's number depend on the likelihoods of all numbers.
        for _ in 0..12 {
            let mut held = vec![[20.0f64; COUNTS]; CLASSES];
            let mut expected = vec![[20.0f64; COUNTS]; CLASSES];
            for example in hands.iter().flat_map(Hand::all) {
                let predicted = tables.predict(example);
                let class = usize::from(class(example));
                held[class][usize::from(example.held)] += 1.0;
                expected[class].iter_mut().zip(predicted).for_each(|(sum, value)| *sum += f64::from(value));
            }
            for (table, (held, expected)) in tables.rows.iter_mut().zip(held.iter().zip(&expected)) {
                for (value, (held, expected)) in table.iter_mut().zip(held.iter().zip(expected)) {
                    *value *= (held / expected) as f32;
                }
            }
        }
        tables
    }

    pub fn predict(&self, example: &Example) -> Distribution {
        let mut values = example.random;
        values
            .iter_mut()
            .zip(self.rows[usize::from((self.class)(example))])
            .for_each(|(value, likelihood)| *value *= likelihood);
        normalise(&mut values);
        values
    }

    /// The tables as source text.
    pub fn text(&self) -> String {
        let mut text = String::from("//! Printed by `cargo run --release --example holdings`.\n\n");
        text.push_str("use super::{CLASSES, COUNTS};\n\n/// How likely numbers of cards are by class, in 64ths.\n");
        text.push_str("pub static SEEN: [[u16; COUNTS]; CLASSES] = [\n");
        for row in &self.rows {
            let list: Vec<String> =
                row.iter().map(|value| format!("{:.0}", (value * 64.0).clamp(2.0, 9999.0))).collect();
            text.push_str(&format!("    [{}],\n", list.join(", ")));
        }
        text.push_str("];\n");
        text
    }
}
