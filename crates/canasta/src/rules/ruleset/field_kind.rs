//! The kinds and groups of the rule fields.

use super::by_deal::{ByDeal, HandValues};
use crate::rules::cards::Rank;
use crate::rules::named::listed;
use std::fmt;

/// The most that a bonus, a minimum or a target may be, in points, so that no score can overflow.
pub const LARGEST: i32 = 1_000_000;

/// The kind of a rule field: its possible values, and so how a form offers it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FieldKind {
    /// Yes or no.
    Switch,
    /// A number in a range.
    Number {
        /// Smallest possible.
        least: i32,
        /// Largest possible.
        most: i32,
    },
    /// A number in a range, or no limit.
    NumberOrNone {
        /// Smallest possible.
        least: i32,
        /// Largest possible.
        most: i32,
        /// The number to begin with when a limit is set.
        usual: i32,
    },
    /// A number in a range, or a word of the notation.
    NumberOrWord {
        /// Smallest possible.
        least: i32,
        /// Largest possible.
        most: i32,
        /// The word.
        word: &'static str,
    },
    /// One of several words of the notation.
    Words(&'static [&'static str]),
    /// One of several numbers, in ascending order.
    Numbers(&'static [u8]),
    /// The one to six opening minimums, each 0 to [`LARGEST`] points.
    Minimums,
    /// A set of the ranks from 4 to ace.
    Ranks,
    /// No, yes, or one of several words of the notation.
    SwitchOrWords(&'static [&'static str]),
    /// A list of numbers in a range, perhaps none at all.
    List {
        /// Most numbers.
        longest: u8,
        /// Smallest possible.
        least: i32,
        /// Largest possible.
        most: i32,
        /// Whether there may be no list.
        or_none: bool,
    },
    /// Numbers from 0 for some of these keys.
    Points {
        /// The keys.
        keys: &'static [&'static str],
        /// Largest possible.
        most: i32,
    },
    /// A set of these words.
    WordSet(&'static [&'static str]),
    /// One of these words for some of the ranks from 4 to ace.
    WordByRank(&'static [&'static str]),
    /// A list of these words, one for each opening minimum, or none.
    WordByMinimum(&'static [&'static str]),
    /// For each of the first hands, values of some of these fields.
    ByHand,
}

impl FieldKind {
    /// The most opening minimums, as the type of the field has them.
    pub const MOST_MINIMUMS: usize = 6;

    /// A bonus of 0 to [`LARGEST`] points.
    pub(super) const BONUS: FieldKind = FieldKind::Number { least: 0, most: LARGEST };

    /// The least and the most that a number of this kind may be; `None` for kinds without numbers.
    #[must_use]
    pub fn bounds(self) -> Option<(i32, i32)> {
        match self {
            FieldKind::Number { least, most }
            | FieldKind::NumberOrNone { least, most, .. }
            | FieldKind::NumberOrWord { least, most, .. } => Some((least, most)),
            FieldKind::Numbers(numbers) => Some(((*numbers.first()?).into(), (*numbers.last()?).into())),
            FieldKind::Minimums => Some((0, LARGEST)),
            FieldKind::List { least, most, .. } => Some((least, most)),
            FieldKind::Points { most, .. } => Some((0, most)),
            FieldKind::Switch
            | FieldKind::Words(_)
            | FieldKind::Ranks
            | FieldKind::SwitchOrWords(_)
            | FieldKind::WordSet(_)
            | FieldKind::WordByRank(_)
            | FieldKind::WordByMinimum(_)
            | FieldKind::ByHand => None,
        }
    }
}

/// The possible values as JSON, for whoever writes them into a file.
impl fmt::Display for FieldKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let quoted = |words: &[&str]| words.iter().map(|word| format!("\"{word}\"")).collect::<Vec<_>>().join(", ");
        match *self {
            FieldKind::Switch => f.write_str("true, false"),
            FieldKind::Number { least, most } => write!(f, "{least} to {most}"),
            FieldKind::NumberOrNone { least, most, .. } => write!(f, "null, {least} to {most}"),
            FieldKind::NumberOrWord { least, most, word } => write!(f, "{least} to {most}, \"{word}\""),
            FieldKind::Words(words) => f.write_str(&quoted(words)),
            FieldKind::Numbers(all) => f.write_str(&all.iter().map(u8::to_string).collect::<Vec<_>>().join(", ")),
            FieldKind::Minimums => {
                write!(f, "a list of 1 to {} numbers, each 0 to {LARGEST}", FieldKind::MOST_MINIMUMS)
            }
            FieldKind::Ranks => write!(f, "a list of {}", quoted(&Rank::NATURALS.map(Rank::notation))),
            FieldKind::SwitchOrWords(words) => write!(f, "true, false, {}", quoted(words)),
            FieldKind::List { longest, least, most, or_none } => {
                let or_none = if or_none { "null, " } else { "" };
                write!(f, "{or_none}a list of 0 to {longest} numbers, each {least} to {most}")
            }
            FieldKind::Points { keys, most } => write!(f, "an object of {} with numbers 0 to {most}", quoted(keys)),
            FieldKind::WordSet(words) => write!(f, "a list of {}", quoted(words)),
            FieldKind::WordByRank(words) => {
                let ranks = quoted(&Rank::NATURALS.map(Rank::notation));
                write!(f, "an object of {ranks} with {}", quoted(words))
            }
            FieldKind::WordByMinimum(words) => {
                write!(f, "a list of 0 to {} words, each {}", FieldKind::MOST_MINIMUMS, quoted(words))
            }
            FieldKind::ByHand => {
                write!(f, "a list of 0 to {} objects with {}", ByDeal::MOST, quoted(HandValues::NAMES))
            }
        }
    }
}

/// The games with which the dialog of house rules shows a field among the usual ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Visibility {
    /// Every game.
    Always,
    /// The variants of Canasta, such as Samba. Beside other games it is folded away.
    WithVariants,
}

/// The release in which a field came.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Since {
    /// The first: every text that holds whole rules has the field.
    First,
    /// A later one: a text without the field means the value of the classic game.
    Later,
}

/// The numbers of which random rules draw, because most of the possible ones are unlike any game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RandomRange {
    /// All that the kind of the field allows; for kinds without numbers, and for numbers that are few.
    Whole,
    /// From the first to the second.
    Between(i32, i32),
    /// One of these. A number that stands twice is twice as likely.
    OneOf(&'static [i32]),
}

listed! {
    /// A group of rule fields that belong together, in the order of the dialog.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum RuleGroup {
        /// Players, dealing and drawing.
        Deal,
        /// What a meld may hold.
        Melds,
        /// A side's first meld.
        Opening,
        /// Taking the pile.
        Pile,
        /// Red and black threes.
        Threes,
        /// Going out, and the end of the stock.
        GoingOut,
        /// Bonuses and the target.
        Scoring,
    }
}
