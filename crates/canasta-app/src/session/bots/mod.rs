//! The worker in which bots search: the messages between it and the page, and the queue of questions to it.

mod bot_worker;
mod question;

pub use bot_worker::{BotWorker, Outcome, WorkerFailure};
pub use question::{Answer, PROTOCOL, PlanResult, Question, QuestionKind, Reply, reply_to};
