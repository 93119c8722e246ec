//! A question before something is lost.

use crate::features::library::{KeepStatus, LibraryIntent};
use crate::session::{Confirmation, DialogIntent, Intent, Session};
use crate::view::content::Content;
use crate::view::form_controls::text_button;
use crate::view::node::p;
use crate::view::text::{self, Names};
use crate::words;

/// A question before something is lost.
pub(super) fn confirm(action: Confirmation, session: &Session, names: Names<'_>) -> Content {
    let question = text::question(action, session, names);
    let unkept = Intent::Library(LibraryIntent::ExportUnkept);
    let save = (action.leaves_match() && session.keep_status() == KeepStatus::Failed)
        .then(|| text_button("btn left", words::common::save_game(), &unkept));
    // Enter declines what loses something.
    let foot = save.into_iter().chain([
        text_button("btn", question.yes, &Intent::Dialog(DialogIntent::Confirm)),
        text_button("btn primary", question.no, &Intent::Dialog(DialogIntent::Decline)),
    ]);
    Content { title: question.title, note: String::new(), body: vec![p().text(question.loss)], foot: foot.collect() }
}
