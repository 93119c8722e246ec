//! Elements of the page, found by selectors.

use canasta_app::view::places::Area;
use wasm_bindgen::JsCast;
use web_sys::{Document, Element, Event, HtmlElement};

/// The document. A worker has none.
pub fn document() -> Option<Document> {
    web_sys::window()?.document()
}

/// The `html` element.
pub fn html() -> Option<Element> {
    document()?.document_element()
}

/// The first element below `root` that matches.
pub fn first(root: &Element, selector: &str) -> Option<Element> {
    root.query_selector(selector).ok().flatten()
}

/// All elements below `root` that match, in the order of the page.
pub fn all(root: &Element, selector: &str) -> Vec<Element> {
    let Ok(list) = root.query_selector_all(selector) else { return Vec::new() };
    (0..list.length()).filter_map(|at| list.item(at)?.dyn_into().ok()).collect()
}

/// The target of an event.
pub fn target(event: &Event) -> Option<Element> {
    event.target()?.dyn_into().ok()
}

/// The position and size of an element on the screen.
pub fn area(element: &Element) -> Area {
    let rect = element.get_bounding_client_rect();
    Area { x: rect.x(), y: rect.y(), width: rect.width(), height: rect.height() }
}

/// The focused element, if it is more than the page itself.
pub fn active() -> Option<Element> {
    document()?.active_element().filter(|element| !matches!(element.tag_name().as_str(), "BODY" | "HTML"))
}

/// The cards of the hand.
pub fn hand_cards(root: &Element) -> Vec<Element> {
    all(root, "#hand > [role=option]")
}

/// The id of a card of the hand, from the element's id.
pub fn card_id(card: &Element) -> Option<u32> {
    card.id().strip_prefix('c')?.parse().ok()
}

/// The open dialog.
pub fn open_dialog() -> Option<Element> {
    document()?.query_selector("dialog[open]").ok().flatten()
}

/// Whether an element lies behind an open dialog.
pub fn is_behind_dialog(element: &Element) -> bool {
    open_dialog().is_some_and(|dialog| !dialog.contains(Some(element)))
}

/// The menu, if it is open.
pub fn open_menu() -> Option<Element> {
    document()?.query_selector("#menu:popover-open").ok().flatten()
}

/// Hides the menu, if it is open. The browser gives the focus back to its button.
pub fn hide_menu() {
    if let Some(menu) = open_menu().and_then(|menu| menu.dyn_into::<HtmlElement>().ok()) {
        let _ = menu.hide_popover();
    }
}

/// Closes the menu by its button, which gets the focus.
pub fn close_menu() {
    if let Some(opener) = menu_button() {
        opener.click();
        let _ = opener.focus();
    }
}

/// The button that opens the menu.
pub fn menu_button() -> Option<HtmlElement> {
    document()?.query_selector(".toolbar > [popovertarget=menu]").ok()??.dyn_into().ok()
}
