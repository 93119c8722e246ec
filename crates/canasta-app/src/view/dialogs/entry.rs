//! An entry of a page that leads on: a button with a title, a note and the progress.

use crate::session::Intent;
use crate::view::controls::with_intent;
use crate::view::node::{Element, b, button, i, li, small, span};
use crate::view::text;

/// An entry of the page, with the progress, if there is any.
pub(crate) fn entry(title: &str, note: &str, progress: Option<(usize, usize)>, intent: &Intent) -> Element {
    li().child(entry_button(title, note, progress, intent))
}

/// The button of such an entry.
pub(crate) fn entry_button(title: &str, note: &str, progress: Option<(usize, usize)>, intent: &Intent) -> Element {
    let entry = button().class("drill-entry").key(intent).attr("type", "button").child(b().text(title));
    with_intent(with_note(entry, note, progress), intent)
}

/// Adds the note and the progress to what has the title.
pub(crate) fn with_note(mut entry: Element, note: &str, progress: Option<(usize, usize)>) -> Element {
    if let Some((done, all)) = progress {
        let is_done = done >= all;
        let count = text::solved_of(done, all);
        entry = entry.child(span().class(if is_done { "num done" } else { "num" }).text(count));
    }
    if !note.is_empty() {
        entry = entry.child(small().text(note));
    }
    if let Some((done, all)) = progress {
        let bar = span().class("progress-bar").attr("aria-hidden", "true");
        entry = entry.child(bar.child(i().attr("--p", done * 100 / all.max(1))));
    }
    entry
}
