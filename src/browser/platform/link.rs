//! Links to the game, and sharing them.

use super::promise::on_settled;
use crate::browser::dom::find::document;
use js_sys::{Function, Object, Promise, Reflect};
use wasm_bindgen::JsCast;

/// The address of the page with this fragment.
pub fn to(fragment: &str) -> String {
    let address = gloo::utils::window().location().href().unwrap_or_default();
    let page = address.split_once(['#', '?']).map_or(address.as_str(), |(page, _)| page);
    format!("{page}{fragment}")
}

/// Tells the style sheets whether a link can be opened elsewhere, and whether the browser can share one. A page from a disk has no address
/// for others.
pub fn mark_support() {
    let Some(html) = document().and_then(|document| document.document_element()) else { return };
    let is_hosted = gloo::utils::window().location().protocol().is_ok_and(|protocol| protocol.starts_with("http"));
    // Setting an attribute with a valid name cannot fail.
    if is_hosted {
        let _ = html.set_attribute("data-can-link", "");
    }
    if is_hosted && share_function().is_some() {
        let _ = html.set_attribute("data-can-share", "");
    }
}

fn share_function() -> Option<Function> {
    Reflect::get(&gloo::utils::window().navigator(), &"share".into()).ok()?.dyn_into().ok()
}

/// Opens the browser's list of ways to share a link. Calls `otherwise` if it does not, but not if the person changes their mind.
pub fn share(link: &str, otherwise: impl FnOnce(&str) + 'static) {
    let what = Object::new();
    // Setting a field of a new object cannot fail.
    let _ = Reflect::set(&what, &"title".into(), &"Canasta".into());
    let _ = Reflect::set(&what, &"url".into(), &link.into());
    let navigator = gloo::utils::window().navigator();
    let answer = share_function().and_then(|share| share.call1(&navigator, &what).ok()?.dyn_into::<Promise>().ok());
    let link = link.to_owned();
    match answer {
        Some(answer) => on_settled(&answer, move |result| {
            let name = result.err().and_then(|error| Reflect::get(&error, &"name".into()).ok()?.as_string());
            if name.is_some_and(|name| name != "AbortError") {
                otherwise(&link);
            }
        }),
        None => otherwise(&link),
    }
}
