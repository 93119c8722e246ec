//! Steps of bots: when a bot thinks and plays, and the rules of thumb where no worker runs.

use super::Session;
use crate::beside::Others;
use crate::parts::{Loading, Parts, Waiting};
use crate::session::bots::{Answer, Outcome, PlanResult, Question, QuestionKind};
use crate::session::effect::Effect;
use crate::session::level::Level;
use crate::session::notice::Notice;
use crate::session::table::Table;
use crate::session::thinking::{Decision, Due};
use canasta::rules::{Action, Observation, Seat, State, legal};

impl Session {
    /// The bot that is to act, if bots play the other seats.
    pub(super) fn bot_to_act(&self) -> Option<(Seat, Level)> {
        self.play.table.as_ref().filter(|_| self.play.activity.others() == Others::Bots)?.bot_to_act()
    }

    /// Starts the search of the bot that is to act. A table with bots that search starts the worker before it is needed.
    pub(super) fn think_ahead(&mut self, effects: &mut Vec<Effect>) {
        let bot = self.bot_to_act().filter(|(_, level)| !level.is_heuristic());
        // Parts that have not come once would keep the table waiting at every decision.
        let is_late = self.loading() == Some(Loading::Failed);
        let Some(table) = &mut self.play.table else { return };
        if bot.is_none() || is_late || self.play.bots.failure().is_some() {
            let others = self.play.activity.others();
            if others == Others::Bots && table.state().is_some() && table.has_searching_bot() {
                self.play.bots.prepare(effects);
            }
            return;
        }
        if table.thinking().decision.is_some() || table.state().is_none() {
            return;
        }
        let id = self.play.bots.next_id();
        table.thinking_mut().decision = Some(Decision::new(id));
        match self.parts() {
            Some(parts) => (parts.ask_bot)(self, effects),
            None => {
                self.play.bots.prepare(effects);
                self.wait(Waiting::Decision(id), effects);
            }
        }
    }

    /// Asks the worker for the decision of the bot that is to act.
    pub(crate) fn ask_bot(&mut self, effects: &mut Vec<Effect>) {
        let (Some((seat, level)), Some(id)) = (self.bot_to_act(), self.decision_id()) else { return };
        let Some(state) = self.play.table.as_ref().and_then(Table::state) else { return };
        let budget = self.settings.patience.milliseconds();
        let question = Question::about(&state.observe(seat), id, QuestionKind::Action, &level.to_string(), budget);
        self.play.bots.ask(&question, effects);
    }

    /// The number of the question for the decision of the bot that is to act.
    pub(super) fn decision_id(&self) -> Option<u32> {
        self.play.table.as_ref()?.thinking().decision.as_ref().map(Decision::id)
    }

    /// Lets the bot that waits for the parts decide by rules of thumb.
    pub(super) fn decide_without_parts(&mut self, effects: &mut Vec<Effect>) {
        let decision = self.play.table.as_mut().and_then(|table| table.thinking_mut().decision.as_mut());
        if decision.is_some_and(|decision| decision.answer(None)) {
            self.step(effects);
        }
    }

    /// Carries out one step of the bot that is to act: at once, or as soon as it has decided.
    pub(super) fn step(&mut self, effects: &mut Vec<Effect>) {
        if let Some(action) = self.scripted() {
            let seat = self.play.table.as_ref().and_then(Table::state).map(State::to_act);
            // A script is tested to be legal. One that is not leaves the table to the person.
            let _ = seat.map(|seat| self.play(seat, &action, effects));
            return;
        }
        let Some((seat, level)) = self.bot_to_act() else { return };
        self.think_ahead(effects);
        let parts = self.parts();
        let Some(table) = &mut self.play.table else { return };
        let answer = match table.thinking_mut().decision.as_mut().map(Decision::due) {
            Some(Due::Wait) => return,
            Some(Due::Play(answer)) => answer,
            None => None,
        };
        let Some(state) = table.state() else { return };
        let seen = state.observe(seat);
        let (answer, decider) = match answer {
            Some(answer) => (answer, level),
            None => decide_by_heuristic(&seen, level, parts),
        };
        // A bot's answer is checked like a person's; one that is refused must not stop the game.
        let (action, decider) = match seen.check(&answer) {
            Ok(()) => (Some(answer), Some(decider)),
            Err(_) => (legal::candidates(&seen).into_iter().next(), None),
        };
        let number = table.next_action();
        let Some(action) = action else { return };
        if self.play(seat, &action, effects).is_ok()
            && let (Some(table), Some(level)) = (&mut self.play.table, decider)
        {
            table.note_decider(number, seat, level);
        }
    }

    /// Passes the outcome of a question to the part of the session that asked it.
    pub(super) fn handle_outcome(&mut self, outcome: Option<Outcome>, effects: &mut Vec<Effect>) {
        let is_due = match outcome {
            None => return,
            Some(Outcome::Answered(id, answer)) => self.handle_answer(id, answer, effects),
            Some(Outcome::WorkerFailure(why)) => {
                self.end_replay(effects);
                if self.play.bots.is_news(why) {
                    self.notify(Notice::NoThinking(why));
                }
                let decision = self.play.table.as_mut().and_then(|table| table.thinking_mut().decision.as_mut());
                let was_awaited = decision.is_some_and(|decision| decision.answer(None));
                if let Some(parts) = self.parts() {
                    (parts.without_worker)(self, effects);
                }
                was_awaited
            }
        };
        if is_due {
            self.step(effects);
        }
    }

    /// Takes an answer. True if the step of the bot that is to act was due already.
    fn handle_answer(&mut self, id: u32, answer: Answer, effects: &mut Vec<Effect>) -> bool {
        let decision = self.play.table.as_mut().and_then(|table| table.thinking_mut().decision.as_mut());
        if let Some(decision) = decision.filter(|decision| decision.id() == id) {
            return decision.answer(match answer {
                Answer::Action(action) => action.parse().ok(),
                Answer::Findings(_)
                | Answer::Review(_)
                | Answer::Rules(_)
                | Answer::AllCards(_)
                | Answer::Par(_)
                | Answer::Nothing => None,
            });
        }
        if let Some(parts) = self.parts() {
            (parts.answer)(self, id, answer, effects);
        }
        false
    }
}

/// The action of a bot that plays by heuristic or has no worker, and the level that decided. Before the parts are there it follows its rules
/// of thumb alone.
fn decide_by_heuristic(seen: &Observation<'_>, level: Level, parts: Option<&Parts>) -> (Action, Level) {
    let decider = if level.is_heuristic() { level } else { Level::THUMB };
    (
        parts.map_or(Level::thumb_action as fn(Level, &Observation<'_>) -> Action, |parts| parts.heuristic_action)(
            decider, seen,
        ),
        decider,
    )
}

/// What there is to say about all plans without a worker: the action of the heuristic.
pub(super) fn heuristic_findings(seen: &Observation<'_>, parts: Option<&Parts>) -> Vec<PlanResult> {
    let actions = vec![decide_by_heuristic(seen, Level::THUMB, parts).0.to_string()];
    vec![PlanResult { actions, trials: 0, chance: 0.0, points: 0.0, vetoed: false, behind: None }]
}
