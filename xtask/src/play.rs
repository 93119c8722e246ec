//! `cargo xtask play`: build, serve, open.

use crate::args::PlayOptions;
use crate::failure::Result;
use crate::project::Project;
use crate::server::Server;
use crate::site::Site;
use crate::steps::Steps;
use crate::{dist, opener};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::SystemTime;

/// Where the game lies. Below a path of its own: the page keeps itself for play without a connection, and would answer for
/// whatever else is served from the same port later.
const MOUNT: &str = "/canasta/";

/// Builds the page where needed and serves it until Ctrl+C.
pub fn play(project: &Project, options: &PlayOptions) -> Result<()> {
    // The port first: someone who asked for a taken one should not wait for a build to hear it.
    let server = Server::bind(options.port, MOUNT)?;
    let site = dist::build(project, &mut Steps::new(dist::STEPS))?;
    let url = server.url();
    println!("\nCanasta is at {url}    (Ctrl+C ends it)");
    if options.open && !opener::open(&url) {
        println!("No browser could be opened from here: open that address in one.");
    }
    let latest = Latest::new(project.dist(), site);
    server.serve(Box::new(move || latest.site()));
    Ok(())
}

/// The page as it is on the disk now: after a rebuild in another terminal the page says that a new version is ready.
struct Latest {
    folder: PathBuf,
    held: Mutex<(Option<SystemTime>, Arc<Site>)>,
}

impl Latest {
    fn new(folder: PathBuf, site: Site) -> Self {
        let held = Mutex::new((changed(&folder), Arc::new(site)));
        Self { folder, held }
    }

    fn site(&self) -> Arc<Site> {
        let mut held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        let now = changed(&self.folder);
        if now.is_some() && now != held.0 {
            // In the middle of a build the old page stays.
            if let Ok(site) = Site::read(&self.folder) {
                *held = (now, Arc::new(site));
            }
        }
        Arc::clone(&held.1)
    }
}

fn changed(folder: &Path) -> Option<SystemTime> {
    folder.join("index.html").metadata().and_then(|data| data.modified()).ok()
}
