//! Fits the weights of `crates/canasta/src/analysis/luck/weights.rs` and prints them: `cargo run --release --example luck`.

use canasta::{analysis::luck_weights, rules::seed_from_number};

fn main() {
    print!("{}", luck_weights(seed_from_number(28), 150_000));
}
