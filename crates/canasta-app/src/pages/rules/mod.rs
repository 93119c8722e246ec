//! The rules in play, with examples.

pub(crate) mod examples;
pub(crate) mod page;
