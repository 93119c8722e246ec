//! A table whose players sit at several devices, without a server: the host's device holds the cards, and each guest is sent what its
//! seat may know.
//!
//! - [`HostMessage`] and [`GuestMessage`]: what the two sides say to each other, a line of JSON each.
//! - [`Host`] and [`Guest`]: both sides as state machines. What happens comes in, the time too, and what is to be done goes out.
//! - [`shuffle`]: how all of them shuffle together, so that nobody can choose the cards.
//!
//! How a connection comes about say [`Invitation`](crate::links::Invitation) and [`Reply`](crate::links::Reply); `docs/friends.md`
//! describes all of it.

mod absence;
mod allowance;
mod away_reason;
mod close_reason;
mod guest;
mod heartbeat;
mod host;
mod message;
mod reminder;
mod save;
mod seating;
pub mod shuffle;
mod spares;
mod thinking;
mod vote;

pub use absence::Absence;
pub use allowance::{Allowance, Pace};
pub use away_reason::AwayReason;
pub use close_reason::CloseReason;
pub use guest::{Guest, GuestEffect, GuestInput, GuestLine, GuestNotice, LONG_WAIT_MS, PROOF_MS, Seen};
pub use heartbeat::{LOST_MS, PING_MS, QUIET_MS, Signal};
pub use host::{FIND_MS, Host, HostEffect, HostInput, HostNotice, LineId, NO_CONNECTION_MS};
pub use message::{GuestMessage, HostMessage, LONGEST_MESSAGE, Moment, PHRASES, PROTOCOL, SeatInfo, Secret};
pub use reminder::REMINDER_MS;
pub use save::BadSave;
pub use seating::{SeatPlayer, Seating};
pub use spares::{SPARE_AFTER_MS, SPARE_STEP_MS, SPARES, SpareId};
pub use thinking::THINKING_MS;
pub use vote::{Question, VOTE_MS, VoteEnd, VoteState};
