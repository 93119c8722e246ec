//! Modal dialogs. `showModal` makes all of the page inert in one task, for which the browser recomputes all styles, and again
//! when the dialog closes. Here a dialog is merely shown, above a layer that takes the pointer, and the page behind it becomes
//! inert part by part, a few for each frame.

use super::focus::focus;
use super::inert::{Background, change_some, free, free_live_region, silence_live_region};
use crate::dom::find::{active, all, area, menu_button, open_dialog};
use crate::dom::number;
use gloo::render::{AnimationFrame, request_animation_frame};
use gloo::timers::callback::Timeout;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlDialogElement};

/// Custom properties of a dialog: the middle of the control that opened it, and how far it reaches from the edge of the window
/// that is farther away, in pixels.
const ANCHOR: [&str; 2] = ["--anchor-x", "--anchor-y"];

/// Dialogs that are in the document but not open.
const UNOPENED: &str = "dialog[data-modal]:not([open])";

/// The number of elements that become inert in one frame.
const INERT_PER_FRAME: u32 = 20;
/// The number of elements that are freed at once when a dialog closes, and twice as many in each frame after that.
const FREE_AT_ONCE: u32 = 30;
/// The time between the opening of a dialog and the first change behind it, in milliseconds: a slow device still paints.
const DELAY_MS: u32 = 120;

/// The dialogs, as a handle that can be cloned.
#[derive(Clone, Default)]
pub struct Modal(Rc<RefCell<State>>);

#[derive(Default)]
struct State {
    /// The element that had the focus when the dialog opened, and gets it back.
    opener: Option<Element>,
    /// The dialogs that led to the open one: the kind of each, and the intent of the control that had the focus.
    trail: Vec<(String, String)>,
    /// Whether any part of the page is inert.
    has_inert: bool,
    next: Option<Next>,
}

/// The next change behind the dialog.
enum Next {
    Timer { _timer: Timeout },
    Frame { _frame: AnimationFrame },
}

/// Whether a dialog is in the document but not open.
pub fn has_unopened(root: &Element) -> bool {
    !all(root, UNOPENED).is_empty()
}

fn kind(dialog: &Element) -> Option<String> {
    dialog.get_attribute("data-dialog")
}

fn intent(control: &Element) -> Option<String> {
    control.get_attribute("data-intent")
}

/// The element that gets the focus back when the dialog closes. An item of the menu goes with it, and leaves the focus to the
/// menu's button.
fn opener() -> Option<Element> {
    let active = active()?;
    let in_menu = active.closest(".menu").is_ok_and(|menu| menu.is_some());
    if in_menu { menu_button().map(Element::from) } else { Some(active) }
}

impl State {
    /// The control of the table at which an explanation opens; none if a dialog has led to it.
    fn anchor(&self) -> Option<Element> {
        self.opener.clone().filter(|_| self.trail.is_empty())
    }
}

/// Tells the style sheets where the control is that opened a dialog: whether in the upper half of the window, and at which
/// place. They decide which dialogs open there.
fn place_at(dialog: &HtmlDialogElement, opener: &Element) {
    let height = web_sys::window().and_then(|window| window.inner_height().ok()?.as_f64()).unwrap_or_default();
    let place = area(opener);
    let is_high = place.y + place.height / 2.0 < height / 2.0;
    let _ = dialog.set_attribute("data-opens", if is_high { "down" } else { "up" });
    let reach = if is_high { place.y + place.height } else { height - place.y };
    for (name, pixels) in ANCHOR.into_iter().zip([place.x + place.width / 2.0, reach]) {
        let _ = dialog.style().set_property(name, &format!("{}px", number::write(pixels, 0)));
    }
}

impl Modal {
    /// Prepares for a dialog that is in the document and opens in a later task: from now on it makes the announcements.
    pub fn expect(&self, root: &Element) {
        if has_unopened(root) {
            silence_live_region(root);
            let mut state = self.0.borrow_mut();
            state.has_inert = true;
            state.next = None;
        }
    }

    /// Lets the page make announcements again as soon as no dialog does: what comes with the end of a dialog is heard. The rest of
    /// the page is freed later.
    pub fn give_voice_back(&self, root: &Element) {
        if self.0.borrow().has_inert && open_dialog().is_none() && !has_unopened(root) {
            free_live_region(root);
        }
    }

    /// Opens the dialogs that are in the document but not open, and lets the page behind follow.
    pub fn open(&self, root: &Element) {
        for dialog in all(root, UNOPENED).iter().filter_map(|dialog| dialog.dyn_ref::<HtmlDialogElement>()) {
            let kind = kind(dialog);
            let led_here = {
                let mut state = self.0.borrow_mut();
                state.opener = opener();
                state.next = None;
                let at = state.trail.iter().position(|(led, _)| Some(led) == kind.as_ref());
                at.and_then(|at| state.trail.drain(at..).next())
            };
            if let Some(opener) = self.0.borrow().anchor() {
                place_at(dialog, &opener);
            }
            dialog.show();
            // A dialog that is open again gives the focus back to the control that led away.
            if let Some((_, led)) = led_here {
                focus(all(dialog, "[data-intent]").into_iter().find(|control| intent(control).as_ref() == Some(&led)));
            }
        }
        if open_dialog().is_none() {
            self.0.borrow_mut().trail.clear();
            if self.change_some(root, FREE_AT_ONCE) {
                self.change_at_frame(root);
            }
            return;
        }
        silence_live_region(root);
        let mut state = self.0.borrow_mut();
        state.has_inert = true;
        if state.next.is_none() {
            let (modal, root) = (self.clone(), root.clone());
            let timer = Timeout::new(DELAY_MS, move || modal.change_at_frame(&root));
            state.next = Some(Next::Timer { _timer: timer });
        }
    }

    /// Closes a dialog; the focus returns to where it was.
    pub fn close(&self, dialog: &HtmlDialogElement) {
        let control = active().filter(|active| dialog.contains(Some(active))).and_then(|active| intent(&active));
        let opener = {
            let mut state = self.0.borrow_mut();
            state.trail.extend(kind(dialog).zip(control));
            state.opener.take()
        };
        if let Some(opener) = &opener {
            free(opener);
        }
        dialog.close();
        // The browser returns the focus only if it was within the dialog, and never to an inert element.
        if active().is_none_or(|active| dialog.contains(Some(&active))) {
            focus(opener);
        }
    }

    /// Makes parts behind an open dialog inert, or frees them. Returns whether there are more.
    fn change_some(&self, root: &Element, elements: u32) -> bool {
        let background = if open_dialog().is_some() { Background::Inert } else { Background::Free };
        if background == Background::Free && !self.0.borrow().has_inert {
            return false;
        }
        let more = change_some(root, background, elements);
        let mut state = self.0.borrow_mut();
        state.has_inert = background == Background::Inert || more;
        state.next = None;
        more
    }

    /// Changes more parts with each frame.
    fn change_at_frame(&self, root: &Element) {
        let (modal, page) = (self.clone(), root.clone());
        let frame = request_animation_frame(move |_| {
            let elements = if open_dialog().is_some() { INERT_PER_FRAME } else { 2 * FREE_AT_ONCE };
            if modal.change_some(&page, elements) {
                modal.change_at_frame(&page);
            }
        });
        self.0.borrow_mut().next = Some(Next::Frame { _frame: frame });
    }
}
