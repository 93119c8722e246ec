//! Is dist/ still the page that these sources make? Then a start takes no build.

use crate::failure::{Failure, Result};
use crate::project::Project;
use std::collections::hash_map::DefaultHasher;
use std::fs::Metadata;
use std::hash::{Hash, Hasher};
use std::path::{Path, PathBuf};
use std::time::UNIX_EPOCH;

/// Folders of the checkout that do not go into the page.
const NO_SOURCE: [&str; 4] = ["target", "dist", "node_modules", "tests"];

/// A number for the state of all sources: names, sizes and times of change.
pub fn of_sources(project: &Project) -> Result<u64> {
    let mut hasher = DefaultHasher::new();
    (env!("CARGO_PKG_VERSION"), std::env::var_os("RUSTFLAGS")).hash(&mut hasher);
    // Nor do notes for people.
    let is_source = |name: &str| !name.starts_with('.') && !NO_SOURCE.contains(&name) && !name.ends_with(".md");
    for (path, data) in files(&project.root, &is_source)? {
        hash_file(&path, &data, &mut hasher);
    }
    Ok(hasher.finish())
}

/// Whether dist/ was built from sources in this state and is as the build left it.
pub fn is_fresh(project: &Project, sources: u64) -> bool {
    let Ok(dist) = of_dist(project) else { return false };
    std::fs::read_to_string(stamp_file(project)).is_ok_and(|text| text == line(sources, dist))
}

/// Remembers that dist/ was built from sources in this state.
pub fn remember(project: &Project, sources: u64) -> Result<()> {
    let file = stamp_file(project);
    std::fs::write(&file, line(sources, of_dist(project)?)).map_err(|error| Failure::io("writing", &file, &error))
}

/// Forgets what was remembered: the next build is a real one.
pub fn forget(project: &Project) {
    // A stamp that cannot be deleted is caught by the hash of dist/, which the build changes.
    let _ = std::fs::remove_file(stamp_file(project));
}

/// The folder for what xtask remembers between runs, created.
pub fn notes(project: &Project) -> Result<PathBuf> {
    let folder = project.target.join("xtask");
    std::fs::create_dir_all(&folder).map_err(|error| Failure::io("creating", &folder, &error))?;
    Ok(folder)
}

/// Every file below a folder whose path's parts all pass `keep`, sorted by path.
pub fn files(folder: &Path, keep: &dyn Fn(&str) -> bool) -> Result<Vec<(PathBuf, Metadata)>> {
    let mut found = Vec::new();
    let mut waiting = vec![folder.to_owned()];
    while let Some(folder) = waiting.pop() {
        let failed = |error| Failure::io("reading", &folder, &error);
        for entry in std::fs::read_dir(&folder).map_err(failed)? {
            let entry = entry.map_err(failed)?;
            if !keep(&entry.file_name().to_string_lossy()) {
                continue;
            }
            let path = entry.path();
            // What has gone since the listing, and links to nowhere, are nobody's source.
            let Ok(data) = path.metadata() else { continue };
            if entry.file_type().map_err(failed)?.is_dir() {
                waiting.push(path);
            } else if data.is_file() {
                found.push((path, data));
            }
        }
    }
    found.sort_by(|one, other| one.0.cmp(&other.0));
    Ok(found)
}

fn of_dist(project: &Project) -> Result<u64> {
    let mut hasher = DefaultHasher::new();
    for (path, data) in files(&project.dist(), &|_| true)? {
        hash_file(&path, &data, &mut hasher);
    }
    Ok(hasher.finish())
}

fn hash_file(path: &Path, data: &Metadata, hasher: &mut DefaultHasher) {
    let changed = data.modified().ok().and_then(|time| time.duration_since(UNIX_EPOCH).ok());
    (path, data.len(), changed).hash(hasher);
}

fn line(sources: u64, dist: u64) -> String {
    format!("sources {sources:016x} dist {dist:016x}\n")
}

fn stamp_file(project: &Project) -> PathBuf {
    project.target.join("xtask").join("dist.stamp")
}
