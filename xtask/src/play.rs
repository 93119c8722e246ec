//! `cargo xtask play`: build, serve, open.

use crate::disk::{self, Need};
use crate::dist;
use crate::project::Project;
use crate::quality::Quality;
use crate::server::Server;
use crate::steps::{Steps, note};
use anyhow::Result;

/// The address path of the game. Not the root: the service worker would answer for everything that is served from the same
/// port later.
const MOUNT: &str = "/canasta/";
/// The ports that are tried unless the user names one.
const PORTS: std::ops::Range<u16> = 8080..8180;

/// Builds the page if needed and serves it until Ctrl+C. A build in another terminal is served at the next reload.
pub fn play(project: &Project, port: Option<u16>, opens_browser: bool) -> Result<()> {
    // Before the build, so that a taken port is reported at once.
    let server = match port {
        Some(port) => Server::bind([port], project.dist(), MOUNT)?,
        None => Server::bind(PORTS, project.dist(), MOUNT)?,
    };
    disk::warning(project, Need::Page).into_iter().for_each(note);
    dist::build(project, Quality::Quick, &mut Steps::new(dist::STEPS))?;
    let url = server.url()?;
    println!("\nCanasta is at {url}    (Ctrl+C ends it)");
    if opens_browser && open::that_detached(&url).is_err() {
        println!("No browser could be opened: open that address in one.");
    }
    server.serve()
}
