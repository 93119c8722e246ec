//! Why rules are refused (rules §1).

use super::table::RuleField;
use std::fmt;

/// Impossible rules: error code `bad-rules` (rules §4).
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum BadRules {
    /// There is no preset of this name.
    UnknownPreset(String),
    /// There is no field of this name.
    UnknownField(String),
    /// The changes, which were given under this name, are not a JSON object.
    NotAnObject(&'static str),
    /// A field has an impossible value.
    Field {
        /// The field at fault.
        field: RuleField,
        /// The fault.
        problem: RulesProblem,
    },
}

/// What is wrong with the value of a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum RulesProblem {
    /// The value is of another type, or outside what the field can hold.
    NotAValue,
    /// The number is outside this range.
    OutOfRange {
        /// Smallest possible.
        least: i32,
        /// Largest possible.
        most: i32,
    },
    /// The cards dealt and those that begin the pile leave fewer than eight.
    TooManyCards {
        /// Dealt cards and those that begin the pile.
        cards: usize,
        /// The most that they may be.
        most: usize,
    },
    /// The players cannot make so many sides of the same size.
    UnequalSides {
        /// The number of players.
        players: usize,
    },
    /// A lone player needs three players who begin alone.
    NotThreePlayers,
    /// One of three rests only where four seats make two sides.
    NotTwoPairs,
    /// Nobody has a partner to ask.
    NobodyToAsk,
    /// More ranks are required than canastas are needed.
    MoreRanksThanCanastas,
    /// A minimum is smaller than that for a lower score.
    MinimumsFall,
    /// The concealed total is below the bonus for going out.
    ConcealedBelowGoingOut,
    /// There is no minimum at all.
    NoMinimum,
    /// The steps do not rise, or are not one fewer than the minimums.
    StepsDoNotFit,
    /// More canastas of certain kinds are required than canastas are needed.
    MoreKindsThanCanastas,
    /// It is about melds that may not be laid.
    NoSuchMelds,
    /// More sides get bonus cards than there are.
    MoreTalonsThanSides,
    /// A hand and a draw do not make the fourteen cards of a special hand.
    NotFourteenCards,
    /// Cards lie under the turn-up, and there is none.
    NoTurnUp,
    /// There are not two numbers, or the second is smaller than the first.
    NotASign,
    /// A card freezes the pile, and cards do not.
    NothingFreezes,
    /// One goes out by a discard only, and by none.
    DiscardAndNone,
    /// There are words, and not one for each opening minimum.
    NotAsManyAsMinimums,
    /// There is a foot, and a list of several.
    FootAndFeet,
    /// In a hand with its own values a field is refused.
    HandRefused {
        /// The number of the hand, from 1.
        hand: usize,
        /// The field at fault.
        field: RuleField,
    },
    /// A hand has its own minimums, and the number of the hand picks among the minimums.
    MinimumsByHandTwice,
    /// The program keeps as many different lists as it can.
    TooManyLists,
}

impl BadRules {
    pub(super) const fn new(field: RuleField, problem: RulesProblem) -> BadRules {
        BadRules::Field { field, problem }
    }

    /// The field at fault, if the fault is the value of a field.
    #[must_use]
    pub const fn field(&self) -> Option<RuleField> {
        match self {
            BadRules::Field { field, .. } => Some(*field),
            _ => None,
        }
    }

    /// The name at fault: of the field, or the unknown one.
    #[must_use]
    pub fn name(&self) -> &str {
        match self {
            BadRules::UnknownPreset(name) | BadRules::UnknownField(name) => name,
            BadRules::NotAnObject(name) => name,
            BadRules::Field { field, .. } => field.name(),
        }
    }
}

/// The name at fault, and what is wrong with it: a sentence without capital and full stop.
impl fmt::Display for BadRules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", self.name())?;
        match self {
            BadRules::UnknownPreset(_) => f.write_str("there is no such preset"),
            BadRules::UnknownField(_) => f.write_str("the rules have no such field"),
            BadRules::NotAnObject(_) => f.write_str("the changes to the rules are no JSON object"),
            BadRules::Field { field, problem: RulesProblem::NotAValue } => {
                write!(f, "{}; possible: {}", RulesProblem::NotAValue, field.kind())
            }
            BadRules::Field { problem, .. } => problem.fmt(f),
        }
    }
}

impl std::error::Error for BadRules {}

/// What is wrong: a sentence without capital and full stop.
impl fmt::Display for RulesProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RulesProblem::NotAValue => f.write_str("this value is not possible"),
            RulesProblem::OutOfRange { least, most } => write!(f, "must be from {least} to {most}"),
            RulesProblem::TooManyCards { cards, most } => {
                write!(f, "the cards dealt and the turned-up card would be {cards}, and may be {most}")
            }
            RulesProblem::UnequalSides { players } => write!(f, "{players} players make no such number of equal sides"),
            RulesProblem::NotThreePlayers => f.write_str("this needs three players and no chosen sides"),
            RulesProblem::NotTwoPairs => f.write_str("this needs four seats in two sides"),
            RulesProblem::NobodyToAsk => f.write_str("nobody has a partner to ask"),
            RulesProblem::MoreRanksThanCanastas => {
                f.write_str("more ranks are required than canastas are needed to go out")
            }
            RulesProblem::MinimumsFall => f.write_str("a minimum is smaller than that for a lower score"),
            RulesProblem::ConcealedBelowGoingOut => f.write_str("going out concealed is worth less than going out"),
            RulesProblem::NoMinimum => f.write_str("there is no minimum"),
            RulesProblem::StepsDoNotFit => {
                f.write_str("the scores do not rise, or are not one fewer than the minimums")
            }
            RulesProblem::MoreKindsThanCanastas => {
                f.write_str("more canastas of certain kinds are required than canastas are needed to go out")
            }
            RulesProblem::NoSuchMelds => f.write_str("this is about melds that may not be laid"),
            RulesProblem::MoreTalonsThanSides => f.write_str("more sides get bonus cards than there are"),
            RulesProblem::NotFourteenCards => f.write_str("special hands need fourteen cards after the first draw"),
            RulesProblem::NoTurnUp => f.write_str("no card is turned up on those that lie face down"),
            RulesProblem::NotASign => f.write_str("there are not two numbers that do not fall"),
            RulesProblem::NothingFreezes => f.write_str("in these rules no card freezes the pile"),
            RulesProblem::DiscardAndNone => f.write_str("one cannot go out by a discard only and by none"),
            RulesProblem::NotAsManyAsMinimums => f.write_str("there is not one for each opening minimum"),
            RulesProblem::FootAndFeet => f.write_str("there is a foot already"),
            RulesProblem::HandRefused { hand, field } => write!(f, "{field} is not possible in hand {hand}"),
            RulesProblem::MinimumsByHandTwice => {
                f.write_str("the number of the hand picks the opening minimum already")
            }
            RulesProblem::TooManyLists => f.write_str("too many different lists were read since the program began"),
        }
    }
}

impl std::error::Error for RulesProblem {}
