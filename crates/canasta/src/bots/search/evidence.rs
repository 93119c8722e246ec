//! Public evidence about the ranks that a seat holds.

use crate::rules::{Drew, Observation, Phase, Rank, Seat};

/// The strongest public evidence about a rank and a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Evidence {
    /// None.
    None,
    /// The seat did not take the pile when a card of the rank was on top.
    Passed,
    /// The seat has discarded a card of the rank.
    Discarded,
    /// The side has a meld of the rank.
    Melded,
}

/// The number of kinds of evidence.
pub const EVIDENCE_KINDS: usize = 4;
/// Natural card counts that are distinguished; the last stands for all higher ones.
pub const COUNTS: usize = 6;
/// Wild card counts that are distinguished; the last stands for all higher ones.
pub const WILD_COUNTS: usize = 8;

/// The ranks that can be melded.
pub const RANKS: usize = Rank::NATURALS.len();

/// How many cards of the pile are considered, from the top.
const MAX_DEPTH: usize = 16;

/// The evidence about a seat, rank by rank.
pub fn evidence(observation: &Observation<'_>, seat: Seat) -> [Evidence; RANKS] {
    let players = observation.rules().players;
    let before = |seat: Seat| players.seats().find(|&other| players.after(other) == seat).unwrap_or(seat);
    let mut evidence = [Evidence::None; RANKS];
    // The top card was discarded by the player before the one whose turn it is, the card below by the player before that, and
    // so on. A turn without a discard shifts the attribution of all cards below, which is rare enough to ignore.
    let mut discarder = before(observation.turn_of());
    let mut was_passed = observation.phase() != Phase::Draw && observation.drew() != Drew::Pile;
    for card in observation.pile().iter().rev().take(MAX_DEPTH) {
        if let Some(evidence) = evidence.get_mut(card.rank().index()) {
            if discarder == seat {
                *evidence = Evidence::Discarded;
            } else if was_passed && players.after(discarder) == seat && *evidence == Evidence::None {
                *evidence = Evidence::Passed;
            }
        }
        was_passed = true;
        discarder = before(discarder);
    }
    let melds = observation.melds(observation.sides().of(seat));
    for (evidence, rank) in evidence.iter_mut().zip(Rank::NATURALS) {
        if melds.has(rank) {
            *evidence = Evidence::Melded;
        }
    }
    evidence
}
