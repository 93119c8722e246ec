//! Principles of good play, with cards and with what our own arena measured.

use super::figures::figures;
use super::principle::Principle;
use crate::session::Session;
use crate::view::content::Content;
use crate::view::figure::pictures;
use crate::view::form_controls::done_button;
use crate::view::node::{Element, div, h3, p};
use crate::view::text;
use crate::words;
use canasta::rules::Preset;

pub(crate) fn strategy(session: &Session) -> Content {
    let rules = session.rules_of_hand();
    let piece = |principle: Principle| -> Element {
        let (title, words) = text::principle(principle, rules.players);
        let loss = principle.loss(rules.players);
        let class = if loss.is_some_and(|loss| loss.is_shown()) { "measured shown" } else { "measured" };
        div()
            .class("word-entry principle")
            .key(principle.name())
            .child(h3().text(title))
            .child(p().text(words))
            .children(pictures(&figures(principle, &rules)))
            .child(p().class(class).text(text::measured(loss, rules.players)))
    };
    let pieces = Principle::ALL.into_iter().filter(|principle| principle.is_in_use(&rules)).map(piece);
    let games = Preset::ALL.into_iter().filter_map(|preset| {
        let words = text::game_advice(preset)?;
        let entry = div().class("word-entry principle").key(preset.name());
        Some(entry.child(h3().text(text::preset(preset))).child(p().text(words)))
    });
    let about = p().class("strategy-about").text(words::strategy::strategy_measured());
    Content {
        title: words::common::strategy().to_owned(),
        note: words::strategy::strategy_note().to_owned(),
        body: pieces.chain([about]).chain(games).collect(),
        foot: vec![done_button()],
    }
}
