//! The game that the guided first hand teaches.

use canasta::rules::{AskPartner, Players, Preset, Rules};

/// The preset that the rules start from, and the rules: those of the classic game, made short. Two play one hand, draw one card,
/// and need one canasta to go out.
#[must_use]
pub const fn taught_rules() -> (Preset, Rules) {
    let rules =
        Rules { players: Players::Two, ask_partner: AskPartner::Never, target: None, ..Preset::Classic.rules() };
    (Preset::ClassicTwo, rules)
}
