//! Announcements while a dialog is open. The page's live region is inert then, so a region within the dialog repeats what is
//! new in it.

use crate::browser::dom::find::document;
use crate::session::{Session, seat_names};
use crate::view::announcements;
use gloo::timers::callback::Timeout;
use std::cell::RefCell;
use std::rc::Rc;

/// How long after a change its lines are added, in milliseconds: screen readers ignore lines that come with their region.
const DELAY_MS: u32 = 150;

/// The dialog's live region, as a handle that can be cloned.
#[derive(Clone, Default)]
pub struct LiveRegion(Rc<RefCell<State>>);

#[derive(Default)]
struct State {
    /// The keys of the lines that were announced.
    announced: Vec<String>,
    /// The lines that are to be added to the open dialog.
    pending: Vec<String>,
    timer: Option<Timeout>,
}

impl LiveRegion {
    /// Takes note of the announcements; new ones go into the open dialog, if there is one.
    pub fn update(&self, session: &Session) {
        let names: Vec<String> = seat_names(session.places());
        let lines = announcements::lines(session, &names);
        let mut state = self.0.borrow_mut();
        if session.dialog_kind().is_some() {
            let new: Vec<String> = lines
                .iter()
                .filter(|line| !state.announced.contains(&line.key))
                .map(|line| line.words.clone())
                .collect();
            state.pending.extend(new);
        } else {
            state.pending.clear();
        }
        state.announced = lines.into_iter().map(|line| line.key).collect();
        state.timer = self.timer(&state.pending);
    }

    fn timer(&self, pending: &[String]) -> Option<Timeout> {
        let region = self.clone();
        (!pending.is_empty()).then(|| Timeout::new(DELAY_MS, move || region.announce()))
    }

    /// Adds the pending lines to the open dialog; later if it does not open until then, as on a slow device.
    fn announce(&self) {
        let mut state = self.0.borrow_mut();
        if append_to_dialog(&state.pending).is_some() {
            state.pending.clear();
        } else {
            state.timer = self.timer(&state.pending);
        }
    }
}

/// Appends lines to the region of the open dialog. `None` if there is none.
fn append_to_dialog(lines: &[String]) -> Option<()> {
    let document = document()?;
    let region = document.query_selector("dialog[open] [data-heard]").ok().flatten()?;
    for words in lines {
        let line = document.create_element("p").ok()?;
        line.set_text_content(Some(words));
        // Appending to an element of the document cannot fail.
        let _ = region.append_child(&line);
    }
    Some(())
}
