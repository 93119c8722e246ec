//! Every sentence that people read, one an entry, ready to be translated.

mod about;
mod button;
mod card;
mod error;
mod happening;
mod hint;
mod house;
mod live;
mod notice;
mod number;
mod plan;
mod question;
mod rules;
mod score;
mod setting;
mod table;
mod words;

pub use about::*;
pub use button::*;
pub use card::*;
pub use error::*;
pub use happening::*;
pub use hint::*;
pub use house::*;
pub use live::*;
pub use notice::*;
pub use number::*;
pub use plan::*;
pub use question::*;
pub use rules::*;
pub use score::*;
pub use setting::*;
pub use table::*;
pub(crate) use words::WORDS;

use crate::rules::Seat;

/// Who sits where, for sentences.
#[derive(Clone, Copy, Debug)]
pub struct Names<'a> {
    /// The names by seat.
    pub names: &'a [String],
    /// The seat that is spoken to.
    pub me: Seat,
}

impl Names<'_> {
    /// The name of a seat.
    #[must_use]
    pub fn of(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("Somebody", String::as_str)
    }

    /// "You" or the name, then the fitting form of the verb.
    fn does(&self, seat: Seat, you: &str, other: &str) -> String {
        if seat == self.me { format!("You {you}") } else { format!("{} {other}", self.of(seat)) }
    }
}
