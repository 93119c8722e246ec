//! House rules: changes of fields, own rules saved under a name, and settings and records as text.

mod feedback;
mod field;
mod files;
mod forms;
mod own_rules;
mod trial;

pub use feedback::Feedback;
pub use field::RuleChange;
pub use files::{
    LONG_TEXT, LONGEST_TEXT, ReadingRecord, TextKind, read_record, read_settings, record_text, settings_text,
};
pub use forms::Forms;
pub use own_rules::{OwnRules, OwnRulesList, name};
pub use trial::RulesTrial;
