//! Own rules: rules saved under a name.

use crate::session::feedback::Feedback;
use crate::session::name::clean;
use canasta::rules::{Preset, Rules};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

/// The version of the format of saved own rules.
const VERSION: u32 = 1;

/// The most own rules that are saved.
const MOST_OWN: usize = 50;

/// The most characters of a name.
const LONGEST_NAME: usize = 40;

/// Rules saved under a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnRules {
    /// The name.
    pub name: String,
    /// The preset that the rules are based on.
    pub preset: Preset,
    /// The rules.
    pub rules: Rules,
}

/// Own rules as they are saved. A field that a later version has added would be lost, so unknown fields are errors.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedRules {
    name: String,
    preset: Preset,
    #[serde(default)]
    changes: Map<String, Value>,
}

/// The list of own rules as it is saved.
#[derive(Deserialize)]
struct SavedList {
    version: u32,
    rules: Vec<Value>,
}

impl OwnRules {
    fn write(&self) -> SavedRules {
        let changes = self.rules.changes_from(&self.preset.rules());
        SavedRules { name: self.name.clone(), preset: self.preset, changes }
    }

    fn read(value: Value) -> Option<OwnRules> {
        let SavedRules { name: text, preset, changes } = serde_json::from_value(value).ok()?;
        Some(OwnRules { name: name(&text)?, preset, rules: preset.rules().with(&changes).ok()? })
    }
}

/// The name of rules in a text; `None` if nothing can be seen of it.
pub fn name(text: &str) -> Option<String> {
    clean(text, LONGEST_NAME)
}

/// The own rules, with distinct names.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct OwnRulesList(Vec<OwnRules>);

impl OwnRulesList {
    /// The readable rules of a saved list, and whether these are all.
    pub fn read(value: &Value) -> (OwnRulesList, bool) {
        let Ok(list) = SavedList::deserialize(value) else { return Default::default() };
        if list.version != VERSION {
            return Default::default();
        }
        let all = list.rules.len();
        let own: Vec<OwnRules> = list.rules.into_iter().filter_map(OwnRules::read).take(MOST_OWN).collect();
        let is_whole = own.len() == all;
        (OwnRulesList(own), is_whole)
    }

    /// The list as it is saved.
    pub fn write(&self) -> Value {
        json!({ "version": VERSION, "rules": self.0.iter().map(OwnRules::write).collect::<Vec<_>>() })
    }

    pub fn all(&self) -> &[OwnRules] {
        &self.0
    }

    /// The rules with this name.
    pub fn named(&self, name: &str) -> Option<&OwnRules> {
        self.0.iter().find(|own| own.name == name)
    }

    /// Saves rules under their name, and replaces others of that name.
    ///
    /// # Errors
    /// If there are too many own rules already.
    pub fn keep(&mut self, own: OwnRules) -> Result<(), Feedback> {
        match self.0.iter().position(|other| other.name == own.name) {
            Some(at) => self.0[at] = own,
            None if self.0.len() >= MOST_OWN => return Err(Feedback::TooMany),
            None => self.0.push(own),
        }
        Ok(())
    }

    /// Renames rules. False if there are none at this index, or the name is empty.
    ///
    /// # Errors
    /// If other rules have this name.
    pub fn rename(&mut self, at: usize, new: &str) -> Result<bool, Feedback> {
        let Some(new) = name(new).filter(|_| at < self.0.len()) else { return Ok(false) };
        if self.0.iter().enumerate().any(|(other, own)| other != at && own.name == new) {
            return Err(Feedback::NameTaken(new));
        }
        self.0[at].name = new;
        Ok(true)
    }

    /// Removes rules. False if there are none at this index.
    pub fn remove(&mut self, at: usize) -> bool {
        let is_there = at < self.0.len();
        if is_there {
            self.0.remove(at);
        }
        is_there
    }

    /// The union with another list, and the number of rules added. Equal rules are added once. A name that is taken gets a
    /// number.
    ///
    /// # Errors
    /// If the union has too many rules.
    pub fn merged(&self, new: OwnRulesList) -> Result<(OwnRulesList, usize), Feedback> {
        let mut own = self.0.clone();
        let mut added = 0;
        for mut rules in new.0 {
            let is_same = |there: &OwnRules| there.preset == rules.preset && there.rules == rules.rules;
            if own.iter().any(is_same) {
                continue;
            }
            let base = rules.name.clone();
            let mut number = 2;
            while own.iter().any(|there| there.name == rules.name) {
                rules.name = format!("{base} ({number})");
                number += 1;
            }
            own.push(rules);
            added += 1;
        }
        if own.len() > MOST_OWN { Err(Feedback::TooMany) } else { Ok((OwnRulesList(own), added)) }
    }
}
