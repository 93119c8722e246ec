//! `cargo xtask site`: what is published. The finished page, its documents in the folder `docs` below it, and the reference of the library
//! in `api`.

mod pages;

use crate::dist;
use crate::project::Project;
use crate::quality::Quality;
use crate::steps::{Steps, note};
use anyhow::{Context, Result};
use pages::Repository;
use std::fs;
use std::path::{Path, PathBuf};
use xshell::cmd;

/// The steps of [`build`].
const STEPS: usize = dist::STEPS + 2;

/// The folder that is published.
fn folder(project: &Project) -> PathBuf {
    project.target.join("site")
}

/// Builds everything anew. A page that is up to date stays as it is.
pub fn build(project: &Project) -> Result<()> {
    let mut steps = Steps::new(STEPS);
    dist::build(project, Quality::Release, &mut steps)?;
    let site = folder(project);
    if site.exists() {
        fs::remove_dir_all(&site)?;
    }
    copy(&project.dist(), &site)?;
    steps.step("the documents", || {
        let count = pages::write(&project.root, &site.join("docs"), &Repository::of_environment())?;
        Ok(((), format!("{count} pages")))
    })?;
    steps.step("the reference of the library", || {
        // A folder of its own: cargo keeps the pages of everything that it has documented before.
        let target = project.target.join("site-reference");
        let shell = project.shell()?;
        cmd!(shell, "cargo doc --quiet --no-deps --package canasta --package canasta-app --lib --target-dir {target}")
            .run()?;
        copy(&target.join("doc"), &site.join("api"))?;
        let api = site.join("api").join("index.html");
        fs::write(
            api,
            "<!doctype html><meta http-equiv=\"refresh\" content=\"0; url=canasta/\"><title>canasta</title>\n",
        )?;
        Ok(((), "api/canasta".to_owned()))
    })?;
    note(format_args!("{}", site.display()));
    Ok(())
}

/// Copies a folder with all that is in it.
fn copy(from: &Path, to: &Path) -> Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from).with_context(|| format!("reading {} failed", from.display()))? {
        let entry = entry?;
        let target = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            copy(&entry.path(), &target)?;
        } else {
            fs::copy(entry.path(), target)?;
        }
    }
    Ok(())
}
