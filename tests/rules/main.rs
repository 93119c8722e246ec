//! The rules, tried from outside.

// A helper of a test may fail the test.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod card_sets;
mod chance;
mod counts;
mod going_out;
mod golden;
mod properties;
mod scenarios;
mod scores;
mod share_codes;
mod snapshots;
mod taking;
mod texts;
mod walk;
