//! Sentences for refusals.

use crate::rules::RuleError;

/// The code of a refusal with its facts.
pub fn reason(error: &RuleError) -> String {
    match error {
        RuleError::BadRules(bad) => bad.to_string(),
        RuleError::BadRecord(problem) => format!("bad-record: {problem:?}"),
        other => {
            let facts = format!("{other:?}");
            let facts = facts.split_once('{').map(|(_, facts)| facts.trim_end_matches('}').trim().to_owned());
            facts.map_or(other.code().to_owned(), |facts| format!("{}: {facts}", other.code()))
        }
    }
}
