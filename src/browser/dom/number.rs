//! Numbers in CSS text.

/// The number at the beginning of a text, such as 12.5 of `12.5px`.
pub fn read(text: &str) -> Option<f64> {
    let number = js_sys::parse_float(text);
    number.is_finite().then_some(number)
}

/// A number with this many decimal places.
pub fn write(number: f64, decimals: usize) -> String {
    format!("{number:.decimals$}")
}
