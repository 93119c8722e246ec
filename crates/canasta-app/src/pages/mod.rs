//! Pages that are only read: what they show comes from the rules in play.

pub(crate) mod about;
mod example_cards;
pub mod glossary;
pub(crate) mod rules;
pub(crate) mod strategy;
