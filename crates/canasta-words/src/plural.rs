//! Plurals, by the rules of CLDR 48.

use crate::{Locale, Number};

/// The plural of a number in a language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Plural {
    /// One thing; in French and Portuguese none too.
    One,
    /// Millions, in the Romance languages.
    Many,
    /// All others.
    Other,
}

impl Plural {
    /// The keys in the files of words.
    pub const KEYS: [&'static str; 3] = ["one", "many", "other"];

    /// The place of the key.
    #[must_use]
    pub const fn key(self) -> u8 {
        self as u8
    }

    /// The plurals that a language tells apart, without the rest.
    #[must_use]
    pub const fn of_locale(locale: Locale) -> &'static [Plural] {
        match locale {
            Locale::En | Locale::De | Locale::Nl => &[Plural::One],
            Locale::Es | Locale::Fr | Locale::It | Locale::PtBr => &[Plural::One, Plural::Many],
        }
    }

    /// The plural of a number.
    #[must_use]
    pub fn of(number: Number, locale: Locale) -> Plural {
        let whole = number.whole();
        let is_integer = number.places() == 0;
        let one = match locale {
            Locale::En | Locale::De | Locale::Nl | Locale::It => whole == 1 && is_integer,
            Locale::Es => whole == 1 && number.fraction() == 0,
            Locale::Fr | Locale::PtBr => whole <= 1,
        };
        let has_many = Plural::of_locale(locale).contains(&Plural::Many);
        if one {
            Plural::One
        } else if has_many && is_integer && whole != 0 && whole.is_multiple_of(1_000_000) {
            Plural::Many
        } else {
            Plural::Other
        }
    }
}
