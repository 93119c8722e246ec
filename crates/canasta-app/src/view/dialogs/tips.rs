//! All tips of the coach, each of which can be opened and closed.

use crate::features::settings::SettingsIntent;
use crate::session::{Intent, Session, Tip};
use crate::view::content::Content;
use crate::view::form_controls::{done_button, text_button};
use crate::view::node::{Element, div, h3, p};
use crate::view::table::tip_element;
use crate::view::text;
use crate::words;

pub(super) fn tips(session: &Session) -> Content {
    let rules = session.rules_of_hand();
    let tips = Tip::ALL.iter().copied().filter(|tip| tip.is_about(&rules));
    let body = tips.map(|tip| entry(session, tip)).collect();
    let is_closed = |&tip: &Tip| session.settings().is_tip_closed(tip);
    // Both are there while only some are closed: on a phone there is no other way to close the rest at once.
    let close = (!Tip::ALL.iter().all(is_closed)).then_some((words::common::no_tips(), SettingsIntent::CloseCoach));
    let open = Tip::ALL.iter().any(is_closed).then_some((words::dialogs::all_tips(), SettingsIntent::OpenAllTips));
    let all = [close, open].into_iter().flatten().zip(["btn quiet left", "btn quiet"]);
    let all = all.map(|((word, intent), class)| text_button(class, word, &Intent::Settings(intent)).key(word));
    let foot = all.chain([done_button()]).collect();
    Content { title: words::dialogs::tips().to_owned(), note: words::dialogs::tips_note().to_owned(), body, foot }
}

fn entry(session: &Session, tip: Tip) -> Element {
    let title = text::tip_title(tip);
    let (word, intent) = match session.settings().is_tip_closed(tip) {
        true => (words::dialogs::show_tip_again(), SettingsIntent::OpenTip(tip)),
        false => (words::common::got_it(), SettingsIntent::CloseTip(tip)),
    };
    let button = text_button("btn", word, &Intent::Settings(intent)).attr("aria-label", text::tip_button(word, title));
    let words = div().child(h3().text(title)).child(p().children(tip_element(session, tip)));
    div().class("tip-entry").key(tip.name()).child(words).child(button)
}
