//! The live log while a dialog is open. A modal dialog makes all that is outside of it inert, the log too, so what comes
//! in the meantime is said by a region within the dialog.

use super::document;
use crate::session::Session;
use crate::view::announcements;
use gloo::timers::callback::Timeout;
use web_sys::Element;

/// How long after a change its lines come: a region is heard only if it was there before its words.
const LATER_MS: u32 = 150;

/// What has been said, by the log or by a dialog's region.
#[derive(Default)]
pub struct LiveRegion {
    keys: Vec<String>,
    later: Option<Timeout>,
    waiting: Vec<String>,
}

impl LiveRegion {
    /// Takes note of the log; what is new in it goes into the open dialog, if there is one.
    pub fn hear(&mut self, session: &Session) {
        let names: Vec<String> = session.places().iter().map(|place| place.name.clone()).collect();
        let lines = announcements::lines(session, &names);
        let is_open = session.dialog().is_some();
        if is_open {
            let new = lines.iter().filter(|line| !self.keys.contains(&line.key));
            self.waiting.extend(new.map(|line| line.words.clone()));
        } else {
            self.waiting.clear();
        }
        self.keys = lines.into_iter().map(|line| line.key).collect();
        self.later = self.say_later();
    }

    fn say_later(&self) -> Option<Timeout> {
        (!self.waiting.is_empty()).then(|| {
            let words = self.waiting.clone();
            Timeout::new(LATER_MS, move || super::said(say(&words)))
        })
    }

    /// What waited has been said, or else waits on: on a slow device the dialog opens later than it comes.
    pub fn said(&mut self, all: bool) {
        if all {
            self.waiting.clear();
        } else {
            self.later = self.say_later();
        }
    }
}

/// Puts lines into the region of the open dialog. False if there is none.
fn say(lines: &[String]) -> bool {
    let region = || document()?.query_selector("dialog[open] [data-heard]").ok().flatten();
    let Some(region) = region() else { return false };
    for words in lines {
        if let Some(line) = line(words) {
            // Appending to an element that is there cannot fail.
            let _ = region.append_child(&line);
        }
    }
    true
}

fn line(words: &str) -> Option<Element> {
    let line = document()?.create_element("p").ok()?;
    line.set_text_content(Some(words));
    Some(line)
}
