//! The reply to an answer of a drill, in parts.

/// The reply to an answer of a drill.
pub struct DrillReplyText {
    /// The verdict in a word or two; empty while there is none.
    pub verdict: &'static str,
    /// What follows, a sentence each or two.
    pub sentences: Vec<String>,
}
