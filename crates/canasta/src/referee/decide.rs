//! What a player is told when it is to act: `docs/protocol.md`.

use crate::rules::{Entry, Observation, Seat, Snapshot, legal};
use serde::{Deserialize, Serialize};

/// An action of another seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatAction {
    /// The seat.
    pub seat: usize,
    /// The action in notation.
    pub action: String,
}

/// A request for the program's next action.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Decide {
    /// The number of the hand in the game, from 1.
    pub hand: usize,
    /// The actions of others since the program's last action, or since the deal.
    pub since: Vec<SeatAction>,
    /// Everything that the seat may know.
    pub observation: Snapshot,
    /// Some of the legal actions; at least one.
    pub legal: Vec<String>,
}

impl Decide {
    /// The request to the seat that observes. `since` is the part of the record that it has not received yet.
    #[must_use]
    pub fn new(hand: usize, since: &[Entry], observation: &Observation<'_>) -> Decide {
        let legal = legal::candidates(observation).iter().map(ToString::to_string).collect();
        Decide { hand, since: actions_of_others(since, observation.seat()), observation: observation.snapshot(), legal }
    }
}

/// The actions of other seats among entries of a record.
#[must_use]
pub fn actions_of_others(entries: &[Entry], own: Seat) -> Vec<SeatAction> {
    let actions = entries.iter().filter_map(|entry| match entry {
        Entry::Action(seat, action) if *seat != own => {
            Some(SeatAction { seat: seat.index(), action: action.to_string() })
        }
        _ => None,
    });
    actions.collect()
}
