//! House rules at the session: they change the plan of the next game, and bots try them while a dialog shows them.

use super::{SeedRequest, Session};
use crate::features::house_rules::HouseRulesIntent;
use crate::features::house_rules::{Context, HouseRules};
use crate::session::bots::Question;
use crate::session::dialog::Dialog;
use crate::session::effect::Effect;
use crate::session::plan::NewGame;
use canasta::rules::Seed;

/// The time after which a trial is thought to have failed, in milliseconds: it takes a second, and on a slow device ten.
const TRIAL_MS: u32 = 60_000;

impl Session {
    /// The person's own rules, and the forms of the dialog about house rules.
    #[must_use]
    pub const fn house_rules(&self) -> &HouseRules {
        &self.house_rules
    }

    pub(super) fn handle_house_rules(&mut self, intent: HouseRulesIntent, effects: &mut Vec<Effect>) {
        if intent == HouseRulesIntent::TryHand {
            return self.request_seed(SeedRequest::TryHand, effects);
        }
        let outcome = self.house_rules.update(intent, &Context { plan: &self.new_game.plan });
        if let Some(plan) = self.take_outcome(outcome, effects) {
            self.new_game.plan = *plan;
        }
    }

    /// Plays one hand under the planned rules, as practice. The plan stays as it is.
    pub(super) fn try_hand(&mut self, seed: Seed, commitment: Option<String>, effects: &mut Vec<Effect>) {
        let plan = self.plan().clone();
        let Ok(mut rules) = plan.rules() else { return };
        (rules.target, rules.deals) = (None, None);
        let (preset, places) = (plan.preset, plan.places().to_vec());
        let new = NewGame { preset, rules, places, dealer: None, seed, deck: None, cut: None, chosen_cards: true };
        self.start(new, commitment, effects);
        self.new_game.plan = plan;
        self.save_plan(effects);
    }

    /// Has the rules tried that a dialog shows, if they are not those of a preset. Stops a trial of other rules.
    pub(super) fn try_rules(&mut self, effects: &mut Vec<Effect>) {
        let is_shown = matches!(self.screen.dialog, Some(Dialog::NewGame | Dialog::HouseRules(_)));
        let preset = self.plan().preset;
        let rules = if is_shown { self.plan().rules().ok().filter(|rules| *rules != preset.rules()) } else { None };
        let Some(change) = self.house_rules.change_trial(rules) else { return };
        let bots = &mut self.play.bots;
        if let Some(id) = change.cancel {
            bots.cancel(id, effects);
        }
        if let Some(rules) = change.rules.filter(|_| bots.failure().is_none()) {
            let id = bots.next_id();
            self.house_rules.begin_trial(id, rules);
            bots.ask(&Question::of_rules(preset, rules, id, TRIAL_MS), effects);
        }
    }
}
