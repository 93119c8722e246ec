//! The parts of the Rust toolchain that the build and the checks need.

use anyhow::{Context, Result, bail};
use std::path::Path;
use xshell::{Shell, cmd};

/// The target of the page.
pub const WASM: &str = "wasm32-unknown-unknown";

const BY_HAND: &str = "rustup needs the network for this; without rustup, install it from https://rustup.rs";

/// Adds the wasm target to the toolchain unless it is installed.
///
/// `targets` in rust-toolchain.toml has an effect only on toolchains that rustup installs after reading it.
pub fn ensure_wasm(shell: &Shell) -> Result<String> {
    let folder = cmd!(shell, "rustc --print target-libdir --target {WASM}").quiet().read()?;
    if Path::new(&folder).is_dir() {
        return Ok("there already".to_owned());
    }
    cmd!(shell, "rustup target add {WASM}").run().context(BY_HAND)?;
    if !Path::new(&folder).is_dir() {
        bail!("rustup added {WASM} to another toolchain: `rustup show` should name the one of rust-toolchain.toml");
    }
    Ok("added".to_owned())
}

/// Adds the component of a cargo command such as `clippy` unless the command answers.
pub fn ensure_component(shell: &Shell, component: &str, cargo_command: &str) -> Result<()> {
    if cmd!(shell, "cargo {cargo_command} --version").quiet().ignore_stderr().read().is_err() {
        cmd!(shell, "rustup component add {component}").run().context(BY_HAND)?;
    }
    Ok(())
}
