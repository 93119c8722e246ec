//! Native tools: what the command line does. Not part of the page.

pub mod arena;
pub mod cli;
mod clock;
pub mod engine;
pub mod program;
pub mod protocol;
pub mod scenario;
pub mod selfplay;
pub mod sheet;

pub use clock::{clock, thread_clock};
