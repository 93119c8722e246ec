//! The dialogs of house rules, and of what differs between rules.

mod chooser;
mod club_words;
mod control;
mod differences;
mod house;
mod row;
mod search;
mod share;

pub(crate) use chooser::{house_row, no_end, own_presets};
pub(crate) use differences::{differences, news};
pub(crate) use house::house;
