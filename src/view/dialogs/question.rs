//! The question before something is lost.

use super::house::errand;
use super::{Parts, pressed};
use crate::session::{DialogAction, Intent, Session};
use crate::view::node::p;
use crate::view::text;

/// The question before something is lost.
pub(super) fn ask(session: &Session) -> Option<Parts> {
    let question = text::question(session.question()?, session);
    let foot = vec![
        errand("btn", question.yes, DialogAction::Yes),
        pressed("btn primary", question.no, &Intent::DialogAction(DialogAction::No)),
    ];
    Some((question.title, String::new(), vec![p().text(question.loss)], foot))
}
