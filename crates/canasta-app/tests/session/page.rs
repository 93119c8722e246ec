//! The session of a page whose worker answers at once.

use canasta_app::session::{
    BotMessage, Effect, Message, Reply, Session as PureSession, TimerEffect, WorkerEffect, reply_to,
};
use serde_json::Value;
use std::cell::Cell;
use std::collections::VecDeque;
use std::ops::Deref;
use std::time::Duration;

/// A session, with a worker that starts at once, and at once says what a bot does or advises. Reviews and trials of rules, which take long,
/// stay unanswered. The effects about the worker are not returned.
///
/// A test that plays the worker itself says so with [`Session::alone`] or [`Session::leave_worker`], and gets these effects.
#[derive(Clone, Debug, Default)]
pub struct Session {
    session: PureSession,
    is_alone: bool,
    /// The number of the running worker.
    worker: u32,
}

impl Session {
    /// A session without a worker.
    pub fn alone() -> Session {
        Session { is_alone: true, ..Session::default() }
    }

    /// Leaves the worker to the test from now on. Returns its number.
    pub fn leave_worker(&mut self) -> u32 {
        self.is_alone = true;
        self.worker
    }

    /// Takes the worker back from the test.
    pub fn take_worker(&mut self) {
        self.is_alone = false;
    }

    /// Carries out a message, and what the worker says to it.
    pub fn update(&mut self, message: Message) -> Vec<Effect> {
        let effects = self.session.update(message);
        if self.is_alone {
            for effect in &effects {
                if let Effect::Worker(WorkerEffect::Start(number)) = effect {
                    self.worker = *number;
                }
            }
            return effects;
        }
        let (mut open, mut others) = (VecDeque::from(effects), Vec::new());
        while let Some(effect) = open.pop_front() {
            let said = match effect {
                Effect::Worker(WorkerEffect::Start(number)) => {
                    self.worker = number;
                    Reply::ready().write()
                }
                Effect::Worker(WorkerEffect::Ask(question)) if is_quick(&question) => {
                    reply_to(&question, clock).expect("the session asks what a worker understands")
                }
                Effect::Worker(_) | Effect::Timer(TimerEffect::WorkerTimeout(..)) => continue,
                other => {
                    others.push(other);
                    continue;
                }
            };
            open.extend(self.session.update(Message::Bots(BotMessage::WorkerSaid(self.worker, said))));
        }
        others
    }
}

impl Deref for Session {
    type Target = PureSession;

    fn deref(&self) -> &PureSession {
        &self.session
    }
}

/// Whether a question is about what a seat does, and not a review.
fn is_quick(question: &str) -> bool {
    let question: Value = serde_json::from_str(question).unwrap();
    let asked = &question["subject"]["seat"]["wanted"];
    asked == "action" || asked == "findings"
}

/// A clock that advances by 3 ms at each reading, so that searches with a time limit end soon and alike.
pub fn clock() -> Duration {
    thread_local! {
        static NOW: Cell<u64> = const { Cell::new(0) };
    }
    NOW.set(NOW.get() + 3);
    Duration::from_millis(NOW.get())
}
