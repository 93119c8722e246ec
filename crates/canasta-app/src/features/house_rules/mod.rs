//! House rules: changes of fields, and own rules saved under a name.

pub(crate) mod field;
mod intent;
mod model;
mod open_rules;
mod own_rules;
mod trial;
mod update;
pub(crate) mod view;

pub use field::{Part, RuleChange};
pub use intent::HouseRulesIntent;
pub use model::HouseRules;
pub(crate) use open_rules::OpenRules;
pub use own_rules::OwnRules;
pub(crate) use own_rules::OwnRulesList;
pub(crate) use update::Context;
