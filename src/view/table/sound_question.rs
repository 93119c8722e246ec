//! The question of the first table: whether sounds are wanted. It stands above the table and waits for nobody.

use crate::session::{Intent, Session, SettingsIntent, Switch};
use crate::view::controls::with_intent;
use crate::view::node::{Element, b, button, p, section};
use crate::view::text;

/// The question, until it is answered.
pub(super) fn sound_question(session: &Session) -> Option<Element> {
    let act = |class: &str, word: &str, intent: SettingsIntent| {
        with_intent(button().class(class).attr("type", "button").text(word), &Intent::Settings(intent))
    };
    session.asks_about_sound().then(|| {
        section()
            .class("notice info sound-question")
            .key("sound-question")
            .attr("aria-label", text::LABELS.sound_question)
            .child(p().child(b().text(text::LABELS.sound_question)))
            .child(act("btn primary", text::LABELS.sound_yes, SettingsIntent::Toggle(Switch::Sounds)))
            .child(act("btn", text::LABELS.sound_no, SettingsIntent::DeclineSound))
    })
}
