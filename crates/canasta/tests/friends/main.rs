//! Host and guests at one table, through their public interface.

// Helpers of tests may panic.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod absence;
mod changed_host;
mod disorder;
mod hostile;
mod matches;
mod random;
mod reserves;
mod room;
mod shuffling;
mod spares;
mod votes;
