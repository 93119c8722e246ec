//! House rules and what surrounds them: own rules kept under a name, codes to share, settings and records as text, and
//! the question before something of the person's is lost.

mod feedback;
mod field;
mod files;
mod own_rules;
mod question;

pub use feedback::Feedback;
pub use field::RuleChange;
pub use files::LONGEST_TEXT;
pub use own_rules::OwnRules;

use super::intent::{FilesIntent, HouseRulesIntent};
use super::{DeviceEffect, Dialog, Effect, Session};
use crate::rules::{read_rules_code, rules_code};

/// The form in which own rules and settings are kept. A later form gets another number.
const VERSION: u32 = 1;

/// What the dialogs remember.
#[derive(Clone, Debug, Default)]
pub(in crate::session) struct House {
    own: Vec<OwnRules>,
    /// The name under which the rules are to be kept.
    name: String,
    /// The code written.
    code: String,
    /// The settings or the record written.
    text: String,
    said: Option<Feedback>,
}

impl House {
    pub(in crate::session) fn say(&mut self, said: Feedback) {
        self.said = Some(said);
    }
}

impl Session {
    /// The own rules.
    #[must_use]
    pub fn own_rules(&self) -> &[OwnRules] {
        &self.house.own
    }

    /// Which of the own rules the plan has chosen.
    #[must_use]
    pub fn own_chosen(&self) -> Option<usize> {
        let rules = self.plan.rules().ok()?;
        self.house.own.iter().position(|own| own.preset == self.plan.preset && own.rules == rules)
    }

    /// The name under which the rules are to be kept.
    #[must_use]
    pub fn own_name(&self) -> &str {
        &self.house.name
    }

    /// The code that was written.
    #[must_use]
    pub fn code_written(&self) -> &str {
        &self.house.code
    }

    /// What came of the last errand.
    #[must_use]
    pub const fn said(&self) -> Option<&Feedback> {
        self.house.said.as_ref()
    }

    /// The code of the plan's rules, if these can be.
    #[must_use]
    pub fn code(&self) -> Option<String> {
        self.plan.rules().ok().map(|rules| rules_code(self.plan.preset, &rules))
    }

    /// Closes the open dialog; those that belong to another go back to it.
    pub(in crate::session) fn close(&mut self) {
        self.dialog = self.dialog.take().and_then(Dialog::after_close);
    }

    pub(in crate::session) fn house_rules_intent(&mut self, intent: HouseRulesIntent, effects: &mut Vec<Effect>) {
        match intent {
            HouseRulesIntent::Change(change) => self.plan.set_rule(&change),
            HouseRulesIntent::Reset(field) => drop(self.plan.changes.remove(field.name())),
            HouseRulesIntent::ResetAll => self.plan.changes.clear(),
            HouseRulesIntent::WriteName(name) => self.house.name = name,
            HouseRulesIntent::Keep => self.keep_rules(effects),
            HouseRulesIntent::Choose(at) => {
                if let Some(own) = self.house.own.get(at) {
                    self.plan.choose(own.preset, &own.rules);
                }
            }
            HouseRulesIntent::Rename(at, name) => self.rename_rules(at, &name, effects),
            HouseRulesIntent::Remove(at) => self.remove_rules(at, effects),
            HouseRulesIntent::WriteCode(code) => self.house.code = code,
            HouseRulesIntent::UseCode => match read_rules_code(&self.house.code) {
                Ok((preset, rules)) => {
                    self.plan.choose(preset, &rules);
                    self.house.code.clear();
                    self.house.say(Feedback::CodeUsed);
                }
                Err(error) => self.house.say(Feedback::BadCode(error)),
            },
        }
    }

    pub(in crate::session) fn files_intent(&mut self, intent: FilesIntent, effects: &mut Vec<Effect>) {
        match intent {
            FilesIntent::Copy(kind) => {
                effects.extend(self.text_of(kind).map(|x| Effect::Device(DeviceEffect::Copy(x))))
            }
            FilesIntent::Download(kind) => {
                effects.extend(
                    self.text_of(kind).map(|text| Effect::Device(DeviceEffect::Download(kind.file_name(), text))),
                );
            }
            FilesIntent::WriteText(text) => self.house.text = text,
            FilesIntent::Import => self.import(effects),
        }
    }
}
