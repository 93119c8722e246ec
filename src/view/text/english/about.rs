//! About the game and its pages.

use super::cards_count;
use crate::session::Settings;
use crate::view::text::InputMode;

/// What the game is.
#[must_use]
pub fn about() -> [String; 3] {
    [
        "Canasta for two and four, in your browser, offline, without an account, ads or a server.".to_owned(),
        format!("Version {}. Free software under the MIT or Apache-2.0 licence.", env!("CARGO_PKG_VERSION")),
        "The game in progress stays on this device only, and survives closing the page.".to_owned(),
    ]
}

/// How cards are selected and laid.
#[must_use]
pub fn about_hands(settings: &Settings, means: InputMode) -> String {
    let (one, more) = if settings.swap_buttons { ("Right", "Left") } else { ("Left", "Right") };
    match means {
        InputMode::Mouse => format!(
            "{one} button: select one card. {more} button: add to the selection; lay it with the buttons below your hand, or by clicking your side of the table."
        ),
        InputMode::Finger => "Tap a card to select it or put it back, hold it to see it large, or drag it. Lay the selection with the buttons below your hand, or by tapping your side of the table.".to_owned(),
        InputMode::Remote => "The arrows go from one thing to the next, and Enter presses it: a card is selected, or put back.".to_owned(),
    }
}

/// How the pile lies in its dialog.
#[must_use]
pub fn pile_note(n: usize) -> String {
    format!("{}, the top card first.", cards_count(n))
}
