//! Measures the tables of `crates/canasta/src/bots/search/likelihoods.rs` and prints them: `cargo run --release --example beliefs`.

use canasta::{bots::belief_calibration::belief_tables, rules::seed_from_number};

fn main() {
    print!("{}", belief_tables(seed_from_number(7), 6_000));
}
