//! A player that tries its plans on hands that could be.
//!
//! It sees an [`Observation`] and draws from it, by [`State::sample`], states that look the same to its seat. On each of
//! these it tries every plan that is left, lets all seats play the hand out by the quick rules of thumb (each seeing
//! what is its own to see), and asks what the score then says of the *match*. Plans meet the same states, so that luck
//! cancels out, and the worse half is dropped again and again while the budget is spent (sequential halving).

pub(super) mod belief;
mod plans;
mod rollouts;
pub(super) mod tables;
mod win_model;

use super::budget::{Budget, Thinking};
use super::heuristic::public_features::PublicFeatures;
use super::{Bot, HeuristicBot, Skill, Style, veto};
use crate::rules::{Action, Observation, Phase, Players, Seed, State, generator, order};
use belief::Belief;
pub use plans::Plan;
use rand_chacha::ChaCha12Rng;
use rollouts::Rollouts;
pub use win_model::WinModel;

/// What of a search can be set: the levels differ in these.
#[derive(Clone, Copy, Debug)]
pub struct Depth {
    /// The most discards that are tried after each way of laying cards.
    pub discards: usize,
    /// Whether ways of laying other than that of the rules of thumb are tried.
    pub layings: Layings,
    /// Ways to deal the hidden cards of which the likeliest are sooner taken; with one, all are as likely.
    pub ways: u32,
    /// As so many trials counts what the rules of thumb hold of a plan.
    pub trust: u32,
    /// With four players a budget of worlds is so many hundredths of it: there levels differ less, so less stands between them.
    pub fourfold: u32,
}

impl Depth {
    /// These settings with one changed, by its name: for tuning from the command line.
    #[must_use]
    pub fn with(self, name: &str, value: u32) -> Option<Depth> {
        Some(match name {
            "discards" => Depth { discards: value as usize, ..self },
            "layings" => Depth { layings: if value == 0 { Layings::Few } else { Layings::Many }, ..self },
            "ways" => Depth { ways: value, ..self },
            "trust" => Depth { trust: value, ..self },
            "fourfold" => Depth { fourfold: value, ..self },
            _ => return None,
        })
    }
}

/// Which ways of laying cards are tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layings {
    /// That of the rules of thumb, and laying nothing.
    Few,
    /// Others too.
    Many,
}

impl Default for Depth {
    fn default() -> Depth {
        Depth { discards: 6, layings: Layings::Many, ways: 4, trust: 150, fourfold: 100 }
    }
}

/// A player that searches.
#[derive(Clone, Debug)]
pub struct Search {
    name: &'static str,
    seed: Seed,
    /// Decisions so far: each has random numbers of its own.
    decisions: u64,
    budget: Budget,
    depth: Depth,
    /// The rules of thumb that it starts from.
    thumb: HeuristicBot,
}

/// What a search has found out about one plan.
#[derive(Clone, Debug, PartialEq)]
pub struct Finding {
    /// The plan.
    pub plan: Plan,
    /// On how many states it was tried.
    pub trials: u32,
    /// The mean chance of the own side to win the match, 0 to 1.
    pub chance: f64,
    /// The mean score of the hand, own side's less the other's.
    pub points: f64,
    /// Whether no level does that, whatever came of it.
    pub foolish: bool,
}

impl Search {
    /// Plans times hands that are tried for a decision at full strength, unless told otherwise.
    pub const TRIALS: u32 = 2000;

    /// A player with its own random numbers and a budget for each decision.
    #[must_use]
    pub const fn new(name: &'static str, seed: Seed, budget: Budget, depth: Depth) -> Search {
        Search { name, seed, decisions: 0, budget, depth, thumb: HeuristicBot::new(name, Skill::Whole) }
    }

    /// The same player with a style.
    #[must_use]
    pub const fn styled(self, style: Style) -> Search {
        Search { thumb: self.thumb.styled(style), ..self }
    }

    /// The same player starting from rules of thumb of another skill at a table of four.
    #[must_use]
    pub const fn with_four(self, skill: Skill) -> Search {
        Search { thumb: self.thumb.with_four(skill), ..self }
    }

    /// Thinks about a decision: the plans, best first. Empty if this seat is not to act.
    pub fn think(&mut self, seen: &Observation<'_>) -> Vec<Finding> {
        let belief = Belief::of(seen, self.depth.ways);
        self.think_on(seen, |rng| belief.sample(seen, rng))
    }

    /// Thinks on states from elsewhere than from what is seen; each must look the same to this seat. For references that
    /// see more.
    pub fn think_on(
        &mut self,
        seen: &Observation<'_>,
        sample: impl Fn(&mut ChaCha12Rng) -> Option<State>,
    ) -> Vec<Finding> {
        let mut rng = generator(self.seed);
        rng.set_stream(self.decisions);
        self.decisions += 1;
        let yardstick = WinModel::of(seen.rules());
        let budget = match (self.budget, seen.rules().players) {
            (Budget::Worlds(worlds), Players::Four) => Budget::Worlds(worlds.saturating_mul(self.depth.fourfold) / 100),
            (budget, _) => budget,
        };
        let mut thinking = budget.begin();
        let quick = self.thumb.act(seen);
        // The first state shows how the own hand stands after cards are laid; nothing else is read from it.
        let Some(first) = sample(&mut rng) else { return Vec::new() };
        let plans = plans::of(seen, &quick, &first, self.depth, self.thumb);
        let scores = seen.scores();
        let (own, other) = (scores[seen.side()], scores[seen.side().other()]);
        let trust = f64::from(self.depth.trust) * yardstick.slope(seen.rules(), own, other);
        let mut trials = Rollouts::new(plans, seen.side(), yardstick, trust, self.thumb.style());
        if trials.len() > 1 {
            halve(&mut trials, &mut thinking, || sample(&mut rng), first);
        }
        // What no level does comes behind everything else, also in the advice for others.
        let mut found = trials.findings();
        for finding in &mut found {
            finding.foolish = finding.plan.first().is_none_or(|action| veto::objection(seen, action).is_some());
        }
        order::settle_by(&mut found, |finding| finding.foolish);
        found
    }
}

/// Tries plans on state after state and drops the worse half after each part of the budget.
fn halve(trials: &mut Rollouts, thinking: &mut Thinking, mut sample: impl FnMut() -> Option<State>, first: State) {
    let rounds = usize::BITS - (trials.len() - 1).leading_zeros();
    let mut world = Some(first);
    for round in 1..=rounds {
        loop {
            let Some(state) = world.take().or_else(&mut sample) else { return };
            for plan in 0..trials.alive() {
                // A budget of worlds counts a plan tried on a state, so that few plans are tried on more states.
                if !thinking.another() {
                    return;
                }
                trials.run(plan, &state);
            }
            trials.end_world();
            if thinking.spent() * u64::from(rounds) >= u64::from(round) * Thinking::WHOLE {
                break;
            }
        }
        trials.drop_worse_half();
    }
}

impl Bot for Search {
    fn name(&self) -> &'static str {
        self.name
    }

    fn act(&mut self, seen: &Observation<'_>) -> Action {
        if seen.phase() == Phase::Draw && plans::only_draws(seen) {
            return self.thumb.act(seen);
        }
        let found = self.think(seen);
        let best = found.into_iter().next().and_then(|finding| finding.plan.first().cloned());
        let best = best.filter(|action| seen.check(action).is_ok()).unwrap_or_else(|| self.thumb.act(seen));
        veto::mended(&PublicFeatures::new(seen), best)
    }
}
