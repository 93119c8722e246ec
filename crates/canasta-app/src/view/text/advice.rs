//! The parts of a hint.

/// A hint in words, the most important part first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AdviceText {
    /// What to do, in one line.
    pub what: String,
    /// Why; may be empty.
    pub why: String,
    /// The chances and the alternative; may be empty.
    pub odds: String,
}

impl AdviceText {
    /// All of it as it is read aloud.
    #[must_use]
    pub fn aloud(&self) -> String {
        let parts = [&self.what, &self.why, &self.odds].into_iter().filter(|part| !part.is_empty());
        let mut text = String::new();
        for (number, part) in parts.enumerate() {
            match number {
                0 => text.push_str(part),
                // What to do has no full stop of its own.
                1 => {
                    text.push_str(". ");
                    text.push_str(part);
                }
                _ => {
                    text.push(' ');
                    text.push_str(part);
                }
            }
        }
        text
    }
}
