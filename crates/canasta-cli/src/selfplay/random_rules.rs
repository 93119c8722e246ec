//! House rules drawn by lot.

use canasta::rules::{FieldKind, Preset, Rank, RuleField, Rules};
use rand::seq::{IndexedRandom, SliceRandom};
use rand::{Rng, RngExt};
use serde_json::{Map, Value, json};

/// A preset with some fields changed, which passes [`Rules::check`].
pub fn random_rules(rng: &mut impl Rng) -> (Preset, Rules) {
    loop {
        let preset = Preset::ALL[rng.random_range(0..Preset::ALL.len())];
        let base = preset.rules();
        let mut fields: Vec<RuleField> = RuleField::ALL.iter().copied().filter(|field| field.is_offered()).collect();
        fields.shuffle(rng);
        fields.truncate(rng.random_range(1..10));
        let changes: Map<String, Value> =
            fields.into_iter().map(|field| (field.name().to_owned(), random_value(&base, field, rng))).collect();
        if let Ok(rules) = base.with(&changes) {
            return (preset, rules);
        }
    }
}

fn random_value(base: &Rules, field: RuleField, rng: &mut impl Rng) -> Value {
    let near = base.value(field);
    match field.kind() {
        FieldKind::Switch => json!(rng.random::<bool>()),
        FieldKind::Number { least, most } => json!(number(near.as_i64(), least, most, rng)),
        FieldKind::NumberOrNone { least, most, usual } => {
            if rng.random_bool(0.2) {
                Value::Null
            } else {
                json!(number(near.as_i64().or(Some(usual.into())), least, most, rng))
            }
        }
        FieldKind::Words(words) => json!(words.choose(rng)),
        FieldKind::SwitchOrWords(words) => match rng.random_range(0..words.len() + 2) {
            switch @ 0..2 => json!(switch == 1),
            word => json!(words[word - 2]),
        },
        // These belong to further games.
        FieldKind::List { .. } | FieldKind::Points { .. } | FieldKind::WordSet(_) | FieldKind::WordByRank(_) => near,
        FieldKind::Numbers(numbers) => json!(numbers.choose(rng)),
        FieldKind::Minimums => {
            let mut minimums: [u32; 4] = std::array::from_fn(|_| 5 * rng.random_range(0..40));
            minimums.sort_unstable();
            json!(minimums)
        }
        FieldKind::Ranks => {
            let mut ranks = Rank::NATURALS;
            ranks.shuffle(rng);
            let ranks = ranks.into_iter().take(rng.random_range(0..3)).map(Rank::notation);
            json!(ranks.collect::<Vec<_>>())
        }
    }
}

/// Mostly a number like the usual one, sometimes any.
fn number(usual: Option<i64>, least: i32, most: i32, rng: &mut impl Rng) -> i32 {
    let usual = usual.and_then(|usual| i32::try_from(usual).ok()).unwrap_or(least);
    if rng.random_bool(0.8) {
        let reach = (usual / 2).max(2);
        (usual + rng.random_range(-reach..=reach)).clamp(least, most)
    } else {
        rng.random_range(least..=most)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use canasta::rules::generator;
    use std::collections::HashSet;

    #[test]
    fn random_rules_are_valid_and_change_every_field() {
        let mut rng = generator([1; 32]);
        let mut changed = HashSet::new();
        for _ in 0..600 {
            let (preset, rules) = random_rules(&mut rng);
            assert_eq!(rules.check(), Ok(()));
            changed.extend(rules.changes_from(&preset.rules()).into_iter().map(|(name, _)| name));
        }
        let offered = RuleField::ALL.iter().filter(|field| field.is_offered()).count();
        assert_eq!(changed.len(), offered, "{changed:?}");
    }
}
