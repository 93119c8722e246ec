//! The flourish of a canasta that closes: its meld is marked for a moment, and the style sheets let the cards square up.

use crate::dom::find::first;
use canasta::rules::Canasta;
use canasta_app::session::{GameEvent, Session};
use gloo::timers::callback::Timeout;
use std::cell::RefCell;
use std::rc::Rc;
use web_sys::Element;

/// The attribute of a meld while its canasta closes: its kind.
const CLOSING: &str = "data-closing";
/// How long it stays, in milliseconds: as long as the longest animation of the style sheets.
const LASTS_MS: u32 = 1_700;

/// The flourishes, as a handle that can be cloned.
#[derive(Clone, Default)]
pub struct Flourish(Rc<RefCell<Option<Marked>>>);

/// The marked melds, until the timer ends.
struct Marked {
    melds: Vec<Element>,
    _end: Timeout,
}

impl Flourish {
    /// Marks the canastas that these events closed.
    pub fn start(&self, session: &Session, events: &[GameEvent], root: &Element) {
        let Some(seen) = session.observation() else { return };
        if !events.is_empty() {
            self.stop();
        }
        let mut melds = Vec::new();
        for event in events {
            let (GameEvent::Laid { seat, canastas, .. } | GameEvent::Took { seat, canastas, .. }) = event else {
                continue;
            };
            let side = seen.sides().of(*seat);
            for (key, meld) in seen.melds(side).keyed().filter(|(_, meld)| canastas.contains(&meld.kind)) {
                let kind = match meld.canasta() {
                    Some(Canasta::Natural) => "natural",
                    Some(Canasta::Mixed) => "mixed",
                    Some(Canasta::Sequence) => "sequence",
                    Some(Canasta::Wild) => "wild",
                    None => continue,
                };
                let place = format!(".zone[data-side=\"{}\"] .meld[data-meld=\"{key}\"]", side.index());
                if let Some(element) = first(root, &place) {
                    // Setting an attribute with a valid name cannot fail.
                    let _ = element.set_attribute(CLOSING, kind);
                    melds.push(element);
                }
            }
        }
        if melds.is_empty() {
            return;
        }
        let flourish = self.clone();
        let end = Timeout::new(LASTS_MS, move || flourish.stop());
        *self.0.borrow_mut() = Some(Marked { melds, _end: end });
    }

    /// Ends it.
    pub fn stop(&self) {
        let marked = self.0.borrow_mut().take();
        for meld in marked.iter().flat_map(|marked| &marked.melds) {
            let _ = meld.remove_attribute(CLOSING);
        }
    }
}
