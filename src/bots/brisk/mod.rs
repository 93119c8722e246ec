//! A player for simulations: the rules of thumb in short, many times faster.
//!
//! It decides by the same weights as [`super::Thumb`], but takes the first good opening instead of the cheapest, and
//! looks up chances that the other works out. What it loses by that is measured in the arena.

mod discard;
pub(super) mod laying;
mod taking;

use super::Bot;
use super::thumb::going_out::{self, Intent};
use super::thumb::sight::Sight;
use super::thumb::{self};
use crate::rules::{Action, Bound, Observation, Phase, RuleError, State, legal};

/// Plays by rules of thumb in short.
#[derive(Clone, Copy, Debug, Default)]
pub struct Brisk {}

impl Bot for Brisk {
    fn name(&self) -> &'static str {
        "brisk"
    }

    fn act(&mut self, observation: &Observation<'_>) -> Action {
        let wanted = Brisk::wanted(observation).filter(|action| observation.check(action).is_ok());
        wanted.unwrap_or_else(|| thumb::anything(observation))
    }
}

impl Brisk {
    /// What it would do; nearly always legal.
    fn wanted(seen: &Observation<'_>) -> Option<Action> {
        if seen.phase() == Phase::Draw && !seen.rules().out_without_draw && !taking::perhaps(seen) {
            return Some(Action::Draw);
        }
        let sight = Sight::new(seen);
        match seen.phase() {
            Phase::Answer => Some(Action::Answer(going_out::answer(&sight))),
            Phase::Draw => Some(draw(&sight)),
            Phase::Play => play(&sight),
        }
    }

    /// Plays one action for whoever is to act, who sees no more than is theirs to see.
    ///
    /// # Errors
    /// As [`State::play`]; whoever is to act always has an action that the rules accept, so only once the hand is over.
    pub fn step(state: &mut State) -> Result<(), RuleError> {
        let seat = state.to_act();
        if let Some(action) = Brisk::wanted(&state.observe(seat))
            && state.play(&action).is_ok()
        {
            return Ok(());
        }
        let action = thumb::anything(&state.observe(seat));
        state.play(&action)
    }

    /// Plays a hand to its end, every seat by itself. Returns the number of turns that were ended by it.
    ///
    /// Stops early should the hand not end, which it always does: every turn uses up the stock or melds a card.
    pub fn play_out(state: &mut State) -> u32 {
        let mut turns = 0;
        for _ in 0..super::MOST_ACTIONS {
            if state.ended().is_some() {
                break;
            }
            let seat = state.turn_of();
            if Brisk::step(state).is_err() {
                break;
            }
            turns += u32::from(state.turn_of() != seat || state.ended().is_some());
        }
        turns
    }
}

/// Begins a turn.
fn draw(sight: &Sight<'_>) -> Action {
    going_out::before_drawing(sight).or_else(|| taking::choose(sight)).unwrap_or(Action::Draw)
}

/// Melds and discards.
fn play(sight: &Sight<'_>) -> Option<Action> {
    match sight.seen.bound() {
        Bound::MustGoOut => return legal::first_step_out(sight.seen),
        Bound::MayNotGoOut => {}
        Bound::Free => {
            if going_out::perhaps(sight) {
                // Whether it wants to is quicker to say than whether it can.
                match going_out::decide(sight) {
                    Intent::Out => {
                        if let Some(action) = legal::first_step_out(sight.seen) {
                            return Some(action);
                        }
                    }
                    Intent::Ask => return Some(Action::Ask),
                    Intent::Stay => {}
                }
            }
        }
    }
    if sight.hand.len() == 1 && sight.seen.check(&Action::Keep).is_ok() {
        return Some(Action::Keep);
    }
    let groups = if sight.own.is_empty() { laying::opening(sight) } else { laying::more(sight) };
    match groups {
        Some(groups) => Some(Action::Meld(groups)),
        None => discard::choose(sight).map(Action::Discard),
    }
}
