//! About the game.

use super::cards_count;
use crate::features::settings::{MouseMode, Settings};
use crate::session::{Session, StoredValue};
use crate::view::text::InputMode;

/// The game, its version and where it is saved.
#[must_use]
pub fn about(session: &Session) -> [String; 3] {
    let saved = match session.is_unsaved(StoredValue::Game) {
        false => "Your game is saved on this device only, and is still there after you close the page.".to_owned(),
        true => super::not_saved(session).1,
    };
    [
        "Canasta for two to six players in your browser: offline, without an account, ads or a server.".to_owned(),
        format!("Version {}. Free software under the MIT or Apache-2.0 licence.", env!("CARGO_PKG_VERSION")),
        saved,
    ]
}

/// How cards are selected and laid.
#[must_use]
pub fn about_selecting(settings: &Settings, mode: InputMode) -> String {
    match mode {
        InputMode::Mouse => {
            let how = match settings.mouse() {
                MouseMode::LeftSelects => "Left button: select one card. Right button: add a card to the selection.",
                MouseMode::RightSelects => "Right button: select one card. Left button: add a card to the selection.",
                MouseMode::ClickAdds => "Click a card to add it to the selection, or to remove it.",
            };
            format!("{how} Lay the selection with the buttons below your hand, or by clicking your side of the table.")
        }
        InputMode::Finger => "Tap a card to select or deselect it, hold it to see it large, or drag it. Lay the selection with the buttons below your hand, or by tapping your side of the table.".to_owned(),
        InputMode::Remote | InputMode::Keys => "The arrows move from one control or card to the next. Enter presses a control, and selects or deselects a card.".to_owned(),
    }
}

/// The note of the dialog that shows the pile.
#[must_use]
pub fn pile_note(n: usize) -> String {
    format!("{}, the top card first.", cards_count(n))
}
