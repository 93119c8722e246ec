//! English.

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
mod program;
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
pub use program::*;
pub use question::*;
pub use rules::*;
pub use score::*;
pub use setting::*;
pub use table::*;
pub use words::*;

use super::Names;
