//! The opening minimums in the sentences of the rules page.

use crate::words::rules as say;
use canasta::rules::{OpeningBy, Rules};

/// The opening minimums, each with the scores or hands for which it holds.
pub(super) fn minimums(rules: &Rules) -> Vec<String> {
    let all = &*rules.opening_minimums;
    let with = |place: usize, minimum: i32| match (rules.opening_by, place) {
        (OpeningBy::Deal, place) if place + 1 == all.len() => say::minimum_from_hand(minimum, place + 1),
        (OpeningBy::Deal, place) => say::minimum_in_hand(minimum, place + 1),
        (OpeningBy::Score, 0) => match rules.opening_steps.first() {
            Some(&first) => say::minimum_below_score(minimum, first),
            None => say::minimum_always(minimum),
        },
        (OpeningBy::Score, _) => say::minimum_from_score(minimum, rules.opening_steps[place - 1]),
    };
    all.iter().enumerate().map(|(place, &minimum)| with(place, minimum)).collect()
}
