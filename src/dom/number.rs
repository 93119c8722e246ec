//! Numbers in CSS text, read and written by the browser: Rust's formatting of fractions would be 14 KB of the page.

/// The number at the beginning of a text, such as 12.5 of `12.5px`.
pub fn read(text: &str) -> Option<f64> {
    let number = js_sys::parse_float(text);
    number.is_finite().then_some(number)
}

/// A number with this many decimal places, at most 3.
pub fn write(number: f64, decimals: u8) -> String {
    js_sys::Number::from(number).to_fixed(decimals.min(3)).map_or_else(|_| "0".to_owned(), String::from)
}
