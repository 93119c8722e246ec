//! Dialogs, and what lies behind them. `showModal` makes all of the page inert at once, for which the browser works out the
//! style of all of it anew, in one task, and once more when the dialog goes. Here a dialog is merely shown, above a shade
//! that takes the pointer, and what is behind becomes inert part by part, a few for each picture, once the dialog is seen.

use super::dom;
use super::focus::{active, all, dialog, focus, menu_button};
use gloo::render::{AnimationFrame, request_animation_frame};
use gloo::timers::callback::Timeout;
use std::cell::RefCell;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlDialogElement};

/// The parts behind a dialog: first what is heard, then in the order in which they are wanted again. Melds can be many cards:
/// each is a part, and what holds them is no more than kept silent.
const PARTS: [&str; 8] = [
    "#page > [role=log]",
    ".player-area > *",
    ".melds > :not(.meld-grid)",
    ".meld-grid > *",
    MELDS,
    ".zone > :not(.melds)",
    ".table-area > :not(.zone)",
    ".app > :not(.table-area, .player-area)",
];
/// Dialogs that are in the document but not open.
const WAITING: &str = "dialog[data-modal]:not([open])";
/// Where melds lie. Inert, it would change the style of all that lies there.
const MELDS: &str = ".melds";
/// The attribute that says to ears that something is not there.
const SILENT: &str = "aria-hidden";

/// How many elements become inert for one picture.
const STILLED: u32 = 20;
/// How many are freed at once when a dialog goes; for each picture after that, twice as many.
const FREED: u32 = 30;
/// How long a dialog that has opened has to itself, in milliseconds: a slow device is busy with its picture.
const SEEN_MS: u32 = 120;

/// When more becomes inert.
enum Next {
    Later { _timer: Timeout },
    FrameDeadline { _frame: AnimationFrame },
}

#[derive(Default)]
struct Background {
    /// What had the focus when the dialog opened: it gets it back.
    opener: Option<Element>,
    /// What had it in dialogs that have led to others: the dialog, and what its control does.
    led: Vec<(String, String)>,
    /// Whether anything is inert.
    still: bool,
    next: Option<Next>,
}

thread_local! {
    static BEHIND: RefCell<Background> = RefCell::default();
}

/// Makes ready for a dialog that is in the document and opens in a task to come: what is heard becomes inert at once, for the
/// dialog says it. False if there is none.
pub fn expect(root: &Element) -> bool {
    let expected = waits(root);
    if expected {
        silence(root);
        BEHIND.with_borrow_mut(|behind| behind.next = None);
    }
    expected
}

fn silence(root: &Element) {
    all(root, PARTS[0]).iter().for_each(|log| set_inert(log, true));
    BEHIND.with_borrow_mut(|behind| behind.still = true);
}

/// Whether a dialog is in the document but not open.
pub fn waits(root: &Element) -> bool {
    !all(root, WAITING).is_empty()
}

/// Shows the dialogs that are in the document but not open: the browser lays them out, and gives one the focus. `open` is to
/// follow.
pub fn show(root: &Element) {
    for one in all(root, WAITING) {
        if let Some(dialog) = one.dyn_ref::<HtmlDialogElement>() {
            let opener = opener();
            let led = BEHIND.with_borrow_mut(|behind| {
                behind.opener = opener;
                behind.next = None;
                let at = behind.led.iter().position(|(dialog, _)| Some(dialog) == panel_of(&one).as_ref())?;
                behind.led.drain(at..).next()
            });
            dialog.show();
            // Who comes back to it goes on where they were.
            if let Some((_, what)) = led {
                focus(all(&one, "[data-intent]").into_iter().find(|control| does(control).as_ref() == Some(&what)));
            }
        }
    }
}

/// What has the focus before a dialog opens. What stands in the menu goes with the menu, and leaves it to its button.
fn opener() -> Option<Element> {
    let active = active()?;
    let in_menu = active.closest(".menu").is_ok_and(|menu| menu.is_some());
    if in_menu { menu_button() } else { Some(active) }
}

fn panel_of(dialog: &Element) -> Option<String> {
    dialog.get_attribute("data-dialog")
}

fn does(control: &Element) -> Option<String> {
    control.get_attribute("data-intent")
}

/// Opens the dialogs that are in the document but not open.
pub fn open(root: &Element) {
    show(root);
    if dialog().is_none() {
        BEHIND.with_borrow_mut(|behind| behind.led.clear());
        // The hand is wanted again at once, the others when this has been seen.
        if change_some(root, FREED) {
            let root = root.clone();
            goes_on(at_picture(move || follow_at_picture(&root)));
        }
        return;
    }
    // What is heard becomes inert at once, the rest when this has been seen.
    silence(root);
    BEHIND.with_borrow_mut(|behind| {
        behind.next.get_or_insert_with(|| {
            let root = root.clone();
            Next::Later { _timer: Timeout::new(SEEN_MS, move || follow_at_picture(&root)) }
        });
    });
}

fn at_picture(call: impl FnOnce() + 'static) -> Next {
    Next::FrameDeadline { _frame: request_animation_frame(move |_| call()) }
}

fn goes_on(next: Next) {
    BEHIND.with_borrow_mut(|behind| behind.next = Some(next));
}

/// Closes a dialog; the focus goes back to where it was.
pub fn close(dialog: &HtmlDialogElement) {
    let here = active().filter(|active| dialog.contains(Some(active))).and_then(|active| does(&active));
    let opener = BEHIND.with_borrow_mut(|behind| {
        behind.led.extend(panel_of(dialog).zip(here));
        behind.opener.take()
    });
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
    while let Ok(Some(part)) = element.closest("[inert], .melds[aria-hidden]") {
        set_inert(&part, false);
    }
}

/// Whether a part can be neither reached nor heard.
fn is_still(part: &Element) -> bool {
    part.has_attribute("inert") || (holds_melds(part) && part.has_attribute(SILENT))
}

fn holds_melds(part: &Element) -> bool {
    part.matches(MELDS).unwrap_or(false)
}

/// Makes a part one that can be neither reached nor heard, or frees it.
fn set_inert(part: &Element, still: bool) {
    // Attributes of valid names can always be set.
    if holds_melds(part) {
        dom::set_attribute(part, SILENT, still.then_some("true"));
        dom::set_attribute(part, "tabindex", Some(if still { "-1" } else { "0" }));
    } else {
        let _ = part.toggle_attribute_with_force("inert", still);
    }
}

/// Sees to it that what is behind the dialog becomes inert, or is no longer, if there is none: some of it for each picture.
fn follow(root: &Element) {
    if change_some(root, if dialog().is_some() { STILLED } else { 2 * FREED }) {
        follow_at_picture(root);
    }
}

/// Does so with the next picture.
fn follow_at_picture(root: &Element) {
    let root = root.clone();
    goes_on(at_picture(move || follow(&root)));
}

/// Makes about so many elements behind the dialog inert, or frees them, if there is none. Says whether there are more.
fn change_some(root: &Element, elements: u32) -> bool {
    let still = dialog().is_some();
    if !still && !BEHIND.with_borrow(|behind| behind.still) {
        return false;
    }
    let mut changing = 0;
    let parts = PARTS.iter().flat_map(|parts| all(root, parts));
    let mut parts = parts.filter(|part| is_still(part) != still);
    for part in parts.by_ref() {
        set_inert(&part, still);
        changing += 1 + if holds_melds(&part) { 0 } else { part.get_elements_by_tag_name("*").length() };
        if changing >= elements {
            break;
        }
    }
    let more = parts.next().is_some();
    BEHIND.with_borrow_mut(|behind| {
        behind.still = still || more;
        behind.next = None;
    });
    more
}
