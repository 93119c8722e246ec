//! Links to deals and to finished games: opening one that somebody has sent, and sending one.
//!
//! - [`Links`]: what was opened, and the name under which the person sends.
//! - [`Sendable`]: the game of which links are made.

mod intent;
mod model;
mod sendable;
mod update;
pub(crate) mod view;

pub use intent::{LinksIntent, Sent};
pub use model::{LinkPage, Links};
pub use sendable::Sendable;
pub(crate) use update::{Context, LinksAsk};
