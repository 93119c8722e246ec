//! The question of the first table: whether sounds are wanted. It stands in the row of the tips, which wait for the answer.

use crate::features::settings::{SettingsIntent, Switch};
use crate::session::{GameEvent, Intent, Session};
use crate::view::controls::with_intent;
use crate::view::node::{Element, b, button, div, p, section};
use crate::words;

/// Whether the person has begun a turn in this hand.
fn has_begun(session: &Session) -> bool {
    let begins = |event: &GameEvent| matches!(event, GameEvent::Drew { .. } | GameEvent::Took { .. });
    session.log().iter().any(|event| begins(event) && event.seat() == Some(session.me()))
}

/// The question, until it is answered or the person plays on without an answer. The toolbar has the switch at any time.
pub(super) fn sound_question(session: &Session) -> Option<Element> {
    let act = |class: &str, word: &str, intent: SettingsIntent| {
        with_intent(button().class(class).attr("type", "button").text(word), &Intent::Settings(intent))
    };
    (session.asks_about_sound() && session.keeps_room_for_tips() && !has_begun(session)).then(|| {
        let yes = act("btn primary", words::table::sound_yes(), SettingsIntent::Toggle(Switch::Sounds));
        let no = act("btn", words::table::sound_no(), SettingsIntent::DeclineSound);
        section()
            .class(if session.hint().is_some() { "coach sound-question covered" } else { "coach sound-question" })
            .key("sound-question")
            .attr("aria-label", words::table::sound_question())
            .child(p().child(b().text(words::table::sound_question())))
            .child(div().class("coach-buttons").child(yes).child(no))
    })
}
