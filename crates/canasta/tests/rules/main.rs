//! The rules, tested through their public interface.

// Helpers of tests may panic.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod action_counts;
mod by_deal;
mod card_sets;
mod dealing;
mod feet;
mod further_games;
mod going_out;
mod lone_player;
mod practice;
mod properties;
mod random_cases;
mod random_walks;
mod record_parsing;
mod referee;
mod relevance;
mod scores;
mod second_opinion;
mod share_codes;
mod snapshots;
mod turn_start_and_end;
