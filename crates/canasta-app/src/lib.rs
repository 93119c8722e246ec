//! The application without a device: what a person does comes in as a message, and what the page shows goes out as data.
//!
//! [`session`] is the state and its updates, [`view`] the page that is computed from it, [`beside`] what borrows the table,
//! [`features`] what stands beside it, [`pages`] what is only read. All of it is pure, so that native tests cover all of it: time and randomness come in with
//! messages.

pub mod beside;
pub mod features;
pub mod pages;
pub mod session;
pub mod view;
