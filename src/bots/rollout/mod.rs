//! A player for simulations: the rules of thumb in short, many times faster.
//!
//! It decides by the same weights as [`super::HeuristicBot`], but takes the first good opening instead of the cheapest, and
//! looks up chances that the other works out. What it loses by that is measured in the arena.

mod discard;
pub(super) mod laying;
mod taking;

use super::Bot;
use super::heuristic::going_out::{self, Intent};
use super::heuristic::public_features::{Alarm, PublicFeatures};
use super::heuristic::{self};
use crate::rules::{Action, Card, GoingOutPlan, Group, Observation, Phase, RuleError, State, TurnObligation, legal};

/// Plays by rules of thumb in short.
#[derive(Clone, Copy, Debug, Default)]
pub struct RolloutBot {}

impl Bot for RolloutBot {
    fn name(&self) -> &'static str {
        "brisk"
    }

    fn act(&mut self, observation: &Observation<'_>) -> Action {
        let wanted = Wish::of(observation).action();
        wanted.filter(|action| observation.check(action).is_ok()).unwrap_or_else(|| heuristic::anything(observation))
    }
}

/// What it would do; nearly always legal.
enum Wish {
    /// To draw from the stock.
    Draw,
    /// To lay groups that make melds, leave two cards, and open if that is still to come.
    Lay(Vec<Group>),
    /// To discard a card of the hand.
    Discard(Card),
    /// To go out.
    Out(GoingOutPlan),
    /// To take the pile with cards that suit it, and with groups that open if that is still to come.
    Take(Group, Vec<Group>),
    /// Something else.
    Else(Action),
    /// It does not know.
    Nothing,
}

impl Wish {
    fn of(seen: &Observation<'_>) -> Wish {
        if seen.phase() == Phase::Draw && only_draws(seen) { Wish::Draw } else { Wish::of_choice(seen) }
    }

    /// What it would do where it can do more than draw.
    fn of_choice(seen: &Observation<'_>) -> Wish {
        let sight = PublicFeatures::quick(seen);
        match seen.phase() {
            Phase::Answer => Wish::Else(Action::Answer(going_out::answer(&sight))),
            Phase::Draw => draw(&sight),
            Phase::Play => play(&sight),
        }
    }

    /// The action that it comes to first.
    fn action(self) -> Option<Action> {
        match self {
            Wish::Draw => Some(Action::Draw),
            Wish::Lay(groups) => Some(Action::Meld(groups)),
            Wish::Take(with, groups) => Some(Action::Take { with, groups }),
            Wish::Discard(card) => Some(Action::Discard(card)),
            Wish::Out(way) => way.first_step(),
            Wish::Else(action) => Some(action),
            Wish::Nothing => None,
        }
    }
}

impl RolloutBot {
    /// Plays one action, or all that it takes to go out, for whoever is to act, who sees no more than is theirs to see.
    ///
    /// # Errors
    /// As [`State::play`]; whoever is to act always has an action that the rules accept, so only once the hand is over.
    pub fn step(state: &mut State) -> Result<(), RuleError> {
        if state.plainly_draws() && only_draws(&state.observe(state.turn_of())) {
            state.draw_known();
            return Ok(());
        }
        RolloutBot::choose(state)
    }

    /// Plays what it chooses, where it can do more than draw.
    fn choose(state: &mut State) -> Result<(), RuleError> {
        let seen = state.observe(state.to_act());
        // Every case is taken apart here, so that nothing is left to be dropped behind.
        let unsure = match Wish::of_choice(&seen) {
            Wish::Discard(card) => {
                if state.plainly_goes_on() {
                    state.discard_known(card);
                    return Ok(());
                }
                Some(Action::Discard(card))
            }
            Wish::Lay(groups) => {
                if state.plainly_goes_on() {
                    state.lay_known(&groups);
                    return Ok(());
                }
                Some(Action::Meld(groups))
            }
            Wish::Take(with, groups) => {
                let given = groups.iter().fold(with.cards.len(), |sum, group| sum + group.cards.len());
                if state.plainly_takes(given) {
                    state.take_known(with, &groups);
                    return Ok(());
                }
                Some(Action::Take { with, groups })
            }
            Wish::Draw => {
                if state.plainly_draws() {
                    state.draw_known();
                    return Ok(());
                }
                Some(Action::Draw)
            }
            Wish::Out(way) => {
                state.go_out_known(&way);
                return Ok(());
            }
            Wish::Else(action) => Some(action),
            Wish::Nothing => None,
        };
        RolloutBot::ask(state, unsure)
    }

    /// Plays what is not plainly legal, or something else if it is not.
    fn ask(state: &mut State, action: Option<Action>) -> Result<(), RuleError> {
        if let Some(action) = action
            && state.play(&action).is_ok()
        {
            return Ok(());
        }
        let action = heuristic::anything(&state.observe(state.to_act()));
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
            if state.plainly_draws() && only_draws(&state.observe(seat)) {
                state.draw_known();
                if state.ended().is_some() {
                    turns += 1;
                    break;
                }
            }
            if RolloutBot::choose(state).is_err() {
                break;
            }
            turns += u32::from(state.turn_of() != seat || state.ended().is_some());
        }
        turns
    }
}

/// Whether a turn can only begin by drawing.
fn only_draws(seen: &Observation<'_>) -> bool {
    !seen.rules().out_without_draw && !taking::perhaps(seen)
}

/// Begins a turn.
fn draw(sight: &PublicFeatures<'_>) -> Wish {
    match going_out::before_drawing(sight) {
        Some(action) => Wish::Else(action),
        None => taking::choose(sight).map_or(Wish::Draw, |(with, groups)| Wish::Take(with, groups)),
    }
}

/// Melds and discards.
fn play(sight: &PublicFeatures<'_>) -> Wish {
    match sight.seen.obligation() {
        TurnObligation::MustGoOut => return legal::going_out_plan(sight.seen).map_or(Wish::Nothing, Wish::Out),
        TurnObligation::MayNotGoOut => {}
        TurnObligation::Free => {
            if going_out::perhaps(sight) {
                // Whether it wants to is quicker to say than whether it can.
                match going_out::decide(sight) {
                    Intent::Out => {
                        if let Some(way) = legal::going_out_plan(sight.seen) {
                            return Wish::Out(way);
                        }
                    }
                    Intent::Ask => return Wish::Else(Action::Ask),
                    Intent::Stay => {}
                }
            }
        }
    }
    if sight.rules.keep_last_card && sight.hand.len() == 1 && sight.seen.check(&Action::Keep).is_ok() {
        return Wish::Else(Action::Keep);
    }
    let groups = if sight.own.is_empty() { laying::opening(sight) } else { laying::more(sight) };
    match groups {
        // Wilds that are laid before the hand ends may be more than a meld takes.
        Some(groups) if sight.alarm == Alarm::Urgent => Wish::Else(Action::Meld(groups)),
        Some(groups) => Wish::Lay(groups),
        None => discard::choose(sight).map_or(Wish::Nothing, Wish::Discard),
    }
}
