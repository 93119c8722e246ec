//! Rust's standard library for wasm, and the parts of the toolchain that the checks need.

use crate::failure::{Failure, Result};
use crate::process;
use std::process::Command;

/// The target of the page.
pub const WASM: &str = "wasm32-unknown-unknown";

/// Adds the wasm target to the toolchain unless it is there.
///
/// `targets` in rust-toolchain.toml only works on toolchains that rustup installs after reading it.
pub fn ensure() -> Result<String> {
    if is_there() {
        return Ok("there already".to_owned());
    }
    rustup(&["target", "add", WASM])?;
    if is_there() {
        return Ok("added".to_owned());
    }
    Err(Failure::new(
        format!("rustup added {WASM}, but not to the toolchain that is in use"),
        "run `rustup show` in the checkout: the active toolchain should be the one of rust-toolchain.toml",
    ))
}

/// Adds a component such as `clippy` unless its cargo command answers.
pub fn ensure_component(name: &str, cargo_command: &str) -> Result<()> {
    if process::capture(process::cargo().args([cargo_command, "--version"])).is_some() {
        return Ok(());
    }
    rustup(&["component", "add", name])
}

fn is_there() -> bool {
    process::rustlib().is_some_and(|lib| lib.join(WASM).join("lib").is_dir())
}

fn rustup(words: &[&str]) -> Result<()> {
    let remedy = format!(
        "is the network there? By hand: rustup {}. Without rustup, install it from https://rustup.rs",
        words.join(" ")
    );
    process::run(Command::new("rustup").args(words), &remedy)
}
