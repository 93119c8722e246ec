//! Rules kept under a name.

use super::{Feedback, VERSION};
use crate::rules::{FieldValue, Preset, Rules, field, field_if_there, json, object};
use crate::session::{Confirmation, Effect, Notice, Session, StorageEffect};
use serde_json::Value;

/// The most own rules.
pub(super) const MOST_OWN: usize = 50;

/// The most letters of their names.
const LONGEST_NAME: usize = 40;

/// Rules kept under a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnRules {
    /// The name.
    pub name: String,
    /// The preset that they change.
    pub preset: Preset,
    /// The rules.
    pub rules: Rules,
}

/// As they stand in storage.
impl FieldValue for OwnRules {
    fn to_json(&self) -> Value {
        let changes = self.rules.changes_from(&self.preset.rules());
        object([("name", self.name.to_json()), ("preset", self.preset.to_json()), ("changes", Value::Object(changes))])
    }

    fn from_json(value: &Value) -> Option<OwnRules> {
        // What a later version has added would be lost.
        if value.as_object()?.keys().any(|key| !["name", "preset", "changes"].contains(&key.as_str())) {
            return None;
        }
        let preset: Preset = field(value, "preset")?;
        let rules = preset.rules().with(&field_if_there(value, "changes")?).ok()?;
        Some(OwnRules { name: name(&field::<String>(value, "name")?)?, preset, rules })
    }
}

/// A name as it is kept; `None` if nothing is left of it.
pub(super) fn name(text: &str) -> Option<String> {
    let name: String = text.trim().chars().filter(|c| !c.is_control()).take(LONGEST_NAME).collect();
    let name = name.trim().to_owned();
    (!name.is_empty()).then_some(name)
}

pub(super) fn write_all(own: &[OwnRules]) -> Value {
    object([("version", VERSION.to_json()), ("rules", own.iter().map(OwnRules::to_json).collect())])
}

/// What can be read, and whether that is all.
pub(super) fn read_all(value: &Value) -> (Vec<OwnRules>, bool) {
    let list = value.get("rules").and_then(Value::as_array).filter(|_| value["version"] == VERSION);
    let Some(list) = list else { return (Vec::new(), false) };
    let own: Vec<OwnRules> = list.iter().filter_map(OwnRules::from_json).take(MOST_OWN).collect();
    let whole = own.len() == list.len();
    (own, whole)
}

impl Session {
    pub(super) fn save_rules(&self, effects: &mut Vec<Effect>) {
        effects.push(Effect::Storage(StorageEffect::SaveRules(write_all(&self.house.own).to_string())));
    }

    pub(super) fn rename_rules(&mut self, at: usize, new: &str, effects: &mut Vec<Effect>) {
        let Some(new) = name(new).filter(|_| at < self.house.own.len()) else { return };
        if self.house.own.iter().enumerate().any(|(other, own)| other != at && own.name == new) {
            self.house.say(Feedback::NameTaken(new));
        } else {
            self.house.own[at].name = new;
            self.save_rules(effects);
        }
    }

    pub(in crate::session) fn remove_rules(&mut self, at: usize, effects: &mut Vec<Effect>) {
        if at < self.house.own.len() {
            self.house.own.remove(at);
            self.save_rules(effects);
        }
    }

    pub(in crate::session) fn keep_rules(&mut self, effects: &mut Vec<Effect>) {
        let rules = match self.plan.rules() {
            Ok(rules) => rules,
            Err(bad) => return self.house.say(Feedback::BadRules(bad)),
        };
        let Some(name) = name(&self.house.name) else { return self.house.say(Feedback::NoName) };
        let own = OwnRules { name: name.clone(), preset: self.plan.preset, rules };
        match self.house.own.iter().position(|own| own.name == name) {
            Some(there) => self.house.own[there] = own,
            None if self.house.own.len() >= MOST_OWN => return self.house.say(Feedback::TooMany),
            None => self.house.own.push(own),
        }
        self.house.name.clear();
        self.house.say(Feedback::Kept(name));
        self.save_rules(effects);
    }

    pub(in crate::session) fn restore_rules(&mut self, text: String, effects: &mut Vec<Effect>) {
        let (own, whole) = json::parse(&text).map_or((Vec::new(), false), |value| read_all(&value));
        if !whole {
            self.tell(Notice::RulesDamaged(own.len()));
            effects.push(Effect::Storage(StorageEffect::SetAside(text)));
        }
        self.house.own = own;
        // A question about one of them asks by its place, at which another may stand now.
        if matches!(self.question(), Some(Confirmation::RemoveRules(_) | Confirmation::ReplaceRules)) {
            self.close();
        }
    }
}
