//! The part `engines` of `cargo xtask test`: the smoke tests in Chromium, Firefox and WebKitGTK.

use crate::apt;
use crate::browser_tests::{PLAYWRIGHT, on_page, signalling_server};
use crate::project::Project;
use crate::quality::Quality;
use crate::test_summary::TestSummary;
use anyhow::Result;
use std::path::{Path, PathBuf};
use xshell::Shell;

/// Where Debian and its relatives, Fedora and Arch keep the browser of the tests, which is in no search path.
const MINI_BROWSERS: [&str; 5] = [
    "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser",
    "/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser",
    "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.0/MiniBrowser",
    "/usr/libexec/webkit2gtk-4.1/MiniBrowser",
    "/usr/lib/webkit2gtk-4.1/MiniBrowser",
];

/// The settings of the tests for Playwright.
const SETTINGS: &str = "engines/playwright.config.mjs";

/// An engine beside Chromium.
struct Engine {
    name: &'static str,
    /// The packages of Debian that it needs.
    packages: &'static [&'static str],
    /// The programs for the tests, each with the variable that names it; `None` if one is missing.
    find: fn() -> Option<Vec<(&'static str, PathBuf)>>,
}

const ENGINES: [Engine; 2] = [
    Engine { name: "Firefox", packages: &["firefox-esr"], find: find_firefox },
    Engine { name: "WebKitGTK", packages: &["webkit2gtk-driver", "xvfb", "xdotool"], find: find_webkit },
];

fn find_firefox() -> Option<Vec<(&'static str, PathBuf)>> {
    let program = ["firefox-esr", "firefox"].into_iter().find_map(|name| which::which(name).ok())?;
    Some(vec![("FIREFOX", program)])
}

fn find_webkit() -> Option<Vec<(&'static str, PathBuf)>> {
    which::which("Xvfb").ok()?;
    which::which("xdotool").ok()?;
    let driver = which::which("WebKitWebDriver").ok()?;
    let browser = MINI_BROWSERS.into_iter().map(Path::new).find(|path| path.exists())?;
    Some(vec![("WEBKIT_DRIVER", driver), ("WEBKIT", browser.to_owned())])
}

/// Finds the engine, or installs it as root on Debian and its relatives. `None` leaves it out.
fn ensure(shell: &Shell, engine: &Engine) -> Option<Vec<(&'static str, PathBuf)>> {
    if let Some(programs) = (engine.find)() {
        return Some(programs);
    }
    apt::install(shell, engine.name, &[engine.packages], "").ok()?;
    (engine.find)()
}

/// Runs the smoke tests in every engine that is there. Words and options as for the browser tests. Notes go to the summary of all parts.
pub fn run(project: &Project, words: &[String]) -> Result<(TestSummary, Vec<String>)> {
    let shell = project.shell()?;
    let mut notes = Vec::new();
    let mut programs = Vec::new();
    for engine in &ENGINES {
        match ensure(&shell, engine) {
            Some(found) => programs.extend(found),
            None => notes.push(format!(
                "{} is left out: it is not installed. On Debian and Ubuntu: sudo apt-get install {}",
                engine.name,
                engine.packages.join(" ")
            )),
        }
    }
    programs.extend(signalling_server(project).map(|server| ("MATCHBOX_SERVER", server)));
    let (options, words): (Vec<&String>, Vec<&String>) = words.iter().partition(|word| word.starts_with('-'));
    let mut arguments = vec!["test".to_owned(), "--config".to_owned(), SETTINGS.to_owned()];
    if !words.is_empty() {
        arguments.extend(["--grep".to_owned(), words.into_iter().map(String::as_str).collect::<Vec<_>>().join("|")]);
    }
    arguments.extend(options.into_iter().cloned());
    let counts = &mut notes;
    let summary = on_page(project, Quality::Release, "smoke tests", PLAYWRIGHT, &arguments, |mut runner| {
        runner.envs(programs);
        let summary = TestSummary::of_lines(runner, |line| {
            counts.extend(line.strip_prefix("engine ").map(ToOwned::to_owned));
            TestSummary::from_browser(line)
        })?;
        Ok((summary, format!("passed: {}, failed: {}", summary.passed, summary.failed)))
    })?;
    Ok((summary, notes))
}
