//! The records of `tests/records`, for the tests of this room.

use crate::rules::{Record, replay};

/// The record in the file of this name.
pub fn record(name: &str) -> Record {
    let path = format!("{}/tests/records/{name}.txt", concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
    replay(&std::fs::read_to_string(path).unwrap()).game.unwrap().record().clone()
}
