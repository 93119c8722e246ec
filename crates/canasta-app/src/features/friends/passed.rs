//! What becomes of a reply that is opened in another page than that of the table.

/// What became of a reply that was opened in a page that waits for none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Passed {
    /// It is on its way to the page that waits.
    Underway,
    /// That page has it.
    Taken,
    /// That page cannot use it.
    Refused,
    /// No page waits.
    Nobody,
}
