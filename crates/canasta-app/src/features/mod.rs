//! What the page offers beside the table: a folder each, with model, intents, updates, view and style sheet.
//!
//! A feature has private state, which only its methods change. A person's intents reach it by `update`, which is given the intent and a
//! context, what the feature may know of the session, and returns an [`Outcome`]. A feature cannot touch the table. Adding one means a
//! folder here and its lines where the session routes intents and dialogs.

pub mod daily;
pub mod duplicate;
pub mod files;
pub mod friends;
pub mod house_rules;
pub mod library;
pub mod links;
pub mod mistakes;
mod outcome;
pub mod score_keeper;
pub mod settings;
pub mod statistics;

pub use outcome::Outcome;
