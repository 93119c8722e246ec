//! Safari, and every browser of iOS: a tab's storage is deleted after seven days without a visit, and an app on the Home Screen has a
//! storage of its own.

use super::namespace;
use canasta_app::session::SafariPlace;
use js_sys::Reflect;
use wasm_bindgen::JsValue;

/// The name of the value that says that the person was told.
const TOLD: &str = "safari-told";

fn number(object: &JsValue, name: &str) -> f64 {
    Reflect::get(object, &name.into()).ok().and_then(|value| value.as_f64()).unwrap_or_default()
}

/// Where Safari shows the page, and whether the person was told; `None` in other browsers.
pub fn place() -> Option<(SafariPlace, bool)> {
    let window = web_sys::window()?;
    let navigator = window.navigator();
    let agent = navigator.user_agent().ok()?;
    let has = |word: &str| agent.contains(word);
    // An iPad names itself a Mac, and is told by its touch screen.
    let is_ios = ["iPhone", "iPad", "iPod"].into_iter().any(has)
        || (has("Macintosh") && number(&navigator, "maxTouchPoints") > 1.0 && !has("Chrom"));
    let is_safari = has("Safari/") && has("Version/") && !has("Chrom") && !has("Android");
    if !(is_ios || is_safari) {
        return None;
    }
    let is_app = Reflect::get(&navigator, &"standalone".into()).is_ok_and(|value| value == true)
        || window.match_media("(display-mode: standalone)").ok().flatten().is_some_and(|query| query.matches());
    let storage = window.local_storage().ok().flatten();
    let was_told = storage.is_some_and(|storage| storage.get_item(&namespace::key(TOLD)).ok().flatten().is_some());
    Some((if is_app { SafariPlace::HomeScreen } else { SafariPlace::Tab }, was_told))
}

/// Notes that the person was told, so that it is said once.
pub fn note_told() {
    if let Some(storage) = web_sys::window().and_then(|window| window.local_storage().ok()?) {
        // Where it cannot be noted, it is said again at the next visit.
        let _ = storage.set_item(&namespace::key(TOLD), "1");
    }
}
