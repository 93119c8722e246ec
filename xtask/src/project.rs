//! Where things are: the checkout, its build folders, the user's folder of tools.

use crate::failure::{Failure, Result};
use std::env;
use std::path::PathBuf;

/// The places that the steps read and write.
pub struct Project {
    /// The checkout.
    pub root: PathBuf,
    /// Cargo's target folder.
    pub target: PathBuf,
    /// The tools of this user, kept across clones.
    pub tools: PathBuf,
}

impl Project {
    /// Finds the checkout that xtask was started in.
    pub fn find() -> Result<Self> {
        let own =
            env::var_os("CARGO_MANIFEST_DIR").map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), Into::into);
        let root = own.parent().filter(|root| root.join("Cargo.lock").is_file()).ok_or_else(|| {
            Failure::new("this is not a checkout of the game", "start it as `cargo xtask` inside the checkout")
        })?;
        let target = env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), |folder| root.join(folder));
        let tools = tools_folder(|name| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from))
            .ok_or_else(|| {
                Failure::new("this user has no home folder to keep tools in", "name a folder with CANASTA_TOOLS")
            })?;
        Ok(Self { root: root.to_owned(), target, tools: root.join(tools) })
    }

    /// The finished page.
    pub fn dist(&self) -> PathBuf {
        self.root.join("dist")
    }

    /// The folder of one tool in one version.
    pub fn tool_folder(&self, package: &str, version: &str) -> PathBuf {
        self.tools.join(format!("{package}-{version}"))
    }

    /// The version of a crate that Cargo.lock holds.
    pub fn locked_version(&self, package: &str) -> Result<String> {
        let path = self.root.join("Cargo.lock");
        let lock = std::fs::read_to_string(&path).map_err(|error| Failure::io("reading", &path, &error))?;
        version_in_lock(&lock, package).ok_or_else(|| {
            Failure::new(format!("Cargo.lock does not hold {package}"), "run `git checkout Cargo.lock`, then try again")
        })
    }
}

/// The folder of tools: what `CANASTA_TOOLS` says, else the place this system has for such things.
fn tools_folder(var: impl Fn(&str) -> Option<PathBuf>) -> Option<PathBuf> {
    if let Some(folder) = var("CANASTA_TOOLS") {
        return Some(folder);
    }
    let caches = if cfg!(windows) {
        var("LOCALAPPDATA").or_else(|| Some(var("USERPROFILE")?.join("AppData").join("Local")))
    } else if cfg!(target_os = "macos") {
        Some(var("HOME")?.join("Library").join("Caches"))
    } else {
        var("XDG_CACHE_HOME").filter(|folder| folder.is_absolute()).or_else(|| Some(var("HOME")?.join(".cache")))
    };
    Some(caches?.join("canasta-tools"))
}

/// Reads one package's version out of a lock file: its `name` line is followed by its `version` line.
fn version_in_lock(lock: &str, package: &str) -> Option<String> {
    let name = format!("name = \"{package}\"");
    let mut lines = lock.lines().skip_while(|line| *line != name).skip(1);
    lines.next()?.strip_prefix("version = \"")?.strip_suffix('"').map(String::from)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lock_file_tells_versions() {
        let lock = "[[package]]\nname = \"wasm-bindgen-macro\"\nversion = \"1.0.0\"\n\n\
                    [[package]]\nname = \"wasm-bindgen\"\nversion = \"0.2.126\"\nsource = \"x\"\n";
        assert_eq!(version_in_lock(lock, "wasm-bindgen").as_deref(), Some("0.2.126"));
        assert_eq!(version_in_lock(lock, "js-sys"), None);
    }

    #[test]
    fn canasta_tools_wins_over_the_system_folder() {
        let folder = tools_folder(|name| (name == "CANASTA_TOOLS").then(|| PathBuf::from("mine")));
        assert_eq!(folder, Some(PathBuf::from("mine")));
        assert_eq!(tools_folder(|_| None), None);
        let folder = tools_folder(|name| (!name.starts_with("CANASTA")).then(|| env::temp_dir().join("home")));
        assert!(folder.is_some_and(|folder| folder.ends_with("canasta-tools")));
    }
}
