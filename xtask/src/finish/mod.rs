//! The last touch to the page that Trunk has made, in its staging folder: one style sheet, names by content, hashes, the
//! security policy, the service worker, the page for wrong addresses, and the whole game in one file.
//!
//! ```text
//! draft (the files) ──> icon ──> parts (styles, worker, start) ──> policy ──> one_file, service_worker
//! ```

mod draft;
mod icon;
mod letters;
mod names;
mod one_file;
mod parts;
mod policy;
mod service_worker;

use crate::failure::{Failure, Result};
use crate::project::Project;
use draft::Draft;
use std::path::PathBuf;

/// The whole game in one file.
pub const ONE_FILE: &str = "canasta.html";
/// The page that hosts show for addresses that lead nowhere.
const NOT_FOUND: &str = "404.html";
/// The service worker.
const SERVICE_WORKER: &str = "sw.js";

/// Whether a file of the finished page belongs to the game itself, which the service worker keeps for play without a
/// connection. Beside it lies what is downloaded on its own, and pictures that only systems and shops of apps show.
pub fn is_kept_offline(name: &str) -> bool {
    let beside = [ONE_FILE, NOT_FOUND, SERVICE_WORKER];
    !beside.contains(&name) && ![".d.ts", ".png", ".svg", ".webp"].iter().any(|ending| name.ends_with(ending))
}

/// Where Trunk has laid the page before this was called.
pub fn staging() -> Result<PathBuf> {
    std::env::var_os("TRUNK_STAGING_DIR").map(PathBuf::from).ok_or_else(|| {
        Failure::new(
            "there is no page to finish",
            "Trunk calls this by itself: `cargo xtask build` makes the whole page",
        )
    })
}

/// Finishes the page that lies in the staging folder.
pub fn finish(project: &Project, staging: PathBuf) -> Result<()> {
    let mut draft = Draft::read(staging)?;
    icon::inline(&mut draft)?;
    let parts = parts::take(&mut draft)?;
    let alone = one_file::build(project, &draft, &parts)?;
    policy::protect(&mut draft)?;
    let not_found = draft.take("not-found.html")?;
    draft.put(NOT_FOUND, policy::protect_alone(&not_found)?);
    draft.put(ONE_FILE, alone);
    let service_worker = service_worker::write(project, &draft)?;
    draft.put(SERVICE_WORKER, service_worker);
    draft.write()
}
