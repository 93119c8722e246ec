//! The checkout, its build folders, and the user's folder of tools.

use anyhow::{Context, Result};
use etcetera::BaseStrategy;
use std::env;
use std::path::{Path, PathBuf};
use xshell::{Shell, cmd};

/// The folders that the commands read and write.
pub struct Project {
    /// The checkout.
    pub root: PathBuf,
    /// Cargo's target folder.
    pub target: PathBuf,
    /// The tools of this user, shared by all clones.
    pub tools: PathBuf,
}

impl Project {
    /// Finds the checkout that xtask was compiled from.
    pub fn find() -> Result<Self> {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().context("xtask lies in no checkout")?;
        let target = env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into());
        let tools = match env::var_os("CANASTA_TOOLS").filter(|folder| !folder.is_empty()) {
            Some(folder) => folder.into(),
            None => etcetera::base_strategy::choose_native_strategy()
                .context("this user has no home folder to keep tools in: name a folder with CANASTA_TOOLS")?
                .cache_dir()
                .join("canasta-tools"),
        };
        Ok(Self { root: root.to_owned(), target: root.join(target), tools: root.join(tools) })
    }

    /// A shell in the checkout.
    pub fn shell(&self) -> Result<Shell> {
        let shell = Shell::new()?;
        shell.change_dir(&self.root);
        Ok(shell)
    }

    /// The finished page.
    pub fn dist(&self) -> PathBuf {
        self.root.join("dist")
    }

    /// The folder for the state that xtask keeps between runs, created.
    pub fn state(&self) -> Result<PathBuf> {
        let folder = self.target.join("xtask");
        std::fs::create_dir_all(&folder).with_context(|| format!("creating {} failed", folder.display()))?;
        Ok(folder)
    }

    /// The version of a crate in Cargo.lock.
    pub fn locked_version(&self, package: &str) -> Result<String> {
        let shell = self.shell()?;
        let id = cmd!(shell, "cargo pkgid {package}").quiet().read()?;
        let (_, version) = id.rsplit_once(['@', '#']).context("cargo pkgid prints no version")?;
        Ok(version.to_owned())
    }
}
