//! What is searched in a dialog.

/// The text that what an open dialog shows is to match; empty: all is shown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Search(String);

impl Search {
    /// A search for everything.
    pub(crate) const ALL: Search = Search(String::new());

    /// The text.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.0
    }

    /// Searches for another text.
    pub(crate) fn write(&mut self, text: String) {
        self.0 = text;
    }
}
