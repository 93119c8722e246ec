//! Links to deals and to finished games: opening one that somebody has sent, and sending one.
//!
//! - [`Links`]: what was opened, and the name under which the person sends.
//! - [`Sendable`]: the game of which links are made.

mod intent;
mod model;
mod sendable;
mod sent_deal;
mod update;
pub(crate) mod view;

pub use intent::{LinksIntent, Sent};
pub use model::{LinkPage, Links};
pub use sendable::Sendable;
pub use sent_deal::SentDeal;
pub(crate) use update::{Context, LinksAsk, knows_bots, sent_places};
