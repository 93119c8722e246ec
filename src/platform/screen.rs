//! Full screen.

use crate::dom::find::document;

/// Marks a page that can fill the screen, so that it shows the control.
pub fn mark_fullscreen_support() {
    let Some(document) = document() else { return };
    if let (true, Some(html)) = (document.fullscreen_enabled(), document.document_element()) {
        // Setting an attribute with a valid name cannot fail.
        let _ = html.set_attribute("data-can-full", "");
    }
}

/// Enters or leaves full screen.
pub fn toggle_fullscreen() {
    let Some(document) = document() else { return };
    if document.fullscreen_element().is_some() {
        document.exit_fullscreen();
    } else if let Some(html) = document.document_element() {
        let _ = html.request_fullscreen();
    }
}
