//! Runs one of the measured functions natively. Prints its result, the processor time in seconds, and the most memory that
//! the process had, in KiB.
//! usage: workload FUNCTION PRESET NUMBER [warm]

mod measured;

use std::time::Instant;

/// The nanoseconds that this thread has computed for, where the system tells.
fn processor_time() -> Option<f64> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    text.split_whitespace().next()?.parse().ok()
}

/// The most memory that this process had, in KiB, where the system tells.
fn memory() -> Option<u64> {
    let text = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = text.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    line.split_whitespace().next()?.parse().ok()
}

fn main() -> Result<(), String> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [name, numbers @ ..] = arguments.as_slice() else { return Err("no function".to_owned()) };
    let number = |at: usize| numbers.get(at).and_then(|text| text.parse().ok()).ok_or("no number");
    let run: fn(u32, u32) -> u32 = match name.as_str() {
        "hands" => measured::hands,
        "turns" => measured::turns,
        "samples" => measured::samples,
        "decisions" => measured::decisions,
        "playouts" => measured::playouts,
        "master" => measured::master,
        "match_review" => measured::match_review,
        "legal_actions" => measured::legal_actions,
        "games" => measured::games,
        _ => return Err(format!("no function {name}")),
    };
    let (start, before) = (Instant::now(), processor_time());
    let result = run(number(0)?, number(1)?);
    let spent = match (before, processor_time()) {
        (Some(before), Some(after)) => (after - before) / 1e9,
        _ => start.elapsed().as_secs_f64(),
    };
    println!("{result} {spent} {}", memory().unwrap_or(0));
    Ok(())
}
