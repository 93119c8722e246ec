//! Pages that are only read: what they show comes from the rules in play.

pub(crate) mod about;
pub mod glossary;
pub(crate) mod rules;
pub mod strategy;
