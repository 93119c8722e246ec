//! The texts of a drill.

/// The texts of a drill.
pub struct DrillText {
    /// The title.
    pub title: &'static str,
    /// One sentence about it, without a full stop.
    pub note: &'static str,
    /// The texts of its questions.
    pub questions: Vec<QuestionText>,
}

/// The texts of a question.
pub struct QuestionText {
    /// The name of the question in the file of the drill.
    pub name: &'static str,
    /// The question.
    pub ask: &'static str,
    /// The situation, in a sentence.
    pub facts: &'static str,
    /// The name of each answer in the file, and the sentence that says why it is right or wrong; empty where the table says it.
    pub answers: Vec<(&'static str, &'static str)>,
}

impl DrillText {
    /// The texts of a question. A test checks that every question has them.
    #[must_use]
    pub fn question(&self, name: &str) -> Option<&QuestionText> {
        self.questions.iter().find(|question| question.name == name)
    }
}

impl QuestionText {
    /// Why an answer is right or wrong; empty if the text is missing, which a test rules out.
    #[must_use]
    pub fn answer(&self, name: &str) -> &'static str {
        self.answers.iter().find(|(answer, _)| *answer == name).map_or("", |(_, words)| words)
    }
}
