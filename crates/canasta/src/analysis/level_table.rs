//! The error rates of the levels, and the level that a player plays like.

use super::review::Tally;
use crate::bots::Estimate;
use crate::rules::{Preset, Rules};

/// The error rate of a level.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LevelRate {
    /// The name of the level in the roster.
    pub level: &'static str,
    /// The mean loss of a decision, in thousandths of the probability to win the match.
    pub rate: f64,
    /// Half the width of the 95 % interval.
    pub half_width: f64,
}

/// The error rates of all levels under one preset, measured with [`super::Strength::STANDARD`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LevelTable {
    /// The preset.
    pub preset: Preset,
    /// The levels, from the weakest.
    pub levels: [LevelRate; 5],
}

const fn level(level: &'static str, rate: f64, half_width: f64) -> LevelRate {
    LevelRate { level, rate, half_width }
}

/// Printed by `canasta review-levels`: docs/review.md has the commands.
const TABLES: [LevelTable; 2] = [
    LevelTable {
        preset: Preset::ClassicTwo,
        levels: [
            level("beginner", 20.00, 1.64),
            level("casual", 14.63, 1.05),
            level("club", 10.22, 0.71),
            level("expert", 7.53, 0.63),
            level("master", 0.67, 0.23),
        ],
    },
    LevelTable {
        preset: Preset::Classic,
        levels: [
            level("beginner", 10.21, 0.85),
            level("casual", 7.80, 0.56),
            level("club", 7.06, 0.49),
            level("expert", 4.40, 0.45),
            level("master", 0.52, 0.14),
        ],
    },
];

/// The level that a player plays like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Likeness {
    /// The preset whose levels were measured. It has the same number of players, and perhaps other rules.
    pub preset: Preset,
    /// The level with the nearest error rate.
    pub level: &'static str,
    /// The weakest level within the player's 95 % interval.
    pub weakest: &'static str,
    /// The strongest level within it.
    pub strongest: &'static str,
}

/// With fewer decisions than this, nearly every level would be within the interval.
const LEAST_DECISIONS: u32 = 20;

/// The half width of a 95 % interval, in standard errors.
const INTERVAL: f64 = 1.96;

impl LevelTable {
    /// The table for the number of players of these rules; `None` for games whose levels were not measured.
    #[must_use]
    pub fn of(rules: &Rules) -> Option<&'static LevelTable> {
        let is_measured =
            |table: &&LevelTable| table.preset.rules().players == rules.players && rules.is_played_by_thumb();
        TABLES.iter().find(is_measured)
    }

    /// The level with the nearest error rate. The bounds are half-way between neighbours.
    fn nearest(&self, rate: f64) -> &'static str {
        let [first, others @ ..] = &self.levels;
        let mut nearest = first;
        for level in others {
            if (level.rate - rate).abs() < (nearest.rate - rate).abs() {
                nearest = level;
            }
        }
        nearest.level
    }
}

/// The level that a player with this tally plays like under these rules; `None` if there are too few decisions to say.
#[must_use]
pub fn plays_like(rules: &Rules, tally: &Tally) -> Option<Likeness> {
    let table = LevelTable::of(rules).filter(|_| tally.unforced() >= LEAST_DECISIONS)?;
    let Estimate { mean, standard_error } = tally.error_rate()?;
    let half_width = INTERVAL * standard_error;
    Some(Likeness {
        preset: table.preset,
        level: table.nearest(mean),
        weakest: table.nearest(mean + half_width),
        strongest: table.nearest(mean - half_width),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::analysis::{DecisionKind, DecisionReview, Values, Worth};
    use crate::bots::levels;
    use crate::rules::Seat;

    /// A tally of decisions with these losses.
    fn tally(losses: impl Iterator<Item = f64>) -> Tally {
        let mut tally = Tally::default();
        for loss in losses {
            let win = Values { done: 0.5, best: 0.5 + loss, loss, error: 0.001 };
            let worth = Worth {
                best: Vec::new(),
                is_best: false,
                states: 256,
                win,
                points: Values::default(),
                others: Vec::new(),
            };
            let (kind, seat) = (DecisionKind::Play, Seat::FIRST);
            tally.add(&DecisionReview { hand: 1, action: 0, seat, kind, done: Vec::new(), worth: Some(worth) });
        }
        tally
    }

    /// The order makes the tables a measure, and intervals apart make it certain. Casual and club are too near to each other in
    /// `classic` for the matches that were played.
    #[test]
    fn the_levels_are_measured_in_their_order_with_intervals_apart() {
        for table in TABLES {
            assert!(
                table.levels.iter().map(|rate| rate.level).eq(levels().map(|entry| entry.name)),
                "{}",
                table.preset
            );
            for two in table.levels.windows(2) {
                let [weaker, stronger] = [two[0], two[1]];
                assert!(weaker.rate > stronger.rate, "{two:?}");
                let is_near = (table.preset, weaker.level) == (Preset::Classic, "casual");
                let are_apart = weaker.rate - weaker.half_width > stronger.rate + stronger.half_width;
                assert!(are_apart || is_near, "{two:?}");
            }
        }
    }

    #[test]
    fn a_player_plays_like_the_level_with_the_nearest_error_rate() {
        for preset in Preset::ALL
            .into_iter()
            .filter(|preset| preset.rules().fits_rules_of_thumb() && preset.rules().sides().scores() == 2)
        {
            let rules = preset.rules();
            for LevelRate { level, rate, .. } in LevelTable::of(&rules).unwrap().levels {
                let found = plays_like(&rules, &tally((0..400).map(|_| rate / 1000.0))).unwrap();
                assert_eq!((found.level, found.weakest, found.strongest), (level, level, level), "{preset}");
                assert_eq!(found.preset.rules().players, rules.players);
            }
            let mixed = plays_like(&rules, &tally((0..20).map(|at| f64::from(at % 2) * 0.03))).unwrap();
            assert_ne!(mixed.weakest, mixed.strongest, "few decisions leave doubt");
            assert_eq!(plays_like(&rules, &tally((0..19).map(|_| 0.01))), None);
            // Rules that forbid more are played by the same levels.
            let bound = Rules { meld_max: Some(7), ..rules };
            assert!(!bound.fits_rules_of_thumb() && LevelTable::of(&bound) == LevelTable::of(&rules));
            let never = plays_like(&rules, &tally((0..50).map(|_| -0.001))).unwrap();
            assert_eq!(
                (never.level, plays_like(&rules, &tally((0..50).map(|_| 0.2))).unwrap().level),
                ("master", "beginner")
            );
        }
    }
}
