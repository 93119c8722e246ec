//! The words of other languages, which the script that starts the page loads, and the words of the page around the program.

use super::promise::{PERSON_MS, on_settled};
use canasta_app::words::{self, Locale};
use js_sys::{Promise, Uint8Array};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};

#[wasm_bindgen]
extern "C" {
    /// Loads the table of a language, by its tag. The script that starts the page defines this.
    #[wasm_bindgen(catch, js_name = canastaWords)]
    fn load_table(tag: &str) -> Result<Promise, JsValue>;
    /// Loads what the table of a language lacks, by its tag. The script that starts the page defines this.
    #[wasm_bindgen(catch, js_name = canastaMoreWords)]
    fn load_rest_of_table(tag: &str) -> Result<Promise, JsValue>;
    /// Speaks a language in what stands around the program. A script of the page defines this.
    #[wasm_bindgen(catch, js_name = canastaSpeak)]
    fn speak_around(tag: &str) -> Result<(), JsValue>;
}

/// Speaks a language in what stands around the program: title, description, manifest, the page of a fault, and the first page until the
/// program takes it over. `false` if that is not possible.
pub fn speak(locale: Locale) -> bool {
    speak_around(locale.tag()).is_ok()
}

/// Loads the words of a language; `None` if they cannot be loaded.
pub fn load(locale: Locale, report: impl FnOnce(Option<Vec<u8>>) + 'static) {
    on_bytes(load_table(locale.tag()), report);
}

/// Loads what the words in use lack, and goes on. What does not come is said in English.
pub fn complete(go_on: fn()) {
    words::forget_others();
    let Some(locale) = words::lacking() else { return go_on() };
    on_bytes(load_rest_of_table(locale.tag()), move |rest| {
        let _ = rest.map(|rest| words::add(&rest));
        go_on();
    });
}

fn on_bytes(asked: Result<Promise, JsValue>, report: impl FnOnce(Option<Vec<u8>>) + 'static) {
    match asked {
        Ok(promise) => on_settled(&promise, PERSON_MS, move |answer| {
            report(answer.ok().and_then(|bytes| bytes.dyn_into::<Uint8Array>().ok()).map(|bytes| bytes.to_vec()));
        }),
        Err(_) => report(None),
    }
}

/// The first language of the device that the game speaks.
pub fn of_device() -> Locale {
    wanted().find_map(|tag| Locale::of_tag(&tag).filter(|locale| words::OFFERED.contains(locale))).unwrap_or_default()
}

/// The language of the page as the person's country writes it: `de-AT` on a device in Vienna.
pub fn regional() -> String {
    let locale = words::locale();
    // Chromium gives `en-US@posix` where the system has no language, and then refuses it.
    let is_tag = |tag: &str| tag.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
    wanted().find(|tag| is_tag(tag) && Locale::of_tag(tag) == Some(locale)).unwrap_or_else(|| locale.tag().to_owned())
}

/// The languages that the person has told the browser.
fn wanted() -> impl Iterator<Item = String> {
    gloo::utils::window()
        .navigator()
        .languages()
        .iter()
        .filter_map(|tag| tag.as_string())
        .collect::<Vec<_>>()
        .into_iter()
}
