//! The arena: two bots play each other on the same cards, and the results are evaluated.
//!
//! Everything is played in pairs: the same decks and the same dealer twice, with the sides swapped, so that the luck of the
//! deal cancels out (*duplicate* play, as in bridge clubs). A pair is one hand from 0 to 0, or a whole match; in a match the
//! n-th hand of both games has the same deck.

pub mod command;
mod contestant;
mod game_result;
mod ladder;
mod ladder_page;
mod ladder_plot;
mod merge;
mod omniscient;
mod party;
mod play_arguments;
mod player;
mod population;
mod population_report;
mod progress;
mod report;
mod report_text;
mod results_file;
mod runner;
mod series;
mod series_arguments;
pub mod shard;
pub mod sprt;
mod table;
