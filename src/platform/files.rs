//! Text files that the person chooses.

use super::promise::{PERSON_MS, on_settled};
use canasta_app::features::files::LONGEST_TEXT;
use web_sys::HtmlInputElement;

/// The most that is read of a file, in bytes: enough to see that it is too long.
const MAX_BYTES: f64 = (LONGEST_TEXT + 1) as f64;

/// Reads the chosen file of a file input; a file that is no text counts as empty. Afterwards the same file can be chosen again.
pub fn read_chosen(input: &HtmlInputElement, then: impl FnOnce(String) + 'static) {
    let Some(file) = input.files().and_then(|files| files.item(0)) else { return };
    let Ok(file) = file.slice_with_f64_and_f64(0.0, MAX_BYTES) else { return };
    input.set_value("");
    on_settled(&file.text(), PERSON_MS, |text| then(text.ok().and_then(|text| text.as_string()).unwrap_or_default()));
}
