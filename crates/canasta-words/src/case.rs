//! The forms of a phrase.

/// The form in which a phrase stands. Each language uses those that it has: German the first four, Italian the first and the
/// contractions of its prepositions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Case {
    /// The form of a subject, and of a language without cases.
    #[default]
    Nom,
    /// The object.
    Acc,
    /// The dative.
    Dat,
    /// The genitive.
    Gen,
    /// After *of* or *from*, joined with it: *de l'as*, *del re*, *do rei*.
    Of,
    /// After *to*, joined with it.
    To,
    /// After *in*, joined with it.
    In,
    /// After *on*, joined with it.
    On,
    /// After *by* or *through*, joined with it.
    By,
    /// After *with*, joined with it.
    With,
}

impl Case {
    /// All cases, in the order of their keys.
    pub const ALL: [Case; 10] =
        [Case::Nom, Case::Acc, Case::Dat, Case::Gen, Case::Of, Case::To, Case::In, Case::On, Case::By, Case::With];

    /// The keys in the files of words.
    pub const KEYS: [&'static str; 10] = ["nom", "acc", "dat", "gen", "of", "to", "in", "on", "by", "with"];

    /// The case at this place.
    #[must_use]
    pub fn at(place: u8) -> Option<Case> {
        Case::ALL.get(usize::from(place)).copied()
    }

    /// The place of the key.
    #[must_use]
    pub const fn key(self) -> u8 {
        self as u8
    }
}
