//! The parts of the Rust toolchain that the build and the checks need.

use crate::steps::note;
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

/// The toolchain that libFuzzer needs.
pub const NIGHTLY: &str = "nightly";

/// Installs a nightly toolchain unless there is one. It is used for fuzzing alone.
pub fn ensure_nightly(shell: &Shell) -> Result<()> {
    if cmd!(shell, "rustup run {NIGHTLY} rustc --version").quiet().ignore_stdout().ignore_stderr().run().is_err() {
        note(format_args!("installing a nightly toolchain, for fuzzing alone"));
        cmd!(shell, "rustup toolchain install {NIGHTLY} --profile minimal").run().context(BY_HAND)?;
    }
    Ok(())
}

/// Adds the component of a cargo command such as `clippy` unless the command answers.
pub fn ensure_component(shell: &Shell, component: &str, cargo_command: &str) -> Result<()> {
    if cmd!(shell, "cargo {cargo_command} --version").quiet().ignore_stderr().read().is_err() {
        cmd!(shell, "rustup component add {component}").run().context(BY_HAND)?;
    }
    Ok(())
}
