//! wasm-opt, which makes the page's wasm smaller and faster. The only tool that the build can do without.

use crate::cargo_tool::Found;
use crate::failure::{Failure, Result};
use crate::process;
use crate::project::Project;
use crate::steps::note;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The npm package that carries wasm-opt for every system that has Node.js.
const PACKAGE: &str = "binaryen";
const VERSION: &str = "132.0.0";
/// The oldest wasm-opt on the PATH that will do. Older ones do not know the instructions that Rust now uses.
const OLDEST: u32 = 123;

/// The tool's name and version.
pub fn title() -> String {
    format!("wasm-opt (npm package {PACKAGE} {VERSION})")
}

/// Looks on the PATH, then in the folder of tools.
pub fn locate(project: &Project) -> Option<Found> {
    if let Some(program) = process::which("wasm-opt").filter(|program| is_good(program)) {
        let words = format!("on the PATH: {}", program.display());
        return Some((program, words));
    }
    let program = cached(project);
    is_good(&program).then(|| (program.clone(), format!("there already: {}", program.display())))
}

/// Finds wasm-opt or installs it with npm. Doing without is not an error.
pub fn ensure(project: &Project) -> (Option<PathBuf>, String) {
    let without = |why: &str| (None, format!("{why}: the page will work, but be larger and a little slower"));
    if let Some((program, words)) = locate(project) {
        return (Some(program), words);
    }
    let Some(npm) = process::which("npm") else {
        return without("not here, and neither is npm, which would install it");
    };
    match install(project, &npm) {
        Ok((program, words)) => (Some(program), words),
        Err(failure) => {
            note(failure);
            without("missing")
        }
    }
}

fn install(project: &Project, npm: &Path) -> Result<Found> {
    let folder = project.tool_folder(PACKAGE, VERSION);
    let mut install = Command::new(npm);
    install
        .args(["install", "--no-audit", "--no-fund", "--loglevel=error", "--prefix"])
        .arg(&folder)
        .arg(format!("{PACKAGE}@{VERSION}"));
    std::fs::create_dir_all(&folder).map_err(|error| Failure::io("creating", &folder, &error))?;
    process::run(&mut install, "is the network there? npm needs it once")?;
    let program = cached(project);
    if is_good(&program) {
        let words = format!("installed: {}", program.display());
        return Ok((program, words));
    }
    Err(Failure::new(
        "npm installed wasm-opt, but it does not start",
        format!("is Node.js there? Delete {} and try again", folder.display()),
    ))
}

fn cached(project: &Project) -> PathBuf {
    let name = if cfg!(windows) { "wasm-opt.cmd" } else { "wasm-opt" };
    project.tool_folder(PACKAGE, VERSION).join("node_modules").join(".bin").join(name)
}

fn is_good(program: &Path) -> bool {
    process::is_program(program)
        && process::capture(Command::new(program).arg("--version"))
            .and_then(|text| version(&text))
            .is_some_and(|version| version >= OLDEST)
}

/// The number in `wasm-opt version 132 (version_132)`.
fn version(text: &str) -> Option<u32> {
    text.split_whitespace().find_map(|word| word.parse().ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_version_is_the_first_number() {
        assert_eq!(version("wasm-opt version 132 (version_132)\n"), Some(132));
        assert_eq!(version("wasm-opt version 108"), Some(108));
        assert_eq!(version("wasm-opt"), None);
    }
}
