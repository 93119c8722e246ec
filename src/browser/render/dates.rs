//! Dates in the form that the person is used to: only the browser knows it.

use crate::browser::dom::find::all;
use js_sys::{Array, Date, Intl, Object, Reflect};
use wasm_bindgen::JsValue;
use web_sys::Element;

const TIMES: &str = "time[data-time]:empty";

/// Writes the dates that the page has no text for yet.
pub fn write_dates(root: &Element) {
    let times = all(root, TIMES);
    if times.is_empty() {
        return;
    }
    let options = Object::new();
    for style in ["dateStyle", "timeStyle"] {
        let _ = Reflect::set(&options, &style.into(), &if style == "dateStyle" { "medium" } else { "short" }.into());
    }
    let format = Intl::DateTimeFormat::new(&Array::new(), &options).format();
    for time in times {
        let Some(milliseconds) = time.get_attribute("data-time").and_then(|text| text.parse::<f64>().ok()) else {
            continue;
        };
        let date = Date::new(&milliseconds.into());
        let words = format.call1(&JsValue::UNDEFINED, &date).ok().and_then(|words| words.as_string());
        time.set_text_content(words.as_deref());
        let _ = time.set_attribute("datetime", &String::from(date.to_iso_string()));
    }
}
