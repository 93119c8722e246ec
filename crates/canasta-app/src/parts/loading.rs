//! How far the parts are loaded.

use super::{PARTS, Parts};
use std::fmt;

/// How the loading of the parts stands, while they are missing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Loading {
    /// Nothing has asked for them yet.
    NotAsked,
    /// They were asked for, and are on their way.
    Underway,
    /// They could not be loaded.
    Failed,
}

/// The parts, or how far they are.
#[derive(Clone, Copy)]
pub enum PartsState {
    /// They are there.
    Here(&'static Parts),
    /// They are missing.
    Missing(Loading),
}

impl PartsState {
    /// The parts, once they are there.
    pub(crate) const fn get(self) -> Option<&'static Parts> {
        match self {
            PartsState::Here(parts) => Some(parts),
            PartsState::Missing(_) => None,
        }
    }

    /// How the loading stands; `None` once it is done.
    #[must_use]
    pub const fn loading(self) -> Option<Loading> {
        match self {
            PartsState::Here(_) => None,
            PartsState::Missing(loading) => Some(loading),
        }
    }
}

/// Natively the parts are simply there.
impl Default for PartsState {
    fn default() -> PartsState {
        PartsState::Here(&PARTS)
    }
}

impl fmt::Debug for PartsState {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PartsState::Here(_) => f.write_str("Here"),
            PartsState::Missing(loading) => write!(f, "Missing({loading:?})"),
        }
    }
}
