//! Events of the whole page, with one listener for each kind.

use super::back;
use super::control::{control_of, dispatch_value, editable};
use super::drag::{DragAndDrop, listen_to};
use super::{after_menu, file_drop, keyboard, skip};
use crate::app::{self, dispatch_intent};
use crate::dom::attributes::set_attribute;
use crate::dom::find::{hide_menu, is_behind_dialog, target};
use crate::platform::chosen_files::files_of;
use crate::platform::files;
use crate::render::focus::{focus_hand, keep_within_dialog, update_roving_tabindex};
use crate::schedule::after;
use canasta_app::session::{DialogIntent, HandIntent, Intent, SelectMode};
use gloo::events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlInputElement, HtmlTextAreaElement, MouseEvent};

/// The name of the field that brings files into the library.
const LIBRARY_FILES: &str = "library";

/// How the name of a file ends that holds games for the library.
const LIBRARY_ENDING: &str = ".canasta";

/// Listens to everything that a person can do.
pub fn listen(root: &Element) {
    let drags = DragAndDrop::default();
    drags.listen(root);
    keyboard::listen(root, &drags);
    back::listen(root);
    file_drop::listen();
    let (clicks, page) = (drags.clone(), root.clone());
    // At the window: of all that lies in an element with a listener, screen readers say that it can be clicked.
    listen_to(&gloo::utils::window(), "click", move |event| {
        if clicks.ignores_click() || is_outdated(event) {
            event.prevent_default();
            return;
        }
        if target(event).is_some_and(|link| link.class_list().contains("skip")) {
            focus_hand(&page);
            return;
        }
        let control = control_of(event);
        if skip::on_click(event, control.as_ref().map(|(_, intent)| intent)) {
            return;
        }
        if let Some((_, intent)) = control {
            hide_menu();
            let mode = select_mode(event, &intent, &clicks);
            after_menu::follow(&page, &intent);
            dispatch_intent(intent, mode);
        }
    });
    // A screen reader would say a title with each card.
    listen_to(root, "pointerover", |event| {
        let hinted = target(event).and_then(|target| target.closest("[data-hint]").ok()?);
        hinted.iter().for_each(|part| set_attribute(part, "title", part.get_attribute("data-hint").as_deref()));
    });
    listen_to(root, "contextmenu", move |event| on_context_menu(event, &drags));
    // Enter in a field ends its input, and does not submit the dialog around it.
    listen_to(root, "submit", Event::prevent_default);
    listen_to(root, "change", on_change);
    listen_to(root, "input", on_input);
    let page = root.clone();
    listen_to(root, "focusin", move |event| {
        if let Some(element) = target(event).filter(is_behind_dialog) {
            // In a task of its own, because moving the focus raises this event again.
            after(0, move || keep_within_dialog(&element));
        }
        update_roving_tabindex(&page);
    });
    // A dialog that the browser closes by itself, as for the back button of a phone. The event does not bubble.
    EventListener::new_with_options(root, "close", EventListenerOptions::run_in_capture_phase(), |event| {
        // A dialog that was closed because the page removes it is no longer in the document.
        if target(event).is_some_and(|dialog| dialog.is_connected() && dialog.has_attribute("data-modal")) {
            dispatch_intent(Intent::Dialog(DialogIntent::Close), SelectMode::Primary);
        }
    })
    .forget();
}

/// Shows what is not shown yet. Returns whether that removes the control, as one that was pressed twice.
fn is_outdated(event: &Event) -> bool {
    app::flush();
    target(event).is_some_and(|pressed| !pressed.is_connected())
}

const fn is_card(intent: &Intent) -> bool {
    matches!(intent, Intent::Hand(HandIntent::Select(_)))
}

/// A finger toggles; so does a click with a modifier key, and a screen reader's click, which comes without a mouse button.
fn select_mode(event: &Event, intent: &Intent, drags: &DragAndDrop) -> SelectMode {
    let mouse = event.dyn_ref::<MouseEvent>();
    let has_modifier = mouse.is_some_and(|mouse| mouse.shift_key() || mouse.ctrl_key() || mouse.meta_key());
    let is_screen_reader = is_card(intent) && event.is_trusted() && mouse.is_some_and(|mouse| mouse.detail() == 0);
    if has_modifier || is_screen_reader || drags.is_touch() { SelectMode::Toggle } else { SelectMode::Primary }
}

/// The right button selects cards. Elsewhere on the table it does nothing, and never opens the browser's menu.
fn on_context_menu(event: &Event, drags: &DragAndDrop) {
    if drags.is_dragging() {
        event.prevent_default();
        return;
    }
    // A long press of a finger enlarges the card, and selects nothing.
    if drags.is_touch() && editable(event).is_none() {
        event.prevent_default();
        return;
    }
    let Some((element, intent)) = control_of(event) else { return };
    event.prevent_default();
    if is_card(&intent) && element.closest("#hand").ok().flatten().is_some() {
        dispatch_intent(intent, SelectMode::Secondary);
    }
}

/// A field whose value takes effect with every letter has a new one.
fn on_input(event: &Event) {
    if let Some(field) = target(event).filter(|field| field.has_attribute("data-live")) {
        dispatch_value(&field);
    }
}

/// A control has a new value, a text was written, or a file was chosen.
fn on_change(event: &Event) {
    let Some(control) = target(event) else { return };
    dispatch_value(&control);
    if let (Some(name), Some(area)) = (control.get_attribute("data-text"), control.dyn_ref::<HtmlTextAreaElement>()) {
        dispatch_text(&name, &area.value());
    }
    if let (Some(name), Some(input)) = (control.get_attribute("data-file"), control.dyn_ref::<HtmlInputElement>()) {
        let files = files_of(input.files());
        if name == LIBRARY_FILES || files.iter().any(|file| file.name().ends_with(LIBRARY_ENDING)) {
            input.set_value("");
            app::library().into_iter().for_each(|library| library.take_files(files.clone()));
            return;
        }
        files::read_chosen(input, move |text| {
            dispatch_text(&name, &text);
        });
    }
}

fn dispatch_text(name: &str, text: &str) {
    if let Ok(intent) = Intent::from_control(name, text) {
        dispatch_intent(intent, SelectMode::Primary);
    }
}
