//! The command line `canasta`: one file a command. Native only, no part of the page.

mod allowance;
mod arena;
pub mod cli;
mod clock;
mod command_words;
mod daily;
mod engine;
mod entrants;
mod external_program;
mod fault;
mod files;
mod link;
mod numbers;
mod outcome;
mod output;
mod processes;
mod protocol;
mod record_text;
mod referee;
mod replay;
mod review;
mod review_levels;
mod rules_arguments;
mod scenario;
pub mod scenario_file;
pub mod score_sheets;
mod selfplay;
mod speed;

pub use engine::answers as engine_answers;
pub use referee::answers as referee_answers;
