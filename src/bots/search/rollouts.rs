//! Plans on trial.

use super::win_model::WinModel;
use super::{Finding, Plan};
use crate::bots::{RolloutBot, Style};
use crate::rules::{Side, State, order};

/// What comes of a plan on one state, or on several together.
#[derive(Clone, Copy, Default)]
struct Outcome {
    /// The chance to win the match, as a style sees it: what the player likes counts as more points.
    liked: f64,
    /// The chance itself.
    chance: f64,
    points: f64,
}

/// One plan and what came of it.
struct RolloutStats {
    plan: Plan,
    runs: u32,
    sum: Outcome,
    /// What came of the state that is being tried: counted once all plans have met it.
    pending: Option<Outcome>,
    /// Chances that the rules of thumb take from the sum.
    doubt: f64,
}

impl RolloutStats {
    /// By what plans are ranked that have met the same states.
    fn rank(&self) -> f64 {
        self.sum.liked - self.doubt
    }
}

/// All plans of a decision, those still tried first.
pub struct Rollouts {
    trials: Vec<RolloutStats>,
    alive: usize,
    side: Side,
    yardstick: WinModel,
    style: Style,
}

impl Rollouts {
    /// A point of what the rules of thumb hold of a plan takes `trust` chances from the sum of all states.
    pub fn new(plans: Vec<Plan>, side: Side, yardstick: WinModel, trust: f64, style: Style) -> Rollouts {
        let trial = |plan: Plan| {
            let doubt = f64::from(plan.doubt()) * trust;
            RolloutStats { plan, runs: 0, sum: Outcome::default(), pending: None, doubt }
        };
        let trials: Vec<RolloutStats> = plans.into_iter().map(trial).collect();
        Rollouts { alive: trials.len(), trials, side, yardstick, style }
    }

    pub fn len(&self) -> usize {
        self.trials.len()
    }

    /// How many are still tried.
    pub fn alive(&self) -> usize {
        self.alive
    }

    /// Plays one plan on a state and the hand to its end.
    pub fn run(&mut self, plan: usize, state: &State) {
        let Some(trial) = self.trials.get_mut(plan) else { return };
        let mut state = state.clone();
        for action in trial.plan.actions() {
            // What the own seat may do follows from what it sees: what was legal there is legal in each state, unless
            // a step before has ended the hand.
            if state.play(action).is_err() {
                break;
            }
        }
        RolloutBot::play_out(&mut state);
        let Some(sheet) = state.score() else { return };
        let totals = sheet.totals();
        let (own, other) = (self.side, self.side.other());
        let points = f64::from(sheet.sides[own].hand.saturating_sub(sheet.sides[other].hand));
        let leaning = match self.style {
            Style::Even => 0,
            style => {
                let [natural, mixed] = style.canastas();
                let (naturals, mixeds) = (sheet.sides[own].natural_canastas, sheet.sides[own].mixed_canastas);
                // At most eleven canastas: fits.
                let out = if sheet.went_out == Some(own) { style.out() } else { 0 };
                out + natural * naturals as i32 + mixed * mixeds as i32
            }
        };
        let chance = self.yardstick.chance(state.rules(), totals[own], totals[other]);
        // Whether the match is over, and who has won it, is not a matter of style.
        let liked = if leaning == 0 || state.rules().game_end(totals).is_some() {
            chance
        } else {
            self.yardstick.chance(state.rules(), totals[own].saturating_add(leaning), totals[other])
        };
        trial.pending = Some(Outcome { liked, chance, points });
    }

    /// Counts the state just tried, if all plans came to an end with it; so all have met the same states.
    pub fn end_world(&mut self) {
        let alive = &mut self.trials[..self.alive];
        let complete = alive.iter().all(|trial| trial.pending.is_some());
        for trial in alive {
            if let (Some(outcome), true) = (trial.pending.take(), complete) {
                trial.runs += 1;
                trial.sum.liked += outcome.liked;
                trial.sum.chance += outcome.chance;
                trial.sum.points += outcome.points;
            }
        }
    }

    /// Ends the trial of the worse half, of the later plans where they are as good.
    pub fn drop_worse_half(&mut self) {
        order::settle(&mut self.trials[..self.alive], |a, b| a.rank() > b.rank());
        self.alive = self.alive.div_ceil(2).max(1);
    }

    /// What was found, best first: those tried longest before those that were dropped.
    pub fn findings(mut self) -> Vec<Finding> {
        order::settle(&mut self.trials[..self.alive], |a, b| a.rank() > b.rank());
        self.trials
            .into_iter()
            .map(|trial| {
                let runs = f64::from(trial.runs.max(1));
                Finding {
                    plan: trial.plan,
                    trials: trial.runs,
                    chance: trial.sum.chance / runs,
                    points: trial.sum.points / runs,
                    foolish: false,
                }
            })
            .collect()
    }
}
