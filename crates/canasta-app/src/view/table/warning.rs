//! Notices about the device or the save, with what can be done about each.

use super::message::{alert, notice_button, notice_words};
use crate::features::files::FilesIntent;
use crate::features::library::LibraryIntent;
use crate::session::{
    DeviceIntent, DialogIntent, DialogKind, Intent, Notice, NoticeIntent, SafariPlace, Session, StoredValue,
};
use crate::view::node::{Element, div};
use crate::view::text::{self, Names};
use crate::words;

/// The notice that is shown, if there is one.
pub(crate) fn warning(session: &Session, names: Names<'_>) -> Option<Element> {
    let notice = session.warning()?;
    let (head, rest) = match notice {
        Notice::NotSaved => text::not_saved(session),
        Notice::NotKept => text::not_kept(session),
        _ => text::notice(notice, names),
    };
    // A status is announced after everything else.
    if *notice == Notice::NewVersion {
        let update = Intent::Device(DeviceIntent::ApplyUpdate);
        let update = notice_button("btn primary", words::table::update_now(), &update);
        let later = notice_button("btn", words::table::later(), &Intent::Notice(NoticeIntent::CloseWarning));
        let status = div().class("notice info").key("renew").attr("aria-live", "polite");
        return Some(status.child(notice_words(&head, &rest)).child(update).child(later));
    }
    let action = action(session, notice);
    Some(alert(&head, &rest, action.map(|(class, word, intent)| notice_button(class, word, &intent))))
}

/// What can be done about a notice: the class of its button, its word and what it does.
fn action(session: &Session, notice: &Notice) -> Option<(&'static str, &'static str, Intent)> {
    let (word, intent) = match notice {
        Notice::NotSetAside(value) => (words::common::save_game(), Intent::Files(FilesIntent::SaveUncopied(*value))),
        Notice::Apart => (words::common::take_over(), Intent::Device(DeviceIntent::TakeOver)),
        Notice::NotKept => (words::common::save_game(), Intent::Library(LibraryIntent::ExportUnkept)),
        Notice::NotSaved if session.is_unsaved(StoredValue::Game) && session.has_played() => {
            return Some(("btn", words::common::save_game(), Intent::Library(LibraryIntent::ExportUnkept)));
        }
        Notice::Further(game) => {
            (words::common::resume_game(), Intent::Library(LibraryIntent::Resume(game.id.clone())))
        }
        Notice::Safari(SafariPlace::Tab) => (words::common::save_library(), Intent::Library(LibraryIntent::ExportAll)),
        Notice::Safari(SafariPlace::HomeScreen) => {
            (words::common::library(), Intent::Dialog(DialogIntent::Open(DialogKind::Library)))
        }
        Notice::PartsMissing => (words::common::try_again(), Intent::Device(DeviceIntent::LoadParts)),
        Notice::WordsMissing => (words::common::try_again(), Intent::Device(DeviceIntent::LoadWords)),
        Notice::ReadableAgain => (words::table::show_it(), Intent::Dialog(DialogIntent::Open(DialogKind::Files))),
        _ => return None,
    };
    Some(("btn primary", word, intent))
}
