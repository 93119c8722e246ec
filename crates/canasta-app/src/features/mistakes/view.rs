//! The entry of the page *Learn* with the mistakes of own games.

use super::{Context, MistakesIntent};
use crate::session::{Intent, Session};
use crate::view::dialogs::entry::{entry, with_note};
use crate::view::node::{Element, b, div, li};
use crate::view::text;
use crate::words;

/// Whether a mistake can be played again now.
pub(crate) fn can_play(session: &Session) -> bool {
    let context = Context { today: session.today(), library: session.library() };
    session.mistakes().playable(&context).is_some()
}

/// The mistakes of own games, with those that are repaired: a button while one is due.
pub(crate) fn mistakes_entry(session: &Session) -> Element {
    let (repaired, all) = session.mistakes().progress();
    let progress = (all > 0).then_some((repaired, all));
    let note = text::mistakes(session.mistakes().forecast(session.today()));
    if can_play(session) {
        return entry(words::mistakes::mistakes_play(), &note, progress, &Intent::Mistakes(MistakesIntent::Next));
    }
    let entry = div().class("drill-entry waiting").key("mistakes").child(b().text(words::mistakes::mistakes_play()));
    li().child(with_note(entry, &note, progress))
}
