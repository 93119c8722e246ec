//! Text fields that the person has edited: a value that is refused does not stay in them.

use crate::dom::find::all;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlInputElement};

/// Marks a field until the page is rendered with its value.
const EDITED: &str = "data-edited";

/// Marks a field as edited.
pub fn mark_edited(field: &HtmlInputElement) {
    let _ = field.set_attribute(EDITED, "");
}

/// Gives an edited text field the value of the page.
pub fn reset_edited(field: &HtmlInputElement) {
    let _ = field.remove_attribute(EDITED);
    if field.type_() == "text"
        && let Some(value) = field.get_attribute("value").filter(|value| *value != field.value())
    {
        field.set_value(&value);
    }
}

/// Gives all edited text fields the values of the page.
pub fn reset_all(root: &Element) {
    let fields = all(root, "input[data-edited]");
    fields.iter().filter_map(|field| field.dyn_ref()).for_each(reset_edited);
}
