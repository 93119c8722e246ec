//! Building `dist/`, the finished page.

use crate::failure::{Failure, Result};
use crate::process;
use crate::project::Project;
use crate::remap;
use crate::site::Site;
use crate::stamp;
use crate::steps::Steps;
use crate::tools::{self, Tools};
use std::fs::{File, TryLockError};
use std::process::Command;

/// How many steps [`build`] takes.
pub const STEPS: usize = tools::STEPS + 1;

/// Makes sure that dist/ is the page of the current sources, and reads it.
pub fn build(project: &Project, steps: &mut Steps) -> Result<Site> {
    let _turn = take_turn(project)?;
    let sources = stamp::of_sources(project)?;
    if stamp::is_fresh(project, sources) {
        steps.skip(STEPS, "the page", "dist/ is up to date");
    } else {
        let tools = tools::ensure(project, steps)?;
        stamp::forget(project);
        steps.step("the page, by Trunk", || run_trunk(project, &tools))?;
        // Without wasm-opt nothing is remembered: the next build looks for npm again, and cargo skips the rest.
        if tools.optimise {
            stamp::remember(project, sources)?;
        }
    }
    Site::read(&project.dist())
}

/// Waits until no other xtask builds in this checkout. The turn ends when the file is dropped.
fn take_turn(project: &Project) -> Result<File> {
    let path = stamp::notes(project)?.join("turn");
    let file = File::create(&path).map_err(|error| Failure::io("creating", &path, &error))?;
    if matches!(file.try_lock(), Err(TryLockError::WouldBlock)) {
        println!("waiting for another build in this checkout to end");
        // A disk that cannot lock files is no reason not to build.
        let _ = file.lock();
    }
    Ok(file)
}

fn run_trunk(project: &Project, tools: &Tools) -> Result<((), String)> {
    let mut trunk = Command::new(&tools.trunk);
    trunk
        .args(["build", "--quiet"])
        .current_dir(&project.root)
        .env("PATH", process::path_with(&tools.folders)?)
        .env("TRUNK_SKIP_VERSION_CHECK", "true")
        .env("RUST_LIB_BACKTRACE", "0");
    remap::hide_places(&mut trunk);
    // Trunk takes this variable for a flag and stumbles over every value but true and false.
    if std::env::var_os("NO_COLOR").is_some() {
        trunk.env("NO_COLOR", "true");
    }
    // Trunk starts wasm-opt in release builds only, and would download one. The cargo profile, which decides how Rust
    // compiles the page, comes from Trunk.toml either way.
    if !tools.optimise {
        trunk.arg("--release=false");
    }
    process::run(
        &mut trunk,
        "the message of cargo, wasm-bindgen or wasm-opt is above. If a tool seems broken, delete the folder of tools \
         that `cargo xtask tools` names, then try again",
    )?;
    let site = Site::read(&project.dist())?;
    let (all, wasm) = (site.size("") / 1000, site.size(".wasm") / 1000);
    let optimised = if tools.optimise { "optimised" } else { "NOT optimised: there is no wasm-opt" };
    Ok(((), format!("dist/: {} files, {all} KB, {wasm} KB of it wasm, {optimised}", site.len())))
}
