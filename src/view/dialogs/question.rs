//! The question before something is lost.

use super::house::plain_button;
use super::{Parts, pressed};
use crate::session::{Confirmation, DialogIntent, Intent, Session};
use crate::view::node::p;
use crate::view::text;

/// The question before something is lost.
pub(super) fn ask(action: Confirmation, session: &Session) -> Parts {
    let question = text::question(action, session);
    let foot = vec![
        plain_button("btn", question.yes, Intent::Dialog(DialogIntent::Confirm)),
        pressed("btn primary", question.no, &Intent::Dialog(DialogIntent::Decline)),
    ];
    (question.title, String::new(), vec![p().text(question.loss)], foot)
}
