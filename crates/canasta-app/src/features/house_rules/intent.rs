//! Intents about house rules: fields, saved own rules, and codes.

use crate::features::house_rules::RuleChange;
use crate::session::grammar::{Change, control_change, intents};
use canasta::rules::RuleField;

control_change!(RuleChange);

intents! {
    /// An intent about house rules. Own rules are identified by their index in the list.
    HouseRulesIntent {
        /// Change a field of the rules.
        Change(change: RuleChange as Change) = set,
        /// Reset a field to its value in the preset.
        Reset(field: RuleField) = "reset-rule",
        /// Make the change at this place of those that mend what is wrong.
        Mend(at: usize) = "mend-rules",
        /// Play a hand under the rules.
        TryHand = "try-hand",
        /// Reset all fields to the preset.
        ResetAll = "reset-rules",
        /// Choose the rules again that others have taken the place of.
        TakeBack = "rules-again",
        /// Set the name for saving the rules.
        WriteName(name: String) = set "own-name",
        /// Save the rules under the name in the form.
        Keep = "keep-rules",
        /// Choose own rules for the next game.
        Choose(at: usize) = "choose-rules",
        /// Rename own rules.
        Rename(at: usize, name: String) = set "own",
        /// Remove own rules.
        Remove(at: usize) = "remove-rules",
        /// Set the rules code in the form.
        WriteCode(code: String) = set "code",
        /// Choose the rules of the code in the form.
        UseCode = "use-code",
    }
}
