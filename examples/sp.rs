use canasta::bots::workload;
use canasta::rules::*;
fn main() {
    let n: u64 = std::env::args().nth(2).and_then(|s| s.parse().ok()).unwrap_or(20000);
    let p: Preset = std::env::args().nth(1).unwrap_or("classic-two".into()).parse().unwrap();
    let t = std::time::Instant::now();
    let r = workload::play_hands(p.rules(), seed_from_number(1), n);
    let s = t.elapsed().as_secs_f64();
    println!(
        "{r:?} {:.0} hands/s {:.1} points a hand a side, {:.1} turns",
        r.hands as f64 / s,
        r.points as f64 / r.hands as f64 / 2.0,
        r.turns as f64 / r.hands as f64
    );
}
