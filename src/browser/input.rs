//! Events become intents: one listener a kind on the whole page, which finds the `data-do` of what was used.

use super::{document, intend};
use crate::session::{Intent, Press};
use gloo::events::{EventListener, EventListenerOptions};
use std::cell::Cell;
use wasm_bindgen::JsCast;
use web_sys::{
    Element, Event, HtmlElement, HtmlInputElement, HtmlSelectElement, KeyboardEvent, MouseEvent, PointerEvent,
};

fn listen_to(root: &Element, kind: &'static str, on_event: impl FnMut(&Event) + 'static) {
    // The page lives as long as its listeners.
    EventListener::new_with_options(root, kind, EventListenerOptions::enable_prevent_default(), on_event).forget();
}

/// Listens to everything a person can do.
pub fn listen(root: &Element) {
    listen_to(root, "pointerdown", |event| {
        TOUCHED.set(event.dyn_ref::<PointerEvent>().is_some_and(|pointer| pointer.pointer_type() == "touch"));
    });
    listen_to(root, "click", |event| {
        let Some((_, intent)) = used(event) else { return };
        intend(intent, press_of(event));
    });
    listen_to(root, "contextmenu", |event| {
        let Some((element, intent)) = used(event) else {
            return;
        };
        // The right button selects cards; elsewhere on the table it does nothing, and never opens a menu over it.
        event.prevent_default();
        if matches!(intent, Intent::Card(_)) && element.closest("#hand").ok().flatten().is_some() {
            intend(intent, Press::Right);
        }
    });
    listen_to(root, "keydown", |event| {
        if let Some(key) = event.dyn_ref::<KeyboardEvent>() {
            on_key(key);
        }
    });
    listen_to(root, "change", |event| {
        let Some(control) = event.target().and_then(|target| target.dyn_into::<Element>().ok()) else { return };
        let Some(name) = control.get_attribute("data-set") else { return };
        let value = match (control.dyn_ref::<HtmlSelectElement>(), control.dyn_ref::<HtmlInputElement>()) {
            (Some(select), _) => select.value(),
            (_, Some(input)) => input.value(),
            _ => return,
        };
        intend(Intent::Set(name, value), Press::Left);
    });
    // A dialog that the browser closed by itself (Escape): the event does not bubble, but it is captured.
    EventListener::new_with_options(root, "close", EventListenerOptions::run_in_capture_phase(), |event| {
        let open = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        // One that was closed because the page removes it is no longer in the document's answer.
        if open.is_some_and(|dialog| dialog.is_connected() && dialog.has_attribute("data-modal")) {
            intend(Intent::Close, Press::Left);
        }
    })
    .forget();
}

/// The control that an event happened in, and what it asks for.
fn used(event: &Event) -> Option<(Element, Intent)> {
    let target = event.target()?.dyn_into::<Element>().ok()?;
    let control = target.closest("[data-do]").ok()??;
    let intent = control.get_attribute("data-do")?.parse().ok()?;
    Some((control, intent))
}

thread_local! {
    /// Whether the last press was a finger's: not every browser says it of the click that follows.
    static TOUCHED: Cell<bool> = const { Cell::new(false) };
}

/// A finger toggles; so does a click with a modifier key.
fn press_of(event: &Event) -> Press {
    let with_key =
        event.dyn_ref::<MouseEvent>().is_some_and(|mouse| mouse.shift_key() || mouse.ctrl_key() || mouse.meta_key());
    if with_key || TOUCHED.get() { Press::Toggle } else { Press::Left }
}

fn on_key(event: &KeyboardEvent) {
    let key = event.key();
    if key == "Escape" && document().and_then(|d| d.query_selector("dialog[open]").ok().flatten()).is_none() {
        intend(Intent::Unpick, Press::Toggle);
        return;
    }
    let Some((card, intent @ Intent::Card(_))) = used(event) else { return };
    let Some(hand) = card.parent_element() else { return };
    let sibling = match key.as_str() {
        "ArrowRight" | "ArrowDown" => card.next_element_sibling().or_else(|| hand.first_element_child()),
        "ArrowLeft" | "ArrowUp" => card.previous_element_sibling().or_else(|| hand.last_element_child()),
        "Home" => hand.first_element_child(),
        "End" => hand.last_element_child(),
        " " | "Enter" => {
            event.prevent_default();
            intend(intent, Press::Toggle);
            return;
        }
        _ => return,
    };
    event.prevent_default();
    focus(sibling);
}

fn focus(element: Option<Element>) {
    if let Some(element) = element.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        let _ = element.focus();
    }
}

/// Where the focus was before the page changed, so that it does not get lost with the element that had it.
pub enum Focus {
    /// Nowhere in the page.
    Nowhere,
    /// On a card of the hand, by its place.
    Hand(u32),
    /// On something else.
    Elsewhere,
}

impl Focus {
    /// Where it is now.
    pub fn of(root: &Element) -> Focus {
        let Some(active) = document().and_then(|document| document.active_element()) else { return Focus::Nowhere };
        if !root.contains(Some(&active)) {
            return Focus::Nowhere;
        }
        match active.closest("#hand").ok().flatten() {
            Some(hand) => {
                let cards = hand.children();
                let place = (0..cards.length()).find(|&at| cards.item(at).as_ref() == Some(&active));
                Focus::Hand(place.unwrap_or(0))
            }
            None => Focus::Elsewhere,
        }
    }

    /// Puts it back near where it was, if it is gone.
    pub fn restore(self, root: &Element) {
        let active = document().and_then(|document| document.active_element());
        let lost = active.is_none_or(|active| !root.contains(Some(&active)));
        let find = |what: &str| root.query_selector(what).ok().flatten();
        match self {
            Focus::Hand(place) if lost => {
                let cards = find("#hand").map(|hand| hand.children());
                let card = cards.and_then(|cards| cards.item(place.min(cards.length().saturating_sub(1))));
                focus(card.or_else(|| find(".acts button")));
            }
            Focus::Elsewhere if lost => focus(find(".acts .primary").or_else(|| find(".acts button"))),
            _ => {}
        }
    }
}
