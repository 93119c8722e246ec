//! The browser's source of randomness.

use canasta::rules::Seed;

/// 256 random bits; `None` if the browser gives none.
pub fn seed() -> Option<Seed> {
    let mut seed = [0; 32];
    getrandom::fill(&mut seed).ok()?;
    Some(seed)
}
