//! The variables of a message, from its comment.

use crate::Choice;

/// What a variable is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A number.
    Number,
    /// A text that is the same in every language.
    Text,
    /// The reader or another person.
    Who,
    /// A side as the reader calls it.
    Side,
    /// Cards or a list, which the language inflects.
    Phrase,
    /// A case, in a message that others call.
    Case,
    /// A choice, by its place among the types.
    Choice(usize),
}

/// A variable of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variable {
    /// Its name, without the dollar sign.
    pub name: String,
    /// What it is.
    pub kind: Kind,
}

impl Variable {
    /// The variable that a line of a comment declares: `$count (number) how many cards are laid`.
    ///
    /// `None` for a line that declares none, an error for one that cannot be read.
    pub(crate) fn of_comment(line: &str, choices: &[Choice]) -> Option<Result<Variable, String>> {
        let rest = line.trim().strip_prefix('$')?;
        let Some((name, rest)) = rest.split_once(" (") else {
            return Some(Err(format!("a variable is declared as `${rest} (type) what it is`")));
        };
        let Some((kind, _)) = rest.split_once(')') else {
            return Some(Err(format!("the type of ${name} has no closing bracket")));
        };
        let kind = match kind {
            "number" => Kind::Number,
            "text" => Kind::Text,
            "who" => Kind::Who,
            "side" => Kind::Side,
            "cards" | "list" => Kind::Phrase,
            "case" => Kind::Case,
            other => match choices.iter().position(|choice| choice.name == other) {
                Some(place) => Kind::Choice(place),
                None => {
                    return Some(Err(format!(
                        "{other} is no type: number, text, who, side, cards, list or one of locales/types"
                    )));
                }
            },
        };
        Some(Ok(Variable { name: name.trim().to_owned(), kind }))
    }
}
