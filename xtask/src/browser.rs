//! The browser part of `cargo xtask test`: the finished page, served below a sub-path, in a real Chromium.

use crate::failure::{Failure, Result};
use crate::project::Project;
use crate::server::Server;
use crate::steps::Steps;
use crate::tally::Tally;
use crate::{chromium, dist, process};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;

/// Where the tests find the page. A sub-path, because an address that only works at a site's root would not be
/// noticed at the root.
const MOUNT: &str = "/games/canasta/";
/// The oldest Node.js that runs the tests.
const OLDEST_NODE: u32 = 20;

/// Builds the page, serves it, and lets tests/browser/run.mjs look at it.
pub fn run(project: &Project, filters: &[String]) -> Result<Tally> {
    let tests = project.root.join("tests").join("browser");
    let mut steps = Steps::new(4 + dist::STEPS);
    let node = steps.step("Node.js", node)?;
    steps.step("npm packages of the browser tests", || install_packages(&tests))?;
    let chrome = steps.step("Chromium", chromium::ensure)?;
    let site = dist::build(project, &mut steps)?;

    let server = Server::bind_anywhere(MOUNT)?;
    let url = server.url();
    let site = Arc::new(site);
    std::thread::spawn(move || server.serve(Box::new(move || Arc::clone(&site))));

    let mut runner = Command::new(node);
    runner.arg("run.mjs").args(filters).current_dir(&tests).env("CHROME", chrome).env("CANASTA_URL", &url);
    steps.step(&format!("tests against {url}"), || {
        let mut tally = None;
        // The runner's own tally is not shown: the run of all parts ends with the only one.
        let ended_well = process::watch(&mut runner, |line| {
            let last = Tally::from_browser(line);
            tally = last.or(tally);
            last.is_none()
        })?;
        let tally = tally.unwrap_or_default().judged(ended_well);
        Ok((tally, format!("passed: {}, failed: {}", tally.passed, tally.failed)))
    })
}

fn node() -> Result<(PathBuf, String)> {
    let remedy =
        format!("install Node.js {OLDEST_NODE} or newer with npm, from https://nodejs.org or your system's packages");
    let Some(node) = process::which("node").or_else(|| process::which("nodejs")) else {
        return Err(Failure::new("there is no Node.js on this machine", remedy));
    };
    let version = process::capture(Command::new(&node).arg("--version")).unwrap_or_default().trim().to_owned();
    match major(&version) {
        Some(number) if number >= OLDEST_NODE => {
            let words = format!("{version}, {}", node.display());
            Ok((node, words))
        }
        _ => Err(Failure::new(format!("{} says '{version}', which is too old", node.display()), remedy)),
    }
}

/// The first number of `v20.20.2`.
fn major(version: &str) -> Option<u32> {
    version.strip_prefix('v')?.split('.').next()?.parse().ok()
}

/// Runs `npm ci` unless `node_modules` holds what the lock file says.
fn install_packages(tests: &Path) -> Result<((), String)> {
    let lock = tests.join("package-lock.json");
    let wanted = std::fs::read(&lock).map_err(|error| Failure::io("reading", &lock, &error))?;
    // A copy of the lock file that the last complete install followed.
    let installed = tests.join("node_modules").join(".installed-lock.json");
    if std::fs::read(&installed).is_ok_and(|bytes| bytes == wanted) {
        return Ok(((), "there already".to_owned()));
    }
    let Some(npm) = process::which("npm") else {
        return Err(Failure::new(
            "there is no npm on this machine",
            "install Node.js with npm, from https://nodejs.org",
        ));
    };
    process::run(
        Command::new(npm).args(["ci", "--no-audit", "--no-fund", "--loglevel=error"]).current_dir(tests),
        "npm's own message is above; it needs the network once",
    )?;
    std::fs::write(&installed, wanted).map_err(|error| Failure::io("writing", &installed, &error))?;
    Ok(((), "installed".to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nodes_version_is_understood() {
        assert_eq!(major("v20.20.2"), Some(20));
        assert_eq!(major("v18"), Some(18));
        assert_eq!(major(""), None);
    }
}
