//! The dialogs of house rules, and of what differs between rules.

mod differences;
mod house;

pub(crate) use differences::{differences, news};
pub(crate) use house::{house, house_row, no_end, own_presets};
