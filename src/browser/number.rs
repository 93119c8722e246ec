//! Numbers as styles write them, read and written by the browser: what Rust brings along for that is larger than all styles.

/// The number that a text begins with.
pub fn read(text: &str) -> Option<f64> {
    let number = js_sys::parse_float(text);
    number.is_finite().then_some(number)
}

/// A number with so many digits behind the point, at most 3.
pub fn write(number: f64, digits: u8) -> String {
    js_sys::Number::from(number).to_fixed(digits.min(3)).map_or_else(|_| "0".to_owned(), String::from)
}
