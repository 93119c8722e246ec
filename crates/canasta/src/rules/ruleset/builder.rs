//! House rules field by field.

use super::bad_rules::BadRules;
use super::preset::Preset;
use super::table::Rules;

/// Rules in the making: a preset with changed fields, which [`RulesBuilder::build`] checks together.
///
/// ```
/// use canasta::rules::{Preset, RuleField, Rules};
/// let rules = Preset::Duel.builder().hand_size(13).target(Some(3000)).build()?;
/// assert_eq!((rules.hand_size, rules.draw_count), (13, 2));
/// // Rules that are there already are changed in the same way.
/// let faster = rules.to_builder().draw_count(3).build()?;
/// assert_eq!((faster.hand_size, faster.draw_count), (13, 3));
///
/// let nonsense = Rules::builder().target(Some(0)).build().unwrap_err();
/// assert_eq!(nonsense.field(), Some(RuleField::Target));
/// assert_eq!(nonsense.to_string(), "target: must be from 1 to 1000000");
/// # Ok::<(), canasta::rules::BadRules>(())
/// ```
#[derive(Clone, Copy, Debug)]
#[must_use = "the rules are made by build"]
pub struct RulesBuilder {
    pub(super) rules: Rules,
}

impl RulesBuilder {
    /// The rules, checked.
    ///
    /// # Errors
    /// Names the first field that is part of an impossible combination.
    pub fn build(self) -> Result<Rules, BadRules> {
        self.rules.check()?;
        Ok(self.rules)
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
