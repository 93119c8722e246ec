//! What stands in the picture of a result. No card of the deal is in it.

use super::result::Stand;
use crate::session::day::Day;

/// What stands in the picture of a result, in the language of the page. The page adds the date and its address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DayPicture {
    /// The name of the file.
    pub file: String,
    /// The game, and that it is today's deal.
    pub title: String,
    /// The kind of the deal, and its rules.
    pub kind: String,
    /// The day of the deal.
    pub day: Day,
    /// The lead, with its sign.
    pub lead: String,
    /// What the lead is.
    pub lead_note: &'static str,
    /// The other figures, each after its name.
    pub figures: Vec<(&'static str, String)>,
    /// How the side stood after each turn of the person.
    pub course: Vec<Stand>,
    /// The fragment of the address that opens the deal.
    pub fragment: String,
}
