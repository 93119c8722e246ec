//! The layer above the page: cards in flight, dragged cards, an enlarged card.
//!
//! Its elements have a container of their own, because removing an element from the body makes browsers recompute the styles of
//! the whole page.

use super::find::document;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

const ID: &str = "above";

/// The container, created on first use. It is hidden from screen readers.
fn container() -> Option<Element> {
    let document = document()?;
    if let Some(container) = document.get_element_by_id(ID) {
        return Some(container);
    }
    let container = document.create_element("div").ok()?;
    container.set_id(ID);
    container.set_attribute("aria-hidden", "true").ok()?;
    document.body()?.append_child(&container).ok()?;
    Some(container)
}

/// Creates the container before anything moves.
pub fn prepare() {
    let _ = container();
}

/// Opens an empty box above the page; the caller removes it.
pub fn open(class: &str) -> Option<HtmlElement> {
    let element: HtmlElement = document()?.create_element("div").ok()?.dyn_into().ok()?;
    element.set_class_name(class);
    container()?.append_child(&element).ok()?;
    Some(element)
}
