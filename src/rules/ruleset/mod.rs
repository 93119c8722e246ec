//! The rules as one plain value, their presets and their share code (rules §1).
//!
//! A new house rule is a row of the table in `table`; everything in this folder follows from it.

mod bad_rules;
mod check;
mod choices;
mod field_kind;
mod json;
mod preset;
mod share_code;
mod table;

pub use bad_rules::{BadRules, RulesProblem};
pub use choices::{PileNewMeld, PileOwnMeld, StockEnd};
pub use field_kind::{FieldKind, LARGEST, RuleGroup};
pub use preset::Preset;
pub use share_code::{CodeError, read_rules_code, rules_code};
pub use table::{RuleField, Rules, UnknownRuleField};
