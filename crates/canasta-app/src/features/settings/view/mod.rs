//! The dialogs of the settings and of the keys.

mod keys;
mod settings;

pub(crate) use keys::keys;
pub(crate) use settings::settings;
