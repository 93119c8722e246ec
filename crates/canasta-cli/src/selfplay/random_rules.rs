//! House rules drawn by lot.

use canasta::rules::{Preset, RuleField, Rules, Visibility};
use rand::Rng;
use rand::seq::IndexedRandom;

/// The most fields that are changed.
const MOST_CHANGES: usize = 10;

/// A preset with some fields changed, which passes [`Rules::check`].
pub fn random_rules(rng: &mut impl Rng) -> (Preset, Rules) {
    let preset = Preset::ALL.choose(rng).copied().unwrap_or(Preset::Classic);
    let fields = RuleField::ALL.iter().copied().filter(|field| field.visibility() == Visibility::Always);
    let fields: Vec<RuleField> = fields.collect();
    (preset, preset.rules().with_random_changes(&fields, MOST_CHANGES, rng))
}
