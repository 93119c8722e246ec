//! Printing, with all sections of the dialog open.

use crate::dom::find::{all, html};
use crate::schedule::after;
use gloo::events::EventListener;

/// Marks sections that are open for the printer only.
const FOR_PRINT: &str = "data-for-print";

/// Opens and closes sections whenever the page is printed.
pub fn listen() {
    let window = gloo::utils::window();
    EventListener::new(&window, "beforeprint", |_| open_sections()).forget();
    EventListener::new(&window, "afterprint", |_| close_sections()).forget();
}

fn open_sections() {
    let Some(html) = html() else { return };
    for section in all(&html, "dialog[open] details:not([open])") {
        let _ = section.set_attribute("open", "");
        let _ = section.set_attribute(FOR_PRINT, "");
    }
}

fn close_sections() {
    let Some(html) = html() else { return };
    for section in all(&html, "details[data-for-print]") {
        let _ = section.remove_attribute("open");
        let _ = section.remove_attribute(FOR_PRINT);
    }
}

/// Prints the page, in a task of its own: the browser waits within the call until the person is done.
pub fn print() {
    after(0, || drop(gloo::utils::window().print()));
}
