//! The two ends of a builder of rules: where it begins, and what it checks.

use super::bad_rules::BadRules;
use super::preset::Preset;
use super::table::{Rules, RulesBuilder};

impl RulesBuilder {
    /// The rules, checked.
    ///
    /// # Errors
    /// Names the first field that is part of an impossible combination.
    pub fn build(self) -> Result<Rules, BadRules> {
        let rules = self.rules.in_one_form();
        rules.check()?;
        Ok(rules)
    }
}

impl Rules {
    /// A builder that begins with the classic game for four.
    pub const fn builder() -> RulesBuilder {
        RulesBuilder { rules: Rules::CLASSIC }
    }

    /// A builder that begins with these rules.
    pub const fn to_builder(self) -> RulesBuilder {
        RulesBuilder { rules: self }
    }
}

impl Preset {
    /// A builder that begins with the rules of the preset.
    pub const fn builder(self) -> RulesBuilder {
        self.rules().to_builder()
    }
}
