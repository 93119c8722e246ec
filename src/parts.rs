//! What of the page is loaded after the first cards, as a table of functions.
//!
//! The first program reaches all of it through [`get`] alone: what it names otherwise stays in it.

use super::platform::library::LibraryHandle;
use canasta_app::features::daily::DayPicture;
use canasta_app::features::friends::{FriendsEffect, FriendsMessage};
use canasta_app::features::library::LibraryEffect;
use canasta_app::session::Session;
use std::cell::Cell;
use wasm_bindgen::JsValue;
use web_sys::Element;

/// The functions behind the border.
pub struct Parts {
    /// Those of the application.
    pub application: &'static canasta_app::parts::Parts,
    /// Loads the words that they say, and goes on.
    pub complete_words: fn(fn()),
    /// Begins what only they offer: `window.canasta`, files that the system opens.
    pub begin: fn(),
    /// Follows the address: shortcuts of the installed app, and links with rules.
    pub follow_address: fn(),
    /// Carries out what the session asks of the library.
    pub run_library: fn(&LibraryHandle, LibraryEffect),
    /// Carries out what the session asks of the devices of friends. Answers go to the function, which may be called at once.
    pub run_friends: fn(fn(FriendsMessage), FriendsEffect),
    /// Shows the badge of the installed app, or takes it away.
    pub badge: fn(bool),
    /// Lets the person share the picture of a result.
    pub share_picture: fn(&DayPicture),
    /// Writes the dates that the page has no text for yet.
    pub write_dates: fn(&Element),
    /// Paints the graphs of the session below an element.
    pub paint_graphs: fn(&Session, &Element),
    /// What the person sees, for programs.
    pub observation: fn(&Session) -> JsValue,
}

thread_local! {
    static HERE: Cell<Option<&'static Parts>> = const { Cell::new(None) };
}

/// The table, once it is there.
pub fn get() -> Option<&'static Parts> {
    HERE.get()
}

/// Takes the table that was loaded.
pub fn take(parts: &'static Parts) {
    HERE.set(Some(parts));
}
