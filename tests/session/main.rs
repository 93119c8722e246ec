//! One sitting, tried from outside: a person who clicks, bots that answer, a device that keeps the game.

// A helper of a test may fail the test.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod device;
mod first_page;
mod honesty;
mod house;
mod listening;
mod matches;
mod same;
mod saved_forms;
mod saves;
mod seats;
mod table;
mod thinking;
mod undo;
mod words;
