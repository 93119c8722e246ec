//! Every user-visible or announced text, in every language of the game.
//!
//! - `labels` lists the constant texts: a field each, read as `text::LABELS.menu`.
//! - `sentences` lists the texts with parameters: a function each, called as `text::cards_count(3)`.
//! - `english/` holds the English texts of both, a file for each subject: labels of buttons in `button.rs`, reasons for
//!   refusals in `error.rs`, the rules page in `rules.rs`.
//!
//! A new language is a variant of [`Language`], a folder beside `english/`, and an arm in each `match` on the language; the
//! compiler names every text that the folder lacks.

mod advice;
mod coach;
mod drill_reply;
mod drill_text;
mod english;
mod explanation;
mod labels;
mod language;
mod names;
mod program_fault;
mod question;
mod rules_section;
mod sentences;
mod setting_group;

pub use advice::AdviceText;
pub use coach::{InputMode, TipContext};
pub use drill_reply::DrillReplyText;
pub use drill_text::{DrillText, QuestionText};
pub use explanation::Explanation;
pub use language::{language_name, set_language};
pub use names::{Names, SideName};
pub use program_fault::ProgramFault;
pub use question::Question;
pub use rules_section::{RulesSection, RulesTopic};
pub use sentences::*;
pub use setting_group::SettingGroup;

use crate::features::settings::Language;
use labels::Labels;
use std::ops::Deref;

/// The labels in the language of the page.
pub static LABELS: CurrentLabels = CurrentLabels;

/// Dereferences to the labels of the language that is set.
pub struct CurrentLabels;

impl Deref for CurrentLabels {
    type Target = Labels;

    fn deref(&self) -> &Labels {
        match language::current() {
            Language::English => &english::LABELS,
        }
    }
}
