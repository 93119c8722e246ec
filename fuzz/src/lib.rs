//! What fuzzing runs. Each function takes any bytes and must neither panic nor find what it asserts broken.
//!
//! libFuzzer calls them from `fuzz_targets`; `tests/fuzz` calls the same functions with changed inputs of `corpus`, on any compiler.

mod device;
mod friends;
mod intents;
mod links;
mod rules;

pub use device::{import, protocol, replies, save, stored};
pub use friends::friends;
pub use intents::intents;
pub use links::links;
pub use rules::{code, legal, texts};

/// A function of an input, with its name.
pub type Target = (&'static str, fn(&[u8]));

/// Every target.
pub const TARGETS: [Target; 11] = [
    ("texts", texts),
    ("legal", legal),
    ("code", code),
    ("links", links),
    ("friends", friends),
    ("save", save),
    ("stored", stored),
    ("import", import),
    ("intents", intents),
    ("replies", replies),
    ("protocol", protocol),
];

/// The input as text. Bytes that are no UTF-8 are replaced, as browsers do.
fn text_of(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}
