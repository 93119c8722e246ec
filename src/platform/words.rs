//! The words of other languages, which the script that starts the page loads.

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
}

/// Loads the words of a language; `None` if they cannot be loaded.
pub fn load(locale: Locale, report: impl FnOnce(Option<Vec<u8>>) + 'static) {
    match load_table(locale.tag()) {
        Ok(promise) => on_settled(&promise, PERSON_MS, move |answer| {
            report(answer.ok().and_then(|bytes| bytes.dyn_into::<Uint8Array>().ok()).map(|bytes| bytes.to_vec()));
        }),
        Err(_) => report(None),
    }
}

/// The first language of the device that the game speaks.
pub fn of_device() -> Locale {
    let wanted = gloo::utils::window().navigator().languages();
    let spoken = |tag: JsValue| Locale::of_tag(&tag.as_string()?).filter(|locale| words::OFFERED.contains(locale));
    wanted.iter().find_map(spoken).unwrap_or_default()
}
