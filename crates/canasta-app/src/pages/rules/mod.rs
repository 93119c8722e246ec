//! The rules in play, with examples.

mod examples;
mod page;

pub(crate) use page::{rules_page, section_of};
