//! About the game and its pages.

use super::cards_count;
use crate::session::Settings;

/// What the game is.
#[must_use]
pub fn about(settings: &Settings) -> [String; 4] {
    let (one, more) = if settings.swap_buttons { ("Right", "Left") } else { ("Left", "Right") };
    [
        "Canasta for two and four, in your browser, offline, without an account, ads or a server.".to_owned(),
        format!("Version {}. Free software under the MIT or Apache-2.0 licence.", env!("CARGO_PKG_VERSION")),
        format!(
            "{one} button: select one card. {more} button: add to the selection; lay it with the buttons below your hand, or by clicking your side of the table."
        ),
        "The game in progress stays on this device only, and survives closing the page.".to_owned(),
    ]
}

/// How the pile lies in its dialog.
#[must_use]
pub fn pile_note(n: usize) -> String {
    format!("{}, the top card first.", cards_count(n))
}
