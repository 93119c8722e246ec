//! Tables of several devices: a host invites by a link, and friends answer by another.
//!
//! - [`FriendsEffect`], [`FriendsMessage`]: the border to the browser, which connects the devices.
//! - [`FriendsStep`]: what a person does.

mod device;
mod intent;

pub use device::{FriendsEffect, FriendsMessage, NoConnections};
pub use intent::{FriendsIntent, FriendsStep, SeatChoice};
