//! `review-levels`: measures the error rate of each level.

mod command;
mod level_rate;
mod match_review;
mod results_file;

pub use command::{Arguments, run};
