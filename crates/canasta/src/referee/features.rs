//! What a seat may know as an array of numbers: `python/README.md` describes it.

use super::staging::Staging;
use super::step::{PLACES, own_cards, rank_at};
use crate::rules::{CardSet, Drew, Observation, Phase, Rank, Side, TurnObligation};

/// The most seats of a table.
const SEATS: usize = 4;

/// The parts of the array in order: the name of each, and how many numbers it has.
pub const FEATURES: &[(&str, usize)] = &[
    ("hand", 15),
    ("own_melds", 3 * PLACES),
    ("their_melds", 3 * PLACES),
    ("pile", 15),
    ("pile_top", 15),
    ("unseen", 15),
    ("known", 15 * SEATS),
    ("hand_counts", SEATS),
    ("has_laid", SEATS),
    ("red_threes", 2),
    ("stock", 1),
    ("frozen_to", 2),
    ("scores", 2),
    ("opening_minimums", 2),
    ("phase", 3),
    ("drew", 2),
    ("bound", 2),
    ("asked", 1),
    ("seats", 1),
    ("staged_take", 1),
    ("staged", 3 * PLACES),
    ("withdrew", 1),
];

/// The array of a seat. Seats and sides are counted from its own. Cards are counts by rank: fours to aces, twos, red threes,
/// black threes, jokers. What is staged is shown to the seat that is to act.
#[must_use]
pub fn features(seen: &Observation<'_>, staging: &Staging) -> Vec<f32> {
    let mut out = Vec::with_capacity(FEATURES.iter().map(|(_, count)| count).sum());
    let sides = [seen.side(), seen.rival()];
    let seats = seen.rules().players.count();
    let seat = |ahead: usize| {
        let number = (seen.seat().index() + ahead) % seats;
        (ahead < seats).then(|| seen.rules().players.seat(number)).flatten()
    };
    push_cards(&mut out, seen.hand());
    for side in sides {
        push_melds(&mut out, seen, side);
    }
    push_cards(&mut out, seen.pile_cards());
    push_cards(&mut out, seen.pile().last().map_or(CardSet::EMPTY, |&card| card.into()));
    push_cards(&mut out, seen.unseen());
    (0..SEATS).for_each(|ahead| push_cards(&mut out, seat(ahead).map_or(CardSet::EMPTY, |seat| seen.known(seat))));
    out.extend((0..SEATS).map(|ahead| seat(ahead).map_or(0.0, |seat| seen.hand_len(seat) as f32)));
    out.extend((0..SEATS).map(|ahead| flag(seat(ahead).is_some_and(|seat| seen.has_laid(seat)))));
    out.extend(sides.map(|side| seen.red_threes(side).len() as f32));
    out.push(seen.stock_len() as f32);
    out.extend(sides.map(|side| flag(seen.frozen_to(side).is_some())));
    // Partners that came about in the hand have scores of their own.
    let scores = [seen.sides().scoring_of(seen.seat()), seen.rival()].map(|side| seen.scores()[side]);
    out.extend(scores.map(|score| score as f32));
    let minimum = |score| seen.rules().opening_minimum_of_hand(score, seen.hand_number());
    out.extend(scores.map(|score| minimum(score) as f32));
    out.extend([Phase::Draw, Phase::Play, Phase::Answer].map(|phase| flag(seen.phase() == phase)));
    out.extend([Drew::Stock, Drew::Pile].map(|drew| flag(seen.drew() == drew)));
    out.extend([TurnObligation::MustGoOut, TurnObligation::MayNotGoOut].map(|bound| flag(seen.obligation() == bound)));
    out.push(flag(seen.was_asked()));
    out.push(seats as f32);
    let nothing = Staging::default();
    let staging = if seen.is_to_act() { staging } else { &nothing };
    out.push(flag(staging.is_taking()));
    out.extend(staging.counts().iter().flatten().map(|&count| count as f32));
    out.push(flag(staging.has_withdrawn()));
    out
}

fn flag(is: bool) -> f32 {
    f32::from(u8::from(is))
}

fn push_cards(out: &mut Vec<f32>, cards: CardSet) {
    for rank in Rank::ALL {
        if rank == Rank::Three {
            out.push(cards.red_threes().len() as f32);
            out.push(cards.black_threes().len() as f32);
        } else {
            out.push(cards.count(rank) as f32);
        }
    }
}

fn push_melds(out: &mut Vec<f32>, seen: &Observation<'_>, side: Side) {
    for place in 0..PLACES {
        let cards = seen.melds(side).of(rank_at(place));
        let counts = [own_cards(cards, place).len(), cards.count(Rank::Two), cards.count(Rank::Joker)];
        out.extend(counts.map(|count| count as f32));
    }
}
