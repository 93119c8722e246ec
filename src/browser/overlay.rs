//! What hangs above the page for a while: cards on their way, what is dragged, a card shown large.
//!
//! It comes and goes in a place of its own. Taking something out of the body itself makes browsers work out the style of
//! the whole page again.

use super::document;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

const PLACE: &str = "above";

/// The place, made when it is first asked for. Nobody hears of what is in it.
fn place() -> Option<Element> {
    let document = document()?;
    if let Some(place) = document.get_element_by_id(PLACE) {
        return Some(place);
    }
    let place = document.create_element("div").ok()?;
    place.set_id(PLACE);
    place.set_attribute("aria-hidden", "true").ok()?;
    document.body()?.append_child(&place).ok()?;
    Some(place)
}

/// Makes the place before anything moves.
pub fn prepare() {
    let _ = place();
}

/// An empty box above the page; the caller removes it.
pub fn open(class: &str) -> Option<HtmlElement> {
    let element: HtmlElement = document()?.create_element("div").ok()?.dyn_into().ok()?;
    element.set_class_name(class);
    place()?.append_child(&element).ok()?;
    Some(element)
}
