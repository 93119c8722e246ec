//! The cut before a deal, where the cutter keeps cards of the packet.

use crate::session::{CutMoment, Intent, NewGameIntent, Session};
use crate::view::content::Content;
use crate::view::form_controls::text_button;
use crate::view::node::{div, input, p, span};
use crate::view::text;
use crate::words;

/// The deck, of which a packet is lifted where the player says.
pub(super) fn cut(moment: &CutMoment, session: &Session) -> Content {
    let at = session.cut();
    let percent = at * 100 / session.most_cut().max(1);
    let range = || {
        input()
            .attr("type", "range")
            .attr("min", 1)
            .attr("max", session.most_cut())
            .attr("value", at)
            .attr("data-set", "cut")
            .flag("data-live", true)
    };
    let slider = range()
        .class("scrubber")
        .key("slider")
        .attr("--p", percent)
        .flag("autofocus", true)
        .attr("aria-label", words::deck::cut())
        .attr("aria-valuetext", words::deck::cut_lifts(at));
    // The cards in a row: a press or a drag lifts those before it. Keys and screen readers have the slider.
    let cards = |key: &str| span().class(format_args!("spread {key}")).key(key);
    let deck = div()
        .class("cut-deck")
        .key("deck")
        .attr("aria-hidden", "true")
        .attr("--p", percent)
        .child(cards("packet"))
        .child(cards("rest"))
        .child(range().class("cut-place").key("place").attr("tabindex", -1));
    let lifted = p().key("lifted").attr("aria-hidden", "true").text(words::deck::cut_lifts(at));
    let title = match &moment.name {
        None => words::deck::you_cut().to_owned(),
        Some(name) => words::deck::other_cuts(name),
    };
    Content {
        title,
        note: text::cut_keep(moment.keep).to_owned(),
        body: vec![deck, slider, lifted],
        foot: vec![
            text_button("btn", words::deck::cut_anywhere(), &Intent::NewGame(NewGameIntent::LiftAnywhere)),
            text_button("btn primary", words::deck::cut_here(), &Intent::NewGame(NewGameIntent::Lift)),
        ],
    }
}
