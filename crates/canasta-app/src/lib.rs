//! The application without a device: what a person does comes in as a message, and what the page shows goes out as data.
//!
//! [`session`] is the state and its updates, [`view`] the page that is computed from it, [`beside`] what borrows the table,
//! [`features`] what stands beside it, [`pages`] what is only read. All of it is pure, so that native tests cover all of it: time
//! and randomness come in with messages.
//!
//! ```
//! use canasta_app::session::{Effect, Intent, Message, SelectMode, Session};
//! use canasta_app::view;
//!
//! let mut session = Session::default();
//! // A press of *Deal*: the session asks the device for a random seed.
//! let press: Intent = "start".parse().unwrap();
//! let effects = session.update(Message::Intent(press, SelectMode::Primary));
//! assert!(effects.contains(&Effect::RequestSeed));
//! // The seed comes in as a message. The page is a plain tree.
//! session.update(Message::Seed(Some([7; 32])));
//! let mut hands = 0;
//! let page = view::page(&session);
//! page.table.element().unwrap().walk(&mut |element| hands += usize::from(element.get("id") == Some("hand")));
//! assert_eq!(hands, 1);
//! ```

pub mod beside;
pub mod features;
mod named;
pub mod pages;
pub mod parts;
pub mod session;
pub mod view;
pub mod words;

pub use named::Named;
