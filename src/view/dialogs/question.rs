//! The question before something is lost.

use super::house::errand;
use super::{Parts, pressed};
use crate::session::{Confirmation, DialogAction, Intent, Session};
use crate::view::node::p;
use crate::view::text;

/// The question before something is lost.
pub(super) fn ask(action: Confirmation, session: &Session) -> Parts {
    let question = text::question(action, session);
    let foot = vec![
        errand("btn", question.yes, DialogAction::Yes),
        pressed("btn primary", question.no, &Intent::DialogAction(DialogAction::No)),
    ];
    (question.title, String::new(), vec![p().text(question.loss)], foot)
}
