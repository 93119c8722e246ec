//! The score keeper: its list, the form that begins a sheet, a sheet, and a hand that is typed in.

mod hand;
mod list;
mod new_sheet;
mod sheet;

use crate::features::score_keeper::KeeperPage;
use crate::session::{Feedback, Session, StoredValue};
use crate::view::content::Content;
use crate::view::node::p;
use crate::view::text;

/// A page of the score keeper. A sheet that is gone shows the list.
pub(crate) fn score_keeper(page: KeeperPage, session: &Session) -> Content {
    let (keeper, today) = (session.score_keeper(), session.today());
    let shown = match page {
        KeeperPage::List => None,
        KeeperPage::New => Some(new_sheet::new_sheet(session)),
        KeeperPage::Sheet(id) => keeper.sheet(id).map(|sheet| sheet::sheet(sheet, keeper.can_undo_drop(id), today)),
        KeeperPage::Hand(id, at) => {
            let draft = keeper.sheet(id).zip(keeper.draft(id, at));
            draft.map(|(sheet, draft)| hand::hand(sheet, draft, keeper.refused()))
        }
    };
    let mut content = shown.unwrap_or_else(|| list::list(keeper, today));
    if session.is_unsaved(StoredValue::ScoreSheets) {
        let words = text::feedback(&Feedback::NotStored);
        content.body.insert(0, p().class("warning").key("unsaved").text(words));
    }
    content
}
