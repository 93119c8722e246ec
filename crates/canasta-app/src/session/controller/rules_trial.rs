//! The trial of house rules: bots play matches under them in the background while a dialog shows them.

use super::Session;
use crate::features::house_rules::RulesTrial;
use crate::session::bots::Question;
use crate::session::dialog::Dialog;
use crate::session::effect::Effect;
use canasta::analysis::Termination;
use canasta::rules::RuleField;

/// The time after which a trial is thought to have failed, in milliseconds: it takes a second, and on a slow device ten.
const TRIAL_MS: u32 = 60_000;

impl Session {
    /// The fields of the chosen rules that keep a match from ending; empty if a match ends, or as long as that is not known.
    #[must_use]
    pub fn endless_fields(&self) -> &[RuleField] {
        match &self.house_rules.trial {
            RulesTrial::Known { rules, end: Termination::Endless { causes } }
                if self.plan().rules().as_ref() == Ok(rules) =>
            {
                causes
            }
            _ => &[],
        }
    }

    /// Has the rules tried that a dialog shows, if they are not those of a preset. Stops a trial of other rules.
    pub(super) fn try_rules(&mut self, effects: &mut Vec<Effect>) {
        let is_shown = matches!(self.screen.dialog, Some(Dialog::NewGame | Dialog::HouseRules));
        let preset = self.plan().preset;
        let rules = if is_shown { self.plan().rules().ok().filter(|rules| *rules != preset.rules()) } else { None };
        if rules.is_some() && self.house_rules.trial.rules() == rules.as_ref() {
            return;
        }
        if let Some(id) = self.house_rules.trial.question() {
            self.play.bots.cancel(id, effects);
            self.house_rules.trial = RulesTrial::Untried;
        }
        if let Some(rules) = rules.filter(|_| self.play.bots.failure().is_none()) {
            let id = self.play.bots.next_id();
            self.house_rules.trial = RulesTrial::Asked { id, rules };
            self.play.bots.ask(Question::of_rules(preset, rules, id, TRIAL_MS), effects);
        }
    }

    /// Takes what matches say of rules. False if this was not asked.
    pub(super) fn take_trial(&mut self, id: u32, end: Termination) -> bool {
        self.house_rules.trial.answer(id, end)
    }

    /// A trial without a worker is left undone: the rules are nowhere forbidden, and playing matches would stop the page.
    pub(super) fn leave_trial(&mut self) {
        if self.house_rules.trial.question().is_some() {
            self.house_rules.trial = RulesTrial::Untried;
        }
    }
}
