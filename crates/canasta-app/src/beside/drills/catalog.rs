//! The drills that there are.

use super::question::DrillQuestion;
use crate::named::named;
use canasta::rules::Preset;
use canasta::rules::setup_json::{MalformedPosition, list};
use serde_json::Value;

macro_rules! drills {
    ($($drill:ident = $name:literal with $questions:literal questions,)+) => {
        named! {
            /// A drill: a few positions about one theme, each with a question. They are in the order of the page *Learn*.
            pub enum Drill {
                $(#[doc = concat!("`", $name, "`")] $drill = $name),+
            }
        }

        impl Drill {
            /// The number of questions, at least 3.
            #[must_use]
            pub const fn question_count(self) -> usize {
                match self { $(Drill::$drill => $questions,)+ }
            }

            const fn source(self) -> &'static str {
                match self { $(Drill::$drill => include_str!(concat!($name, ".json")),)+ }
            }
        }
    };
}

drills! {
    Count = "count" with 4 questions,
    Open = "open" with 4 questions,
    Keep = "keep" with 4 questions,
    Pile = "pile" with 5 questions,
    Frozen = "frozen" with 4 questions,
    Safe = "safe" with 3 questions,
    Stop = "stop" with 4 questions,
    Freeze = "freeze" with 4 questions,
    Canasta = "canasta" with 4 questions,
    Out = "out" with 4 questions,
    Ask = "ask" with 4 questions,
    Concealed = "concealed" with 4 questions,
    ThreeHanded = "three-handed" with 4 questions,
    Samba = "samba" with 4 questions,
    Bolivia = "bolivia" with 4 questions,
    ModernAmerican = "modern-american" with 3 questions,
    HandAndFoot = "hand-and-foot" with 5 questions,
}

impl Drill {
    /// The questions.
    ///
    /// # Errors
    /// If the file of the drill is malformed, which a test rules out.
    pub fn questions(self) -> Result<Vec<DrillQuestion>, MalformedPosition> {
        read_questions(self.source())
    }

    /// Whether it is about a game of its own beside Classic, whose name it has.
    #[must_use]
    pub fn is_further(self) -> bool {
        self.name().parse::<Preset>().is_ok()
    }

    /// Whether a person who remembers the whole pile is asked, and may look through it.
    #[must_use]
    pub const fn shows_pile(self) -> bool {
        matches!(self, Drill::Safe)
    }

    /// One of the questions.
    #[must_use]
    pub fn question(self, number: usize) -> Option<DrillQuestion> {
        self.questions().ok()?.into_iter().nth(number)
    }
}

/// Reads the questions of a drill from the text of its file.
///
/// # Errors
/// If it is malformed.
pub fn read_questions(text: &str) -> Result<Vec<DrillQuestion>, MalformedPosition> {
    let value: Value = serde_json::from_str(text).map_err(|error| MalformedPosition::new(error.to_string()))?;
    list(Some(&value), "a drill")?.iter().map(DrillQuestion::read).collect()
}
