//! Input: events of the person become intents.

mod after_menu;
mod back;
mod control;
mod drag;
mod drop_target;
pub mod events;
mod file_drop;
mod keyboard;
mod navigation;
mod skip;
