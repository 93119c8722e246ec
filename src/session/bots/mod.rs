//! What crosses between the page and the worker in which bots think, and the queue of questions to it.

mod bot_worker;
mod question;

pub use bot_worker::{BotWorker, Outcome, WorkerFailure};
pub use question::{Answer, PROTOCOL, PlanResult, Question, QuestionKind, Reply, reply_to};
