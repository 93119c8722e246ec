//! Canasta for the browser.
//!
//! The modules, from the lowest layer to the highest; each imports lower layers only:
//!
//! - [`rules`]: the rules of Canasta, without input or output.
//! - [`bots`]: the computer players.
//! - [`analysis`]: what the decisions of a finished game were worth.
//! - [`session`]: the state of the application and its updates.
//! - [`view`]: the page as data, computed from the session.
//! - `browser`: the page in the DOM, for WebAssembly only.
//! - `tools`: the command line, native only.

pub mod analysis;
pub mod bots;
#[cfg(target_arch = "wasm32")]
pub mod browser;
pub mod rules;
pub mod session;
#[cfg(not(target_arch = "wasm32"))]
pub mod tools;
pub mod view;
