//! The rules, tried from outside.

mod card_sets;
mod chance;
mod counts;
mod going_out;
mod golden;
mod properties;
mod scenarios;
mod scores;
mod snapshots;
mod taking;
mod texts;
mod walk;
