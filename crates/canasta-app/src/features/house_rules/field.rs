//! Changes of fields of the rules, as the controls of the dialog make them.

use crate::session::plan::Plan;
use canasta::rules::{ByDeal, FieldKind, Rank, RankSet, RuleField};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use std::fmt;

/// The part of a field that a control changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The value as a whole.
    Whole,
    /// The number at this place of a list.
    At(usize),
    /// What a key, a word or a rank has.
    Key(&'static str),
    /// The end of a list, where another number comes.
    End,
    /// A place of a list, from which its number goes.
    Gone,
}

/// The names of the parts that are no place and no key.
const END: &str = "add";
const GONE: &str = "remove";

/// A change of a field of the rules, with the value as typed. An invalid value is reported by the check of the rules, so
/// that the person can correct it in place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleChange {
    field: RuleField,
    part: Part,
    /// The hand whose own value changes, from 0. With the field of all hands, one of its values comes or goes.
    hand: Option<usize>,
    text: String,
}

/// The field in whose row a field has its control, where that is not its own.
pub(crate) const fn home(field: RuleField) -> RuleField {
    match field {
        // A minimum stands beside the score from which it holds.
        RuleField::OpeningSteps => RuleField::OpeningMinimums,
        field => field,
    }
}

/// The score between two steps of the opening minimum, in points, for one that is new.
const USUAL_STEP: i64 = 1500;

/// Whether a field is a list of numbers, which change one at a time.
fn is_listed(kind: FieldKind) -> bool {
    matches!(kind, FieldKind::Minimums | FieldKind::List { .. })
}

/// Whether a field has a word for each opening minimum.
const fn is_by_minimum(kind: FieldKind) -> bool {
    matches!(kind, FieldKind::WordByMinimum(_))
}

/// Whether a field has values of other fields for each of the first hands.
const fn is_by_hand(kind: FieldKind) -> bool {
    matches!(kind, FieldKind::ByHand)
}

/// The keys of a kind of field, of which each has a control of its own.
pub(super) fn keys(kind: FieldKind) -> Vec<&'static str> {
    match kind {
        FieldKind::Points { keys, .. } => keys.to_vec(),
        FieldKind::WordSet(words) => words.to_vec(),
        FieldKind::WordByRank(_) => Rank::NATURALS.map(Rank::notation).to_vec(),
        FieldKind::Switch
        | FieldKind::Number { .. }
        | FieldKind::NumberOrNone { .. }
        | FieldKind::NumberOrWord { .. }
        | FieldKind::Words(_)
        | FieldKind::Numbers(_)
        | FieldKind::Minimums
        | FieldKind::Ranks
        | FieldKind::SwitchOrWords(_)
        | FieldKind::List { .. }
        | FieldKind::WordByMinimum(_)
        | FieldKind::ByHand => Vec::new(),
    }
}

/// The most numbers of a list.
pub(super) const fn longest(kind: FieldKind) -> usize {
    match kind {
        FieldKind::Minimums | FieldKind::WordByMinimum(_) => FieldKind::MOST_MINIMUMS,
        FieldKind::List { longest, .. } => longest as usize,
        FieldKind::ByHand => ByDeal::MOST,
        _ => 0,
    }
}

impl RuleChange {
    /// The change of a field to one value.
    #[must_use]
    pub fn new(field: RuleField, value: &str) -> RuleChange {
        RuleChange::of(field, Part::Whole, value)
    }

    /// The change of a part of a field.
    #[must_use]
    pub fn of(field: RuleField, part: Part, value: &str) -> RuleChange {
        RuleChange { field, part, hand: None, text: value.to_owned() }
    }

    /// The same change of what a field is in a hand, from 0, or of what it is in all where there is none.
    #[must_use]
    pub(crate) fn in_hand(self, hand: Option<usize>) -> RuleChange {
        RuleChange { hand, ..self }
    }

    /// The change of a hand that a control with this name asks for: `add` and `remove` with the name of a field as the value, or the name
    /// of a change of one.
    fn parse_in_hand(hand: usize, name: &str, value: &str) -> Option<RuleChange> {
        let may_change = |field: &RuleField| ByDeal::FIELDS.contains(field);
        let of_field =
            |part| value.parse().ok().filter(may_change).map(|_| RuleChange::of(RuleField::ByDeal, part, value));
        let change = match name {
            END => of_field(Part::End)?,
            GONE => of_field(Part::Gone)?,
            name => {
                let change = RuleChange::parse(&format!("rule.{name}"), value)?;
                // A hand has as many minimums as there are scores from which they hold.
                let is_longer = matches!(change.part, Part::End | Part::Gone);
                Some(change).filter(|change| may_change(&change.field) && !is_longer)?
            }
        };
        (hand < ByDeal::MOST).then(|| change.in_hand(Some(hand)))
    }

    /// The change that a control with this name and this value asks for: `rule.hand_size`, `rule.talons.1`, `rule.canasta_bonuses.wild`,
    /// `rule.talons.add`, or `rule.talons.remove` with the place as its value; `rule.by_deal.0.draw_count` for what it is in the first hand.
    #[must_use]
    pub fn parse(name: &str, value: &str) -> Option<RuleChange> {
        let name = name.strip_prefix("rule.")?;
        if let Some((hand, name)) = name.strip_prefix("by_deal.").and_then(|name| name.split_once('.')) {
            return RuleChange::parse_in_hand(hand.parse().ok()?, name, value);
        }
        let (name, part) = name.split_once('.').map_or((name, None), |(name, part)| (name, Some(part)));
        let field: RuleField = name.parse().ok()?;
        let kind = field.kind();
        let place = |text: &str| text.parse().ok().filter(|&at| at < longest(kind));
        let part = match part {
            // Whether there is a list at all.
            None if matches!(kind, FieldKind::List { or_none: true, .. }) => Part::Whole,
            Some(at) if is_by_minimum(kind) => Part::At(place(at)?),
            None if is_listed(kind) || is_by_minimum(kind) || is_by_hand(kind) || !keys(kind).is_empty() => {
                return None;
            }
            None => Part::Whole,
            Some(END) if is_listed(kind) || is_by_hand(kind) => Part::End,
            Some(GONE) if is_listed(kind) || is_by_hand(kind) => place(value).map(|_: usize| Part::Gone)?,
            Some(at) if is_listed(kind) => Part::At(place(at)?),
            Some(key) => Part::Key(keys(kind).into_iter().find(|&known| known == key)?),
        };
        if kind == FieldKind::Ranks && value.parse::<Rank>().is_err() {
            return None;
        }
        Some(RuleChange::of(field, part, value))
    }
}

/// The name and the value of the control.
impl fmt::Display for RuleChange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("rule")?;
        if let Some(hand) = self.hand {
            write!(f, ".{}.{hand}", RuleField::ByDeal)?;
        }
        if self.hand.is_none() || self.field != RuleField::ByDeal {
            write!(f, ".{}", self.field)?;
        }
        match self.part {
            Part::Whole => {}
            Part::At(at) => write!(f, ".{at}")?,
            Part::Key(key) => write!(f, ".{key}")?,
            Part::End => write!(f, ".{END}")?,
            Part::Gone => write!(f, ".{GONE}")?,
        }
        write!(f, "={}", self.text)
    }
}

/// A number as typed; any other text stays one, which the check of the rules refuses.
fn number(text: &str) -> Value {
    // Thousands separators of the page and of other locales, if all groups after the first have three digits.
    let groups: Vec<&str> = text.trim().split([',', '.', '’', '\'', ' ', '\u{a0}', '\u{202f}']).collect();
    let are_thousands = groups.iter().skip(1).all(|group| group.len() == 3);
    let digits = if are_thousands { groups.concat() } else { text.trim().to_owned() };
    // The sign that typography has for a number below zero.
    digits.replace('−', "-").parse::<i64>().map_or_else(|_| Value::from(text.trim()), Value::from)
}

/// The list that comes where there was none.
fn usual_list(field: RuleField) -> Value {
    match field {
        RuleField::ThreesSign => json!([1, 2]),
        RuleField::ThreesTable => json!([100, 300, 500, 1000]),
        _ => json!([]),
    }
}

/// The numbers of a value that is a list.
fn list(value: Value) -> Vec<Value> {
    match value {
        Value::Array(list) => list,
        _ => Vec::new(),
    }
}

/// Cards of a foot, and bonus cards of the side that opens first, for the first of a list.
const USUAL_FOOT: i64 = 11;
const USUAL_TALON: i64 = 4;

/// The number that a list grows by: one that fits after the last. A three more counts what it did before the list had it.
fn next_number(field: RuleField, list: &[Value], one_three: i64) -> Value {
    let last = list.last().and_then(Value::as_i64);
    let next = match (field, last) {
        (RuleField::ThreesTable, last) => last.unwrap_or(0).saturating_add(one_three),
        (RuleField::OpeningSteps, last) => last.unwrap_or(0).saturating_add(USUAL_STEP),
        (_, Some(last)) => last,
        (RuleField::Feet, None) => USUAL_FOOT,
        (RuleField::Talons, None) => USUAL_TALON,
        (_, None) => field.kind().bounds().map_or(0, |(least, _)| least.into()),
    };
    next.into()
}

impl Plan {
    /// The value of a field, valid or not.
    #[must_use]
    pub fn value(&self, field: RuleField) -> Value {
        self.changes.get(field.name()).cloned().unwrap_or_else(|| self.preset.rules().value(field))
    }

    /// Changes a field to the value typed, valid or not.
    pub(crate) fn set_rule(&mut self, change: &RuleChange) {
        let RuleChange { field, part, hand, ref text } = *change;
        let text = text.as_str();
        match hand {
            Some(hand) => return self.set_in_hand(hand, change),
            None if is_by_hand(field.kind()) => return self.set_hands(part, text),
            None => {}
        }
        if is_listed(field.kind()) && part != Part::Whole {
            return self.set_list(field, part, text);
        }
        let value = match field.kind() {
            FieldKind::Switch => Value::from(text == "yes"),
            FieldKind::SwitchOrWords(_) if text == "yes" || text == "no" => Value::from(text == "yes"),
            FieldKind::Words(_) | FieldKind::SwitchOrWords(_) => Value::from(text),
            FieldKind::NumberOrNone { .. } | FieldKind::List { .. } if text == "none" => Value::Null,
            // After "no limit" the field gets the preset's number, or the usual number if the preset has no limit.
            FieldKind::NumberOrNone { usual, .. } if text == "some" => match self.preset.rules().value(field) {
                Value::Null => usual.into(),
                preset => preset,
            },
            FieldKind::NumberOrWord { word, .. } if text == "none" => word.into(),
            // After the word the field gets the preset's number, or the smallest.
            FieldKind::NumberOrWord { least, .. } if text == "some" => match self.preset.rules().value(field) {
                Value::Number(preset) => preset.into(),
                _ => least.into(),
            },
            FieldKind::List { .. } => match self.preset.rules().value(field) {
                Value::Null => usual_list(field),
                preset => preset,
            },
            FieldKind::Number { .. }
            | FieldKind::Numbers(_)
            | FieldKind::NumberOrNone { .. }
            | FieldKind::NumberOrWord { .. } => number(text),
            FieldKind::Ranks => {
                let Ok(rank) = text.parse() else { return };
                let set = RankSet::deserialize(self.value(field)).unwrap_or_default();
                let toggled: RankSet = match set.contains(rank) {
                    true => set.iter().filter(|&other| other != rank).collect(),
                    false => set.iter().chain([rank]).collect(),
                };
                json!(toggled)
            }
            FieldKind::Points { .. } | FieldKind::WordByRank(_) => {
                let Part::Key(key) = part else { return };
                let mut all = match self.value(field) {
                    Value::Object(all) => all,
                    _ => Map::new(),
                };
                let is_word = matches!(field.kind(), FieldKind::WordByRank(_));
                match text.trim() {
                    "" => drop(all.remove(key)),
                    word if is_word => drop(all.insert(key.to_owned(), word.into())),
                    typed => drop(all.insert(key.to_owned(), number(typed))),
                }
                Value::Object(all)
            }
            FieldKind::WordSet(words) => {
                let Part::Key(key) = part else { return };
                let before = list(self.value(field));
                let has =
                    |word: &&&str| if **word == key { text == "yes" } else { before.iter().any(|one| one == **word) };
                json!(words.iter().filter(has).collect::<Vec<_>>())
            }
            FieldKind::WordByMinimum(_) => {
                let Part::At(at) = part else { return };
                self.words_by_minimum(field, |all| {
                    if let Some(place) = all.get_mut(at) {
                        *place = text.into();
                    }
                })
            }
            FieldKind::Minimums | FieldKind::ByHand => return,
        };
        self.change(field.name(), value);
    }

    /// The values that the first hands have of their own, valid or not.
    pub(crate) fn hands(&self) -> Vec<Map<String, Value>> {
        let object = |hand| match hand {
            Value::Object(values) => values,
            _ => Map::new(),
        };
        list(self.value(RuleField::ByDeal)).into_iter().map(object).collect()
    }

    /// The plan with the values that a hand, from 0, has of its own.
    pub(crate) fn of_hand(&self, hand: usize) -> Plan {
        let mut plan = self.clone();
        let own = self.hands().into_iter().nth(hand).unwrap_or_default();
        own.into_iter().for_each(|(name, value)| plan.change(&name, value));
        plan
    }

    /// Adds a hand or takes one away. A new one is as the last, which holds on, so that nothing changes yet.
    fn set_hands(&mut self, part: Part, text: &str) {
        let mut hands = self.hands();
        match part {
            Part::End if hands.len() < ByDeal::MOST => hands.push(hands.last().cloned().unwrap_or_default()),
            Part::Gone => {
                let Some(at) = text.parse().ok().filter(|&at: &usize| at < hands.len()) else { return };
                hands.remove(at);
            }
            _ => return,
        }
        self.change(RuleField::ByDeal.name(), hands.into());
    }

    /// Changes a value that a hand has of its own.
    fn set_in_hand(&mut self, hand: usize, change: &RuleChange) {
        let mut hands = self.hands();
        let Some(own) = hands.get_mut(hand) else { return };
        match (change.field, change.part) {
            (RuleField::ByDeal, Part::Gone) => drop(own.remove(&change.text)),
            (RuleField::ByDeal, _) => {
                let Ok(field) = change.text.parse::<RuleField>() else { return };
                own.entry(field.name()).or_insert_with(|| self.value(field));
            }
            (field, _) => {
                let mut plan = self.of_hand(hand);
                plan.set_rule(&change.clone().in_hand(None));
                own.insert(field.name().to_owned(), plan.value(field));
            }
        }
        self.change(RuleField::ByDeal.name(), hands.into());
    }

    /// The words of a field for the opening minimums after a change; no list where no word is left.
    fn words_by_minimum(&self, field: RuleField, change: impl FnOnce(&mut Vec<Value>)) -> Value {
        let mut all = list(self.value(field));
        all.resize(list(self.value(RuleField::OpeningMinimums)).len(), "".into());
        change(&mut all);
        if all.iter().all(|word| word == "") { json!([]) } else { Value::Array(all) }
    }

    /// Takes the changes of a field back, with those of the fields that have their control in its row.
    pub(crate) fn reset_rule(&mut self, field: RuleField) {
        if field == RuleField::Feet && self.value(RuleField::FootSize) == 0 {
            // The one foot had moved into the list.
            self.changes.remove(RuleField::FootSize.name());
        }
        let is_here = |name: &str| name.parse().is_ok_and(|other| home(other) == field);
        self.changes.retain(|name, _| !is_here(name));
    }

    /// Whether a field is changed, or another one that has its control in its row.
    #[must_use]
    pub fn is_changed(&self, field: RuleField) -> bool {
        self.changes.keys().any(|name| name.parse().is_ok_and(|other| home(other) == field))
    }

    /// Moves the one foot into the list of several, which stands for it.
    fn move_foot_to(&mut self, feet: &mut Vec<Value>) {
        let one = self.value(RuleField::FootSize);
        if one != 0 {
            feet.push(one);
            self.change(RuleField::FootSize.name(), 0.into());
        }
    }

    /// Changes a number of a list, or its length. The opening minimums and the scores from which they hold grow and shrink together.
    fn set_list(&mut self, field: RuleField, part: Part, text: &str) {
        let mut all = list(self.value(field));
        if (field, part) == (RuleField::Feet, Part::End) && all.is_empty() {
            self.move_foot_to(&mut all);
        }
        let one_three = self.value(RuleField::RedThree).as_i64().unwrap_or(0);
        match part {
            Part::At(at) => {
                let Some(place) = all.get_mut(at) else { return };
                *place = number(text);
            }
            Part::End if all.len() < longest(field.kind()) => all.push(next_number(field, &all, one_three)),
            Part::Gone => {
                let Some(at) = text.parse().ok().filter(|&at: &usize| at < all.len()) else { return };
                all.remove(at);
            }
            Part::Whole | Part::Key(_) | Part::End => return,
        }
        let many = all.len();
        const NEEDS: RuleField = RuleField::OpeningNeeds;
        if field == RuleField::OpeningMinimums && !list(self.value(NEEDS)).is_empty() {
            // What the opening holds beside a minimum comes and goes with it.
            let needs = self.words_by_minimum(NEEDS, |words| match part {
                Part::Gone if words.len() > many => drop(words.remove(text.parse().unwrap_or(many).min(many))),
                _ => words.resize(many, "".into()),
            });
            self.change(NEEDS.name(), needs);
        }
        self.change(field.name(), Value::Array(all));
        if field == RuleField::OpeningMinimums && matches!(part, Part::End | Part::Gone) {
            let mut steps = list(self.value(RuleField::OpeningSteps));
            if part == Part::Gone && steps.len() >= many && !steps.is_empty() {
                let at = text.parse::<usize>().unwrap_or_default().saturating_sub(1);
                steps.remove(at.min(steps.len() - 1));
            }
            steps.truncate(many.saturating_sub(1));
            while steps.len() + 1 < many {
                steps.push(next_number(RuleField::OpeningSteps, &steps, one_three));
            }
            self.change(RuleField::OpeningSteps.name(), Value::Array(steps));
        }
    }
}
