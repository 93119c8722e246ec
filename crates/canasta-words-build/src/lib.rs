//! Compiles the sentences in `locales` to tables and typed accessors.
//!
//! `locales/types` lists the types of choices, `locales/en/*.ftl` has the English messages and says in their comments what
//! each variable is, `locales/<language>/*.ftl` the same messages in another language. [`Project::read`] refuses what is wrong
//! with file, line and column; what has passed cannot go wrong when a message is printed.

mod choice;
mod compile;
mod hash;
mod names;
mod page;
mod problem;
mod project;
mod rust;
mod signature;
mod source;
mod speaker;

pub use choice::Choice;
pub use page::PageWords;
pub use problem::Problem;
pub use project::{ALL_LANGUAGES, Entry, Language, Project};
pub use rust::accessors;
pub use signature::{Kind, Variable};
pub use speaker::Speaker;
