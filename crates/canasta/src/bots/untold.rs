//! A bot that is not told of fields of the rules that only forbid: what the knowledge of them is worth is measured against it.

use super::bot::Bot;
use super::heuristic::fallback::fallback_action;
use crate::rules::{Action, Observation, ScoreSheet, Seat};

/// Another bot, to which every position is shown as if the fields that only forbid had the values of Classic
/// ([`Rules::without_prohibitions`](crate::rules::Rules::without_prohibitions)). An action that the rules in play refuse is replaced by a legal one.
pub struct UntoldBot(Box<dyn Bot>);

impl UntoldBot {
    /// The bot of which the fields are kept.
    #[must_use]
    pub fn new(bot: Box<dyn Bot>) -> UntoldBot {
        UntoldBot(bot)
    }
}

impl Bot for UntoldBot {
    fn name(&self) -> &'static str {
        self.0.name()
    }

    fn act(&mut self, observation: &Observation<'_>) -> Action {
        let shown = observation.without_prohibitions();
        let action = self.0.act(&shown.observe(observation.seat()));
        if observation.check(&action).is_ok() { action } else { fallback_action(observation) }
    }

    fn hand_started(&mut self, observation: &Observation<'_>) {
        self.0.hand_started(&observation.without_prohibitions().observe(observation.seat()));
    }

    fn observed(&mut self, seat: Seat, action: &Action) {
        self.0.observed(seat, action);
    }

    fn hand_ended(&mut self, score: &ScoreSheet) {
        self.0.hand_ended(score);
    }

    fn streams_used(&self) -> u64 {
        self.0.streams_used()
    }

    fn use_streams_from(&mut self, streams: u64) {
        self.0.use_streams_from(streams);
    }
}
