//! The bot of the rollout policy.
//!
//! It uses the weights of [`HeuristicBot`](crate::bots::HeuristicBot), but takes the first good opening instead of the cheapest,
//! and looks probabilities up in tables instead of computing them. The arena measures how much strength that costs.

use super::{discard, melding, pile};
use crate::bots::bot::{Bot, MAX_ACTIONS};
use crate::bots::general;
use crate::bots::heuristic::choose_action;
use crate::bots::heuristic::fallback::fallback_action;
use crate::bots::heuristic::going_out::{self, GoingOutDecision};
use crate::bots::heuristic::public_features::{EndRisk, PublicFeatures};
use crate::bots::heuristic::{PolicyParameters, PolicySet};
use crate::bots::policy::Policy;
use crate::rules::{
    Action, Card, GoingOutPlan, Group, Observation, Phase, Players, RuleError, State, TurnObligation, legal,
};

/// The rollout policy as a bot.
#[derive(Clone, Copy, Debug)]
pub struct RolloutBot {
    parameters: PolicySet,
}

/// The parameters with which each seat plays.
pub type SeatPolicies<'a> = [&'a PolicyParameters; Players::MOST];

impl Default for RolloutBot {
    fn default() -> RolloutBot {
        RolloutBot { parameters: PolicyParameters::STANDARD }
    }
}

impl Bot for RolloutBot {
    fn name(&self) -> &'static str {
        "brisk"
    }

    fn act(&mut self, observation: &Observation<'_>) -> Action {
        let policy = Policy::of(observation);
        if policy == Policy::General {
            let judgement = self.parameters.get(observation.rules().players).variants;
            let weights = judgement.weights(observation.rules());
            return general::choose(observation, weights).unwrap_or_else(|| fallback_action(observation));
        }
        let parameters = self.parameters.get(observation.rules().players);
        let legal = |action: Option<Action>| action.filter(|action| observation.check(action).is_ok());
        let other = || if policy == Policy::AskingThumb { by_thumb(observation, parameters) } else { None };
        let action = legal(first_choice(observation, parameters)).or_else(|| legal(other()));
        action.unwrap_or_else(|| fallback_action(observation))
    }
}

/// The choice of the policy; legal in nearly every position.
enum Choice {
    /// Draws from the stock.
    Draw,
    /// Melds groups, opening if the side has not, and keeps at least two cards.
    Meld(Vec<Group>),
    /// Discards a card of the hand.
    Discard(Card),
    /// Goes out.
    GoOut(GoingOutPlan),
    /// Takes the pile with these cards, and with other groups if the side has not opened.
    Take(Group, Vec<Group>),
    /// Another action.
    Other(Action),
    /// The policy finds no action.
    None,
}

impl Choice {
    fn new(observation: &Observation<'_>, parameters: &PolicyParameters) -> Choice {
        if observation.phase() == Phase::Draw && must_draw(observation, parameters) {
            Choice::Draw
        } else {
            Choice::among_alternatives(observation, parameters)
        }
    }

    /// The choice in a position with alternatives to drawing.
    fn among_alternatives(observation: &Observation<'_>, parameters: &PolicyParameters) -> Choice {
        let features = PublicFeatures::new_inline(observation, parameters);
        match observation.phase() {
            Phase::Answer => Choice::Other(Action::Answer(going_out::answer(&features))),
            Phase::Draw => begin_turn(&features),
            Phase::Play => play_turn(&features),
        }
    }

    /// The first action of the choice.
    fn first_action(self) -> Option<Action> {
        match self {
            Choice::Draw => Some(Action::Draw),
            Choice::Meld(groups) => Some(Action::Meld(groups)),
            Choice::Take(with, groups) => Some(Action::Take { with, groups }),
            Choice::Discard(card) => Some(Action::Discard(card)),
            Choice::GoOut(plan) => plan.first_step(),
            Choice::Other(action) => Some(action),
            Choice::None => None,
        }
    }
}

impl RolloutBot {
    /// A bot with these parameters.
    #[must_use]
    pub const fn new(parameters: PolicySet) -> RolloutBot {
        RolloutBot { parameters }
    }

    /// Plays one action, or all actions that go out, for the seat that is to act, on that seat's observation.
    ///
    /// # Errors
    /// If the hand is over.
    pub fn step(state: &mut State) -> Result<(), RuleError> {
        let parameters = *PolicyParameters::STANDARD.get(state.rules().players);
        if state.can_surely_draw() && draws(state, &parameters) {
            state.draw_unchecked();
            return Ok(());
        }
        RolloutBot::choose_and_play(state, &parameters)
    }

    /// Chooses and plays in a position with alternatives to drawing.
    fn choose_and_play(state: &mut State, parameters: &PolicyParameters) -> Result<(), RuleError> {
        let observation = state.observe(state.to_act());
        let policy = Policy::of(&observation);
        if policy == Policy::General {
            let action = general::choose(&observation, parameters.variants.weights(observation.rules()));
            return RolloutBot::play_checked(state, action);
        }
        let choice = Choice::among_alternatives(&observation, parameters);
        // The most frequent one comes before the others, because a table of jumps is guessed less well.
        if let Choice::Discard(card) = choice
            && state.can_surely_continue()
        {
            state.discard_unchecked(card);
            return Ok(());
        }
        // Each variant is destructured here, so that the compiler has no `Choice` to drop afterwards.
        let unchecked = match choice {
            Choice::Discard(card) => Some(Action::Discard(card)),
            Choice::Meld(groups) => {
                if state.can_surely_continue() {
                    state.meld_unchecked(&groups);
                    return Ok(());
                }
                Some(Action::Meld(groups))
            }
            Choice::Take(with, groups) => {
                let given = groups.iter().fold(with.cards.len(), |sum, group| sum + group.cards.len());
                if state.can_surely_take(given) {
                    state.take_unchecked(with, &groups);
                    return Ok(());
                }
                Some(Action::Take { with, groups })
            }
            Choice::Draw => {
                if state.can_surely_draw() {
                    state.draw_unchecked();
                    return Ok(());
                }
                Some(Action::Draw)
            }
            Choice::GoOut(plan) => {
                state.go_out_unchecked(&plan);
                return Ok(());
            }
            Choice::Other(action) => Some(action),
            Choice::None => None,
        };
        if policy == Policy::AskingThumb {
            if let Some(action) = &unchecked
                && state.play(action).is_ok()
            {
                return Ok(());
            }
            let other = by_thumb(&state.observe(state.to_act()), parameters);
            return RolloutBot::play_checked(state, other);
        }
        RolloutBot::play_checked(state, unchecked)
    }

    /// Plays an action that may be illegal; in that case plays the fallback action.
    fn play_checked(state: &mut State, action: Option<Action>) -> Result<(), RuleError> {
        if let Some(action) = action
            && state.play(&action).is_ok()
        {
            return Ok(());
        }
        let action = fallback_action(&state.observe(state.to_act()));
        state.play(&action)
    }

    /// Draws, if that is the only choice, and then plays one action, or all actions that go out.
    #[inline]
    pub(in crate::bots) fn step_with(state: &mut State, policies: &SeatPolicies<'_>) -> Result<(), RuleError> {
        let seat = state.turn_of();
        let policy = policies[seat.index() % Players::MOST];
        if state.can_surely_draw() && draws(state, policy) {
            state.draw_unchecked();
            if state.ended().is_some() {
                return Ok(());
            }
        }
        RolloutBot::choose_and_play(state, policies[state.to_act().index() % Players::MOST])
    }

    /// Plays a hand to its end, each seat on its own observation. Returns the number of turns that were ended.
    pub fn play_out(state: &mut State) -> u32 {
        let parameters = PolicyParameters::STANDARD.get(state.rules().players);
        RolloutBot::play_out_with(state, &[parameters; Players::MOST])
    }

    /// As [`RolloutBot::play_out`], each seat with parameters of its own.
    pub fn play_out_with(state: &mut State, policies: &SeatPolicies<'_>) -> u32 {
        let mut turns = 0;
        for _ in 0..MAX_ACTIONS {
            if state.ended().is_some() {
                break;
            }
            let seat = state.turn_of();
            if RolloutBot::step_with(state, policies).is_err() {
                break;
            }
            turns += u32::from(state.turn_of() != seat || state.ended().is_some());
        }
        turns
    }
}

/// Whether a policy of the rules of thumb plays and has no choice but to draw from the stock.
fn draws(state: &State, parameters: &PolicyParameters) -> bool {
    let observation = state.observe(state.turn_of());
    Policy::of(&observation) != Policy::General && must_draw(&observation, parameters)
}

/// The first action of the policy's choice; legal in nearly every position.
pub(in crate::bots) fn first_choice(observation: &Observation<'_>, parameters: &PolicyParameters) -> Option<Action> {
    Choice::new(observation, parameters).first_action()
}

/// The choice of the rules of thumb themselves where that of the rollout policy is refused, as rules do that forbid more.
#[cold]
fn by_thumb(observation: &Observation<'_>, parameters: &PolicyParameters) -> Option<Action> {
    choose_action(&PublicFeatures::new_inline(observation, parameters))
}

/// Whether drawing from the stock is the only choice at the beginning of a turn.
fn must_draw(observation: &Observation<'_>, parameters: &PolicyParameters) -> bool {
    !observation.rules().out_without_draw && !pile::may_be_possible(observation, parameters)
}

/// Draws, takes the pile, or goes out at once.
fn begin_turn(features: &PublicFeatures<'_>) -> Choice {
    match going_out::before_drawing(features) {
        Some(action) => Choice::Other(action),
        None => pile::choose(features).map_or(Choice::Draw, |(with, groups)| Choice::Take(with, groups)),
    }
}

/// Melds, discards or goes out.
fn play_turn(features: &PublicFeatures<'_>) -> Choice {
    match features.observation.obligation() {
        TurnObligation::MustGoOut => {
            if features.asks() {
                return features.step_out().map_or(Choice::None, Choice::Other);
            }
            return legal::going_out_plan(features.observation).map_or(Choice::None, Choice::GoOut);
        }
        TurnObligation::MayNotGoOut => {}
        TurnObligation::Free => {
            if going_out::is_plausible(features) {
                // The decision is faster than finding a way out, so it comes first.
                match going_out::decide(features) {
                    GoingOutDecision::GoOut if features.asks() => {
                        if let Some(step) = features.step_out() {
                            return Choice::Other(step);
                        }
                    }
                    GoingOutDecision::GoOut => {
                        if let Some(plan) = legal::going_out_plan(features.observation) {
                            return Choice::GoOut(plan);
                        }
                    }
                    GoingOutDecision::AskPartner => return Choice::Other(Action::Ask),
                    GoingOutDecision::PlayOn => {}
                }
            }
        }
    }
    if features.rules.keep_last_card && features.hand.len() == 1 && features.observation.check(&Action::Keep).is_ok() {
        return Choice::Other(Action::Keep);
    }
    let groups =
        if features.own_melds.is_empty() { melding::choose_opening(features) } else { melding::choose(features) };
    match groups {
        // Checked, because wild cards that are melded before the end of the hand may exceed the limit of a meld.
        Some(groups) if features.end_risk == EndRisk::High => Choice::Other(Action::Meld(groups)),
        Some(groups) => Choice::Meld(groups),
        None => discard::choose(features).map_or(Choice::None, Choice::Discard),
    }
}
