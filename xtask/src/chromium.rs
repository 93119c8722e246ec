//! Finding a Chromium for the browser tests, or installing one where that is allowed.

use crate::failure::{Failure, Result};
use crate::process::{self, which};
use crate::steps::note;
use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Names of the Chromium that has no windows: the same pages in the same engine, for half the work.
const SHELLS: [&str; 2] = ["chromium-headless-shell", "chrome-headless-shell"];

/// Names under which Chromium and its relatives are found on a PATH.
const NAMES: [&str; 9] = [
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "google-chrome-beta",
    "chrome",
    "microsoft-edge",
    "microsoft-edge-stable",
    "msedge",
];

/// Finds Chromium: where CHROME says, on the PATH, in the usual places; one without windows before the others. An error if
/// CHROME names nothing.
pub fn find() -> Result<Option<PathBuf>> {
    if let Some(named) = env::var_os("CHROME").filter(|value| !value.is_empty()) {
        let program = PathBuf::from(&named);
        let program = if process::is_program(&program) { Some(program) } else { which(&named.to_string_lossy()) };
        return program.map(Some).ok_or_else(|| {
            Failure::new(
                format!("CHROME names {}, which is no program", named.display()),
                "let CHROME name a Chromium, or unset it",
            )
        });
    }
    let shells = SHELLS.into_iter().filter(|_| !wants_windows());
    let on_path = shells.chain(NAMES).find_map(which);
    Ok(on_path.or_else(|| usual_places().into_iter().find(|file| process::is_program(file))))
}

/// Finds Chromium, or installs it as root on Debian and its relatives.
pub fn ensure() -> Result<(PathBuf, String)> {
    let shown = |program: PathBuf, how| {
        let words = format!("{how}: {}", program.display());
        (program, words)
    };
    if let Some(program) = find()? {
        return Ok(shown(program, "there already"));
    }
    let remedy = "install Chromium, Google Chrome or Microsoft Edge, or let CHROME name one. \
                  On Debian and Ubuntu: sudo apt-get install chromium";
    if !may_install() {
        return Err(Failure::new("there is no Chromium on this machine, and this user may not install one", remedy));
    }
    note("installing Chromium with apt-get");
    apt_get(&["update"], remedy)?;
    // Older systems have no package of the one without windows.
    if wants_windows() || apt_get(&["install", "-y", SHELLS[0]], remedy).is_err() {
        apt_get(&["install", "-y", "chromium"], remedy)?;
    }
    let program = find()?.ok_or_else(|| Failure::new("apt-get installed chromium, but it is not there", remedy))?;
    Ok(shown(program, "installed"))
}

/// Whether the person wants to see the tests run.
fn wants_windows() -> bool {
    env::var_os("HEADED").is_some_and(|value| value == "1")
}

fn may_install() -> bool {
    let is_root = || process::capture(Command::new("id").arg("-u")).is_some_and(|id| id.trim() == "0");
    cfg!(target_os = "linux") && Path::new("/etc/debian_version").exists() && which("apt-get").is_some() && is_root()
}

fn apt_get(words: &[&str], remedy: &str) -> Result<()> {
    process::run(Command::new("apt-get").args(words).env("DEBIAN_FRONTEND", "noninteractive"), remedy)
}

fn usual_places() -> Vec<PathBuf> {
    if cfg!(target_os = "macos") {
        let apps = ["Chromium", "Google Chrome", "Microsoft Edge"];
        let homes = [Some(PathBuf::from("/")), env::var_os("HOME").map(PathBuf::from)];
        let place = |home: &Path, app| home.join(format!("Applications/{app}.app/Contents/MacOS/{app}"));
        return homes.iter().flatten().flat_map(|home| apps.map(|app| place(home, app))).collect();
    }
    if cfg!(windows) {
        let files = [
            "Google/Chrome/Application/chrome.exe",
            "Chromium/Application/chrome.exe",
            "Microsoft/Edge/Application/msedge.exe",
        ];
        let roots = ["ProgramFiles", "ProgramFiles(x86)", "LOCALAPPDATA"].into_iter().filter_map(env::var_os);
        return roots.flat_map(|root| files.map(|file| Path::new(&root).join(file))).collect();
    }
    ["/snap/bin/chromium", "/opt/google/chrome/chrome"].into_iter().map(PathBuf::from).collect()
}
