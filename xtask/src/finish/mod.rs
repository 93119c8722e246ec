//! The last touch to the page that Trunk has made, in its staging folder: one style sheet, names by content, hashes, the
//! security policy, the service worker, the page for wrong addresses, and the whole game in one file.
//!
//! ```text
//! draft (the files) ──> icon ──> parts (styles, worker, start) ──> policy ──> one_file, service_worker
//! ```

mod draft;
mod files;
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
use files::{NOT_FOUND, SERVICE_WORKER};
pub use files::{ONE_FILE, is_kept_offline};
use std::path::PathBuf;

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
