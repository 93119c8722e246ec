//! Tools that are Rust programs: found where they are, fetched ready-made where possible, compiled otherwise.

use crate::failure::{Failure, Result};
use crate::process;
use crate::project::Project;
use crate::steps::note;
use std::path::{Path, PathBuf};
use std::process::Command;

/// How the tools are compiled: soon ready rather than quick. A build waits for them a second longer; on two cores they are
/// there five minutes earlier, for Trunk would have itself compiled in the most thorough and slowest way.
const SOON: [(&str, &str); 4] = [
    ("CARGO_PROFILE_RELEASE_OPT_LEVEL", "0"),
    ("CARGO_PROFILE_RELEASE_LTO", "off"),
    ("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16"),
    ("CARGO_PROFILE_RELEASE_DEBUG", "false"),
];

/// A program from crates.io in one exact version.
pub struct CargoTool {
    /// The package that holds it.
    package: &'static str,
    /// The program's name.
    program: &'static str,
    /// The only version that will do.
    version: String,
    /// What it is compiled without: features that no build of ours needs.
    without: &'static [&'static str],
    /// How long compiling it takes, for the message that asks for patience.
    patience: &'static str,
}

/// A tool that was found, and a few words on where it came from.
pub type Found = (PathBuf, String);

impl CargoTool {
    /// Trunk, which turns index.html into dist/. Versions from 0.22 on need a newer Rust than ours.
    pub fn trunk() -> Self {
        Self {
            package: "trunk",
            program: "trunk",
            version: "0.21.14".to_owned(),
            // It would ask whether there is a newer version, and fetch tools; those are handed to it.
            without: &["--no-default-features"],
            patience: "three to six minutes",
        }
    }

    /// The wasm-bindgen command line, which must equal the crate in Cargo.lock to the last digit.
    pub fn wasm_bindgen(project: &Project) -> Result<Self> {
        let version = project.locked_version("wasm-bindgen")?;
        Ok(Self {
            package: "wasm-bindgen-cli",
            program: "wasm-bindgen",
            version,
            without: &[],
            patience: "one to three minutes",
        })
    }

    /// The tool's name and version.
    pub fn title(&self) -> String {
        format!("{} {}", self.package, self.version)
    }

    /// Looks on the PATH, then in the folder of tools.
    pub fn locate(&self, project: &Project) -> Option<Found> {
        if let Some(program) = process::which(self.program).filter(|program| self.is_right(program)) {
            let words = format!("on the PATH: {}", program.display());
            return Some((program, words));
        }
        let program = self.cached(project);
        self.is_right(&program).then(|| (program.clone(), format!("there already: {}", program.display())))
    }

    /// Finds the tool or installs it.
    pub fn ensure(&self, project: &Project) -> Result<Found> {
        if let Some(found) = self.locate(project) {
            return Ok(found);
        }
        let how = if self.fetch(project) { "fetched ready-made" } else { self.compile(project)? };
        let program = self.cached(project);
        if self.is_right(&program) {
            let words = format!("{how}: {}", program.display());
            return Ok((program, words));
        }
        Err(Failure::new(
            format!("{} was installed, but {} does not answer with that version", self.title(), program.display()),
            format!("delete {} and try again", project.tool_folder(self.package, &self.version).display()),
        ))
    }

    /// Asks cargo-binstall for a ready-made program, where the user has it.
    fn fetch(&self, project: &Project) -> bool {
        if process::which("cargo-binstall").is_none() {
            return false;
        }
        note(format_args!("asking cargo-binstall for a ready-made {}", self.title()));
        let mut binstall = process::cargo();
        binstall
            .args(["binstall", "--no-confirm", "--disable-strategies", "compile", "--log-level", "warn", "--root"])
            .arg(project.tool_folder(self.package, &self.version))
            .arg(format!("{}@{}", self.package, self.version))
            .env("BINSTALL_DISABLE_TELEMETRY", "true");
        match process::run(&mut binstall, "none needed: it is compiled instead") {
            Ok(()) => self.is_right(&self.cached(project)),
            Err(failure) => {
                note(failure);
                false
            }
        }
    }

    /// Compiles the tool from its published source.
    fn compile(&self, project: &Project) -> Result<&'static str> {
        note(format_args!("compiling {}, once for this user: {}", self.title(), self.patience));
        // A build folder of our own: what an interrupted install has compiled is not compiled again.
        let scratch = project.tools.join("build").join(format!("{}-{}", self.package, self.version));
        let install = |locked: &[&str]| {
            let mut install = process::cargo();
            install
                .args(["install", self.package, "--version", &self.version, "--force", "--root"])
                .arg(project.tool_folder(self.package, &self.version))
                .args(self.without)
                .args(locked)
                .env("CARGO_TARGET_DIR", &scratch)
                .envs(SOON);
            process::run(
                &mut install,
                &format!(
                    "cargo's own message is above; it needs the network and a C compiler. By hand: \
                     cargo install {} --version {} --locked",
                    self.package, self.version
                ),
            )
        };
        if let Err(failure) = install(&["--locked"]) {
            // A few releases carry a lock file that no longer builds.
            note(failure);
            note("once more, with the newest versions of what it is made of");
            install(&[])?;
        }
        if let Err(error) = std::fs::remove_dir_all(&scratch) {
            note(format_args!("{} can be deleted by hand: {error}", scratch.display()));
        }
        // Goes if this was the last build in it.
        let _ = std::fs::remove_dir(project.tools.join("build"));
        Ok("compiled")
    }

    fn cached(&self, project: &Project) -> PathBuf {
        let name = format!("{}{}", self.program, std::env::consts::EXE_SUFFIX);
        project.tool_folder(self.package, &self.version).join("bin").join(name)
    }

    fn is_right(&self, program: &Path) -> bool {
        process::is_program(program)
            && process::capture(Command::new(program).arg("--version"))
                .is_some_and(|text| says_version(&text, &self.version))
    }
}

/// Whether `name 1.2.3 …` says this version.
fn says_version(text: &str, version: &str) -> bool {
    text.split_whitespace().nth(1).is_some_and(|word| word.trim_start_matches('v') == version)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_must_be_equal() {
        assert!(says_version("trunk 0.21.14\n", "0.21.14"));
        assert!(says_version("wasm-bindgen 0.2.126 (0123abc)", "0.2.126"));
        assert!(!says_version("trunk 0.21.1", "0.21.14"));
        assert!(!says_version("", "0.21.14"));
    }
}
