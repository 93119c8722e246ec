//! Records that are dropped onto the page, or pasted into the page of the library.

use super::control::editable;
use crate::app;
use crate::dom::find::document;
use crate::platform::chosen_files::content_of;
use canasta_app::session::DialogKind;
use gloo::events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::{ClipboardEvent, DataTransfer, DragEvent, Event};

/// The attribute of the document while files are over the page.
const DROPPING: &str = "data-dropping";

/// What is dragged, if it can be dropped here: files anywhere, texts outside of fields.
fn droppable(event: &Event) -> Option<DataTransfer> {
    let data = event.dyn_ref::<DragEvent>()?.data_transfer()?;
    let has = |kind: &str| data.types().includes(&kind.into(), 0);
    (has("Files") || (has("text/plain") && editable(event).is_none())).then_some(data)
}

fn mark(is_over: bool) {
    if let Some(html) = document().and_then(|document| document.document_element()) {
        let _ = if is_over { html.set_attribute(DROPPING, "") } else { html.remove_attribute(DROPPING) };
    }
}

fn take(data: &DataTransfer) {
    let Some(library) = app::library() else { return };
    let (files, text) = content_of(data);
    if !files.is_empty() {
        library.take_files(files);
    } else if !text.trim().is_empty() {
        library.take_text(&text);
    }
}

/// Listens to what is dropped and pasted.
pub fn listen() {
    let window = gloo::utils::window();
    let listen = |kind: &'static str, body: fn(&Event)| {
        let may_prevent = EventListenerOptions::enable_prevent_default();
        EventListener::new_with_options(&window, kind, may_prevent, body).forget();
    };
    listen("dragover", |event| {
        if droppable(event).is_some() {
            event.prevent_default();
            mark(true);
        }
    });
    // The pointer leaves the window: there is nothing that it goes to.
    listen("dragleave", |event| {
        if event.dyn_ref::<DragEvent>().is_some_and(|event| event.related_target().is_none()) {
            mark(false);
        }
    });
    listen("drop", |event| {
        mark(false);
        if let Some(data) = droppable(event) {
            event.prevent_default();
            take(&data);
        }
    });
    listen("paste", |event| {
        let is_library = app::query(|session| session.dialog_kind() == Some(DialogKind::Library)).unwrap_or(false);
        if !is_library || editable(event).is_some() {
            return;
        }
        if let Some(data) = event.dyn_ref::<ClipboardEvent>().and_then(ClipboardEvent::clipboard_data) {
            event.prevent_default();
            take(&data);
        }
    });
}
