//! A player that sees all cards: how far any player could come, as an upper reference for the ladder.
//!
//! It lives here and not among the bots, so that no game with people can seat it.

use crate::bots::Brisk;
use crate::rules::{Action, Seat, State, legal};

/// What it is called.
pub const NAME: &str = "cheat";

/// Tries each action that is worth a thought on the real cards, plays the hand to its end by rules of thumb, and does
/// what has come out best for its side: the first of equals.
pub fn act(state: &State, seat: Seat) -> Action {
    let side = seat.side();
    let worth = |action: &Action| {
        let mut tried = state.clone();
        tried.play(action).ok()?;
        Brisk::play_out(&mut tried);
        let sheet = tried.score()?;
        Some(sheet.sides[side].hand - sheet.sides[side.other()].hand)
    };
    let mut best: Option<(i32, Action)> = None;
    for action in legal::candidates(&state.observe(seat)) {
        let worth = worth(&action).unwrap_or(i32::MIN);
        if best.as_ref().is_none_or(|(most, _)| worth > *most) {
            best = Some((worth, action));
        }
    }
    // Whoever is to act always has a legal action.
    best.map_or(Action::Draw, |(_, action)| action)
}
