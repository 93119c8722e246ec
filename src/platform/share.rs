//! The browser's list of ways to share something.

use super::object::object;
use super::promise::{PERSON_MS, on_settled};
use crate::dom::find::document;
use js_sys::{Array, Function, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{File, FilePropertyBag};

/// Tells the style sheets whether a link can be opened elsewhere, and whether the browser can share one. A page from a disk has no address
/// for others.
pub fn mark_support() {
    let Some(html) = document().and_then(|document| document.document_element()) else { return };
    let is_hosted = gloo::utils::window().location().protocol().is_ok_and(|protocol| protocol.starts_with("http"));
    // Setting an attribute with a valid name cannot fail.
    if is_hosted {
        let _ = html.set_attribute("data-can-link", "");
    }
    if is_hosted && function("share").is_some() {
        let _ = html.set_attribute("data-can-share", "");
    }
}

fn function(name: &str) -> Option<Function> {
    Reflect::get(&gloo::utils::window().navigator(), &name.into()).ok()?.dyn_into().ok()
}

/// Shares a link. Calls `otherwise` if the browser does not, but not if the person changes their mind.
pub fn link(link: &str, otherwise: impl FnOnce(&str) + 'static) {
    share(&[("title", "Canasta".into()), ("url", link.into())], link, otherwise);
}

/// Shares a text. `otherwise` as for a link.
pub fn text(text: &str, otherwise: impl FnOnce(&str) + 'static) {
    share(&[("title", "Canasta".into()), ("text", text.into())], text, otherwise);
}

/// Shares a text as a file, or as it is where the browser shares no files. `otherwise` as for a link.
pub fn file(name: &str, text: &str, otherwise: impl FnOnce(&str) + 'static) {
    let options = FilePropertyBag::new();
    options.set_type("text/plain");
    let file = File::new_with_str_sequence_and_options(&Array::of1(&text.into()), name, &options).ok();
    let files = file.and_then(shareable);
    share(&[("title", name.into()), files.unwrap_or(("text", text.into()))], text, otherwise);
}

/// The media type of pictures.
pub const PNG: &str = "image/png";

/// Shares a picture as a file of this name, which consists of these parts. `otherwise` is called with the name where the browser shares none.
pub fn picture(name: &str, parts: &Array, otherwise: impl FnOnce(&str) + 'static) {
    let options = FilePropertyBag::new();
    options.set_type(PNG);
    let file = File::new_with_buffer_source_sequence_and_options(parts, name, &options).ok();
    match file.and_then(shareable) {
        Some(files) => share(&[("title", "Canasta".into()), files], name, otherwise),
        None => otherwise(name),
    }
}

/// The field of what is shared, if the browser shares this file.
fn shareable(file: File) -> Option<(&'static str, JsValue)> {
    let files = ("files", Array::of1(&file).into());
    let can = function("canShare")?;
    let answer = can.call1(&gloo::utils::window().navigator(), &object(std::slice::from_ref(&files))).ok();
    answer.is_some_and(|answer| answer.is_truthy()).then_some(files)
}

fn share(fields: &[(&str, JsValue)], what: &str, otherwise: impl FnOnce(&str) + 'static) {
    let navigator = gloo::utils::window().navigator();
    let answer =
        function("share").and_then(|share| share.call1(&navigator, &object(fields)).ok()?.dyn_into::<Promise>().ok());
    let what = what.to_owned();
    match answer {
        Some(answer) => on_settled(&answer, PERSON_MS, move |result| {
            let Err(error) = result else { return };
            let name = Reflect::get(&error, &"name".into()).ok().and_then(|name| name.as_string());
            if name.is_none_or(|name| name != "AbortError") {
                otherwise(&what);
            }
        }),
        None => otherwise(&what),
    }
}
