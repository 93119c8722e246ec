//! Links to deals, games and tables, through their public interface.

// Helpers of tests may panic.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod chats;
mod deals;
mod games;
mod golden;
mod tables;
