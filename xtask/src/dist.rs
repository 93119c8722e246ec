//! Builds `dist/`, the finished page.

use crate::fingerprint;
pub use crate::page_files::read_files;
use crate::project::Project;
use crate::rustup::WASM;
use crate::split::{self, Wrapper};
use crate::steps::{Steps, note};
use crate::tools::{self, Tools};
use anyhow::{Context, Result, ensure};
use std::env;
use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};
use xshell::{Shell, cmd};

/// The number of steps in [`build`].
pub const STEPS: usize = tools::STEPS + 1;

/// Brings dist/ up to date with the sources. Returns whether wasm-opt has optimised the page.
pub fn build(project: &Project, steps: &mut Steps) -> Result<bool> {
    let _lock = lock(project)?;
    let sources = fingerprint::of_sources(project)?;
    if fingerprint::is_fresh(project, sources) {
        steps.skip(STEPS, "the page");
        note("dist/ is up to date");
        return Ok(true);
    }
    let tools = tools::ensure(project, steps)?;
    steps.step("the page, by Trunk", || Ok(((), run_trunk(project, &tools)?)))?;
    // A build without wasm-opt is not recorded, so that the next one looks for npm again.
    let is_optimised = tools.wasm_opt.is_some();
    if is_optimised {
        fingerprint::record(project, sources)?;
    }
    Ok(is_optimised)
}

/// Waits until no other xtask builds in this checkout. The lock ends when the file is dropped.
fn lock(project: &Project) -> Result<File> {
    let path = project.state()?.join("lock");
    let file = File::create(&path).with_context(|| format!("creating {} failed", path.display()))?;
    if matches!(file.try_lock(), Err(TryLockError::WouldBlock)) {
        println!("waiting for another build in this checkout to end");
        // A disk that cannot lock files does not prevent the build.
        let _ = file.lock();
    }
    Ok(file)
}

/// Runs Trunk with the tools in front of the PATH. Returns a note on the result.
fn run_trunk(project: &Project, tools: &Tools) -> Result<String> {
    let shell = project.shell()?;
    let Wrapper { folder, environment } = split::wrap(project, &tools.wasm_bindgen)?;
    let wasm_opt = tools.wasm_opt.as_ref().and_then(|program| program.parent()).map(Path::to_owned);
    let folders = [folder].into_iter().chain(wasm_opt);
    let path = env::var_os("PATH").unwrap_or_default();
    let path = env::join_paths(folders.chain(env::split_paths(&path)))
        .context("the path of the folder of tools is unusable: name another with CANASTA_TOOLS")?;
    let trunk = &tools.trunk;
    // Trunk runs wasm-opt in release builds only. The cargo profile comes from Trunk.toml either way.
    let release = tools.wasm_opt.is_some().to_string();
    let feature = split::FEATURE;
    let mut build = cmd!(shell, "{trunk} build --quiet --release={release} --features {feature}")
        .quiet()
        .env("PATH", path)
        .envs(environment)
        .env("TRUNK_SKIP_VERSION_CHECK", "true");
    // More flags for wasm only: the hook compiles xtask, which must not be compiled again with other flags. Cargo reads the
    // variables of a target only where those for all targets are not set.
    let user_flags = user_flags(|name| env::var(name).ok())?;
    let wasm_flags = user_flags.clone().or_else(|| env::var(flags_variable(WASM)).ok()).unwrap_or_default();
    build = build
        .env_remove("CARGO_ENCODED_RUSTFLAGS")
        .env_remove("RUSTFLAGS")
        .env(flags_variable(WASM), with_remapping(&wasm_flags, &remapped_folders(&shell)?));
    if let Some(flags) = user_flags {
        let host = cmd!(shell, "rustc --print host-tuple").quiet().read()?;
        build = build.env(flags_variable(&host), flags);
    }
    // Trunk accepts only true and false here.
    if env::var_os("NO_COLOR").is_some() {
        build = build.env("NO_COLOR", "true");
    }
    build
        .run()
        .context("cargo, wasm-bindgen or wasm-opt has said why; if a tool is broken, delete the folder of tools")?;
    let files = read_files(&project.dist())?;
    let size = |ending: &str| -> usize {
        files.iter().filter(|(name, _)| name.ends_with(ending)).map(|(_, bytes)| bytes.len() / 1000).sum()
    };
    let optimised = if tools.wasm_opt.is_some() { "optimised" } else { "NOT optimised: there is no wasm-opt" };
    Ok(format!("dist/: {} files, {} KB, {} KB of it wasm, {optimised}", files.len(), size(""), size(".wasm")))
}

/// The compiler flags that the user has set for all targets, separated by spaces. Cargo reads only the first variable it finds.
fn user_flags(variable: impl Fn(&str) -> Option<String>) -> Result<Option<String>> {
    let Some(encoded) = variable("CARGO_ENCODED_RUSTFLAGS") else { return Ok(variable("RUSTFLAGS")) };
    // The variable of a target is split at spaces.
    ensure!(
        !encoded.contains(' '),
        "a flag in CARGO_ENCODED_RUSTFLAGS contains a space, which the build cannot pass on"
    );
    Ok(Some(encoded.replace('\x1f', " ")))
}

/// The variable with the compiler flags of one target.
fn flags_variable(target: &str) -> String {
    format!("CARGO_TARGET_{}_RUSTFLAGS", target.to_uppercase().replace('-', "_"))
}

/// This machine's folders in the program's panic messages, and what replaces them.
fn remapped_folders(shell: &Shell) -> Result<Vec<(PathBuf, &'static str)>> {
    let cargo_home = env::var_os("CARGO_HOME").filter(|home| !home.is_empty()).map(PathBuf::from);
    let cargo_home = cargo_home.or_else(|| Some(env::home_dir()?.join(".cargo")));
    let crates = cargo_home.map(|home| (home.join("registry/src"), "crates"));
    let sysroot = cmd!(shell, "rustc --print sysroot").quiet().read()?;
    let standard_library = (Path::new(&sysroot).join("lib/rustlib/src/rust"), "rust");
    Ok(crates.into_iter().chain([standard_library]).collect())
}

/// Compiler flags, and after them more that replace folders.
fn with_remapping(flags: &str, folders: &[(PathBuf, &str)]) -> String {
    let remapping = folders.iter().filter_map(|(folder, name)| {
        // Cargo splits the flags at spaces, so a folder with a space stays as it is.
        let folder = folder.to_str().filter(|folder| !folder.contains(' '))?;
        Some(format!("--remap-path-prefix={folder}={name}"))
    });
    flags.split_whitespace().map(str::to_owned).chain(remapping).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn flags_that_are_there_stay() {
        let folders = [(PathBuf::from("/a"), "b"), (PathBuf::from("/with space"), "c"), (PathBuf::from("/d"), "e")];
        let remapping = "--remap-path-prefix=/a=b --remap-path-prefix=/d=e";
        assert_eq!(with_remapping(" -x  -y ", &folders), format!("-x -y {remapping}"));
        assert_eq!(with_remapping("", &folders), remapping);
        assert_eq!(with_remapping("-x", &[]), "-x");
    }

    #[test]
    fn encoded_flags_precede_plain_ones() {
        let flags = |encoded: Option<&str>, plain: Option<&str>| {
            user_flags(|name| match name {
                "CARGO_ENCODED_RUSTFLAGS" => encoded.map(str::to_owned),
                "RUSTFLAGS" => plain.map(str::to_owned),
                _ => None,
            })
            .map_err(|error| error.to_string())
        };
        assert_eq!(flags(Some("-x\x1f-y"), Some("-z")), Ok(Some("-x -y".to_owned())));
        assert_eq!(flags(Some(""), Some("-z")), Ok(Some(String::new())));
        assert_eq!(flags(None, Some("-z")), Ok(Some("-z".to_owned())));
        assert_eq!(flags(None, None), Ok(None));
        assert!(flags(Some("-x\x1f-y z"), None).is_err(), "a space would tear the flag apart");
    }

    #[test]
    fn the_variable_of_a_target_is_spelt_as_cargo_reads_it() {
        assert_eq!(flags_variable(WASM), "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS");
    }
}
