//! The language of the page.

use crate::features::settings::Language;
use std::cell::Cell;

thread_local! {
    static CURRENT: Cell<Language> = const { Cell::new(Language::English) };
}

/// Sets the language of every later text. The page uses one language at a time, so functions need no language parameter.
pub fn set_language(language: Language) {
    CURRENT.set(language);
}

/// The language that was set last.
pub(super) fn current() -> Language {
    CURRENT.get()
}

/// The name of a language in that language.
#[must_use]
pub const fn language_name(language: Language) -> &'static str {
    match language {
        Language::English => "English",
    }
}

/// The name of an unnamed player.
pub(super) const fn somebody(language: Language) -> &'static str {
    match language {
        Language::English => "Somebody",
    }
}
