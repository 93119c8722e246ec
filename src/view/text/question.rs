//! A question that the person answers with yes or no.

/// A question before something is lost.
pub struct Question {
    /// The question itself.
    pub title: String,
    /// What would be lost.
    pub loss: String,
    /// The button that goes ahead.
    pub yes: &'static str,
    /// The button that changes nothing.
    pub no: &'static str,
}
