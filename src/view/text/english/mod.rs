//! English.

mod about;
mod advice;
mod announcements;
mod button;
mod card;
mod coach;
mod deck;
mod error;
mod game_event;
mod house;
mod labels;
mod notice;
mod number;
mod plan;
mod program;
mod question;
mod rule_field;
mod rules;
mod score;
mod setting;
mod side;
mod table;

pub use about::*;
pub use advice::*;
pub use announcements::*;
pub use button::*;
pub use card::*;
pub use coach::*;
pub use deck::*;
pub use error::*;
pub use game_event::*;
pub use house::*;
pub use labels::*;
pub use notice::*;
pub use number::*;
pub use plan::*;
pub use program::*;
pub use question::*;
pub use rule_field::*;
pub use rules::*;
pub use score::*;
pub use setting::*;
pub use side::*;
pub use table::*;

use super::Names;
