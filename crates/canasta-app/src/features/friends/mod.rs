//! Tables of several devices: a host invites by a link, and friends answer by another.
//!
//! - [`Friends`]: what this device is, [`HostTable`] or [`GuestSeat`]; both hold a finished state machine of [`canasta::friends`].
//! - [`FriendsEffect`], [`FriendsMessage`]: the border to the browser, which connects the devices.
//! - `room`: a room of a signalling server, where both meet if the players have chosen one; `join_room` joins it to the table.
//! - [`FriendsStep`]: what a person does; [`FriendsPage`]: what the dialog shows.
//!
//! The host's match is an ordinary match of the session, in which friends are players of their own kind. A guest's table is made anew of
//! what the seat was told, each time (`Game::of_position`), so that it holds no card that its seat does not know.

mod ask;
mod attendance;
mod coming_back;
mod device;
mod guest_seat;
mod host_table;
mod intent;
mod join_room;
mod keep_reserve;
mod meeting;
mod model;
mod news;
mod page;
mod passed;
mod patience;
mod reserve;
mod room;
mod servers;
mod stored;
mod update;
pub(crate) mod view;

pub(crate) use ask::FriendsAsk;
pub use attendance::Attendance;
pub use device::{FriendsEffect, FriendsMessage, NoConnections};
pub use guest_seat::GuestSeat;
pub(crate) use guest_seat::Showing;
pub use host_table::{HostEnd, HostTable, Sought};
pub use intent::{FriendsIntent, FriendsStep, SeatChoice};
pub use model::{Camera, Friends, NotUsed, Role};
pub use news::News;
pub use page::FriendsPage;
pub use passed::Passed;
pub use patience::Patience;
pub(crate) use room::{ConnectionState, GuestRoom};
pub use room::{RoomEffect, RoomMessage};
pub use servers::{IceServer, PUBLIC_SERVER, Reach, Servers};
pub(crate) use update::Context;
