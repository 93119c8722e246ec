//! Canasta for the browser.
//!
//! The modules, from the lowest layer to the highest; each imports lower layers only:
//!
//! - [`rules`]: the rules of Canasta, without input or output.
//! - [`bots`]: the computer players.
//! - [`analysis`]: what the decisions of a finished game were worth.
//! - `session`: the state of the application and its updates.
//! - `view`: the page as data, computed from the session.
//! - `browser`: the page in the DOM, for WebAssembly only.
//! - `tools`: the command line, native only.
//!
//! # Features
//!
//! Without features: `rules`, `bots` and `analysis`. Serde is always there, because rules and names in a record are JSON.
//!
//! - `page`: `session` and `view`, and `browser` where the target is WebAssembly.
//! - `cli`: `tools` and the program `canasta`. It implies `page`, whose texts it prints.

pub mod analysis;
pub mod bots;
#[cfg(all(feature = "page", target_arch = "wasm32"))]
pub mod browser;
pub mod rules;
#[cfg(feature = "page")]
pub mod session;
#[cfg(all(feature = "cli", not(target_arch = "wasm32")))]
pub mod tools;
#[cfg(feature = "page")]
pub mod view;
