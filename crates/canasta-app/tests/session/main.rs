//! The session, tested through its public interface: clicks, answers of bots, storage.

// Helpers of tests may panic.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod announcements;
mod bot_worker;
mod coach;
mod deal_commitment;
mod device;
mod drills;
mod exercise;
mod first_page;
mod follow;
mod further_games;
mod further_review;
mod house_rules;
mod keeping;
mod late_answers;
mod learn;
mod lesson;
mod library;
mod look_back;
mod match_review;
mod matches;
mod mouse;
mod newcomer;
mod own_drills;
mod page_text;
mod replay_deal;
mod review_worker;
mod round;
mod save_recovery;
mod saved_forms;
mod score_keeper;
mod several_players;
mod statistics;
mod table;
mod tabs;
mod texts_and_rules;
mod undo;
mod ways_back;
