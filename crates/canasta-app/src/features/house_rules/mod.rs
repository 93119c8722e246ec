//! House rules: changes of fields, and own rules saved under a name.

mod field;
mod intent;
mod model;
mod own_rules;
mod trial;
mod update;
pub(crate) mod view;

pub use field::RuleChange;
pub use intent::HouseRulesIntent;
pub use model::HouseRules;
pub use own_rules::OwnRules;
pub(crate) use own_rules::OwnRulesList;
pub(crate) use update::Context;
