//! Bots that think beside the page: what they are asked, when they play, and what happens where they cannot.

mod bot_worker;
mod question;

pub use bot_worker::{BotWorker, Outcome, WorkerFailure};
pub use question::{Answer, PROTOCOL, Question, Reply, Tried, Wanted, reply_to};

use super::{Effect, Level, Notice, Player, Session};
use crate::bots::Budget;
use crate::rules::{Action, Game, Observation, Seat, legal};

/// How many plans times deals a master or a hint tries on the page itself, where nothing runs beside it: few, so that nobody
/// waits long, but more than any other level.
const FEW_WORLDS: u32 = 900;

/// What a bot decides for the game as it stands.
#[derive(Clone, Debug)]
pub(super) struct Decision {
    /// The question.
    id: u32,
    /// After how many changes of the game it was asked.
    changes: u32,
    /// The answer, once it is there; `None` in it: there is none.
    answer: Option<Option<Action>>,
    /// Whether it is time to play it.
    due: bool,
}

impl Decision {
    /// Its step is not due any more.
    pub(super) const fn hold(&mut self) {
        self.due = false;
    }
}

impl Session {
    /// The bot that is to act.
    pub(super) fn bot_to_act(&self) -> Option<(Seat, Level)> {
        let state = self.game.as_ref()?.state().filter(|state| state.ended().is_none())?;
        let seat = state.to_act();
        match self.places.get(seat.index())?.player {
            Player::Bot(level) => Some((seat, level)),
            Player::Person => None,
        }
    }

    /// Whether a bot thinks longer than it is due.
    #[must_use]
    pub fn is_thinking(&self) -> bool {
        self.decision.as_ref().is_some_and(|decision| decision.due && decision.answer.is_none())
    }

    /// Lets the bot that is to act begin to think, and whoever thinks about what is past stop.
    pub(super) fn think_ahead(&mut self, effects: &mut Vec<Effect>) {
        let bot = self.bot_to_act().filter(|(_, level)| !level.is_quick());
        let current = |decision: &Decision| decision.changes == self.changes;
        match (&self.decision, bot) {
            (Some(decision), Some(_)) if current(decision) => return,
            (Some(decision), _) => {
                self.bot_worker.cancel(decision.id, effects);
                self.decision = None;
            }
            (None, _) => {}
        }
        let Some((seat, level)) = bot.filter(|_| self.bot_worker.gave_up().is_none()) else { return };
        let Some(state) = self.game.as_ref().and_then(Game::state) else { return };
        let budget = self.settings.patience.milliseconds();
        let id = self.bot_worker.next_id();
        let question = Question::about(&state.observe(seat), id, Wanted::Action, &level.to_string(), budget);
        self.decision = Some(Decision { id, changes: self.changes, answer: None, due: false });
        self.bot_worker.ask(question, effects);
    }

    /// One step of the bot that is to act: at once, or as soon as it has made up its mind.
    pub(super) fn step(&mut self, effects: &mut Vec<Effect>) {
        let Some((seat, level)) = self.bot_to_act() else { return };
        self.think_ahead(effects);
        let answer = match &mut self.decision {
            Some(Decision { answer: Some(answer), .. }) => answer.take(),
            Some(waiting) => {
                waiting.due = true;
                return;
            }
            None => None,
        };
        let Some(state) = self.game.as_ref().and_then(Game::state) else { return };
        let seen = state.observe(seat);
        let (answer, decider) = match answer {
            Some(answer) => (answer, level),
            None => self.on_the_page(&seen, level),
        };
        // A bot's answer is checked like a person's; one that were refused must not stop the game.
        let (action, decider) = match seen.check(&answer) {
            Ok(()) => (Some(answer), Some(decider)),
            Err(_) => (legal::candidates(&seen).into_iter().next(), None),
        };
        if let Some(action) = action {
            let number = self.next_action();
            let played = self.play(seat, &action, effects);
            if let (Ok(()), Some(number), Some(level)) = (played, number, decider) {
                self.note_decider(number, seat, level);
            }
        }
    }

    /// What a bot does without a worker, and who decided: one that breaks workers must not break the page, so then the quick
    /// rules play.
    fn on_the_page(&self, seen: &Observation<'_>, level: Level) -> (Action, Level) {
        let thinks = !level.is_quick() && self.bot_worker.gave_up() == Some(WorkerFailure::NeverStarted);
        let question = || Question::about(seen, 0, Wanted::Action, &level.to_string(), 0);
        let thought = match thinks.then(|| question().answer(Budget::Worlds(FEW_WORLDS))) {
            Some(Answer::Action(action)) => action.parse().ok(),
            _ => None,
        };
        match thought {
            Some(action) => (action, level),
            None => (level.quick_action(seen), if level.is_quick() { level } else { Level::THUMB }),
        }
    }

    /// What a level that searches thinks of all that could be done, on the page; nothing where that must not be tried.
    pub(super) fn level_finds_on_the_page(&self, seen: &Observation<'_>, level: Level) -> Vec<Tried> {
        if !level.is_quick() && self.bot_worker.gave_up() == Some(WorkerFailure::Broke) {
            return Vec::new();
        }
        match Question::about(seen, 0, Wanted::Findings, &level.to_string(), 0).answer(Budget::Worlds(FEW_WORLDS)) {
            Answer::Findings(found) => found,
            Answer::Action(_) | Answer::Nothing => Vec::new(),
        }
    }

    /// The same for a hint.
    pub(super) fn findings_on_the_page(&self, seen: &Observation<'_>) -> Vec<Tried> {
        let question = Question::about(seen, 0, Wanted::Findings, "", 0);
        let quick = || {
            vec![Tried {
                actions: vec![Level::THUMB.quick_action(seen).to_string()],
                trials: 0,
                chance: 0.0,
                points: 0.0,
                foolish: false,
            }]
        };
        match self.bot_worker.gave_up() {
            Some(WorkerFailure::Broke) => quick(),
            _ => match question.answer(Budget::Worlds(FEW_WORLDS)) {
                Answer::Findings(found) if !found.is_empty() => found,
                _ => quick(),
            },
        }
    }

    pub(super) fn worker_said(&mut self, worker: u32, text: &str, effects: &mut Vec<Effect>) {
        let outcome = self.bot_worker.said(worker, text, effects);
        self.thought(outcome, effects);
    }

    pub(super) fn worker_failed(&mut self, worker: u32, effects: &mut Vec<Effect>) {
        let outcome = self.bot_worker.failed(worker, effects);
        self.thought(outcome, effects);
    }

    pub(super) fn alarm(&mut self, number: u32, effects: &mut Vec<Effect>) {
        let outcome = self.bot_worker.alarm(number, effects);
        self.thought(outcome, effects);
    }

    /// What came of a question goes to who asked it.
    fn thought(&mut self, outcome: Option<Outcome>, effects: &mut Vec<Effect>) {
        match outcome {
            None => return,
            Some(Outcome::Answered(id, answer)) => {
                if let Some(decision) = self.decision.as_mut().filter(|decision| decision.id == id) {
                    decision.answer = Some(match answer {
                        Answer::Action(action) => action.parse().ok(),
                        Answer::Findings(_) | Answer::Nothing => None,
                    });
                } else {
                    // What is no advice is none, for whoever waits for some.
                    let found = match answer {
                        Answer::Findings(found) => found,
                        Answer::Action(_) | Answer::Nothing => Vec::new(),
                    };
                    self.advised(id, &found);
                    self.reasoned(id, &found);
                    self.wondered(id, &found);
                }
            }
            Some(Outcome::WorkerFailure(why)) => {
                self.tell(Notice::NoThinking(why));
                self.decision.iter_mut().for_each(|decision| decision.answer = Some(None));
                self.advise_on_the_page();
                self.wonder_on_the_page();
            }
        }
        if self.decision.as_ref().is_some_and(|decision| decision.due && decision.answer.is_some()) {
            self.step(effects);
        }
    }
}
