//! About the game and its pages.

use super::cards_count;

/// What the game is.
#[must_use]
pub fn about() -> [String; 4] {
    [
        "Canasta for two and four, in your browser, offline, without an account, ads or a server.".to_owned(),
        format!("Version {}. Free software under the MIT or Apache-2.0 licence.", env!("CARGO_PKG_VERSION")),
        "Left button: select one card. Right button: add to the selection; lay it with the buttons below your hand, or by clicking your side of the table.".to_owned(),
        "The game in progress stays on this device only, and survives closing the page.".to_owned(),
    ]
}

/// How the pile lies in its dialog.
#[must_use]
pub fn pile_note(n: usize) -> String {
    format!("{}, the top card first.", cards_count(n))
}
