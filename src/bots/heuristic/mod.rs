//! A fast player by rules of thumb, for every rule that the table can be set to.
//!
//! It looks at nothing but its [`Observation`], decides the same whenever it sees the same, and weighs everything in
//! points of the hand's score; the numbers are in `weights`.

pub(super) mod discard;
pub(super) mod going_out;
pub(super) mod melding;
pub(super) mod opening;
pub(super) mod pile;
pub(super) mod public_features;
#[cfg(test)]
mod tests;
pub(super) mod weights;

use super::{Bot, Style};
use crate::rules::{Action, Observation, Phase, Players, TurnObligation, legal};
use going_out::Intent;
use public_features::PublicFeatures;
use std::ops::ControlFlow;

/// How much a player by rules of thumb knows and remembers. None of them blunders on purpose: who knows less weighs what
/// is left as well as any.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Skill {
    /// Lays what can be laid, and remembers nothing but what lies on the table.
    Novice,
    /// With four players keeps few cards back; remembers what was thrown last, and no hands.
    Partial,
    /// Keeps a hand that takes piles, and remembers every card.
    #[default]
    Whole,
}

/// Plays by rules of thumb.
#[derive(Clone, Copy, Debug)]
pub struct HeuristicBot {
    name: &'static str,
    skill: Skill,
    /// At a table of four.
    fourfold: Skill,
    style: Style,
}

impl Default for HeuristicBot {
    fn default() -> HeuristicBot {
        HeuristicBot::new("thumb", Skill::Whole)
    }
}

impl HeuristicBot {
    /// A player with a name and a skill.
    #[must_use]
    pub const fn new(name: &'static str, skill: Skill) -> HeuristicBot {
        HeuristicBot { name, skill, fourfold: skill, style: Style::Even }
    }

    /// The same player with another skill at a table of four, where skill counts for less.
    #[must_use]
    pub const fn with_four(self, fourfold: Skill) -> HeuristicBot {
        HeuristicBot { fourfold, ..self }
    }

    /// The same player with a style.
    #[must_use]
    pub const fn styled(self, style: Style) -> HeuristicBot {
        HeuristicBot { style, ..self }
    }

    /// How it likes to play.
    pub(super) const fn style(&self) -> Style {
        self.style
    }

    /// What it makes of an observation.
    pub(super) fn sight<'a>(&self, seen: &'a Observation<'a>) -> PublicFeatures<'a> {
        let skill = match seen.rules().players {
            Players::Two => self.skill,
            Players::Four => self.fourfold,
        };
        PublicFeatures::with(seen, skill, self.style)
    }
}

impl Bot for HeuristicBot {
    fn name(&self) -> &'static str {
        self.name
    }

    fn act(&mut self, observation: &Observation<'_>) -> Action {
        let wanted = wanted(&self.sight(observation)).filter(|action| observation.check(action).is_ok());
        wanted.unwrap_or_else(|| anything(observation))
    }
}

/// What the rules of thumb say; nearly always legal.
fn wanted(sight: &PublicFeatures<'_>) -> Option<Action> {
    match sight.seen.phase() {
        Phase::Answer => Some(Action::Answer(going_out::answer(sight))),
        Phase::Draw => Some(draw(sight)),
        Phase::Play => play(sight),
    }
}

/// Begins a turn.
fn draw(sight: &PublicFeatures<'_>) -> Action {
    going_out::before_drawing(sight).or_else(|| pile::choose(sight)).unwrap_or(Action::Draw)
}

/// Melds and discards.
fn play(sight: &PublicFeatures<'_>) -> Option<Action> {
    match sight.seen.obligation() {
        TurnObligation::MustGoOut => return legal::first_step_out(sight.seen),
        TurnObligation::MayNotGoOut => {}
        TurnObligation::Free => {
            if going_out::perhaps(sight) && sight.seen.could_go_out() {
                match going_out::decide(sight) {
                    Intent::Out => return legal::first_step_out(sight.seen),
                    Intent::Ask => return Some(Action::Ask),
                    Intent::Stay => {}
                }
            }
        }
    }
    if sight.hand.len() == 1 && sight.seen.check(&Action::Keep).is_ok() {
        return Some(Action::Keep);
    }
    let groups = if sight.own.is_empty() { opening::choose(sight) } else { melding::choose(sight) };
    match groups {
        Some(groups) => Some(Action::Meld(groups)),
        None => discard::choose(sight).map(Action::Discard),
    }
}

/// A legal action, where the rules of thumb found none: sooner one that ends the turn than one that goes on.
pub(super) fn anything(seen: &Observation<'_>) -> Action {
    let candidates = legal::candidates(seen);
    let ends = |action: &&Action| matches!(action, Action::Draw | Action::Discard(_) | Action::Keep);
    let safest = || {
        discard::choose(&PublicFeatures::new(seen)).map(Action::Discard).filter(|action| candidates.contains(action))
    };
    let first = || {
        let mut first = None;
        let _ = legal::visit_all(seen, |action| {
            first = Some(action);
            ControlFlow::Break(())
        });
        first
    };
    safest()
        .or_else(|| candidates.iter().find(ends).or(candidates.first()).cloned())
        .or_else(first)
        // Whoever is to act always has a legal action; there is no other that could be said.
        .unwrap_or(Action::Draw)
}
