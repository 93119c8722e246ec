//! Attributes of elements.

use web_sys::Element;

/// Sets an attribute, or removes it. An attribute that is as wanted is not touched.
pub fn set_attribute(element: &Element, name: &str, value: Option<&str>) {
    let now = element.get_attribute(name);
    // Setting an attribute with a valid name cannot fail.
    match value {
        Some(value) if now.as_deref() != Some(value) => drop(element.set_attribute(name, value)),
        None if now.is_some() => drop(element.remove_attribute(name)),
        _ => {}
    }
}
