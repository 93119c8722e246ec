//! One playout of a plan.

use super::score_after::score_after;
use super::win_model::WinModel;
use crate::bots::heuristic::PolicyParameters;
use crate::bots::style::Style;
use crate::rules::{Action, BySide, Players, Side, State};

/// The outcome of one playout, or the sum over several.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Outcome {
    /// The probability to win the match, with the preferences of the style added to the points.
    pub utility: f64,
    /// The probability to win the match.
    pub win_probability: f64,
    /// The score of the hand, own side minus the best other.
    pub points: f64,
}

impl Outcome {
    /// Adds an outcome to the sum.
    pub fn add(&mut self, other: Outcome) {
        self.utility += other.utility;
        self.win_probability += other.win_probability;
        self.points += other.points;
    }
}

/// How plans are played out, and for which side.
#[derive(Clone, Copy, Debug)]
pub struct Playout {
    /// The side that plays the plan.
    pub side: Side,
    /// What a score is worth.
    pub win_model: WinModel,
    /// The preferences of that side.
    pub style: Style,
    /// The policy of each seat after the plan.
    pub policies: [PolicyParameters; Players::MOST],
}

impl Playout {
    /// Plays a plan on a state, and then the hand to its end. `None` if the hand does not end.
    pub fn run(&self, plan: &[Action], state: &State) -> Option<Outcome> {
        let policies = self.policies.each_ref();
        let sheet = score_after(plan, state, &policies)?;
        let totals = sheet.totals();
        let own = self.side;
        // Who plays together has no lead over each other.
        let sides = state.sides();
        let others = sheet.sides.entries().filter(|&(side, _)| sides.playing_for(side) != sides.playing_for(own));
        let best = others.map(|(_, score)| score.hand).max().unwrap_or_default();
        let points = f64::from(sheet.sides[own].hand.saturating_sub(best));
        let style_bonus = match self.style {
            Style::Balanced => 0,
            style => {
                let [natural, mixed] = style.canasta_bonuses();
                let (naturals, mixeds) = (sheet.sides[own].natural_canastas, sheet.sides[own].mixed_canastas);
                // At most eleven canastas: the casts are lossless.
                let out = if sheet.went_out == Some(own) { style.going_out_bonus() } else { 0 };
                out + natural * naturals as i32 + mixed * mixeds as i32
            }
        };
        let rules = state.rules();
        let win_probability = self.win_model.chance(rules, &totals, own, state.hand_number());
        // A decided match stays decided, whatever the style prefers.
        let utility = if style_bonus == 0 || sheet.game_end(rules, state.hand_number()).is_some() {
            win_probability
        } else {
            let mut preferred: BySide<i32> = totals;
            preferred[own] = totals[own].saturating_add(style_bonus);
            self.win_model.chance(rules, &preferred, own, state.hand_number())
        };
        Some(Outcome { utility, win_probability, points })
    }
}
