//! Tools that are Rust programs: found, else fetched ready-made, else compiled.

use crate::project::Project;
use crate::steps::note;
use anyhow::{Context, Result, bail};
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use xshell::{Shell, cmd};

/// Cargo settings that compile a tool quickly rather than well. It saves minutes; a build then takes a second longer.
const QUICK_PROFILE: [(&str, &str); 4] = [
    ("CARGO_PROFILE_RELEASE_OPT_LEVEL", "0"),
    ("CARGO_PROFILE_RELEASE_LTO", "off"),
    ("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16"),
    ("CARGO_PROFILE_RELEASE_DEBUG", "false"),
];

/// A program from crates.io in one exact version.
pub struct CargoTool {
    package: &'static str,
    program: &'static str,
    version: String,
    /// Options of `cargo install`.
    options: &'static [&'static str],
    /// The time that compiling takes, for the message.
    duration: &'static str,
    /// Whether it says its version.
    tells_version: bool,
}

/// Waits until no other xtask installs a tool. The lock ends when the file is dropped.
fn lock(project: &Project) -> Result<File> {
    fs::create_dir_all(&project.tools)?;
    let file = File::create(project.tools.join("lock"))?;
    // A disk that cannot lock files does not prevent it.
    let _ = file.lock();
    Ok(file)
}

impl CargoTool {
    /// Trunk, which turns index.html into dist/. Versions from 0.22 need a newer Rust.
    pub fn trunk() -> Self {
        Self {
            package: "trunk",
            program: "trunk",
            version: "0.21.14".to_owned(),
            // The default features look for updates and download tools, which are installed here instead.
            options: &["--no-default-features"],
            duration: "three to six minutes",
            tells_version: true,
        }
    }

    /// The wasm-bindgen command line, which must have the version of the crate in Cargo.lock.
    pub fn wasm_bindgen(project: &Project) -> Result<Self> {
        Ok(Self {
            package: "wasm-bindgen-cli",
            program: "wasm-bindgen",
            version: project.locked_version("wasm-bindgen")?,
            options: &[],
            duration: "one to three minutes",
            tells_version: true,
        })
    }

    /// cargo-fuzz, which builds and runs what is in `fuzz`.
    pub fn cargo_fuzz() -> Self {
        Self {
            package: "cargo-fuzz",
            program: "cargo-fuzz",
            version: "0.13.1".to_owned(),
            options: &[],
            duration: "a minute or two",
            tells_version: true,
        }
    }

    /// The signalling server with which the browser tests try rooms.
    pub fn matchbox_server() -> Self {
        Self {
            package: "matchbox_server",
            program: "matchbox_server",
            version: "0.15.0".to_owned(),
            options: &[],
            duration: "one to three minutes",
            // It knows no option but an address, so that only the folder of its version tells it.
            tells_version: false,
        }
    }

    /// Package and version.
    pub fn title(&self) -> String {
        format!("{} {}", self.package, self.version)
    }

    /// Finds the tool on the PATH or in the folder of tools, or installs it there. Returns its path and a note.
    pub fn ensure(&self, project: &Project) -> Result<(PathBuf, String)> {
        let shell = project.shell()?;
        let on_path = which::which(self.program).ok().filter(|_| self.tells_version);
        if let Some(program) = on_path.filter(|program| self.has_version(&shell, program)) {
            let note = format!("on the PATH: {}", program.display());
            return Ok((program, note));
        }
        let folder = project.tools.join(format!("{}-{}", self.package, self.version));
        let program = folder.join("bin").join(self.program).with_extension(std::env::consts::EXE_EXTENSION);
        let mut origin = "there already";
        let is_missing = !self.has_version(&shell, &program);
        let _lock = is_missing.then(|| lock(project)).transpose()?;
        if is_missing && !self.has_version(&shell, &program) {
            origin = "fetched ready-made";
            if !self.fetch(&shell, &folder) || !self.has_version(&shell, &program) {
                origin = "compiled";
                self.compile(&shell, project, &folder)?;
            }
            if !self.has_version(&shell, &program) {
                bail!("{} does not start: delete {} and try again", self.title(), folder.display());
            }
        }
        let note = format!("{origin}: {}", program.display());
        Ok((program, note))
    }

    /// Asks cargo-binstall for a ready-made program, where the user has it.
    fn fetch(&self, shell: &Shell, folder: &Path) -> bool {
        let title = format!("{}@{}", self.package, self.version);
        which::which("cargo-binstall").is_ok()
            && cmd!(shell, "cargo binstall --no-confirm --disable-strategies compile --root {folder} {title}")
                .env("BINSTALL_DISABLE_TELEMETRY", "true")
                .run()
                .is_ok()
    }

    /// Compiles the tool from its published source.
    fn compile(&self, shell: &Shell, project: &Project, folder: &Path) -> Result<()> {
        note(format_args!("compiling {}, once for this user: {}", self.title(), self.duration));
        // In a folder that stays after an interruption, so that the next try continues.
        let build = project.tools.join("build").join(self.title().replace(' ', "-"));
        let (package, version, options) = (self.package, &self.version, self.options);
        let install = |lock: &[&str]| {
            cmd!(shell, "cargo install {package} --version {version} --force --root {folder} {options...} {lock...}")
                .env("CARGO_TARGET_DIR", &build)
                .envs(QUICK_PROFILE)
                .run()
        };
        if let Err(error) = install(&["--locked"]) {
            note(format_args!(
                "{error}; again with the newest dependencies, since a few releases carry a broken lock file"
            ));
            install(&[]).context("cargo install needs the network and a C compiler")?;
        }
        if let Err(error) = fs::remove_dir_all(&build) {
            note(format_args!("{} can be deleted by hand: {error}", build.display()));
        }
        Ok(())
    }

    fn has_version(&self, shell: &Shell, program: &Path) -> bool {
        if !self.tells_version {
            return cmd!(shell, "{program} --help").quiet().ignore_stderr().ignore_stdout().run().is_ok();
        }
        cmd!(shell, "{program} --version")
            .quiet()
            .ignore_stderr()
            .read()
            .is_ok_and(|text| text.split_whitespace().nth(1) == Some(&self.version))
    }
}
