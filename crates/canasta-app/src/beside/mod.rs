//! What borrows the table while the match is set aside: the first page, the lesson, drills, a record that is looked back at, practice
//! from one of its moments, and an exercise.
//!
//! The match is set aside untouched and comes back when the activity is left. Only the match is saved, so a reload shows it again, and
//! nothing that happens on a practice table can reach its save.
//!
//! # How a practice table is made
//!
//! - A prepared deck: `practice_game` in `lesson/game.rs` deals it like any hand; the game is marked as practice.
//! - A position: [`Game::at_position`](canasta::rules::Game::at_position) with a [`Setup`](canasta::rules::Setup), for example
//!   `Table::new(game, places, sort)` of that game. Undo, hint and score work as at any table.
//! - `Session::show_beside(table, Beside::Lesson(lesson), effects)` shows it, from the match or from another
//!   activity; `Session::back_to_match(effects)` leaves it.
//! - A new activity is a variant of `Beside` that holds its progress. The compiler asks for its `Others`, who plays the other seats, and
//!   for its arm in `Session::beside_takes`.

mod activity;
pub mod drills;
pub mod exercise;
mod intent;
pub mod lesson;
pub mod look_back;
pub(crate) mod page;
pub mod review;

pub(crate) use activity::{Activity, Aside, Beside, CameFrom, Others};
pub use intent::LearnIntent;
