//! Tables by what was seen of a rank since the deal.

use super::history::History;
use super::seen_tables::SEEN;
use super::{COUNTS, Likelihoods, RANKS, normalise, random_deal};
use crate::rules::{Observation, Rank, Seat};

/// The class of what was seen of a rank and a seat since the deal.
#[must_use]
pub fn class(seen: &Observation<'_>, history: &History, seat: Seat, rank: Rank) -> usize {
    let of_seat = history.seat(seat);
    let trace = &of_seat.traces[rank.index()];
    let age = |turn: u8| match of_seat.turns.saturating_sub(turn) {
        0 => 0,
        1..=2 => 1,
        3..=5 => 2,
        _ => 3,
    };
    let melds = seen.melds(seen.sides().of(seat));
    let opened = usize::from(!melds.is_empty());
    let known = seen.known(seat).count(rank).min(2);
    let kind = if melds.has(rank) {
        match (trace.last_discard > 0, seen.is_frozen_to(seen.sides().of(seat))) {
            (true, _) => 0,
            (_, true) => 1,
            (_, false) => 2,
        }
    } else if trace.last_discard > 0 && trace.last_discard >= trace.last_pass {
        3 + age(trace.last_discard) + if trace.first_discard <= 3 { 4 } else { 0 }
    } else if trace.last_pass > 0 {
        11 + age(trace.last_pass.saturating_sub(1)) + if trace.passed_frozen { 4 } else { 0 }
    } else {
        19 + match of_seat.turns {
            0..=2 => 0,
            3..=5 => 1,
            6..=9 => 2,
            _ => 3,
        }
    };
    (kind * 2 + opened) * 3 + known
}

/// The likelihoods by the tables.
#[must_use]
pub fn likelihoods_by_class(seen: &Observation<'_>, history: &History, seat: Seat) -> Likelihoods {
    let mut all = [[1.0; COUNTS]; RANKS];
    for (likelihoods, rank) in all.iter_mut().zip(Rank::NATURALS) {
        *likelihoods = SEEN[class(seen, history, seat, rank)].map(|value| f32::from(value) / 64.0);
    }
    all
}

/// By rank, the probabilities by the tables that the next player holds none and exactly one beyond those that are known, in units
/// of 1/256.
#[must_use]
pub fn next_holding(seen: &Observation<'_>, history: &History) -> [(i32, i32); RANKS] {
    let next = seen.next_opponent();
    let unseen = seen.unseen();
    let hidden = unseen.difference(seen.rules().bonus_cards(unseen));
    let free = seen.hand_len(next).saturating_sub(seen.known(next).len());
    let likelihoods = likelihoods_by_class(seen, history, next);
    std::array::from_fn(|place| {
        let mut chances = random_deal(hidden.len(), hidden.count(Rank::NATURALS[place]), free);
        chances.iter_mut().zip(likelihoods[place]).for_each(|(chance, likelihood)| *chance *= likelihood);
        normalise(&mut chances);
        let parts = |chance: f32| (chance * 256.0) as i32;
        (parts(chances[0]), parts(chances[1]))
    })
}
