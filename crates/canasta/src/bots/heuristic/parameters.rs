//! The parameters in which policies of the same rules of thumb differ.

use super::by_players::ByPlayers;
use super::weights;
use crate::bots::general::Judgement;

/// The parameters of a policy: what it adds to the values that the rules of thumb weigh. Values are in points of a hand's
/// score unless stated otherwise; those of [`PolicyParameters::STANDARD`] change nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PolicyParameters {
    /// Added to the value of taking the pile.
    pub take_bonus: i32,
    /// Added to the value of each card of a pair, from 0 to 100.
    pub pair_bonus: i32,
    /// The weight of what a discard gives the next player, in parts of [`PolicyParameters::GUARD_UNIT`].
    pub guard_weight: i32,
    /// Added to the value of freezing the pile, in percent of the pile's value.
    pub freezing_percent: i32,
    /// Added to the value of having opened.
    pub opening_bonus: i32,
    /// Added to the cost of each wild card in an opening from the hand.
    pub opening_wild_cost: i32,
    /// Cards kept in the hand when adding to own melds.
    pub add_reserve: usize,
    /// Cards kept in the hand when starting melds.
    pub start_reserve: usize,
    /// The most wild cards spent at once on a canasta that is needed to go out.
    pub needed_wilds: usize,
    /// The most wild cards spent on a canasta that is not needed to go out.
    pub spare_wilds: usize,
    /// Added to the gain of going out.
    pub going_out_bonus: i32,
    /// How playouts weigh in games that the rules of thumb do not know.
    pub variants: Judgement,
}

impl PolicyParameters {
    /// The weight of a discard's gain to the next player that is neither raised nor lowered.
    pub const GUARD_UNIT: i32 = 16;

    /// The parameters of the rules of thumb themselves.
    pub const STANDARD: PolicySet = PolicySet {
        two: PolicyParameters::with_reserves(weights::ADD_RESERVE.two, weights::START_RESERVE.two),
        four: PolicyParameters::with_reserves(weights::ADD_RESERVE.four, weights::START_RESERVE.four),
    };

    /// The parameters that `crates/canasta/examples/tune.rs` found: with two players those at the end of `two 16 300 3`, give or take one,
    /// with four the weights of generation 11 of `four 14 400 2`, after which nothing was gained.
    pub const TUNED: PolicySet = PolicySet {
        two: PolicyParameters {
            take_bonus: 37,
            pair_bonus: 13,
            guard_weight: 18,
            freezing_percent: 31,
            opening_bonus: -125,
            opening_wild_cost: 24,
            add_reserve: 30,
            start_reserve: 22,
            needed_wilds: 0,
            spare_wilds: 1,
            going_out_bonus: 83,
            variants: Judgement::Tuned,
        },
        four: PolicyParameters {
            take_bonus: 8,
            pair_bonus: 21,
            guard_weight: 26,
            freezing_percent: 18,
            opening_bonus: -75,
            opening_wild_cost: -30,
            add_reserve: 27,
            start_reserve: 22,
            needed_wilds: 0,
            spare_wilds: 3,
            going_out_bonus: 23,
            variants: Judgement::Tuned,
        },
    };

    /// The parameters of candidates in the first version of today's deal, which never change: the tuned ones as they were.
    pub(in crate::bots) const PRIOR_1: PolicySet = PolicySet {
        two: PolicyParameters {
            take_bonus: 37,
            pair_bonus: 13,
            guard_weight: 18,
            freezing_percent: 31,
            opening_bonus: -125,
            opening_wild_cost: 24,
            add_reserve: 30,
            start_reserve: 22,
            needed_wilds: 0,
            spare_wilds: 1,
            going_out_bonus: 83,
            variants: Judgement::First,
        },
        four: PolicyParameters {
            take_bonus: 8,
            pair_bonus: 21,
            guard_weight: 26,
            freezing_percent: 18,
            opening_bonus: -75,
            opening_wild_cost: -30,
            add_reserve: 27,
            start_reserve: 22,
            needed_wilds: 0,
            spare_wilds: 3,
            going_out_bonus: 23,
            variants: Judgement::First,
        },
    };

    /// The parameters of its playouts, which never change either: with four players those of the rules of thumb as they were.
    pub(in crate::bots) const PLAYOUTS_1: PolicySet = PolicySet {
        two: PolicyParameters::PRIOR_1.two,
        four: PolicyParameters {
            take_bonus: 0,
            pair_bonus: 0,
            guard_weight: 16,
            freezing_percent: 0,
            opening_bonus: 0,
            opening_wild_cost: 0,
            add_reserve: 5,
            start_reserve: 12,
            needed_wilds: 2,
            spare_wilds: 2,
            going_out_bonus: 0,
            variants: Judgement::First,
        },
    };

    const fn with_reserves(add_reserve: usize, start_reserve: usize) -> PolicyParameters {
        PolicyParameters {
            take_bonus: 0,
            pair_bonus: 0,
            guard_weight: PolicyParameters::GUARD_UNIT,
            freezing_percent: 0,
            opening_bonus: 0,
            opening_wild_cost: 0,
            add_reserve,
            start_reserve,
            needed_wilds: weights::NEEDED_WILDS,
            spare_wilds: weights::SPARE_WILDS,
            going_out_bonus: 0,
            variants: Judgement::Tuned,
        }
    }

    /// The names of the parameters on the command line.
    pub const NAMES: [&str; 11] =
        ["take", "pair", "guard", "freeze", "open", "open-wild", "add", "start", "needed", "spare", "out"];

    /// The parameters with one changed, by its name on the command line: for tuning.
    #[must_use]
    pub fn with(self, name: &str, value: i32) -> Option<PolicyParameters> {
        let count = || usize::try_from(value).ok();
        Some(match name {
            "take" => PolicyParameters { take_bonus: value, ..self },
            "pair" => PolicyParameters { pair_bonus: value.clamp(0, 100), ..self },
            "guard" => PolicyParameters { guard_weight: value.clamp(0, 100), ..self },
            "freeze" => PolicyParameters { freezing_percent: value, ..self },
            "open" => PolicyParameters { opening_bonus: value, ..self },
            "open-wild" => PolicyParameters { opening_wild_cost: value, ..self },
            "add" => PolicyParameters { add_reserve: count()?, ..self },
            "start" => PolicyParameters { start_reserve: count()?, ..self },
            "needed" => PolicyParameters { needed_wilds: count()?, ..self },
            "spare" => PolicyParameters { spare_wilds: count()?, ..self },
            "out" => PolicyParameters { going_out_bonus: value, ..self },
            _ => return None,
        })
    }
}

/// The parameters of a policy for each number of players.
pub type PolicySet = ByPlayers<PolicyParameters>;

impl PolicySet {
    /// The parameters with one changed for every number of players, by its name on the command line.
    #[must_use]
    pub fn with(self, name: &str, value: i32) -> Option<PolicySet> {
        Some(match name.split_once('-') {
            Some(("two", name)) => PolicySet { two: self.two.with(name, value)?, ..self },
            Some(("four", name)) => PolicySet { four: self.four.with(name, value)?, ..self },
            _ => PolicySet { two: self.two.with(name, value)?, four: self.four.with(name, value)? },
        })
    }
}
