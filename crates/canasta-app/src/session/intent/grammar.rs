//! The grammar of all intents: their text in the page, written and read by one table.
//!
//! A text is a word with the fields behind a colon, `look-at:GAME.3`, or the change of a control, `set:NAME.FIELD=VALUE`, whose last
//! field is the value. Dots part the other fields.

use crate::named::Named;
use crate::session::next_deck::read_cut;
use std::fmt;
use std::str::FromStr;

/// The text is not an intent: its word is unknown, or its value is invalid for the word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseIntentError;

impl fmt::Display for ParseIntentError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not an intent")
    }
}

impl std::error::Error for ParseIntentError {}

/// The form of an intent's text.
#[derive(Clone, Copy)]
pub(crate) enum Form {
    /// A word, and fields behind a colon.
    Word(&'static str),
    /// The change of the control with this name.
    Set(&'static str),
    /// The change of a control that the only field names itself.
    Change,
}

/// The text of an intent while it is written.
pub(crate) struct IntentWriter<'a, 'b> {
    /// Where the fields go.
    pub f: &'a mut fmt::Formatter<'b>,
    form: Form,
    /// The number of fields that are still to come.
    left: usize,
    is_first: bool,
}

impl<'a, 'b> IntentWriter<'a, 'b> {
    /// Begins the text of an intent with so many fields.
    pub fn begin(
        f: &'a mut fmt::Formatter<'b>,
        (form, count): (Form, usize),
    ) -> Result<IntentWriter<'a, 'b>, fmt::Error> {
        let (start, name) = match form {
            Form::Word(word) => ("", word),
            Form::Set(name) => ("set:", name),
            Form::Change => ("set", ""),
        };
        f.write_str(start)?;
        f.write_str(name)?;
        Ok(IntentWriter { f, form, left: count, is_first: true })
    }

    /// Writes the sign before the next field.
    pub fn sign(&mut self) -> fmt::Result {
        self.left = self.left.saturating_sub(1);
        let is_first = std::mem::replace(&mut self.is_first, false);
        self.f.write_str(match self.form {
            Form::Set(_) if self.left == 0 => "=",
            Form::Word(_) | Form::Change if is_first => ":",
            _ => ".",
        })
    }
}

/// The fields in the text of an intent, read one after the other.
pub(crate) struct Fields<'a> {
    /// Fields with dots between them. The last has the rest, dots included.
    dotted: Option<std::str::SplitN<'a, char>>,
    /// The value of a control.
    value: Option<&'a str>,
}

impl<'a> Fields<'a> {
    /// The form of a text, by its place in a table of forms with their numbers of fields, and its fields.
    pub fn find(text: &'a str, forms: &[(Form, usize)]) -> Option<(usize, Fields<'a>)> {
        let of_kind = |is_change| {
            let kind = forms.iter().enumerate().filter(move |(_, form)| matches!(form.0, Form::Change) == is_change);
            kind.filter_map(|(at, &(form, count))| Some((at, Fields::of(text, form, count)?))).next()
        };
        // A control that names itself may have any name but the others.
        of_kind(false).or_else(|| of_kind(true))
    }

    /// The fields of a text of this form; `None` if it is of another one.
    fn of(text: &'a str, form: Form, count: usize) -> Option<Fields<'a>> {
        match form {
            Form::Word(word) if count == 0 => (text == word).then_some(Fields { dotted: None, value: None }),
            Form::Word(word) => {
                let rest = text.strip_prefix(word)?.strip_prefix(':')?;
                Some(Fields { dotted: Some(rest.splitn(count, '.')), value: None })
            }
            Form::Set(name) => {
                let (place, value) = text.strip_prefix("set:")?.split_once('=')?;
                let rest = place.strip_prefix(name)?;
                let dotted = if count > 1 { Some(rest.strip_prefix('.')?.splitn(count - 1, '.')) } else { None };
                (dotted.is_some() || rest.is_empty()).then_some(Fields { dotted, value: Some(value) })
            }
            Form::Change => Some(Fields { dotted: None, value: Some(text.strip_prefix("set:")?) }),
        }
    }

    /// The text of the next field.
    pub fn next(&mut self) -> Option<&'a str> {
        self.dotted.as_mut().and_then(Iterator::next).or_else(|| self.value.take())
    }
}

/// How a field of this type stands in a text.
pub(crate) trait Codec<T> {
    /// Writes the field.
    fn write(field: &T, f: &mut fmt::Formatter<'_>) -> fmt::Result;
    /// Reads the field; `None` if the text is none.
    fn read(text: &str) -> Option<T>;
}

/// A field that is written by `Display` and read by `FromStr`.
pub(crate) struct Text;

impl<T: fmt::Display + FromStr> Codec<T> for Text {
    fn write(field: &T, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        field.fmt(f)
    }

    fn read(text: &str) -> Option<T> {
        text.parse().ok()
    }
}

/// A field that is written by its name.
pub(crate) struct Name;

impl<T: Named> Codec<T> for Name {
    fn write(field: &T, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(field.name())
    }

    fn read(text: &str) -> Option<T> {
        T::from_name(text)
    }
}

/// Defines codecs of optional fields: the word for nothing stands behind each.
macro_rules! optional {
    ($($(#[$doc:meta])+ $codec:ident = $nothing:literal),+ $(,)?) => {$(
        $(#[$doc])+
        pub(crate) struct $codec;

        impl<T: fmt::Display + FromStr> Codec<Option<T>> for $codec {
            fn write(field: &Option<T>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match field {
                    Some(field) => field.fmt(f),
                    None => f.write_str($nothing),
                }
            }

            fn read(text: &str) -> Option<Option<T>> {
                if text == $nothing { Some(None) } else { text.parse().ok().map(Some) }
            }
        }
    )+};
}

optional! {
    /// One of a list, or any.
    Any = "any",
    /// One of the players, or nobody.
    Nobody = "none",
}

/// The number of cards of a cut, or what is typed before it is one.
pub(crate) struct Cut;

impl Codec<Option<usize>> for Cut {
    fn write(field: &Option<usize>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        field.map_or(Ok(()), |cards| write!(f, "{cards}"))
    }

    fn read(text: &str) -> Option<Option<usize>> {
        Some(read_cut(text))
    }
}

/// Numbers with commas between them.
pub(crate) struct Ids;

impl Codec<Vec<u32>> for Ids {
    fn write(field: &Vec<u32>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        field.iter().enumerate().try_for_each(|(at, id)| write!(f, "{}{id}", if at > 0 { "," } else { "" }))
    }

    fn read(text: &str) -> Option<Vec<u32>> {
        text.split(',').filter(|id| !id.is_empty()).map(|id| id.parse().ok()).collect()
    }
}

/// The change of a control that names itself.
pub(crate) trait ControlChange: fmt::Display + Sized {
    /// The change of the control with this name to this value.
    fn parse(name: &str, value: &str) -> Option<Self>;
}

/// Makes changes of controls of types that have the function `parse`.
macro_rules! control_change {
    ($($type:ty),+ $(,)?) => {$(
        impl $crate::session::grammar::ControlChange for $type {
            fn parse(name: &str, value: &str) -> Option<$type> {
                <$type>::parse(name, value)
            }
        }
    )+};
}
pub(crate) use control_change;

/// A field that is the change of a control: `NAME=VALUE`.
pub(crate) struct Change;

impl<T: ControlChange> Codec<T> for Change {
    fn write(field: &T, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        field.fmt(f)
    }

    fn read(text: &str) -> Option<T> {
        let (name, value) = text.split_once('=')?;
        T::parse(name, value)
    }
}

/// Defines an enum of intents with their texts.
///
/// Each variant names its fields, `= "word"` its word, `= set "name"` the control that it changes, and `= set` a change that names its
/// control itself. A field is written by `Display`, or by the codec behind `as`.
macro_rules! intents {
    (@form $word:literal) => { $crate::session::grammar::Form::Word($word) };
    (@form set $name:literal) => { $crate::session::grammar::Form::Set($name) };
    (@form set) => { $crate::session::grammar::Form::Change };
    (@codec) => { $crate::session::grammar::Text };
    (@codec $codec:ident) => { $codec };
    (
        $(#[$doc:meta])*
        $name:ident {
            $(
                $(#[$variant_doc:meta])*
                $variant:ident $( ( $($field:ident : $type:ty $(as $codec:ident)?),+ ) )? = $($set:ident)? $($word:literal)?
            ),+ $(,)?
        }
    ) => {
        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum $name {
            $( $(#[$variant_doc])* $variant $( ( $($type),+ ) )? ),+
        }

        const _: () = {
            use std::fmt::{Display, Formatter, Result as Written};
            use $crate::session::grammar::{Fields, Form, ParseIntentError, IntentWriter};
            #[allow(unused_imports, reason = "an enum may have no fields")]
            use $crate::session::grammar::Codec;

            /// The place of each variant in the table.
            enum Place { $($variant),+ }

            /// The form of each variant, and its number of fields.
            static FORMS: &[(Form, usize)] = &[
                $( (intents!(@form $($set)? $($word)?), <[&str]>::len(&[ $($( stringify!($field) ),+)? ])) ),+
            ];

            impl Display for $name {
                fn fmt(&self, f: &mut Formatter<'_>) -> Written {
                    let place = match self { $( $name::$variant { .. } => Place::$variant ),+ };
                    #[allow(unused_mut, unused_variables, reason = "an enum may have no fields")]
                    let mut text = IntentWriter::begin(f, FORMS[place as usize])?;
                    match self {
                        $( $name::$variant $( ( $($field),+ ) )? => {
                            $($(
                                text.sign()?;
                                <intents!(@codec $($codec)?) as Codec<$type>>::write($field, text.f)?;
                            )+)?
                        } )+
                    }
                    Ok(())
                }
            }

            impl std::str::FromStr for $name {
                type Err = ParseIntentError;

                fn from_str(text: &str) -> Result<$name, ParseIntentError> {
                    #[allow(unused_mut, unused_variables, reason = "an enum may have no fields")]
                    let (place, mut fields) = Fields::find(text, FORMS).ok_or(ParseIntentError)?;
                    #[allow(unused_mut, reason = "an enum may have no fields")]
                    let mut read = || -> Option<$name> {
                        $( if place == Place::$variant as usize {
                            return Some($name::$variant $( (
                                $( <intents!(@codec $($codec)?) as Codec<$type>>::read(fields.next()?)? ),+
                            ) )?);
                        } )+
                        None
                    };
                    read().ok_or(ParseIntentError)
                }
            }
        };
    };
}
pub(crate) use intents;
