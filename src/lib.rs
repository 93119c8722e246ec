//! Canasta for the browser.
//!
//! The house, in rooms that stand on each other; arrows point down only:
//!
//! - [`rules`]: what Canasta is. Pure.
//! - [`bots`]: who plays it.
//! - [`session`]: one sitting at the table.
//! - [`view`]: what is seen of it.
//! - `browser`: the page; WebAssembly only.
//! - `tools`: the command line; native only.

pub mod bots;
#[cfg(target_arch = "wasm32")]
pub mod browser;
pub mod rules;
pub mod session;
#[cfg(not(target_arch = "wasm32"))]
pub mod tools;
pub mod view;
