//! All tips of the coach, each of which can be opened and closed.

use super::content::Content;
use super::form_controls::{done_button, text_button};
use crate::session::{Intent, Session, SettingsIntent, Tip};
use crate::view::node::{Element, div, h3, p};
use crate::view::table::tip_element;
use crate::view::text;

pub(super) fn tips(session: &Session) -> Content {
    let rules = session.current_rules();
    let tips = Tip::ALL.iter().copied().filter(|tip| tip.is_about(&rules));
    let body = tips.map(|tip| entry(session, tip)).collect();
    let is_any_closed = Tip::ALL.iter().any(|&tip| session.settings().is_tip_closed(tip));
    let all = match is_any_closed {
        true => (text::LABELS.all_tips, SettingsIntent::OpenAllTips),
        false => (text::LABELS.no_tips, SettingsIntent::CloseCoach),
    };
    let foot = vec![text_button("btn quiet left", all.0, &Intent::Settings(all.1)), done_button()];
    Content { title: text::LABELS.tips.to_owned(), note: text::LABELS.tips_note.to_owned(), body, foot }
}

fn entry(session: &Session, tip: Tip) -> Element {
    let title = text::tip_title(tip);
    let (word, intent) = match session.settings().is_tip_closed(tip) {
        true => (text::LABELS.show_tip_again, SettingsIntent::OpenTip(tip)),
        false => (text::LABELS.got_it, SettingsIntent::CloseTip(tip)),
    };
    let button = text_button("btn", word, &Intent::Settings(intent)).attr("aria-label", text::tip_button(word, title));
    let words = div().child(h3().text(title)).child(p().children(tip_element(session, tip)));
    div().class("tip-entry").key(tip.name()).child(words).child(button)
}
