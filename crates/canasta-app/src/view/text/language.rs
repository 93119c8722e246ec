//! The languages by their own names.

use crate::words::Locale;

/// The name of a language in that language.
#[must_use]
pub const fn language_name(locale: Locale) -> &'static str {
    match locale {
        Locale::En => "English",
        Locale::De => "Deutsch",
        Locale::Es => "Español",
        Locale::Fr => "Français",
        Locale::It => "Italiano",
        Locale::PtBr => "Português (Brasil)",
        Locale::Nl => "Nederlands",
    }
}
