//! Computer players: policies that choose an [`Action`](crate::rules::Action) from an
//! [`Observation`](crate::rules::Observation).
//!
//! - [`HeuristicBot`]: rules of thumb, for every rule that a table can have.
//! - [`RolloutBot`]: the same rules in short, many times faster, for playouts.
//! - [`SearchBot`]: a determinized Monte Carlo search that plays its candidates out with [`RolloutBot`].
//! - [`ROSTER`]: every bot by its name, among them the levels that a person can choose.

mod bot;
mod budget;
#[cfg(test)]
mod conformance;
#[cfg(test)]
mod endings;
mod frozen;
mod general;
mod heuristic;
pub mod holding;
mod policy;
mod population;
#[cfg(test)]
mod prohibitions;
mod ranked;
mod rollout;
mod roster;
mod search;
mod seeded_match;
mod skill;
mod style;
mod untold;
pub mod workload;

pub use bot::Bot;
pub use budget::{Budget, BudgetTracker, Clock};
pub(crate) use frozen::play_frozen;
pub use frozen::{BotVersion, FrozenBot, FrozenRole};
pub use general::{GeneralWeights, Judgement};
pub use heuristic::{ByPlayers, Habit, HeuristicBot, PolicyParameters, PolicySet, Veto, find_veto};
pub use rollout::RolloutBot;
pub use roster::{BotKind, ROSTER, RosterEntry, find_bot, levels, population};
pub use search::{
    Estimate, FlatMonteCarlo, MeldOptions, PairedTrial, Plan, PlanDifference, PlanEvaluation, SearchBot, SearchConfig,
    Sums, VariantPlay, WinModel, belief_calibration, open_chance,
};
pub use seeded_match::{MatchError, SeededMatch};
pub use skill::Skill;
pub use style::{Style, UnknownStyle};
pub use untold::UntoldBot;
