//! Another build of the page to compare with.

use super::kept::Kept;
use crate::project::Project;
use crate::steps::note;
use anyhow::{Context, Result, ensure};
use std::fs;
use std::path::{Path, PathBuf};
use xshell::{Shell, cmd};

/// Stands for the commit that the kept figures name.
pub const KEPT: &str = "kept";

/// The folder of a finished page: this one, or that of a commit.
pub fn folder(project: &Project, named: &str, kept: &Kept) -> Result<PathBuf> {
    // The bench runs in another folder.
    let folder = std::path::absolute(named)?;
    if folder.join("index.html").exists() {
        return Ok(folder);
    }
    of_commit(project, if named == KEPT { &kept.against } else { named })
}

/// The page of a commit. It is built once, in a checkout of its own, and kept with the tools.
fn of_commit(project: &Project, commit: &str) -> Result<PathBuf> {
    let shell = project.shell()?;
    let commit = format!("{commit}^{{commit}}");
    let hash = cmd!(shell, "git rev-parse --verify --quiet --end-of-options {commit}")
        .quiet()
        .read()
        .with_context(|| format!("neither a folder with a page nor a commit here: {commit}"))?;
    let folder = project.tools.join("pages").join(&hash);
    if folder.join("index.html").exists() {
        return Ok(folder);
    }
    note(format_args!("building the page of {hash}: some minutes, once"));
    let checkout = project.tools.join("pages").join(format!("{hash}-source"));
    shell.create_dir(project.tools.join("pages"))?;
    // What a build that was stopped has left.
    remove(&shell, &checkout)?;
    cmd!(shell, "git worktree add --quiet --force --detach {checkout} {hash}").run()?;
    let built = build(&shell, &checkout, &folder);
    remove(&shell, &checkout)?;
    built?;
    Ok(folder)
}

fn build(shell: &Shell, checkout: &Path, folder: &Path) -> Result<()> {
    let _there = shell.push_dir(checkout);
    // The toolchain is that of the commit, which rustup chooses again.
    cmd!(shell, "cargo xtask build")
        .env_remove("RUSTUP_TOOLCHAIN")
        .env_remove("CARGO_MANIFEST_DIR")
        .env("CARGO_TARGET_DIR", checkout.join("target"))
        .run()?;
    let dist = checkout.join("dist");
    ensure!(dist.join("index.html").exists(), "the build left no page in {}", dist.display());
    fs::rename(dist, folder)?;
    Ok(())
}

fn remove(shell: &Shell, checkout: &Path) -> Result<()> {
    if checkout.exists() {
        fs::remove_dir_all(checkout)?;
    }
    cmd!(shell, "git worktree prune").quiet().run()?;
    Ok(())
}
