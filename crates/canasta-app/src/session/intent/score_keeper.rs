//! Intents about the score keeper.

use super::parse::{ParseIntentError, split, split_change, value};
use crate::session::score_keeper::{CountBy, Item, RulesChoice, SheetId};
use std::fmt;
use std::str::FromStr;

/// An intent about score sheets of games with real cards. Sides and hands are named by their index.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ScoreKeeperIntent {
    /// Show the form that begins a sheet.
    New,
    /// Choose the rules of the new sheet.
    Rules(RulesChoice),
    /// Choose the number of sides of the new sheet.
    Sides(usize),
    /// Name a side of the new sheet.
    Name(usize, String),
    /// Choose the side that deals first; `None`: nobody notes it.
    Dealer(Option<usize>),
    /// Begin the sheet.
    Begin,
    /// Show a sheet.
    Open(SheetId),
    /// Give a side of the sheet that is shown another name.
    Rename(usize, String),
    /// Delete a sheet.
    Delete(SheetId),
    /// Bring the deleted sheet back.
    UndoDelete,
    /// Add a hand to the sheet that is shown.
    AddHand,
    /// Correct a hand of it.
    Correct(usize),
    /// Remove a hand of it.
    Remove(usize),
    /// Undo the last change of it.
    Undo,
    /// Do again what was undone last.
    Redo,
    /// Count a side in this way.
    CountBy(usize, CountBy),
    /// The text of an item of a side.
    Write(usize, Item, String),
    /// Add to the number of an item of a side.
    Tap(usize, Item, i32),
    /// Change the sign of an item of a side.
    Negate(usize, Item),
    /// Choose the side that went out.
    WentOut(Option<usize>),
    /// Choose the partner of that player in the hand.
    OutPartner(Option<usize>),
    /// Whether it went out concealed.
    Concealed(bool),
    /// Choose the special hand of a side.
    Special(usize, Option<Item>),
    /// Keep the hand that is typed in.
    KeepHand,
    /// Drop the hand that is typed in.
    DropHand,
    /// Bring the dropped hand back.
    UndoDrop,
}

/// The word for nothing.
const NONE: &str = "none";

/// Formats a choice that may be nothing.
fn word<T: fmt::Display>(choice: Option<T>) -> String {
    choice.map_or_else(|| NONE.to_owned(), |choice| choice.to_string())
}

fn choice<T: FromStr>(text: &str) -> Result<Option<T>, ParseIntentError> {
    if text == NONE { Ok(None) } else { value(text).map(Some) }
}

/// Parses the index of a side, and the item behind it.
fn side_item(text: &str) -> Result<(usize, Item), ParseIntentError> {
    let (side, item) = text.split_once('.').ok_or(ParseIntentError)?;
    Ok((value(side)?, value(item)?))
}

impl fmt::Display for ScoreKeeperIntent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ScoreKeeperIntent::New => f.write_str("sheet-new"),
            ScoreKeeperIntent::Rules(rules) => write!(f, "set:sheet-rules={rules}"),
            ScoreKeeperIntent::Sides(sides) => write!(f, "sheet-sides:{sides}"),
            ScoreKeeperIntent::Name(side, name) => write!(f, "set:sheet-name.{side}={name}"),
            ScoreKeeperIntent::Dealer(side) => write!(f, "set:sheet-dealer={}", word(*side)),
            ScoreKeeperIntent::Begin => f.write_str("sheet-begin"),
            ScoreKeeperIntent::Open(id) => write!(f, "sheet-open:{id}"),
            ScoreKeeperIntent::Rename(side, name) => write!(f, "set:sheet-rename.{side}={name}"),
            ScoreKeeperIntent::Delete(id) => write!(f, "sheet-delete:{id}"),
            ScoreKeeperIntent::UndoDelete => f.write_str("sheet-undo-delete"),
            ScoreKeeperIntent::AddHand => f.write_str("sheet-add"),
            ScoreKeeperIntent::Correct(hand) => write!(f, "sheet-correct:{hand}"),
            ScoreKeeperIntent::Remove(hand) => write!(f, "sheet-remove:{hand}"),
            ScoreKeeperIntent::Undo => f.write_str("sheet-undo"),
            ScoreKeeperIntent::Redo => f.write_str("sheet-redo"),
            ScoreKeeperIntent::CountBy(side, by) => write!(f, "count-by:{side}.{by}"),
            ScoreKeeperIntent::Write(side, item, text) => write!(f, "set:count.{side}.{item}={text}"),
            ScoreKeeperIntent::Tap(side, item, by) => write!(f, "count-tap:{by}.{side}.{item}"),
            ScoreKeeperIntent::Negate(side, item) => write!(f, "count-negate:{side}.{item}"),
            ScoreKeeperIntent::WentOut(side) => write!(f, "count-out:{}", word(*side)),
            ScoreKeeperIntent::OutPartner(side) => write!(f, "count-partner:{}", word(*side)),
            ScoreKeeperIntent::Concealed(yes) => write!(f, "count-concealed:{yes}"),
            ScoreKeeperIntent::Special(side, item) => write!(f, "set:count-special.{side}={}", word(*item)),
            ScoreKeeperIntent::KeepHand => f.write_str("sheet-keep"),
            ScoreKeeperIntent::DropHand => f.write_str("sheet-drop"),
            ScoreKeeperIntent::UndoDrop => f.write_str("sheet-undo-drop"),
        }
    }
}

impl FromStr for ScoreKeeperIntent {
    type Err = ParseIntentError;

    fn from_str(text: &str) -> Result<ScoreKeeperIntent, ParseIntentError> {
        let (word, rest) = split(text);
        Ok(match word {
            "sheet-new" => ScoreKeeperIntent::New,
            "sheet-sides" => ScoreKeeperIntent::Sides(value(rest)?),
            "sheet-begin" => ScoreKeeperIntent::Begin,
            "sheet-open" => ScoreKeeperIntent::Open(value(rest)?),
            "sheet-delete" => ScoreKeeperIntent::Delete(value(rest)?),
            "sheet-undo-delete" => ScoreKeeperIntent::UndoDelete,
            "sheet-add" => ScoreKeeperIntent::AddHand,
            "sheet-correct" => ScoreKeeperIntent::Correct(value(rest)?),
            "sheet-remove" => ScoreKeeperIntent::Remove(value(rest)?),
            "sheet-undo" => ScoreKeeperIntent::Undo,
            "sheet-redo" => ScoreKeeperIntent::Redo,
            "count-by" => {
                let (side, by) = rest.split_once('.').ok_or(ParseIntentError)?;
                ScoreKeeperIntent::CountBy(value(side)?, value(by)?)
            }
            "count-tap" => {
                let (by, rest) = rest.split_once('.').ok_or(ParseIntentError)?;
                let (side, item) = side_item(rest)?;
                ScoreKeeperIntent::Tap(side, item, value(by)?)
            }
            "count-negate" => {
                let (side, item) = side_item(rest)?;
                ScoreKeeperIntent::Negate(side, item)
            }
            "count-out" => ScoreKeeperIntent::WentOut(choice(rest)?),
            "count-partner" => ScoreKeeperIntent::OutPartner(choice(rest)?),
            "count-concealed" => ScoreKeeperIntent::Concealed(value(rest)?),
            "sheet-keep" => ScoreKeeperIntent::KeepHand,
            "sheet-drop" => ScoreKeeperIntent::DropHand,
            "sheet-undo-drop" => ScoreKeeperIntent::UndoDrop,
            "set" => {
                let (name, text) = split_change(text).ok_or(ParseIntentError)?;
                match (name, name.split_once('.')) {
                    ("sheet-rules", _) => ScoreKeeperIntent::Rules(value(text)?),
                    ("sheet-dealer", _) => ScoreKeeperIntent::Dealer(choice(text)?),
                    (_, Some(("sheet-name", side))) => ScoreKeeperIntent::Name(value(side)?, text.to_owned()),
                    (_, Some(("sheet-rename", side))) => ScoreKeeperIntent::Rename(value(side)?, text.to_owned()),
                    (_, Some(("count-special", side))) => ScoreKeeperIntent::Special(value(side)?, choice(text)?),
                    (_, Some(("count", rest))) => {
                        let (side, item) = side_item(rest)?;
                        ScoreKeeperIntent::Write(side, item, text.to_owned())
                    }
                    _ => return Err(ParseIntentError),
                }
            }
            _ => return Err(ParseIntentError),
        })
    }
}
