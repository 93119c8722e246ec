//! wasm-opt, which makes the program smaller and faster. The build works without it.

use crate::project::Project;
use crate::steps::note;
use anyhow::{Context, Result};
use std::path::{Path, PathBuf};
use xshell::{Shell, cmd};

/// The npm package that carries wasm-opt for every system with Node.js.
const PACKAGE: &str = "binaryen";
const VERSION: &str = "132.0.0";
/// The oldest version that knows the instructions that Rust uses.
const OLDEST: u32 = 123;

/// The tool's name and version.
pub fn title() -> String {
    format!("wasm-opt (npm package {PACKAGE} {VERSION})")
}

/// Finds wasm-opt on the PATH or in the folder of tools, or installs it there with npm. Returns its path, if there is one, and
/// a note.
pub fn ensure(project: &Project) -> Result<(Option<PathBuf>, String)> {
    let shell = project.shell()?;
    if let Some(program) = which::which("wasm-opt").ok().filter(|program| is_new_enough(&shell, program)) {
        let note = format!("on the PATH: {}", program.display());
        return Ok((Some(program), note));
    }
    let folder = project.tools.join(format!("{PACKAGE}-{VERSION}"));
    let name = if cfg!(windows) { "wasm-opt.cmd" } else { "wasm-opt" };
    let program = folder.join("node_modules").join(".bin").join(name);
    let mut origin = "there already";
    if !is_new_enough(&shell, &program) {
        origin = "installed";
        if let Err(error) = install(&shell, &folder) {
            note(format_args!("{error:#}"));
        }
        if !is_new_enough(&shell, &program) {
            return Ok((None, "missing: the page will work, but be larger and a little slower".to_owned()));
        }
    }
    let note = format!("{origin}: {}", program.display());
    Ok((Some(program), note))
}

fn install(shell: &Shell, folder: &Path) -> Result<()> {
    let npm = which::which("npm").context("npm, which would install it, is not on the PATH")?;
    shell.create_dir(folder)?;
    cmd!(shell, "{npm} install --no-audit --no-fund --loglevel=error --prefix {folder} {PACKAGE}@{VERSION}").run()?;
    Ok(())
}

/// Reads `wasm-opt version 132 (version_132)`.
fn is_new_enough(shell: &Shell, program: &Path) -> bool {
    let text = cmd!(shell, "{program} --version").quiet().ignore_stderr().read().unwrap_or_default();
    text.split_whitespace().find_map(|word| word.parse::<u32>().ok()).is_some_and(|version| version >= OLDEST)
}
