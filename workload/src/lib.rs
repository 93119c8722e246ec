//! Functions of plain numbers that `cargo xtask speed` and `cargo xtask test wasm` run in Node, without a page and without
//! generated JavaScript.

use canasta::bots::{ROSTER, workload};
use canasta::rules::{Preset, seed_from_number};

/// The preset with this index in [`Preset::ALL`]; beyond the end, the first.
fn preset(index: u32) -> Preset {
    Preset::ALL.get(index as usize).copied().unwrap_or(Preset::Classic)
}

/// Plays whole hands; returns the sum of points, whose low 32 bits are the same on every platform.
#[unsafe(no_mangle)]
pub extern "C" fn hands(rules: u32, hands: u32) -> u32 {
    let played = workload::play_hands(preset(rules).rules(), seed_from_number(1), hands.into());
    // Truncation is intended: the number is only compared.
    played.points as u32
}

/// The number of turns in the same hands.
#[unsafe(no_mangle)]
pub extern "C" fn turns(rules: u32, hands: u32) -> u32 {
    workload::play_hands(preset(rules).rules(), seed_from_number(1), hands.into()).turns as u32
}

/// Samples states that agree with one observation; returns a checksum.
#[unsafe(no_mangle)]
pub extern "C" fn samples(rules: u32, samples: u32) -> u32 {
    workload::draw_samples(preset(rules).rules(), seed_from_number(1), samples.into()) as u32
}

/// The low 32 bits of [`workload::decisions`] for the bot with this index in the roster; 0 if there is none.
#[unsafe(no_mangle)]
pub extern "C" fn decisions(rules: u32, bot: u32) -> u32 {
    ROSTER.get(bot as usize).map_or(0, |entry| workload::decisions(preset(rules).rules(), entry) as u32)
}
