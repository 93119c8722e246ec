//! The languages of the device and of the page.

use crate::words::Locale;

/// The languages of the device and of the page.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Languages {
    /// The language that the device is set to.
    pub of_device: Locale,
    /// What was asked for.
    pub asked: Asked,
}

/// The words that were asked for last.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Asked {
    #[default]
    Nothing,
    Underway(Locale),
    /// They could not be loaded, and are not asked for again before another language is chosen.
    Failed(Locale),
}
