//! A section of the rules page.

/// A section of the rules page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulesSection {
    /// The heading.
    pub title: String,
    /// The sentences, a line each.
    pub sentences: Vec<String>,
}
