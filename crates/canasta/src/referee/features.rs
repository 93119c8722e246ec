//! What a seat may know as an array of numbers: `python/README.md` describes it.

use super::staging::Staging;
use super::step::{PLACES, own_cards, rank_at};
use crate::rules::{CardSet, Drew, Observation, Phase, Rank, Side, State, TurnObligation};
use std::ops::Range;
use std::sync::LazyLock;

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

/// What follows on the features of the seat that is to act in the array of all cards: see [`state_features`].
pub const STATE_FEATURES: &[(&str, usize)] =
    &[("hidden_hands", 15 * (SEATS - 1)), ("stock_cards", 15), ("acting", SEATS)];

/// How many numbers the features of a seat have.
#[must_use]
pub fn features_len() -> usize {
    FEATURES.iter().map(|(_, count)| count).sum()
}

/// How features are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FeatureScale {
    /// Cards and points as they are.
    Raw,
    /// Every number from 0 to 1: divided by the most of its kind.
    Unit,
}

/// Scores from minus this to this are told apart when scaled.
const MOST_SCORE: f32 = 10_000.0;

/// The most cards of a hand that are told apart when scaled: half of the packs.
const MOST_HELD: f32 = 54.0;

/// By how much each feature is divided, state features included.
static MOST: LazyLock<Vec<f32>> = LazyLock::new(|| {
    // Fours to aces, twos, red threes, black threes, jokers.
    let ranks = [8.0, 8.0, 8.0, 8.0, 8.0, 8.0, 8.0, 8.0, 8.0, 8.0, 8.0, 8.0, 4.0, 4.0, 4.0];
    let meld = [8.0, 8.0, 4.0];
    let mut most = Vec::new();
    for &(name, count) in FEATURES.iter().chain(STATE_FEATURES) {
        let pattern: &[f32] = match name {
            "hand" | "pile" | "unseen" | "known" | "hidden_hands" | "stock_cards" => &ranks,
            "own_melds" | "their_melds" | "staged" => &meld,
            "hand_counts" => &[MOST_HELD],
            "red_threes" | "seats" => &[4.0],
            "stock" => &[108.0],
            "scores" => &[2.0 * MOST_SCORE],
            "opening_minimums" => &[200.0],
            _ => &[1.0],
        };
        most.extend(pattern.iter().cycle().take(count));
    }
    most
});

/// The place of the scores, which may be negative.
static SCORES: LazyLock<Range<usize>> = LazyLock::new(|| {
    let from = FEATURES.iter().take_while(|(name, _)| *name != "scores").map(|(_, count)| count).sum();
    from..from + 2
});

/// The scale of features that were counted.
fn scaled(mut out: Vec<f32>, scale: FeatureScale) -> Vec<f32> {
    if scale == FeatureScale::Unit {
        if let Some(scores) = out.get_mut(SCORES.clone()) {
            scores.iter_mut().for_each(|score| *score += MOST_SCORE);
        }
        out.iter_mut().zip(MOST.iter()).for_each(|(feature, most)| *feature = (*feature / most).clamp(0.0, 1.0));
    }
    out
}

/// The features of the seat that is to act, then the hands of the other seats clockwise, the cards of the stock, and which seat is to
/// act: all cards, for what judges a position and does not play it. After the hand it is the view of the seat that acted last.
///
/// The order of the stock is no part of it.
#[must_use]
pub fn state_features(state: &State, staging: &Staging, scale: FeatureScale) -> Vec<f32> {
    let (seen, players) = (state.observe(state.to_act()), state.rules().players);
    let mut out = features(&seen, staging, FeatureScale::Raw);
    for ahead in 1..SEATS {
        let number = (seen.seat().index() + ahead) % players.count();
        let seat = (ahead < players.count()).then(|| players.seat(number)).flatten();
        push_cards(&mut out, seat.map_or(CardSet::EMPTY, |seat| state.hand(seat)));
    }
    push_cards(&mut out, state.stock().iter().copied().collect());
    out.extend((0..SEATS).map(|number| flag(number == seen.seat().index())));
    scaled(out, scale)
}

/// The array of a seat. Seats and sides are counted from its own. Cards are counts by rank: fours to aces, twos, red threes,
/// black threes, jokers. What is staged is shown to the seat that is to act.
#[must_use]
pub fn features(seen: &Observation<'_>, staging: &Staging, scale: FeatureScale) -> Vec<f32> {
    let mut out = Vec::with_capacity(features_len() + STATE_FEATURES.iter().map(|(_, count)| count).sum::<usize>());
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
    scaled(out, scale)
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
