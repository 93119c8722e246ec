//! About the game.

use crate::features::settings::{MouseMode, Settings};
use crate::session::{Session, StoredValue};
use crate::view::text::InputMode;
use crate::words;

/// The game, its version and where it is saved.
#[must_use]
pub fn about(session: &Session) -> [String; 3] {
    let saved = match session.is_unsaved(StoredValue::Game) {
        false => words::about::game_is_saved().to_owned(),
        true => super::not_saved(session).1,
    };
    [words::about::about_game().to_owned(), words::about::about_version(env!("CARGO_PKG_VERSION")), saved]
}

/// How cards are selected and laid.
#[must_use]
pub fn about_selecting(settings: &Settings, mode: InputMode) -> String {
    let words = match mode {
        InputMode::Mouse => {
            let how = match settings.mouse() {
                MouseMode::LeftSelects => words::about::mouse_left_selects(),
                MouseMode::RightSelects => words::about::mouse_right_selects(),
                MouseMode::ClickAdds => words::about::mouse_click_adds(),
            };
            return format!("{how} {}", words::about::mouse_lays());
        }
        InputMode::Finger => words::about::finger_selects(),
        InputMode::Remote | InputMode::Keys => words::about::keys_select(),
    };
    words.to_owned()
}

/// The note of the dialog that shows the pile.
#[must_use]
pub fn pile_note(n: usize) -> String {
    words::about::pile_top_first(n)
}
