//! The contents of the forms about house rules and files, and the result of the last step.

use super::feedback::Feedback;

/// The contents of the forms, which stay while their dialogs are closed.
#[derive(Clone, Debug, Default)]
pub struct Forms {
    /// The name under which the rules are to be saved.
    name: String,
    /// The rules code.
    code: String,
    /// The settings or the record to import.
    text: String,
    feedback: Option<Feedback>,
}

impl Forms {
    pub fn name(&self) -> &str {
        &self.name
    }

    pub fn write_name(&mut self, name: String) {
        self.name = name;
    }

    pub fn code(&self) -> &str {
        &self.code
    }

    pub fn write_code(&mut self, code: String) {
        self.code = code;
    }

    pub fn text(&self) -> &str {
        &self.text
    }

    pub fn write_text(&mut self, text: String) {
        self.text = text;
    }

    /// Takes the text out of its form.
    pub fn take_text(&mut self) -> String {
        std::mem::take(&mut self.text)
    }

    pub const fn feedback(&self) -> Option<&Feedback> {
        self.feedback.as_ref()
    }

    pub fn set_feedback(&mut self, feedback: Feedback) {
        self.feedback = Some(feedback);
    }

    /// Takes back that something was saved, since the browser did not store it.
    pub fn take_back_promise(&mut self) {
        if matches!(self.feedback, Some(Feedback::Kept(_) | Feedback::Imported(_) | Feedback::ReadAgain)) {
            self.feedback = Some(Feedback::NotStored);
        }
    }

    pub fn clear_feedback(&mut self) {
        self.feedback = None;
    }
}
