//! Monte Carlo search over sampled worlds.

mod belief;
pub mod belief_calibration;
mod candidates;
mod evaluation;
mod evidence;
mod flat_monte_carlo;
mod likelihoods;
mod open_chance;
mod paired_trial;
mod plan;
mod playout;
mod rollouts;
mod score_after;
mod search_bot;
mod search_config;
mod win_model;

pub(super) use belief::wild_likelihood;
pub use evaluation::PlanEvaluation;
pub use flat_monte_carlo::FlatMonteCarlo;
pub use open_chance::open_chance;
pub use paired_trial::{Estimate, PairedTrial, PlanDifference, Sums};
pub use plan::Plan;
pub(super) use score_after::score_after;
pub use search_bot::SearchBot;
pub use search_config::{MeldOptions, SearchConfig, VariantPlay};
pub use win_model::WinModel;
