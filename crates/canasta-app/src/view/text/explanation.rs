//! The explanation of a word of the game.

/// The explanation of a word of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explanation {
    /// The word.
    pub title: &'static str,
    /// Other names for it, by which people look for it, in one text; empty if there are none.
    pub also: &'static str,
    /// What holds under the rules in play.
    pub sentences: Vec<String>,
}
