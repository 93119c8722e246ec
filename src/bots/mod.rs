//! Who plays Canasta: policies that see an [`crate::rules::Observation`] and answer with an action.
