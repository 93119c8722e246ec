//! Rules drawn by lot, for tests and for play that looks for mistakes.

use super::bad_rules::BadRules;
use super::by_deal::ByDeal;
use super::field_kind::{FieldKind, RandomRange};
use super::table::{RuleField, Rules};
use crate::rules::cards::Rank;
use rand::seq::{IndexedRandom, SliceRandom};
use rand::{Rng, RngExt};
use serde_json::{Map, Value, json};

/// How often values that contradict others are drawn again before all are.
const MOST_REDRAWS: usize = 30;

impl Rules {
    /// These rules with at most so many of the fields changed, each to a value of the [range](RuleField::random_range) of its
    /// row. Passes [`Rules::check`] if these rules do.
    ///
    /// ```
    /// use canasta::rules::{Preset, RuleField, Visibility, generator};
    /// let fields: Vec<RuleField> =
    ///     RuleField::ALL.iter().copied().filter(|field| field.visibility() == Visibility::Always).collect();
    /// let rules = Preset::Classic.rules().with_random_changes(&fields, 10, &mut generator([1; 32]));
    /// assert_eq!(rules.check(), Ok(()));
    /// ```
    #[must_use]
    pub fn with_random_changes(&self, fields: &[RuleField], most: usize, rng: &mut impl Rng) -> Rules {
        loop {
            let mut fields = fields.to_vec();
            fields.shuffle(rng);
            fields.truncate(rng.random_range(0..=most));
            let mut rules = *self;
            for &field in &fields {
                rules.draw(field, rng);
            }
            // A field that contradicts others is drawn again, because most draws of many fields do.
            for _ in 0..MOST_REDRAWS {
                match rules.check() {
                    Err(BadRules::Field { field, .. }) if fields.contains(&field) => rules.draw(field, rng),
                    _ => break,
                }
            }
            if rules.check().is_ok() {
                return rules;
            }
        }
    }

    /// Sets a field to a random value of the range of its row.
    fn draw(&mut self, field: RuleField, rng: &mut impl Rng) {
        let value = self.random_value(field, rng);
        let is_set = self.set_value(field, &value);
        debug_assert!(is_set, "{field}: {value}");
    }

    fn random_value(&self, field: RuleField, rng: &mut impl Rng) -> Value {
        match field.kind() {
            FieldKind::Switch => json!(rng.random::<bool>()),
            FieldKind::NumberOrNone { .. } if rng.random_bool(0.3) => Value::Null,
            FieldKind::Number { .. } | FieldKind::NumberOrNone { .. } => json!(number(field, rng)),
            FieldKind::NumberOrWord { word, .. } if rng.random_bool(0.3) => json!(word),
            FieldKind::NumberOrWord { .. } => json!(number(field, rng)),
            FieldKind::Words(words) => json!(words.choose(rng)),
            FieldKind::Numbers(numbers) => json!(numbers.choose(rng)),
            FieldKind::SwitchOrWords(words) => match rng.random_range(0..words.len() + 2) {
                switch @ 0..2 => json!(switch == 1),
                word => json!(words.get(word - 2)),
            },
            // One for each step, so that they fit.
            FieldKind::Minimums => json!(sorted(field, self.opening_minimums.len(), rng)),
            FieldKind::Ranks => {
                let mut ranks = Rank::NATURALS;
                ranks.shuffle(rng);
                json!(ranks.iter().take(rng.random_range(0..3)).collect::<Vec<_>>())
            }
            FieldKind::List { or_none: true, .. } if rng.random_bool(0.3) => Value::Null,
            FieldKind::List { longest, .. } => {
                let many = match field {
                    RuleField::OpeningSteps => self.opening_steps.len(),
                    RuleField::ThreesSign => 2,
                    _ => rng.random_range(0..=usize::from(longest)),
                };
                json!(sorted(field, many, rng))
            }
            FieldKind::Points { keys, .. } => {
                let mut map = Map::new();
                for key in keys {
                    if rng.random_bool(0.3) {
                        map.insert((*key).to_owned(), json!(number(field, rng)));
                    }
                }
                Value::Object(map)
            }
            FieldKind::WordSet(words) => {
                json!(words.iter().filter(|_| rng.random_bool(0.3)).collect::<Vec<_>>())
            }
            FieldKind::WordByMinimum(_) if rng.random_bool(0.3) => json!([]),
            // One for each minimum, so that they fit.
            FieldKind::WordByMinimum(words) => {
                json!((0..self.opening_minimums.len()).map(|_| words.choose(rng)).collect::<Vec<_>>())
            }
            FieldKind::ByHand if rng.random_bool(0.3) => json!([]),
            FieldKind::ByHand => {
                let hand = |rng: &mut _| self.random_hand(rng);
                json!((0..rng.random_range(1..=4)).map(|_| hand(rng)).collect::<Vec<_>>())
            }
            FieldKind::WordByRank(words) => {
                let mut map = Map::new();
                for rank in Rank::NATURALS {
                    if rng.random_bool(0.2) {
                        map.insert(rank.notation().to_owned(), json!(words.choose(rng)));
                    }
                }
                Value::Object(map)
            }
        }
    }
}

impl Rules {
    /// Random values of a few fields of a hand.
    fn random_hand(&self, rng: &mut impl Rng) -> Value {
        let few = ByDeal::FIELDS.iter().filter(|_| rng.random_bool(0.3)).copied().collect::<Vec<_>>();
        let values = few.into_iter().map(|field| (field.name().to_owned(), self.random_value(field, rng)));
        Value::Object(values.collect())
    }
}

/// Numbers of the range of a field in ascending order.
fn sorted(field: RuleField, many: usize, rng: &mut impl Rng) -> Vec<i32> {
    let mut numbers: Vec<i32> = (0..many).map(|_| number(field, rng)).collect();
    numbers.sort_unstable();
    numbers
}

/// A number of the range of a field; where that is whole, one that the kind of the field allows.
fn number(field: RuleField, rng: &mut impl Rng) -> i32 {
    match (field.random_range(), field.kind().bounds()) {
        (RandomRange::Between(least, most), _) | (RandomRange::Whole, Some((least, most))) => {
            rng.random_range(least..=most)
        }
        (RandomRange::OneOf(numbers), _) => numbers.choose(rng).copied().unwrap_or_default(),
        (RandomRange::Whole, None) => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Preset, Visibility, generator};

    #[test]
    fn every_field_is_drawn_from_possible_values() {
        let mut rng = generator([1; 32]);
        for &field in RuleField::ALL {
            if let (RandomRange::Between(least, most), Some((smallest, largest))) =
                (field.random_range(), field.kind().bounds())
            {
                assert!(smallest <= least && least < most && most <= largest, "{field}");
            }
            let classic = Rules::default();
            let is_whole = field.random_range() == RandomRange::Whole;
            assert!(
                !is_whole
                    || !matches!(
                        field.kind(),
                        FieldKind::Number { .. } | FieldKind::NumberOrNone { .. } | FieldKind::NumberOrWord { .. }
                    ),
                "{field}"
            );
            let mut drawn: Vec<Value> = Vec::new();
            for _ in 0..100 {
                let mut rules = classic;
                let value = rules.random_value(field, &mut rng);
                assert!(rules.set_value(field, &value), "{field}: {value}");
                if let Some((least, most)) = field.kind().bounds() {
                    assert!(rules.is_within(field, least, most), "{field}: {value}");
                }
                if !drawn.contains(&value) {
                    drawn.push(value);
                }
            }
            assert!(drawn.len() >= 2, "{field} is always {drawn:?}");
        }
    }

    #[test]
    fn random_rules_are_possible_and_change_every_field() {
        let mut rng = generator([2; 32]);
        for visible in [&[Visibility::Always][..], &[Visibility::Always, Visibility::WithVariants]] {
            let fields: Vec<RuleField> =
                RuleField::ALL.iter().copied().filter(|field| visible.contains(&field.visibility())).collect();
            let mut unchanged = fields.clone();
            for number in 0..4_000 {
                let base = Preset::ALL[number % Preset::ALL.len()].rules();
                let rules = base.with_random_changes(&fields, 12, &mut rng);
                assert_eq!(rules.check(), Ok(()));
                assert!(
                    RuleField::ALL
                        .iter()
                        .all(|&field| fields.contains(&field) || rules.value(field) == base.value(field))
                );
                unchanged.retain(|&field| rules.value(field) == base.value(field));
            }
            assert_eq!(unchanged, []);
        }
    }
}
