//! Native tools: what the command line does. Not part of the page.

pub mod scenario;
pub mod selfplay;
