//! House rules: changes of fields, own rules saved under a name, and settings and records as text.

mod feedback;
mod field;
mod files;
mod files_intent;
mod forms;
mod intent;
mod own_rules;
mod trial;
pub(crate) mod view;

pub use feedback::Feedback;
pub use field::RuleChange;
pub use files::LONGEST_TEXT;
pub(crate) use files::{LONG_TEXT, ReadingRecord, TextKind, read_record, read_settings, record_text, settings_text};
pub use files_intent::{ExportKind, FilesIntent};
pub(crate) use forms::Forms;
pub use intent::HouseRulesIntent;
pub use own_rules::OwnRules;
pub(crate) use own_rules::{OwnRulesList, name};
pub(crate) use trial::RulesTrial;

/// The person's own rules, the forms of the dialogs, and the trial of rules that may have no end.
#[derive(Clone, Debug, Default)]
pub struct HouseRules {
    pub(crate) own: OwnRulesList,
    pub(crate) forms: Forms,
    pub(crate) trial: RulesTrial,
}
