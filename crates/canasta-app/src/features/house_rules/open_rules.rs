//! The rules that the dialog shows, with all that is said of them.

use crate::session::plan::Plan;
use canasta::rules::{BadRules, Remedy, RuleField, Rules, RulesWarning};
use serde::Deserialize;
use serde_json::Value;

/// The rules that the dialog shows, with all that is said of them.
#[derive(Debug)]
pub(crate) struct OpenRules<'a> {
    /// The plan of which they are.
    pub plan: &'a Plan,
    /// Its rules, as far as they can be read.
    pub rules: Rules,
    /// What is wrong with them.
    pub wrong: Option<BadRules>,
    /// What would mend it.
    pub remedies: Vec<Remedy>,
    /// What of them is hardly meant.
    pub warnings: Vec<RulesWarning>,
    /// The fields that keep a match from ending.
    pub endless: &'a [RuleField],
}

impl<'a> OpenRules<'a> {
    pub(crate) fn new(plan: &'a Plan, endless: &'a [RuleField]) -> OpenRules<'a> {
        let (rules, wrong) = (plan.readable_rules(), plan.rules().err());
        let warnings = if wrong.is_none() { rules.warnings() } else { Vec::new() };
        let remedies = if wrong.is_some() { plan.remedies() } else { Vec::new() };
        OpenRules { plan, rules, remedies, wrong, warnings, endless }
    }
}

impl Plan {
    /// The rules of the plan, possible together or not, without the values that no field can hold.
    pub(crate) fn readable_rules(&self) -> Rules {
        let mut rules = self.preset.rules();
        for (name, value) in &self.changes {
            let mut fields = rules.fields();
            fields.insert(name.clone(), value.clone());
            rules = Rules::deserialize(Value::Object(fields)).unwrap_or(rules);
        }
        rules
    }

    /// The changes of one field each that mend the plan's rules; none where a value cannot be read.
    pub(crate) fn remedies(&self) -> Vec<Remedy> {
        let rules = self.readable_rules();
        // A value that was left out is the fault itself.
        if self.changes.keys().any(|name| name.parse().is_ok_and(|field| rules.value(field) != self.changes[name])) {
            return Vec::new();
        }
        rules.remedies()
    }
}
