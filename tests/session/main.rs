//! One new_session, tried from outside: a person who clicks, bots that answer, a device that keeps the game.

// A helper of a test may fail the test.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod announcements;
mod bot_worker;
mod deal_commitment;
mod device;
mod first_page;
mod house_rules;
mod matches;
mod page_text;
mod replay_deal;
mod save_recovery;
mod saved_forms;
mod several_players;
mod table;
mod undo;
