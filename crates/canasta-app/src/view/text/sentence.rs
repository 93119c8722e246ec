//! Sentences that depend on the rules.

/// A sentence that holds under some rules only.
pub(super) fn when(yes: bool, sentence: &str) -> Option<String> {
    yes.then(|| sentence.to_owned())
}
