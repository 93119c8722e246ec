//! Links that hold a deal to be played, a whole finished game, or an invitation to a table and the reply: read and written the same by
//! every program, for ever.
//!
//! A code is a row of digits and letters without signs, so that chats, mails and trackers leave it whole. Behind it stands one
//! natural number: choices in mixed radix, the first choice lowest. `docs/links.md` describes the forms for programs in other
//! languages.
//!
//! - [`DealLink`]: rules, cards, dealer and players; `#deal=CODE` at the end of an address.
//! - [`Invitation`] and [`Reply`]: what two browsers need to connect, with rules and names; `#join=CODE` and `#reply=CODE`. Their
//!   [`Endpoint`] is read from a session description of WebRTC, and written as one. Or an invitation names a [`Room`] of a server, where
//!   both tell each other their ends.
//! - [`game_code`] and [`read_game_link`]: a [`Record`](crate::rules::Record); `#game=CODE`.
//! - [`read_link`]: a deal or a game, whichever a text holds.

mod actions;
mod deal_code;
mod deal_hand;
mod deal_json;
mod deal_link;
mod endpoint;
mod error;
mod game_link;
mod invitation;
mod letters;
mod link;
mod number;
mod parts;
mod reply;
mod room;
mod sdp;
mod table_link_error;

pub use deal_code::read_deal_link;
pub use deal_link::{BadDeal, DealLink, LinkCards, LinkLength, LinkPlayer, Sender};
pub use endpoint::{BadEndpoint, Candidate, CandidateAddress, CandidateKind, Endpoint, MOST_CANDIDATES};
pub use error::{LinkError, LinkKind};
pub use game_link::{NotLinkable, RECORD_NAME_LENGTH, game_code, read_game_link};
pub use invitation::{Invitation, read_invitation};
pub use link::{Link, read_link};
pub use parts::{NAME_LENGTH, short_name};
pub use reply::{Reply, read_reply};
pub use room::{BadServer, Room, server_host};
pub use sdp::SetupRole;
pub use table_link_error::{TableLinkError, TableLinkKind};
