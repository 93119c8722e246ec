//! Dates in the language of the page and in the form that the person is used to: only the browser knows it.

use crate::dom::find::all;
use crate::platform::words::regional;
use canasta_app::session::Day;
use canasta_app::words;
use js_sys::{Array, Date, Function, Intl, Object, Reflect};
use wasm_bindgen::JsValue;
use web_sys::Element;

/// Moments, and days without a time.
const TIMES: &str = "time:is([data-time], [data-day]):empty";

const MILLISECONDS_OF_A_DAY: f64 = 24.0 * 3600.0 * 1000.0;

/// Writes the dates that the page has no text for yet.
pub fn write_dates(root: &Element) {
    let times = all(root, TIMES);
    if times.is_empty() {
        return;
    }
    let moments = format(&[("dateStyle", "medium"), ("timeStyle", "short")]);
    // A day has no time zone.
    let days = format(&[("dateStyle", "medium"), ("timeZone", "UTC")]);
    for time in times {
        let number = |name: &str| time.get_attribute(name).and_then(|text| text.parse::<f64>().ok());
        let (milliseconds, format) = match (number("data-time"), number("data-day")) {
            (Some(milliseconds), _) => (milliseconds, &moments),
            (None, Some(day)) => (day * MILLISECONDS_OF_A_DAY, &days),
            (None, None) => continue,
        };
        let date = Date::new(&milliseconds.into());
        if date.get_time().is_nan() {
            time.set_text_content(Some(words::common::no_date()));
            continue;
        }
        let words = format.call1(&JsValue::UNDEFINED, &date).ok().and_then(|words| words.as_string());
        time.set_text_content(words.as_deref());
        let _ = time.set_attribute("datetime", &String::from(date.to_iso_string()));
    }
}

/// A day in words; empty where the browser writes none.
pub fn day_in_words(day: Day) -> String {
    let date = Date::new(&(f64::from(day.number()) * MILLISECONDS_OF_A_DAY).into());
    let format = format(&[("dateStyle", "long"), ("timeZone", "UTC")]);
    let words = if date.get_time().is_nan() { None } else { format.call1(&JsValue::UNDEFINED, &date).ok() };
    words.and_then(|words| words.as_string()).unwrap_or_default()
}

/// Says of all dates that are still to be written that there are none: the browser cannot write them.
pub fn give_up(root: &Element) {
    all(root, TIMES).iter().for_each(|time| time.set_text_content(Some(words::common::no_date())));
}

/// The function of the browser that writes dates with these options.
fn format(options: &[(&str, &str)]) -> Function {
    let all = Object::new();
    for &(name, value) in options {
        let _ = Reflect::set(&all, &name.into(), &value.into());
    }
    Intl::DateTimeFormat::new(&Array::of1(&regional().into()), &all).format()
}
