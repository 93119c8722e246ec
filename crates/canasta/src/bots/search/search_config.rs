//! The settings of a search.

use crate::bots::general::Judgement;
use crate::bots::heuristic::{PolicyParameters, PolicySet};

/// The settings in which the levels differ.
#[derive(Clone, Copy, Debug)]
pub struct SearchConfig {
    /// The most discards that are tried after each way of melding.
    pub max_discards: usize,
    /// The ways of melding that are tried.
    pub meld_options: MeldOptions,
    /// Candidate deals for each sampled world, of which likely ones are chosen more often; 1 makes all deals equally likely.
    pub deal_candidates: u32,
    /// Prior weight of the heuristic, in playouts.
    pub prior_weight: u32,
    /// The part of a budget of worlds that is used with four players, in percent. Levels differ less there, so that a smaller
    /// budget separates them.
    pub four_player_percent: u32,
    /// The policy of the own side in playouts.
    pub rollout_policy: PolicySet,
    /// The policy of the opponents in playouts.
    pub opponent_policy: PolicySet,
    /// The policy from which candidates and their prior values come.
    pub prior_policy: PolicySet,
    /// The policy by whose hands the worth of a score for the match is judged.
    pub scale_policy: PolicySet,
    /// How it plays the variants.
    pub variants: VariantPlay,
}

/// How a search plays the variants, where playouts are few.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VariantPlay {
    /// By the policy alone.
    Policy(Judgement),
    /// By a search of so many playouts among its candidates.
    SmallSearch(Judgement, u32),
    /// By a search among the candidates of the tuned policy, as long as it may.
    Search,
}

/// The ways of melding that a search tries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MeldOptions {
    /// The choice of the heuristic, and melding nothing.
    Few,
    /// Others too.
    Many,
}

impl Default for SearchConfig {
    fn default() -> SearchConfig {
        SearchConfig::BEST
    }
}

impl SearchConfig {
    /// The settings of the first master. They never change, so that later ones can be measured by it; in the variants it has the
    /// weights of the latest.
    pub const FIRST: SearchConfig = SearchConfig {
        max_discards: 6,
        meld_options: MeldOptions::Many,
        deal_candidates: 4,
        prior_weight: 150,
        four_player_percent: 100,
        rollout_policy: PolicyParameters::STANDARD,
        opponent_policy: PolicyParameters::STANDARD,
        prior_policy: PolicyParameters::STANDARD,
        scale_policy: PolicyParameters::STANDARD,
        variants: VariantPlay::Search,
    };

    /// The settings of the strongest level, with which hints and reviews search too.
    pub const BEST: SearchConfig = SearchConfig::FIRST.tuned();

    /// The settings of the bots at the table of the first version of today's deal. They never change: expert's, but in the variants, where
    /// the weights alone are about as strong.
    pub const DAILY_1: SearchConfig = SearchConfig {
        max_discards: 3,
        meld_options: MeldOptions::Few,
        deal_candidates: 1,
        prior_weight: 150,
        four_player_percent: 100,
        rollout_policy: PolicyParameters::PLAYOUTS_1,
        opponent_policy: PolicyParameters::PLAYOUTS_1,
        prior_policy: PolicyParameters::PRIOR_1,
        scale_policy: PolicyParameters::PLAYOUTS_1,
        variants: VariantPlay::Policy(Judgement::First),
    };

    /// The settings of the bot whose results are par of that version. They never change: those of master.
    pub const PAR_1: SearchConfig =
        SearchConfig { max_discards: 6, meld_options: MeldOptions::Many, deal_candidates: 4, ..SearchConfig::DAILY_1 };

    /// The same in the variants, where few playouts have to weigh against the prior (docs/bots.md).
    pub const PAR_1_OF_VARIANTS: SearchConfig = SearchConfig {
        prior_weight: 80,
        variants: VariantPlay::SmallSearch(Judgement::First, 24),
        ..SearchConfig::PAR_1
    };

    /// The settings with tuned parameters wherever they gained (docs/bots.md): in playouts with two players, and for candidates.
    #[must_use]
    pub const fn tuned(self) -> SearchConfig {
        SearchConfig { prior_policy: PolicyParameters::TUNED, ..self.tuned_for_two() }
    }

    /// The settings with tuned parameters in games of two players alone.
    #[must_use]
    pub const fn tuned_for_two(self) -> SearchConfig {
        let tuned = PolicySet { two: PolicyParameters::TUNED.two, four: PolicyParameters::STANDARD.four };
        SearchConfig { rollout_policy: tuned, opponent_policy: tuned, prior_policy: tuned, ..self }
    }

    /// The settings with another way to play the variants.
    #[must_use]
    pub const fn with_variants(self, variants: VariantPlay) -> SearchConfig {
        SearchConfig { variants, ..self }
    }

    /// The settings with one changed, by its name on the command line: for tuning.
    #[must_use]
    pub fn with(self, name: &str, value: i32) -> Option<SearchConfig> {
        if let Some(name) = name.strip_prefix("rollout-") {
            let (own, opponents) = (self.rollout_policy.with(name, value)?, self.opponent_policy.with(name, value)?);
            return Some(SearchConfig { rollout_policy: own, opponent_policy: opponents, ..self });
        }
        if let Some(name) = name.strip_prefix("opponent-") {
            return Some(SearchConfig { opponent_policy: self.opponent_policy.with(name, value)?, ..self });
        }
        if let Some(name) = name.strip_prefix("prior-") {
            return Some(SearchConfig { prior_policy: self.prior_policy.with(name, value)?, ..self });
        }
        let value = u32::try_from(value).ok()?;
        Some(match name {
            "discards" => SearchConfig { max_discards: value as usize, ..self },
            "layings" if value == 0 => SearchConfig { meld_options: MeldOptions::Few, ..self },
            "layings" => SearchConfig { meld_options: MeldOptions::Many, ..self },
            "ways" => SearchConfig { deal_candidates: value, ..self },
            "trust" => SearchConfig { prior_weight: value, ..self },
            "fourfold" => SearchConfig { four_player_percent: value, ..self },
            _ => return None,
        })
    }
}
