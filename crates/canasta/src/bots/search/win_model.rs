//! The probability to win a match with given totals.

use super::score_after::score_after;
use crate::bots::heuristic::PolicyParameters;
use crate::rules::{BySide, Players, Rules, Seat, Side, State, generator};
use std::cell::Cell;

/// A model of match results under certain rules, fitted to hands of the rollout policy.
///
/// It uses only sums, products, quotients and square roots, whose results are the same on every machine.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct WinModel {
    /// The mean score of a side in a hand.
    mean: f64,
    /// The standard deviation of the difference of the sides' scores in a hand.
    spread: f64,
}

/// The spread at which the prior of the variants weighs as in Classic. A prior of three times the weight won fewer matches of
/// Bolivia; one of a fifth of it won fewer of Hand and Foot.
const SPREAD_OF_PRIOR: f64 = 1_400.0;
/// The number of hands to which a model is fitted.
const HANDS: u32 = 128;

impl WinModel {
    /// The model for these rules.
    #[must_use]
    pub fn for_rules(rules: &Rules) -> WinModel {
        WinModel::of_policy(rules, PolicyParameters::STANDARD.get(rules.players))
    }

    /// The model for these rules by hands of a policy. The last one is cached, because the page creates a new bot for each decision.
    pub(super) fn of_policy(rules: &Rules, policy: &PolicyParameters) -> WinModel {
        thread_local! {
            static LAST: Cell<Option<(Rules, PolicyParameters, WinModel)>> = const { Cell::new(None) };
        }
        if let Some((.., model)) = LAST.get().filter(|(known, by, _)| (known, by) == (rules, policy)) {
            return model;
        }
        let model = WinModel::fit(rules, policy);
        LAST.set(Some((*rules, *policy, model)));
        model
    }

    /// Plays hands under the rules by a policy and fits a model to their scores.
    fn fit(rules: &Rules, policy: &PolicyParameters) -> WinModel {
        let mut rng = generator([0x59; 32]);
        let (mut sum, mut squares) = (0.0, 0.0);
        for _ in 0..HANDS {
            let state = State::deal(*rules, Seat::FIRST, BySide::from([0, 0]), &rules.shuffled_deck(&mut rng));
            let policies = [policy; Players::MOST];
            let Some(totals) = score_after(&[], &state, &policies).map(|sheet| sheet.totals()) else { continue };
            // The mean over the sides, and over all pairs of them.
            let sides = totals.count() as f64;
            let totals = || totals.iter().map(|&total| f64::from(total));
            sum += totals().sum::<f64>() / sides;
            let pairs = totals().enumerate().flat_map(|(i, a)| totals().take(i).map(move |b| (a - b) * (a - b)));
            squares += pairs.sum::<f64>() / (sides * (sides - 1.0) / 2.0);
        }
        let hands = f64::from(HANDS);
        WinModel { mean: (sum / hands).max(50.0), spread: (squares / hands).sqrt().max(50.0) }
    }

    /// The probability that a side wins the match with these totals after so many hands, from 0 to 1. Those of all sides add up
    /// to 1.
    #[must_use]
    pub fn chance(&self, rules: &Rules, totals: &BySide<i32>, side: Side, hands: u32) -> f64 {
        if let (2, Some(other)) = (totals.count(), rules.sides().other(side)) {
            return self.win_probability(rules, totals[side], totals[other], hands);
        }
        // As if a side had to beat each other one.
        let beats_all = |side: Side| {
            let others = totals.entries().filter(|&(other, _)| other != side);
            others.map(|(_, &other)| self.win_probability(rules, totals[side], other, hands)).product::<f64>()
        };
        let sum: f64 = totals.entries().map(|(side, _)| beats_all(side)).sum();
        if sum > 0.0 { beats_all(side) / sum } else { 1.0 / totals.count() as f64 }
    }

    /// The probability to win the match against one other side with these totals after so many hands, from 0 to 1.
    #[must_use]
    pub fn win_probability(&self, rules: &Rules, own: i32, other: i32, hands: u32) -> f64 {
        let lead = f64::from(own.saturating_sub(other));
        let by_deals = rules.deals.map(|deals| f64::from(u32::from(deals).saturating_sub(hands)));
        let by_target = rules.target.map(|target| f64::from(target.saturating_sub(own.max(other))) / self.mean);
        let Some(left) = by_deals.into_iter().chain(by_target).reduce(f64::min) else {
            // One hand decides the match. The lead still counts a little, so that a search prefers safer wins.
            return 0.8 * step(lead) + 0.2 * sigmoid(lead / self.spread);
        };
        if left <= 0.0 && own != other {
            // The match is over. The lead counts a trace, to break ties between wins.
            return 0.98 * step(lead) + 0.02 * sigmoid(lead / self.spread);
        }
        sigmoid(lead / (self.spread * left.max(0.5).sqrt()))
    }

    /// How many playouts say as much as one of a game whose scores vary less.
    pub(super) fn noise(&self) -> f64 {
        let ratio = self.spread / SPREAD_OF_PRIOR;
        ratio * ratio
    }

    /// The win probability that one point of a hand adds with these totals before it, after which so many hands are played.
    #[must_use]
    pub fn slope(&self, rules: &Rules, own: i32, other: i32, hands: u32) -> f64 {
        let distance = 200;
        let with = |points: i32| self.win_probability(rules, own.saturating_add(points), other, hands);
        (with(distance) - with(-distance)) / f64::from(2 * distance)
    }
}

fn step(lead: f64) -> f64 {
    if lead > 0.0 {
        1.0
    } else if lead < 0.0 {
        0.0
    } else {
        0.5
    }
}

/// An approximation of the normal distribution function that needs no exponential.
fn sigmoid(x: f64) -> f64 {
    0.5 + 0.5 * x / (1.5 + x * x).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Preset;

    #[test]
    fn the_win_probability_is_one_half_at_equal_totals_and_grows_with_the_lead() {
        for preset in Preset::ALL {
            let rules = preset.rules();
            let win_model = WinModel::for_rules(&rules);
            assert!((win_model.win_probability(&rules, 700, 700, 1) - 0.5).abs() < 1e-9, "{preset}");
            let mut last = 0.0;
            for own in (-2000..9000).step_by(50) {
                let probability = win_model.win_probability(&rules, own, 1500, 1);
                assert!(probability > last && probability < 1.0, "{preset}: {own}");
                assert!((win_model.win_probability(&rules, 1500, own, 1) - (1.0 - probability)).abs() < 1e-9);
                last = probability;
            }
        }
    }

    #[test]
    fn a_lead_counts_more_near_the_target() {
        let rules = Preset::Classic.rules();
        let win_model = WinModel::for_rules(&rules);
        let near = win_model.win_probability(&rules, 4800, 4400, 1);
        assert!(near > win_model.win_probability(&rules, 800, 400, 1));
        assert!(win_model.win_probability(&rules, 5000, 4990, 1) > 0.95);
    }

    #[test]
    fn a_lead_counts_more_in_the_last_hands_of_a_game_of_so_many() {
        let rules = Preset::HandAndFoot.rules();
        let win_model = WinModel::for_rules(&rules);
        let chance = |hands| win_model.win_probability(&rules, 6000, 5000, hands);
        assert!(chance(1) > 0.5 && chance(1) < chance(3));
        assert!(chance(3) < 0.95 && chance(4) > 0.95, "the last hand decides");
    }
}
