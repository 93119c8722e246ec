//! A fast bot that follows rules of thumb, for every rule that a table can have.
//!
//! Its decision follows from the [`Observation`] alone. All alternatives are weighed in points of the hand's score, with the
//! numbers in `weights`.

use super::fallback::fallback_action;
use super::going_out::{self, GoingOutDecision};
use super::habit::Habit;
use super::parameters::{PolicyParameters, PolicySet};
use super::public_features::{NextHolding, PublicFeatures};
use super::{discard, melding, opening, pile};
use crate::bots::bot::Bot;
use crate::bots::general::{self, GeneralWeights, Judgement};
use crate::bots::policy::Policy;
use crate::bots::skill::Skill;
use crate::bots::style::Style;
use crate::rules::{Action, Observation, Phase, Players, TurnObligation};

/// A bot that follows rules of thumb.
#[derive(Clone, Copy, Debug)]
pub struct HeuristicBot {
    name: &'static str,
    skill: Skill,
    /// The skill in games of four players.
    four_player_skill: Skill,
    style: Style,
    /// The habit that the bot does without.
    without: Option<Habit>,
    parameters: PolicySet,
    /// The weights in the variants; by the skill if there are none.
    weights: Option<GeneralWeights>,
    /// What the next player is believed to hold, where that is more than the pile tells.
    holding: Option<NextHolding>,
}

impl Default for HeuristicBot {
    fn default() -> HeuristicBot {
        HeuristicBot::new("thumb", Skill::Full)
    }
}

impl HeuristicBot {
    /// A bot with a name and a skill.
    #[must_use]
    pub const fn new(name: &'static str, skill: Skill) -> HeuristicBot {
        let parameters = PolicyParameters::STANDARD;
        HeuristicBot {
            name,
            skill,
            four_player_skill: skill,
            style: Style::Balanced,
            without: None,
            parameters,
            weights: None,
            holding: None,
        }
    }

    /// The same bot with a belief about the next player's hand.
    pub(in crate::bots) const fn with_holding(self, holding: Option<NextHolding>) -> HeuristicBot {
        HeuristicBot { holding, ..self }
    }

    /// The same bot with other parameters.
    #[must_use]
    pub const fn with_parameters(self, parameters: PolicySet) -> HeuristicBot {
        HeuristicBot { parameters, ..self }
    }

    /// The same bot with these weights in the variants.
    #[must_use]
    pub const fn with_weights(self, weights: GeneralWeights) -> HeuristicBot {
        HeuristicBot { weights: Some(weights), ..self }
    }

    /// The same bot without a habit, to measure what the habit is worth.
    #[must_use]
    pub const fn without(self, habit: Habit) -> HeuristicBot {
        HeuristicBot { without: Some(habit), ..self }
    }

    /// The same bot with another skill in games of four players, where skill matters less.
    #[must_use]
    pub const fn with_four_player_skill(self, four_player_skill: Skill) -> HeuristicBot {
        HeuristicBot { four_player_skill, ..self }
    }

    /// The same bot with a style.
    #[must_use]
    pub const fn with_style(self, style: Style) -> HeuristicBot {
        HeuristicBot { style, ..self }
    }

    /// The style.
    pub(in crate::bots) const fn style(&self) -> Style {
        self.style
    }

    const fn skill_among(&self, players: Players) -> Skill {
        match players {
            Players::Two | Players::Three => self.skill,
            Players::Four | Players::Five | Players::Six | Players::Seven | Players::Eight => self.four_player_skill,
        }
    }

    fn weights(&self, observation: &Observation<'_>) -> GeneralWeights {
        let by_skill = || Judgement::of(self.skill_among(observation.rules().players)).weights(observation.rules());
        self.weights.unwrap_or_else(by_skill).in_style(self.style)
    }

    /// The features of an observation for this bot's skill and style.
    pub(in crate::bots) fn features<'a>(&'a self, observation: &'a Observation<'a>) -> PublicFeatures<'a> {
        let players = observation.rules().players;
        let skill = self.skill_among(players);
        let features = PublicFeatures::with(observation, skill, self.style, self.without, self.parameters.get(players));
        PublicFeatures { holding: self.holding, ..features }
    }

    /// The action of the rules of thumb alone, for a program that holds no policy for other games yet. It is legal in every position: where
    /// the rules of thumb know no move, as in games that they do not fit, a plain one is made.
    #[must_use]
    pub fn act_by_thumb(&self, observation: &Observation<'_>) -> Action {
        legal_or_plain(
            observation,
            match Policy::of(observation) {
                Policy::Thumb | Policy::AskingThumb => choose_action(&self.features(observation)),
                Policy::General => None,
            },
        )
    }
}

/// The choice, or a plain action in the place of one that is missing or not legal.
fn legal_or_plain(observation: &Observation<'_>, chosen: Option<Action>) -> Action {
    let chosen = chosen.filter(|action| observation.check(action).is_ok());
    chosen.unwrap_or_else(|| fallback_action(observation))
}

impl Bot for HeuristicBot {
    fn name(&self) -> &'static str {
        self.name
    }

    fn act(&mut self, observation: &Observation<'_>) -> Action {
        legal_or_plain(
            observation,
            match Policy::of(observation) {
                Policy::Thumb | Policy::AskingThumb => choose_action(&self.features(observation)),
                Policy::General => general::choose(observation, self.weights(observation)),
            },
        )
    }
}

/// The choice of the rules of thumb; legal in nearly every position.
pub(in crate::bots) fn choose_action(features: &PublicFeatures<'_>) -> Option<Action> {
    match features.observation.phase() {
        Phase::Answer => Some(Action::Answer(going_out::answer(features))),
        Phase::Draw => Some(begin_turn(features)),
        Phase::Play => play_turn(features),
    }
}

/// Draws, takes the pile, or goes out at once.
fn begin_turn(features: &PublicFeatures<'_>) -> Action {
    going_out::before_drawing(features).or_else(|| pile::choose(features)).unwrap_or(Action::Draw)
}

/// Melds, discards or goes out.
fn play_turn(features: &PublicFeatures<'_>) -> Option<Action> {
    match features.observation.obligation() {
        TurnObligation::MustGoOut => return features.step_out(),
        TurnObligation::MayNotGoOut => {}
        TurnObligation::Free => {
            if going_out::is_plausible(features) {
                // The decision is faster than finding a way out, so it comes first.
                match going_out::decide(features) {
                    GoingOutDecision::GoOut => {
                        if let Some(step) = features.step_out() {
                            return Some(step);
                        }
                    }
                    GoingOutDecision::AskPartner => return Some(Action::Ask),
                    GoingOutDecision::PlayOn => {}
                }
            }
        }
    }
    if features.hand.len() == 1 && features.observation.check(&Action::Keep).is_ok() {
        return Some(Action::Keep);
    }
    let groups = if features.own_melds.is_empty() { opening::choose(features) } else { melding::choose(features) };
    match groups {
        Some(groups) => Some(Action::Meld(groups)),
        None => discard::choose(features).map(Action::Discard),
    }
}
