//! What screen readers announce. All lines of an update are one element of the live region, whose text never changes: of several
//! elements that come at once some readers say only the last, others say them in any order.

use crate::dom::find::{document, first};
use crate::guard::guarded;
use canasta_app::features::settings::Pace;
use canasta_app::session::Session;
use canasta_app::view::announcements::{self, Line};
use canasta_app::view::text;
use gloo::timers::callback::Timeout;
use std::cell::RefCell;
use std::rc::Rc;
use web_sys::Element;

/// How long lines are collected, in milliseconds: while others play without a pause, and where a region comes or becomes live
/// again, as screen readers ignore what comes with it.
const COLLECTED_MS: u32 = 150;
/// From this many lines on they are collected no longer.
const MOST_COLLECTED: usize = 12;

/// The regions, of which one is live: that of the open dialog, or else that of the page.
const REGION: &str = "dialog[open] [data-log]";
const PAGE_REGION: &str = "#live";

/// The announcements, as a handle that can be cloned.
#[derive(Clone, Default)]
pub struct LiveRegion(Rc<RefCell<State>>);

#[derive(Default)]
struct State {
    /// The number of the table that the lines are about.
    table: u32,
    /// The keys of the lines that were announced.
    announced: Vec<String>,
    /// The lines that are to be announced.
    pending: Vec<String>,
    /// Whether a dialog was open at the last update.
    had_dialog: bool,
    delay_ms: u32,
    /// Whether lines have come since the timer was set.
    has_new: bool,
    timer: Option<Timeout>,
}

impl LiveRegion {
    /// Takes note of the lines that are new.
    pub fn update(&self, session: &Session) {
        let names = text::shown_names(session.places());
        // What is told of a table fails with it.
        let Some(lines) = guarded(|| announcements::lines(session, &names)) else { return };
        let mut state = self.0.borrow_mut();
        // The lines of another table may have the keys of the last one's.
        let is_same = state.table == session.table_number();
        let keys: Vec<String> = std::mem::take(&mut state.announced);
        let known = |key: &String| keys.contains(key) && (is_same || Line::is_heard_once(key));
        let new: Vec<String> = lines.iter().filter(|line| !known(&line.key)).map(|line| line.words.clone()).collect();
        state.announced = keys.iter().filter(|key| Line::is_heard_once(key)).cloned().collect();
        state.announced.extend(lines.into_iter().map(|line| line.key));
        state.table = session.table_number();
        let had_dialog = std::mem::replace(&mut state.had_dialog, session.dialog_kind().is_some());
        if new.is_empty() {
            return;
        }
        state.pending.extend(new);
        state.has_new = true;
        let goes_on = session.settings().pace == Pace::Instant && !session.is_my_turn() && session.others_play();
        let waits = (goes_on && state.pending.len() < MOST_COLLECTED) || had_dialog || state.had_dialog;
        state.delay_ms = if waits { COLLECTED_MS } else { 0 };
    }

    /// Announces what is new, now that the change is shown and the focus is in its place: a screen reader breaks off for the focus.
    pub fn release(&self) {
        let mut state = self.0.borrow_mut();
        if std::mem::take(&mut state.has_new) {
            state.timer = Some(self.timer(state.delay_ms));
        }
    }

    fn timer(&self, delay_ms: u32) -> Timeout {
        let region = self.clone();
        Timeout::new(delay_ms, move || region.announce())
    }

    /// Announces the pending lines; later if a dialog is yet to open, as on a slow device.
    fn announce(&self) {
        let mut state = self.0.borrow_mut();
        let Some(root) = document().and_then(|document| document.document_element()) else { return };
        if first(&root, "dialog[data-modal]:not([open])").is_some() {
            state.timer = Some(self.timer(COLLECTED_MS));
        } else if let Some(region) = first(&root, REGION).or_else(|| first(&root, PAGE_REGION)) {
            say(&region, &announcements::announcement(&state.pending));
            state.pending.clear();
        }
    }
}

/// Puts an announcement in the place of the last one. The same again ends in a space: of an equal text Chromium tells nobody.
fn say(region: &Element, words: &str) {
    let again = if region.text_content().as_deref() == Some(words) { "\u{a0}" } else { "" };
    region.set_text_content(None);
    if let Some(line) = document().and_then(|document| document.create_element("p").ok()) {
        line.set_text_content(Some(&format!("{words}{again}")));
        // Appending to an element of the document cannot fail.
        let _ = region.append_child(&line);
    }
}
