//! The settings of a person, and the keys.
//!
//! - [`Settings`]: all of them, and their stored form.
//! - [`KeyMap`]: which key does what.

mod choices;
mod intent;
mod keys;
mod model;
mod update;
pub(crate) mod view;

pub use choices::{Back, Felt, Language, Motion, MouseMode, Pace, Patience, Size, Sort, Theme, Verbosity};
pub use intent::SettingsIntent;
pub use keys::{Command, KeyMap, KeyPress, key_of_rank, rank_of_key};
pub use model::{Setting, SettingChange, Settings, Switch};
pub(crate) use update::Ask;
