//! What cards that are left in hands can cost.

use crate::rules::sort::insertion_sort_by_key;
use crate::rules::{Observation, Seat};

/// The most points that the hands of these seats can cost: the known cards, and the most expensive unseen ones for the rest.
pub(super) fn most_held_points(observation: &Observation<'_>, seats: impl Iterator<Item = Seat> + Clone) -> i32 {
    let seats = || seats.clone();
    let held = |seat| observation.hand_len(seat) + observation.foot_len(seat);
    let rules = observation.rules();
    let known: i32 = seats().map(|seat| rules.held_points(observation.known(seat))).sum();
    let hidden: usize = seats().map(|seat| held(seat).saturating_sub(observation.known(seat).len())).sum();
    let mut highest: Vec<i32> = observation.unseen().iter().map(|card| rules.held_points(card.into())).collect();
    insertion_sort_by_key(&mut highest, |&points| -points);
    known + highest.into_iter().take(hidden).sum::<i32>()
}
