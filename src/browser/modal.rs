//! Dialogs, and what lies behind them. `showModal` makes all of the page inert at once, for which the browser works out the
//! style of all of it anew, in one task, and once more when the dialog goes. Here a dialog is merely shown, above a shade
//! that takes the pointer, and what is behind becomes inert part by part, a few for each picture.

use super::focus::{active, all, dialog, focus};
use gloo::render::{AnimationFrame, request_animation_frame};
use std::cell::RefCell;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlDialogElement};

/// The parts behind a dialog: first what is heard, then in the order in which they are wanted again.
const PARTS: [&str; 4] = ["#page > [role=log]", ".me > *", ".felt > *", ".app > :not(.felt, .me)"];

/// How many elements change for one picture.
const ELEMENTS: u32 = 30;

#[derive(Default)]
struct Behind {
    /// What had the focus when the dialog opened: it gets it back.
    opener: Option<Element>,
    /// Whether anything is inert.
    still: bool,
    next: Option<AnimationFrame>,
}

thread_local! {
    static BEHIND: RefCell<Behind> = RefCell::default();
}

/// Opens the dialogs that are in the document but not open.
pub fn open(root: &Element) {
    for one in all(root, "dialog[data-modal]:not([open])") {
        if let Some(dialog) = one.dyn_ref::<HtmlDialogElement>() {
            let opener = active();
            BEHIND.with_borrow_mut(|behind| behind.opener = opener);
            dialog.show();
        }
    }
    // What is heard becomes inert at once, the rest when this has been seen; but the hand is wanted again at once.
    follow(root, if dialog().is_some() { 1 } else { ELEMENTS });
}

/// Closes a dialog; the focus goes back to where it was.
pub fn close(dialog: &HtmlDialogElement) {
    let opener = BEHIND.with_borrow_mut(|behind| behind.opener.take());
    if let Some(opener) = &opener {
        free(opener);
    }
    dialog.close();
    // The browser gives it back only where it was within the dialog, and not behind what it cannot have.
    if active().is_none_or(|active| dialog.contains(Some(&active))) {
        focus(opener);
    }
}

/// Frees what an element is in, so that it can have the focus now.
pub fn free(element: &Element) {
    if let Ok(Some(part)) = element.closest("[inert]") {
        let _ = part.remove_attribute("inert");
    }
}

/// Sees to it that what is behind the dialog becomes inert, or is no longer, if there is none: about so many elements now,
/// and the others for the next pictures.
fn follow(root: &Element, elements: u32) {
    let still = dialog().is_some();
    if !still && !BEHIND.with_borrow(|behind| behind.still) {
        return;
    }
    let mut changing = 0;
    let parts = PARTS.iter().flat_map(|parts| all(root, parts));
    let mut parts = parts.filter(|part| part.has_attribute("inert") != still);
    for part in parts.by_ref() {
        let _ = part.toggle_attribute_with_force("inert", still);
        changing += 1 + part.get_elements_by_tag_name("*").length();
        if changing >= elements {
            break;
        }
    }
    let more = parts.next().is_some();
    BEHIND.with_borrow_mut(|behind| {
        behind.still = still || more;
        behind.next = more.then(|| {
            let root = root.clone();
            request_animation_frame(move |_| follow(&root, if still { ELEMENTS } else { 2 * ELEMENTS }))
        });
    });
}
