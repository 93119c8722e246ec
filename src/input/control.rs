//! Controls: the elements that carry intents, and those with values.

use crate::app::dispatch_intent;
use crate::dom::find::target;
use crate::render::edited_fields::{mark_edited, reset_edited};
use canasta_app::session::{Intent, NoticeIntent, SelectMode};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlInputElement, HtmlSelectElement};

/// The control that an event happened in, and its intent.
pub fn control_of(event: &Event) -> Option<(Element, Intent)> {
    let control = target(event)?.closest("[data-intent]").ok()??;
    let intent = control.get_attribute("data-intent")?.parse().ok()?;
    Some((control, intent))
}

/// The field that takes letters, if an event happened in one.
pub fn editable(event: &Event) -> Option<Element> {
    target(event)?.closest("input:not([type=radio]):not([type=checkbox]), select, textarea").ok()?
}

/// Dispatches the value of a control.
pub fn dispatch_value(control: &Element) {
    let Some(name) = control.get_attribute("data-set") else { return };
    let input = control.dyn_ref::<HtmlInputElement>();
    let value = match (control.dyn_ref::<HtmlSelectElement>(), input) {
        (Some(select), _) => select.value(),
        (_, Some(input)) => input.value(),
        _ => return,
    };
    if let Some(field) = input {
        mark_edited(field);
    }
    match Intent::from_control(&name, &value) {
        Ok(intent) => dispatch_intent(intent, SelectMode::Primary),
        // The value is refused, so the field shows again the value that it had, and an earlier refusal is not about it.
        Err(_) => {
            input.into_iter().for_each(reset_edited);
            dispatch_intent(Intent::Notice(NoticeIntent::CloseRefusal), SelectMode::Primary);
        }
    }
}
