//! Native tools: what the command line does. Not part of the page.

pub mod cli;
pub mod scenario;
pub mod selfplay;
pub mod sheet;
