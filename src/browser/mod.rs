//! The page, for WebAssembly only: events become messages, effects reach the device, and descriptions of the page become the
//! document.
//!
//! - `app`: the state and the queue of messages.
//! - `effects`: carries out what the session asks for, by means of `platform`.
//! - `input`: events of the person become intents.
//! - `render`: commits a page to the document, with `motion` and the images of `cards`.
//! - `guard`: what fails in a part of the page ends there.
//! - `schedule`: tasks of their own for the event loop.
//! - `api`: `window.canasta`.
//! - `start`: the steps in which the page starts.

mod api;
mod app;
mod cards;
mod dom;
mod effects;
mod guard;
mod input;
mod js_json;
mod js_value;
mod motion;
mod platform;
mod render;
mod schedule;
mod start;

pub use start::start;
