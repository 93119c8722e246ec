//! Speed of the engine: hands, turns and samples a second, with two and with four players.
//!
//! Run with `cargo bench --bench speed`; `cargo xtask speed` measures the same in WebAssembly.

use canasta::bots::workload;
use canasta::rules::{Preset, seed_from_number};
use criterion::{Criterion, Throughput};

/// The number of hands, and of samples, of one measurement.
const COUNT: u64 = 500;

fn speed(criterion: &mut Criterion) {
    let seed = seed_from_number(1);
    for preset in [Preset::ClassicTwo, Preset::Classic] {
        let rules = preset.rules();
        let turns = workload::play_hands(rules, seed, COUNT).turns;
        let mut group = criterion.benchmark_group(preset.name());
        group.sample_size(20);
        for (name, elements) in [("hands", COUNT), ("turns", turns)] {
            group.throughput(Throughput::Elements(elements));
            group.bench_function(name, |bencher| bencher.iter(|| workload::play_hands(rules, seed, COUNT)));
        }
        group.throughput(Throughput::Elements(COUNT));
        group.bench_function("samples", |bencher| bencher.iter(|| workload::draw_samples(rules, seed, COUNT)));
        group.finish();
    }
}

fn main() {
    let mut criterion = Criterion::default().configure_from_args();
    speed(&mut criterion);
    criterion.final_summary();
}
