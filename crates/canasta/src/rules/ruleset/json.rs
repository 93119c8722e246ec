//! Rules as JSON: whole, or as changes by the names of the fields.

use super::bad_rules::{BadRules, RulesProblem};
use super::by_deal::ByDeal;
use super::table::{RuleField, Rules};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{Map, Value};

/// An object with the fields by their names. A field that came after the first release is written only if it has another value
/// than in the classic game, so that older programs read all rules that they know.
impl Serialize for Rules {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let classic = Rules::default();
        let written = |field: &&RuleField| field.is_of_first_release() || self.value(**field) != classic.value(**field);
        serializer.collect_map(RuleField::ALL.iter().filter(written).map(|&field| (field.name(), self.value(field))))
    }
}

/// An object with the fields by their names and no other. A field that came after the first release may be missing; it is then that
/// of the classic game. The rules are not checked.
impl<'de> Deserialize<'de> for Rules {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Rules, D::Error> {
        let fields = Map::deserialize(deserializer)?;
        let rules = Rules::default().changed(&fields).map_err(D::Error::custom)?;
        let is_missing = |field: &&RuleField| field.is_of_first_release() && !fields.contains_key(field.name());
        match RuleField::ALL.iter().find(is_missing) {
            Some(missing) => Err(D::Error::missing_field(missing.name())),
            None => Ok(rules),
        }
    }
}

impl Rules {
    /// These rules with fields changed, checked. `changes` uses the names of the fields, as scenarios and records do.
    ///
    /// ```
    /// use canasta::rules::{Preset, RuleField};
    /// let changes = serde_json::json!({"target": 3000});
    /// let rules = Preset::Classic.rules().with(changes.as_object().unwrap()).unwrap();
    /// assert_eq!(rules.target, Some(3000));
    /// let nonsense = serde_json::json!({"target": 0});
    /// assert_eq!(rules.with(nonsense.as_object().unwrap()).unwrap_err().field(), Some(RuleField::Target));
    /// ```
    ///
    /// # Errors
    /// Names the first field that is unknown, of a wrong type, or part of an impossible combination.
    pub fn with(&self, changes: &Map<String, Value>) -> Result<Rules, BadRules> {
        let rules = self.changed(changes)?;
        rules.check()?;
        Ok(rules)
    }

    /// These rules with fields changed, whether or not they are possible together.
    fn changed(&self, changes: &Map<String, Value>) -> Result<Rules, BadRules> {
        let mut rules = *self;
        for (name, value) in changes {
            let field = name.parse().map_err(|_| BadRules::UnknownField(name.clone()))?;
            if !rules.set_value(field, value) {
                let is_full = field == RuleField::ByDeal && ByDeal::are_most_kept();
                let problem = if is_full { RulesProblem::TooManyLists } else { RulesProblem::NotAValue };
                return Err(BadRules::new(field, problem));
            }
        }
        Ok(rules.in_one_form())
    }

    /// Every field by name.
    #[must_use]
    pub fn fields(&self) -> Map<String, Value> {
        let mut fields = Map::new();
        for &field in RuleField::ALL {
            fields.insert(field.name().to_owned(), self.value(field));
        }
        fields
    }

    /// The fields in which these rules differ from `base`.
    #[must_use]
    pub fn changes_from(&self, base: &Rules) -> Map<String, Value> {
        let mut changes = self.fields();
        changes.retain(|name, value| name.parse().is_ok_and(|field| base.value(field) != *value));
        changes
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Preset;
    use serde_json::json;

    #[test]
    fn rules_are_read_back_as_they_were_written() {
        for preset in Preset::ALL {
            let rules = preset.rules();
            let text = serde_json::to_string(&rules).unwrap();
            assert_eq!(serde_json::from_str::<Rules>(&text).unwrap(), rules, "{preset}");
            let is_old = preset.rules().pile_take.is_none();
            assert_eq!(!text.contains("pile_take"), is_old, "older programs know {preset}");
            let later = Rules { pile_take: Some(7), turn_up: false, ..rules };
            let text = serde_json::to_string(&later).unwrap();
            assert_eq!(serde_json::from_str::<Rules>(&text).unwrap(), later, "{preset}");
        }
    }

    fn changed(name: &str, value: &Value) -> Result<Rules, BadRules> {
        let changes = [(name.to_owned(), value.clone())].into_iter().collect();
        Rules::default().with(&changes)
    }

    fn not_a_value(name: &str) -> Result<Rules, BadRules> {
        Err(BadRules::new(name.parse().unwrap(), RulesProblem::NotAValue))
    }

    #[test]
    fn a_value_of_another_type_is_refused() {
        for (name, value) in [
            ("players", json!(9)),
            ("players", json!("2")),
            ("hand_size", json!(900)),
            ("hand_size", json!(-1)),
            ("hand_size", json!(11.0)),
            ("hand_size", Value::Null),
            ("freezing", json!(1)),
            ("target", json!("5000")),
            ("target", json!(5_000_000_000_u64)),
            ("max_wilds", json!([3])),
            ("opening_minimums", json!([15, 50, 90, 120, 150, 180, 200])),
            ("opening_minimums", json!(15)),
            ("ask_partner", json!("often")),
            ("talons", json!(["4"])),
            ("canasta_bonuses", json!({"samba": 1})),
            ("canasta_bonuses", json!([1])),
            ("pure_ranks", json!({"7": "sometimes"})),
            ("pure_ranks", json!({"2": "always"})),
            ("out_rules", json!(["discard", "discard"])),
            ("opening_minimums", json!([15, 50, 90, null])),
            ("required_ranks", json!(["K", "K"])),
            ("required_ranks", json!(["2"])),
            ("required_ranks", json!("K")),
            ("stock_end", json!("e")),
            ("pile_new_meld", json!(true)),
        ] {
            assert_eq!(changed(name, &value), not_a_value(name), "{name}: {value}");
        }
        for (name, value) in [
            ("target", Value::Null),
            ("max_wilds", Value::Null),
            ("required_ranks", json!(["K", "4"])),
            ("ask_partner", json!("must")),
            ("talons", json!([4, 3])),
            ("canasta_bonuses", json!({"sequence": 1500, "A": 2500})),
            ("pure_ranks", json!({"7": "always", "A": "unless-opened"})),
            ("out_rules", json!(["complete", "discard"])),
            ("threes_table", json!([])),
        ] {
            assert_ne!(changed(name, &value), not_a_value(name), "{name}: {value}");
        }
        for (name, value, said) in [
            ("stock_end", json!("e"), r#"stock_end: this value is not possible; possible: "a", "b", "c", "d""#),
            ("max_wilds", json!("many"), "max_wilds: this value is not possible; possible: null, 0 to 255"),
            ("talons", json!(1), "talons: this value is not possible; possible: a list of 0 to 8 numbers, each 1 to 8"),
        ] {
            assert_eq!(changed(name, &value).unwrap_err().to_string(), said);
        }
        assert_eq!(changed("wings", &json!(2)), Err(BadRules::UnknownField("wings".to_owned())));
    }

    #[test]
    fn whole_rules_with_a_missing_or_unknown_field_are_refused() {
        let rules = Value::Object(Rules::default().fields());
        let read = |rules: Value| serde_json::from_value::<Rules>(rules).map_err(|error| error.to_string());
        assert_eq!(read(rules.clone()), Ok(Rules::default()));
        for (field, value) in [("target", None), ("freezing", Some(json!(1))), ("wings", Some(json!(2)))] {
            let mut rules = rules.clone();
            match value {
                Some(value) => rules[field] = value,
                None => drop(rules.as_object_mut().unwrap().remove(field)),
            }
            let refused = read(rules).unwrap_err();
            assert!(refused.contains(field), "{field}: {refused}");
        }
    }
}
