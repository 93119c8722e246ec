//! How far a game is stored, by the answers to the last writes. Every promise to the player derives from them.

use super::key::Fingerprint;

/// What the library has last answered about the record of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) enum Answer {
    /// Nothing yet.
    #[default]
    None,
    /// It has this record, or one that begins with it.
    Kept(Fingerprint),
    /// It did not store the record.
    NotKept,
}

/// How far the library has confirmed the match as it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeepStatus {
    /// There is nothing to keep: no match, or nobody has acted in it.
    Nothing,
    /// The library has all of it.
    Confirmed,
    /// The library has not answered yet.
    Pending,
    /// The last write failed.
    Failed,
}

impl KeepStatus {
    /// Whether another game may take its place without a loss.
    #[must_use]
    pub const fn is_settled(self) -> bool {
        matches!(self, KeepStatus::Nothing | KeepStatus::Confirmed)
    }
}
