//! What both pages of duplicate have: the intent of a step, and the button that closes.

use crate::features::duplicate::DuplicateStep;
use crate::session::{DialogIntent, Intent};
use crate::view::form_controls::{done_button, text_button};
use crate::view::node::Element;
use crate::words;

/// The intent of a step.
pub(super) fn intent(step: DuplicateStep) -> Intent {
    Intent::Duplicate(step.into())
}

/// The button that closes a page. It has the focus where nothing else is to be done.
pub(super) fn done(is_only: bool) -> Element {
    match is_only {
        true => done_button(),
        false => text_button("btn", words::common::done(), &Intent::Dialog(DialogIntent::Close)),
    }
}
