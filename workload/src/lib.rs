//! What `cargo xtask speed` and `cargo xtask test wasm` run in Node: plain functions of plain numbers, so that no page
//! and no glue code is needed.

use canasta::bots::{ROSTER, workload};
use canasta::rules::{Preset, seed_from_number};

/// The rules of a preset by its place in [`Preset::ALL`]; beyond the end, the first.
fn preset(place: u32) -> Preset {
    Preset::ALL.get(place as usize).copied().unwrap_or(Preset::Classic)
}

/// Plays whole hands; returns the sum of points, whose low 32 bits are the same on every platform.
#[unsafe(no_mangle)]
pub extern "C" fn hands(rules: u32, hands: u32) -> u32 {
    let played = workload::play_hands(preset(rules).rules(), seed_from_number(1), hands.into());
    // Cutting is what is meant: it is compared, not used.
    played.points as u32
}

/// How many turns the same hands have.
#[unsafe(no_mangle)]
pub extern "C" fn turns(rules: u32, hands: u32) -> u32 {
    workload::play_hands(preset(rules).rules(), seed_from_number(1), hands.into()).turns as u32
}

/// Draws states that fit one observation; returns the sum of what was drawn.
#[unsafe(no_mangle)]
pub extern "C" fn samples(rules: u32, samples: u32) -> u32 {
    workload::draw_samples(preset(rules).rules(), seed_from_number(1), samples.into()) as u32
}

/// What [`workload::decisions`] says of a bot by its place in the roster: its low 32 bits. 0 if there is none.
#[unsafe(no_mangle)]
pub extern "C" fn decisions(rules: u32, bot: u32) -> u32 {
    ROSTER.get(bot as usize).map_or(0, |entry| workload::decisions(preset(rules).rules(), entry) as u32)
}
