//! The Chromium of the browser tests.

use crate::apt;
use anyhow::{Context, Result};
use std::env;
use std::path::PathBuf;
use xshell::Shell;

/// Chromium without windows: the same engine for half the work.
const HEADLESS_SHELL: &str = "chromium-headless-shell";

/// Names and places of Chromium and its relatives, in the order of preference.
const PROGRAMS: [&str; 16] = [
    HEADLESS_SHELL,
    "chrome-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
    "microsoft-edge",
    "msedge",
    "/snap/bin/chromium",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
    r"C:\Program Files (x86)\Google\Chrome\Application\chrome.exe",
    r"C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe",
];

const BY_HAND: &str = "install Chromium, Google Chrome or Microsoft Edge, or let CHROME name one. \
                       On Debian and Ubuntu: sudo apt-get install chromium";

/// Finds Chromium: the one that CHROME names, else the first of a list of names and places.
pub fn find() -> Result<Option<PathBuf>> {
    if let Some(name) = env::var_os("CHROME").filter(|value| !value.is_empty()) {
        let program = which::which(&name).with_context(|| format!("CHROME names no program: {}", name.display()))?;
        return Ok(Some(program));
    }
    let programs = PROGRAMS.iter().filter(|name| !(is_headed() && name.ends_with("headless-shell")));
    Ok(programs.map(which::which).find_map(Result::ok))
}

/// Finds Chromium, or installs it as root on Debian and its relatives. Returns its path and a note.
pub fn ensure(shell: &Shell) -> Result<(PathBuf, String)> {
    let with_note = |program: PathBuf, origin| {
        let note = format!("{origin}: {}", program.display());
        (program, note)
    };
    if let Some(program) = find()? {
        return Ok(with_note(program, "there already"));
    }
    // Older systems have no package of the headless shell.
    let sets: &[&[&str]] = if is_headed() { &[&["chromium"]] } else { &[&[HEADLESS_SHELL], &["chromium"]] };
    apt::install(shell, "Chromium", sets, BY_HAND)?;
    Ok(with_note(find()?.context(BY_HAND)?, "installed"))
}

/// Whether the tests run in visible windows.
fn is_headed() -> bool {
    env::var_os("HEADED").is_some_and(|value| value == "1")
}
