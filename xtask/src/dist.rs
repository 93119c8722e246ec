//! Builds `dist/`, the finished page.

use crate::fingerprint;
pub use crate::page_files::read_files;
use crate::project::Project;
use crate::quality::Quality;
use crate::rustup::WASM;
use crate::split;
use crate::steps::{Steps, note};
use crate::tools::{self, Tools};
use anyhow::{Context, Result, ensure};
use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};
use std::{env, thread};
use xshell::{Cmd, Shell, cmd};

/// The number of steps in [`build`].
pub const STEPS: usize = tools::STEPS + 1;

/// Brings dist/ up to date with the sources. Returns whether it is as small as what is published.
pub fn build(project: &Project, quality: Quality, steps: &mut Steps) -> Result<bool> {
    let _lock = lock(project)?;
    let sources = fingerprint::of_sources(project)?;
    if fingerprint::is_fresh(project, sources, quality) {
        steps.skip(STEPS, "the page");
        note("dist/ is up to date");
        return Ok(quality == Quality::Release);
    }
    let environment = environment(&project.shell()?)?;
    tools::ensure_wasm(project, steps)?;
    // The program is compiled while tools are: Trunk then finds it ready.
    let tools = thread::scope(|scope| {
        let program = scope.spawn(|| compile(project, quality, &environment));
        let tools = tools::ensure_programs(project, quality, steps);
        if !program.is_finished() {
            note("compiling the page");
        }
        program.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))?;
        tools
    })?;
    steps.step("the page, by Trunk", || Ok(((), run_trunk(project, quality, &tools, &environment)?)))?;
    // A build without wasm-opt is not recorded, so that the next one looks for npm again.
    let is_optimised = tools.wasm_opt.is_some();
    if is_optimised || quality == Quality::Quick {
        fingerprint::record(project, sources, quality)?;
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

/// Changes to the environment of what compiles the page: a value, or none.
type Environment = Vec<(String, Option<String>)>;

/// A flag for the compiler: the compact form of SHA-256. The fast one has 8 KB of unrolled rounds in the program of the first cards, and
/// the page hashes one deck at a time.
const COMPACT: &str = "--cfg sha2_backend_soft=\"compact\"";

/// More flags for wasm only: the hook compiles xtask, which must not be compiled again with other flags. Cargo reads the variables of a
/// target only where those for all targets are not set.
fn environment(shell: &Shell) -> Result<Environment> {
    let user_flags = user_flags(|name| env::var(name).ok())?;
    let wasm_flags = user_flags.clone().or_else(|| env::var(flags_variable(WASM)).ok()).unwrap_or_default();
    let mut changes = vec![
        ("CARGO_ENCODED_RUSTFLAGS".to_owned(), None),
        ("RUSTFLAGS".to_owned(), None),
        (flags_variable(WASM), Some(with_remapping(&format!("{wasm_flags} {COMPACT}"), &remapped_folders(shell)?))),
    ];
    if let Some(flags) = user_flags {
        let host = cmd!(shell, "rustc --print host-tuple").quiet().read()?;
        changes.push((flags_variable(&host), Some(flags)));
    }
    Ok(changes)
}

/// The command in this environment.
fn in_environment<'a>(mut command: Cmd<'a>, environment: &Environment) -> Cmd<'a> {
    for (name, value) in environment {
        command = match value {
            Some(value) => command.env(name, value),
            None => command.env_remove(name),
        };
    }
    command
}

/// The features of the program: only what is published is split.
fn features(quality: Quality) -> &'static [&'static str] {
    match quality {
        Quality::Release => &["--features", split::FEATURE],
        Quality::Quick => &[],
    }
}

/// Compiles the program as Trunk will ask for it: with a package named, other features of the crates would be chosen.
fn compile(project: &Project, quality: Quality, environment: &Environment) -> Result<()> {
    let (shell, profile, features) = (project.shell()?, quality.profile(), features(quality));
    let cargo = cmd!(shell, "cargo build --target {WASM} --profile {profile} --bin page {features...}").quiet();
    in_environment(cargo, environment).run().context("cargo has said why")
}

/// Runs Trunk with the tools in front of the PATH. Returns a note on the result.
fn run_trunk(project: &Project, quality: Quality, tools: &Tools, environment: &Environment) -> Result<String> {
    let shell = project.shell()?;
    let wrapper = match quality {
        Quality::Release => Some(split::wrap(project, &tools.wasm_bindgen)?),
        Quality::Quick => None,
    };
    let parent = |program: &PathBuf| program.parent().map(Path::to_owned);
    let wasm_bindgen = wrapper.as_ref().map(|wrapper| wrapper.folder.clone()).or_else(|| parent(&tools.wasm_bindgen));
    let folders = wasm_bindgen.into_iter().chain(tools.wasm_opt.as_ref().and_then(parent));
    let path = env::var_os("PATH").unwrap_or_default();
    let path = env::join_paths(folders.chain(env::split_paths(&path)))
        .context("the path of the folder of tools is unusable: name another with CANASTA_TOOLS")?;
    let (trunk, profile) = (&tools.trunk, quality.profile());
    // Trunk runs wasm-opt in release builds only.
    let release = tools.wasm_opt.is_some().to_string();
    let features = features(quality);
    let mut build = cmd!(shell, "{trunk} build --quiet --release={release} --cargo-profile {profile} {features...}")
        .quiet()
        .envs(quality.environment())
        .env("PATH", path)
        .envs(wrapper.into_iter().flat_map(|wrapper| wrapper.environment))
        .env("TRUNK_SKIP_VERSION_CHECK", "true");
    // Trunk accepts only true and false here.
    if env::var_os("NO_COLOR").is_some() {
        build = build.env("NO_COLOR", "true");
    }
    in_environment(build, environment)
        .run()
        .context("cargo, wasm-bindgen or wasm-opt has said why; if a tool is broken, delete the folder of tools")?;
    let files = read_files(&project.dist())?;
    let size = |ending: &str| -> usize {
        files.iter().filter(|(name, _)| name.ends_with(ending)).map(|(_, bytes)| bytes.len() / 1000).sum()
    };
    let optimised = match quality {
        Quality::Quick => "built quickly, not for publishing",
        Quality::Release if tools.wasm_opt.is_some() => "optimised",
        Quality::Release => "NOT optimised: there is no wasm-opt",
    };
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
