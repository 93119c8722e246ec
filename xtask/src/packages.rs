//! The npm package in other people's tools: `tests/packages`, each with pinned versions from the network.

use crate::browser_tests;
use crate::chromium;
use crate::npm;
use crate::project::Project;
use crate::steps::note;
use anyhow::{Context, Result, bail};
use std::fs;
use std::path::Path;
use std::time::Instant;
use xshell::{Shell, cmd};

/// What uses the package.
const FOLDER: &str = "tests/packages";

/// Builds and packs the package, and lets each tool use it whose name contains one of the words; without words all.
pub fn check(project: &Project, words: &[String]) -> Result<bool> {
    npm::build(project)?;
    let packed = npm::pack(project)?;
    let shell = project.shell()?;
    let (chrome, _) = chromium::ensure(&shell)?;
    let playwright = browser_tests::playwright(project)?;
    let beside = project.target.join("packages-in-tools");
    shell.create_dir(&beside)?;
    shell.copy_file(project.root.join(FOLDER).join("page.mjs"), &beside)?;
    let mut names: Vec<String> = fs::read_dir(project.root.join(FOLDER))
        .context(FOLDER)?
        .filter_map(|entry| entry.ok().filter(|entry| entry.path().is_dir()))
        .filter_map(|entry| entry.file_name().into_string().ok())
        .filter(|name| words.is_empty() || words.iter().any(|word| name.contains(word.as_str())))
        .collect();
    names.sort();
    if names.is_empty() {
        bail!("no tool has such a name");
    }
    let mut failed = Vec::new();
    for name in &names {
        let start = Instant::now();
        let folder = beside.join(name);
        copy_sources(&shell, &project.root.join(FOLDER).join(name), &folder)?;
        let shell = project.shell()?;
        shell.change_dir(&folder);
        shell.set_var("CHROME", &chrome);
        shell.set_var("CANASTA_PLAYWRIGHT", &playwright);
        shell.set_var("CANASTA_TGZ", &packed);
        // The package is a new one under an old version, which npm would take from its cache.
        shell.remove_path("node_modules/canasta-engine")?;
        let install =
            cmd!(shell, "npm install --no-save --no-package-lock --no-audit --no-fund --loglevel=error {packed}");
        let works = install.run().is_ok() && cmd!(shell, "npm test --silent").run().is_ok();
        note(format_args!(
            "{name}: {} ({:.0} s)",
            if works { "works" } else { "fails" },
            start.elapsed().as_secs_f64()
        ));
        if !works {
            failed.push(name.clone());
        }
    }
    println!("\n{} passed, {} failed{}", names.len() - failed.len(), failed.len(), list(&failed));
    Ok(failed.is_empty())
}

fn list(failed: &[String]) -> String {
    if failed.is_empty() { String::new() } else { format!(": {}", failed.join(", ")) }
}

/// Copies the files of a folder and its folders, and leaves there what the tool has installed.
fn copy_sources(shell: &Shell, from: &Path, to: &Path) -> Result<()> {
    shell.create_dir(to)?;
    for entry in shell.read_dir(from)? {
        let name = entry.file_name().context("a name")?;
        if entry.is_dir() {
            if name != "node_modules" {
                copy_sources(shell, &entry, &to.join(name))?;
            }
        } else {
            shell.copy_file(&entry, to.join(name))?;
        }
    }
    Ok(())
}
