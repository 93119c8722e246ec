//! The language of the page.

use crate::session::Language;
use std::cell::Cell;

thread_local! {
    static CURRENT: Cell<Language> = const { Cell::new(Language::English) };
}

/// Sets the language of every text from now on. The page is described in one language at a time, so that the caller need not
/// hand the language on from function to function.
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

/// The name of a player who has none.
pub(super) const fn somebody(language: Language) -> &'static str {
    match language {
        Language::English => "Somebody",
    }
}
