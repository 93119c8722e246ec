//! `review`: what the decisions of a record were worth, and what was luck.

mod command;
mod findings;
mod json;
mod text;

pub use command::{Arguments, run};
