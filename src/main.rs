//! The page, for WebAssembly only: events become messages, effects reach the device, and descriptions of the page become the
//! document. A native build only prints a note.
//!
//! - `app`: the state and the queue of messages.
//! - `effects`: carries out what the session asks for, by means of `platform`.
//! - `input`: events of the person become intents.
//! - `render`: commits a page to the document, with `motion` and the images of `cards`.
//! - `parts`: what is loaded after the first cards.
//! - `guard`: what fails in a part of the page ends there.
//! - `schedule`: tasks of their own for the event loop.
//! - `api`: `window.canasta`.
//! - `parts`: what is loaded after the first cards, as a table of functions; `border` fills and loads it, and `later` begins with it.
//! - `start`: the steps in which the page starts.

#[cfg(target_arch = "wasm32")]
mod api;
#[cfg(target_arch = "wasm32")]
mod app;
#[cfg(target_arch = "wasm32")]
mod border;
#[cfg(target_arch = "wasm32")]
mod cards;
#[cfg(target_arch = "wasm32")]
mod dom;
#[cfg(target_arch = "wasm32")]
mod effects;
#[cfg(target_arch = "wasm32")]
mod guard;
#[cfg(target_arch = "wasm32")]
mod input;
#[cfg(target_arch = "wasm32")]
mod js_json;
#[cfg(target_arch = "wasm32")]
mod js_value;
#[cfg(target_arch = "wasm32")]
mod later;
#[cfg(target_arch = "wasm32")]
mod motion;
#[cfg(target_arch = "wasm32")]
mod parts;
#[cfg(target_arch = "wasm32")]
mod platform;
#[cfg(target_arch = "wasm32")]
mod render;
#[cfg(target_arch = "wasm32")]
mod schedule;
#[cfg(target_arch = "wasm32")]
mod start;

fn main() {
    #[cfg(target_arch = "wasm32")]
    start::start();
    #[cfg(not(target_arch = "wasm32"))]
    eprintln!("This is the page of the game, for WebAssembly: `cargo xtask play` builds and serves it.");
}
