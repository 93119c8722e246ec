//! The session, tested through its public interface: clicks, answers of bots, storage.

// Helpers of tests may panic.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod all_texts;
mod announcements;
mod bot_worker;
mod coach;
mod deal_commitment;
mod device;
mod drills;
mod exercise;
mod first_page;
mod five_people;
mod follow;
mod further_games;
mod further_review;
mod keeping;
mod late_answers;
mod learn;
mod lesson;
mod look_back;
mod match_review;
mod matches;
mod mouse;
mod newcomer;
mod page;
mod page_text;
mod parts;
mod replay_deal;
mod review_worker;
mod round;
mod save_recovery;
mod saved_forms;
mod several_players;
mod table;
mod tabs;
mod texts_and_rules;
mod undo;
mod ways_back;

// The tests of a feature stand in its folder. They know it through the session, as the page does.
#[path = "../../src/features/daily/session_tests.rs"]
mod daily;
#[path = "../../src/features/duplicate/session_tests.rs"]
mod duplicate;
#[path = "../../src/features/house_rules/entering_tests.rs"]
mod entering;
#[path = "../../src/features/files/session_tests.rs"]
mod files;
#[path = "../../src/features/friends/session_tests.rs"]
mod friends;
#[path = "../../src/features/house_rules/session_tests.rs"]
mod house_rules;
#[path = "../../src/features/library/session_tests.rs"]
mod library;
#[path = "../../src/features/links/session_tests.rs"]
mod links;
#[path = "../../src/features/mistakes/session_tests.rs"]
mod mistakes;
#[path = "../../src/features/score_keeper/session_tests.rs"]
mod score_keeper;
#[path = "../../src/features/settings/session_tests.rs"]
mod settings;
#[path = "../../src/features/statistics/session_tests.rs"]
mod statistics;
