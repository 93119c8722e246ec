//! `cargo xtask test --reader`: an evening by keys alone under Orca, in Firefox and in Chromium (tests/reader).

use crate::project::Project;
use crate::quality::Quality;
use crate::steps::Steps;
use crate::{apt, chromium, dist};
use anyhow::{Context, Result, bail};
use xshell::{Shell, cmd};

/// What the session of a screen reader is made of: each program, and its package on Debian and its relatives.
const PROGRAMS: [(&str, &str); 8] = [
    ("orca", "orca"),
    ("speech-dispatcher", "speech-dispatcher"),
    ("Xvfb", "xvfb"),
    ("xdotool", "xdotool"),
    ("dbus-daemon", "dbus-x11"),
    ("gsettings", "at-spi2-core"),
    ("openbox", "openbox"),
    ("firefox-esr", "firefox-esr"),
];

/// The browsers of the evening.
const BROWSERS: [&str; 2] = ["firefox", "chromium"];

/// Plays the evening in each browser. Returns whether all of it was heard.
pub fn run(project: &Project) -> Result<bool> {
    let shell = project.shell()?;
    let node = which::which("node").context("install Node.js, from https://nodejs.org")?;
    let mut steps = Steps::new(2 + BROWSERS.len() + dist::STEPS);
    steps.step("Orca and its session", || Ok(((), ensure_programs(&shell)?)))?;
    let chrome = steps.step("Chromium", || chromium::ensure(&shell))?;
    dist::build(project, Quality::Release, &mut steps)?;
    let (script, page) = (project.root.join("tests/reader/evening.mjs"), project.dist());
    let mut is_heard = true;
    for browser in BROWSERS {
        let evening = cmd!(shell, "{node} {script} {browser} {page}").env("CHROME", &chrome).ignore_status();
        let has_passed = steps.step(&format!("an evening in {browser}"), || {
            let has_passed = std::process::Command::from(evening).status()?.success();
            Ok((has_passed, if has_passed { "all heard" } else { "not all heard" }.to_owned()))
        })?;
        is_heard &= has_passed;
    }
    Ok(is_heard)
}

/// Finds the programs, or installs them as root on Debian and its relatives.
fn ensure_programs(shell: &Shell) -> Result<String> {
    let missing = || PROGRAMS.iter().filter(|(program, _)| which::which(program).is_err()).collect::<Vec<_>>();
    let lacking = missing();
    if lacking.is_empty() {
        return Ok("there already".to_owned());
    }
    let mut packages: Vec<&str> = PROGRAMS.iter().map(|(_, package)| *package).collect();
    packages.push("python3-speechd");
    let by_hand = format!("sudo apt-get install {}", packages.join(" "));
    let title: Vec<&str> = lacking.iter().map(|(program, _)| *program).collect();
    apt::install(shell, &title.join(", "), &[&packages], &by_hand)?;
    if let Some((program, _)) = missing().first() {
        bail!("{program} is still missing: {by_hand}");
    }
    Ok("installed".to_owned())
}
