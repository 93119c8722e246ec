//! The compiled crate `workload`, and its runs.

use super::work::{Place, Work};
use crate::rustup;
use crate::steps::note;
use anyhow::{Context, Result};
use std::fs;
use std::path::{Path, PathBuf};
use xshell::{Shell, cmd};

/// What a run printed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ran {
    /// A number that is the same wherever the same was done.
    pub result: u32,
    /// Processor time in seconds.
    pub spent: f64,
    /// The most memory, in KiB; 0 where it is not known.
    pub memory: u64,
}

/// The crate `workload` of a checkout, compiled in three ways.
pub struct Built {
    pub native: PathBuf,
    wasm: PathBuf,
    page: PathBuf,
    script: PathBuf,
    shell: Shell,
}

impl Built {
    /// Compiles it natively alone.
    pub fn native(shell: &Shell, root: &Path, target: &Path) -> Result<PathBuf> {
        note(format_args!("building the workload in {}", root.display()));
        shell.change_dir(root);
        cmd!(shell, "cargo build --quiet --package workload --bin workload --profile workload --target-dir {target}")
            .quiet()
            .run()?;
        Ok(target.join("workload").join(format!("workload{}", std::env::consts::EXE_SUFFIX)))
    }

    /// Compiles it natively and for WebAssembly, for speed and as the page is.
    pub fn of(shell: &Shell, root: &Path, target: &Path) -> Result<Built> {
        let native = Built::native(shell, root, target)?;
        rustup::ensure_wasm(shell)?;
        let triple = rustup::WASM;
        let wasm = |profile: &str| -> Result<PathBuf> {
            cmd!(shell, "cargo build --quiet --package workload --lib --target {triple} --profile {profile} --target-dir {target}")
                .quiet()
                .run()?;
            Ok(target.join(triple).join(profile).join("workload.wasm"))
        };
        let (wasm, page) = (wasm("workload")?, wasm(worker_profile(root)?)?);
        let script = root.join("workload").join("run.mjs");
        Ok(Built { native, wasm, page, script, shell: shell.clone() })
    }

    /// Does some work once.
    pub fn run(&self, work: &Work) -> Result<Ran> {
        let (shell, native, script, arguments) = (&self.shell, &self.native, &self.script, &work.arguments());
        let in_node = |file: &PathBuf| {
            cmd!(shell, "node {script} {file} {arguments...}").quiet().read().context("this needs Node.js 20 or newer")
        };
        let printed = match work.place {
            Place::Native | Place::Memory => cmd!(shell, "{native} {arguments...}").quiet().read()?,
            Place::Wasm => in_node(&self.wasm)?,
            Place::Page => in_node(&self.page)?,
        };
        parse(&printed).with_context(|| format!("the workload printed no numbers: {printed}"))
    }
}

/// The profile of the program in which the bots of a checkout's page think: their own since they have one, before that the page's.
fn worker_profile(root: &Path) -> Result<&'static str> {
    let manifest = root.join("Cargo.toml");
    let text = fs::read_to_string(&manifest).with_context(|| format!("{} is missing", manifest.display()))?;
    let own = "wasm-worker";
    Ok(if text.contains(&format!("[profile.{own}]")) { own } else { "wasm-release" })
}

fn parse(printed: &str) -> Option<Ran> {
    let mut numbers = printed.split_whitespace();
    let (result, spent) = (numbers.next()?.parse().ok()?, numbers.next()?.parse().ok()?);
    Some(Ran { result, spent, memory: numbers.next().and_then(|text| text.parse().ok()).unwrap_or(0) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn printed_numbers_are_read() {
        assert_eq!(parse("7 0.5 2048"), Some(Ran { result: 7, spent: 0.5, memory: 2048 }));
        assert_eq!(parse("7 0.5"), Some(Ran { result: 7, spent: 0.5, memory: 0 }));
        assert_eq!(parse("seven"), None);
    }
}
