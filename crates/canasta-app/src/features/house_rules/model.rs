//! The person's own rules, the forms of the dialog, and the trial of rules that may have no end.

use super::own_rules::{OwnRules, OwnRulesList, name};
use super::trial::RulesTrial;
use crate::session::effect::{Effect, StorageEffect};
use crate::session::feedback::Feedback;
use crate::session::plan::Plan;
use crate::session::stored_value::StoredValue;
use canasta::analysis::Termination;
use canasta::rules::{Preset, RuleField, Rules};
use serde_json::{Map, Value};

/// The person's own rules, the forms of the dialog, which stay while it is closed, and the trial of rules that may have no end.
#[derive(Clone, Debug, Default)]
pub struct HouseRules {
    pub(super) own: OwnRulesList,
    /// The name under which the rules are to be saved.
    pub(super) name: String,
    /// The rules code.
    pub(super) code: String,
    trial: RulesTrial,
}

/// What is to be done so that the rules that a dialog shows are tried, and no others.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct TrialChange {
    /// The question that is to be cancelled.
    pub cancel: Option<u32>,
    /// The rules that are to be tried.
    pub rules: Option<Rules>,
}

impl HouseRules {
    /// The own rules.
    #[must_use]
    pub fn own(&self) -> &[OwnRules] {
        self.own.all()
    }

    /// The index of the own rules that a plan has.
    #[must_use]
    pub fn chosen(&self, plan: &Plan) -> Option<usize> {
        let rules = plan.rules().ok()?;
        self.own().iter().position(|own| own.preset == plan.preset && own.rules == rules)
    }

    /// The name under which rules are saved that differ from their preset like this.
    #[must_use]
    pub fn name_of(&self, preset: Preset, changes: &Map<String, Value>) -> Option<&str> {
        let is_own = |own: &&OwnRules| own.preset == preset && own.rules.changes_from(&preset.rules()) == *changes;
        let named = (!changes.is_empty()).then(|| self.own().iter().find(is_own))??;
        Some(&named.name)
    }

    /// The name in the form for saving the rules.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The rules code in the form.
    #[must_use]
    pub fn code(&self) -> &str {
        &self.code
    }

    /// Whether saving the rules of a plan under the name in the form replaces other rules.
    #[must_use]
    pub fn replaces(&self, plan: &Plan) -> bool {
        let there = name(&self.name).and_then(|name| self.own.named(&name));
        there.is_some_and(|own| plan.rules().is_ok_and(|rules| own.rules != rules))
    }

    /// The own rules as they are stored.
    #[must_use]
    pub fn write(&self) -> Value {
        self.own.write()
    }

    /// The effect that stores the own rules.
    #[must_use]
    pub fn saved(&self) -> Effect {
        Effect::Storage(StorageEffect::Save(StoredValue::Rules, self.write().to_string()))
    }

    /// Replaces the own rules by stored ones, or by both together.
    pub(crate) fn replace_own(&mut self, own: OwnRulesList) {
        self.own = own;
    }

    /// The own rules together with others, and the number of rules added.
    ///
    /// # Errors
    /// If these are too many.
    pub(crate) fn merged(&self, new: OwnRulesList) -> Result<(OwnRulesList, usize), Feedback> {
        self.own.merged(new)
    }

    /// The fields of the rules of a plan that keep a match from ending; empty if a match ends, or as long as that is not known.
    #[must_use]
    pub fn endless_fields(&self, plan: &Plan) -> &[RuleField] {
        match &self.trial {
            RulesTrial::Known { rules, end: Termination::Endless { causes } } if plan.rules().as_ref() == Ok(rules) => {
                causes
            }
            _ => &[],
        }
    }

    /// What is to be done so that rules are tried; `None` if these are tried already. Without rules, a trial is only stopped.
    pub(crate) fn change_trial(&mut self, rules: Option<Rules>) -> Option<TrialChange> {
        if rules.is_some() && self.trial.rules() == rules.as_ref() {
            return None;
        }
        let cancel = self.trial.question();
        self.leave_trial();
        Some(TrialChange { cancel, rules })
    }

    /// Notes that a trial was begun, by the number of its question.
    pub(crate) fn begin_trial(&mut self, id: u32, rules: Rules) {
        self.trial = RulesTrial::Asked { id, rules };
    }

    /// Takes what matches say of rules, `None` where the worker gave no answer, if this was asked.
    pub(crate) fn take_trial(&mut self, id: u32, end: Option<Termination>) {
        self.trial.answer(id, end);
    }

    /// A trial without a worker is left undone: the rules are nowhere forbidden, and playing matches would stop the page.
    pub(crate) fn leave_trial(&mut self) {
        if self.trial.question().is_some() {
            self.trial = RulesTrial::Untried;
        }
    }
}
