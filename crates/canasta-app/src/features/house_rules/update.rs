//! The updates of the house rules: fields of the next game's rules, own rules, and codes.

use super::intent::HouseRulesIntent;
use super::model::HouseRules;
use super::own_rules::{OwnRules, name};
use crate::features::Outcome;
use crate::session::feedback::Feedback;
use crate::session::plan::Plan;
use canasta::rules::read_rules_code;

/// What the house rules may know of the session.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Context<'a> {
    /// The plan of the next game.
    pub plan: &'a Plan,
}

impl HouseRules {
    /// Carries out an intent. What it asks for is another plan of the next game.
    pub(crate) fn update(&mut self, intent: HouseRulesIntent, context: &Context<'_>) -> Outcome<Box<Plan>> {
        let change = |change: &dyn Fn(&mut Plan)| {
            let mut plan = Box::new(context.plan.clone());
            change(&mut plan);
            Outcome::ask(plan)
        };
        match intent {
            HouseRulesIntent::Change(rule) => return change(&|plan| plan.set_rule(&rule)),
            HouseRulesIntent::Reset(field) => return change(&|plan| plan.reset_rule(field)),
            HouseRulesIntent::Mend(at) => {
                if let Some(remedy) = context.plan.remedies().into_iter().nth(at) {
                    return change(&|plan| plan.change(remedy.field.name(), remedy.value.clone()));
                }
            }
            // The session deals.
            HouseRulesIntent::TryHand => {}
            HouseRulesIntent::ResetAll => return change(&|plan| plan.shelve()),
            HouseRulesIntent::TakeBack => return change(&|plan| plan.take_last_shelved()),
            HouseRulesIntent::Choose(at) => {
                if let Some(own) = self.own().get(at) {
                    return change(&|plan| plan.choose_instead(own.preset, &own.rules));
                }
            }
            HouseRulesIntent::WriteName(name) => self.name = name,
            HouseRulesIntent::Keep => return self.keep(context.plan),
            HouseRulesIntent::Rename(at, name) => match self.own.rename(at, &name) {
                Ok(true) => return Outcome::default().with(self.saved()),
                Ok(false) => {}
                Err(feedback) => return Outcome::said(feedback),
            },
            HouseRulesIntent::Remove(at) => {
                if self.own.remove(at) {
                    return Outcome::default().with(self.saved());
                }
            }
            HouseRulesIntent::WriteCode(code) => self.code = code,
            HouseRulesIntent::UseCode => match read_rules_code(&self.code) {
                Ok((preset, rules)) => {
                    self.code.clear();
                    return change(&|plan| plan.choose_instead(preset, &rules)).saying(Feedback::CodeUsed);
                }
                Err(error) => return Outcome::said(Feedback::BadCode(error)),
            },
        }
        Outcome::default()
    }

    /// Saves the rules of the plan under the name in the form.
    fn keep(&mut self, plan: &Plan) -> Outcome<Box<Plan>> {
        let (rules, name) = match (plan.rules(), name(&self.name)) {
            (Err(bad), _) => return Outcome::said(Feedback::BadRules(bad)),
            (Ok(_), None) => return Outcome::said(Feedback::NoName),
            (Ok(rules), Some(name)) => (rules, name),
        };
        match self.own.keep(OwnRules { name: name.clone(), preset: plan.preset, rules }) {
            Ok(()) => {
                self.name.clear();
                Outcome::said(Feedback::Kept(name)).with(self.saved())
            }
            Err(feedback) => Outcome::said(feedback),
        }
    }
}
