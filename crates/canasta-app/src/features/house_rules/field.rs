//! Changes of fields of the rules, as the dialog makes them.

use crate::session::plan::Plan;
use canasta::rules::{FieldKind, Rank, RankSet, RuleField};
use serde::Deserialize;
use serde_json::{Value, json};
use std::fmt;

/// The number of opening minimums.
const MINIMUMS: usize = 4;

/// A change of a field of the rules, with the value as typed. An invalid value is reported by the check of the rules, so
/// that the person can correct it in place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleChange {
    field: RuleField,
    /// The index of the opening minimum that changes.
    index: Option<usize>,
    text: String,
}

impl RuleChange {
    /// The change of a field that holds one value.
    #[must_use]
    pub fn new(field: RuleField, value: &str) -> RuleChange {
        RuleChange { field, index: None, text: value.to_owned() }
    }

    /// The change that a control with this name, `rule.hand_size` or `rule.opening_minimums.2`, and this value asks for.
    #[must_use]
    pub fn parse(name: &str, value: &str) -> Option<RuleChange> {
        let name = name.strip_prefix("rule.")?;
        let (name, index) = match name.split_once('.') {
            Some((name, index)) => (name, Some(index.parse().ok().filter(|&at| at < MINIMUMS)?)),
            None => (name, None),
        };
        let field: RuleField = name.parse().ok()?;
        let kind = field.kind();
        if (kind == FieldKind::Minimums) != index.is_some() {
            return None;
        }
        if kind == FieldKind::Ranks && value.parse::<Rank>().is_err() {
            return None;
        }
        Some(RuleChange { field, index, text: value.to_owned() })
    }
}

/// The name and the value of the control.
impl fmt::Display for RuleChange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "rule.{}", self.field)?;
        self.index.map_or(Ok(()), |at| write!(f, ".{at}"))?;
        write!(f, "={}", self.text)
    }
}

impl Plan {
    /// The value of a field, valid or not.
    #[must_use]
    pub fn value(&self, field: RuleField) -> Value {
        self.changes.get(field.name()).cloned().unwrap_or_else(|| self.preset.rules().value(field))
    }

    /// Changes a field to the value typed, valid or not.
    pub(crate) fn set_rule(&mut self, change: &RuleChange) {
        let RuleChange { field, index, ref text } = *change;
        let text = text.as_str();
        let number = || {
            // Thousands separators of the page and of other locales, if all groups after the first have three digits.
            let groups: Vec<&str> = text.trim().split([',', '.', '’', '\'', ' ', '\u{a0}', '\u{202f}']).collect();
            let are_thousands = groups.iter().skip(1).all(|group| group.len() == 3);
            let digits = if are_thousands { groups.concat() } else { text.trim().to_owned() };
            digits.parse::<i64>().map_or_else(|_| Value::from(text.trim()), Value::from)
        };
        let value = match field.kind() {
            FieldKind::Switch => Value::from(text == "yes"),
            FieldKind::SwitchOrWords(_) if text == "yes" || text == "no" => Value::from(text == "yes"),
            FieldKind::Words(_) | FieldKind::SwitchOrWords(_) => Value::from(text),
            FieldKind::NumberOrNone { .. } if text == "none" => Value::Null,
            // After "no limit" the field gets the preset's number, or the usual number if the preset has no limit.
            FieldKind::NumberOrNone { usual, .. } if text == "some" => match self.preset.rules().value(field) {
                Value::Null => usual.into(),
                preset => preset,
            },
            FieldKind::Number { .. } | FieldKind::Numbers(_) | FieldKind::NumberOrNone { .. } => number(),
            FieldKind::Minimums => {
                let mut all = self.value(field);
                let Some(minimum) = index.and_then(|at| all.get_mut(at)) else { return };
                *minimum = number();
                all
            }
            FieldKind::Ranks => {
                let Ok(rank) = text.parse() else { return };
                let set = RankSet::deserialize(self.value(field)).unwrap_or_default();
                let toggled: RankSet = match set.contains(rank) {
                    true => set.iter().filter(|&other| other != rank).collect(),
                    false => set.iter().chain([rank]).collect(),
                };
                json!(toggled)
            }
            // Files and codes set these, not the dialog.
            FieldKind::List { .. } | FieldKind::Points { .. } | FieldKind::WordSet(_) | FieldKind::WordByRank(_) => {
                return;
            }
        };
        self.change(field.name(), value);
    }
}
