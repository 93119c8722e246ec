//! Intents about house rules: fields, saved own rules, and codes.

use super::parse::{ParseIntentError, split, split_change, value};
use crate::session::house_rules::RuleChange;
use canasta::rules::RuleField;
use std::fmt;
use std::str::FromStr;

/// An intent about house rules. Own rules are identified by their index in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HouseRulesIntent {
    /// Change a field of the rules.
    Change(RuleChange),
    /// Reset a field to its value in the preset.
    Reset(RuleField),
    /// Reset all fields to the preset.
    ResetAll,
    /// Set the name for saving the rules.
    WriteName(String),
    /// Save the rules under the name in the form.
    Keep,
    /// Choose own rules for the next game.
    Choose(usize),
    /// Rename own rules.
    Rename(usize, String),
    /// Remove own rules.
    Remove(usize),
    /// Set the rules code in the form.
    WriteCode(String),
    /// Choose the rules of the code in the form.
    UseCode,
}

impl fmt::Display for HouseRulesIntent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            HouseRulesIntent::Change(change) => write!(f, "set:{change}"),
            HouseRulesIntent::Reset(field) => write!(f, "reset-rule:{field}"),
            HouseRulesIntent::ResetAll => f.write_str("reset-rules"),
            HouseRulesIntent::WriteName(name) => write!(f, "set:own-name={name}"),
            HouseRulesIntent::Keep => f.write_str("keep-rules"),
            HouseRulesIntent::Choose(at) => write!(f, "choose-rules:{at}"),
            HouseRulesIntent::Rename(at, name) => write!(f, "set:own.{at}={name}"),
            HouseRulesIntent::Remove(at) => write!(f, "remove-rules:{at}"),
            HouseRulesIntent::WriteCode(code) => write!(f, "set:code={code}"),
            HouseRulesIntent::UseCode => f.write_str("use-code"),
        }
    }
}

impl FromStr for HouseRulesIntent {
    type Err = ParseIntentError;

    fn from_str(text: &str) -> Result<HouseRulesIntent, ParseIntentError> {
        let (word, rest) = split(text);
        Ok(match word {
            "set" => {
                let (name, text) = split_change(text).ok_or(ParseIntentError)?;
                match (name, name.strip_prefix("own.")) {
                    ("own-name", _) => HouseRulesIntent::WriteName(text.to_owned()),
                    ("code", _) => HouseRulesIntent::WriteCode(text.to_owned()),
                    (_, Some(at)) => HouseRulesIntent::Rename(value(at)?, text.to_owned()),
                    _ => HouseRulesIntent::Change(RuleChange::parse(name, text).ok_or(ParseIntentError)?),
                }
            }
            "reset-rule" => HouseRulesIntent::Reset(value(rest)?),
            "reset-rules" => HouseRulesIntent::ResetAll,
            "keep-rules" => HouseRulesIntent::Keep,
            "choose-rules" => HouseRulesIntent::Choose(value(rest)?),
            "remove-rules" => HouseRulesIntent::Remove(value(rest)?),
            "use-code" => HouseRulesIntent::UseCode,
            _ => return Err(ParseIntentError),
        })
    }
}
