//! Sums over hands.

use super::hand_facts::HandFacts;
use canasta::rules::Ended;
use serde::{Deserialize, Serialize};

/// Sums over finished hands, as one side counts them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct HandTally {
    /// The number of hands.
    pub hands: u32,
    /// The points of the side.
    pub points: i64,
    /// The points of the other side.
    pub other_points: i64,
    /// The natural canastas of the side.
    pub natural: u32,
    /// Its mixed canastas.
    pub mixed: u32,
    /// How often the side went out, concealed or not.
    pub out: u32,
    /// How often it went out concealed.
    pub concealed: u32,
    /// How often the other side went out.
    pub other_out: u32,
    /// How often the side opened.
    pub openings: u32,
    /// The sum of the rounds in which it did.
    pub opening_rounds: u32,
    /// The sum of the points with which it did.
    pub opening_points: i64,
    /// The piles that the side took.
    pub piles: u32,
    /// The sum of their cards.
    pub pile_cards: u32,
    /// The cards of the largest.
    pub largest_pile: u32,
}

impl HandTally {
    /// Counts a hand.
    pub fn count(&mut self, hand: &HandFacts) {
        let own_out = hand.is_own_out;
        let cards = hand.piles.iter().map(|pile| pile.cards);
        *self = self.plus(&HandTally {
            hands: 1,
            points: i64::from(hand.points),
            other_points: i64::from(hand.other_points),
            natural: hand.natural,
            mixed: hand.mixed,
            out: u32::from(own_out),
            concealed: u32::from(own_out && hand.ended == Ended::Concealed),
            other_out: u32::from(hand.out.is_some() && !own_out),
            openings: u32::from(hand.opening.is_some()),
            opening_rounds: hand.opening.map_or(0, |opening| opening.round),
            opening_points: hand.opening.map_or(0, |opening| i64::from(opening.points)),
            piles: u32::try_from(hand.piles.len()).unwrap_or(u32::MAX),
            pile_cards: cards.clone().sum(),
            largest_pile: cards.max().unwrap_or(0),
        });
    }

    /// The sums of both. They saturate, since a stored tally may hold anything.
    #[must_use]
    pub fn plus(&self, other: &HandTally) -> HandTally {
        HandTally {
            hands: self.hands.saturating_add(other.hands),
            points: self.points.saturating_add(other.points),
            other_points: self.other_points.saturating_add(other.other_points),
            natural: self.natural.saturating_add(other.natural),
            mixed: self.mixed.saturating_add(other.mixed),
            out: self.out.saturating_add(other.out),
            concealed: self.concealed.saturating_add(other.concealed),
            other_out: self.other_out.saturating_add(other.other_out),
            openings: self.openings.saturating_add(other.openings),
            opening_rounds: self.opening_rounds.saturating_add(other.opening_rounds),
            opening_points: self.opening_points.saturating_add(other.opening_points),
            piles: self.piles.saturating_add(other.piles),
            pile_cards: self.pile_cards.saturating_add(other.pile_cards),
            largest_pile: self.largest_pile.max(other.largest_pile),
        }
    }
}
