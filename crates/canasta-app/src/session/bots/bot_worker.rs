//! The queue of questions to the worker of the bots. The worker gets one question at a time, in order. Late and stale
//! answers are dropped, and a worker that fails is started once more.

use super::question::{Answer, Question, Reply};
use crate::session::effect::{Effect, TimerEffect, WorkerEffect};
use std::collections::VecDeque;

/// The time limit for the start of a worker, in milliseconds.
const START_MS: u32 = 15_000;
/// The time that an answer may take beyond the budget of its question, in milliseconds.
const GRACE_MS: u32 = 4_000;
/// The most restarts without an answer between them.
const MOST_RESTARTS: u32 = 1;

/// The reason why no worker answers questions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WorkerFailure {
    /// No worker ever started: this browser runs none.
    NeverStarted,
    /// Workers start, but fail or do not answer in time.
    Broke,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Worker {
    #[default]
    Off,
    Starting,
    Ready,
    Gone(WorkerFailure),
}

/// A question as the worker reads it, so that whoever keeps the queue need not know what is asked.
#[derive(Clone, Debug)]
struct Written {
    id: u32,
    budget_ms: u32,
    is_background: bool,
    text: String,
}

/// The question that the worker is answering.
#[derive(Clone, Debug)]
struct Running {
    question: Written,
    /// Whether the question was cancelled, so that its answer is dropped.
    stale: bool,
}

/// The outcome of a question.
#[derive(Clone, Debug, PartialEq)]
pub enum Outcome {
    /// The answer to the question with this number.
    Answered(u32, Answer),
    /// No worker answers any more.
    WorkerFailure(WorkerFailure),
}

/// The questions and the worker.
#[derive(Clone, Debug, Default)]
pub struct BotWorker {
    worker: Worker,
    /// The number of workers so far. A message from any but the last is stale.
    number: u32,
    /// Whether any worker was ever ready.
    ever_ready: bool,
    waiting: VecDeque<Written>,
    running: Option<Running>,
    /// The number of questions so far.
    asked: u32,
    /// The number of failures since the last answer.
    failures: u32,
    /// The number of timers so far. One that is not the last is late.
    alarms: u32,
    /// Whether the person knows that no worker starts.
    is_absence_told: bool,
}

impl BotWorker {
    /// The reason why no worker answers any more, if that is so.
    pub fn failure(&self) -> Option<WorkerFailure> {
        match self.worker {
            Worker::Gone(why) => Some(why),
            Worker::Off | Worker::Starting | Worker::Ready => None,
        }
    }

    /// A number for the next question.
    pub fn next_id(&mut self) -> u32 {
        self.asked = self.asked.wrapping_add(1);
        self.asked
    }

    /// Queues a question: a review behind all others, and any other before the reviews.
    pub fn ask(&mut self, question: &Question, effects: &mut Vec<Effect>) {
        if self.failure().is_some() {
            return;
        }
        let question = Written {
            id: question.id(),
            budget_ms: question.budget_ms(),
            is_background: question.is_background(),
            text: question.write(),
        };
        let first_review =
            self.waiting.iter().position(|other| other.is_background).filter(|_| !question.is_background);
        self.waiting.insert(first_review.unwrap_or(self.waiting.len()), question);
        self.ask_next(effects);
    }

    /// Cancels a question.
    pub fn cancel(&mut self, id: u32, effects: &mut Vec<Effect>) {
        self.waiting.retain(|question| question.id != id);
        if let Some(running) = &mut self.running
            && running.question.id == id
        {
            running.stale = true;
        }
        self.ask_next(effects);
    }

    /// Allows a new worker after a failure: its program may have been out of reach.
    pub fn revive(&mut self) {
        if self.failure().is_some() {
            self.worker = Worker::Off;
            self.failures = 0;
        }
    }

    /// Whether a failure is worth a notice: that no worker starts is said once.
    pub fn is_news(&mut self, why: WorkerFailure) -> bool {
        match why {
            WorkerFailure::NeverStarted => !std::mem::replace(&mut self.is_absence_told, true),
            WorkerFailure::Broke => true,
        }
    }

    /// Starts a worker if there is none, so that the first question does not wait for it.
    pub fn prepare(&mut self, effects: &mut Vec<Effect>) {
        if self.worker == Worker::Off {
            self.start(effects);
        }
    }

    fn start(&mut self, effects: &mut Vec<Effect>) {
        self.worker = Worker::Starting;
        self.number = self.number.wrapping_add(1);
        effects.push(Effect::Worker(WorkerEffect::Start(self.number)));
        self.set_alarm(START_MS, effects);
    }

    /// Takes a text that the worker with this number sent.
    pub fn receive(
        &mut self,
        worker: u32,
        text: &str,
        read: fn(&str) -> Option<Reply>,
        effects: &mut Vec<Effect>,
    ) -> Option<Outcome> {
        if worker != self.number || self.failure().is_some() {
            return None;
        }
        match read(text) {
            Some(reply @ Reply::Ready { .. }) if self.worker == Worker::Starting => {
                if !reply.is_ours() {
                    return self.failed(worker, effects);
                }
                self.worker = Worker::Ready;
                self.ever_ready = true;
                // Cancels the timer of the start.
                self.alarms = self.alarms.wrapping_add(1);
                self.ask_next(effects);
                None
            }
            Some(Reply::Answer { id, answer }) => {
                let running = self.running.take_if(|running| running.question.id == id)?;
                self.failures = 0;
                self.alarms = self.alarms.wrapping_add(1);
                self.ask_next(effects);
                (!running.stale).then_some(Outcome::Answered(id, answer))
            }
            _ => self.failed(worker, effects),
        }
    }

    /// Takes the report that the worker with this number failed, or could not be started.
    pub fn failed(&mut self, worker: u32, effects: &mut Vec<Effect>) -> Option<Outcome> {
        if worker != self.number || !matches!(self.worker, Worker::Starting | Worker::Ready) {
            return None;
        }
        effects.push(Effect::Worker(WorkerEffect::Stop));
        self.failures += 1;
        if self.failures > MOST_RESTARTS {
            let why = if self.ever_ready { WorkerFailure::Broke } else { WorkerFailure::NeverStarted };
            self.worker = Worker::Gone(why);
            self.waiting.clear();
            self.running = None;
            return Some(Outcome::WorkerFailure(why));
        }
        self.start_again(effects);
        None
    }

    /// Takes a timeout, which counts as a failure of the worker if its number is that of the last timer. A question in the background
    /// is left without an answer instead: its work is the same on every device, so that a slow one may be late with a worker that is whole.
    pub fn timed_out(&mut self, number: u32, effects: &mut Vec<Effect>) -> Option<Outcome> {
        if number != self.alarms {
            return None;
        }
        match self.running.take_if(|running| running.question.is_background) {
            Some(Running { question, stale }) if self.worker == Worker::Ready => {
                effects.push(Effect::Worker(WorkerEffect::Stop));
                self.worker = Worker::Off;
                self.ask_next(effects);
                (!stale).then_some(Outcome::Answered(question.id, Answer::Nothing))
            }
            _ => self.failed(self.number, effects),
        }
    }

    /// Starts another worker with the question of the last one, unless it was cancelled.
    fn start_again(&mut self, effects: &mut Vec<Effect>) {
        if let Some(Running { question, .. }) = self.running.take().filter(|running| !running.stale) {
            if question.is_background {
                self.waiting.push_back(question);
            } else {
                self.waiting.push_front(question);
            }
        }
        self.worker = Worker::Off;
        self.ask_next(effects);
    }

    fn set_alarm(&mut self, milliseconds: u32, effects: &mut Vec<Effect>) {
        self.alarms = self.alarms.wrapping_add(1);
        effects.push(Effect::Timer(TimerEffect::WorkerTimeout(self.alarms, milliseconds)));
    }

    /// Sends the next question if the worker is idle, and starts a worker if there is none.
    fn ask_next(&mut self, effects: &mut Vec<Effect>) {
        let Some(next) = self.waiting.front() else { return };
        let is_urgent = !next.is_background;
        match (self.worker, &self.running) {
            (Worker::Off, _) => self.start(effects),
            (Worker::Ready, None) => {
                let Some(question) = self.waiting.pop_front() else { return };
                effects.push(Effect::Worker(WorkerEffect::Ask(question.text.clone())));
                self.set_alarm(question.budget_ms.saturating_add(GRACE_MS), effects);
                self.running = Some(Running { question, stale: false });
            }
            (Worker::Ready, Some(Running { stale, question })) if *stale || (question.is_background && is_urgent) => {
                // A worker reads no messages while it searches, so another one gets the next question. A review begins anew.
                effects.push(Effect::Worker(WorkerEffect::Stop));
                self.start_again(effects);
            }
            (Worker::Ready | Worker::Starting | Worker::Gone(_), _) => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::question::QuestionKind;
    use super::*;
    use canasta::analysis::{Strength, hand_decisions};
    use canasta::daily::{DailyDeal, DailyGame, FIRST_DAY};
    use canasta::rules::{Action, BySide, Deck, Entry, HandRecord, Preset, Seat, Start, State, generator};

    fn question(bot_worker: &mut BotWorker) -> Question {
        let rules = Preset::Duel.rules();
        let state = State::deal(rules, Seat::FIRST, BySide::from([0, 0]), &Deck::shuffled(&mut generator([1; 32])));
        Question::about(&state.observe(state.to_act()), bot_worker.next_id(), QuestionKind::Action, "master", 100)
    }

    fn ask(bot_worker: &mut BotWorker) -> (u32, Vec<Effect>) {
        let question = question(bot_worker);
        let (id, mut effects) = (question.id(), Vec::new());
        bot_worker.ask(&question, &mut effects);
        (id, effects)
    }

    fn say(bot_worker: &mut BotWorker, worker: u32, reply: &Reply) -> (Option<Outcome>, Vec<Effect>) {
        let mut effects = Vec::new();
        (bot_worker.receive(worker, &reply.write(), Reply::read, &mut effects), effects)
    }

    fn answer(id: u32) -> Reply {
        Reply::Answer { id, answer: Answer::Action("draw".into()) }
    }

    fn answered(id: u32) -> Option<Outcome> {
        Some(Outcome::Answered(id, Answer::Action("draw".into())))
    }

    /// The numbers of the questions that are sent.
    fn handed(effects: &[Effect]) -> Vec<u32> {
        let id = |effect: &Effect| match effect {
            Effect::Worker(WorkerEffect::Ask(text)) => {
                serde_json::from_str::<Question>(text).ok().map(|question| question.id())
            }
            _ => None,
        };
        effects.iter().filter_map(id).collect()
    }

    fn alarm(effects: &[Effect]) -> u32 {
        let number = |effect: &Effect| match effect {
            Effect::Timer(TimerEffect::WorkerTimeout(number, _)) => Some(*number),
            _ => None,
        };
        effects.iter().rev().find_map(number).expect("an alarm is set")
    }

    #[test]
    fn questions_wait_for_the_worker_and_for_each_other() {
        let mut bot_worker = BotWorker::default();
        let (first, effects) = ask(&mut bot_worker);
        assert_eq!(effects[0], Effect::Worker(WorkerEffect::Start(1)));
        let (second, effects) = ask(&mut bot_worker);
        assert_eq!(effects, [], "one worker is enough");
        let (_, effects) = say(&mut bot_worker, 1, &Reply::ready());
        assert_eq!(handed(&effects), [first]);
        // Answers to questions that were not asked, and messages of other workers, are dropped.
        assert_eq!(say(&mut bot_worker, 1, &answer(second)), (None, vec![]));
        assert_eq!(say(&mut bot_worker, 0, &answer(first)), (None, vec![]));
        let (outcome, effects) = say(&mut bot_worker, 1, &answer(first));
        assert_eq!((outcome, handed(&effects)), (answered(first), vec![second]));
        assert_eq!(say(&mut bot_worker, 1, &answer(second)).0, answered(second));
        assert_eq!(say(&mut bot_worker, 1, &answer(second)).0, None, "nothing is answered twice");
    }

    #[test]
    fn a_worker_of_another_version_is_refused() {
        let mut bot_worker = BotWorker::default();
        ask(&mut bot_worker);
        let stranger = Reply::Ready { protocol: 99, version: "0".into() };
        let (outcome, effects) = say(&mut bot_worker, 1, &stranger);
        assert_eq!(
            (outcome, &effects[..2]),
            (None, &[Effect::Worker(WorkerEffect::Stop), Effect::Worker(WorkerEffect::Start(2))][..])
        );
        assert_eq!(say(&mut bot_worker, 2, &stranger).0, Some(Outcome::WorkerFailure(WorkerFailure::NeverStarted)));
        assert_eq!(ask(&mut bot_worker).1, [], "no worker is asked any more");
        assert!(bot_worker.is_news(WorkerFailure::NeverStarted));
        // Its program may have been out of reach, so it is tried again.
        bot_worker.revive();
        assert_eq!(ask(&mut bot_worker).1[0], Effect::Worker(WorkerEffect::Start(3)));
        assert!(!bot_worker.is_news(WorkerFailure::NeverStarted), "it is said once");
    }

    #[test]
    fn a_worker_starts_before_the_first_question() {
        let (mut bot_worker, mut effects) = (BotWorker::default(), Vec::new());
        bot_worker.prepare(&mut effects);
        assert_eq!(effects[0], Effect::Worker(WorkerEffect::Start(1)));
        effects.clear();
        bot_worker.prepare(&mut effects);
        assert_eq!((effects, ask(&mut bot_worker).1), (vec![], vec![]), "one worker is enough");
        let (_, effects) = say(&mut bot_worker, 1, &Reply::ready());
        assert_eq!(handed(&effects).len(), 1);
        let mut effects = Vec::new();
        bot_worker.prepare(&mut effects);
        assert_eq!(effects, []);
    }

    #[test]
    fn cancelled_questions_are_not_answered() {
        let mut bot_worker = BotWorker::default();
        let (first, _) = ask(&mut bot_worker);
        let (second, _) = ask(&mut bot_worker);
        say(&mut bot_worker, 1, &Reply::ready());
        // A question that waits is never asked.
        let mut effects = Vec::new();
        bot_worker.cancel(second, &mut effects);
        assert_eq!(effects, []);
        // Cancelling the running question does not stop the worker: the answer is dropped.
        bot_worker.cancel(first, &mut effects);
        assert_eq!(effects, []);
        let (outcome, effects) = say(&mut bot_worker, 1, &answer(first));
        assert_eq!((outcome, effects), (None, vec![]));
        // Unless another question is queued: then another worker takes over.
        let (third, effects) = ask(&mut bot_worker);
        assert_eq!(handed(&effects), [third]);
        let mut effects = Vec::new();
        bot_worker.cancel(third, &mut effects);
        let (fourth, effects) = ask(&mut bot_worker);
        assert_eq!(effects[..2], [Effect::Worker(WorkerEffect::Stop), Effect::Worker(WorkerEffect::Start(2))]);
        assert_eq!(say(&mut bot_worker, 1, &answer(third)).0, None);
        let (_, effects) = say(&mut bot_worker, 2, &Reply::ready());
        assert_eq!(handed(&effects), [fourth]);
    }

    #[test]
    fn a_review_waits_for_every_other_question() {
        let review = |bot_worker: &mut BotWorker| {
            let rules = Preset::Duel.rules();
            let state = State::deal(rules, Seat::FIRST, BySide::from([0, 0]), &Deck::shuffled(&mut generator([1; 32])));
            let hand = HandRecord {
                dealer: state.dealer(),
                number: 1,
                scores: state.scores(),
                start: Start::Position(Box::new(state.clone())),
                entries: vec![Entry::Action(state.to_act(), Action::Draw)],
                end: None,
            };
            let decision = hand_decisions(&rules, &hand, 1).remove(0);
            let question = Question::review(decision, bot_worker.next_id(), Strength::with_worlds(64), 100).unwrap();
            let (id, mut effects) = (question.id(), Vec::new());
            bot_worker.ask(&question, &mut effects);
            (id, effects)
        };
        let mut bot_worker = BotWorker::default();
        let (reviewed, _) = review(&mut bot_worker);
        let (first, _) = ask(&mut bot_worker);
        let (_, effects) = say(&mut bot_worker, 1, &Reply::ready());
        assert_eq!(handed(&effects), [first], "the bot goes first, though it was asked later");
        let (_, effects) = say(&mut bot_worker, 1, &answer(first));
        assert_eq!(handed(&effects), [reviewed]);
        // While it is reviewed, a bot is asked: another worker answers it, and begins the review anew.
        let (second, effects) = ask(&mut bot_worker);
        assert_eq!(effects[..2], [Effect::Worker(WorkerEffect::Stop), Effect::Worker(WorkerEffect::Start(2))]);
        let (_, effects) = say(&mut bot_worker, 2, &Reply::ready());
        assert_eq!(handed(&effects), [second]);
        let (outcome, effects) = say(&mut bot_worker, 2, &answer(second));
        assert_eq!((outcome, handed(&effects)), (answered(second), vec![reviewed]));
    }

    #[test]
    fn a_late_question_in_the_background_is_no_failure_of_the_worker() {
        let mut bot_worker = BotWorker::default();
        let deal = DailyDeal::of(FIRST_DAY, DailyGame::TwoPlayers).unwrap();
        bot_worker.prepare(&mut Vec::new());
        // More often than a worker may fail.
        for worker in 1..=3 {
            say(&mut bot_worker, worker, &Reply::ready());
            let question = Question::par(deal, 0, bot_worker.next_id(), 100);
            let (id, mut effects) = (question.id(), Vec::new());
            bot_worker.ask(&question, &mut effects);
            let late = alarm(&effects);
            let mut effects = Vec::new();
            let outcome = bot_worker.timed_out(late, &mut effects);
            assert_eq!(outcome, Some(Outcome::Answered(id, Answer::Nothing)));
            assert_eq!(effects, [Effect::Worker(WorkerEffect::Stop)]);
            assert_eq!(bot_worker.failure(), None);
            bot_worker.prepare(&mut effects);
            assert_eq!(effects[1], Effect::Worker(WorkerEffect::Start(worker + 1)));
        }
        // The bots are answered as before.
        let (first, _) = ask(&mut bot_worker);
        let (_, effects) = say(&mut bot_worker, 4, &Reply::ready());
        assert_eq!(handed(&effects), [first]);
    }

    #[test]
    fn a_worker_that_breaks_is_started_once_more_and_then_given_up() {
        let mut bot_worker = BotWorker::default();
        let (first, _) = ask(&mut bot_worker);
        say(&mut bot_worker, 1, &Reply::ready());
        let mut effects = Vec::new();
        assert_eq!(bot_worker.failed(1, &mut effects), None);
        assert_eq!(effects[..2], [Effect::Worker(WorkerEffect::Stop), Effect::Worker(WorkerEffect::Start(2))]);
        let (_, effects) = say(&mut bot_worker, 2, &Reply::ready());
        assert_eq!(handed(&effects), [first], "it is asked again");
        // An answer resets the count of failures.
        assert_eq!(say(&mut bot_worker, 2, &answer(first)).0, answered(first));
        ask(&mut bot_worker);
        let mut effects = Vec::new();
        assert_eq!(bot_worker.failed(2, &mut effects), None);
        say(&mut bot_worker, 3, &Reply::ready());
        assert_eq!(bot_worker.failed(3, &mut effects), Some(Outcome::WorkerFailure(WorkerFailure::Broke)));
        assert_eq!(bot_worker.failed(3, &mut effects), None);
        bot_worker.revive();
        assert_eq!(ask(&mut bot_worker).1[0], Effect::Worker(WorkerEffect::Start(4)));
    }

    #[test]
    fn a_worker_that_does_not_answer_in_time_has_failed() {
        let mut bot_worker = BotWorker::default();
        let (first, start) = ask(&mut bot_worker);
        let (_, asked) = say(&mut bot_worker, 1, &Reply::ready());
        assert_eq!(asked[1], Effect::Timer(TimerEffect::WorkerTimeout(alarm(&asked), 100 + GRACE_MS)));
        let mut effects = Vec::new();
        assert_eq!(
            (bot_worker.timed_out(alarm(&start), &mut effects), &effects[..]),
            (None, &[][..]),
            "it started in time"
        );
        bot_worker.timed_out(alarm(&asked), &mut effects);
        assert_eq!(effects[1], Effect::Worker(WorkerEffect::Start(2)));
        let (_, asked) = say(&mut bot_worker, 2, &Reply::ready());
        say(&mut bot_worker, 2, &answer(first));
        let mut effects = Vec::new();
        assert_eq!((bot_worker.timed_out(alarm(&asked), &mut effects), effects), (None, vec![]), "it answered in time");
    }
}
