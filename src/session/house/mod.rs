//! House rules and what surrounds them: own rules kept under a name, codes to share, settings and records as text, and
//! the question before something of the person's is lost.

mod dialog_action;
mod field;
mod files;
mod own_rules;
mod question;

pub use dialog_action::{DialogAction, Feedback, What};
pub use field::{FIELDS, Field, Kind};
pub use files::LONGEST_TEXT;
pub use own_rules::OwnRules;

use super::{Confirmation, Dialog, Effect, Pending, Session};
use crate::rules::{read_rules_code, rules_code};
use own_rules::name;

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

    /// Takes what is written in the dialogs; false if it is for somebody else.
    pub(in crate::session) fn set_house(&mut self, field: &str, value: &str, effects: &mut Vec<Effect>) -> bool {
        if let Some(rule) = field.strip_prefix("rule.") {
            return self.plan.set_rule(rule, value);
        }
        if let Some(at) = field.strip_prefix("own.") {
            let there = at.parse().ok().filter(|&at: &usize| at < self.house.own.len());
            if let (Some(at), Some(new)) = (there, name(value)) {
                if self.house.own.iter().enumerate().any(|(other, own)| other != at && own.name == new) {
                    self.house.say(Feedback::NameTaken(new));
                } else {
                    self.house.own[at].name = new;
                    self.save_rules(effects);
                }
            }
            return true;
        }
        if field == "preset" && self.own_chosen().is_some() {
            // Own rules are kept under their name: the preset is wanted as it is.
            self.plan.changes.clear();
        }
        let text = match field {
            "own-name" => &mut self.house.name,
            "code" => &mut self.house.code,
            "import" => &mut self.house.text,
            _ => return false,
        };
        value.clone_into(text);
        true
    }

    pub(in crate::session) fn errand(&mut self, errand: DialogAction, effects: &mut Vec<Effect>) {
        match errand {
            DialogAction::Reset(field) => drop(self.plan.changes.remove(&field)),
            DialogAction::ResetAll => self.plan.changes.clear(),
            DialogAction::Keep => self.keep_rules(effects),
            DialogAction::Choose(at) => {
                if let Some(own) = self.house.own.get(at) {
                    self.plan.choose(own.preset, &own.rules);
                }
            }
            DialogAction::Remove(at) => self.remove_rules(at, effects),
            DialogAction::UseCode => match read_rules_code(&self.house.code) {
                Ok((preset, rules)) => {
                    self.plan.choose(preset, &rules);
                    self.house.code.clear();
                    self.house.say(Feedback::CodeUsed);
                }
                Err(error) => self.house.say(Feedback::BadCode(error)),
            },
            DialogAction::Copy(what) => effects.extend(self.text_of(what).map(Effect::Copy)),
            DialogAction::Download(what) => {
                effects.extend(self.text_of(what).map(|text| Effect::Download(what.file(), text)));
            }
            DialogAction::Import => self.import(effects),
            DialogAction::Print => effects.push(Effect::Print),
            DialogAction::Fullscreen => effects.push(Effect::Fullscreen),
            DialogAction::Yes => {
                let Some(action) = self.question() else { return };
                self.close();
                match action {
                    Confirmation::Abandon => self.abandon(effects),
                    Confirmation::SameDeal => self.same_deal(effects),
                    Confirmation::SameAgain => self.ask_seed(Pending::SameAgain, effects),
                    Confirmation::Start => self.ask_seed(Pending::Start, effects),
                    Confirmation::ResetSettings => self.reset_settings(effects),
                    Confirmation::ApplyUpdate => self.renew(effects),
                    Confirmation::ImportSettings | Confirmation::ImportRecord => self.import(effects),
                    Confirmation::RemoveRules(at) => self.remove_rules(at, effects),
                    Confirmation::ReplaceRules => self.keep_rules(effects),
                }
            }
            DialogAction::No => self.close(),
        }
    }
}
