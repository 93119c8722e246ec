//! The population: policies that differ in what they do and hardly in strength, as opponents to measure by.
//!
//! A search is tuned against itself easily, and then misreads whoever plays otherwise. Its strength is therefore measured as
//! the mean and the worst result over these policies and over earlier versions of the strongest level.

use super::heuristic::{PolicyParameters, PolicySet};

const TWO: PolicyParameters = PolicyParameters::STANDARD.two;
const FOUR: PolicyParameters = PolicyParameters::STANDARD.four;

/// Lays down all that it can at once.
pub const LAYER: PolicySet = PolicySet {
    two: PolicyParameters { add_reserve: 2, start_reserve: 2, opening_bonus: -100, ..TWO },
    four: PolicyParameters { add_reserve: 2, start_reserve: 2, ..FOUR },
};

/// Takes every pile with four players, and small ones too with two.
pub const TAKER: PolicySet = PolicySet {
    two: PolicyParameters { take_bonus: 60, opening_bonus: -60, ..TWO },
    four: PolicyParameters { take_bonus: 1_000, ..FOUR },
};

/// Keeps its cards and opens late.
pub const HOARDER: PolicySet = PolicySet {
    two: PolicyParameters { opening_bonus: -150, ..TWO },
    four: PolicyParameters { opening_bonus: -120, take_bonus: 20, add_reserve: 30, start_reserve: 30, ..FOUR },
};

/// Spends its wild cards on canastas and goes out as soon as it can.
pub const RACER: PolicySet =
    PolicySet { two: PolicyParameters { opening_bonus: -130, ..racing(TWO) }, four: racing(FOUR) };

const fn racing(base: PolicyParameters) -> PolicyParameters {
    PolicyParameters {
        going_out_bonus: 1_000,
        needed_wilds: 4,
        spare_wilds: 4,
        add_reserve: 2,
        start_reserve: 6,
        ..base
    }
}

/// Freezes the pile and keeps pairs for it.
pub const FREEZER: PolicySet =
    PolicySet { two: PolicyParameters { opening_bonus: -60, ..freezing(TWO) }, four: freezing(FOUR) };

const fn freezing(base: PolicyParameters) -> PolicyParameters {
    PolicyParameters { freezing_percent: 60, pair_bonus: 10, ..base }
}

/// Never feeds: breaks up its own cards before it discards one that the next player may want.
pub const GUARD: PolicySet = PolicySet { two: guarding(TWO), four: guarding(FOUR) };

const fn guarding(base: PolicyParameters) -> PolicyParameters {
    PolicyParameters { guard_weight: 40, opening_bonus: -80, ..base }
}

/// Plays for natural canastas: opens without wild cards and spends none on canastas.
pub const PURIST: PolicySet = PolicySet { two: natural(TWO), four: natural(FOUR) };

const fn natural(base: PolicyParameters) -> PolicyParameters {
    PolicyParameters { opening_wild_cost: 100, needed_wilds: 0, spare_wilds: 0, ..base }
}

/// Opens at once, lays down what the partner can add to, and goes out late.
pub const HELPER: PolicySet = PolicySet {
    two: PolicyParameters { opening_bonus: -100, start_reserve: 10, going_out_bonus: -150, ..TWO },
    four: PolicyParameters { opening_bonus: 60, add_reserve: 2, start_reserve: 3, going_out_bonus: -150, ..FOUR },
};

/// Draws from the stock unless the pile is large.
pub const DRAWER: PolicySet = PolicySet {
    two: PolicyParameters { take_bonus: -40, opening_bonus: -60, pair_bonus: 10, ..TWO },
    four: PolicyParameters { take_bonus: -40, ..FOUR },
};

/// Keeps pairs to take the pile with, even if what it discards is taken.
pub const FISHER: PolicySet = PolicySet { two: fishing(TWO), four: fishing(FOUR) };

const fn fishing(base: PolicyParameters) -> PolicyParameters {
    PolicyParameters { pair_bonus: 30, guard_weight: 10, ..base }
}
