//! Rules kept under a name.

use super::{Errand, Said, VERSION};
use crate::rules::{Preset, Rules, json};
use crate::session::{Effect, Intent, Notice, Session};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

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

/// How own rules stand in storage.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedRules {
    name: String,
    preset: String,
    #[serde(default)]
    changes: Map<String, Value>,
}

impl OwnRules {
    fn write(&self) -> SavedRules {
        let changes = self.rules.changes_from(&self.preset.rules());
        SavedRules { name: self.name.clone(), preset: self.preset.name().to_owned(), changes }
    }

    fn read(value: &Value) -> Option<OwnRules> {
        let saved = SavedRules::deserialize(value).ok()?;
        let preset: Preset = saved.preset.parse().ok()?;
        let rules = preset.rules().with(&saved.changes).ok()?;
        Some(OwnRules { name: name(&saved.name)?, preset, rules })
    }
}

/// A name as it is kept; `None` if nothing is left of it.
pub(super) fn name(text: &str) -> Option<String> {
    let name: String = text.trim().chars().filter(|c| !c.is_control()).take(LONGEST_NAME).collect();
    let name = name.trim().to_owned();
    (!name.is_empty()).then_some(name)
}

pub(super) fn write_all(own: &[OwnRules]) -> Value {
    let rules = own.iter().map(OwnRules::write).collect::<Vec<_>>();
    serde_json::json!({ "version": VERSION, "rules": rules })
}

/// What can be read, and whether that is all.
pub(super) fn read_all(value: &Value) -> (Vec<OwnRules>, bool) {
    let list = value.get("rules").and_then(Value::as_array).filter(|_| value["version"] == VERSION);
    let Some(list) = list else { return (Vec::new(), false) };
    let own: Vec<OwnRules> = list.iter().filter_map(OwnRules::read).take(MOST_OWN).collect();
    let whole = own.len() == list.len();
    (own, whole)
}

impl Session {
    pub(super) fn save_rules(&self, effects: &mut Vec<Effect>) {
        effects.push(Effect::SaveRules(write_all(&self.house.own).to_string()));
    }

    pub(super) fn keep_rules(&mut self, effects: &mut Vec<Effect>) {
        let rules = match self.plan.rules() {
            Ok(rules) => rules,
            Err(bad) => return self.house.say(Said::BadRules(bad)),
        };
        let Some(name) = name(&self.house.name) else { return self.house.say(Said::NoName) };
        let own = OwnRules { name: name.clone(), preset: self.plan.preset, rules };
        match self.house.own.iter().position(|own| own.name == name) {
            Some(there) => self.house.own[there] = own,
            None if self.house.own.len() >= MOST_OWN => return self.house.say(Said::TooMany),
            None => self.house.own.push(own),
        }
        self.house.name.clear();
        self.house.say(Said::Kept(name));
        self.save_rules(effects);
    }

    pub(in crate::session) fn restore_rules(&mut self, text: String, effects: &mut Vec<Effect>) {
        let (own, whole) = json::parse(&text).map_or((Vec::new(), false), |value| read_all(&value));
        if !whole {
            self.tell(Notice::RulesDamaged(own.len()));
            effects.push(Effect::KeepDamaged(text));
        }
        self.house.own = own;
        // A question about one of them asks by its place, at which another may stand now.
        if matches!(self.question(), Some(Intent::Errand(Errand::Remove(_) | Errand::Keep))) {
            self.close();
        }
    }
}
