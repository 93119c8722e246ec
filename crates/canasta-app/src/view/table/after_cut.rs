//! What the cutter kept, in words over the melds that nobody has laid yet.

use crate::session::{GameEvent, Session};
use crate::view::cards::with_signs;
use crate::view::node::{Node, div, span};
use crate::view::text::{self, Names};

/// What the cutter kept, until the person acts; empty where the rules let nobody keep cards.
fn words(session: &Session, names: Names<'_>) -> String {
    let has_begun = |log: &[GameEvent]| matches!(log, [GameEvent::Dealt { .. }, ..]);
    let is_match = session.look_back().is_none() && session.replay().is_none();
    if !is_match || !has_begun(session.live_log()) {
        return String::new();
    }
    let is_on = session.observation().is_some_and(|seen| {
        let has_acted = session.live_log().iter().any(|what| what.seat() == Some(seen.seat()));
        // The deal is looked up only where it has something to tell.
        seen.rules().is_cut_kept() && seen.ended().is_none() && !has_acted
    });
    let deal = if is_on { session.deal() } else { None };
    deal.map(|deal| text::cut_kept(&deal, names)).unwrap_or_default()
}

/// Adds the words to the own area, the last part of the table. A refusal comes first.
pub(super) fn told(session: &Session, names: Names<'_>, mut parts: Vec<Node>) -> Vec<Node> {
    let words = words(session, names);
    if words.is_empty() || session.refusal().is_some() {
        return parts;
    }
    if let Some(Node::Element(area)) = parts.pop() {
        // The live log says it.
        let told = div().class("callout after-cut").key("after-cut").attr("aria-hidden", "true");
        parts.push(area.child(told.child(span().children(with_signs(&words)))).into());
    }
    parts
}

/// What is heard of the cut beside the event of the deal, which has the wilds.
pub(crate) fn heard(session: &Session, names: Names<'_>) -> String {
    match session.live_log() {
        [GameEvent::Dealt { kept: None, .. }, ..] => words(session, names),
        _ => String::new(),
    }
}
