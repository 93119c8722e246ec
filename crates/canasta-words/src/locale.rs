//! The languages, and what a program must know of each.

/// A language with its ways of writing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Locale {
    /// English.
    #[default]
    En,
    /// German.
    De,
    /// Spanish.
    Es,
    /// French.
    Fr,
    /// Italian.
    It,
    /// Portuguese of Brazil.
    PtBr,
    /// Dutch.
    Nl,
}

impl Locale {
    /// All languages.
    pub const ALL: [Locale; 7] = [Locale::En, Locale::De, Locale::Es, Locale::Fr, Locale::It, Locale::PtBr, Locale::Nl];

    /// The language tag, which is the name of the folder too.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Locale::En => "en",
            Locale::De => "de",
            Locale::Es => "es",
            Locale::Fr => "fr",
            Locale::It => "it",
            Locale::PtBr => "pt-BR",
            Locale::Nl => "nl",
        }
    }

    /// The language of a tag as a browser gives it: `es-419` and `es-UY` are Spanish. `None` for any other.
    #[must_use]
    pub fn of_tag(tag: &str) -> Option<Locale> {
        let language = tag.split(['-', '_']).next().unwrap_or(tag);
        Locale::ALL
            .into_iter()
            .find(|one| one.tag().split('-').next().is_some_and(|own| own.eq_ignore_ascii_case(language)))
    }

    /// What stands between thousands.
    #[must_use]
    pub const fn group(self) -> char {
        match self {
            Locale::En => ',',
            Locale::Fr => '\u{202f}',
            Locale::De | Locale::Es | Locale::It | Locale::PtBr | Locale::Nl => '.',
        }
    }

    /// The decimal sign.
    #[must_use]
    pub const fn decimal(self) -> char {
        match self {
            Locale::En => '.',
            Locale::De | Locale::Es | Locale::Fr | Locale::It | Locale::PtBr | Locale::Nl => ',',
        }
    }

    /// The digits from which on thousands are kept apart: Spanish and Italian write 1500 and 12.500.
    #[must_use]
    pub const fn grouped_from(self) -> usize {
        match self {
            Locale::Es | Locale::It => 5,
            Locale::En | Locale::De | Locale::Fr | Locale::PtBr | Locale::Nl => 4,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_spanish_is_spanish() {
        assert_eq!(Locale::of_tag("es-419"), Some(Locale::Es));
        assert_eq!(Locale::of_tag("es_UY"), Some(Locale::Es));
        assert_eq!(Locale::of_tag("PT"), Some(Locale::PtBr));
        assert_eq!(Locale::of_tag("pt-PT"), Some(Locale::PtBr));
        assert_eq!(Locale::of_tag("de-AT"), Some(Locale::De));
        assert_eq!(Locale::of_tag("eo"), None);
        assert_eq!(Locale::of_tag(""), None);
    }
}
