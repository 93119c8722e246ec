//! The pages of duplicate.

/// A page of the dialog. A match is named by its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DuplicatePage {
    /// What duplicate is, the matches, and the form of the next one.
    Start,
    /// The score sheet of a match.
    Sheet(u32),
    /// The boards of a link, which can be played.
    Sent,
}

impl DuplicatePage {
    /// The name of the page, by which it is announced anew.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            DuplicatePage::Start => "duplicate",
            DuplicatePage::Sheet(_) => "duplicate-sheet",
            DuplicatePage::Sent => "duplicate-sent",
        }
    }
}
