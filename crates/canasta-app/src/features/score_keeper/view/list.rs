//! The list of the score sheets.

use crate::features::score_keeper::{ScoreKeeper, ScoreKeeperIntent, Sheet};
use crate::session::{Day, Intent};
use crate::view::content::Content;
use crate::view::controls::{day, icon_button, with_intent};
use crate::view::form_controls::{POLITE, done_button, live_region, text_button};
use crate::view::node::{Element, b, div, li, p, small, span, ul};
use crate::view::text;
use crate::words;

pub(super) fn list(keeper: &ScoreKeeper, today: Day) -> Content {
    let sheets: Vec<Element> = keeper.sheets().map(|sheet| entry(sheet, today)).collect();
    let mut body = Vec::new();
    if sheets.is_empty() {
        body.push(p().key("none").text(words::score_keeper::score_keeper_empty()));
    } else {
        // A list without marks is no list for some screen readers, unless it says so.
        body.push(ul().class("games").key("sheets").attr("role", "list").children(sheets));
    }
    if keeper.unreadable() > 0 {
        body.push(p().class("warning").key("unreadable").text(text::sheets_unreadable(keeper.unreadable())));
    }
    let deleted = live_region(POLITE, "success", "said", keeper.deleted().map(text::sheet_deleted));
    let undo = keeper.deleted().map(|_| {
        let undo = Intent::ScoreKeeper(ScoreKeeperIntent::UndoDelete);
        text_button("btn", words::common::undo_delete(), &undo).key("undo")
    });
    body.push(div().class("game-notice").key("notice").child(deleted).children(undo));
    let foot = match keeper.has_room() {
        true => {
            vec![text_button(
                "btn primary",
                words::score_keeper::new_sheet(),
                &Intent::ScoreKeeper(ScoreKeeperIntent::New),
            )]
        }
        false => {
            body.push(p().class("warning").key("full").text(words::score_keeper::sheets_full()));
            vec![done_button()]
        }
    };
    let note = words::common::score_keeper_note().to_owned();
    Content { title: words::score_keeper::score_keeper().to_owned(), note, body, foot }
}

fn entry(sheet: &Sheet, today: Day) -> Element {
    let intent = |intent| Intent::ScoreKeeper(intent);
    let open = text_button("btn", words::score_keeper::open_sheet(), &intent(ScoreKeeperIntent::Open(sheet.id())));
    let open = open.attr("aria-label", text::of_sheet(words::score_keeper::open_sheet(), sheet));
    let delete = icon_button("bin", &text::of_sheet(words::common::delete_game(), sheet));
    let delete = delete.attr("title", words::common::delete_game()).key("bin");
    let delete = with_intent(delete, &intent(ScoreKeeperIntent::Delete(sheet.id())));
    let class = if sheet.end().is_some() { "game-result won" } else { "game-result" };
    let standing = span().class(class).text(text::sheet_standing(sheet));
    let words = div()
        .class("game-words")
        .child(b().text(text::sheet_title(sheet)))
        .child(span().class("game-line").child(standing))
        .child(small().text(text::sheet_rules(sheet.rules())))
        .child(small().child(begun(sheet, today)));
    let actions = div().class("game-actions").child(open).child(delete);
    li().class("game").key(sheet.id()).child(words).child(actions)
}

/// The day on which a sheet was begun, which the browser writes in the form that the person is used to.
pub(super) fn begun(sheet: &Sheet, today: Day) -> Element {
    // A clock may have been ahead.
    day(if today.is_known() { sheet.begun().min(today) } else { sheet.begun() })
}
