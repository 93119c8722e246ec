//! The fields of the rules, as the dialog offers and changes them.

use crate::rules::{FieldValue, Rank, RankSet};
use crate::session::Plan;
use serde_json::Value;
use std::fmt;

/// How many opening minimums there are.
const MINIMUMS: usize = 4;

/// How a field of the rules is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Yes or no.
    Switch,
    /// A number.
    Number,
    /// A number, or nothing.
    NumberOrNone,
    /// One of several words.
    Words(&'static [&'static str]),
    /// One of several numbers.
    Numbers(&'static [u8]),
    /// The four opening minimums.
    Minimums,
    /// Ranks from four to ace.
    Ranks,
}

/// A field of the rules, as the dialog offers it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Field {
    /// Its name in records.
    pub name: &'static str,
    /// How it is chosen.
    pub kind: Kind,
}

const fn of(name: &'static str, kind: Kind) -> Field {
    Field { name, kind }
}

/// Every field, in the groups of the dialog.
pub const FIELDS: &[&[Field]] = {
    use Kind::{Minimums, Number, NumberOrNone, Numbers, Ranks, Switch, Words};
    &[
        &[of("players", Numbers(&[2, 4])), of("hand_size", Number), of("draw_count", Numbers(&[1, 2]))],
        &[of("min_naturals", Number), of("max_wilds", NumberOrNone), of("wilds_max_naturals", Switch)],
        &[of("opening_minimums", Minimums), of("wilds_in_opening", Switch), of("concealed_exempt", Switch)],
        &[
            of("pile_allowed", Switch),
            of("pile_new_meld", Words(&["pair-or-wild", "pair"])),
            of("pile_own_meld", Words(&["any", "under-7"])),
            of("freezing", Switch),
            of("frozen_until_melded", Switch),
            of("one_card_pile_closed", Switch),
        ],
        &[
            of("red_three", Number),
            of("four_red_threes", Number),
            of("red_threes_negative", Switch),
            of("black_threes_last", Switch),
        ],
        &[
            of("canastas_to_go_out", Number),
            of("required_ranks", Ranks),
            of("ask_partner", Switch),
            of("out_without_draw", Switch),
            of("keep_last_card", Switch),
            of("stock_end", Words(&["a", "b", "c"])),
        ],
        &[
            of("target", NumberOrNone),
            of("going_out", Number),
            of("concealed", Number),
            of("natural_canasta", Number),
            of("mixed_canasta", Number),
        ],
    ]
};

impl Field {
    /// The field with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Field> {
        FIELDS.iter().copied().flatten().copied().find(|field| field.name == name)
    }
}

/// A change of a field of the rules, as its control asks for it. The value stands as it was written: the rules name a
/// value that cannot be, so that it can be put right where it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleChange {
    field: Field,
    /// Which of the opening minimums changes.
    index: Option<usize>,
    text: String,
}

impl RuleChange {
    /// The change of a field that holds one value.
    #[must_use]
    pub fn new(field: Field, value: &str) -> RuleChange {
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
        let field = Field::named(name).filter(|field| (field.kind == Kind::Minimums) == index.is_some())?;
        if field.kind == Kind::Ranks && value.parse::<Rank>().is_err() {
            return None;
        }
        Some(RuleChange { field, index, text: value.to_owned() })
    }
}

/// The name and the value of the control.
impl fmt::Display for RuleChange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "rule.{}", self.field.name)?;
        self.index.map_or(Ok(()), |at| write!(f, ".{at}"))?;
        write!(f, "={}", self.text)
    }
}

impl Plan {
    /// The value of a field, possible or not.
    #[must_use]
    pub fn value(&self, field: &str) -> Value {
        let usual = || self.preset.rules().fields().remove(field).unwrap_or_default();
        self.changes.get(field).cloned().unwrap_or_else(usual)
    }

    /// Changes a field to the value written, possible or not.
    pub(in crate::session) fn set_rule(&mut self, change: &RuleChange) {
        let RuleChange { field: Field { name: field, kind }, index, ref text } = *change;
        let text = text.as_str();
        let number = || {
            // Thousands as the page itself writes them, or as people elsewhere do.
            let groups: Vec<&str> = text.trim().split([',', '.', '’', '\'', ' ', '\u{a0}', '\u{202f}']).collect();
            let are_thousands = groups.iter().skip(1).all(|group| group.len() == 3);
            let digits = if are_thousands { groups.concat() } else { text.trim().to_owned() };
            digits.parse::<i64>().map_or_else(|_| Value::from(text.trim()), Value::from)
        };
        let value = match kind {
            Kind::Switch => Value::from(text == "yes"),
            Kind::Words(_) => Value::from(text),
            Kind::NumberOrNone if text == "none" => Value::Null,
            // Back from nothing: the preset's number, or a usual one.
            Kind::NumberOrNone if text == "some" => match self.preset.rules().fields().remove(field) {
                Some(usual @ Value::Number(_)) => usual,
                _ if field == "target" => 5000.into(),
                _ => 3.into(),
            },
            Kind::Number | Kind::Numbers(_) | Kind::NumberOrNone => number(),
            Kind::Minimums => {
                let mut all = self.value(field);
                let Some(minimum) = index.and_then(|at| all.get_mut(at)) else { return };
                *minimum = number();
                all
            }
            Kind::Ranks => {
                let Ok(rank) = text.parse() else { return };
                let set = RankSet::from_json(&self.value(field)).unwrap_or_default();
                let toggled: RankSet = match set.contains(rank) {
                    true => set.iter().filter(|&other| other != rank).collect(),
                    false => set.iter().chain([rank]).collect(),
                };
                toggled.to_json()
            }
        };
        self.change(field, value);
    }
}
