//! Links that hold a deal to be played, or a whole finished game: read and written the same by every program, for ever.
//!
//! A code is a row of digits and letters without signs, so that chats, mails and trackers leave it whole. Behind it stands one
//! natural number: choices in mixed radix, the first choice lowest. `docs/links.md` describes the forms for programs in other
//! languages.
//!
//! - [`DealLink`]: rules, cards, dealer and players; `#deal=CODE` at the end of an address.
//! - [`game_code`] and [`read_game_link`]: a [`Record`](crate::rules::Record); `#game=CODE`.

mod actions;
mod deal_code;
mod deal_json;
mod deal_link;
mod error;
mod game_link;
mod letters;
mod number;
mod parts;

pub use deal_code::read_deal_link;
pub use deal_link::{BadDeal, DealLink, LinkCards, LinkLength, LinkPlayer, NAME_LENGTH, Sender};
pub use error::{LinkError, LinkKind};
pub use game_link::{NotLinkable, RECORD_NAME_LENGTH, game_code, read_game_link};
