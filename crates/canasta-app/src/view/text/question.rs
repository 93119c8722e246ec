//! A question that the person answers with yes or no.

/// A question before something is lost.
pub struct Question {
    /// The question itself.
    pub title: String,
    /// The loss that the question is about.
    pub loss: String,
    /// The label of the button that confirms.
    pub yes: &'static str,
    /// The label of the button that cancels.
    pub no: &'static str,
}
